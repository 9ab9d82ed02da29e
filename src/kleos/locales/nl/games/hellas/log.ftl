### Hellas: the log in words; $who is "you" or "other".

log-he-group =
    { $who ->
        [you] { $kind ->
            [place] je versterkt: { $parts }
            [card] je neemt: { $parts }
            [send] je valt aan: { $parts }
            [move] je reorganiseert: { $parts }
           *[deal] je krijgt: { $parts }
        }
       *[other] { $kind ->
            [place] { $name } versterkt: { $parts }
            [card] { $name } neemt: { $parts }
            [send] { $name } valt aan: { $parts }
            [move] { $name } reorganiseert: { $parts }
           *[deal] { $name } krijgt: { $parts }
        }
    }
log-he-part =
    { $verb ->
        [greek] Griek naar { $city }
        [ship] schip naar { $city }
        [convert] een Griek voor een schip in { $city }
        [lift] { $piece ->
            [greek] Griek
           *[ship] schip
        } uit { $city }
       *[drop] { $piece ->
            [greek] Griek
           *[ship] schip
        } naar { $city }
    }
log-he-carry =
    { $piece ->
        [greek] Griek
       *[ship] schip
    } van { $origin } naar { $city }
log-he-send = van { $origin } naar { $target }
log-he-back = een kaart van { $god }
log-he-flip = een veld wordt omgedraaid: { $tile }
log-he-aside = een veld wordt omgedraaid, past nergens en wordt opzijgelegd: { $tile }
log-he-steal =
    { $who ->
        [you] je steelt { $card } van je tegenstander
       *[other] { $name } steelt { $card } van de tegenstander
    }
log-he-let =
    { $who ->
        [you] je reageert niet op { $card }
       *[other] { $name } reageert niet op { $card }
    }
log-he-void = { $card } wordt opgeheven
log-he-play =
    { $who ->
        [you] je speelt { $card }
       *[other] { $name } speelt { $card }
    }
log-he-keep =
    { $who ->
        [you] je houdt { $tile }
       *[other] { $name } houdt { $tile }
    }
log-he-lay =
    { $who ->
        [you] je legt { $city } { $spot }
       *[other] { $name } legt { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] je kiest zee
            [withdraw] je ziet af van de aanval
           *[fail] je kunt het veld niet leggen: het gaat onder de stapel
        }
       *[other] { $verb ->
            [voyage] { $name } kiest zee
            [withdraw] { $name } ziet af van de aanval
           *[fail] { $name } kan het veld niet leggen: het gaat onder de stapel
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] je neemt de Griek uit { $city }
            [pay] je betaalt met een schip uit { $city }
            [storm] je neemt een schip uit { $city }
            [swap] je kiest { $city }
            [ships] je zet schepen in de stad: { $city }
           *[other] je kiest { $city }
        }
       *[other] { $verb ->
            [from] { $name } neemt de Griek uit { $city }
            [pay] { $name } betaalt met een schip uit { $city }
            [storm] { $name } neemt een schip uit { $city }
            [swap] { $name } kiest { $city }
            [ships] { $name } zet schepen in de stad: { $city }
           *[other] { $name } kiest { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] { $city } is nu van jou
       *[other] { $city } valt in handen van { $name }
    }
log-he-fails = de aanval op { $city } mislukt: sterkte { $attack }, maar { $need } nodig
log-he-turn =
    { $who ->
        [you] beurt { $turn }: jij
       *[other] beurt { $turn }: { $name }
    }
