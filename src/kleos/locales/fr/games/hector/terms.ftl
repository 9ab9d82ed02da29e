### Hector & Achilles: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hector-front = Front
term-hector-front-means = L’une de vos trois piles avancées de cartes d’armée ; au combat, les fronts de même numéro s’affrontent.
term-hector-front-example = L’avant-garde montre un 2 : chacun combat avec son front 2.

term-hector-home = Réserve
term-hector-home-means = Votre quatrième pile : elle combat à la place d’un front épuisé, et si elle s’épuise elle-même, vous perdez la partie.
term-hector-home-example = Le front 1 est épuisé et le combat porte le numéro 1 : vous combattez avec la réserve.

term-hector-exhausted = Épuisé
term-hector-exhausted-means = Un front utilisé au combat qui garde ensuite moins de cinq cartes est épuisé pour le reste de la partie.
term-hector-exhausted-example = Un front finit le combat avec 4 cartes : il est épuisé, et ces 4 cartes rejoignent la réserve.

term-hector-battle-pile = Pile active
term-hector-battle-pile-means = La pile avec laquelle vous combattez : vos quatre cartes en main en viennent, et les cartes du vainqueur y retournent.
term-hector-battle-pile-example = Le combat a lieu au front 3 : vous piochez votre main au front 3.

term-hector-heroes = Pile des héros
term-hector-heroes-means = Vos héros y attendent face cachée ; au début de chaque combat, vous en piochez un.
term-hector-heroes-example = Vous avez six héros : avec un en main, il en reste cinq dans la pile.

term-hector-favour = Faveur
term-hector-favour-means = Un pion de faveur ajoute 1 à l’une de vos cartes d’armée jouées, ou rachète un héros déployé après une défaite.
term-hector-favour-example = Un 3 rouge avec un pion vaut 4.

term-hector-shame = Honte
term-hector-shame-means = Une retraite vous donne un pion de honte, trois au plus ; pour chacun, toute retraite suivante coûte une carte de plus.
term-hector-shame-example = Avec deux pions, votre prochaine retraite coûte deux cartes de plus.

term-hector-out = Hors du jeu
term-hector-out-means = Ces cartes ne reviennent jamais : celles que le perdant avait jouées, les cartes défaussées et celles que coûte la honte.
term-hector-out-example = Vous perdez un combat : vos cinq cartes jouées sont hors du jeu.

term-hector-attacker = Attaquant
term-hector-attacker-means = L’attaquant révèle la première avant-garde, pose la tuile du destin et joue en premier à chaque manche ; le vainqueur attaque ensuite.
term-hector-attacker-example = Vous défendez et gagnez : au prochain combat, vous attaquez.

term-hector-goal = But
term-hector-goal-means = Vous gagnez quand les trois fronts de votre adversaire sont épuisés, ou quand sa réserve l’est.
term-hector-goal-example = « 2 sur 3 » : encore un front, et vous avez gagné.

term-hector-battle = Combat
term-hector-battle-means = Un combat, c’est une ouverture, quatre manches et une comparaison des points ; les cartes jouées par le perdant quittent le jeu.
term-hector-battle-example = Un point d’avance suffit : les points ne s’additionnent pas d’un combat à l’autre.

term-hector-round = Manche
term-hector-round-means = À chaque manche, chacun joue une carte, l’attaquant d’abord ; ensuite, la tuile du destin peut être tournée.
term-hector-round-example = Après la manche 4, les mains sont vides et les points décident.

term-hector-vanguard = Avant-garde
term-hector-vanguard-means = La première carte d’une rangée ; la valeur de celle de l’attaquant décide quels fronts combattent.
term-hector-vanguard-example = Un 3 désigne le front 3 ; avec un 4, l’attaquant choisit le numéro.

term-hector-superiority = Supériorité
term-hector-superiority-means = La somme de toutes vos cartes visibles, quelle que soit leur couleur ; après chaque manche, celui qui a plus peut tourner la tuile.
term-hector-superiority-example = Un 4 rouge, un 2 bleu et un 3 jaune font 9.

term-hector-score = Score actuel
term-hector-score-means = Vos points si le combat s’arrêtait là : seules comptent la couleur tournée vers vous et celle de votre héros.
term-hector-score-example = Le rouge vous fait face : le 4 et le 1 rouges font 5 ; le 3 bleu ne compte pas.

term-hector-tile = Tuile du destin
term-hector-tile-means = La couleur du bord tourné vers vous compte pour vous, celle du bord opposé pour votre adversaire.
term-hector-tile-example = Jaune en bas, vert en haut : le jaune compte pour vous, le vert pour l’adversaire.

term-hector-turning = Tourner la tuile
term-hector-turning-means = La flèche est un quart de tour de la tuile ; à côté, les deux nouvelles couleurs et les points qu’elles donneraient.
term-hector-turning-example = 4 en haut, 9 en bas : après ce tour, vous mèneriez 9 à 4.

term-hector-army = Carte d’armée
term-hector-army-means = Le nombre est sa valeur, du frondeur (1) à l’hoplite (4) ; chaque camp a chaque valeur deux fois dans chaque couleur.
term-hector-army-example = Vos deux 4 bleus sont hors du jeu : il n’y en a pas de troisième.

term-hector-colour = Couleur
term-hector-colour-means = Il y a six couleurs ; deux comptent pour vous : celle de la tuile qui vous fait face et celle de votre héros.
term-hector-colour-example = La tuile vous montre du bleu, votre héros est rouge : vos cartes bleues et rouges comptent.

term-hector-hero = Héros
term-hector-hero-means = En main, un héros fait compter sa couleur en secret ; déployé, il ajoute aussi sa valeur.
term-hector-hero-example = Achille (6 rouge) en main : vos cartes rouges comptent, mais pas le 6.

term-hector-hidden = Main cachée
term-hector-hidden-means = Seul son propriétaire connaît une main ; le héros caché fait aussi compter sa couleur et n’est révélé qu’à la fin.
term-hector-hidden-example = L’adversaire affiche 5+ : le héros caché peut en ajouter.

term-hector-discard = Défausser et piocher
term-hector-discard-means = Sortez une carte de votre main du jeu pour de bon, puis piochez-en une autre de votre pile active.
term-hector-discard-example = Le brun ne compte pas pour vous : défaussez le 4 brun et espérez du rouge.

term-hector-change = Changer de héros
term-hector-change-means = Placez votre héros sous la pile des héros et piochez le premier ; c’est désormais sa couleur qui compte.
term-hector-change-example = Votre héros est violet, votre main verte : le suivant conviendra peut-être mieux.

term-hector-deploy = Déployer le héros
term-hector-deploy-means = Posez votre héros face visible sur une de vos cartes jouées ; sa valeur et sa couleur remplacent celles de la carte couverte.
term-hector-deploy-example = Ajax (5 vert) sur un 1 rouge : votre supériorité augmente de 4.

term-hector-upgrade = Améliorer +1
term-hector-upgrade-means = Une fois votre héros déployé, placez un pion de faveur sur une de vos cartes d’armée non couvertes : elle vaut 1 de plus.
term-hector-upgrade-example = Le 3 bleu devient 4 ; une carte reçoit un pion au plus.

term-hector-retreat = Retraite
term-hector-retreat-means = Vous perdez aussitôt le combat : vos cartes jouées quittent le jeu, votre main retourne à sa pile, et vous prenez un pion de honte.
term-hector-retreat-example = Sans honte, une retraite à votre premier tour ne coûte que l’avant-garde.
