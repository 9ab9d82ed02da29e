### Hector & Achilles: the log in words; $who is "you" or "other".

log-seating = { $name } leidt de Achaeërs
log-vanguard =
    { $who ->
        [you] je draait { $card } van { $pile } om als voorhoede
       *[other] { $name } draait { $card } van { $pile } om als voorhoede
    }
log-number =
    { $who ->
        [you] je kiest voor een veldslag { $number ->
            [4] van reserve tegen reserve
           *[other] op front { $number }
        }
       *[other] { $name } kiest voor een veldslag { $number ->
            [4] van reserve tegen reserve
           *[other] op front { $number }
        }
    }
log-tile = lottegel { $tile } wordt omgedraaid
log-orient =
    { $who ->
        [you] je legt de tegel met { $mine } naar jou en { $theirs } naar { $rival }
       *[other] { $name } legt de tegel met { $mine } naar zichzelf en { $theirs } naar { $rival }
    }
log-to-you = jou
log-for-you = jou
log-hero =
    { $who ->
        [you] je held is { $hero }
       *[other] { $name } heeft { $hero }
    }
log-hero-unseen = { $name } trekt een held
log-pass =
    { $who ->
        [you] je doet geen actie
       *[other] { $name } doet geen actie
    }
log-change =
    { $who ->
        [you] je legt je held onder de stapel
       *[other] { $name } legt de held onder de stapel
    }
log-deploy =
    { $who ->
        [you] je zet { $hero } in op { $card }
       *[other] { $name } zet { $hero } in op { $card }
    }
log-upgrade =
    { $who ->
        [you] je legt een gunstfiche op { $card }
       *[other] { $name } legt een gunstfiche op { $card }
    }
log-retreat =
    { $who ->
        [you] je trekt je terug en verliest de veldslag
       *[other] { $name } trekt zich terug en verliest de veldslag
    }
log-lose =
    { $who ->
        [you] je verliest { $card } door eerdere schande
       *[other] { $name } verliest { $card } door eerdere schande
    }
log-lose-unseen = { $name } verliest een gedekte kaart door eerdere schande
log-play =
    { $who ->
        [you] je speelt { $card }
       *[other] { $name } speelt { $card }
    }
log-turn =
    { $who ->
        [you] je { $turn ->
            [leave] laat de tegel liggen
            [cw] draait de tegel met de klok mee
           *[ccw] draait de tegel tegen de klok in
        }
       *[other] { $name } { $turn ->
            [leave] laat de tegel liggen
            [cw] draait de tegel met de klok mee
           *[ccw] draait de tegel tegen de klok in
        }
    }
log-give-hero =
    { $who ->
        [you] je verliest { $hero }
       *[other] { $name } verliest { $hero }
    }
log-give-token =
    { $who ->
        [you] je betaalt een gunstfiche en houdt { $hero }
       *[other] { $name } betaalt een gunstfiche en houdt { $hero }
    }
log-reveal =
    { $who ->
        [you] je toont { $hero }
       *[other] { $name } toont { $hero }
    }
log-scores = veldslag { $battle } wordt geteld: { $first } voor { $one }, { $second } voor { $two }
log-battle-won =
    { $who ->
        [you] je wint veldslag { $battle } en valt hierna aan
       *[other] { $name } wint veldslag { $battle } en valt hierna aan
    }
log-battle-last =
    { $who ->
        [you] je wint veldslag { $battle }
       *[other] { $name } wint veldslag { $battle }
    }
log-battle-tied = veldslag { $battle } eindigt onbeslist: beide spelers nemen hun kaarten terug en { $name } valt hierna aan
log-exhausted =
    { $who ->
        [you] je front { $front } is uitgeput
       *[other] { $name }: front { $front } is uitgeput
    }
