### Looking back at a game: marks, sentences, and the review in the terminal.

review-mark =
    { $mark ->
        [slip] Ungenauigkeit
        [mistake] Fehler
        [blunder] grober Fehler
        [only] einziger Zug
        [drill] Übung
       *[unlucky] richtig, aber Pech
    }
review-opening = Eröffnung
review-better = Du hast gespielt: { $played }. Besser: { $best }. { $fact }
review-only = { $played }: Jeder andere geprüfte Zug ist mindestens { $points } Punkte schlechter. { $fact }
review-unlucky = { $played }: Das war richtig. Die Ziehung danach hat dich { $points } Punkte gekostet.
review-lucky = Die Ziehung danach hat dir { $points } Punkte zurückgegeben.
review-drill = Im Vergleich wird gemischt: { $moves }.
review-mixed = { $words } ({ $share } %)
review-summary = Von { $start } % auf { $end } %: Glück { $luck }, Können { $skill } Punkte.

## In the terminal

review-head = Rückblick · { $game } · { $one } gegen { $two }
review-seat = Was { $name } wissen konnte
review-part = Gewinnchancen zu Beginn
review-moments =
    { $count ->
        [0] Kein Zug ist markiert: Keiner war mit Sicherheit schlechter als ein anderer.
        [one] Ein Moment
       *[other] { $count } Momente
    }
review-moment = Schritt { $ply } · { $part } · { $name } { $points } ± { $error }
review-moment-luck = Schritt { $ply } · { $part } · { $name } { $points }
review-loss = Verlust je Entscheidung im Schnitt: { $own } Punkte; { $rival }: { $other }.
review-decided = hat die Partie entschieden
review-progress = wird berechnet: { $share } %
review-chart = Gewinnchance über die Schritte der Partie: durchgezogen, was du wissen konntest, gepunktet die Wahrheit.
review-known = wissbar
review-truth = die Wahrheit
review-luck = Glück
help-review = Auf eine beendete Partie zurückblicken: was du wissen konntest, Glück und Können, und die teuersten Züge.
help-review-seat = Nur die Züge von Spieler 1 oder 2; sonst beide.
help-review-depth = Wie gründlich: quick, standard (etwa 15 Sekunden) oder deep.
help-review-html = Eine Seite für den Browser ausgeben.
help-review-seed = Ein Startwert für die Berechnung; derselbe ergibt denselben Rückblick.
