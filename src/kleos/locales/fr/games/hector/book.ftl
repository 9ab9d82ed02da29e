### Le livre de règles d’Hector et Achille. books/hector.toml dit où chaque texte se trouve ; [mots](ARTICLE) est un terme.

## Le but

goal-title = Le but
goal-war = L’un de vous mène les Achéens, l’autre les Troyens. Vous livrez combat après combat, et chaque combat perdu vous coûte les cartes que vous y avez jouées. On n’additionne pas les points d’un combat à l’autre : c’est l’armée qui dure le plus longtemps qui l’emporte.
goal-fronts = Votre armée est répartie en quatre piles : trois [fronts](HA-02-01) et la [réserve](HA-02-01). Un front qui compte moins de cinq cartes après un combat est [épuisé](HA-09-01), et ce qu’il en reste rejoint la réserve. Vous perdez quand vos trois fronts sont épuisés, ou quand votre réserve l’est. Il en va de même pour votre adversaire.
goal-cards = Il faut donc penser à deux choses. Au combat, vous voulez plus de points que l’autre. Dans la guerre, vous voulez perdre peu de cartes, et vous battre là où votre adversaire n’en a plus beaucoup.
goal-figure = Le combat 7 va commencer. Le front 2 de votre adversaire est épuisé ; ses dernières cartes sont dans la réserve. Son front 3 n’a plus que 8 cartes.
third-front-question = Votre adversaire n’a plus qu’un front, et il n’y reste que 4 cartes après la pioche. Vous avez la supériorité : la tuile est à vous. Que faire pour gagner tout de suite la partie ?
third-front-answer = Laissez la tuile telle quelle. Le bleu est tourné vers vous : 4 + 3 + 1 font 8 points, votre adversaire en a 4. Ses cinq cartes jouées quittent le jeu, le front 3 reste à 4 cartes et il est épuisé. C’était son troisième front : vous avez gagné.

## Votre camp

side-title = Votre camp
side-armies = Chaque camp a 48 cartes d’armée de six couleurs : rouge, vert, bleu, jaune, violet et brun. Dans chaque couleur, il y a deux frondeurs de valeur 1, deux archers de valeur 2, deux peltastes de valeur 3 et deux hoplites de valeur 4. Les deux armées sont identiques.
side-piles = Mélangez votre armée et distribuez-la face cachée en quatre piles de douze : front 1, front 2, front 3 et réserve. Les fronts de même numéro se font face. Personne ne regarde dans une pile, pas même son propriétaire, mais vous pouvez toujours demander combien de cartes elle contient.
side-heroes = Chaque camp a aussi six héros, un par couleur, de valeur 3 à 6. Face cachée, ils forment la [pile des héros](HA-02-02). Vous n’en avez jamais plus d’un en main.
side-tokens = Vous commencez avec trois [pions de faveur](HA-02-03) sur votre emplacement de faveur, et sans [honte](HA-08-07). Les six [tuiles du destin](HA-01-10), carrées, sont mélangées face cachée ; chacune montre quatre couleurs différentes sur ses quatre bords. Les Achéens attaquent au premier combat.
side-figure = Le début : douze cartes dans chaque pile et, de chaque côté, six héros et trois pions de faveur.

## Un combat commence

