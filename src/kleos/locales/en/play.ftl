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
ask-other = { $name } decides.
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
log-discard-unseen = { $name } discards a card unseen
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
        [you] your time has run out
       *[other] the time of { $name } has run out
    }
log-abandon =
    { $who ->
        [you] you stayed away
       *[other] { $name } stayed away
    }
