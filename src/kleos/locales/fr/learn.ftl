# Leçons, sur la page et dans le terminal ; les textes de chaque cours sont dans le lessons.ftl de son jeu.
lesson-tried = { $happened }. C’est permis, mais cela ne mène à rien ici{ $task ->
    [none] .
   *[other] {" "}: { $task }.
    }
learn-title = Leçon { $number } sur { $count } : { $title }
learn-prompt = à vous >
learn-taken-back = Coup repris.
learn-no-next = cette étape demande un coup ; tapez skip pour qu’il soit joué à votre place
learn-last = c’est la dernière leçon
learn-leave = Vos progrès sont gardés. Pour continuer : kleos learn { $game }
learn-end = Le cours est terminé. Jouez votre première partie : kleos play { $game } --against novice
learn-help =
    1, 2, …          essayer le coup qui porte ce numéro
    CODE             essayer un coup par son code, écrit à droite : { $code }
    Entrée           continuer, là où il n’y a qu’à lire
    skip             laisser la leçon faire cette étape
    back, restart    revenir d’une étape, ou au début de la leçon
    lesson           aller à la leçon suivante ; lesson 4 : à la leçon 4
    why 3            l’article qui permet le coup 3
    rules { $clause }   lire un article
    table, log       redessiner la table ; tout ce qui s’est passé
    quit             partir
page-learn = Apprendre
page-learn-title = Apprendre en jouant
page-learn-about = De courtes leçons à la vraie table. Essayez n’importe quel coup : vous ne risquez rien.
page-learn-where = leçon { $number } sur { $count }
page-learn-lesson = Leçon { $number }
page-learn-all = Toutes les leçons
page-learn-steps = Étapes de cette leçon
page-learn-steps-open = Étapes
page-learn-continue = Continuer
page-learn-begin = Commencer
page-learn-back = Retour
page-learn-skip-step = Passer l’étape
page-learn-skip-lesson = Passer la leçon
page-learn-restart = Recommencer
page-learn-try-title = Vous pouvez tout essayer
page-learn-try = Un coup qui n’aide pas est joué, expliqué, puis repris.
page-learn-taken-back = Appuyez sur une touche ou touchez l’écran pour le reprendre.
page-learn-done = { $done ->
    [0] aucune leçon terminée sur { $count }
    [one] { $done } leçon terminée sur { $count }
   *[other] { $done } leçons terminées sur { $count }
    }
page-learn-start-over = Tout recommencer
page-learn-next-lesson = Leçon suivante
page-learn-lesson-done = Leçon terminée
page-learn-is-done = terminée
page-learn-verb = { $state ->
    [done] Refaire
   *[open] Commencer
    }
page-learn-first-game = Votre première partie
page-learn-first-game-about = Contre Novice, avec l’entraîneur à vos côtés.
page-learn-first-game-play = Jouer la première partie
page-learn-minutes = S’apprend en { $minutes } min
page-learn-missing = Cette leçon n’existe pas.
page-games-all = Toutes les parties
page-games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
    }