opening-title = Un combat commence
opening-vanguard = Si vous êtes l’attaquant, choisissez une de vos quatre piles et révélez-en la première carte : c’est votre [avant-garde](HA-04-01). Vous choisissez la pile, pas la carte ; personne ne sait ce qui va sortir.
opening-number = La valeur de l’avant-garde décide du lieu du combat. Avec 1, 2 ou 3, c’est pour vous deux le front de ce numéro, quelle que soit la pile d’où vient la carte. Avec un 4, vous choisissez vous-même le numéro. Si votre front de ce numéro est déjà épuisé, vous combattez avec votre réserve ; votre adversaire, lui, garde son front. La pile avec laquelle vous combattez est votre [pile active](HA-04-04).
opening-tile = Révélez maintenant la première tuile du destin et posez-la entre vous, dans celui de ses quatre sens qui vous plaît. Le bord tourné vers vous donne [votre couleur](HA-06-05), le bord opposé celle de votre adversaire.
opening-hands = C’est seulement alors que le défenseur révèle la première carte de sa pile active : son avant-garde. Chacun pioche quatre cartes d’armée de sa pile active et un héros de sa pile des héros. Regardez votre main, et gardez-la pour vous.
opening-known = Attention à l’ordre. Quand vous posez la tuile, vous connaissez votre avant-garde et le numéro, mais ni votre main, ni votre héros, ni l’autre avant-garde.
opening-figure = L’avant-garde était un 4 jaune du front 1, et les Achéens ont choisi le front 2. Ils ont tourné le jaune vers eux : l’avant-garde compte. Le vert fait face aux Troyens.
four-chooses-question = Votre avant-garde vaut 4 : vous choisissez le front. À quel numéro un front adverse peut-il tomber dès ce combat ?
four-chooses-answer = Au numéro 3. Votre adversaire y a 9 cartes. Un combat en prend cinq, l’avant-garde et quatre cartes en main. S’il perd, il en reste 4, donc moins de cinq. Les deux autres fronts en auraient encore 7.
lay-tile-question = Votre avant-garde est un 4 jaune. Posez la tuile de sorte qu’elle compte pour vous.
lay-tile-answer = Tournez le jaune vers vous. Le vert fait alors face à votre adversaire. Vous ne pouvez pas choisir librement les deux couleurs : ce sont toujours deux bords opposés de la même tuile.

## Votre tour

turn-title = Votre tour
turn-order = Un combat compte quatre manches. Dans chacune, c’est d’abord à l’attaquant de jouer, puis au défenseur ; ensuite vient une [phase du destin](HA-06-01).
turn-card = À votre tour, vous jouez exactement une carte d’armée de votre main, face visible, à côté des précédentes. Laquelle, c’est votre affaire. Après votre quatrième tour, votre main est vide et cinq cartes sont devant vous, avant-garde comprise.
turn-actions = Avant de jouer votre carte, vous pouvez faire une [action](HA-05-51). Il y en a cinq : défausser et piocher, changer de héros, déployer votre héros, améliorer une carte, battre en retraite. Une action par tour, et toujours avant la carte. La carte que vous allez jouer ne peut donc recevoir ni héros ni pion pendant ce tour.
turn-discard = [Défausser et piocher](HA-05-10) améliore votre main. Une carte d’armée de votre main quitte le jeu pour de bon, même si vous gagnez le combat ; puis vous piochez la première carte de votre pile active, et vous pouvez la jouer tout de suite. À chaque fois, votre armée compte une carte de moins.
turn-change = [Changez de héros](HA-05-20) si celui de votre main n’a pas la bonne couleur : il va face cachée sous la pile des héros, et vous prenez le premier. Votre adversaire voit que vous avez changé, mais pas qui vous avez maintenant.
turn-figure = Manche 2, c’est à vous. D’abord une action si vous voulez, puis une des trois cartes. Le bleu est tourné vers vous : les cartes bleues comptent.
card-that-counts-question = Manche 3 : le bleu est tourné vers vous et votre héros est violet. Vous avez un 2 bleu et un 4 rouge en main. Quelle carte vous rapporte des points, et combien ?
card-that-counts-answer = Le 2 bleu : vous passez de 3 à 5 points. Le 4 rouge vaut plus sur la table, mais tant que la tuile reste ainsi, il ne rapporte rien.
better-hand-question = Ni le 2 rouge ni le 1 vert ne comptent pour vous. Quelle action peut encore vous aider à ce tour ?
better-hand-answer = Défausser et piocher. Vous avez défaussé le 1 vert et pioché un 3 bleu ; comme l’action vient avant la carte, vous avez pu le jouer tout de suite : 6 points. Le 1 vert est perdu pour toute la partie.

## La tuile du destin

