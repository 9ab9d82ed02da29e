# Hellas auf Deutsch: Tisch, Fragen, Züge und Verlauf.

### Der Tisch

table-he-coast = der erste Küstenstreifen
table-he-turn =
    { $who ->
        [you] Zug { $turn }: du
       *[other] Zug { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] Verstärkung
        [voyage] Seefahrt
        [attack] Angriff
        [coast] erster Küstenstreifen
       *[over] Spiel aus
    }
table-he-pile =
    { $count ->
        [one] 1 Feld im Stapel
       *[other] { $count } Felder im Stapel
    }
table-he-cities = { $count } von { $most } Städten
table-he-temples =
    { $count ->
        [one] 1 Tempel
       *[other] { $count } Tempel
    }
table-he-supply = Vorrat: { $greeks ->
        [one] 1 Grieche
       *[other] { $greeks } Griechen
    }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }
table-he-hand =
    { $count ->
        [0] keine Karten
        [one] 1 Karte: { $gods }
       *[other] { $count } Karten: { $gods }
    }
table-he-unseen = gezogen, noch nicht angesehen: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = bekannt auf der Hand: { $cards }
table-he-betrayed = dein Gegner kennt: { $cards }
table-he-tile = { $name } { $edges }
table-he-city = Stadt { $city } ({ $mark }{ $pieces })
table-he-and = { $first } und { $last }
table-he-spot = neben { $tiles }: { $edge } von { $tile }
table-he-turned =
    { $count ->
        [one] aufgedeckt: { $tiles }
       *[other] aufgedeckt, von links nach rechts: { $tiles }
    }
table-he-threats = bedroht: { $cities }
table-he-chances = in deiner Reichweite: { $cities }
table-he-threat =
    { $falls ->
        [yes] { $city } durch { $force }, fällt bei { $need }
       *[no] { $city } durch { $force }, nötig { $need }
    }
table-he-god-piles = Götterkarten zum Ziehen: { $gods }
table-he-discards = Ablagestapel von { $god }: { $cards }
table-he-tail = unter dem Stapel der Felder, das nächste zuerst: { $tiles }
table-he-aside = beiseite, bis die Küste liegt: { $tiles }
table-he-chain = gelegte Karten, Antworten zuletzt: { $cards }
table-he-open =
    { $who ->
        [you] deine offene Karte: { $card }
       *[other] offene Karte von { $name }: { $card }
    }
table-he-fight = Angriff auf { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Grieche, zählt { $attack }, nötig { $need }
       *[other] { $force } Griechen, zählen { $attack }, nötig { $need }
    }
table-he-water = über Wasser
table-he-equal = Gleichstand genügt
table-he-crews = die Schiffe kämpfen mit
table-he-stands =
    { $wins ->
        [yes] so, wie es steht, fällt die Stadt
       *[no] so, wie es steht, hält die Stadt
    }
table-he-empty = Du hast keine Götterkarten.
table-he-own-hand =
    { $marked ->
        [yes] Deine Hand; ► ist jetzt spielbar
       *[no] Deine Hand
    }

### Fragen

ask-he-no-city = Du hast keine Stadt mehr und kannst keine zurückgewinnen. Nenne eine Handlung, oder gib auf
ask-he =
    { $question ->
        [act] Dein Zug: welche Handlung
        [after] Eine Karte legen, umgruppieren oder den Zug beenden
        [target] Welche Stadt greifst du an
        [keep] Welches Feld behältst du
        [from] Dein Vorrat ist leer: Welche Stadt gibt den Griechen für die neue
        [pay] Welche Stadt gibt das Schiff, das die Seefahrt kostet
        [exchange] Wie viele Schiffe aus deinem Vorrat kommen in die Stadt
        [convert] Wo wird ein Schiff zum Griechen
        [convert_from] Dein Vorrat ist leer: Welche Stadt gibt den Griechen
        [storm] Welche Stadt deines Gegners verliert ein Schiff
        [swap] Welche deiner Städte gibst du
        [swap_rival] Welche Stadt deines Gegners nimmst du
        [draw] Von welchem Gott ziehst du eine Karte
       *[other] Deine Entscheidung ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Verstärkung: noch 1 Schritt.
       *[other] Verstärkung: noch { $count } Schritte.
    }
ask-he-reply = Dein Gegner legt { $card }: Antwortest du?
ask-he-tile =
    { $question ->
        [coast] Erster Küstenstreifen: Wohin legst du dieses Feld
        [lay] Seefahrt: Wohin legst du dieses Feld
       *[turn] Wie liegt das Feld
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Angriff auf Stadt { $city }: Wer geht?
        [fight] Der Kampf um Stadt { $city }: eine Karte legen?
       *[target] Welche Stadt greifst du nach { $city } an?
    }
ask-he-place =
    { $question ->
        [shift] Dein Vorrat ist leer: Wohin geht { $piece ->
            [greek] der Grieche
           *[ship] das Schiff
        }?
       *[place] { $piece ->
            [greek] Griechen
           *[ship] Schiffe
        } setzen, noch { $count }: Wohin?
    }
ask-he-reorganise =
    { $count ->
        [0] Gruppiere deine Figuren um oder beende den Zug.
        [one] Umgruppieren: 1 Figur in der Hand.
       *[other] Umgruppieren: { $count } Figuren in der Hand.
    }

### Züge

move-he-plain =
    { $verb ->
        [reinforce] Verstärkung: neue Griechen, Schiffe und Götterkarten
        [voyage] Seefahrt: ein Feld aufdecken und eine Stadt entdecken
        [attack] eine Stadt deines Gegners angreifen
        [pass] { $question ->
            [reply] gelten lassen
           *[other] keine Karte legen
        }
        [commit] das sind alle: kämpfen
        [withdraw] nicht angreifen
        [fail] das Feld kommt unter den Stapel
        [stop] nichts mehr
       *[done] den Zug beenden
    }
