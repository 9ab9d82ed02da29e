### kleos bench: speed beside other engines, memory, growth.

help-bench = Mesurer la vitesse, la mémoire et la croissance, ou la force.
help-bench-peers = Mesurer d’autres moteurs dans la même session (ils viennent avec l’extra bench).
help-bench-rl = Mesurer plutôt ce qu’utilisent les programmes apprenants : encodages, observations et étapes par chaque interface.
help-bench-growth = Mesurer, au lieu de la vitesse, le comportement d’une recherche dont l’arbre grandit.
help-bench-nodes = Jusqu’où l’arbre grandit.
help-bench-rounds = Nombre de tours alternés.
help-bench-seconds = Secondes de processeur par mesure.
help-bench-only = Seulement les mesures dont le nom contient ceci.
help-bench-json = Écrire aussi les chiffres dans ce fichier.
help-bench-plot = Dessiner aussi les chiffres dans ce fichier (SVG).
help-bench-strength = Mesurer la force au lieu de la vitesse : une échelle d’adversaires, des habitudes et des problèmes exacts.
help-bench-bot = Force : le bot étudié, par son nom sans budget.
help-bench-pairs = Force : paires en miroir par rencontre, 0 pour aucune.
help-bench-sims = Force : simulations par coup des deux côtés.
help-bench-cpu-ms = Force : millisecondes de processeur par coup à temps égal, 0 pour s’en passer.
help-bench-tails = Force : nombre de problèmes de chaque recueil, 0 pour aucun.
help-bench-samples = Force : combien de fois un bot est interrogé dans chaque état d’information d’un problème.
help-bench-sprt = Force : terminer une rencontre dès que ce test est tranché.
help-bench-skip = Force : ignorer les adversaires de l’échelle dont le nom contient ceci.
help-bench-seed = Force : la graine dont tout découle.
help-bench-out = Force : le fichier de tous les résultats ; ce qui s’y trouve n’est pas mesuré de nouveau.
help-bench-tables = Force : écrire aussi les tableaux dans ce fichier (Markdown).
bench-title = Par seconde de processeur, médianes { $rounds ->
    [one] d’un tour
   *[other] de { $rounds } tours alternés
  } ; { $machine }
bench-what = mesure
bench-median = médiane
bench-spread = min – max
bench-ratios = fois la vitesse de
bench-running = mesure en cours
bench-skipped = ignorés, car non installés (pip install 'kleos[bench]') : { $peers }
bench-pure-alone = c’est la version pure : la version compilée n’est donc pas mesurée
bench-group-playouts = Parties au hasard, étapes par seconde
bench-group-search = Recherche, simulations par seconde
bench-group-state = Positions, par seconde
bench-group-learning = Interfaces pour l’apprentissage : étapes d’agent, encodages ou observations par seconde
bench-group-vectors = Parties dans un vecteur, étapes d’agent par seconde
bench-vector-title = Étapes d’agent par seconde selon le nombre de parties dans un vecteur ; { $machine }
bench-vector-games = parties
bench-growth-title = { $game } : recherche jusqu’à la fin de la partie pendant que l’arbre grandit ; { $machine }
bench-growth-nodes = nœuds
bench-growth-simulations = simulations
bench-growth-cost = microsecondes par simulation
bench-growth-memory = Mo de plus
bench-growth-free = sans limite
bench-growth-cap = limite de { $cap } nœuds
bench-growth-node = { $bytes } octets par nœud
error-bench-only = aucune mesure n’a « { $only } » dans son nom
error-bench-failed = la mesure { $name } a échoué : { $detail }
error-bench-file = impossible d’écrire { $file } : { $detail }
bench-strength-next = mesure de { $what }
error-bench-line = { $file }, ligne { $line } : ce n’est pas un résultat de la mesure de force
