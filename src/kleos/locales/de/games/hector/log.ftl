### Hector & Achilles: the log in words; $who is "you" or "other".

log-seating = { $name } führt die Griechen
log-vanguard =
    { $who ->
        [you] du deckst { $card } von { $pile } als Vorhut auf
       *[other] { $name } deckt { $card } von { $pile } als Vorhut auf
    }
log-number =
    { $who ->
        [you] du wählst den Kampf { $number ->
            [4] Heimat gegen Heimat
           *[other] an Front { $number }
        }
       *[other] { $name } wählt den Kampf { $number ->
            [4] Heimat gegen Heimat
           *[other] an Front { $number }
        }
    }
log-tile = Schicksalsplättchen { $tile } wird aufgedeckt
log-orient =
    { $who ->
        [you] du legst das Plättchen: { $mine } zu dir, { $theirs } zu { $rival }
       *[other] { $name } legt das Plättchen: { $mine } zu sich, { $theirs } zu { $rival }
    }
log-to-you = dir
log-for-you = dich
log-hero =
    { $who ->
        [you] dein Held ist { $hero }
       *[other] Held ({ $name }): { $hero }
    }
log-hero-unseen = { $name } zieht einen Helden
log-pass =
    { $who ->
        [you] du verzichtest auf eine Aktion
       *[other] { $name } verzichtet auf eine Aktion
    }
log-change =
    { $who ->
        [you] du legst deinen Helden unter den Stapel
       *[other] { $name } legt den Helden unter den Stapel
    }
log-deploy =
    { $who ->
        [you] du setzt { $hero } auf { $card } ein
       *[other] { $name } setzt { $hero } auf { $card } ein
    }
log-upgrade =
    { $who ->
        [you] du legst einen Gunststein auf { $card }
       *[other] { $name } legt einen Gunststein auf { $card }
    }
log-retreat =
    { $who ->
        [you] du ziehst dich zurück und verlierst den Kampf
       *[other] { $name } zieht sich zurück und verliert den Kampf
    }
log-lose =
    { $who ->
        [you] du verlierst { $card } wegen früherer Schande
       *[other] { $name } verliert { $card } wegen früherer Schande
    }
log-lose-unseen = { $name } verliert wegen früherer Schande eine verdeckte Karte
log-play =
    { $who ->
        [you] du spielst { $card }
       *[other] { $name } spielt { $card }
    }
log-turn =
    { $who ->
        [you] du { $turn ->
            [leave] lässt das Plättchen liegen
            [cw] drehst das Plättchen im Uhrzeigersinn
           *[ccw] drehst das Plättchen gegen den Uhrzeigersinn
        }
       *[other] { $name } { $turn ->
            [leave] lässt das Plättchen liegen
            [cw] dreht das Plättchen im Uhrzeigersinn
           *[ccw] dreht das Plättchen gegen den Uhrzeigersinn
        }
    }
log-give-hero =
    { $who ->
        [you] du verlierst { $hero }
       *[other] { $name } verliert { $hero }
    }
log-give-token =
    { $who ->
        [you] du zahlst einen Gunststein und behältst { $hero }
       *[other] { $name } zahlt einen Gunststein und behält { $hero }
    }
log-reveal =
    { $who ->
        [you] du zeigst { $hero }
       *[other] { $name } zeigt { $hero }
    }
log-scores = Kampf { $battle } wird ausgezählt: { $first } für { $one }, { $second } für { $two }
log-battle-won =
    { $who ->
        [you] du gewinnst Kampf { $battle } und greifst als Nächstes an
       *[other] { $name } gewinnt Kampf { $battle } und greift als Nächstes an
    }
log-battle-last =
    { $who ->
        [you] du gewinnst Kampf { $battle }
       *[other] { $name } gewinnt Kampf { $battle }
    }
log-battle-tied = Kampf { $battle } endet unentschieden: Beide nehmen ihre Karten zurück, { $name } greift als Nächstes an
log-exhausted =
    { $who ->
        [you] deine Front { $front } ist geleert
       *[other] { $name }: Front { $front } ist geleert
    }
