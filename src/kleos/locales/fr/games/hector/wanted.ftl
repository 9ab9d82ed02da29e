### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = 1 ou 2
want-army-numbers = des nombres différents de 1 à 4
want-hero-list = une liste de 1 à 6 héros avec colour, value, greek, trojan
want-tile-list = une liste de 1 à 6 tuiles
want-colours-once = chaque couleur une fois
want-four-letters = quatre lettres différentes parmi { $letters }
want-name = un nom de 1 à 40 caractères
want-pile = 1, 2, 3 ou home
want-army-card = une carte comme R3
want-pile-sizes = quatre tailles comme 12,12,0x,15
want-fewer-unseen = des tailles qui laissent { $most } cartes non vues au plus
want-more-unseen = { $count } de plus : toute carte non nommée est dans une pile
want-copies-once = chaque exemplaire une fois
want-heroes-in-pile = chaque héros qui n’est ni en main, ni déployé, ni tombé
want-four-numbers = quatre nombres
want-three-tokens = trois pions au plus dans l’emplacement et la rangée
want-five-and-four = cinq cartes au plus dans la rangée et quatre en main
want-no-token-covered = pas de pion sur la carte couverte
want-hero-alive = un héros qui n’est pas tombé
want-seven-numbers = sept nombres
want-cover-hero = une carte couverte demande hero=
want-no-further-copy = il n’y a plus d’exemplaire de cette carte
want-one-cover = une carte couverte au plus
want-story-marks = pas d’autres signes que - + ~
want-army = copies_per_colour_and_value 1 ou 2, colours et numbers au choix, en tout un multiple de 4 cartes, au moins 20
