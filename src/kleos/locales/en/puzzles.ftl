### Puzzles.

## What is asked

puzzle-title =
    { $kind ->
        [win] Win now
        [deduce] Deduce
       *[decide] Decide
    }
puzzle-ask-win =
    { $game ->
        [hector] Win the game in this battle, whatever your opponent holds.
       *[other] Win the game in this turn, whatever your opponent holds.
    }
puzzle-ask-decide = One move is clearly better than all others by what you can know. Which one?
puzzle-ask-cannot = Which of these cards can your opponent not have in hand?
puzzle-ask-can = Which one of these cards can your opponent have in hand?
puzzle-ask-most = How many copies of { $card } can your opponent have in hand at most?

## What to look at, and why

puzzle-look-win = Look at what ends the game, and at what your opponent could still do about it.
puzzle-look-deduce = Count the copies that you can see: on the table, among the discards, in your own hand.
puzzle-look-decide = No single thing decides here: compare what each move leads to.
puzzle-count =
    { $copies ->
        [one] { $card }: the only copy { $seen ->
            [0] is not in sight
           *[other] is in sight
        }, so your opponent holds { $most ->
            [0] none
           *[other] one at most
        }.
       *[other] { $card }: { $seen } of { $copies } copies are in sight, so your opponent holds { $most ->
            [0] none
           *[other] { $most } at most
        }.
    }
puzzle-proved =
    { $every ->
        [yes] Proved in every possible distribution of the hidden cards ({ $worlds }).
       *[no] Proved in { $worlds } different possible distributions of the hidden cards.
    }
puzzle-won = From here on every move wins.
puzzle-chances = Chance to win: { $best }% with this move, { $other }% with the next best one.
puzzle-level = { $bot }: missed { $failed } of { $asked }

## Answers

puzzle-right = Solved.
puzzle-wrong = That is not it. Try again.
puzzle-answer = Answer: { $answer }
puzzle-streak =
    { $days ->
        [one] Daily puzzle: { $days } day in a row
       *[other] Daily puzzle: { $days } days in a row
    }

## Terminal

puzzle-prompt = your answer >
puzzle-leave = Your progress is kept. Go on with: kleos puzzles play { $game }
puzzle-help =
    1, 2, …          the answer with this number
    CODE             an answer by its code, written at the right
    hint             what to look at
    answer           show the answer
    restart          begin this puzzle again
    next             go to the next puzzle
    why 3            the clause that allows move 3
    table            draw the table again
    quit             leave
puzzle-checked = { $game }: { $count } of { $all } puzzles hold
puzzle-checked-so-far = { $count } of { $all } checked
puzzle-mining = { $done } of { $games } games, { $found } puzzles
puzzle-mined = { $game }: { $games } games, { $win } wins, { $deduce } deductions, { $decide } decisions
error-bad-puzzle = this is not a puzzle: { $detail }
error-no-puzzle = { $game } has no puzzle { $wanted }
error-puzzle-path = { $move } does not solve this puzzle
error-puzzle-over = the puzzle is solved
error-puzzle-option = { $option } is not among the answers: { $options }
error-mined-file = { $file } does not hold puzzles mined with this game and seed: { $detail }
help-puzzles = Solve, check and find puzzles.
help-puzzles-game = The game, for example hector.
help-puzzles-play = Solve puzzles.
help-puzzles-name = The puzzle to solve, for example win-01.
help-puzzles-kind = Only puzzles of this kind.
help-puzzles-daily = The puzzle of the day.
help-puzzles-check = Check the puzzles that come with Kleos.
help-puzzles-count = Only print how many there are.
help-puzzles-sims = Simulations for each decision.
help-puzzles-check-seed = Check with worlds and luck from this seed.
help-puzzles-mine = Find puzzles in games that bots play.
help-puzzles-games = How many games to look through in all.
help-puzzles-seed = Play the games from this seed.
help-puzzles-out = Keep what is found in this file, and go on from it.
help-puzzles-choose = Write the best puzzles to this file.
help-puzzles-each = How many of each kind are chosen at most.

## Page

page-puzzles = Puzzles
page-puzzle-intro = One puzzle a day for each game, the same for everybody, and many more of every kind.
page-puzzle-daily = Daily puzzle
page-puzzle-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
page-puzzle-today = today
page-puzzle-open = not solved
page-puzzle-difficulty = Difficulty
page-puzzle-misses = { $bot } misses { $failed } of { $asked }
page-puzzle-share = Share of each level that fails it
page-puzzle-themes = Themes
page-puzzle-about =
    { $kind ->
        [win] whatever is hidden
        [deduce] the hidden thing is certain
       *[decide] one move is clearly better
    }
page-puzzle-of = { $done } of { $count }
page-puzzle-solved = { $done } of { $count } solved
page-puzzle-solve = Solve
page-puzzle-hint = Hint
page-puzzle-answer = Show answer
page-puzzle-restart = Start over
page-puzzle-next = Next puzzle
page-puzzle-more = More
page-puzzle-choose = Choose one of the answers.
page-puzzle-taken-back = That is not it. Press a key or tap anywhere to take it back.
page-puzzle-missing = There is no such puzzle.
