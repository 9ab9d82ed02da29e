### Fight for Olympus: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-olympus-goal = But
term-olympus-goal-means = Vous gagnez avec 7 points, avec six emplacements occupés au début de votre tour, ou en tête quand la pioche est vide.
term-olympus-goal-example = Vous avez 6 points : une attaque sans défenseur à l’Olympe suffit pour gagner.

term-olympus-stone = Piste de score
term-olympus-stone-means = Un seul pion de score pour les deux : chaque point l’avance d’une case vers celui qui l’a marqué.
term-olympus-stone-example = Il est sur votre 2, l’adversaire marque trois fois : le voilà sur son 1.

term-olympus-spaces = Emplacements
term-olympus-spaces-means = Six emplacements pour vos unités, chacun face à un emplacement adverse ; si tous sont occupés au début de votre tour, vous gagnez.
term-olympus-spaces-example = Cinq sont occupés : avec une sixième unité, l’adversaire devra en vaincre une avant votre prochain tour.

term-olympus-pile = Pioche
term-olympus-pile-means = Quand sa dernière carte est piochée, la partie se termine ; celui qui a le pion de score de son côté gagne.
term-olympus-pile-example = Il reste 4 cartes : encore deux phases de pioche, et c’est la fin.

term-olympus-discard = Défausse
term-olympus-discard-means = Ici vont les cartes qui ont servi à payer et les unités vaincues, visibles de tous ; elle n’est jamais remélangée.
term-olympus-discard-example = Vous payez un symbole rouge avec une carte rouge : elle va ici.

term-olympus-turn = Tour
term-olympus-turn-means = Un tour a trois phases : jouer, attaquer, piocher ; au tour 1, le premier joueur en saute une.
term-olympus-turn-example = Au tour 1, on saute le plus souvent l’attaque : il y a encore peu d’unités.

term-olympus-playing = Phase de jeu
term-olympus-playing-means = Phase 1 : vous jouez autant de cartes que vous voulez et pouvez payer, l’une après l’autre.
term-olympus-playing-example = Deux soldats gratuits et un héros à un symbole : trois cartes en un tour.

term-olympus-attacking = Phase d’attaque
term-olympus-attacking-means = Phase 2 : toutes vos unités avec au moins 1 en attaque doivent attaquer ce qui leur fait face, l’une après l’autre.
term-olympus-attacking-example = Une unité que vous venez de jouer attaque dès ce tour.

term-olympus-drawing = Phase de pioche
term-olympus-drawing-means = Phase 3 : vous piochez deux cartes, et votre tour se termine.
term-olympus-drawing-example = Avec 4 cartes en main, vous terminez votre tour avec 6.

term-olympus-olympus = Olympe
term-olympus-olympus-means = Trois emplacements ; une attaque qui n’y rencontre aucun défenseur rapporte 1 point, quelle que soit sa force.
term-olympus-olympus-example = Attaque 5 contre un emplacement vide : 1 point.

term-olympus-delphi = Delphes
term-olympus-delphi-means = Deux emplacements ; une attaque qui n’y rencontre aucun défenseur vous donne un marqueur de couleur.
term-olympus-delphi-example = Vous prenez le bleu : il paiera plus tard un symbole bleu.

term-olympus-troy = Troie
term-olympus-troy-means = Un seul emplacement ; une attaque qui n’y rencontre aucun défenseur vous fait piocher une carte.
term-olympus-troy-example = Impossible de la jouer ce tour-ci : la phase de jeu est passée.

term-olympus-marker = Marqueur de couleur
term-olympus-marker-means = Il paie un symbole de sa couleur à la place d’une carte, puis retourne à Delphes.
term-olympus-marker-example = Coût jaune et vert : un marqueur jaune et une carte verte suffisent.

term-olympus-colour = Couleur d’une carte
term-olympus-colour-means = Depuis votre main, la carte peut payer un symbole de cette couleur dans le coût d’une autre.
term-olympus-colour-example = Un soldat rouge paie le symbole rouge d’un héros.

term-olympus-multicolour = Multicolore
term-olympus-multicolour-means = Ce héros a les quatre couleurs à la fois ; pour payer, il en vaut une seule, à votre choix.
term-olympus-multicolour-example = Coût jaune et vert : une carte multicolore paie l’un ou l’autre.

term-olympus-cost = Coût
term-olympus-cost-means = Chaque symbole demande une carte ou un marqueur de sa couleur ; une carte sans symbole est gratuite.
term-olympus-cost-example = Jaune et vert : défaussez une carte jaune et une carte verte.

term-olympus-attack = Valeur d’attaque
term-olympus-attack-means = Le glaive : les dégâts que l’unité inflige à celle d’en face.
term-olympus-attack-example = Attaque 3 contre défense 4 : le défenseur survit avec 3 dégâts.

term-olympus-defence = Valeur de défense
term-olympus-defence-means = Le bouclier : une unité est vaincue dès que ses dégâts atteignent ce nombre.
term-olympus-defence-example = Défense 3, dégâts 2 : encore un point, et elle est vaincue.

term-olympus-damage = Dégâts
term-olympus-damage-means = Les dégâts restent sur une unité d’un tour à l’autre, jusqu’à ce qu’elle soit soignée ou vaincue.
term-olympus-damage-example = « 2 sur 4 » : encore deux points, et l’unité est vaincue.

term-olympus-equipment = Équipement
term-olympus-equipment-means = Attaché à l’une de vos unités, il augmente attaque et défense ; une unité en porte un seul au plus.
term-olympus-equipment-example = +1 / +2 transforme attaque 2 et défense 3 en 3 et 5.

term-olympus-on-play = En jouant la carte
term-olympus-on-play-means = Ce signe veut dire : la capacité agit une fois, au moment où la carte est jouée.
term-olympus-on-play-example = Vous piochez les cartes qu’elle donne avant de jouer la suivante.

term-olympus-on-attack = À l’attaque
term-olympus-on-attack-means = Ce signe veut dire : la capacité agit à chaque attaque de cette unité.
term-olympus-on-attack-example = Une unité qui reste attaque à chaque tour, et chaque fois sa capacité agit.

term-olympus-always = Toujours
term-olympus-always-means = Ce signe veut dire : la capacité vaut tant que l’unité est sur le plateau.
term-olympus-always-example = Un bonus pour tous vos soldats cesse quand l’unité qui le donne est vaincue.

term-olympus-later = Le moment venu
term-olympus-later-means = Le sablier veut dire : la capacité attend son moment, la fin de votre tour ou la défausse de l’unité par exemple.
term-olympus-later-example = Un effet de fin de tour vient après la phase de pioche.

term-olympus-order = Ordre des attaques
term-olympus-order-means = Les chiffres 1 à 6 donnent l’ordre des attaques, avec ce que chacune rencontrerait en l’état.
term-olympus-order-example = L’attaque 1 est terminée avant que l’attaque 2 ne commence.

term-olympus-hand = Main
term-olympus-hand-means = Les cartes en main sont à la fois armée et monnaie ; leur nombre est libre, et seul leur propriétaire les connaît.
term-olympus-hand-example = Cinq cartes : jouez-en une à deux symboles, il en reste deux.
