### Fight for Olympus: the table on the page.

## Units and slots

page-olympus-row = Einheiten, { $name }
page-olympus-slot =
    { $slot ->
        [O1] Olymp 1
        [O2] Olymp 2
        [O3] Olymp 3
        [D1] Delphi 1
        [D2] Delphi 2
       *[T] Troja
    }
page-olympus-free = { $slot } frei
page-olympus-empty = leer
page-olympus-empty-slot =
    { $whose ->
        [own] { $slot }, deine Seite, frei
       *[rival] { $slot }, Seite von { $name }, leer
    }
page-olympus-at =
    { $whose ->
        [own] { $name } auf { $slot }, deine Einheit
       *[rival] { $name } auf { $slot }, { $player }
    }
page-olympus-values =
    { $type ->
        [equipment] gibt { $attack } Angriff und { $defence } Verteidigung
       *[other] Angriff { $attack }, Verteidigung { $defence }
    }
page-olympus-health =
    { $damage ->
        [0] unverletzt
       *[other] { $damage } von { $defence }
    }
page-olympus-bears = trägt: { $name }
page-olympus-condition =
    { $state ->
        [silenced] ohne Fähigkeit
        [again] greift nochmals an
       *[attacked] hat angegriffen
    }

## Areas and the forecast

page-olympus-bonus =
    { $area ->
        [olympus] kein Verteidiger: 1 Punkt
        [delphi] Farbmarker
       *[troy] 1 ziehen
    }
page-olympus-forecast =
    { $whose ->
        [own] Deine Angriffe, { $area }, der Reihe nach
       *[rival] Angriffe von { $name }, { $area }, der Reihe nach
    }
page-olympus-strike-empty =
    { $whose ->
        [own] Einheit aufstellen
       *[rival] niemand
    }
page-olympus-strike-done = fertig
page-olympus-strike-zero = Angriff 0
page-olympus-strike-falls = { $damage } → besiegt { $name }
page-olympus-strike-hurts = { $damage } → { $name }
page-olympus-strike-bonus =
    { $bonus ->
        [point] +1 Punkt
        [marker] Farbmarker nehmen
        [card] Karte ziehen
       *[none] kein Bonus
    }
page-olympus-short-falls = fällt
page-olympus-short-bonus =
    { $bonus ->
        [point] +1 P.
        [marker] Marker
        [card] Karte
       *[none] –
    }
page-olympus-note-splash = benachbart auch { $damage }
page-olympus-note-aims = kann andere treffen
page-olympus-note-stand = andere kann abfangen
page-olympus-note-saved =
    { $count ->
        [one] 1 Karte rettet
       *[other] { $count } Karten retten
    }

## Colour markers

page-olympus-marker =
    { $place ->
        [board] Farbmarker { $colour }, auf dem Plan
        [own] Farbmarker { $colour }, deiner
       *[rival] Farbmarker { $colour }, beim Gegner
    }
page-olympus-markers =
    { $whose ->
        [own] Deine Farbmarker: { $count }
       *[rival] Farbmarker von { $name }: { $count }
    }
page-olympus-markers-free = Farbmarker auf dem Plan: { $count }

## Turn and score

page-olympus-phases =
    { $whose ->
        [own] Phasen deines Zuges
       *[rival] { $name }: Phasen des Zuges
    }
page-olympus-phase =
    { $phase ->
        [play] Ausspielen
        [attack] Angreifen
       *[draw] Ziehen
    }
page-olympus-skipped = entfällt
page-olympus-skip-open = der Startspieler lässt eine Phase aus
page-olympus-turn-of =
    { $whose ->
        [own] Dein Zug
       *[rival] Zug von { $name }
    }
page-olympus-rival-does =
    { $does ->
        [decides] { $name } entscheidet
       *[waits] { $name } wartet
    }
page-olympus-score =
    { $who ->
        [nobody] Zählleiste: Der Zählstein steht auf 0
       *[other] Zählleiste: Der Zählstein steht auf { $points }, Seite: { $name }
    }
page-olympus-goal = 7 Punkte oder sechs Plätze
page-olympus-points = Punkte: { $count } von 7
page-olympus-places = Plätze: { $count } von 6

## Hand and payment

page-olympus-hand =
    { $count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, { $count } Karten
    }
page-olympus-no-hand = Deine Hand ist leer.
page-olympus-held = { $card }, auf deiner Hand
page-olympus-seen = dem Gegner bekannt
page-olympus-can =
    { $verb ->
        [play] spielbar
        [pay] kann bezahlen
       *[discard] kann abgeworfen werden
    }
page-olympus-pays =
    { $how ->
        [multi] jede Farbe
       *[plain] zahlt
    }
page-olympus-playing = wird gespielt
page-olympus-in-play = Wird gespielt: { $card }
page-olympus-cost = Kosten { $cost }
page-olympus-no-cost = keine Kosten
page-olympus-type =
    { $type ->
        [hero] Held
        [soldier] Soldat
       *[equipment] Ausrüstung
    }
page-olympus-payment = Bezahlung
page-olympus-socket =
    { $state ->
        [paid] { $colour }, bezahlt
        [next] { $colour }, jetzt zu bezahlen
       *[later] { $colour }, noch zu bezahlen
    }
page-olympus-take-back = Zurücknehmen
page-olympus-cancel = Abbrechen
page-olympus-step-card = Karte
page-olympus-step-pay = Bezahlen
page-olympus-step-place = Platz
page-olympus-tray =
    { $question ->
        [keep] Diese Karten siehst du an
        [under] Diese Karten kommen unter den Stapel
        [strip] Die Hand deines Gegners
        [recall] Aus dem Ablagestapel
        [play_free] Eben gezogen
       *[other] Wähle
    }

## Players and piles

page-olympus-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-olympus-own-note =
    { $count ->
        [one] 1 Karte · Zug { $turn }
       *[other] { $count } Karten · Zug { $turn }
    }
page-olympus-role =
    { $starter ->
        [yes] Startspieler
       *[no] spielt als Zweiter
    }
page-olympus-plays = spielt „{ $name }“
page-olympus-known = Karten von { $name }, die du kennst
page-olympus-was-hidden = { $name } hatte diese Karten, damals verdeckt
page-olympus-pile = Nachziehstapel
page-olympus-pile-label =
    { $count ->
        [one] Nachziehstapel, 1 Karte
       *[other] Nachziehstapel, { $count } Karten
    }
page-olympus-pile-end = Ist der Stapel leer, gewinnt die Seite, auf der der Zählstein steht.
page-olympus-looked = { $count } angesehen
page-olympus-tail = { $count } daruntergelegt
page-olympus-under = Unter dem Stapel, die nächste zuerst
page-olympus-unknown = unbekannte Karte
page-olympus-discard = Ablagestapel
page-olympus-discard-label =
    { $top ->
        [none] Ablagestapel, leer
       *[other] Ablagestapel, { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }, oben { $top }
    }
page-olympus-open = offen
page-olympus-newest = Die neueste Karte kommt zuerst.
page-olympus-no-discard = Noch ist nichts abgelegt.
page-olympus-closed =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }
page-olympus-own-closed = Deine verdeckt abgelegten Karten
