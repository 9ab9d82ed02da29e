### Hellas: what is asked, and moves in words.

## Questions

ask-he-no-city = Je hebt geen stad meer en kunt er geen terugwinnen. Kies een handeling, of geef op
ask-he =
    { $question ->
        [act] Jouw beurt: welke handeling kies je
        [after] Speel je een kaart, reorganiseer je je stukken of beëindig je de beurt
        [target] Welke stad val je aan
        [keep] Welk veld houd je
        [from] Je voorraad is leeg: welke stad levert de Griek voor de nieuwe stad
        [pay] Welke stad levert het schip voor de zeevaart
        [exchange] Hoeveel schepen uit je voorraad gaan de stad in
        [convert] Waar wordt een schip een Griek
        [convert_from] Je voorraad is leeg: welke stad levert de Griek
        [storm] Welke stad van je tegenstander verliest een schip
        [swap] Welke van je steden geef je weg
        [swap_rival] Welke stad van je tegenstander neem je
        [draw] Van welke god trek je een kaart
       *[other] Jouw beslissing ({ $action })
    }?
ask-he-step =
    { $count ->
        [one] Versterking: nog 1 actie.
       *[other] Versterking: nog { $count } acties.
    }
ask-he-reply = Je tegenstander speelt { $card }: reageer je?
ask-he-tile =
    { $question ->
        [coast] Eerste kuststrook: waar leg je dit veld
        [lay] Zeevaart: waar leg je dit veld
       *[turn] Hoe ligt het veld
    }? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Aanval op { $city }: kies je aanvallers.
        [fight] Het gevecht om { $city }: speel je een kaart?
       *[target] Welke stad val je na { $city } aan?
    }
ask-he-place =
    { $question ->
        [shift] Je voorraad is leeg: waar gaat { $piece ->
            [greek] de Griek
           *[ship] het schip
        } heen?
       *[place] Waar zet je { $piece ->
            [greek] Grieken
           *[ship] schepen
        }? Nog { $count }.
    }
ask-he-reorganise =
    { $count ->
        [0] Reorganiseer je stukken, of beëindig de beurt.
        [one] Reorganiseren: 1 stuk in de hand.
       *[other] Reorganiseren: { $count } stukken in de hand.
    }
ask-he-other =
    { $step ->
        [act] welke handeling er gekozen wordt
        [step] de volgende actie van de versterking
        [after] of er nog iets gebeurt of dat de beurt eindigt
        [reply] of er gereageerd wordt
        [coast] waar het veld komt
        [lay] waar het veld komt
        [turn] hoe het veld ligt
        [keep] welk veld gehouden wordt
        [target] welke stad wordt aangevallen
        [send] wie er aanvalt
        [fight] of er een kaart wordt gespeeld
        [place] waar stukken komen
        [shift] waar stukken komen
        [reorganise] hoe er wordt gereorganiseerd
        [draw] van welke god een kaart wordt getrokken
        [pay] welke stad het schip levert
       *[other] welke stad er gekozen wordt
    }

## Moves

move-he-plain =
    { $verb ->
        [reinforce] versterking: nieuwe Grieken, schepen en godenkaarten
        [voyage] zeevaart: een veld omdraaien en een stad ontdekken
        [attack] een stad van je tegenstander aanvallen
        [pass] { $question ->
            [reply] niet reageren
           *[other] geen kaart spelen
        }
        [commit] niemand meer sturen: vechten
        [withdraw] niet aanvallen
        [fail] het veld onder de stapel leggen
        [stop] hier stoppen
       *[done] de beurt beëindigen
    }
move-he-play = { $card } spelen: { $text }
move-he-card = { $card } spelen
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
        [storm] een schip uit { $city } wegnemen
        [swap] { $question ->
            [swap] { $city } geven
           *[other] { $city } nemen
        }
       *[other] { $city }
    }
