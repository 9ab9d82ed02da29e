# Lessen, op de pagina en in de terminal; de teksten van elke cursus staan in de lessons.ftl van het spel.
lesson-tried = { $happened }. Dat mag, maar hier kom je er niet verder mee{ $task ->
    [none] .
   *[other] : { $task }.
    }
learn-title = Les { $number } van { $count }: { $title }
learn-prompt = jouw zet >
learn-taken-back = Teruggenomen.
learn-no-next = deze stap vraagt om een zet; typ skip om hem te laten voordoen
learn-last = dit is de laatste les
learn-leave = Je voortgang is bewaard. Ga verder met: kleos learn { $game }
learn-end = De cursus is klaar. Speel je eerste partij: kleos play { $game } --against novice
learn-help =
    1, 2, …          de zet met dit nummer proberen
    CODE             een zet proberen met de code rechts: { $code }
    Enter            verder, waar alleen iets te lezen is
    skip             deze stap laten voordoen
    back, restart    één stap terug, of naar het begin van de les
    lesson           naar de volgende les; lesson 4: naar les 4
    why 3            het artikel dat zet 3 toestaat
    rules { $clause }   een artikel lezen
    table, log       de tafel opnieuw tekenen; alles wat er gebeurde
    quit             stoppen
page-learn = Leren
page-learn-title = Leren door te spelen
page-learn-about = Korte lessen aan de echte tafel. Probeer elke zet: er kan niets misgaan.
page-learn-where = les { $number } van { $count }
page-learn-lesson = Les { $number }
page-learn-all = Alle lessen
page-learn-steps = Stappen van deze les
page-learn-steps-open = Stappen
page-learn-continue = Verder
page-learn-begin = Beginnen
page-learn-back = Terug
page-learn-skip-step = Stap overslaan
page-learn-skip-lesson = Les overslaan
page-learn-restart = Opnieuw beginnen
page-learn-try-title = Je mag alles proberen
page-learn-try = Een zet die niet helpt, wordt gespeeld, uitgelegd en teruggenomen.
page-learn-taken-back = Druk op een toets of tik ergens om hem terug te nemen.
page-learn-done = { $done } van { $count } lessen gedaan
page-learn-start-over = Helemaal opnieuw
page-learn-next-lesson = Volgende les
page-learn-lesson-done = Les voltooid
page-learn-is-done = gedaan
page-learn-verb = { $state ->
    [done] Herhalen
   *[open] Starten
    }
page-learn-first-game = Je eerste partij
page-learn-first-game-about = Tegen Beginner, met de coach naast je.
page-learn-first-game-play = Eerste partij spelen
page-learn-minutes = In { $minutes } min geleerd
page-learn-missing = Die les bestaat niet.
page-games-all = Alle partijen
page-games-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
    }
