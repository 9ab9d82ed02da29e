### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = attendu : 1 ou 2
want-army-numbers = attendu : des nombres différents de 1 à 4
want-hero-list = attendu : une liste de 1 à 6 héros avec colour, value, greek, trojan
want-tile-list = attendu : une liste de 1 à 6 tuiles
want-colours-once = attendu : chaque couleur une fois
want-four-letters = attendu : quatre lettres différentes parmi { $letters }
want-name = attendu : un nom de 1 à 40 caractères
want-pile = attendu : 1, 2, 3 ou home
want-army-card = attendu : une carte comme R3
want-pile-sizes = attendu : quatre tailles comme 12,12,0x,15
want-fewer-unseen = attendu : des tailles qui laissent au plus { $most } cartes non vues
want-more-unseen = il en manque { $count } : toute carte non nommée se trouve dans une pile
want-copies-once = attendu : chaque exemplaire une fois
want-heroes-in-pile = attendu : chaque héros qui n’est ni en main, ni déployé, ni tombé
want-four-numbers = attendu : quatre nombres
want-three-tokens = attendu : au plus trois pions dans l’emplacement et la rangée
want-five-and-four = attendu : au plus cinq cartes dans la rangée et quatre en main
want-no-token-covered = attendu : pas de pion sur la carte couverte
want-hero-alive = attendu : un héros qui n’est pas tombé
want-seven-numbers = attendu : sept nombres
want-cover-hero = une carte couverte exige hero=
want-no-further-copy = il n’existe pas d’autre exemplaire de cette carte
want-one-cover = attendu : au plus une carte couverte
want-story-marks = attendu : aucun autre signe que - + ~
want-army = attendu : copies_per_colour_and_value 1 ou 2, colours et numbers au choix, en tout un multiple de 4 cartes, au moins 20
