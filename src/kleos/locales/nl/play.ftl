### What all games say: the table, questions, the log.

## The table

table-you = jij
table-hand-count =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }

## What is asked

ask-nobody = De partij is afgelopen.
ask-other = { $name } beslist: { $what }.
ask-chance = Het toeval beslist.

## The log

log-draw-hand =
    { $who ->
        [you] je trekt { $cards }
       *[other] { $name } trekt { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } trekt 1 kaart
       *[other] { $name } trekt { $count } kaarten
    }
log-discard =
    { $who ->
        [you] je legt { $card } af
       *[other] { $name } legt { $card } af
    }
log-discard-unseen = { $name } legt een kaart gedekt af
log-undo =
    { $who ->
        [you] je neemt je laatste zet terug
       *[other] { $name } neemt de laatste zet terug
    }
log-forced = de enige zet
log-resign =
    { $who ->
        [you] je geeft op
       *[other] { $name } geeft op
    }
log-timeout =
    { $who ->
        [you] je tijd is om
       *[other] de tijd van { $name } is om
    }
log-abandon =
    { $who ->
        [you] je bent niet teruggekomen
       *[other] { $name } is niet teruggekomen
    }
