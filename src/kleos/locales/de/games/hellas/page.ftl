### Hellas: the table on the page.

page-hellas-moment =
    Zug { $turn } · { $action ->
        [reinforcement] Verstärkung
        [voyage] Seefahrt
        [attack] Angriff
        [coast] erster Küstenstreifen
        [over] zu Ende
       *[none] welche Handlung?
    }
page-hellas-side =
    { $seat ->
        [1] Hell
       *[2] Dunkel
    }
page-hellas-map = Plan
page-hellas-zoom = Zoom
page-hellas-nearer = Vergrößern
page-hellas-whole = Der ganze Plan

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
        [14] Mykene
        [15] Korinth
        [16] Theben
        [17] Athen
        [18] Rhodos
        [19] Lesbos
        [20] Milet
        [21] Ephesos
        [22] Delphi
       *[23] Knossos
    }
page-hellas-verdict =
    { $falls ->
        [yes] { $who ->
            [you] { $city } gehört dir.
           *[other] { $city } fällt an { $name }.
        }
       *[no] Der Angriff auf { $city } misslingt.
    }
page-hellas-city-number = { $number } { $name }
page-hellas-city =
    { $number } { $name }, { $owner ->
        [you] deine Stadt
       *[other] { $who }
    }, { $greeks ->
        [one] 1 Grieche
       *[other] { $greeks } Griechen
    }, { $ships ->
        [0] kein Schiff
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }, { $temple ->
        [yes] Tempel
       *[no] kein Tempel
    }; Land: { $land }; Wasser: { $water }
page-hellas-dolphin = Delfin
page-hellas-dolphin-tile = Delfin, offene See; Wasser: { $water }
page-hellas-nothing = keine
page-hellas-goal = Zehn Städte halten
page-hellas-held = { $count } von 10
page-hellas-greeks-left =
    { $count ->
        [one] Grieche übrig
       *[other] Griechen übrig
    }
page-hellas-ships-left =
    { $count ->
        [one] Schiff übrig
       *[other] Schiffe übrig
    }
page-hellas-temples =
    { $count ->
        [one] Tempel
       *[other] Tempel
    }

## Piles and hands

page-hellas-piles = Stapel
page-hellas-tiles =
    { $count ->
        [one] Feld übrig
       *[other] Felder übrig
    }
page-hellas-tiles-left =
    { $count ->
        [one] 1 Feld übrig
       *[other] { $count } Felder übrig
    }
page-hellas-which = zeigen
page-hellas-times = { $count }×
page-hellas-tail = Unter dem Stapel, das nächste zuerst: { $tiles }
page-hellas-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
       *[zeus] Zeus
    }
page-hellas-god-count = { $god }: { $count }
page-hellas-god-piles = Götterstapel, verdeckt
page-hellas-discards =
    { $count ->
        [0] nichts abgelegt
        [one] 1 abgelegt
       *[other] { $count } abgelegt
    }
page-hellas-discards-title = Abgelegte Götterkarten
page-hellas-hidden =
    { $count ->
        [0] Keine Götterkarten.
        [one] 1 verdeckte Karte. Die Rückseite zeigt den Gott.
       *[other] { $count } verdeckte Karten. Rückseiten zeigen den Gott.
    }
page-hellas-unseen =
    { $count ->
        [one] 1 weitere gezogen, noch nicht angesehen.
       *[other] { $count } weitere gezogen, noch nicht angesehen.
    }
page-hellas-known = Bekannt: { $cards }
page-hellas-hand = Deine Götterkarten
page-hellas-hand-count = { $count } von 7 Karten
page-hellas-hand-card =
    { $name }, { $god }: { $text } { $status ->
        [open] Jetzt spielbar.
       *[closed] Nicht spielbar: { $why }.
    }
page-hellas-betrayed = deinem Gegner bekannt
page-hellas-answers = als Reaktion spielbar
page-hellas-when =
    { $window ->
        [turn] vor der Handlung
        [steps] bei einer Verstärkung
        [lay] auf einer Seefahrt
        [after] nach der Handlung
        [target] vor einem Angriff
        [fight] { $who ->
            [attacker] wenn du angreifst
            [defender] wenn du angegriffen wirst
           *[other] in einem Kampf
        }
        [reply] als Reaktion
       *[free] in deinem Zug
    }

## Decisions

page-hellas-actions = Handlungen
page-hellas-action =
    { $verb ->
        [reinforce] Verstärkung
        [voyage] Seefahrt
       *[attack] Angriff
    }
page-hellas-action-note =
    { $verb ->
        [reinforce] neue Griechen, Schiffe, Götterkarten
        [voyage] Feld aufdecken, Stadt gründen
       *[attack] eine Stadt des Gegners erobern
    }
