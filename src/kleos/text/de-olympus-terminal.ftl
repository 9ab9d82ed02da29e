# Fight for Olympus auf Deutsch: Tisch, Fragen, Züge, Verlauf und die Befehle für Karten.

### Der Tisch

table-fo-turn =
    { $who ->
        [you] Zug { $turn }, deiner
       *[other] Zug { $turn }, { $name }
    }
table-fo-setup = Die Karten werden verteilt
table-fo-phase =
    { $phase ->
        [play] Phase 1: ausspielen
        [attack] Phase 2: angreifen
        [draw] Phase 3: ziehen
        [end] Ende des Zuges
       *[over] das Spiel ist aus
    }
table-fo-pile = Stapel { $count }
table-fo-discard = Ablage { $count }
table-fo-discard-top = Ablage { $count }, oben { $card }
table-fo-markers =
    { $count ->
        [one] Farbmarker { $colours }
       *[other] Farbmarker { $colours }
    }
table-fo-no-markers = kein Farbmarker
table-fo-closed = { $count } verdeckt abgelegt
table-fo-known = bekannt auf der Hand: { $cards }
table-fo-betrayed = dein Gegner kennt: { $cards }
table-fo-under = unter dem Stapel, die nächste zuerst: { $cards }
table-fo-closed-own = von dir verdeckt abgelegt: { $cards }
table-fo-hand = Deine Hand
table-fo-payable = ► jetzt bezahlbar
table-fo-empty = Deine Hand ist leer
table-fo-paying = du bezahlst { $card }
table-fo-looking = du siehst: { $cards }
table-fo-level = gleichauf
table-fo-leads =
    { $who ->
        [you] du führst mit { $points }
       *[other] { $name } führt mit { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } Schaden
table-fo-nobody = niemand
table-fo-silenced = stumm
table-fo-bonus-point = +1 Punkt
table-fo-bonus-marker = Marker: { $colours }
table-fo-bonus-steal = Marker vom Gegner
table-fo-bonus-card = 1 Karte

## Die Vorschau des Angriffs: höchstens neun Buchstaben je Platz

table-fo-strike-none = Angriff 0
table-fo-strike-done = fertig
table-fo-strike-falls = { $damage }: fällt
table-fo-strike-hurts = { $damage } Schaden
table-fo-strike-point = +1 Punkt
table-fo-strike-marker = Marker
table-fo-strike-card = 1 Karte
table-fo-strike-nothing = nichts
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = { $damage } Schaden auch daneben
table-fo-note-aims = darf eine andere treffen
table-fo-note-stand = eine andere darf den Treffer nehmen
table-fo-note-saved =
    { $count ->
        [one] durch 1 Handkarte gerettet
       *[other] durch { $count } Handkarten gerettet
    }
table-fo-note-grants =
    { $count ->
        [one] greift noch einmal an
       *[other] greift noch { $count }-mal an
    }

### Was gefragt ist

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

### Züge in Worten

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

### Der Verlauf in Worten; $who ist „you“ oder „other“

log-fo-starter =
    { $who ->
        [you] du beginnst
       *[other] { $name } beginnt
    }
log-fo-turn =
    { $who ->
        [you] Zug { $turn }: deiner
       *[other] Zug { $turn }: { $name }
    }
log-fo-looks =
    { $who ->
        [you] du siehst { $cards } an
       *[other] { $name } sieht { $cards } an
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } sieht 1 Karte an
       *[other] { $name } sieht { $count } Karten an
    }
log-fo-lose =
    { $who ->
        [you] du verlierst durch Zufall { $card }
       *[other] { $name } verliert durch Zufall { $card }
    }
log-fo-play =
    { $who ->
        [you] du spielst { $card }{ $where }{ $paid }
       *[other] { $name } spielt { $card }{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] du legst { $card }{ $where }
       *[other] { $name } legt { $card }{ $where }
    }
