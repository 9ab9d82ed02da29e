### Hector & Achilles: the table on the page.

page-hector-moment =
    { $round ->
        [0] Kampf { $battle }
       *[other] Kampf { $battle } · Runde { $round } von 4
    }
page-hector-card = { $name } { $colour } { $value }
page-hector-at =
    { $token ->
        [yes] { $card } mit Gunststein, Stelle { $place }, { $name }
       *[no] { $card }, Stelle { $place }, { $name }
    }
page-hector-covered = { $card } unter dem Helden, Stelle { $place }, { $name }
page-hector-place =
    { $place ->
        [0] Stelle der Vorhut
       *[other] Stelle der Runde { $place }
    }
page-hector-row = Kampfreihe, { $name }
page-hector-covers = bedeckt
page-hector-vanguard = Vorhut
page-hector-your-card = deine Karte
page-hector-round = Runde { $round }
page-hector-tile = Schicksalsplättchen: unten { $mine }, oben { $theirs }
page-hector-turned =
    { $turn ->
        [cw] Im Uhrzeigersinn: { $mine } für dich, { $theirs } für deinen Gegner, { $own } zu { $rival }
       *[ccw] Gegen den Uhrzeigersinn: { $mine } für dich, { $theirs } für deinen Gegner, { $own } zu { $rival }
    }
page-hector-superiority = Über­legen­heit
page-hector-score = Stand jetzt
page-hector-leads =
    { $who ->
        [you] Du führst: Du darfst nach dieser Runde das Plättchen drehen.
        [rival] { $name } führt und darf nach dieser Runde das Plättchen drehen.
       *[nobody] Gleichstand: Niemand darf das Plättchen drehen.
    }
page-hector-unknown = Ohne den verdeckten Helden ({ $name }).
page-hector-secret = Für { $name } nicht sichtbar: Dein Held ist { $colour }, also zählt diese Farbe.
page-hector-role =
    { $role ->
        [attack] { $people ->
            [greek] Griechen · Angriff
           *[trojan] Trojaner · Angriff
        }
        [defend] { $people ->
            [greek] Griechen · Abwehr
           *[trojan] Trojaner · Abwehr
        }
       *[none] –
    }
page-hector-goal = 3 Fronten oder die Heimat leeren
page-hector-broken = { $count } von 3
page-hector-attacker = Angreifer
page-hector-heroes = Helden­stapel
page-hector-favour = Gunst
page-hector-favour-count = Gunst { $count }
page-hector-shame = Schande
page-hector-shame-count = Schande { $count }
page-hector-removed =
    { $heroes ->
        [0] { $count ->
            [one] 1 Karte aus dem Spiel
           *[other] { $count } Karten aus dem Spiel
        }
        [one] { $count ->
            [one] 1 Karte und 1 Held aus dem Spiel
           *[other] { $count } Karten und 1 Held aus dem Spiel
        }
       *[other] { $count } Karten und { $heroes } Helden aus dem Spiel
    }
page-hector-look = durchsehen
page-hector-pile =
    { $status ->
        [exhausted] { $pile ->
            [4] Heimat geleert
           *[other] Front { $pile } geleert
        }
        [battle] { $pile ->
            [4] Heimat · Kampf
           *[other] Front { $pile } · Kampf
        }
       *[rest] { $pile ->
            [4] Heimat
           *[other] Front { $pile }
        }
    }
page-hector-pile-size = { page-hector-pile }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $name }
page-hector-was-hidden = { $name } hatte diese Karten, damals verdeckt.
page-hector-holds =
    { $hero ->
        [hand] { $count ->
            [one] { $name } hat 1 Armeekarte und einen verdeckten Helden auf der Hand.
           *[other] { $name } hat { $count } Armeekarten und einen verdeckten Helden auf der Hand.
        }
        [deployed] { $count ->
            [one] { $name } hat 1 Armeekarte auf der Hand. Der Held ist eingesetzt.
           *[other] { $name } hat { $count } Armeekarten auf der Hand. Der Held ist eingesetzt.
        }
       *[none] { $count ->
            [one] { $name } hat 1 Armeekarte und keinen Helden auf der Hand.
           *[other] { $name } hat { $count } Armeekarten und keinen Helden auf der Hand.
        }
    }
page-hector-rival-does =
    { $does ->
        [decides] { $name } entscheidet
       *[waits] { $name } wartet
    }
page-hector-hand = Deine Hand
page-hector-hero-card = Dein Held { $name }, { $colour } { $value }
page-hector-hand-card = { $card }, auf deiner Hand
page-hector-actions = Aktionen
page-hector-discard = Ab­werfen, ziehen
page-hector-discard-note = 1 Karte aus dem Spiel
page-hector-change = Held wech­seln
page-hector-change-note = { $count } im Stapel
page-hector-deploy = Held ein­setzen
page-hector-deploy-note =
    { $count ->
        [one] auf 1 Karte
       *[other] auf 1 von { $count } Karten
    }
page-hector-upgrade = Auf­werten +1
page-hector-upgrade-note =
    { $count ->
        [one] auf 1 Karte
       *[other] auf 1 von { $count } Karten
    }
page-hector-retreat = Rückzug
page-hector-retreat-note = Kampf verlieren
page-hector-skip = Ohne Aktion
page-hector-leave = Plättchen liegen lassen
page-hector-step-action = Aktion
page-hector-step-card = Karte
page-hector-battle = Kampf { $battle }
page-hector-last =
    { $fled ->
        [yes] { $winner ->
            [you] Dein Gegner hat sich zurückgezogen.
           *[rival] { $name } hat das Feld behauptet.
        }
       *[no] { $winner ->
            [you] Du hast den letzten Kampf { $mine } zu { $theirs } gewonnen.
            [rival] { $name } hat den letzten Kampf { $theirs } zu { $mine } gewonnen.
           *[tie] Der letzte Kampf endete unentschieden, { $mine } zu { $theirs }.
        }
    }
page-hector-verdict =
    { $fled ->
        [yes] { $winner ->
            [you] Du gewinnst Kampf { $battle }: Dein Gegner zieht sich zurück.
           *[rival] { $name } gewinnt Kampf { $battle } durch einen Rückzug.
        }
       *[no] { $winner ->
            [you] Du gewinnst Kampf { $battle } mit { $mine } zu { $theirs }.
            [rival] { $name } gewinnt Kampf { $battle } mit { $theirs } zu { $mine }.
           *[tie] Kampf { $battle } endet unentschieden, { $mine } zu { $theirs }.
        }
    }
page-hector-leave-game =
    { $count ->
        [one] { $name }: 1 Karte verlässt das Spiel
       *[other] { $name }: { $count } Karten verlassen das Spiel
    }
page-hector-cracks = { $name }: Front { $front } ist geleert
page-hector-tiles-left =
    { $count ->
        [one] 1 Schicksalsplättchen ist noch übrig.
       *[other] { $count } Schicksalsplättchen sind noch übrig.
    }
page-hector-known = Was du über { $name } weißt
page-hector-out =
    { $count ->
        [one] 1 Armeekarte aus dem Spiel
       *[other] { $count } Armeekarten aus dem Spiel
    }
page-hector-heroes-lost =
    { $count ->
        [one] 1 Held verloren
       *[other] { $count } Helden verloren
    }
page-hector-seen-in = Gesehen: { $pile }
