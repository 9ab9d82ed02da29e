### What all games say: the table, questions, the log.

## The table

table-you = du
table-hand-count =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

## What is asked

ask-nobody = Die Partie ist zu Ende.
ask-other = { $name } entscheidet: { $what }.
ask-chance = Der Zufall entscheidet.

## The log

log-draw-hand =
    { $who ->
        [you] du ziehst: { $cards }
       *[other] { $name } zieht: { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } zieht 1 Karte
       *[other] { $name } zieht { $count } Karten
    }
log-discard =
    { $who ->
        [you] du wirfst ab: { $card }
       *[other] { $name } wirft ab: { $card }
    }
log-discard-unseen = { $name } wirft eine Karte verdeckt ab
log-undo =
    { $who ->
        [you] du nimmst deinen letzten Zug zurück
       *[other] { $name } nimmt den letzten Zug zurück
    }
log-forced = der einzige Zug
log-resign =
    { $who ->
        [you] du gibst auf
       *[other] { $name } gibt auf
    }
log-timeout =
    { $who ->
        [you] deine Zeit ist abgelaufen
       *[other] die Zeit von { $name } ist abgelaufen
    }
log-abandon =
    { $who ->
        [you] du bist nicht zurückgekommen
       *[other] { $name } ist nicht zurückgekommen
    }
