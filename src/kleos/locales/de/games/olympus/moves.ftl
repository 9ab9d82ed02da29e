### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = Du beginnst: Welche Phase lässt du aus?
ask-fo-play = Phase 1: Spiel eine Karte aus oder geh weiter.
ask-fo-enter = Phase 2: Angreifen, oder sie als Startspieler auslassen?
ask-fo-pay = Bezahle { $card }: Symbol { $number } von { $most } ist { $letter ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    }.
ask-fo-place = Welcher Platz für { $card }?
ask-fo-bearer = Welche Einheit trägt { $card }?
ask-fo-marker = Nimm einen Farbmarker.
ask-fo-discard =
    { $count ->
        [one] Wirf 1 Handkarte ab.
       *[other] Wirf { $count } Handkarten ab.
    }
ask-fo-strip = Du siehst die Hand deines Gegners: Welche Karte wird abgelegt?
ask-fo-keep =
    { $count ->
        [one] Behalte 1 der Karten, die du ansiehst.
       *[other] Behalte { $count } der Karten, die du ansiehst.
    }
ask-fo-under = Leg die anderen unter den Stapel: Welche kommt als Nächste?
ask-fo-free = Du hast { $card } gezogen: sofort kostenlos ausspielen?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Wohin { $many ->
        [yes] gehen
       *[no] geht
    } { $unit }?
ask-fo-may = { $many ->
        [yes] Greifen
       *[no] Greift
    } { $unit } an?
ask-fo-retarget = { $unit } { $many ->
        [yes] stehen vor { $target } und dürfen
       *[no] steht vor { $target } und darf
    } eine andere Einheit treffen.
ask-fo-stand = { $unit } { $many ->
        [yes] wollen
       *[no] will
    } { $target } treffen: Nimmt eine andere Einheit den Treffer?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] sind besiegt; 1 Handkarte rettet sie.
           *[no] ist besiegt; 1 Handkarte hilft.
        }
       *[other] { $unit } { $many ->
            [yes] sind besiegt; { $count } Handkarten retten sie.
           *[no] ist besiegt; { $count } Handkarten helfen.
        }
    }
ask-fo-again = { $by }: { $unit } noch einmal angreifen lassen?

## Moves in words

move-fo-card = { $name } { $values }, Kosten { $cost }
move-fo-card-free = { $name } { $values }, ohne Kosten
move-fo-play = ausspielen: { $card }
move-fo-pay = bezahlen mit: { $card }
move-fo-pay-multi = bezahlen mit: { $card }, mehrfarbig
move-fo-pay-marker = mit dem { $letter ->
        [R] roten
        [B] blauen
        [Y] gelben
       *[G] grünen
    } Farbmarker bezahlen
move-fo-place = auf { $slot }, { $area }, gegenüber: { $foe }
move-fo-equip = { $unit } auf { $slot }
move-fo-own = deine Einheit { $unit } auf { $slot }
move-fo-enemy = gegnerische Einheit { $unit } auf { $slot }
move-fo-to = nach { $slot }
move-fo-stay = auf { $slot } bleiben
move-fo-swap = nach { $slot }, im Tausch mit { $unit }
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
move-fo-discard = { $card } abwerfen
move-fo-pick =
    { $question ->
        [strip] { $card } ablegen lassen
        [keep] { $card } behalten
        [under] { $card } unter den Stapel legen
       *[other] { $card } auf die Hand nehmen
    }
move-fo-skip =
    { $phase ->
        [play] Phase 1 als Startspieler auslassen: nichts ausspielen
        [attack] Phase 2 als Startspieler auslassen: nicht angreifen
       *[draw] Phase 3 als Startspieler auslassen: nichts ziehen
    }
move-fo-answer =
    { $verb ->
        [end] keine Karte mehr ausspielen
        [attack] { $question ->
            [enter_attack] angreifen; dafür ziehst du in diesem Zug keine Karten
           *[other] angreifen
        }
        [hold] nicht angreifen
        [use] { $question ->
            [attack_again] noch einmal angreifen
           *[other] nutzen
        }
       *[decline] { $question ->
            [retarget] den Platz gegenüber treffen
            [stand_in] niemand nimmt den Treffer
            [survive] fallen lassen
            [upkeep] keine Karte abwerfen
            [play_free] auf der Hand behalten
            [attack_again] kein weiterer Angriff
           *[other] verzichten
        }
    }