fate-title = La tuile du destin
fate-edges = La tuile se trouve entre les deux rangées. Le bord tourné vers vous montre la couleur qui compte pour vous, le bord opposé celle qui compte pour votre adversaire. Une carte d’une autre couleur ne rapporte aucun point, si haute soit-elle.
fate-superiority = Après chaque manche, comparez votre [supériorité](HA-06-02). Chacun additionne toutes ses cartes visibles, quelle que soit leur couleur, plus 1 par pion de faveur posé sur elles. Celui qui a la plus haute somme peut tourner la tuile d’un quart de tour, à gauche ou à droite, ou la laisser. Si les sommes sont égales, personne ne le peut.
fate-turn = Un quart de tour change la couleur des deux joueurs. Dans le sens horaire, la couleur qui est à votre droite vient vers vous ; dans le sens antihoraire, celle qui est à votre gauche. Même après la quatrième manche, la tuile peut encore être tournée une fois avant le décompte.
fate-bluff = Voilà pourquoi une carte haute d’une couleur inutile n’est pas perdue : elle vous donne la supériorité, et celui qui l’a décide quelle couleur compte. Et puisque personne ne voit votre héros, un quart de tour qui paraît absurde est parfois le meilleur.
fate-figure = Fin de la manche 3. Vous menez par 10 à 7 : vous pouvez tourner la tuile. Les deux flèches montrent ce que donnerait chaque quart de tour.
which-turn-question = La dernière phase du destin. Vous avez la supériorité par 12 à 11, et Ulysse (jaune 4) est encore dans votre main : le jaune compte aussi pour vous. Quel choix vous fait gagner avec le plus d’écart ?
which-turn-answer = Tournez la tuile dans le sens horaire. Le bleu vient vers vous : 3 + 2, plus 2 pour la carte jaune, font 7. Le rouge passe à votre adversaire, qui a 1 point. Sans tourner, c’était 6 à 3 ; dans l’autre sens, vous auriez perdu par 3 à 4.
equal-sums-question = Manche 4. Avec le 3 vert, votre somme est de 11, comme celle de votre adversaire. Le vert ne compte pas pour vous. Jouez-le sans action : qui peut alors tourner la tuile, et qui gagne ?
equal-sums-answer = Personne ne peut la tourner, car les sommes sont égales. Le bleu reste tourné vers vous : vous avez 6 points, et votre adversaire 5 avec le jaune. Vous gagnez le combat.

## Héros et faveur

heroes-title = Héros et faveur
heroes-colour = Votre héros vous apporte une [seconde couleur](HA-07-02). Les cartes de sa couleur comptent pour vous autant que celles de la couleur de la tuile. Tant qu’il est dans votre main, vous seul savez laquelle. Si les deux couleurs sont les mêmes, chaque carte ne compte tout de même qu’une fois.
heroes-deploy = Comme action, vous pouvez [déployer](HA-05-30) votre héros : posez-le face visible sur une de vos cartes jouées. Désormais, sa valeur et sa couleur remplacent celles de la carte couverte. Un héros déployé compte toujours, où qu’il soit ; couvrez donc une carte qui vous rapporte peu.
heroes-risk = Cela a un prix. Votre adversaire connaît maintenant votre seconde couleur, et si vous perdez le combat, le héros peut être perdu lui aussi. Un héros gardé en main n’apporte que sa couleur, pas sa valeur, mais il ne risque rien.
heroes-favour = À partir de votre tour suivant, vous pouvez [améliorer](HA-05-40) une carte comme action : posez un pion de faveur sur une de vos cartes jouées, qui vaut alors 1 de plus. Il faut une carte d’armée sans pion que votre héros ne couvre pas ; l’avant-garde convient aussi. Le pion compte toujours pour la supériorité, mais pour les points seulement sur une carte d’une de vos deux couleurs.
heroes-figure = Ajax (vert 5) couvre l’avant-garde, et un pion de faveur se trouve sur le 4 bleu. À ce tour, seul le 1 bleu peut recevoir un pion.
deploy-where-question = Le bleu est tourné vers vous, et Ajax (vert 5) est dans votre main. Sur la table, votre avant-garde, un 1 rouge, et un 4 bleu. Déployez Ajax pour avoir le plus de points possible, puis jouez le 1 bleu.
deploy-where-answer = Sur le 1 rouge, qui ne comptait pas. Ajax 5, le 4 bleu et le 1 bleu font 10 points. Sur le 4 bleu, il aurait couvert une carte qui compte : 5 + 1 ne feraient que 6.
which-favour-question = Posez un pion de faveur, puis jouez le 2 brun. Quelle carte peut recevoir le pion ?
which-favour-answer = Seulement le 1 bleu. L’avant-garde est sous Ajax, le 4 bleu porte déjà un pion, et la carte de ce tour n’est pas encore sur la table. Vous avez 5 + 5 + 2 = 12 points, et avec le 2 brun votre supériorité est de 14.

