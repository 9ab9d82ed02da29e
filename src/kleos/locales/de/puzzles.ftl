### Rätsel.

## Was gefragt ist

puzzle-title =
    { $kind ->
        [win] Jetzt gewinnen
        [deduce] Erschließen
       *[decide] Entscheiden
    }
puzzle-ask-win =
    { $game ->
        [hector] Gewinne die Partie in diesem Kampf, was immer dein Gegner auf der Hand hat.
       *[other] Gewinne die Partie in diesem Zug, was immer dein Gegner auf der Hand hat.
    }
puzzle-ask-decide = Nach allem, was du wissen kannst, ist ein Zug klar besser als alle anderen. Welcher?
puzzle-ask-cannot = Welche dieser Karten kann dein Gegner nicht auf der Hand haben?
puzzle-ask-can = Nur eine dieser Karten kann dein Gegner auf der Hand haben. Welche?
puzzle-ask-most = Wie viele Exemplare von { $card } kann dein Gegner höchstens auf der Hand haben?

## Worauf zu achten ist, und warum

puzzle-look-win = Achte darauf, was die Partie beendet, und was dein Gegner dagegen noch tun könnte.
puzzle-look-deduce = Zähle die Exemplare, die du siehst: auf dem Tisch, in den Ablagen, auf deiner Hand.
puzzle-look-decide = Hier entscheidet nichts allein: Vergleiche, wohin jeder Zug führt.
puzzle-count =
    { $copies ->
        [one] { $card }: Das einzige Exemplar ist { $seen ->
            [0] nicht zu sehen
           *[other] zu sehen
        }; dein Gegner hat also { $most ->
            [0] keines
           *[other] höchstens eines
        }.
       *[other] { $card }: { $seen } von { $copies } Exemplaren sind zu sehen; dein Gegner hat also { $most ->
            [0] keines
           *[other] höchstens { $most }
        }.
    }
puzzle-proved =
    { $every ->
        [yes] Bewiesen für alle möglichen verdeckten Karten ({ $worlds }).
       *[no] Bewiesen für { $worlds } verschiedene Möglichkeiten der verdeckten Karten.
    }
puzzle-won = Von hier an gewinnt jeder Zug.
puzzle-chances = Gewinnchance: { $best } % mit diesem Zug, { $other } % mit dem nächstbesten.
puzzle-level = { $bot }: { $failed } von { $asked } Mal nicht gelöst

## Antworten

puzzle-right = Gelöst.
puzzle-wrong = Das ist es nicht. Versuch es noch einmal.
puzzle-answer = Lösung: { $answer }
puzzle-streak =
    { $days ->
        [one] Tagesrätsel: { $days } Tag in Folge
       *[other] Tagesrätsel: { $days } Tage in Folge
    }

## Terminal

puzzle-prompt = deine Antwort >
puzzle-leave = Dein Fortschritt ist gespeichert. Weiter mit: kleos puzzles play { $game }
puzzle-help =
    1, 2, …          die Antwort mit dieser Nummer
    CODE             eine Antwort über ihren Code rechts
    hint             worauf zu achten ist
    answer           die Lösung zeigen
    restart          dieses Rätsel neu beginnen
    next             zum nächsten Rätsel
    why 3            der Absatz, der Zug 3 erlaubt
    table            den Tisch neu zeichnen
    quit             aufhören
puzzle-checked = { $game }: { $count } von { $all } Rätseln halten stand
puzzle-checked-so-far = { $count } von { $all } geprüft
puzzle-mining = { $done } von { $games } Partien, { $found } Rätsel
puzzle-mined = { $game }: { $games } Partien, { $win } Siege, { $deduce } Schlüsse, { $decide } Entscheidungen
error-bad-puzzle = das ist kein Rätsel: { $detail }
error-no-puzzle = { $game } hat kein Rätsel { $wanted }
error-puzzle-path = { $move } löst dieses Rätsel nicht
error-puzzle-over = das Rätsel ist gelöst
error-puzzle-option = { $option } gehört nicht zu den Antworten: { $options }
error-mined-file = { $file } enthält keine Rätsel zu diesem Spiel und diesem Startwert: { $detail }
help-puzzles = Rätsel lösen, prüfen und finden.
help-puzzles-game = Das Spiel, zum Beispiel hector.
help-puzzles-play = Rätsel lösen.
help-puzzles-name = Das Rätsel, zum Beispiel win-01.
help-puzzles-kind = Nur Rätsel dieser Art.
help-puzzles-daily = Das Rätsel des Tages.
help-puzzles-check = Die Rätsel prüfen, die Kleos mitbringt.
help-puzzles-count = Nur ausgeben, wie viele es sind.
help-puzzles-sims = Simulationen für jede Entscheidung.
help-puzzles-check-seed = Mit Welten und Glück aus diesem Startwert prüfen.
help-puzzles-mine = Rätsel in Partien von Bots finden.
help-puzzles-games = Wie viele Partien insgesamt durchgesehen werden.
help-puzzles-seed = Die Partien aus diesem Startwert spielen.
help-puzzles-out = Funde in dieser Datei sammeln und von dort aus weitermachen.
help-puzzles-choose = Die besten Rätsel in diese Datei schreiben.
help-puzzles-each = Wie viele jeder Art höchstens gewählt werden.

## Seite

page-puzzles = Rätsel
page-puzzle-intro = Für jedes Spiel ein Rätsel am Tag, für alle dasselbe, und viele weitere jeder Art.
page-puzzle-daily = Tagesrätsel
page-puzzle-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
page-puzzle-today = heute
page-puzzle-open = nicht gelöst
page-puzzle-difficulty = Schwierigkeit
page-puzzle-misses = { $bot } scheitert { $failed } von { $asked } Mal
page-puzzle-share = Anteil jeder Stufe, der daran scheitert
page-puzzle-themes = Themen
page-puzzle-about =
    { $kind ->
        [win] was auch verdeckt ist
        [deduce] das Verdeckte ist gewiss
       *[decide] ein Zug ist klar besser
    }
page-puzzle-of = { $done } von { $count }
page-puzzle-solved = { $done } von { $count } gelöst
page-puzzle-solve = Lösen
page-puzzle-hint = Tipp
page-puzzle-answer = Lösung zeigen
page-puzzle-restart = Neu beginnen
page-puzzle-next = Nächstes Rätsel
page-puzzle-more = Mehr
page-puzzle-choose = Wähle eine der Antworten.
page-puzzle-taken-back = Das ist es nicht. Drück eine Taste oder tipp irgendwohin, um den Zug zurückzunehmen.
page-puzzle-missing = Dieses Rätsel gibt es nicht.
