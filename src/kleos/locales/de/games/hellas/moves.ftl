### Hellas: what is asked, and moves in words.

## Questions

ask-he-no-city = Du hast keine Stadt mehr und kannst keine zurückgewinnen. Wähle eine Handlung oder gib auf
ask-he =
    { $question ->
        [act] Dein Zug: Welche Handlung wählst du
        [after] Spielst du eine Karte, gruppierst du um oder beendest du den Zug
        [target] Welche Stadt greifst du an
        [keep] Welches Feld behältst du
        [from] Dein Vorrat ist leer: Welche Stadt stellt den Griechen für die neue Stadt
        [pay] Welche Stadt stellt das Schiff für die Seefahrt
        [exchange] Wie viele Schiffe aus deinem Vorrat kommen in die Stadt
        [convert] Wo wird ein Schiff zum Griechen
        [convert_from] Dein Vorrat ist leer: Welche Stadt stellt den Griechen
        [storm] Welche Stadt deines Gegners verliert ein Schiff
        [swap] Welche deiner Städte gibst du ab
        [swap_rival] Welche Stadt deines Gegners nimmst du
        [draw] Von welchem Gott ziehst du eine Karte
       *[other] Deine Entscheidung ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Verstärkung: noch 1 Schritt.
       *[other] Verstärkung: noch { $count } Schritte.
    }
ask-he-reply = Dein Gegner spielt „{ $card }“: Reagierst du?
ask-he-tile =
    { $question ->
        [coast] Erster Küstenstreifen: Wohin legst du dieses Feld
        [lay] Seefahrt: Wohin legst du dieses Feld
       *[turn] Wie herum liegt das Feld
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Angriff auf { $city }: Wähle deine Angreifer.
        [fight] Der Kampf um { $city }: Spielst du eine Karte?
       *[target] Welche Stadt greifst du nach { $city } an?
    }
ask-he-place =
    { $question ->
        [shift] Dein Vorrat ist leer: Wohin geht { $piece ->
            [greek] der Grieche
           *[ship] das Schiff
        }?
       *[place] Wohin setzt du { $piece ->
            [greek] Griechen
           *[ship] Schiffe
        } (noch { $count })?
    }
ask-he-reorganise =
    { $count ->
        [0] Gruppiere deine Figuren um oder beende den Zug.
        [one] Umgruppieren: 1 Figur aufgenommen.
       *[other] Umgruppieren: { $count } Figuren aufgenommen.
    }
ask-he-other =
    { $step ->
        [act] welche Handlung gewählt wird
        [step] den nächsten Schritt der Verstärkung
        [after] ob noch etwas kommt oder der Zug endet
        [reply] ob reagiert wird
        [coast] wohin das Feld kommt
        [lay] wohin das Feld kommt
        [turn] wie herum das Feld liegt
        [keep] welches Feld bleibt
        [target] welche Stadt angegriffen wird
        [send] wer angreift
        [fight] ob eine Karte gespielt wird
        [place] wohin Figuren kommen
        [shift] wohin Figuren kommen
        [reorganise] wie umgruppiert wird
        [draw] von welchem Gott gezogen wird
        [pay] welche Stadt das Schiff stellt
       *[other] welche Stadt gewählt wird
    }

## Moves

move-he-plain =
    { $verb ->
        [reinforce] Verstärkung: neue Griechen, Schiffe und Götterkarten
        [voyage] Seefahrt: ein Feld aufdecken und eine Stadt entdecken
        [attack] eine Stadt deines Gegners angreifen
        [pass] { $question ->
            [reply] nicht reagieren
           *[other] keine Karte spielen
        }
        [commit] keine weiteren schicken: kämpfen
        [withdraw] nicht angreifen
        [fail] das Feld unter den Stapel legen
        [stop] hier aufhören
       *[done] den Zug beenden
    }
move-he-play = „{ $card }“ spielen: { $text }
move-he-card = „{ $card }“ spielen
move-he-draw = eine Karte von { $god } ziehen
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] so wie es ist: Wasser { $edges }
        [one] einmal gedreht: Wasser { $edges }
        [2] zweimal gedreht: Wasser { $edges }
       *[other] { $count }-mal gedreht: Wasser { $edges }
    }
move-he-keep = behalten: { $tile }
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
        [storm] ein Schiff aus { $city } entfernen
        [swap] { $question ->
            [swap] { $city } abgeben
           *[other] { $city } nehmen
        }
       *[other] { $city }
    }
