### Hellas: the table on the page.

page-hellas-moment =
    beurt { $turn } · { $action ->
        [reinforcement] versterking
        [voyage] zeevaart
        [attack] aanval
        [coast] eerste kuststrook
        [over] voorbij
       *[none] welke handeling?
    }
page-hellas-side =
    { $seat ->
        [1] Licht
       *[2] Donker
    }
page-hellas-map = Kaart
page-hellas-zoom = Zoom
page-hellas-nearer = Inzoomen
page-hellas-whole = De hele kaart

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
        [10] Ithaka
        [11] Skyros
        [12] Aulis
        [13] Tiryns
        [14] Mycene
        [15] Korinthe
        [16] Thebe
        [17] Athene
        [18] Rhodos
        [19] Lesbos
        [20] Milete
        [21] Efeze
        [22] Delphi
       *[23] Knossos
    }
page-hellas-verdict =
    { $falls ->
        [yes] { $who ->
            [you] { $city } is van jou.
           *[other] { $city } valt in handen van { $name }.
        }
       *[no] De aanval op { $city } mislukt.
    }
page-hellas-city-number = { $number } { $name }
page-hellas-city =
    { $number } { $name }, { $owner ->
        [you] van jou
       *[other] { $who }
    }, { $greeks ->
        [one] 1 Griek
       *[other] { $greeks } Grieken
    }, { $ships ->
        [0] geen schip
        [one] 1 schip
       *[other] { $ships } schepen
    }, { $temple ->
        [yes] tempel
       *[no] geen tempel
    }; land: { $land }; water: { $water }
page-hellas-dolphin = dolfijn
page-hellas-dolphin-tile = Dolfijn, open zee; water: { $water }
page-hellas-nothing = geen
page-hellas-goal = Tien steden bezitten
page-hellas-held = { $count } van 10
page-hellas-greeks-left =
    { $count ->
        [one] Griek over
       *[other] Grieken over
    }
page-hellas-ships-left =
    { $count ->
        [one] schip over
       *[other] schepen over
    }
page-hellas-temples =
    { $count ->
        [one] tempel
       *[other] tempels
    }

## Piles and hands

page-hellas-piles = Stapels
page-hellas-tiles =
    { $count ->
        [one] veld over
       *[other] velden over
    }
page-hellas-tiles-left =
    { $count ->
        [one] 1 veld over
       *[other] { $count } velden over
    }
page-hellas-which = tonen
page-hellas-times = { $count }×
page-hellas-tail = Onder de stapel, het volgende eerst: { $tiles }
page-hellas-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
       *[zeus] Zeus
    }
page-hellas-god-count = { $god }: { $count }
page-hellas-god-piles = godenstapels, gedekt
page-hellas-discards =
    { $count ->
        [0] niets afgelegd
        [one] 1 afgelegd
       *[other] { $count } afgelegd
    }
page-hellas-discards-title = Afgelegde godenkaarten
page-hellas-hidden =
    { $count ->
        [0] Geen godenkaarten.
        [one] 1 gedekte kaart. De achterkant toont de god.
       *[other] { $count } gedekte kaarten. De achterkanten tonen de god.
    }
page-hellas-unseen =
    { $count ->
        [one] Daarnaast 1 getrokken, nog niet bekeken.
       *[other] Daarnaast { $count } getrokken, nog niet bekeken.
    }
page-hellas-known = Bekend: { $cards }
page-hellas-hand = Je godenkaarten
page-hellas-hand-count = { $count } van 7 kaarten
page-hellas-hand-card =
    { $name }, { $god }: { $text } { $status ->
        [open] Nu te spelen.
       *[closed] Niet te spelen: { $why }.
    }
page-hellas-betrayed = bekend bij je tegenstander
page-hellas-answers = bruikbaar als reactie
page-hellas-when =
    { $window ->
        [turn] vóór de handeling
        [steps] bij een versterking
        [lay] bij een zeevaart
        [after] na de handeling
        [target] vóór een aanval
        [fight] { $who ->
            [attacker] als je aanvalt
            [defender] als je wordt aangevallen
           *[other] in een gevecht
        }
        [reply] als reactie
       *[free] in je beurt
    }

## Decisions

page-hellas-actions = Handelingen
page-hellas-action =
    { $verb ->
        [reinforce] Versterking
        [voyage] Zeevaart
       *[attack] Aanval
    }
page-hellas-action-note =
    { $verb ->
        [reinforce] nieuwe Grieken, schepen, godenkaarten
        [voyage] veld omdraaien, stad stichten
       *[attack] stad van je tegenstander veroveren
    }
