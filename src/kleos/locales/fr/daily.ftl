### La donne du jour, sur la page.

page-daily = Donne du jour
page-daily-about = Une donne par jour pour chaque jeu, la même pour tout le monde, contre « Capitaine ». Vous avez un seul essai, rien ne se reprend, et la donne reste scellée jusqu’à la fin de son jour.
page-daily-same = La même pour tout le monde
page-daily-today = Aujourd’hui
page-daily-yesterday = Hier
page-daily-before = La veille
page-daily-to-today = Les donnes d’aujourd’hui
page-daily-left =
    { $hours ->
        [0] se termine dans { $minutes } min
       *[other] se termine dans { $hours } h { $minutes } min
    }
page-daily-ends =
    { $unit ->
        [minutes] se termine dans { $count } min
       *[hours] se termine dans { $count } h
    }
page-daily-played =
    { $count ->
        [0] personne n’a encore joué
        [one] { $count } joueur jusqu’ici
       *[other] { $count } joueurs jusqu’ici
    }
page-daily-were =
    { $count ->
        [0] personne n’a joué
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-daily-side =
    { $game ->
        [hector] { $seat ->
            [1] Vous jouez les Achéens.
           *[2] Vous jouez les Troyens.
        }
        [hellas] { $seat ->
            [1] Vous jouez Clair.
           *[2] Vous jouez Foncé.
        }
       *[other] { $seat ->
            [1] Vous êtes à la place 1.
           *[2] Vous êtes à la place 2.
        }
    }
page-daily-begin = Jouer
page-daily-go-on = Continuer
page-daily-see = Résultats des autres
page-daily-begun = Votre partie est en cours. Elle compte si vous la terminez aujourd’hui.
page-daily-unfinished = Votre partie n’a pas été terminée le jour même.
page-daily-late = Terminée après son jour : elle ne compte pas.
page-daily-void = Le serveur a dû fermer votre table.
page-daily-missed = Vous n’avez pas joué cette donne.
page-daily-sealed = Scellée jusqu’à la fin du jour. Ensuite, vous pourrez voir la donne, l’analyse et la chance.
page-daily-lead =
    { $game ->
        [hector] { $way ->
            [ahead] { $count ->
                [one] 1 front d’avance
               *[other] { $count } fronts d’avance
            }
            [behind] { $count ->
                [one] 1 front de retard
               *[other] { $count } fronts de retard
            }
           *[level] à égalité de fronts
        }
        [olympus] { $way ->
            [ahead] { $count ->
                [one] 1 point d’avance
               *[other] { $count } points d’avance
            }
            [behind] { $count ->
                [one] 1 point de retard
               *[other] { $count } points de retard
            }
           *[level] à égalité de points
        }
       *[hellas] { $way ->
            [ahead] { $count ->
                [one] 1 cité d’avance
               *[other] { $count } cités d’avance
            }
            [behind] { $count ->
                [one] 1 cité de retard
               *[other] { $count } cités de retard
            }
           *[level] à égalité de cités
        }
    }
page-daily-field = Les autres
page-daily-axis =
    { $game ->
        [hector] Avance en fronts à la fin
        [olympus] Avance en points à la fin
       *[hellas] Avance en cités à la fin
    }
page-daily-outcome =
    { $outcome ->
        [won] gagné
        [drawn] nul
        [lost] perdu
       *[unfinished] non terminé
    }
page-daily-you = vous
page-daily-luck = Chance { $points } : sans elle, votre résultat est de { $adjusted } sur 100.
page-daily-weighing = Votre chance est en cours de calcul ; revenez dans quelques minutes.
page-daily-mean = En moyenne, les joueurs ont obtenu { $result } sur 100.
page-daily-adjusted = Sans la chance : { $adjusted }.
page-daily-table = Ouvrir la partie
