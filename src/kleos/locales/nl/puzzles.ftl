### Puzzels.

## Wat er gevraagd wordt

puzzle-title =
    { $kind ->
        [win] Nu winnen
        [deduce] Afleiden
       *[decide] Beslissen
    }
puzzle-ask-win =
    { $game ->
        [hector] Win de partij in deze veldslag, wat je tegenstander ook in handen heeft.
       *[other] Win de partij in deze beurt, wat je tegenstander ook in handen heeft.
    }
puzzle-ask-decide = Eén zet is, naar alles wat je kunt weten, duidelijk beter dan alle andere. Welke?
puzzle-ask-cannot = Welke van deze kaarten kan je tegenstander niet in handen hebben?
puzzle-ask-can = Slechts één van deze kaarten kan je tegenstander in handen hebben. Welke?
puzzle-ask-most = Hoeveel exemplaren van { $card } kan je tegenstander hoogstens in handen hebben?

## Waar je op moet letten, en waarom

puzzle-look-win = Let op wat de partij beëindigt, en op wat je tegenstander daar nog tegen kan doen.
puzzle-look-deduce = Tel de exemplaren die je ziet: op tafel, op de aflegstapels, in je eigen hand.
puzzle-look-decide = Er is hier niet één ding dat beslist: vergelijk waar elke zet toe leidt.
puzzle-count =
    { $copies ->
        [one] { $card }: het enige exemplaar is { $seen ->
            [0] niet in zicht
           *[other] in zicht
        }, dus je tegenstander heeft er { $most ->
            [0] geen
           *[other] hoogstens één
        }.
       *[other] { $card }: { $seen } van de { $copies } exemplaren in zicht, dus je tegenstander heeft er { $most ->
            [0] geen
           *[other] hoogstens { $most }
        }.
    }
puzzle-proved =
    { $every ->
        [yes] Bewezen in elke mogelijke verdeling van de verborgen kaarten ({ $worlds }).
       *[no] Bewezen in { $worlds } verschillende mogelijke verdelingen van de verborgen kaarten.
    }
puzzle-won = Vanaf hier wint elke zet.
puzzle-chances = Winstkans: { $best }% met deze zet, { $other }% met de op één na beste.
puzzle-level = { $bot }: { $failed } van de { $asked } keer gemist

## Antwoorden

puzzle-right = Opgelost!
puzzle-wrong = Dat is het niet. Probeer het nog eens.
puzzle-answer = Antwoord: { $answer }
puzzle-streak =
    { $days ->
        [one] Dagpuzzel: { $days } dag op rij
       *[other] Dagpuzzel: { $days } dagen op rij
    }

## Terminal

puzzle-prompt = jouw antwoord >
puzzle-leave = Je voortgang is bewaard. Ga verder met: kleos puzzles play { $game }
puzzle-help =
    1, 2, …          het antwoord met dit nummer
    CODE             een antwoord met de code rechts
    hint             waar je op moet letten
    answer           het antwoord tonen
    restart          opnieuw beginnen met deze puzzel
    next             naar de volgende puzzel
    why 3            het artikel dat zet 3 toestaat
    table            de tafel opnieuw tekenen
    quit             stoppen
puzzle-checked = { $game }: { $count } van de { $all } puzzels kloppen
puzzle-checked-so-far = { $count } van { $all } nagekeken
puzzle-mining = { $done } van { $games } partijen, { $found } puzzels
puzzle-mined = { $game }: { $games } partijen, { $win } keer winnen, { $deduce } afleidingen, { $decide } beslissingen
error-bad-puzzle = dit is geen puzzel: { $detail }
error-no-puzzle = { $game } heeft geen puzzel { $wanted }
error-puzzle-path = { $move } lost deze puzzel niet op
error-puzzle-over = de puzzel is opgelost
error-puzzle-option = { $option } hoort niet bij de antwoorden: { $options }
error-mined-file = { $file } bevat geen puzzels bij dit spel en deze startwaarde: { $detail }
help-puzzles = Puzzels oplossen, nakijken en vinden.
help-puzzles-game = Het spel, bijvoorbeeld hector.
help-puzzles-play = Puzzels oplossen.
help-puzzles-name = De puzzel, bijvoorbeeld win-01.
help-puzzles-kind = Alleen puzzels van deze soort.
help-puzzles-daily = De puzzel van vandaag.
help-puzzles-check = De puzzels nakijken die bij Kleos horen.
help-puzzles-count = Alleen tonen hoeveel het er zijn.
help-puzzles-sims = Simulaties voor elke beslissing.
help-puzzles-check-seed = Nakijken met werelden en geluk uit deze startwaarde.
help-puzzles-mine = Puzzels vinden in partijen van bots.
help-puzzles-games = Hoeveel partijen er in totaal worden doorzocht.
help-puzzles-seed = De partijen uit deze startwaarde spelen.
help-puzzles-out = Vondsten in dit bestand bewaren, en van daaruit verdergaan.
help-puzzles-choose = De beste puzzels naar dit bestand schrijven.
help-puzzles-each = Hoeveel er van elke soort hoogstens worden gekozen.

## Pagina

page-puzzles = Puzzels
page-puzzle-intro = Voor elk spel één puzzel per dag, voor iedereen dezelfde, en nog veel meer van elke soort.
page-puzzle-daily = Dagpuzzel
page-puzzle-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
page-puzzle-today = vandaag
page-puzzle-open = niet opgelost
page-puzzle-difficulty = Moeilijkheid
page-puzzle-misses = { $bot } mist er { $failed } van de { $asked }
page-puzzle-share = Deel van elk niveau dat hem mist
page-puzzle-themes = Thema’s
page-puzzle-about =
    { $kind ->
        [win] wat er ook verborgen is
        [deduce] het verborgene staat vast
       *[decide] één zet is duidelijk beter
    }
page-puzzle-of = { $done } van { $count }
page-puzzle-solved = { $done } van { $count } opgelost
page-puzzle-solve = Oplossen
page-puzzle-hint = Tip
page-puzzle-answer = Antwoord tonen
page-puzzle-restart = Opnieuw beginnen
page-puzzle-next = Volgende puzzel
page-puzzle-more = Meer
page-puzzle-choose = Kies een van de antwoorden.
page-puzzle-taken-back = Dat is het niet. Druk op een toets of tik ergens om de zet terug te nemen.
page-puzzle-missing = Die puzzel bestaat niet.