page-hellas-steps = Acties
page-hellas-step-count = Acties: { $made } gedaan, { $left } over
page-hellas-place =
    { $piece ->
        [greek] Griek
       *[ship] Schip
    }
page-hellas-in-supply = { $count } in de voorraad
page-hellas-supply =
    { $piece ->
        [greek] Griek uit je voorraad, { $count } over
       *[ship] Schip uit je voorraad, { $count } over
    }; { $cities ->
        [0] geen stad heeft ruimte
        [one] 1 stad heeft ruimte
       *[other] { $cities } steden hebben ruimte
    }
page-hellas-draw-note = kaart trekken
page-hellas-force = Kies je aanvallers
page-hellas-send = uit { $city }
page-hellas-there =
    { $count ->
        [one] 1 Griek daar
       *[other] { $count } Grieken daar
    }
page-hellas-ships =
    { $count ->
        [0] Geen schip
        [one] 1 schip
       *[other] { $count } schepen
    }
page-hellas-plain =
    { $verb ->
        [pass] Passen
        [commit] Vechten
        [withdraw] Niet aanvallen
        [fail] Veld onder de stapel leggen
       *[stop] Klaar
    }
page-hellas-stop-loss =
    { $count ->
        [one] 1 actie blijft ongebruikt.
       *[other] { $count } acties blijven ongebruikt.
    }
page-hellas-action-loss =
    { $verb ->
        [fail] De zeevaart mislukt en de handeling is voorbij.
       *[withdraw] Er volgt geen aanval en de handeling is voorbij.
    }
page-hellas-done =
    { $changed ->
        [yes] Klaar: verplaatsen en beurt beëindigen
       *[no] Beurt beëindigen
    }
page-hellas-draft = Verplaats je stukken vrij op de kaart; er ligt niets vast tot je de beurt beëindigt.
page-hellas-draft-reset = Herstellen
page-hellas-take =
    { $piece ->
        [greek] Een Griek uit { $city } nemen, { $count } daar
       *[ship] Een schip uit { $city } nemen, { $count } daar
    }
page-hellas-pass-on =
    { $on ->
        [yes] Je past tot je beurt
       *[no] Passen tot mijn volgende beurt
    }

## Tiles and spots

page-hellas-tile-hand = Omgedraaid
page-hellas-tile = { $name }, omgedraaid
page-hellas-lay = Hier leggen
page-hellas-elsewhere = Andere plek
page-hellas-turn =
    { $way ->
        [left] Naar links draaien
       *[right] Naar rechts draaien
    }
page-hellas-turning =
    { $by ->
        [touch] { $count } standen passen: draai met de ronde knoppen.
       *[keys] { $count } standen passen: draai met Q en E, het muiswiel of de ronde knoppen.
    }
page-hellas-legal = toegestaan
page-hellas-refused = niet toegestaan
page-hellas-ratio = { $mine } : { $theirs }
page-hellas-spot =
    Plek naast { $near }, { $status ->
        [legal] toegestaan
        [refused] niet toegestaan: { $why }
       *[other] niet toegestaan; druk op Enter om te zien waarom
    }
page-hellas-legend-legal = toegestaan
page-hellas-legend-other = klik om te zien waarom niet
page-hellas-legend-ratio = 2 : 0 = schepen, { $own } : { $rival }

## Fights, answers, threats

page-hellas-fight = Aanval op { $city }
page-hellas-attackers = { $name }
page-hellas-needed = nodig
page-hellas-stands =
    { $status ->
        [falls] Zoals het nu staat, valt de stad.
       *[holds] Zoals het nu staat, houdt de stad stand.
    }
page-hellas-way =
    { $way ->
        [water] over water: één meer nodig
       *[land] over land
    }
page-hellas-attack-plus = aanvallers +{ $count }
page-hellas-defence-plus = verdedigers +{ $count }
page-hellas-equal = gelijke sterkte is voldoende
page-hellas-crews = de schepen vechten mee
page-hellas-reply = Reageren
page-hellas-answer =
    { $who ->
        [you] jouw reactie
       *[other] { $name }
    }
page-hellas-or-pass = of passen
page-hellas-now =
    { $status ->
        [void] Zoals het nu staat, wordt { $card } opgeheven.
       *[stands] Zoals het nu staat, geldt { $card }.
    }
page-hellas-reach = Binnen bereik van { $name }:
page-hellas-your-reach =
    { $who ->
        [you] Binnen jouw bereik:
       *[other] Binnen bereik van { $name }:
    }
page-hellas-show =
    { $shown ->
        [yes] op de kaart verbergen
       *[no] op de kaart tonen
    }
