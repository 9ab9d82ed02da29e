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
log-he-carry =
    { $piece ->
        [greek] Grieche
       *[ship] Schiff
    } von { $origin } nach { $city }
log-he-send = von { $origin } nach { $target }
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
        [you] du legst { $city } { $spot }
       *[other] { $name } legt { $city } { $spot }
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
            [from] du nimmst den Griechen aus { $city }
            [pay] du zahlst mit einem Schiff von { $city }
            [storm] du nimmst ein Schiff aus { $city }
            [swap] du wählst { $city }
            [ships] du setzt Schiffe in die Stadt: { $city }
           *[other] du wählst { $city }
        }
       *[other] { $verb ->
            [from] { $name } nimmt den Griechen aus { $city }
            [pay] { $name } zahlt mit einem Schiff von { $city }
            [storm] { $name } nimmt ein Schiff aus { $city }
            [swap] { $name } wählt { $city }
            [ships] { $name } setzt Schiffe in die Stadt: { $city }
           *[other] { $name } wählt { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] { $city } gehört jetzt dir
       *[other] { $city } fällt an { $name }
    }
log-he-fails = der Angriff auf { $city } misslingt: { $attack }, nötig waren { $need }
log-he-turn =
    { $who ->
        [you] Zug { $turn }: deiner
       *[other] Zug { $turn }: { $name }
    }