log-fo-pay =
    { $who ->
        [you] du zahlst { $cards }
       *[other] { $name } zahlt { $cards }
    }
log-fo-at = {" "}auf { $slot }
log-fo-on = {" "}an { $unit }
log-fo-paying = , bezahlt: { $cards }
log-fo-marker = den { $letter ->
        [R] roten
        [B] blauen
        [Y] gelben
       *[G] grünen
    } Farbmarker
log-fo-no-card =
    { $who ->
        [you] du spielst keine Karte
       *[other] { $name } spielt keine Karte
    }
log-fo-skip =
    { $who ->
        [you] du lässt { $phase ->
            [play] Phase 1
            [attack] Phase 2
           *[draw] Phase 3
        } aus
       *[other] { $name } lässt { $phase ->
            [play] Phase 1
            [attack] Phase 2
           *[draw] Phase 3
        } aus
    }
log-fo-use =
    { $who ->
        [you] du nutzt { $card }
       *[other] { $name } nutzt { $card }
    }
log-fo-decline =
    { $who ->
        [you] du verzichtest auf { $card }
       *[other] { $name } verzichtet auf { $card }
    }
log-fo-decline-plain =
    { $who ->
        [you] du verzichtest
       *[other] { $name } verzichtet
    }
log-fo-again =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen noch einmal an
           *[no] greift noch einmal an
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen noch einmal an
           *[no] greift noch einmal an
        }
    }
log-fo-choose =
    { $who ->
        [you] du wählst { $unit }, { $slot }
       *[other] { $name } wählt { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] du schickst { $unit } nach { $slot }
       *[other] { $name } schickt { $unit } nach { $slot }
    }
log-fo-take =
    { $who ->
        [you] du nimmst den { $letter ->
            [R] roten
            [B] blauen
            [Y] gelben
           *[G] grünen
        } Farbmarker
       *[other] { $name } nimmt den { $letter ->
            [R] roten
            [B] blauen
            [Y] gelben
           *[G] grünen
        } Farbmarker
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] du legst { $card } aus der Hand des Gegners ab
           *[other] { $name } legt { $card } aus der Hand des Gegners ab
        }
        [recall] { $who ->
            [you] du nimmst { $card } vom Ablagestapel
           *[other] { $name } nimmt { $card } vom Ablagestapel
        }
        [keep] { $who ->
            [you] du behältst { $card }
           *[other] { $name } behält { $card }
        }
       *[under] { $who ->
            [you] du legst { $card } unter den Stapel
           *[other] { $name } legt { $card } unter den Stapel
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } behält eine Karte
       *[under] { $name } legt eine Karte unter den Stapel
    }
log-fo-hold =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen nicht an
           *[no] greift nicht an
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen nicht an
           *[no] greift nicht an
        }
    }
log-fo-attack-open =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen von { $slot } an, kein Verteidiger
           *[no] greift von { $slot } an, kein Verteidiger
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen von { $slot } an, kein Verteidiger
           *[no] greift von { $slot } an, kein Verteidiger
        }
    }
log-fo-attack =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen { $target } auf { $slot } an{ $result }
           *[no] greift { $target } auf { $slot } an{ $result }
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen { $target } auf { $slot } an{ $result }
           *[no] greift { $target } auf { $slot } an{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } Schaden
log-fo-result-gone = {":"} besiegt
log-fo-hurt =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] erhalten { $damage } Schaden
           *[no] erhält { $damage } Schaden
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] erhalten { $damage } Schaden
           *[no] erhält { $damage } Schaden
        }
    }
log-fo-heal =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] werden um { $damage } geheilt
           *[no] wird um { $damage } geheilt
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] werden um { $damage } geheilt
           *[no] wird um { $damage } geheilt
        }
    }
log-fo-gone =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] werden abgelegt
           *[no] wird abgelegt
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] werden abgelegt
           *[no] wird abgelegt
        }
    }
