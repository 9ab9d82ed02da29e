# Les articles des règles, dans leur ordre ; le texte anglais de docs/rules fait foi.

HA-01-01 = Deux joueurs : l’un mène les Troyens, l’autre les Achéens.
HA-01-02 = 108 cartes : 96 cartes d’armée et 12 héros, soit 48 et 6 par camp.
HA-01-03 = Six couleurs, R G B Y P N, communes aux cartes d’armée, aux héros et aux tuiles.
HA-01-04 = Les cartes d’armée valent de 1 à 4 (frondeur, archer, peltaste, hoplite). Chaque couleur avec chaque valeur existe exactement deux fois par camp.
HA-01-05 = Chaque camp a un héros par couleur, avec un nom et une valeur de 3 à 6.
HA-01-06 = Héros troyens : Acamas, Énée, Glaucos, Hector, Pâris, Sarpédon. Achéens : Ajax, Achille, Agamemnon, Diomède, Ménélas, Ulysse. On connaît Ajax = G5 et Acamas = P4.
HA-01-07 = Deux plateaux avec des emplacements pour les fronts 1, 2, 3, la réserve, la pile des héros, la faveur et la honte.
HA-01-08 = Six pions de faveur, trois par camp, à la couleur du camp.
HA-01-09 = Six pions de honte dans une réserve commune.
HA-01-10 = Six tuiles du destin carrées ; chacun des quatre bords montre une couleur, et les quatre couleurs diffèrent.
HA-01-11 = Un marqueur d’attaquant ; il se trouve chez l’attaquant et n’a pas d’autre effet.
HA-02-01 = Chacun mélange ses 48 cartes d’armée et les répartit sans les voir en quatre piles de 12 face cachée : fronts 1, 2, 3 et réserve.
HA-02-02 = Chacun mélange ses six héros en une pile des héros face cachée.
HA-02-03 = Chacun pose trois pions de faveur dans son emplacement et commence sans honte.
HA-02-04 = Les six tuiles du destin sont mélangées en une pile face cachée.
HA-02-05 = Les plateaux se font face. Vus de chaque place, les fronts achéens vont de gauche à droite 1-2-3, les troyens 3-2-1 ; les mêmes numéros sont face à face.
HA-02-06 = Au premier combat, l’Achéen attaque.
HA-03-01 = La partie est une suite de combats. Un combat : ouverture, quatre manches (tour de l’attaquant, tour du défenseur, phase du destin), contrôle de victoire, clôture. Une retraite mène aussitôt à ses suites, puis à la clôture.
HA-03-02 = Le prochain attaquant est le vainqueur du combat, aux points ou par la retraite de l’autre.
HA-03-03 = Après un combat à égalité, les rôles s’échangent : celui qui défendait attaque.
HA-04-01 = Étape 1 : l’attaquant nomme une de ses piles d’armée non vides, réserve comprise, sans la regarder, et en retourne la première carte : son avant-garde.
HA-04-02 = Étape 2 : si l’avant-garde vaut 1, 2 ou 3, les deux fronts de ce numéro sont les piles actives, d’où que vienne l’avant-garde.
HA-04-03 = Si l’avant-garde vaut 4, l’attaquant choisit lui-même le numéro 1, 2 ou 3.
HA-04-04 = Le joueur dont le front désigné est épuisé combat avec sa réserve. Cela se juge pour chacun : l’autre garde son front s’il tient encore.
HA-04-05 = Étape 3 : l’attaquant retourne la première tuile du destin et la pose entre les joueurs dans l’un des quatre sens : un bord vers lui, le bord opposé vers le défenseur. Cela précède l’avant-garde du défenseur et la pioche des mains.
HA-04-06 = L’avant-garde de l’attaquant est de son côté de la tuile et compte comme une carte d’armée jouée ; sa position est sans effet.
HA-04-07 = Étape 4 : le défenseur retourne, sans choix, la première carte de sa pile active comme avant-garde. Si ce front est vide, elle vient de la réserve, mais le front reste la pile active.
HA-04-08 = Étape 5 : chacun pioche en main les quatre premières cartes de sa pile active et la première de sa pile des héros.
HA-05-01 = L’attaquant commence, puis les joueurs alternent ; quatre tours chacun.
HA-05-02 = Un tour : une action au plus, puis exactement une carte d’armée de la main, jouée face visible à côté des précédentes. La carte est obligatoire, sauf en cas de retraite.
HA-05-03 = Toute carte d’armée de la main peut être jouée, de toute couleur et de toute valeur. Un héros ne se joue jamais ainsi.
HA-05-04 = Au début du tour t, on a 5-t cartes d’armée, après le tour 4 aucune.
HA-05-10 = Défausser et piocher : une carte d’armée de la main quitte le jeu pour de bon, quelle que soit l’issue du combat, puis on pioche la première de la pile active. Il faut une carte d’armée en main et une carte à piocher.
HA-05-11 = Si la pile active est vide, le remplacement vient de la réserve.
HA-05-20 = Changer de héros : le héros en main va face cachée sous la pile des héros, puis on pioche le premier. Il faut un héros en main et une pile des héros non vide.
HA-05-30 = Déployer le héros : le héros en main est posé face visible sur une de ses propres cartes d’armée jouées, avant-garde comprise.
HA-05-31 = Dès lors, la valeur et la couleur du héros remplacent celles de la carte couverte, qui ne compte plus pour rien (supériorité et points).
HA-05-40 = Améliorer : un pion de faveur de l’emplacement va sur une de ses propres cartes d’armée jouées, qui vaut 1 de plus. Il faut un héros déployé à un tour précédent de ce combat, un pion dans l’emplacement et une cible permise.
HA-05-41 = Cible : une de ses propres cartes d’armée jouées, avant-garde comprise, ni héros ni carte couverte, sans pion. Un pion au plus par carte.
HA-05-50 = Retraite : à son tour, avant de jouer sa carte. Le combat finit aussitôt, voir le chapitre 08.
HA-05-51 = Les cinq actions s’excluent ; n’en faire aucune est toujours permis.
HA-05-52 = Avec un héros en main, une pile des héros non vide et une carte à piocher, huit choix à chaque tour t : aucune action 1, défausser 5-t, changer 1, déployer t, retraite 1. Deux cartes égales en main font un seul choix ; sur la table, chaque position en est un.
HA-06-01 = La phase du destin suit chaque manche, quand les deux ont fini leur tour : quatre par combat complet. Elle est omise après une retraite.
HA-06-02 = Supériorité : les valeurs de toutes ses cartes visibles sur la table (avant-garde, cartes d’armée, héros déployé) plus 1 par pion de faveur, sans égard aux couleurs ; ni carte couverte ni héros en main.
HA-06-03 = Qui a le total strictement supérieur peut tourner la tuile d’exactement 90 degrés, dans un sens ou dans l’autre, ou la laisser.
HA-06-04 = À égalité, la tuile reste comme elle est.
HA-06-05 = Bords dans le sens horaire e0 à e3, o est le bord tourné vers l’Achéen, quel que soit l’attaquant : couleur achéenne e[o], troyenne e[(o+2)%4] ; dans le sens horaire, o devient (o+3)%4, dans l’autre (o+1)%4.
HA-06-06 = On peut encore tourner à la quatrième phase du destin ; puis on compte aussitôt.
HA-07-01 = Après la quatrième phase du destin, chacun montre le héros qu’il a encore en main.
HA-07-02 = Deux couleurs comptent pour vous : celle du bord tourné vers vous et celle de votre héros, déployé ou montré.
HA-07-03 = Points : les valeurs de vos cartes visibles dans ces couleurs, plus 1 par pion de faveur sur une telle carte.
HA-07-04 = Un héros seulement montré prête sa couleur, pas sa valeur. Un héros déployé ajoute toujours sa valeur.
HA-07-05 = Qui a le plus de points gagne le combat.
HA-07-06 = Vainqueur : toutes ses cartes d’armée jouées, avant-garde et carte couverte comprises, vont à sa pile active, son héros, joué ou non, à sa pile des héros, ses pions posés à l’emplacement.
HA-07-07 = Perdant : toutes ses cartes d’armée jouées, avant-garde et carte couverte comprises, et les pions posés quittent le jeu.
HA-07-08 = Le héros déployé du perdant quitte le jeu, sauf si celui-ci choisit de retirer à sa place un pion de faveur de son emplacement ; le héros va alors à la pile des héros.
HA-07-09 = Le héros seulement montré du perdant revient sans frais à la pile des héros.
HA-07-10 = Égalité : les deux reprennent tout de la table et de la main (cartes d’armée à la pile active, héros à la pile des héros, pions à l’emplacement) ; voir HA-03-03. Les cartes défaussées par « défausser et piocher » restent perdues.
HA-08-01 = Qui bat en retraite perd le combat ; l’autre le gagne.
HA-08-02 = Vainqueur : cartes d’armée jouées et en main vont à la pile active, le héros, en main ou sur la table, à la pile des héros, les pions posés à l’emplacement.
HA-08-03 = Perdant, étape 1 : les cartes d’armée jouées, avant-garde et carte couverte comprises, et les pions posés quittent le jeu.
HA-08-04 = Perdant, étape 2 : un héros déployé quitte le jeu, sauf si un pion de faveur de l’emplacement part à sa place.
HA-08-05 = Perdant, étape 3 : les cartes d’armée en main vont à la pile active, un héros en main va, sans être montré, à la pile des héros.
HA-08-06 = Perdant, étape 4 (prix de la honte) : pour chaque pion de honte qu’il a déjà, une carte d’armée de plus de la pile active quitte le jeu ; ce qui manque vient de la réserve.
HA-08-07 = Perdant, étape 5 : il prend un pion de honte, sauf s’il en a déjà trois. Toute retraite suivante coûte trois cartes et n’ajoute pas de pion.
HA-08-08 = Les pions de honte ne se perdent plus jamais et n’agissent que par HA-08-06.
HA-08-09 = Une retraite à son propre tour t avec s pions de honte coûte t + s cartes d’armée.
HA-08-10 = Après une retraite, on ne compte pas, aucun héros n’est montré et la phase du destin de la manche est omise.
HA-09-01 = Contrôle des fronts : chacun compte tout front qu’il a utilisé dans ce combat, sa pile active et tout front d’où une carte a été prise ; avec moins de 5 cartes, ce front est épuisé pour le reste de la partie.
HA-09-02 = Les cartes restantes d’un front épuisé rejoignent la réserve, qui est mélangée.
HA-09-03 = Contrôle de la réserve : qui a utilisé sa réserve dans ce combat, comme pile active ou parce qu’une carte y a été prise, la compte ; avec moins de 5 cartes, elle est épuisée, voir le chapitre 10.
HA-09-04 = Si la partie continue, toutes les piles actives sont mélangées (avec vanguard_return=origin aussi la source de l’avant-garde).
HA-09-05 = Si la partie continue, les deux piles des héros sont mélangées.
HA-09-06 = Si la partie continue, la tuile utilisée est mise de côté. Quand les six ont servi, on les remélange toutes.
HA-09-07 = Puis le combat suivant commence.
HA-10-01 = Le joueur dont les trois fronts sont épuisés perd.
HA-10-02 = Le joueur dont la réserve est épuisée perd aussitôt, même si des fronts tiennent encore.
HA-10-03 = Les deux conditions ne se contrôlent qu’à la clôture, jamais pendant le combat (exception HA-R-06).
HA-10-04 = Il n’y a ni score cumulé entre les combats, ni limite de combats, ni autre victoire (exceptions HA-R-06, HA-R-32, HA-R-44).
HA-11-01 = Piles d’armée, piles des héros et pile de tuiles sont face cachée ; personne n’y regarde, pas même leur propriétaire.
HA-11-02 = Visibles pour les deux : avant-gardes, cartes jouées, héros déployés, pions posés, la tuile et son sens, les emplacements, la honte, taille et état des piles, le marqueur d’attaquant et qui a fait quelle action.
HA-11-03 = Pour le propriétaire seul : les cartes d’armée en main, le héros en main et le héros glissé sous la pile par un changement.
HA-11-04 = Au contrôle de victoire, les deux héros deviennent visibles (HA-07-01). Lors d’une retraite, héros non déployés et cartes en main restent cachés à l’adversaire.
HA-11-05 = Les tailles des piles sont connues, puisque chaque mouvement est vu.
HA-11-06 = Les cartes sorties du jeu sont normalement visibles, y compris celles de « défausser et piocher » et celles que coûte la honte.
HA-11-07 = Les tuiles utilisées ont été vues par les deux ; on sait donc lesquelles restent, pas leur ordre.
HA-12-00 = Avec greek_seat=random : les places, avant tout le reste.
HA-12-01 = Mise en place : les deux armées, les deux piles des héros et les tuiles sont mélangées.
HA-12-02 = Ouverture, dans cet ordre : avant-garde de l’attaquant, tuile, avant-garde du défenseur, quatre cartes de l’attaquant, quatre du défenseur, héros de l’attaquant, héros du défenseur.
HA-12-03 = Tour : une carte par « défausser et piocher », un héros par changement (hasard seulement pour ce qui n’a pas été vu).
HA-12-04 = Retraite : le choix des cartes que coûte la honte (HA-R-28).
HA-12-05 = Clôture (avec exhaust_now, les fusions aussi à l’ouverture) : la réserve est mélangée pour chaque front nouvellement épuisé, puis chaque pile active (avec origin, aussi la source de l’avant-garde), les deux piles des héros et, tous les six combats, les tuiles.
HA-12-06 = Rien d’autre n’est dû au hasard ; les phases du destin et les points ne dépendent que des choix.
HA-R-01 = Avant-garde de valeur 4 : au choix les numéros 1, 2, 3 ; avec four_choice=fronts_and_home aussi réserve contre réserve (number 4), que four_dead_numbers n’exclut jamais.
HA-R-02 = Un 4 peut aussi nommer un front épuisé ; la réserve le remplace comme d’habitude. four_dead_numbers=own_alive n’admet que les numéros dont le front tient chez l’attaquant, both_alive que ceux qui tiennent chez les deux. S’il n’en reste aucun, l’attaquant choisit parmi ses fronts qui tiennent.
HA-R-03 = L’avant-garde peut venir de chacune des quatre piles non vides de l’attaquant, réserve comprise. Une avant-garde tirée de la réserve n’en fait pas la pile active ; sa valeur désigne comme d’habitude.
HA-R-04 = Une avant-garde venue d’une autre pile revient à la pile active ; avec vanguard_return=origin, celle que l’attaquant a nommée retourne à sa source, alors mélangée, ou à la réserve si cette source est tombée. Tout le reste va à la pile active. Une pile peut dépasser 12 cartes.
HA-R-05 = La clôture contrôle toutes les piles utilisées dans le combat : la pile active et toute pile d’où l’on a pris au moins une carte dans ce combat, même si elle y est revenue, mais non une pile qui n’a fait que recevoir des cartes. Ainsi, au début d’un combat, toute pile encore debout a au moins 5 cartes. Avec check_scope=designated, seules les piles actives désignées sont contrôlées.
HA-R-06 = Si la pile active est trop petite (possible seulement avec check_scope=designated), le reste vient de la réserve. Dès que le numéro est fixé, avant la tuile, l’attaquant doit pouvoir prendre 4 cartes, le défenseur 5, dans la pile active et la réserve ensemble ; qui ne le peut pas perd aussitôt, et si aucun ne le peut, la partie est nulle. Avec short_opening=exhaust_now, les fronts trop petits des deux (moins de 4 pour l’attaquant, moins de 5 pour le défenseur) tombent d’abord ensemble ; qui n’a alors plus de front perd aussitôt (HA-10-01), et si c’est le cas des deux, la partie est nulle.
HA-R-07 = Défausser et piocher : la pioche fait partie de l’action. La réserve ne sert que si la pile active est vide ; si les deux sont vides, l’action n’est pas permise. Les autres fronts ne donnent jamais de carte.
HA-R-08 = Les défausses sont visibles ; avec discards=owner_only, l’adversaire ne voit ni la carte de « défausser et piocher » ni celles que coûte la honte. Les cartes jouées qui quittent le jeu restent connues.
HA-R-09 = Pile des héros vide à l’ouverture : on n’en pioche pas, seule la couleur de la tuile compte ; changer, déployer et améliorer sont impossibles.
HA-R-10 = Pile des héros vide : changer n’est pas permis. Avec un seul héros dans la pile, les deux s’échangent.
HA-R-11 = Un héros déployé ne se change ni ne se déplace ; un seul déploiement par combat.
HA-R-12 = On ne bat en retraite qu’à son propre tour, avant la carte, du premier au quatrième ; ni pendant la phase du destin, ni au tour de l’autre, ni après sa quatrième carte.
HA-R-13 = La retraite est l’unique action du tour ; aucune autre ne la précède.
HA-R-14 = D’abord l’action, puis la carte. La carte de ce tour ne reçoit donc ni héros ni pion.
HA-R-15 = Une action au plus par tour.
HA-R-16 = La phase du destin suit chaque manche, non chaque tour.
HA-R-17 = Comptent pour la supériorité : l’avant-garde, le héros déployé et les pions posés, sur toute couleur ; ni la carte couverte ni le héros en main.
HA-R-18 = Un pion de faveur va sur une de ses propres cartes d’armée, non couverte et sans pion, avant-garde comprise ; jamais sur un héros ni sur une carte adverse.
HA-R-19 = Un héros ne peut pas couvrir une carte à pion : il faut un héros déjà déployé pour poser un pion.
HA-R-20 = Au décompte, un pion de faveur ne compte que sur une carte d’une couleur qui compte.
HA-R-21 = Si la tuile et le héros ont la même couleur, chaque carte ne compte qu’une fois.
HA-R-22 = Un héros déployé compte toujours, quelle que soit la carte qu’il couvre, car sa couleur est une couleur qui compte.
HA-R-23 = Même après un combat décidé aux points, les pions posés du perdant quittent le jeu.
HA-R-24 = Le héros se rachète par exactement un pion de faveur de l’emplacement, jamais un pion posé, et seulement s’il était déployé, même en cas de retraite. Un rachat par combat, décidé ouvertement au moment de la défaite.
HA-R-25 = Même après une retraite, les pions du vainqueur reviennent à son emplacement.
HA-R-26 = La honte coûte des cartes une fois la main remise sur la pile ; avec shame_timing=before_hand, avant. Seule change l’identité des cartes perdues.
HA-R-27 = Comptent les pions de honte d’avant cette retraite : la première coûte 0 carte, la deuxième 1, la troisième 2, toute autre 3.
HA-R-28 = Pour payer la honte, on mélange la pile active une fois la main revenue, puis les premières cartes partent ; avec before_hand, on ne mélange pas. Seul ce qui manque vient du dessus de la réserve. Si les deux sont vides, le reste n’est pas dû.
HA-R-29 = Après une retraite, ni héros ni main ne sont montrés ; seul le contrôle de victoire montre les héros.
HA-R-30 = Un combat à égalité le reste : tout revient (HA-07-10), pas de honte, pas de rachat, les rôles s’échangent.
HA-R-31 = Après une retraite, l’autre attaque, puisqu’il a gagné ; s’il était déjà l’attaquant, il le reste.
HA-R-32 = Si les deux perdent à la même clôture, le vainqueur du dernier combat gagne la partie ; si ce combat était à égalité, elle est nulle. Avec check_scope=designated et vanguard_return=battle_pile, cela n’arrive pas.
HA-R-33 = À la clôture, d’abord les fronts des deux, avec les fusions, puis les réserves ; si le troisième front est tombé, on ne contrôle plus rien.
HA-R-34 = Si l’un combat avec sa réserve et l’autre avec un front, chacun pioche, rend, contrôle et mélange sa propre pile active.
HA-R-35 = La tuile se tire à l’ouverture, après l’avant-garde et le numéro. On les remélange toutes à la clôture du combat où sert la sixième, elle comprise.
HA-R-36 = L’aspect des tuiles n’est pas connu ; notre jeu est reconstitué : quatre couleurs différentes par tuile, chaque couleur sur quatre tuiles, et le jaune fait une fois face au bleu.
HA-R-37 = Valeurs et couleurs des héros sont reconstituées, sauf Ajax G5 et Acamas P4 ; les deux camps ont les mêmes valeurs : 6, 5, 5, 4, 4, 3.
HA-R-38 = On peut toujours demander la taille d’une pile, jamais y regarder ; les cartes sorties du jeu se consultent si discards=public. On retient ce qu’on a vu remettre dans quelle pile.
HA-R-39 = La réserve est mélangée juste après chaque fusion (avec exhaust_now, aussi à l’ouverture). Une autre source de l’avant-garde ne l’est qu’avec origin, au retour de celle-ci. Après la fin de la partie, on ne mélange plus.
HA-R-40 = Le joueur 1 mène les Achéens ; greek_seat=1 les donne au joueur 2, random tire au sort.
HA-R-41 = Avec un 4, le numéro se choisit avant de voir la tuile.
HA-R-42 = L’attaquant oriente la tuile en connaissant son avant-garde et le numéro, mais non sa main, son héros ni l’avant-garde adverse.
HA-R-43 = La carte couverte reste une carte d’armée jouée pour le retour ou la perte.
HA-R-44 = Si la partie n’est pas décidée après la clôture du combat max_battles (500), elle est nulle.
HA-R-45 = Le cas d’une main vide quand il faut jouer ne se présente pas.
HA-R-46 = Une retraite peut elle-même coûter la partie ; le prix de la honte et les contrôles ont lieu quand même.
HA-R-47 = Les exemples des livrets ont de petites erreurs ; les totaux 9 et 11 sont justes partout.
HA-R-48 = « Épuisé » veut toujours dire moins de 5 cartes au contrôle, non zéro.
HA-R-49 = Les deux exemplaires d’une carte d’armée sont indiscernables ; rien ne dit lequel c’est.
HA-R-50 = On ne suit pas de quelle pile vient une carte cachée en main : l’adversaire sait seulement combien viennent de la réserve.
