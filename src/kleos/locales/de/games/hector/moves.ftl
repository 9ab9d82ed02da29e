### Hector & Achilles: what is asked, and moves in words.

## What is asked

ask-vanguard = Du greifst an: Wähle den Stapel, dessen oberste Karte deine Vorhut wird.
ask-number = Deine Vorhut ist eine 4: Wähle die Front dieses Kampfes.
ask-orient = Lege das Schicksalsplättchen: Welche Farbe zeigt zu dir?
ask-action = Dein Zug { $turn } von 4: Führ eine oder keine Aktion aus, dann spiel eine Karte.
ask-card = Dein Zug { $turn } von 4: Spiel eine Karte.
ask-fate = Du bist überlegen, { $mine } zu { $theirs }: Dreh das Plättchen oder lass es liegen.
ask-ransom = Du hast den Kampf verloren. Gibst du deinen Helden ab oder zahlst du einen Gunststein?
ask-ha-other =
    { $step ->
        [vanguard] aus welchem Stapel die Vorhut kommt
        [number] an welcher Front gekämpft wird
        [orient] wie das Schicksalsplättchen liegt
        [action] eine Aktion oder keine, dann eine Karte
        [card] welche Karte gespielt wird
        [fate] ob das Plättchen gedreht wird
       *[other] ob der Held abgegeben oder ein Gunststein bezahlt wird
    }

## Moves in words

move-vanguard =
    { $size ->
        [one] oberste Karte von { $pile } aufdecken (noch 1 Karte)
       *[other] oberste Karte von { $pile } aufdecken (noch { $size } Karten)
    }
move-number =
    { $number ->
        [4] Heimat gegen Heimat kämpfen
       *[other] an Front { $number } kämpfen: deine { $mine } Karten gegen { $theirs }
    }
move-orient = { $mine } zu dir, { $theirs } zum Gegner
move-pass = keine Aktion
move-discard = { $card } aus dem Spiel nehmen und eine Karte nachziehen
move-change = Held wechseln: { $hero } gegen die oberste Heldenkarte
move-deploy = { $hero } auf { $card } einsetzen
move-deploy-vanguard = { $hero } auf deine Vorhut { $card } einsetzen
move-upgrade = einen Gunststein auf { $card } legen
move-upgrade-vanguard = einen Gunststein auf deine Vorhut { $card } legen
move-retreat =
    { $cards ->
        [one] Rückzug: Kampf und 1 Karte verlieren
       *[other] Rückzug: Kampf und { $cards } Karten verlieren
    }
move-play = { $card } { $troop } spielen
move-play-scores = { $card } { $troop } spielen, die Farbe zählt gerade
move-leave = Plättchen liegen lassen: { $mine } zu dir, { $theirs } zum Gegner
move-turn-cw = im Uhrzeigersinn: { $mine } zu dir, { $theirs } zum Gegner
move-turn-ccw = gegen den Uhrzeigersinn: { $mine } zu dir, { $theirs } zum Gegner
move-give-hero = { $hero } abgeben
move-give-token = einen Gunststein zahlen und { $hero } behalten
