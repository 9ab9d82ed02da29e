### Looking back at a game: marks, sentences, and the review in the terminal.

review-mark =
    { $mark ->
        [slip] slip
        [mistake] mistake
        [blunder] blunder
        [only] only move
        [drill] drill
       *[unlucky] right, but unlucky
    }
review-opening = opening
review-better = You played: { $played }. Better: { $best }. { $fact }
review-only = { $played }: every other move looked at is at least { $points } points worse. { $fact }
review-unlucky = { $played }: that was right. The draw that followed cost you { $points } points.
review-lucky = The draw that followed gave you { $points } points back.
review-drill = The reference mixes: { $moves }.
review-mixed = { $words } ({ $share }%)
review-summary = From { $start }% to { $end }%: luck { $luck }, skill { $skill } points.

## In the terminal

review-head = Review · { $game } · { $one } against { $two }
review-seat = As { $name } could know it
review-part = chances to win when it began
review-moments =
    { $count ->
        [0] No move is marked: none was certainly worse than another.
        [one] One moment
       *[other] { $count } moments
    }
review-moment = Step { $ply } · { $part } · { $name } { $points } ± { $error }
review-moment-luck = Step { $ply } · { $part } · { $name } { $points }
review-loss = Lost with a decision on average: { $own } points; { $rival }: { $other }.
review-decided = decided the game
review-progress = calculating: { $share }%
review-chart = Chance to win over the steps of the game: solid what could be known, dotted the truth.
review-known = could know
review-truth = the truth
review-luck = luck
help-review = Look back at a finished game: what you could know, luck and skill, and the moves that lost most.
help-review-seat = Review the moves of player 1 or 2; otherwise of both.
help-review-depth = How thoroughly: quick, standard (some 15 seconds) or deep.
help-review-html = Print a page for a browser.
help-review-seed = A number that the calculation starts from; the same one gives the same review.
