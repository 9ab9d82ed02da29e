### Hellas: the table in the terminal.

table-he-coast = the first coast
table-he-turn =
    { $who ->
        [you] Turn { $turn }: you
       *[other] Turn { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] reinforcement
        [voyage] voyage
        [attack] attack
        [coast] first coast
       *[over] game over
    }
table-he-pile =
    { $count ->
        [one] 1 tile in the pile
       *[other] { $count } tiles in the pile
    }
table-he-cities = { $count } of { $most } cities
table-he-temples =
    { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
table-he-supply = supply: { $greeks ->
        [one] 1 Greek
       *[other] { $greeks } Greeks
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
table-he-hand =
    { $count ->
        [0] no cards
        [one] 1 card: { $gods }
       *[other] { $count } cards: { $gods }
    }
table-he-unseen = drawn, not yet seen: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = known in hand: { $cards }
table-he-betrayed = your opponent has seen: { $cards }
table-he-tile =
    { $style ->
        [name] { $temple ->
            [yes] { $name } with a temple
           *[no] { $name }
        }
       *[code] { $name } { $edges }
    }
table-he-place =
    { $style ->
        [name] { $name }
       *[code] city { $number }
    }
table-he-dolphin = the dolphin
table-he-city =
    { $style ->
        [name] { $city }
       *[code] { $city } ({ $mark }{ $pieces })
    }
table-he-and = { $first } and { $last }
table-he-spot = next to { $tiles }: { $edge } of { $tile }
table-he-edge =
    { $edge ->
        [E] east
        [NE] north-east
        [NW] north-west
        [W] west
        [SW] south-west
       *[SE] south-east
    }
table-he-edge-short =
    { $edge ->
        [E] E
        [NE] NE
        [NW] NW
        [W] W
        [SW] SW
       *[SE] SE
    }
table-he-turned =
    { $count ->
        [one] turned up: { $tiles }
       *[other] turned up, from left to right: { $tiles }
    }
table-he-threats = threatened: { $cities }
table-he-chances = within your reach: { $cities }
table-he-threat =
    { $falls ->
        [yes] city { $city } by { $force }, falls to { $need }
       *[no] city { $city } by { $force }, needs { $need }
    }
table-he-god-piles = god cards to draw: { $gods }
table-he-discards = discards of { $god }: { $cards }
table-he-tail = under the tile pile, next first: { $tiles }
table-he-aside = set aside until the coast is laid: { $tiles }
table-he-chain = cards played, responses last: { $cards }
table-he-open =
    { $who ->
        [you] your open card: { $card }
       *[other] { $name }, open card: { $card }
    }
table-he-fight = Attack on city { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Greek counts as { $attack }, { $need } needed
       *[other] { $force } Greeks count as { $attack }, { $need } needed
    }
table-he-water = over water
table-he-equal = equal strength is enough
table-he-crews = the ships defend
table-he-stands =
    { $wins ->
        [yes] as things stand, the city falls
       *[no] as things stand, the city holds
    }
table-he-empty = You have no god cards.
table-he-own-hand =
    { $marked ->
        [yes] Your hand; ► can be played now
       *[no] Your hand
    }
