# Lessons, in the page and the terminal; the texts of each course are in its game's lessons.ftl.
lesson-tried = { $happened }. That is allowed, but it does not lead on here{ $task ->
    [none] .
   *[other] : { $task }.
    }
learn-title = Lesson { $number } of { $count }: { $title }
learn-prompt = your move >
learn-taken-back = Taken back.
learn-no-next = this step asks for a move; type skip to have it played for you
learn-last = this is the last lesson
learn-leave = Your progress is kept. Go on with: kleos learn { $game }
learn-end = The course is finished. Play your first game: kleos play { $game } --against novice
learn-help =
    1, 2, …          try the move with this number
    CODE             try a move by its code, written at the right: { $code }
    Enter            go on, where there is only something to read
    skip             let the lesson do this step
    back, restart    go back one step, or to the beginning of the lesson
    lesson           go to the next lesson; lesson 4: to lesson 4
    why 3            the clause that allows move 3
    rules { $clause }   read a clause
    table, log       draw the table again; all that happened
    quit             leave
page-learn = Learn
page-learn-title = Learn by playing
page-learn-about = Short lessons at the real table. Try any move: nothing can go wrong.
page-learn-where = lesson { $number } of { $count }
page-learn-lesson = Lesson { $number }
page-learn-all = All lessons
page-learn-steps = Steps of this lesson
page-learn-steps-open = Steps
page-learn-continue = Continue
page-learn-begin = Start
page-learn-back = Back
page-learn-skip-step = Skip step
page-learn-skip-lesson = Skip lesson
page-learn-restart = Restart
page-learn-try-title = You may try anything
page-learn-try = A move that does not help is played out, explained and taken back.
page-learn-taken-back = Press a key or tap anywhere to take it back.
page-learn-done = { $done } of { $count } lessons done
page-learn-start-over = Start over
page-learn-next-lesson = Next lesson
page-learn-lesson-done = Lesson finished
page-learn-is-done = done
page-learn-verb = { $state ->
    [done] Repeat
   *[open] Start
    }
page-learn-first-game = Your first game
page-learn-first-game-about = Against Novice, with the coach beside you.
page-learn-first-game-play = Play the first game
page-learn-minutes = Learn it in { $minutes } min
page-learn-missing = There is no such lesson.
page-games-all = All games
page-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }
