### Problèmes.

## Ce qui est demandé

puzzle-title =
    { $kind ->
        [win] Gagner
        [deduce] Déduire
       *[decide] Décider
    }
puzzle-ask-win =
    { $game ->
        [hector] Gagnez la partie dans ce combat, quelle que soit la main adverse.
       *[other] Gagnez la partie pendant ce tour, quelle que soit la main adverse.
    }
puzzle-ask-decide = D’après ce que vous pouvez savoir, un coup est nettement meilleur que tous les autres. Lequel ?
puzzle-ask-cannot = Laquelle de ces cartes votre adversaire ne peut-il pas avoir en main ?
puzzle-ask-can = Quelle est la seule de ces cartes que votre adversaire puisse avoir en main ?
puzzle-ask-most = Combien d’exemplaires de { $card } votre adversaire peut-il avoir en main au plus ?

## Ce qu’il faut regarder, et pourquoi

puzzle-look-win = Regardez ce qui met fin à la partie, et ce que votre adversaire peut encore y opposer.
puzzle-look-deduce = Comptez les exemplaires visibles : sur la table, dans les défausses, dans votre main.
puzzle-look-decide = Rien ne décide à lui seul ici : comparez où mène chaque coup.
puzzle-count =
    { $copies ->
        [one] { $card } : le seul exemplaire { $seen ->
            [0] n’est pas visible
           *[other] est visible
        }, votre adversaire n’en a donc { $most ->
            [0] aucun
           *[other] qu’un au plus
        }.
       *[other] { $card } : { $seen } exemplaires sur { $copies } sont visibles, votre adversaire en a donc { $most ->
            [0] zéro
           *[other] { $most } au plus
        }.
    }
puzzle-proved =
    { $every ->
        [yes] Prouvé pour toutes les répartitions possibles des cartes cachées ({ $worlds }).
       *[no] Prouvé pour { $worlds } répartitions possibles et différentes des cartes cachées.
    }
puzzle-won = À partir d’ici, tous les coups gagnent.
puzzle-chances = Chances de gagner : { $best } % avec ce coup, { $other } % avec le meilleur des autres.
puzzle-level = { $bot } : manqué { $failed } fois sur { $asked }

## Réponses

puzzle-right = Résolu.
puzzle-wrong = Ce n’est pas cela. Essayez encore.
puzzle-answer = Solution : { $answer }
puzzle-streak =
    { $days ->
        [one] Problème du jour : { $days } jour de suite
       *[other] Problème du jour : { $days } jours de suite
    }

## Terminal

puzzle-prompt = votre réponse >
puzzle-leave = Vos progrès sont gardés. Pour continuer : kleos puzzles play { $game }
puzzle-help =
    1, 2, …          la réponse qui porte ce numéro
    CODE             une réponse par son code, écrit à droite
    hint             ce qu’il faut regarder
    answer           montrer la solution
    restart          recommencer ce problème
    next             passer au problème suivant
    why 3            l’article qui permet le coup 3
    table            redessiner la table
    quit             partir
puzzle-checked = { $game } : { $count } problèmes sur { $all } tiennent
puzzle-checked-so-far = { $count } vérifiés sur { $all }
puzzle-mining = { $done } parties sur { $games }, { $found } problèmes
puzzle-mined = { $game } : { $games } parties, { $win } gains, { $deduce } déductions, { $decide } décisions
error-bad-puzzle = ce n’est pas un problème : { $detail }
error-no-puzzle = { $game } n’a pas de problème { $wanted }
error-puzzle-path = { $move } ne résout pas ce problème
error-puzzle-over = le problème est résolu
error-puzzle-option = { $option } ne fait pas partie des réponses : { $options }
error-mined-file = { $file } ne contient pas de problèmes de ce jeu et de cette graine : { $detail }
help-puzzles = Résoudre, vérifier et trouver des problèmes.
help-puzzles-game = Le jeu, par exemple hector.
help-puzzles-play = Résoudre des problèmes.
help-puzzles-name = Le problème, par exemple win-01.
help-puzzles-kind = Seulement les problèmes de ce genre.
help-puzzles-daily = Le problème du jour.
help-puzzles-check = Vérifier les problèmes fournis avec Kleos.
help-puzzles-count = Dire seulement combien il y en a.
help-puzzles-sims = Simulations pour chaque décision.
help-puzzles-check-seed = Vérifier avec les mondes et le hasard de cette graine.
help-puzzles-mine = Trouver des problèmes dans des parties de bots.
help-puzzles-games = Combien de parties regarder en tout.
help-puzzles-seed = Jouer les parties à partir de cette graine.
help-puzzles-out = Garder les trouvailles dans ce fichier, et reprendre de là.
help-puzzles-choose = Écrire les meilleurs problèmes dans ce fichier.
help-puzzles-each = Combien en choisir au plus de chaque genre.

## Page

page-puzzles = Problèmes
page-puzzle-intro = Pour chaque jeu un problème par jour, le même pour tous, et beaucoup d’autres de chaque genre.
page-puzzle-daily = Problème du jour
page-puzzle-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
page-puzzle-today = auj.
page-puzzle-open = non résolu
page-puzzle-difficulty = Difficulté
page-puzzle-misses = { $bot } échoue { $failed } fois sur { $asked }
page-puzzle-share = Part de chaque niveau qui échoue
page-puzzle-themes = Thèmes
page-puzzle-about =
    { $kind ->
        [win] quoi qu’il y ait de caché
        [deduce] ce qui est caché est certain
       *[decide] un coup est nettement meilleur
    }
page-puzzle-of = { $done } sur { $count }
page-puzzle-solved = { $done } résolus sur { $count }
page-puzzle-solve = Résoudre
page-puzzle-hint = Indice
page-puzzle-answer = Voir la solution
page-puzzle-restart = Recommencer
page-puzzle-next = Problème suivant
page-puzzle-more = Plus
page-puzzle-choose = Choisissez l’une des réponses.
page-puzzle-taken-back = Ce n’est pas cela. Appuyez sur une touche ou touchez l’écran pour reprendre le coup.
page-puzzle-missing = Ce problème n’existe pas.