page-hellas-steps = Schritte
page-hellas-step-count = Schritte: { $made } gemacht, { $left } übrig
page-hellas-place =
    { $piece ->
        [greek] Grieche
       *[ship] Schiff
    }
page-hellas-in-supply = { $count } im Vorrat
page-hellas-supply =
    { $piece ->
        [greek] Grieche aus deinem Vorrat, { $count } übrig
       *[ship] Schiff aus deinem Vorrat, { $count } übrig
    }; { $cities ->
        [0] keine Stadt hat Platz
        [one] 1 Stadt hat Platz
       *[other] { $cities } Städte haben Platz
    }
page-hellas-draw-note = Karte ziehen
page-hellas-force = Wähle deine Angreifer
page-hellas-send = aus { $city }
page-hellas-there =
    { $count ->
        [one] 1 Grieche dort
       *[other] { $count } Griechen dort
    }
page-hellas-ships =
    { $count ->
        [0] Kein Schiff
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
page-hellas-plain =
    { $verb ->
        [pass] Passen
        [commit] Kämpfen
        [withdraw] Nicht angreifen
        [fail] Feld unter den Stapel legen
       *[stop] Fertig
    }
page-hellas-stop-loss =
    { $count ->
        [one] 1 Schritt bleibt ungenutzt.
       *[other] { $count } Schritte bleiben ungenutzt.
    }
page-hellas-action-loss =
    { $verb ->
        [fail] Die Seefahrt misslingt, und die Handlung ist beendet.
       *[withdraw] Es folgt kein Angriff, die Handlung ist beendet.
    }
page-hellas-done =
    { $changed ->
        [yes] Fertig: versetzen, Zug beenden
       *[no] Zug beenden
    }
page-hellas-draft = Versetze deine Figuren frei auf dem Plan; endgültig wird es erst, wenn du den Zug beendest.
page-hellas-draft-reset = Zurücksetzen
page-hellas-take =
    { $piece ->
        [greek] Einen Griechen aus { $city } nehmen, { $count } dort
       *[ship] Ein Schiff aus { $city } nehmen, { $count } dort
    }
page-hellas-pass-on =
    { $on ->
        [yes] Du passt bis zu deinem Zug
       *[no] Passen bis zu meinem Zug
    }

## Tiles and spots

page-hellas-tile-hand = Aufgedeckt
page-hellas-tile = { $name }, aufgedeckt
page-hellas-lay = Hier legen
page-hellas-elsewhere = Anderer Ort
page-hellas-turn =
    { $way ->
        [left] Nach links drehen
       *[right] Nach rechts drehen
    }
page-hellas-turning =
    { $by ->
        [touch] { $count } Ausrichtungen passen: Dreh mit den runden Knöpfen.
       *[keys] { $count } Ausrichtungen passen: Dreh mit Q und E, dem Mausrad oder den runden Knöpfen.
    }
page-hellas-legal = erlaubt
page-hellas-refused = nicht erlaubt
page-hellas-ratio = { $mine }:{ $theirs }
page-hellas-spot =
    Ort neben { $near }, { $status ->
        [legal] erlaubt
        [refused] nicht erlaubt: { $why }
       *[other] nicht erlaubt; Enter zeigt, warum
    }
page-hellas-legend-legal = erlaubt
page-hellas-legend-other = Klick zeigt, warum nicht
page-hellas-legend-ratio = 2:0 = Schiffe, { $own }:{ $rival }

## Fights, answers, threats

page-hellas-fight = Angriff auf { $city }
page-hellas-attackers = { $name }
page-hellas-needed = nötig
page-hellas-stands =
    { $status ->
        [falls] Nach jetzigem Stand fällt die Stadt.
       *[holds] Nach jetzigem Stand wird die Stadt gehalten.
    }
page-hellas-way =
    { $way ->
        [water] über Wasser: einer mehr nötig
       *[land] über Land
    }
page-hellas-attack-plus = Angreifer +{ $count }
page-hellas-defence-plus = Verteidiger +{ $count }
page-hellas-equal = gleiche Stärke genügt
page-hellas-crews = die Schiffe kämpfen mit
page-hellas-reply = Zeit zu reagieren
page-hellas-answer =
    { $who ->
        [you] deine Reaktion
       *[other] { $name }
    }
page-hellas-or-pass = oder passen
page-hellas-now =
    { $status ->
        [void] Nach jetzigem Stand ist „{ $card }“ aufgehoben.
       *[stands] Nach jetzigem Stand gilt „{ $card }“.
    }
page-hellas-reach = In Reichweite von { $name }:
page-hellas-your-reach =
    { $who ->
        [you] In deiner Reichweite:
       *[other] In Reichweite von { $name }:
    }
page-hellas-show =
    { $shown ->
        [yes] auf dem Plan verbergen
       *[no] auf dem Plan zeigen
    }
