### Das Bluff-Labor, und Ergebnisse ohne Glück: auf der Seite und im Terminal.

page-lab = Bluff-Labor
bluff-kind =
    { $kind ->
        [hidden] Helden verborgen gehalten
        [against] Gegen die offenen Karten gedreht
        [early] Früh eingesetzt
       *[retreat] Zurückgezogen
    }
bluff-when =
    { $kind ->
        [hidden] obwohl er eingesetzt werden durfte
        [against] mit Überlegenheit, sodass deine offenen Karten schlechter standen
        [early] in Runde 1 und 2
       *[retreat] im eigenen Zug
    }
page-lab-when =
    { $lead ->
        [all] Alle
        [ahead] Im Vorteil
        [level] Bei Gleichstand
       *[behind] Im Rückstand
    }
bluff-round = Runde { $number }
page-lab-worked = Hat geklappt
page-lab-words = In Worten
page-lab-share = { $share } %
page-lab-of = von { $count }
bluff-own = du: { $share } % von { $count }, 95-%-Intervall { $low } bis { $high } %
bluff-reference = Vergleich: { $low } bis { $high } %
bluff-missing =
    { $games ->
        [one] noch etwa 1 Partie bis zu einer Zahl
       *[other] noch etwa { $games } Partien bis zu einer Zahl
    }
bluff-missing-many = noch viele Partien bis zu einer Zahl
bluff-more = Öfter als im Vergleich: in Runde { $round } in { $share } %, im Vergleich in { $low } bis { $high } %.
bluff-less = Seltener als im Vergleich: in Runde { $round } in { $share } %, im Vergleich in { $low } bis { $high } %.
bluff-alike = Wie im Vergleich.
bluff-too-few =
    { $games ->
        [one] Noch kein Urteil: Es fehlt etwa 1 Partie.
       *[other] Noch kein Urteil: Es fehlen etwa { $games } Partien.
    }
bluff-too-few-many = Noch kein Urteil: Es fehlen viele Partien.
bluff-counted =
    { $games ->
        [one] Über 1 Partie.
       *[other] Über { $games } Partien.
    }

## Auf der Seite

page-lab-about = Wie oft du es in Hektor und Achill tust, und wie oft es die Suche einer Rückschau in denselben Stellungen getan hätte.
page-lab-how = Eine Zahl braucht { $occasions } Entscheidungen aus { $games } Partien. „Deutlich anders“ heißt, dass sich die beiden Intervalle nicht berühren. „Hat geklappt“ heißt, dass der Kampf gewonnen wurde; ein verborgener Held zählt einmal je Kampf, wenn er nie gezeigt wurde. Vorteil und Rückstand sind die Punkte, wie das Plättchen liegt, mit deinem eigenen Helden.
page-lab-legend-own = du, 95-%-Intervall
page-lab-legend-reference = Vergleich, 95-%-Intervall
page-lab-legend-clear = deutlich anders
page-lab-lead = Punktestand bei der Entscheidung
page-lab-ref = Vgl. { $low }–{ $high }
page-lab-drills =
    { $count ->
        [one] 1 Stellung üben
       *[other] { $count } Stellungen üben
    }
page-lab-position = { $date }, Schritt { $ply }
page-lab-empty = Sobald du eine Partie Hektor und Achill beendet hast, werden deine Bluffs hier gezählt.
page-lab-unreviewed = Die Zahlen kommen aus den Rückschauen auf deine Partien. Noch ist keine berechnet.
page-lab-games =
    { $finished ->
        [one] Rückschau berechnet für { $reviewed } von 1 beendeten Partie.
       *[other] Rückschau berechnet für { $reviewed } von { $finished } beendeten Partien.
    }
page-lab-calculate =
    { $count ->
        [one] 1 weitere Rückschau berechnen
       *[other] { $count } weitere Rückschauen berechnen
    }
page-lab-calculating =
    { $count ->
        [one] Es wird gerechnet, noch 1 Partie …
       *[other] Es wird gerechnet, noch { $count } Partien …
    }
page-lab-stop = Anhalten
page-lab-failed =
    { $count ->
        [one] Zu 1 Partie gelang keine Rückschau.
       *[other] Zu { $count } Partien gelang keine Rückschau.
    }
page-drill-title = Übung
page-drill-task = { $part }. Was würde im Vergleich gespielt?
page-drill-mixed = Im Vergleich wird das in { $share } von 100 Fällen gespielt. Dein Zug in der Partie: { $played }.
page-luck-points = Glück { $points }
page-luck = Ohne Glück
page-luck-why = Über die Partien, deren Rückschau berechnet ist. Das Glück der Ziehungen wird so weit abgezogen, wie deine Ergebnisse dadurch weniger schwanken; die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
page-luck-games = Mit Rückschau
page-luck-count = { $games } von { $finished }
page-luck-raw = Wie gespielt
page-luck-adjusted = Ohne Glück
page-luck-factor = Varianz
page-luck-score = { $share } % ({ $low }–{ $high })
page-luck-smaller = { $factor }-mal kleiner ({ $low } bis { $high })
page-luck-same = kaum kleiner
page-luck-missing =
    { $games ->
        [one] noch 1 Rückschau
       *[other] noch { $games } Rückschauen
    }

## Im Terminal

help-bluffs = Die Bluffs in beendeten Partien Hektor und Achill zusammenzählen, verglichen mit der Suche einer Rückschau.
help-bluffs-seat = Wessen Bluffs: die von Spieler 1 oder 2 in jeder Datei.
bluff-head = Bluff-Labor · { $game }
bluff-line = { $kind } ({ $when })
bluff-won = Hat { $worked }-mal von { $tried } geklappt.
error-no-bluffs = für { $game } gibt es kein Bluff-Labor