## Gagner un combat

winning-title = Gagner un combat
winning-score = Après la quatrième phase du destin, tout joueur qui a encore son héros en main le révèle. Puis on compte. Additionnez vos cartes visibles de vos deux couleurs, plus 1 par pion de faveur posé sur une telle carte ; un héros déployé ajoute sa valeur, un héros révélé ne l’ajoute pas. Celui qui a le plus de [points](HA-07-03) gagne le combat.
winning-winner = Le vainqueur ne perd rien : toutes ses cartes jouées retournent sur sa pile active, son héros sur la pile des héros, ses pions sur l’emplacement de faveur. Le perdant retire du jeu toutes ses cartes d’armée jouées, avant-garde et carte couverte comprises, et les pions qui s’y trouvaient. Le vainqueur attaque au combat suivant.
winning-ransom = Si le héros du perdant était déployé, il quitte le jeu lui aussi, à moins que le perdant ne paie une [rançon](HA-07-08) : un pion de faveur pris sur son emplacement de faveur, et le héros retourne sur la pile des héros. Un héros seulement révélé y retourne sans rien payer.
winning-tie = À égalité de points, personne ne gagne. Chacun reprend tout, et le défenseur attaque au combat suivant. Les cartes défaussées restent perdues.
winning-figure = Les Troyens ont déployé Acamas (violet 4) sur le 1 bleu. Le bleu et le violet comptent pour eux : 4 + 4 + 3 = 11. Les Achéens ont le jaune et, en main, le vert : 3 + 4 + 2 = 9.
hero-in-hand-question = Le bleu est tourné vers vous, et votre adversaire ne voit qu’une carte bleue devant vous, un 2. Mais Ajax (vert 5) est dans votre main. Laissez la tuile : combien de points avez-vous ?
hero-in-hand-answer = 9 à 3. Ajax est révélé et le vert compte : 2 + 4 + 3. Son 5 ne s’ajoute pas, car il n’était pas déployé. En revanche, il retourne à la pile des héros quoi qu’il arrive.
ransom-question = Vous perdez ce combat par 6 à 10. Ajax est déployé, et trois pions se trouvent sur votre emplacement de faveur. Comment le garder ?
ransom-answer = Vous payez un pion de faveur. Ajax retourne sur votre pile des héros, et il vous reste deux pions. Vos cinq cartes d’armée sont perdues tout de même, comme le serait tout pion posé sur elles.

## La retraite

