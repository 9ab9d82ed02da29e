# Lektionen, auf der Seite und im Terminal; die Texte jedes Kurses stehen in der lessons.ftl seines Spiels.
lesson-tried = { $happened }. Das ist erlaubt, führt hier aber nicht weiter{ $task ->
    [none] .
   *[other] : { $task }.
    }
learn-title = Lektion { $number } von { $count }: { $title }
learn-prompt = dein Zug >
learn-taken-back = Zurückgenommen.
learn-no-next = dieser Schritt verlangt einen Zug; mit skip wird er für dich gespielt
learn-last = das ist die letzte Lektion
learn-leave = Dein Fortschritt ist gespeichert. Weiter mit: kleos learn { $game }
learn-end = Der Kurs ist geschafft. Spiel deine erste Partie: kleos play { $game } --against novice
learn-help =
    1, 2, …          den Zug mit dieser Nummer probieren
    CODE             einen Zug über seinen Code rechts probieren: { $code }
    Enter            weiter, wo es nur etwas zu lesen gibt
    skip             diesen Schritt vormachen lassen
    back, restart    einen Schritt zurück oder an den Anfang der Lektion
    lesson           zur nächsten Lektion; lesson 4: zu Lektion 4
    why 3            der Absatz, der Zug 3 erlaubt
    rules { $clause }   einen Absatz lesen
    table, log       den Tisch neu zeichnen; alles, was geschah
    quit             aufhören
page-learn = Lernen
page-learn-title = Lernen durch Spielen
page-learn-about = Kurze Lektionen am echten Tisch. Probiere jeden Zug: Es kann nichts schiefgehen.
page-learn-where = Lektion { $number } von { $count }
page-learn-lesson = Lektion { $number }
page-learn-all = Alle Lektionen
page-learn-steps = Schritte dieser Lektion
page-learn-steps-open = Schritte
page-learn-continue = Weiter
page-learn-begin = Beginnen
page-learn-back = Schritt zurück
page-learn-skip-step = Schritt überspringen
page-learn-skip-lesson = Lektion überspringen
page-learn-restart = Neu beginnen
page-learn-try-title = Du darfst alles probieren
page-learn-try = Ein Zug, der nicht hilft, wird gespielt, erklärt und zurückgenommen.
page-learn-taken-back = Drück eine Taste oder tipp irgendwohin, um ihn zurückzunehmen.
page-learn-done = { $done } von { $count } Lektionen geschafft
page-learn-start-over = Von vorn beginnen
page-learn-next-lesson = Nächste Lektion
page-learn-lesson-done = Lektion geschafft
page-learn-is-done = geschafft
page-learn-verb = { $state ->
    [done] Wiederholen
   *[open] Starten
    }
page-learn-first-game = Deine erste Partie
page-learn-first-game-about = Gegen Neuling, mit dem Coach an deiner Seite.
page-learn-first-game-play = Erste Partie spielen
page-learn-minutes = In { $minutes } Minuten gelernt
page-learn-missing = Diese Lektion gibt es nicht.
page-games-all = Alle Partien
page-games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
    }
