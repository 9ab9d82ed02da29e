### De dagpartij, op de pagina.

page-daily = Dagpartij
page-daily-about = Eén kaartverdeling per dag voor elk spel, voor iedereen dezelfde, tegen Kapitein. Je hebt één poging, niets wordt teruggenomen en de kaartverdeling blijft verzegeld tot de dag voorbij is.
page-daily-same = Voor iedereen dezelfde
page-daily-today = Vandaag
page-daily-yesterday = Gisteren
page-daily-before = De dag ervoor
page-daily-to-today = De dagpartijen van vandaag
page-daily-left =
    { $hours ->
        [0] eindigt over { $minutes } min
       *[other] eindigt over { $hours } u { $minutes } min
    }
page-daily-ends =
    { $unit ->
        [minutes] eindigt over { $count } min
       *[hours] eindigt over { $count } u
    }
page-daily-played =
    { $count ->
        [0] nog niemand heeft gespeeld
        [one] tot nu toe { $count } speler
       *[other] tot nu toe { $count } spelers
    }
page-daily-were =
    { $count ->
        [0] niemand heeft gespeeld
        [one] { $count } speler
       *[other] { $count } spelers
    }
page-daily-side =
    { $game ->
        [hector] { $seat ->
            [1] Je speelt de Achaeërs.
           *[2] Je speelt de Trojanen.
        }
        [hellas] { $seat ->
            [1] Je speelt Licht.
           *[2] Je speelt Donker.
        }
       *[other] { $seat ->
            [1] Je zit op plaats 1.
           *[2] Je zit op plaats 2.
        }
    }
page-daily-begin = Spelen
page-daily-go-on = Verder
page-daily-see = Hoe anderen speelden
page-daily-begun = Je partij loopt. Die telt als je hem vandaag afmaakt.
page-daily-unfinished = Je partij is niet op de dag zelf afgemaakt.
page-daily-late = Na de dag zelf afgemaakt: deze partij telt niet.
page-daily-void = De server moest je tafel sluiten.
page-daily-missed = Deze partij heb je niet gespeeld.
page-daily-sealed = Verzegeld tot de dag voorbij is. Dan kun je de kaartverdeling, de terugblik en het geluk bekijken.
page-daily-lead =
    { $game ->
        [hector] { $way ->
            [ahead] { $count ->
                [one] 1 front voor
               *[other] { $count } fronten voor
            }
            [behind] { $count ->
                [one] 1 front achter
               *[other] { $count } fronten achter
            }
           *[level] evenveel fronten
        }
        [olympus] { $way ->
            [ahead] { $count ->
                [one] 1 punt voor
               *[other] { $count } punten voor
            }
            [behind] { $count ->
                [one] 1 punt achter
               *[other] { $count } punten achter
            }
           *[level] evenveel punten
        }
       *[hellas] { $way ->
            [ahead] { $count ->
                [one] 1 stad voor
               *[other] { $count } steden voor
            }
            [behind] { $count ->
                [one] 1 stad achter
               *[other] { $count } steden achter
            }
           *[level] evenveel steden
        }
    }
page-daily-field = Het veld
page-daily-axis =
    { $game ->
        [hector] Voorsprong in fronten aan het eind
        [olympus] Voorsprong in punten aan het eind
       *[hellas] Voorsprong in steden aan het eind
    }
page-daily-outcome =
    { $outcome ->
        [won] gewonnen
        [drawn] gelijk
        [lost] verloren
       *[unfinished] niet afgemaakt
    }
page-daily-you = jij
page-daily-luck = Geluk { $points }: zonder geluk is je resultaat { $adjusted } van 100.
page-daily-weighing = Je geluk wordt nog berekend; kijk over een paar minuten opnieuw.
page-daily-mean = Gemiddeld haalde het veld { $result } van 100.
page-daily-adjusted = Zonder geluk is dat { $adjusted }.
page-daily-table = Partij openen