retreat-title = La retraite
retreat-when = Rien ne vous oblige à livrer jusqu’au bout un combat perdu. À chacun de vos quatre tours, vous pouvez [battre en retraite](HA-05-50) comme action, avant de jouer votre carte. Le combat se termine aussitôt, et votre adversaire l’a gagné.
retreat-cost = Vous ne perdez que ce qui est sur la table : l’avant-garde, les cartes déjà jouées et les pions posés sur elles. Les cartes de votre main retournent sur la pile active. Une retraite au premier tour coûte donc une carte, au deuxième deux, au troisième trois, au quatrième quatre. Un héros déployé est perdu si vous ne payez pas la rançon ; un héros en main retourne à sa pile sans être vu.
retreat-shame = Mais il y a la [honte](HA-08-06). Pour chaque pion de honte que vous avez déjà, une carte de plus de votre pile active quitte le jeu. Puis vous prenez un nouveau pion, jusqu’à trois. Vous ne vous en débarrassez jamais : la première retraite ne coûte rien de plus, la deuxième une carte, la troisième deux, et chaque retraite suivante trois.
retreat-winner = Votre adversaire reprend tout, sa main aussi, et attaque ensuite. On ne compte pas de points, il n’y a pas de phase du destin, et aucun héros n’est montré.
retreat-figure = Face à deux cartes jaunes élevées, votre rangée ne vaut rien. Vous avez déjà un pion de honte.
price-of-shame-question = C’est votre deuxième tour, vous avez un pion de honte et vos cartes sont sans espoir. Battez en retraite. Combien de cartes perdez-vous ?
price-of-shame-answer = Trois : les deux sur la table, et une de votre pile active à cause de la retraite précédente. Les trois cartes en main retournent à leur pile : le front 1 a maintenant 9 cartes. Vous prenez votre deuxième pion de honte. Continuer et perdre en aurait coûté cinq.

## La fin de la guerre

end-title = La fin de la guerre
end-check = Après chaque combat, chacun compte les fronts qu’il y a utilisés : sa pile active et tout autre front où il a pris une carte. Un front de moins de cinq cartes est épuisé pour le reste de la partie. Ses dernières cartes rejoignent la réserve, qui est mélangée.
end-home = Comptez ensuite de même votre réserve, si vous avez combattu avec elle ou si vous y avez pioché. Si elle a moins de cinq cartes, vous avez perdu, même s’il vous reste des fronts. Si votre troisième front est tombé, vous avez perdu aussi.
end-both = Comme la pile de l’avant-garde est comptée aussi, même le vainqueur d’un combat peut manquer de cartes. Si les deux joueurs perdent au même moment, le vainqueur du dernier combat gagne la partie ; après un combat à égalité, la partie est nulle.
end-next = Si la guerre continue, les piles actives et les piles des héros sont mélangées, la tuile est mise de côté, et le vainqueur attaque. Après six combats, on mélange de nouveau les six tuiles.
end-figure = En fin de partie. Il vous reste deux fronts ; votre adversaire n’a que le front 1, avec 7 cartes. Un combat perdu à cet endroit décide de tout.
front-falls-question = Vous défendez le front 1, qui avait 9 cartes avant le combat, et vous allez perdre. Jouez votre dernière carte. Que devient le front ?
front-falls-answer = Vous perdez par 1 à 8, et vos cinq cartes quittent le jeu. Le front 1 a 4 cartes, moins de cinq : il est épuisé. Ces 4 cartes rejoignent votre réserve, qui passe de 12 à 16. Il vous reste deux fronts.

## Les questions qui se posent

questions-title = Les questions qui se posent
token-this-turn-question = Puis-je poser un pion de faveur sur la carte que je joue à ce tour ?
token-this-turn-answer = Non. L’action vient d’abord, et à ce moment la carte est encore dans votre main. Vous pourrez l’améliorer au tour suivant. HA-R-14
hero-twice-question = Puis-je déplacer mon héros, ou le reprendre ?
hero-twice-answer = Non. On ne déploie qu’une fois par combat, et le héros reste où il est. HA-R-11
same-colour-question = La tuile et mon héros ont la même couleur. Mes cartes comptent-elles double ?
same-colour-answer = Non. Chaque carte compte une fois. Vous n’avez alors qu’une seule couleur. HA-R-21
empty-pile-question = Ma pile active est vide. Peut-on encore défausser et piocher ?
empty-pile-answer = Oui, tant qu’il y a des cartes dans la réserve : vous y piochez. Mais la réserve sera comptée elle aussi après le combat. HA-R-07
hidden-after-retreat-question = J’ai battu en retraite. Mon adversaire voit-il ma main ou mon héros ?
hidden-after-retreat-answer = Non. Seul le décompte révèle les héros ; après une retraite, tout retourne à sa pile sans être vu. HA-R-29
whose-pile-question = Mon front du numéro choisi est épuisé, celui de mon adversaire ne l’est pas. Avec quoi combattons-nous ?
whose-pile-answer = Vous avec la réserve, votre adversaire avec son front. Chacun pioche dans sa pile active, y remet ses cartes et la compte. HA-R-34
look-back-question = Puis-je regarder les cartes qui ont quitté le jeu ?
look-back-answer = Oui. Elles sont visibles, et vous pouvez demander la taille de chaque pile. Vous ne pouvez jamais regarder dans une pile. HA-R-38
no-hero-question = Et si je n’ai plus de héros ?
no-hero-answer = Vous combattez sans héros : seule la couleur de la tuile compte pour vous, et vous ne pouvez ni changer, ni déployer, ni améliorer. HA-R-09

