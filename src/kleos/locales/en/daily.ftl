### The daily deal, on the page.

page-daily = Daily deal
page-daily-about = One deal a day for each game, the same for everybody, against Captain. You have one try, nothing is taken back, and the deal stays sealed until its day is over.
page-daily-same = Same deal for everybody
page-daily-today = Today
page-daily-yesterday = Yesterday
page-daily-before = The day before
page-daily-to-today = Today’s deals
page-daily-left =
    { $hours ->
        [0] ends in { $minutes } min
       *[other] ends in { $hours } h { $minutes } min
    }
page-daily-ends =
    { $unit ->
        [minutes] ends in { $count } min
       *[hours] ends in { $count } h
    }
page-daily-played =
    { $count ->
        [0] nobody has played yet
        [one] { $count } player so far
       *[other] { $count } players so far
    }
page-daily-were =
    { $count ->
        [0] nobody played
        [one] { $count } player
       *[other] { $count } players
    }
page-daily-side =
    { $game ->
        [hector] { $seat ->
            [1] You play the Greeks.
           *[2] You play the Trojans.
        }
        [hellas] { $seat ->
            [1] You play Light.
           *[2] You play Dark.
        }
       *[other] { $seat ->
            [1] You sit in seat 1.
           *[2] You sit in seat 2.
        }
    }
page-daily-begin = Play
page-daily-go-on = Continue
page-daily-see = How others did
page-daily-begun = Your game has begun. It counts if you finish it today.
page-daily-unfinished = Your game was not finished on its day.
page-daily-late = Finished after its day: it does not count.
page-daily-void = The server had to close your table.
page-daily-missed = You did not play this deal.
page-daily-sealed = Sealed until the day is over. Then you can open the deal, the review and the luck.
page-daily-lead =
    { $game ->
        [hector] { $way ->
            [ahead] { $count ->
                [one] 1 front ahead
               *[other] { $count } fronts ahead
            }
            [behind] { $count ->
                [one] 1 front behind
               *[other] { $count } fronts behind
            }
           *[level] level on fronts
        }
        [olympus] { $way ->
            [ahead] { $count ->
                [one] 1 point ahead
               *[other] { $count } points ahead
            }
            [behind] { $count ->
                [one] 1 point behind
               *[other] { $count } points behind
            }
           *[level] level on points
        }
       *[hellas] { $way ->
            [ahead] { $count ->
                [one] 1 city ahead
               *[other] { $count } cities ahead
            }
            [behind] { $count ->
                [one] 1 city behind
               *[other] { $count } cities behind
            }
           *[level] level on cities
        }
    }
page-daily-field = The field
page-daily-axis =
    { $game ->
        [hector] Fronts ahead at the end
        [olympus] Points ahead at the end
       *[hellas] Cities ahead at the end
    }
page-daily-outcome =
    { $outcome ->
        [won] won
        [drawn] drawn
        [lost] lost
       *[unfinished] not finished
    }
page-daily-you = you
page-daily-luck = Luck { $points }: without it your result is { $adjusted } of 100.
page-daily-weighing = Your luck is being weighed; look again in a few minutes.
page-daily-mean = On average the field reached { $result } of 100.
page-daily-adjusted = Without luck it is { $adjusted }.
page-daily-table = Open the game
