### Hellas: the table in the terminal.

table-he-coast = de eerste kuststrook
table-he-turn =
    { $who ->
        [you] Beurt { $turn }: jij
       *[other] Beurt { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] versterking
        [voyage] zeevaart
        [attack] aanval
        [coast] eerste kuststrook
       *[over] partij afgelopen
    }
table-he-pile =
    { $count ->
        [one] 1 veld in de stapel
       *[other] { $count } velden in de stapel
    }
table-he-cities = { $count } van { $most } steden
table-he-temples =
    { $count ->
        [one] 1 tempel
       *[other] { $count } tempels
    }
table-he-supply = voorraad: { $greeks ->
        [one] 1 Griek
       *[other] { $greeks } Grieken
    }, { $ships ->
        [one] 1 schip
       *[other] { $ships } schepen
    }
table-he-hand =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart: { $gods }
       *[other] { $count } kaarten: { $gods }
    }
table-he-unseen = getrokken, nog niet bekeken: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = bekend in de hand: { $cards }
table-he-betrayed = je tegenstander kent: { $cards }
table-he-tile =
    { $style ->
        [name] { $temple ->
            [yes] { $name } met tempel
           *[no] { $name }
        }
       *[code] { $name } { $edges }
    }
table-he-place =
    { $style ->
        [name] { $name }
       *[code] stad { $number }
    }
table-he-dolphin = de dolfijn
table-he-city =
    { $style ->
        [name] { $city }
       *[code] { $city } ({ $mark }{ $pieces })
    }
table-he-and = { $first } en { $last }
table-he-spot = naast { $tiles }: { $edge } van { $tile }
table-he-edge =
    { $edge ->
        [E] ten oosten
        [NE] ten noordoosten
        [NW] ten noordwesten
        [W] ten westen
        [SW] ten zuidwesten
       *[SE] ten zuidoosten
    }
table-he-edge-short =
    { $edge ->
        [E] O
        [NE] NO
        [NW] NW
        [W] W
        [SW] ZW
       *[SE] ZO
    }
table-he-turned =
    { $count ->
        [one] omgedraaid: { $tiles }
       *[other] omgedraaid, van links naar rechts: { $tiles }
    }
table-he-threats = bedreigd: { $cities }
table-he-chances = binnen je bereik: { $cities }
table-he-threat =
    { $falls ->
        [yes] stad { $city } door { $force }, valt bij { $need }
       *[no] stad { $city } door { $force }, nodig: { $need }
    }
table-he-god-piles = godenkaarten om te trekken: { $gods }
table-he-discards = aflegstapel van { $god }: { $cards }
table-he-tail = onder de stapel velden, het volgende eerst: { $tiles }
table-he-aside = opzijgelegd tot de kust ligt: { $tiles }
table-he-chain = gespeelde kaarten, reacties als laatste: { $cards }
table-he-open =
    { $who ->
        [you] je open kaart: { $card }
       *[other] { $name }, open kaart: { $card }
    }
table-he-fight = Aanval op stad { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Griek telt als { $attack }, { $need } nodig
       *[other] { $force } Grieken tellen als { $attack }, { $need } nodig
    }
table-he-water = over water
table-he-equal = gelijke sterkte is voldoende
table-he-crews = de schepen vechten mee
table-he-stands =
    { $wins ->
        [yes] zoals het nu staat, valt de stad
       *[no] zoals het nu staat, houdt de stad stand
    }
table-he-empty = Je hebt geen godenkaarten.
table-he-own-hand =
    { $marked ->
        [yes] Je hand; ► kun je nu spelen
       *[no] Je hand
    }
