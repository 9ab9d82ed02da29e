### Fight for Olympus: what would have been right in a component set or a position.

want-olympus-set = un objet : set, heroes, soldiers, equipment, ou set, extends, cards
want-most-added = { $most } cartes ajoutées au plus
want-card-name = 1 à 40 caractères imprimables, aucun de / = , : + _ @ ni accolades
want-new-name = un nom qu’aucune autre carte n’a
want-clear-name = un nom qu’on ne puisse confondre avec aucun coup, comme ici avec { $code }
want-zero-or-one = 0 ou 1
want-no-multi = 0 : seuls les héros sont multicolores
want-cost = 0 à { $most } lettres parmi { $letters }
want-effects = une liste de { $most } effets au plus
want-ability = un effet au moins : tout héros a une capacité
want-when = { $verb } va avec : { $choices }
want-attacker = attacker va seulement avec on_beaten
want-no-self = une unité partie n’a pas de self ; choisissez une autre cible
want-extra-target = other avec play, beside avec always
want-play-free = seulement avec play, n 1 et sans then_discard
want-then-discard = seulement avec play, attack, undefended ou end_turn
want-take = n au plus, ici { $most }
want-score = un nombre entier de -7 à 7, sauf 0
want-else-self = seulement avec la cible other
want-refuse = equip ou heal true
want-known-name = le nom d’une carte du jeu
want-added-type = hero ou equipment : un soldat demande deux cartes
want-text = une ligne de texte de { $most } caractères au plus, sans caractère de commande
want-same-type = { $type }, comme la carte qu’elle remplace
want-same-colour = { $colour }, la couleur de la carte { $old }, qu’elle remplace
want-olympus-card = une carte du jeu, comme R7 ou Menelaos
want-unit-word = une unité, et + avant son équipement
want-markers-once = chaque marqueur à un seul endroit
want-frame-fits = un cadre qui convienne au plateau
want-looked = looked= avec les cartes à choisir
want-fresh = fresh= avec une carte de la main
want-open-in-hand = open= et peered= nomment des cartes de la main
want-unit-marks = signes w2, a, g1, n séparés par des points
want-home-cards = { $each } { $section } de couleur d’origine { $colour }, trouvé { $count }
want-number-or = un nombre entier de { $low } à { $high } ou { $word }
