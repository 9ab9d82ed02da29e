### Die Tagespartie, auf der Seite.

page-daily = Tagespartie
page-daily-about = Eine Kartengabe am Tag für jedes Spiel, für alle dieselbe, gegen „Hauptmann“. Du hast einen Versuch, nichts wird zurückgenommen, und die Kartengabe bleibt versiegelt, bis ihr Tag vorbei ist.
page-daily-same = Für alle dieselbe
page-daily-today = Heute
page-daily-yesterday = Gestern
page-daily-before = Der Tag davor
page-daily-to-today = Die Tagespartien von heute
page-daily-left =
    { $hours ->
        [0] endet in { $minutes } min
       *[other] endet in { $hours } h { $minutes } min
    }
page-daily-ends =
    { $unit ->
        [minutes] endet in { $count } min
       *[hours] endet in { $count } h
    }
page-daily-played =
    { $count ->
        [0] noch niemand hat gespielt
        [one] bisher { $count } Spieler
       *[other] bisher { $count } Spieler
    }
page-daily-were =
    { $count ->
        [0] niemand hat gespielt
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-daily-side =
    { $game ->
        [hector] { $seat ->
            [1] Du spielst die Griechen.
           *[2] Du spielst die Trojaner.
        }
        [hellas] { $seat ->
            [1] Du spielst Hell.
           *[2] Du spielst Dunkel.
        }
       *[other] { $seat ->
            [1] Du sitzt auf Platz 1.
           *[2] Du sitzt auf Platz 2.
        }
    }
page-daily-begin = Spielen
page-daily-go-on = Weiterspielen
page-daily-see = Ergebnisse der anderen
page-daily-begun = Deine Partie läuft. Sie zählt, wenn du sie heute beendest.
page-daily-unfinished = Deine Partie wurde an ihrem Tag nicht fertig.
page-daily-late = Nach ihrem Tag beendet: Sie zählt nicht.
page-daily-void = Der Server musste deinen Tisch schließen.
page-daily-missed = Diese Partie hast du nicht gespielt.
page-daily-sealed = Versiegelt, bis der Tag vorbei ist. Dann kannst du Kartengabe, Rückblick und Glück ansehen.
page-daily-lead =
    { $game ->
        [hector] { $way ->
            [ahead] { $count ->
                [one] 1 Front voraus
               *[other] { $count } Fronten voraus
            }
            [behind] { $count ->
                [one] 1 Front zurück
               *[other] { $count } Fronten zurück
            }
           *[level] gleich viele Fronten
        }
        [olympus] { $way ->
            [ahead] { $count ->
                [one] 1 Punkt voraus
               *[other] { $count } Punkte voraus
            }
            [behind] { $count ->
                [one] 1 Punkt zurück
               *[other] { $count } Punkte zurück
            }
           *[level] gleich viele Punkte
        }
       *[hellas] { $way ->
            [ahead] { $count ->
                [one] 1 Stadt voraus
               *[other] { $count } Städte voraus
            }
            [behind] { $count ->
                [one] 1 Stadt zurück
               *[other] { $count } Städte zurück
            }
           *[level] gleich viele Städte
        }
    }
page-daily-field = Das Feld
page-daily-axis =
    { $game ->
        [hector] Vorsprung an Fronten am Ende
        [olympus] Vorsprung an Punkten am Ende
       *[hellas] Vorsprung an Städten am Ende
    }
page-daily-outcome =
    { $outcome ->
        [won] gewonnen
        [drawn] unentschieden
        [lost] verloren
       *[unfinished] nicht beendet
    }
page-daily-you = du
page-daily-luck = Glück { $points }: Ohne es ist dein Ergebnis { $adjusted } von 100.
page-daily-weighing = Dein Glück wird noch berechnet; sieh in ein paar Minuten wieder nach.
page-daily-mean = Im Mittel erreichte das Feld { $result } von 100.
page-daily-adjusted = Ohne Glück sind es { $adjusted }.
page-daily-table = Partie öffnen
