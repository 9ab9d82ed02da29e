### Hector & Achilles: what is asked, and moves in words.

## What is asked

ask-vanguard = Jij valt aan: kies de stapel waarvan de bovenste kaart je voorhoede wordt.
ask-number = Je voorhoede is een 4: kies het front voor deze veldslag.
ask-orient = Leg de lottegel: welke kleur wijst naar jou?
ask-action = Je beurt { $turn } van 4: doe één actie of geen, speel dan een kaart.
ask-card = Je beurt { $turn } van 4: speel een kaart.
ask-fate = Jij hebt de overhand, { $mine } tegen { $theirs }: draai de tegel of laat hem liggen.
ask-ransom = Je hebt de veldslag verloren. Verlies je je held, of betaal je een gunstfiche?
ask-ha-other =
    { $step ->
        [vanguard] uit welke stapel de voorhoede komt
        [number] het front voor deze veldslag
        [orient] hoe de lottegel ligt
        [action] één actie of geen, daarna een kaart
        [card] welke kaart er gespeeld wordt
        [fate] of de tegel gedraaid wordt
       *[other] of de held verloren gaat of een gunstfiche wordt betaald
    }

## Moves in words

move-vanguard =
    { $size ->
        [one] bovenste kaart van { $pile } omdraaien (nog 1 kaart)
       *[other] bovenste kaart van { $pile } omdraaien (nog { $size } kaarten)
    }
move-number =
    { $number ->
        [4] reserve tegen reserve vechten
       *[other] vechten op front { $number }: jouw { $mine } kaarten tegen { $theirs }
    }
move-orient = { $mine } wijst naar jou, { $theirs } naar je tegenstander
move-pass = geen actie
move-discard = { $card } uit het spel nemen en een kaart trekken
move-change = { $hero } vervangen door de bovenste held van de stapel
move-deploy = { $hero } inzetten op { $card }
move-deploy-vanguard = { $hero } inzetten op je voorhoede { $card }
move-upgrade = een gunstfiche op { $card } leggen
move-upgrade-vanguard = een gunstfiche op je voorhoede { $card } leggen
move-retreat =
    { $cards ->
        [one] terugtrekken: de veldslag en 1 kaart verliezen
       *[other] terugtrekken: de veldslag en { $cards } kaarten verliezen
    }
move-play = { $card } { $troop } spelen
move-play-scores = { $card } { $troop } spelen, een kleur die nu telt
move-leave = laten liggen: { $mine } naar jou, { $theirs } naar je tegenstander
move-turn-cw = met de klok mee: { $mine } naar jou, { $theirs } naar je tegenstander
move-turn-ccw = tegen de klok in: { $mine } naar jou, { $theirs } naar je tegenstander
move-give-hero = { $hero } verliezen
move-give-token = een gunstfiche betalen en { $hero } houden
