### Looking back at a game: marks, sentences, and the review in the terminal.

review-mark =
    { $mark ->
        [slip] imprécision
        [mistake] erreur
        [blunder] grosse erreur
        [only] seul bon coup
        [drill] exercice
       *[unlucky] juste, mais malchanceux
    }
review-opening = début
review-better = Vous avez joué : { $played }. Mieux : { $best }. { $fact }
review-only = { $played } : tous les autres coups examinés valent au moins { $points } points de moins. { $fact }
review-unlucky = { $played } : c’était juste. Le tirage qui a suivi vous a coûté { $points } points.
review-lucky = Le tirage qui a suivi vous a rendu { $points } points.
review-drill = La référence alterne : { $moves }.
review-mixed = { $words } ({ $share } %)
review-summary = De { $start } % à { $end } % : chance { $luck }, jeu { $skill } points.

## In the terminal

review-head = Retour sur la partie · { $game } · { $one } contre { $two }
review-seat = Ce que { $name } pouvait savoir
review-part = chances de gagner au début
review-moments =
    { $count ->
        [0] Aucun coup n’est marqué : aucun n’était sûrement pire qu’un autre.
        [one] Un moment
       *[other] { $count } moments
    }
review-moment = Étape { $ply } · { $part } · { $name } { $points } ± { $error }
review-moment-luck = Étape { $ply } · { $part } · { $name } { $points }
review-loss = Perte moyenne par décision : { $own } points ; { $rival } : { $other }.
review-decided = a décidé la partie
review-progress = calcul en cours : { $share } %
review-chart = Chance de gagner au fil des étapes : trait plein ce qu’on pouvait savoir, pointillé la vérité.
review-known = ce qu’on pouvait savoir
review-truth = la vérité
review-luck = chance
help-review = Revenir sur une partie terminée : ce qu’on pouvait savoir, la chance et le jeu, et les coups les plus coûteux.
help-review-seat = Seulement les coups du joueur 1 ou 2 ; sinon des deux.
help-review-depth = Avec quel soin : quick, standard (une quinzaine de secondes) ou deep.
help-review-html = Afficher une page pour le navigateur.
help-review-seed = Un nombre de départ du calcul ; le même donne le même résultat.
