# Hellas in het Nederlands: tafel, vragen, zetten en verloop.

### De tafel

table-he-coast = de eerste kuststrook
table-he-turn =
    { $who ->
        [you] Beurt { $turn }: jij
       *[other] Beurt { $turn }: { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] versterking
        [voyage] zeevaart
        [attack] aanval
        [coast] eerste kuststrook
       *[over] spel uit
    }
table-he-pile =
    { $count ->
        [one] 1 veld in de stapel
       *[other] { $count } velden in de stapel
    }
table-he-cities = { $count } van { $most } steden
table-he-temples =
    { $count ->
        [one] 1 tempel
       *[other] { $count } tempels
    }
table-he-supply = voorraad: { $greeks ->
        [one] 1 Griek
       *[other] { $greeks } Grieken
    }, { $ships ->
        [one] 1 schip
       *[other] { $ships } schepen
    }
table-he-hand =
    { $count ->
        [0] geen kaarten
        [one] 1 kaart: { $gods }
       *[other] { $count } kaarten: { $gods }
    }
table-he-unseen = getrokken, nog niet bekeken: { $gods }
table-he-god =
    { $god ->
        [ares] Ares
        [poseidon] Poseidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Ares { $ares }, Poseidon { $poseidon }, Zeus { $zeus }
table-he-known = bekend in de hand: { $cards }
table-he-betrayed = je tegenstander kent: { $cards }
table-he-tile = { $name } { $edges }
table-he-city = stad { $city } ({ $mark }{ $pieces })
table-he-and = { $first } en { $last }
table-he-spot = naast { $tiles }: { $edge } van { $tile }
table-he-turned =
    { $count ->
        [one] omgedraaid: { $tiles }
       *[other] omgedraaid, van links naar rechts: { $tiles }
    }
table-he-threats = bedreigd: { $cities }
table-he-chances = binnen je bereik: { $cities }
table-he-threat =
    { $falls ->
        [yes] { $city } door { $force }, valt bij { $need }
       *[no] { $city } door { $force }, nodig: { $need }
    }
table-he-god-piles = godenkaarten om te trekken: { $gods }
table-he-discards = aflegstapel van { $god }: { $cards }
table-he-tail = onder de stapel velden, het volgende eerst: { $tiles }
table-he-aside = opzij tot de kust ligt: { $tiles }
table-he-chain = gelegde kaarten, antwoorden het laatst: { $cards }
table-he-open =
    { $who ->
        [you] je open kaart: { $card }
       *[other] open kaart van { $name }: { $card }
    }
table-he-fight = Aanval op { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] 1 Griek, telt { $attack }, nodig { $need }
       *[other] { $force } Grieken, tellen { $attack }, nodig { $need }
    }
table-he-water = over water
table-he-equal = gelijke sterkte volstaat
table-he-crews = de schepen vechten mee
table-he-stands =
    { $wins ->
        [yes] zoals het nu staat, valt de stad
       *[no] zoals het nu staat, houdt de stad stand
    }
table-he-empty = Je hebt geen godenkaarten.
table-he-own-hand =
    { $marked ->
        [yes] Je hand; ► kan nu gelegd worden
       *[no] Je hand
    }

### Vragen

ask-he-no-city = Je hebt geen stad meer en kunt er geen terugwinnen. Kies een handeling, of geef op
ask-he =
    { $question ->
        [act] Jouw beurt: welke handeling
        [after] Een kaart leggen, reorganiseren of de beurt eindigen
        [target] Welke stad val je aan
        [keep] Welk veld houd je
        [from] Je voorraad is leeg: welke stad geeft de Griek voor de nieuwe
        [pay] Welke stad geeft het schip dat de zeevaart kost
        [exchange] Hoeveel schepen uit je voorraad gaan de stad in
        [convert] Waar wordt een schip een Griek
        [convert_from] Je voorraad is leeg: welke stad geeft de Griek
        [storm] Welke stad van je tegenstander verliest een schip
        [swap] Welke van je steden geef je
        [swap_rival] Welke stad van je tegenstander neem je
        [draw] Van welke god trek je een kaart
       *[other] Jouw beslissing ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Versterking: nog 1 actie.
       *[other] Versterking: nog { $count } acties.
    }
ask-he-reply = Je tegenstander legt { $card }: antwoord je?
ask-he-tile =
    { $question ->
        [coast] Eerste kuststrook: waar leg je dit veld
        [lay] Zeevaart: waar leg je dit veld
       *[turn] Hoe ligt het veld
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Aanval op stad { $city }: wie gaat?
        [fight] Het gevecht om stad { $city }: een kaart leggen?
       *[target] Welke stad val je na { $city } aan?
    }
