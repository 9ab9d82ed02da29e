### What all games say: the table, questions, the log.

## The table

table-you = you
table-hand-count =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

## What is asked

ask-nobody = The game is over.
ask-other = { $name } decides: { $what }.
ask-chance = Chance decides.

## The log

log-draw-hand =
    { $who ->
        [you] you draw { $cards }
       *[other] { $name } draws { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } draws 1 card
       *[other] { $name } draws { $count } cards
    }
log-discard =
    { $who ->
        [you] you discard { $card }
       *[other] { $name } discards { $card }
    }
log-discard-unseen = { $name } discards a card face down
log-undo =
    { $who ->
        [you] you take your last move back
       *[other] { $name } takes the last move back
    }
log-forced = the only move
log-resign =
    { $who ->
        [you] you resign
       *[other] { $name } resigns
    }
log-timeout =
    { $who ->
        [you] you have run out of time
       *[other] { $name } has run out of time
    }
log-abandon =
    { $who ->
        [you] you did not come back
       *[other] { $name } did not come back
    }