log-fo-back =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] kehren auf die Hand zurück
           *[no] kehrt auf die Hand zurück
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] kehren auf die Hand zurück
           *[no] kehrt auf die Hand zurück
        }
    }
log-fo-score =
    { $who ->
        [you] der Zählstein rückt { $points } zu dir, jetzt { $score }
       *[other] der Zählstein rückt { $points } zu { $name }, jetzt { $score }
    }

### Spielen im Terminal

play-help-olympus =
    Plätze: Olymp O1 O2 O3, Delphi D1 D2, Troja T. Eine Einheit zeigt Angriff/Verteidigung, wie sie jetzt gelten, ● Schaden, + Ausrüstung.
    ▲ und ▼ sagen jeden Angriff voraus, wie der Plan jetzt steht: Schaden, fällt, oder der Bonus des Gebiets; * = siehe darunter.
    Farben: R rot, B blau, Y gelb, G grün, M mehrfarbig. Kosten wie RB: eine rote und eine blaue Karte oder Farbmarker.
    card Kirke   was eine Karte tut; Karten kennt man auch am Code, etwa B14.
    Du gewinnst bei +7, mit sechs Einheiten zu Beginn deines Zuges, oder mit dem Zählstein auf deiner Seite, wenn der Stapel leer ist.
error-near-card = keine Karte des Satzes { $set } heißt „{ $card }“; ähnlich: { $near }

### Befehle für Karten

help-cards = Karten von Fight for Olympus ansehen, einen eigenen Satz prüfen und bewerten.
help-cards-check = Einen Kartensatz in einer TOML- oder JSON-Datei prüfen.
help-cards-file = Ein Kartensatz, TOML oder JSON.
help-cards-show = Eine Karte mit dem Text zeigen, der aus ihren Wirkungen folgt.
help-cards-name = Name oder Code einer Karte, etwa Kirke oder B14.
help-cards-set = Ein Kartensatz in einer Datei, oder: default.
help-cards-list = Alle Karten eines Satzes aufzählen.
help-cards-balance = Bots gespiegelt spielen lassen und jede Karte bewerten.
help-cards-games = Wie viele Spiele.
help-cards-seed = Der Startwert für alles Austeilen.
help-cards-bots = Der Bot auf beiden Seiten.

cards-good =
    { $count ->
        [one] { $file }: der Satz „{ $set }“ ist in Ordnung, 1 Karte
       *[other] { $file }: der Satz „{ $set }“ ist in Ordnung, { $count } Karten
    }
cards-own =
    { $count ->
        [0] keine Karte weicht vom üblichen Satz ab
        [one] 1 Karte weicht vom üblichen Satz ab:
       *[other] { $count } Karten weichen vom üblichen Satz ab:
    }
cards-hash = Prüfsumme { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · Kosten { $cost } · { $values }
cards-count = { $set }: { $count } Karten in { $kinds } Arten
cards-playing = spielt
cards-balance-head = { $set } · { $games } gespiegelte Spiele · { $bot } gegen sich selbst · Startwert { $seed }
cards-balance-starter = der Startspieler macht { $share } % [{ $low }, { $high }] · im Mittel { $turns } Züge
cards-balance-end = { $share } %: { $reason }
cards-balance-columns-card = Karte
cards-balance-columns-drawn = gez.
cards-balance-columns-played = gesp.
cards-balance-columns-lift = Plus
cards-balance-columns-interval = 95 %
cards-balance-note = Plus: Anteil der Punkte über der Hälfte, in %, wo die Karte gezogen oder gespielt wurde
    ▲ ▼ weit über oder unter dem mittleren Plus aller Karten
cards-balance-none = keine Karte fällt auf
cards-balance-outliers =
    { $count ->
        [one] 1 Karte fällt auf: { $names }
       *[other] { $count } Karten fallen auf: { $names }
    }
error-two-sets = eine Datei und --set nennen zwei Sätze; nenne einen
