### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = Du beginnst: Welche Phase lässt du aus?
ask-fo-play = Ausspielphase: Spiel eine Karte oder geh zum Angriff über.
ask-fo-enter = Angriffsphase: Greifst du an, oder lässt du sie als Startspieler aus?
ask-fo-pay = Bezahle „{ $card }“: Symbol { $number } von { $most } ist { $letter ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    }.
ask-fo-place = Auf welchen Platz kommt „{ $card }“?
ask-fo-bearer = Welche Einheit trägt „{ $card }“?
ask-fo-marker = Nimm einen Farbmarker.
ask-fo-discard =
    { $count ->
        [one] Wirf 1 Handkarte ab.
       *[other] Wirf { $count } Handkarten ab.
    }
ask-fo-strip = Du siehst die Hand deines Gegners: Welche Karte wirfst du ab?
ask-fo-keep =
    { $count ->
        [one] Behalte 1 dieser Karten.
       *[other] Behalte { $count } dieser Karten.
    }
ask-fo-under = Leg die anderen unter den Stapel: Welche kommt als Nächste?
ask-fo-free = Du hast „{ $card }“ gezogen: Spielst du die Karte sofort kostenlos?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Wohin { $many ->
        [yes] werden
       *[no] wird
    } { $unit } verschoben?
ask-fo-may = { $many ->
        [yes] Greifen
       *[no] Greift
    } { $unit } an?
ask-fo-retarget = { $unit } { $many ->
        [yes] (gegenüber: { $target }) dürfen
       *[no] (gegenüber: { $target }) darf
    } eine andere Einheit treffen.
ask-fo-stand = { $unit } { $many ->
        [yes] wollen
       *[no] will
    } { $target } treffen: Fängt eine andere Einheit den Treffer ab?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] sind besiegt. Wirfst du 1 Handkarte ab, um das zu verhindern?
           *[no] ist besiegt. Wirfst du 1 Handkarte ab, um das zu verhindern?
        }
       *[other] { $unit } { $many ->
            [yes] sind besiegt. Wirfst du { $count } Handkarten ab, um das zu verhindern?
           *[no] ist besiegt. Wirfst du { $count } Handkarten ab, um das zu verhindern?
        }
    }
ask-fo-again = Dank „{ $by }“: { $unit } noch einmal angreifen lassen?
ask-fo-other =
    { $step ->
        [declare] welche Phase ausgelassen wird
        [play] welche Karte gespielt oder ob angegriffen wird
        [enter_attack] ob angegriffen wird
        [pay] womit die Karte bezahlt wird
        [place] den Platz für die Karte
        [bearer] wer die Ausrüstung trägt
        [marker] welcher Farbmarker genommen wird
        [discard] was abgeworfen wird
        [strip] welche Karte der Gegner abwirft
        [keep] welche Karten bleiben
        [under] was unter den Stapel kommt
        [play_free] ob die gezogene Karte kostenlos gespielt wird
        [move_all] wohin eine Einheit verschoben wird
        [move_to] wohin eine Einheit verschoben wird
        [may_attack] ob eine Einheit angreift
        [retarget] welche Einheit getroffen wird
        [stand_in] ob eine andere Einheit den Treffer abfängt
        [survive] ob die Einheit gerettet wird
        [again] ob eine Einheit noch einmal angreift
       *[other] ob und wie eine Fähigkeit eingesetzt wird
    }

## Moves in words

move-fo-card = { $name } { $values }, Kosten { $cost }
move-fo-card-free = { $name } { $values }, ohne Kosten
move-fo-play = spielen: { $card }
move-fo-pay = bezahlen mit: { $card }
move-fo-pay-multi = bezahlen mit: { $card }, mehrfarbig
move-fo-pay-marker = mit dem { $letter ->
        [R] roten
        [B] blauen
        [Y] gelben
       *[G] grünen
    } Farbmarker bezahlen
move-fo-place = auf { $slot }, gegenüber: { $foe }
move-fo-equip = { $unit } auf { $slot }
move-fo-own = deine Einheit { $unit } auf { $slot }
move-fo-enemy = gegnerische Einheit { $unit } auf { $slot }
move-fo-to = nach { $slot }
move-fo-stay = auf { $slot } bleiben
move-fo-swap = nach { $slot }, im Tausch gegen: { $unit }
move-fo-take = den { $letter ->
        [R] roten
        [B] blauen
        [Y] gelben
       *[G] grünen
    } Farbmarker nehmen
move-fo-steal = deinem Gegner den { $letter ->
        [R] roten
        [B] blauen
        [Y] gelben
       *[G] grünen
    } Farbmarker nehmen
move-fo-discard = abwerfen: { $card }
move-fo-pick =
    { $question ->
        [strip] abwerfen lassen: { $card }
        [keep] behalten: { $card }
        [under] unter den Stapel legen: { $card }
       *[other] auf die Hand nehmen: { $card }
    }
move-fo-skip =
    { $phase ->
        [play] Ausspielphase auslassen
        [attack] Angriffsphase auslassen
       *[draw] Ziehphase auslassen
    }
move-fo-ability =
    { $verb ->
        [use] die Fähigkeit von „{ $card }“ nutzen
       *[decline] auf die Fähigkeit von „{ $card }“ verzichten
    }
move-fo-answer =
    { $verb ->
        [end] keine Karte mehr spielen
        [attack] { $question ->
            [enter_attack] angreifen; dann keine Karten ziehen
           *[other] angreifen
        }
        [hold] nicht angreifen
        [use] { $question ->
            [attack_again] noch einmal angreifen
           *[other] nutzen
        }
       *[decline] { $question ->
            [marker] keinen Marker nehmen
            [retarget] den Platz gegenüber treffen
            [stand_in] niemand fängt den Treffer ab
            [survive] die Einheit ablegen lassen
            [upkeep] keine Karte abwerfen
            [play_free] auf der Hand behalten
            [attack_again] kein weiterer Angriff
           *[other] verzichten
        }
    }
