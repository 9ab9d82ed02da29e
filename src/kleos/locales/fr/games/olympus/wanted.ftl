### Fight for Olympus: what would have been right in a component set or a position.

want-olympus-set = attendu : un objet avec set, heroes, soldiers, equipment, ou avec set, extends, cards
want-most-added = attendu : au plus { $most } cartes ajoutées
want-card-name = attendu : 1 à 40 caractères imprimables, sans / = , : + _ @ < > ni accolades
want-new-name = attendu : un nom qu’aucune autre carte n’a
want-clear-name = attendu : un nom qu’on ne peut pas confondre avec le code d’un coup, comme ici { $code }
want-zero-or-one = attendu : 0 ou 1
want-no-multi = attendu : 0 ; seuls les héros sont multicolores
want-cost = attendu : 0 à { $most } lettres parmi { $letters }
want-effects = attendu : une liste d’au plus { $most } effets
want-ability = attendu : au moins un effet ; tout héros a une capacité
want-when = { $verb } va avec : { $choices }
want-attacker = la cible attacker ne va qu’avec on_beaten
want-no-self = une unité qui a quitté le plateau n’a pas de self ; choisissez une autre cible
want-extra-target = la cible est other avec play, beside avec always
want-play-free = permis seulement avec play, n 1 et sans then_discard
want-then-discard = permis seulement avec play, attack, undefended ou end_turn
want-take = attendu : au plus n, ici { $most }
want-score = attendu : un nombre entier de −7 à 7, sauf 0
want-else-self = permis seulement avec la cible other
want-refuse = attendu : equip ou heal avec la valeur true
want-known-name = attendu : le nom d’une carte du jeu
want-added-type = attendu : hero ou equipment ; pour un soldat, il faut deux cartes
want-text = attendu : une ligne de texte d’au plus { $most } caractères imprimables, sans < ni >
want-icon = attendu : le nom d’un dessin, au plus { $most } minuscules, chiffres et traits d’union
want-same-type = attendu : { $type }, comme la carte qu’elle remplace
want-same-colour = attendu : { $colour }, la couleur de la carte { $old }, qu’elle remplace
want-olympus-card = attendu : une carte du jeu, comme R7 ou Menelaos
want-unit-word = attendu : une unité, et + avant son équipement
want-markers-once = attendu : chaque marqueur à un seul endroit
want-frame-fits = attendu : un cadre qui s’accorde avec le plateau
want-looked = attendu : looked= avec les cartes parmi lesquelles choisir
want-fresh = attendu : fresh= avec une carte de la main
want-open-in-hand = open= et peered= doivent nommer des cartes de la main
want-unit-marks = attendu : des signes w2, a, g1, n séparés par des points
want-home-cards = attendu : { $each } { $section } de couleur d’origine { $colour }, trouvés : { $count }
want-number-or = attendu : un nombre entier de { $low } à { $high } ou { $word }
