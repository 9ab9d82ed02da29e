### Hellas: the log in words; $who is "you" or "other".

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
        [greek] Grieche nach Stadt { $city }
        [ship] Schiff nach Stadt { $city }
        [convert] ein Grieche statt eines Schiffs in Stadt { $city }
        [lift] { $piece ->
            [greek] Grieche
           *[ship] Schiff
        } aus Stadt { $city }
       *[drop] { $piece ->
            [greek] Grieche
           *[ship] Schiff
        } nach Stadt { $city }
    }
log-he-send = von Stadt { $origin } nach Stadt { $target }
log-he-back = eine Karte von { $god }
log-he-flip = ein Feld wird aufgedeckt: { $tile }
log-he-aside = ein Feld wird aufgedeckt, passt nirgends und wird beiseitegelegt: { $tile }
log-he-steal =
    { $who ->
        [you] du nimmst dem Gegner eine Karte: { $card }
       *[other] { $name } nimmt dem Gegner eine Karte: { $card }
    }
log-he-let =
    { $who ->
        [you] du reagierst nicht auf „{ $card }“
       *[other] { $name } reagiert nicht auf „{ $card }“
    }
log-he-void = „{ $card }“ ist aufgehoben
log-he-play =
    { $who ->
        [you] du spielst „{ $card }“
       *[other] { $name } spielt „{ $card }“
    }
log-he-keep =
    { $who ->
        [you] du behältst: { $tile }
       *[other] { $name } behält: { $tile }
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
           *[fail] du kannst das Feld nicht legen: Es kommt unter den Stapel
        }
       *[other] { $verb ->
            [voyage] { $name } sticht in See
            [withdraw] { $name } greift doch nicht an
           *[fail] { $name } kann das Feld nicht legen: Es kommt unter den Stapel
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] du nimmst den Griechen aus Stadt { $city }
            [pay] du zahlst mit einem Schiff von Stadt { $city }
            [storm] du nimmst ein Schiff aus Stadt { $city }
            [swap] du wählst Stadt { $city }
            [ships] du setzt Schiffe in die Stadt: { $city }
           *[other] du wählst { $city }
        }
       *[other] { $verb ->
            [from] { $name } nimmt den Griechen aus Stadt { $city }
            [pay] { $name } zahlt mit einem Schiff von Stadt { $city }
            [storm] { $name } nimmt ein Schiff aus Stadt { $city }
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
log-he-fails = der Angriff auf Stadt { $city } misslingt: { $attack }, nötig waren { $need }
log-he-turn =
    { $who ->
        [you] Zug { $turn }: deiner
       *[other] Zug { $turn }: { $name }
    }
