### Looking back at a game: marks, sentences, and the review in the terminal.

review-mark =
    { $mark ->
        [slip] onnauwkeurigheid
        [mistake] fout
        [blunder] blunder
        [only] enige zet
        [drill] oefening
       *[unlucky] goed, maar pech
    }
review-opening = opening
review-better = Je speelde: { $played }. Beter: { $best }. { $fact }
review-only = { $played }: elke andere bekeken zet is minstens { $points } punten slechter. { $fact }
review-unlucky = { $played }: dat was goed. De trekking daarna kostte je { $points } punten.
review-lucky = De trekking daarna gaf je { $points } punten terug.
review-drill = De referentie wisselt af: { $moves }.
review-mixed = { $words } ({ $share }%)
review-summary = Van { $start }% naar { $end }%: geluk { $luck }, kunde { $skill } punten.

## In the terminal

review-head = Terugblik · { $game } · { $one } tegen { $two }
review-seat = Wat { $name } kon weten
review-part = winstkansen aan het begin
review-moments =
    { $count ->
        [0] Geen zet is gemarkeerd: geen enkele was zeker slechter dan een andere.
        [one] Eén moment
       *[other] { $count } momenten
    }
review-moment = Stap { $ply } · { $part } · { $name } { $points } ± { $error }
review-moment-luck = Stap { $ply } · { $part } · { $name } { $points }
review-loss = Gemiddeld verloren per beslissing: { $own } punten; { $rival }: { $other }.
review-decided = besliste de partij
review-progress = aan het rekenen: { $share }%
review-chart = Winstkans over de stappen van de partij: doorgetrokken wat je kon weten, gestippeld de waarheid.
review-known = te weten
review-truth = de waarheid
review-luck = geluk
help-review = Kijk terug op een afgelopen partij: wat je kon weten, geluk en kunde, en de zetten die het meest kostten.
help-review-seat = Alleen de zetten van speler 1 of 2; anders van beide.
help-review-depth = Hoe grondig: quick, standard (zo’n 15 seconden) of deep.
help-review-html = Geef een pagina voor de browser.
help-review-seed = Een startwaarde voor de berekening; dezelfde geeft dezelfde terugblik.