## Sur une page

sum-goal-title = But
sum-goal-fronts = Épuisez les trois fronts de votre adversaire, ou sa réserve, avant qu’il n’épuise les vôtres.
sum-goal-home = Une pile est épuisée si elle a moins de 5 cartes après un combat où elle a servi.
sum-opening-title = Un combat commence
sum-opening-vanguard = L’attaquant révèle une avant-garde d’une pile de son choix. Sa valeur est le numéro du front ; avec un 4, l’attaquant choisit. La réserve remplace un front épuisé.
sum-opening-tile = L’attaquant pose la tuile du destin. Puis l’avant-garde du défenseur vient de sa pile active.
sum-opening-hand = Chacun pioche 4 cartes d’armée et 1 héros.
sum-turn-title = Quatre manches
sum-turn-action = L’attaquant, puis le défenseur : une action au plus, puis exactement une carte d’armée.
sum-turn-card = L’action vient toujours avant la carte.
sum-turn-fate = Phase du destin : celui qui a la plus haute somme de cartes visibles et de pions peut tourner la tuile d’un quart de tour. À égalité, personne.
sum-actions-title = Actions
sum-discard = Défausser et piocher : une carte de votre main quitte le jeu, piochez-en une de votre pile active.
sum-change = Changer de héros : il va sous la pile des héros, piochez le premier.
sum-deploy = Déployer le héros : posez-le sur une de vos cartes jouées ; sa valeur et sa couleur la remplacent.
sum-upgrade = Améliorer : dès le tour qui suit le déploiement, un pion de faveur fait valoir 1 de plus à une de vos cartes d’armée jouées.
sum-retreat = Retraite : le combat est perdu aussitôt, avec les cartes sur la table et une de plus par pion de honte antérieur ; prenez un pion de honte.
sum-scoring-title = Décompte
sum-scoring-colours = Deux couleurs comptent pour vous : celle du bord tourné vers vous et celle de votre héros, déployé ou révélé. Les pions comptent sur les cartes de ces couleurs. Un héros déployé ajoute sa valeur.
sum-scoring-winner = Le vainqueur reprend tout et attaque ensuite.
sum-scoring-loser = Les cartes jouées et les pions posés du perdant quittent le jeu, un héros déployé aussi, sauf si le perdant paie 1 pion de faveur.
sum-scoring-tie = Égalité : chacun reprend tout, le défenseur attaque ensuite.
sum-end-title = Après le combat
sum-end-check = Comptez les fronts utilisés. Moins de 5 cartes : épuisé, le reste va dans la réserve.
sum-end-home = Comptez la réserve si vous l’avez utilisée. Si les deux perdent ensemble, le vainqueur du dernier combat gagne.
sum-numbers-title = Chiffres
sum-numbers-cards = 48 cartes d’armée par camp : valeurs de 1 à 4 en six couleurs, chacune deux fois. Quatre piles de 12.
sum-numbers-heroes = Héros : rouge 6, vert 5, bleu 5, jaune 4, violet 4, brun 3.
sum-numbers-five = Un combat perdu coûte 5 cartes ; une retraite au tour 1, 2, 3, 4 en coûte 1, 2, 3, 4, plus la honte.
sum-numbers-shame = 3 pions de faveur, 3 pions de honte au plus, 6 tuiles du destin.
