### Le labo de bluff, et les résultats sans la chance : sur la page et dans le terminal.

page-lab = Labo de bluff
bluff-kind =
    { $kind ->
        [hidden] Héros gardé caché
        [against] Tuile tournée contre les cartes visibles
        [early] Déployé tôt
       *[retreat] Battu en retraite
    }
bluff-when =
    { $kind ->
        [hidden] alors qu’il pouvait être déployé
        [against] avec la supériorité, au détriment de vos cartes visibles
        [early] aux manches 1 et 2
       *[retreat] à votre tour
    }
page-lab-when =
    { $lead ->
        [all] Tout
        [ahead] En tête
        [level] À égalité
       *[behind] En retard
    }
bluff-round = Manche { $number }
page-lab-worked = Réussi
page-lab-words = En mots
page-lab-share = { $share } %
page-lab-of = sur { $count }
bluff-own = vous : { $share } % sur { $count }, intervalle à 95 % de { $low } à { $high } %
bluff-reference = référence : { $low } à { $high } %
bluff-missing =
    { $games ->
        [one] encore 1 partie environ pour un chiffre
       *[other] encore { $games } parties environ pour un chiffre
    }
bluff-missing-many = encore beaucoup de parties pour un chiffre
bluff-more = Plus souvent que la référence : à la manche { $round } dans { $share } % des cas, la référence dans { $low } à { $high } %.
bluff-less = Moins souvent que la référence : à la manche { $round } dans { $share } % des cas, la référence dans { $low } à { $high } %.
bluff-alike = Comme la référence.
bluff-too-few =
    { $games ->
        [one] Pas encore de verdict : il manque environ 1 partie.
       *[other] Pas encore de verdict : il manque environ { $games } parties.
    }
bluff-too-few-many = Pas encore de verdict : il manque beaucoup de parties.
bluff-counted =
    { $games ->
        [one] Sur 1 partie.
       *[other] Sur { $games } parties.
    }

## Sur la page

page-lab-about = À quelle fréquence vous le faites à Hector et Achille, et à quelle fréquence la recherche d’une analyse l’aurait fait dans les mêmes positions.
page-lab-how = Un chiffre demande { $occasions } décisions prises dans { $games } parties. « Nettement différent » veut dire que les deux intervalles ne se touchent pas. « Réussi » veut dire que le combat a été gagné ; un héros caché compte une fois par combat, s’il n’a jamais été montré. En tête et en retard : les points selon la tuile, avec votre propre héros.
page-lab-legend-own = vous, intervalle à 95 %
page-lab-legend-reference = référence, intervalle à 95 %
page-lab-legend-clear = nettement différent
page-lab-lead = Points au moment de décider
page-lab-ref = réf. { $low }–{ $high }
page-lab-drills =
    { $count ->
        [one] Exercer 1 position
       *[other] Exercer { $count } positions
    }
page-lab-position = { $date }, étape { $ply }
page-lab-empty = Dès que vous aurez terminé une partie d’Hector et Achille, vos bluffs seront comptés ici.
page-lab-unreviewed = Les chiffres viennent de l’analyse de vos parties. Aucune n’est encore calculée.
page-lab-games =
    { $finished ->
        [one] { $reviewed } partie analysée sur 1 terminée.
       *[other] { $reviewed } parties analysées sur { $finished } terminées.
    }
page-lab-calculate =
    { $count ->
        [one] Analyser 1 partie de plus
       *[other] Analyser { $count } parties de plus
    }
page-lab-calculating =
    { $count ->
        [one] Calcul en cours, encore 1 partie…
       *[other] Calcul en cours, encore { $count } parties…
    }
page-lab-stop = Arrêter
page-lab-failed =
    { $count ->
        [one] 1 partie n’a pas pu être analysée.
       *[other] { $count } parties n’ont pas pu être analysées.
    }
page-drill-title = Exercice
page-drill-task = { $part }. Que jouerait la référence ici ?
page-drill-mixed = La référence joue ce coup dans { $share } cas sur 100. Votre coup dans la partie : { $played }.
page-luck-points = chance { $points }
page-luck = Sans la chance
page-luck-why = Sur les parties dont l’analyse est calculée. La chance des tirages est retirée pour autant que vos résultats en varient moins ; les intervalles contiennent la vraie valeur 95 fois sur 100.
page-luck-games = Analysées
page-luck-count = { $games } sur { $finished }
page-luck-raw = Telles que jouées
page-luck-adjusted = Sans la chance
page-luck-factor = Variance
page-luck-score = { $share } % ({ $low }–{ $high })
page-luck-smaller = { $factor } fois plus petite ({ $low } à { $high })
page-luck-same = à peine plus petite
page-luck-missing =
    { $games ->
        [one] encore 1 analyse
       *[other] encore { $games } analyses
    }

## Dans le terminal

help-bluffs = Compter les bluffs dans des parties terminées d’Hector et Achille, face à ce que jouerait la recherche d’une analyse.
help-bluffs-seat = De qui : les bluffs du joueur 1 ou 2 dans chaque fichier.
bluff-head = Labo de bluff · { $game }
bluff-line = { $kind } ({ $when })
bluff-won = Réussi { $worked } fois sur { $tried }.
error-no-bluffs = { $game } n’a pas de labo de bluff