move-he-play = { $card } legen: { $text }
move-he-draw = eine Karte von { $god } ziehen
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] so wie es ist: Wasser { $edges }
        [one] einmal gedreht: Wasser { $edges }
        [2] zweimal gedreht: Wasser { $edges }
       *[other] { $count }-mal gedreht: Wasser { $edges }
    }
move-he-keep = { $tile } behalten
move-he-ships =
    { $count ->
        [0] kein Schiff
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
move-he-piece =
    { $verb ->
        [lift] { $piece ->
            [greek] einen Griechen
           *[ship] ein Schiff
        } aus { $city } nehmen
       *[drop] { $piece ->
            [greek] einen Griechen
           *[ship] ein Schiff
        } in { $city } setzen
    }
move-he-city =
    { $verb ->
        [greek] ein Grieche nach { $city }
        [ship] ein Schiff nach { $city }
        [from] ein Grieche aus { $city }
        [pay] ein Schiff aus { $city }
        [target] { $city } angreifen
        [send] einen Griechen aus { $city } schicken
        [convert] ein Schiff wird zum Griechen in { $city }
        [storm] ein Schiff von { $city } geht
        [swap] { $question ->
            [swap] { $city } geben
           *[other] { $city } nehmen
        }
       *[other] { $city }
    }

### Der Verlauf

log-he-group =
    { $who ->
        [you] { $kind ->
            [place] du verstärkst: { $parts }
            [card] du nimmst: { $parts }
            [send] du greifst an: { $parts }
            [move] du gruppierst um: { $parts }
           *[deal] du erhältst: { $parts }
        }
       *[other] { $kind ->
            [place] { $name } verstärkt: { $parts }
            [card] { $name } nimmt: { $parts }
            [send] { $name } greift an: { $parts }
            [move] { $name } gruppiert um: { $parts }
           *[deal] { $name } erhält: { $parts }
        }
    }
log-he-part =
    { $verb ->
        [greek] Grieche nach { $city }
        [ship] Schiff nach { $city }
        [convert] ein Grieche statt eines Schiffs in { $city }
        [lift] { $piece ->
            [greek] Grieche
           *[ship] Schiff
        } aus { $city }
       *[drop] { $piece ->
            [greek] Grieche
           *[ship] Schiff
        } nach { $city }
    }
log-he-send = { $origin } nach { $target }
log-he-back = eine Karte von { $god }
log-he-flip = ein Feld wird aufgedeckt: { $tile }
log-he-aside = ein Feld wird aufgedeckt, passt nirgends und kommt beiseite: { $tile }
log-he-steal =
    { $who ->
        [you] du nimmst dem Gegner { $card }
       *[other] { $name } nimmt dem Gegner { $card }
    }
log-he-let =
    { $who ->
        [you] du lässt { $card } gelten
       *[other] { $name } lässt { $card } gelten
    }
log-he-void = { $card } ist aufgehoben
log-he-play =
    { $who ->
        [you] du legst { $card }
       *[other] { $name } legt { $card }
    }
log-he-keep =
    { $who ->
        [you] du behältst { $tile }
       *[other] { $name } behält { $tile }
    }
log-he-lay =
    { $who ->
        [you] du legst Stadt { $city } { $spot }
       *[other] { $name } legt Stadt { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] du stichst in See
            [withdraw] du greifst doch nicht an
           *[fail] du kannst das Feld nicht legen: es kommt unter den Stapel
        }
       *[other] { $verb ->
            [voyage] { $name } sticht in See
            [withdraw] { $name } greift doch nicht an
           *[fail] { $name } kann das Feld nicht legen: es kommt unter den Stapel
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] du nimmst den Griechen aus Stadt { $city }
            [pay] du zahlst mit einem Schiff von Stadt { $city }
            [storm] du nimmst Stadt { $city } ein Schiff
            [swap] du wählst Stadt { $city }
            [ships] du setzt Schiffe in die Stadt: { $city }
           *[other] du wählst { $city }
        }
       *[other] { $verb ->
            [from] { $name } nimmt den Griechen aus Stadt { $city }
            [pay] { $name } zahlt mit einem Schiff von Stadt { $city }
            [storm] { $name } nimmt Stadt { $city } ein Schiff
            [swap] { $name } wählt Stadt { $city }
            [ships] { $name } setzt Schiffe in die Stadt: { $city }
           *[other] { $name } wählt { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] Stadt { $city } gehört jetzt dir
       *[other] Stadt { $city } fällt an { $name }
    }
log-he-fails = der Angriff auf Stadt { $city } misslingt: { $attack } gegen nötige { $need }
log-he-turn =
    { $who ->
        [you] Zug { $turn }: deiner
       *[other] Zug { $turn }: { $name }
    }

### Hilfe

play-help-hellas =
    Kanten: ~ Wasser, = und # Land. ● gehört dir, ○ deinem Gegner, Δ ist der Delfin.
    7TB: Stadt 7 mit Tempel und Brücke; 2g1s: zwei Griechen und ein Schiff dort.
    Eine Zahl wie [3] auf der Karte ist ein freier Ort. Felder drehen gegen den Uhrzeigersinn.
    Bedroht: wie viele Griechen kommen können und bei wie vielen die Stadt fällt, ohne Karten.
    card Donnerkeil   was eine Götterkarte tut; auch mit ihrem Code, etwa Z1
    Du gewinnst mit zehn Städten am Ende deines Zuges.
