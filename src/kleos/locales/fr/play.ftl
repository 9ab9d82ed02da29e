### What all games say: the table, questions, the log.

## The table

table-you = vous
table-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## What is asked

ask-nobody = La partie est terminée.
ask-other = { $name } décide : { $what }.
ask-chance = Le hasard décide.

## The log

log-draw-hand =
    { $who ->
        [you] vous piochez : { $cards }
       *[other] { $name } pioche : { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } pioche { $count } carte
       *[other] { $name } pioche { $count } cartes
    }
log-discard =
    { $who ->
        [you] vous défaussez : { $card }
       *[other] { $name } défausse : { $card }
    }
log-discard-unseen = { $name } défausse une carte face cachée
log-undo =
    { $who ->
        [you] vous annulez votre dernier coup
       *[other] { $name } annule le dernier coup
    }
log-forced = le seul coup
log-resign =
    { $who ->
        [you] vous abandonnez
       *[other] { $name } abandonne
    }
log-timeout =
    { $who ->
        [you] votre temps est écoulé
       *[other] temps écoulé pour { $name }
    }
log-abandon =
    { $who ->
        [you] votre absence a trop duré
       *[other] { $name } ne revient pas
    }