ask-he-place =
    { $question ->
        [shift] Je voorraad is leeg: waar gaat { $piece ->
            [greek] de Griek
           *[ship] het schip
        } heen?
       *[place] { $piece ->
            [greek] Grieken
           *[ship] Schepen
        } zetten, nog { $count }: waar?
    }
ask-he-reorganise =
    { $count ->
        [0] Reorganiseer je stukken, of eindig de beurt.
        [one] Reorganiseren: 1 stuk in de hand.
       *[other] Reorganiseren: { $count } stukken in de hand.
    }

### Zetten

move-he-plain =
    { $verb ->
        [reinforce] versterking: nieuwe Grieken, schepen en godenkaarten
        [voyage] zeevaart: een veld omdraaien en een stad ontdekken
        [attack] een stad van je tegenstander aanvallen
        [pass] { $question ->
            [reply] laten gelden
           *[other] geen kaart leggen
        }
        [commit] dat zijn ze allemaal: vechten
        [withdraw] niet aanvallen
        [fail] het veld gaat onder de stapel
        [stop] niets meer
       *[done] de beurt eindigen
    }
move-he-play = { $card } leggen: { $text }
move-he-draw = een kaart van { $god } trekken
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] zoals het is: water { $edges }
        [one] één keer gedraaid: water { $edges }
        [2] twee keer gedraaid: water { $edges }
       *[other] { $count } keer gedraaid: water { $edges }
    }
move-he-keep = { $tile } houden
move-he-ships =
    { $count ->
        [0] geen schip
        [one] 1 schip
       *[other] { $count } schepen
    }
move-he-piece =
    { $verb ->
        [lift] { $piece ->
            [greek] een Griek
           *[ship] een schip
        } uit { $city } nemen
       *[drop] { $piece ->
            [greek] een Griek
           *[ship] een schip
        } in { $city } zetten
    }
move-he-city =
    { $verb ->
        [greek] een Griek naar { $city }
        [ship] een schip naar { $city }
        [from] een Griek uit { $city }
        [pay] een schip uit { $city }
        [target] { $city } aanvallen
        [send] een Griek uit { $city } sturen
        [convert] een schip wordt een Griek in { $city }
        [storm] een schip van { $city } gaat weg
        [swap] { $question ->
            [swap] { $city } geven
           *[other] { $city } nemen
        }
       *[other] { $city }
    }

### Het verloop

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
log-he-send = { $origin } naar { $target }
log-he-back = een kaart van { $god }
log-he-flip = een veld wordt omgedraaid: { $tile }
log-he-aside = een veld wordt omgedraaid, past nergens en gaat opzij: { $tile }
log-he-steal =
    { $who ->
        [you] je pakt { $card } van je tegenstander
       *[other] { $name } pakt { $card } van de tegenstander
    }
log-he-let =
    { $who ->
        [you] je laat { $card } gelden
       *[other] { $name } laat { $card } gelden
    }
log-he-void = { $card } vervalt
log-he-play =
    { $who ->
        [you] je legt { $card }
       *[other] { $name } legt { $card }
    }
log-he-keep =
    { $who ->
        [you] je houdt { $tile }
       *[other] { $name } houdt { $tile }
    }
log-he-lay =
    { $who ->
        [you] je legt stad { $city } { $spot }
       *[other] { $name } legt stad { $city } { $spot }
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
            [from] je neemt de Griek uit stad { $city }
            [pay] je betaalt met een schip van stad { $city }
            [storm] je neemt een schip van stad { $city }
            [swap] je kiest stad { $city }
            [ships] je zet schepen in de stad: { $city }
           *[other] je kiest { $city }
        }
       *[other] { $verb ->
            [from] { $name } neemt de Griek uit stad { $city }
            [pay] { $name } betaalt met een schip van stad { $city }
            [storm] { $name } neemt een schip van stad { $city }
            [swap] { $name } kiest stad { $city }
            [ships] { $name } zet schepen in de stad: { $city }
           *[other] { $name } kiest { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] stad { $city } is nu van jou
       *[other] stad { $city } valt aan { $name } toe
    }
log-he-fails = de aanval op stad { $city } mislukt: { $attack } tegen { $need } nodig
log-he-turn =
    { $who ->
        [you] beurt { $turn }: jij
       *[other] beurt { $turn }: { $name }
    }

### Hulp

play-help-hellas =
    Randen: ~ water, = en # land. ● is van jou, ○ van je tegenstander, Δ de dolfijn.
    7TB: stad 7 met tempel en brug; 2g1s: twee Grieken en een schip daar.
    Een getal als [3] op de kaart is een vrije plek. Velden draaien tegen de klok in.
    Bedreigd: hoeveel Grieken kunnen komen, en bij hoeveel de stad valt, zonder kaarten.
    card Bliksemschicht   wat een godenkaart doet; ook met haar code, zoals Z1
    Je wint met tien steden aan het einde van je beurt.
