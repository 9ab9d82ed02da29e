### Hellas: the table on the page.

page-hellas-moment =
    turn { $turn } · { $action ->
        [reinforcement] reinforcement
        [voyage] voyage
        [attack] attack
        [coast] the first coast
        [over] over
       *[none] which action?
    }
page-hellas-side =
    { $seat ->
        [1] Light
       *[2] Dark
    }
page-hellas-map = Map
page-hellas-zoom = Zoom
page-hellas-nearer = Zoom in
page-hellas-whole = The whole map

## Cities

page-hellas-city-name =
    { $number ->
        [1] Argos
        [2] Sparta
        [3] Delos
        [4] Naxos
        [5] Chios
        [6] Samos
        [7] Paros
        [8] Lemnos
        [9] Pylos
        [10] Ithaca
        [11] Skyros
        [12] Aulis
        [13] Tiryns
        [14] Mycenae
        [15] Corinth
        [16] Thebes
        [17] Athens
        [18] Rhodes
        [19] Lesbos
        [20] Miletus
        [21] Ephesus
        [22] Delphi
       *[23] Knossos
    }
page-hellas-verdict =
    { $falls ->
        [yes] { $who ->
            [you] { $city } is yours.
           *[other] { $city } falls to { $name }.
        }
       *[no] The attack on { $city } fails.
    }
page-hellas-city-number = { $number } { $name }
page-hellas-city =
    { $number } { $name }, { $owner ->
        [you] yours
       *[other] { $who }
    }, { $greeks ->
        [one] 1 Greek
       *[other] { $greeks } Greeks
    }, { $ships ->
        [0] no ship
        [one] 1 ship
       *[other] { $ships } ships
    }, { $temple ->
        [yes] temple
       *[no] no temple
    }; land: { $land }; water: { $water }
page-hellas-dolphin = dolphin
page-hellas-dolphin-tile = Dolphin, open sea; water: { $water }
page-hellas-nothing = none
page-hellas-goal = Hold ten cities
page-hellas-held = { $count } of 10
page-hellas-greeks-left =
    { $count ->
        [one] Greek left
       *[other] Greeks left
    }
page-hellas-ships-left =
    { $count ->
        [one] ship left
       *[other] ships left
    }
page-hellas-temples =
    { $count ->
        [one] temple
       *[other] temples
    }

## Piles and hands

page-hellas-piles = Piles
page-hellas-tiles =
    { $count ->
        [one] tile left
       *[other] tiles left
    }
page-hellas-tiles-left =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
page-hellas-which = show
page-hellas-times = { $count }×
page-hellas-tail = Under the pile, next first: { $tiles }
page-hellas-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
       *[zeus] Zeus
    }
page-hellas-god-count = { $god }: { $count }
page-hellas-god-piles = god piles, face down
page-hellas-discards =
    { $count ->
        [0] no discards
        [one] 1 discard
       *[other] { $count } discards
    }
page-hellas-discards-title = Discarded god cards
page-hellas-hidden =
    { $count ->
        [0] No god cards.
        [one] 1 hidden card. Its back shows the god.
       *[other] { $count } hidden cards. Backs show the god.
    }
page-hellas-unseen =
    { $count ->
        [one] 1 more drawn, not yet looked at.
       *[other] { $count } more drawn, not yet looked at.
    }
page-hellas-known = Known: { $cards }
page-hellas-hand = Your god cards
page-hellas-hand-count = { $count } of 7 cards
page-hellas-hand-card =
    { $name }, { $god }: { $text } { $status ->
        [open] Can be played now.
       *[closed] Cannot be played: { $why }.
    }
page-hellas-betrayed = known to your opponent
page-hellas-answers = can be a response
page-hellas-when =
    { $window ->
        [turn] before the action
        [steps] in a reinforcement
        [lay] on a voyage
        [after] after the action
        [target] before an attack
        [fight] { $who ->
            [attacker] when you attack
            [defender] when attacked
           *[other] in a fight
        }
        [reply] as a response
       *[free] in your turn
    }

## Decisions

page-hellas-actions = Actions
page-hellas-action =
    { $verb ->
        [reinforce] Reinforcement
        [voyage] Voyage
       *[attack] Attack
    }
