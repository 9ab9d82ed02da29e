### The coach on the page: the drawer of hints, and the choice of having it.

page-hint = Hint
page-hint-title =
    { $stage ->
        [look] What to look at
        [moves] Good moves
       *[play] You play
    }
page-hint-about = Chances from what you can know
page-hint-stage =
    { $stage ->
        [look] Look
        [moves] Moves
       *[play] You play
    }
page-hint-next =
    { $stage ->
        [moves] Show good moves
       *[play] I will play myself
    }
page-hint-yours = Your move. The numbers stay on the table until you play.
page-hint-marked = The coach never plays for you. This game is marked as coached.
page-hint-thinking = The coach is thinking …
page-hint-chance = { $chance }%, { $low } to { $high }
page-hint-close = Close the hint
page-coached = coached
page-hints-wanted = Hints from the coach
page-hints-why = The coach says what to look at and which moves are good. Using it marks the game.
