### The bluff lab, and luck taken out of results: on the page and in the terminal.

page-lab = Bluff lab
bluff-kind =
    { $kind ->
        [hidden] Kept the hero hidden
        [against] Turned against the open cards
        [early] Deployed early
       *[retreat] Retreated
    }
bluff-when =
    { $kind ->
        [hidden] while a deployment was legal
        [against] with superiority, so that your open cards stood worse
        [early] in rounds 1 and 2
       *[retreat] on your own turn
    }
page-lab-when =
    { $lead ->
        [all] All
        [ahead] When ahead
        [level] When level
       *[behind] When behind
    }
bluff-round = Round { $number }
page-lab-worked = It worked
page-lab-words = In words
page-lab-share = { $share }%
page-lab-of = of { $count }
bluff-own = you: { $share }% of { $count }, 95% interval { $low } to { $high }%
bluff-reference = reference: { $low } to { $high }%
bluff-missing =
    { $games ->
        [one] about 1 more game for a figure
       *[other] about { $games } more games for a figure
    }
bluff-missing-many = many more games for a figure
bluff-more = More often than the reference: in round { $round } in { $share }%, the reference in { $low } to { $high }%.
bluff-less = Less often than the reference: in round { $round } in { $share }%, the reference in { $low } to { $high }%.
bluff-alike = Within the reference.
bluff-too-few =
    { $games ->
        [one] No verdict yet: about 1 more game is needed.
       *[other] No verdict yet: about { $games } more games are needed.
    }
bluff-too-few-many = No verdict yet: many more games are needed.
bluff-counted =
    { $games ->
        [one] Over 1 game.
       *[other] Over { $games } games.
    }

## On the page

page-lab-about = How often you do it in Hector & Achilles, and how often the search of a review would have done it in the same positions.
page-lab-how = A figure needs { $occasions } decisions from { $games } games. “Clearly different” means that the two intervals do not touch. “It worked” means that the battle was won; for a hidden hero it counts once a battle, if it was never shown. Ahead and behind are the scores as the tile lies, with your own hero.
page-lab-legend-own = you, 95% interval
page-lab-legend-reference = reference, 95% interval
page-lab-legend-clear = clearly different
page-lab-lead = Score when deciding
page-lab-ref = ref. { $low }–{ $high }
page-lab-drills =
    { $count ->
        [one] Drill 1 position
       *[other] Drill { $count } positions
    }
page-lab-position = { $date }, step { $ply }
page-lab-empty = Once you have finished a game of Hector & Achilles, your bluffs are counted here.
page-lab-unreviewed = The figures come from the reviews of your games. None is calculated yet.
page-lab-games =
    { $finished ->
        [one] { $reviewed } of 1 finished game is reviewed.
       *[other] { $reviewed } of { $finished } finished games are reviewed.
    }
page-lab-calculate =
    { $count ->
        [one] Review 1 more game
       *[other] Review { $count } more games
    }
page-lab-calculating =
    { $count ->
        [one] Calculating, 1 game to go …
       *[other] Calculating, { $count } games to go …
    }
page-lab-stop = Stop
page-lab-failed =
    { $count ->
        [one] 1 game could not be reviewed.
       *[other] { $count } games could not be reviewed.
    }
page-drill-title = Drill
page-drill-task = { $part }. What would the reference play here?
page-drill-mixed = The reference plays this in { $share } of 100 cases. Your move in the game: { $played }.
page-luck-points = luck { $points }
page-luck = Luck taken out
page-luck-why = Over the games whose review is calculated. The luck of the draws is taken away as far as that makes your results vary less; intervals hold the true figure 95 times of 100.
page-luck-games = Reviewed
page-luck-count = { $games } of { $finished }
page-luck-raw = As played
page-luck-adjusted = Luck taken out
page-luck-factor = Variance
page-luck-score = { $share }% ({ $low }–{ $high })
page-luck-smaller = { $factor } times smaller ({ $low } to { $high })
page-luck-same = hardly smaller
page-luck-missing =
    { $games ->
        [one] 1 more reviewed game
       *[other] { $games } more reviewed games
    }

## In the terminal

help-bluffs = Sum up the bluffs in finished games of Hector & Achilles, against what the search of a review would play.
help-bluffs-seat = Whose bluffs: those of player 1 or 2 in every file.
bluff-head = Bluff lab · { $game }
bluff-line = { $kind } ({ $when })
bluff-won = It worked { $worked } of { $tried } times.
error-no-bluffs = { $game } has no bluff lab