page-hellas-action-note =
    { $verb ->
        [reinforce] new Greeks, ships, god cards
        [voyage] turn up a tile, found a city
       *[attack] take one of your opponent’s cities
    }
page-hellas-steps = Steps
page-hellas-step-count = Steps: { $made } taken, { $left } left
page-hellas-place =
    { $piece ->
        [greek] Greek
       *[ship] Ship
    }
page-hellas-in-supply = { $count } in the supply
page-hellas-supply =
    { $piece ->
        [greek] Greek from your supply, { $count } left
       *[ship] Ship from your supply, { $count } left
    }; { $cities ->
        [0] no city has room
        [one] 1 city has room
       *[other] { $cities } cities have room
    }
page-hellas-draw-note = draw a card
page-hellas-force = Choose your attackers
page-hellas-send = from { $city }
page-hellas-there =
    { $count ->
        [one] 1 Greek there
       *[other] { $count } Greeks there
    }
page-hellas-ships =
    { $count ->
        [0] No ship
        [one] 1 ship
       *[other] { $count } ships
    }
page-hellas-plain =
    { $verb ->
        [pass] Pass
        [commit] Fight
        [withdraw] Do not attack
        [fail] Put the tile under the pile
       *[stop] Done
    }
page-hellas-stop-loss =
    { $count ->
        [one] 1 step will go unused.
       *[other] { $count } steps will go unused.
    }
page-hellas-action-loss =
    { $verb ->
        [fail] The voyage fails and the action is over.
       *[withdraw] No attack follows: the action is over.
    }
page-hellas-done =
    { $changed ->
        [yes] Done: move and end the turn
       *[no] End the turn
    }
page-hellas-draft = Move your pieces freely on the map; nothing is final until you end the turn.
page-hellas-draft-reset = Reset
page-hellas-take =
    { $piece ->
        [greek] Take a Greek from { $city }, { $count } there
       *[ship] Take a ship from { $city }, { $count } there
    }
page-hellas-pass-on =
    { $on ->
        [yes] Passing until your turn
       *[no] Pass until my next turn
    }

## Tiles and spots

page-hellas-tile-hand = Turned up
page-hellas-tile = { $name }, turned up
page-hellas-lay = Lay here
page-hellas-elsewhere = Another space
page-hellas-turn =
    { $way ->
        [left] Turn left
       *[right] Turn right
    }
page-hellas-turning =
    { $by ->
        [touch] { $count } ways fit: turn it with the round buttons.
       *[keys] { $count } ways fit: turn it with Q and E, the wheel or the round buttons.
    }
page-hellas-legal = legal
page-hellas-refused = not allowed
page-hellas-ratio = { $mine } : { $theirs }
page-hellas-spot =
    Space next to { $near }, { $status ->
        [legal] legal
        [refused] not allowed: { $why }
       *[other] not allowed; press Enter to see why
    }
page-hellas-legend-legal = legal
page-hellas-legend-other = click to see why not
page-hellas-legend-ratio = 2 : 0 = ships, { $own } : { $rival }

## Fights, answers, threats

page-hellas-fight = Attack on { $city }
page-hellas-attackers = { $name }
page-hellas-needed = needed
page-hellas-stands =
    { $status ->
        [falls] As it stands the city falls.
       *[holds] As it stands the city holds.
    }
page-hellas-way =
    { $way ->
        [water] over water: one more needed
       *[land] over land
    }
page-hellas-attack-plus = attackers +{ $count }
page-hellas-defence-plus = defenders +{ $count }
page-hellas-equal = equal strength is enough
page-hellas-crews = the ships defend
page-hellas-reply = Reply window
page-hellas-answer =
    { $who ->
        [you] your response
       *[other] { $name }
    }
page-hellas-or-pass = or pass
page-hellas-now =
    { $status ->
        [void] As things are, { $card } is cancelled.
       *[stands] As things are, { $card } takes effect.
    }
page-hellas-reach = { $name } can reach:
page-hellas-your-reach =
    { $who ->
        [you] You can reach:
       *[other] { $name } can reach:
    }
page-hellas-show =
    { $shown ->
        [yes] hide on the map
       *[no] show on the map
    }
