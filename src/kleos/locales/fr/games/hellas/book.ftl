### Le livre de règles de Hellas. books/hellas.toml dit où chaque texte se trouve ; [mots](ARTICLE) est un terme,
### `Samos #6` un lieu avec son numéro sur la carte du terminal.

## Le but

goal-title = Le but
goal-ten = Hellas est un monde d’îles qui grandit pendant la partie. Chacun fonde des cités et conquiert celles de l’autre. Qui occupe [dix cités](HE-END-01) à la fin de son tour gagne.
goal-ways = Il y a deux façons d’obtenir une cité. Vous en découvrez une nouvelle lors d’une [traversée](HE-VOY-05), si vos navires dominent les eaux alentour. Ou vous en prenez une à votre adversaire par une [attaque](HE-ATK-06), avec assez de Grecs. Une cité conquise compte double : une de plus pour vous, une de moins pour lui.
goal-gods = Trois dieux aident les deux camps. Leurs cartes changent le cours des combats et des traversées, et une bonne réponse au bon moment vaut mieux qu’une réserve pleine.
goal-figure = Tour 14. Clair et Foncé ont cinq cités chacun. Chaque cité abrite au plus trois Grecs et trois navires.
tenth-city-question = Vous avez neuf cités. Sparte #2, avec 3 de vos Grecs, touche par la terre Samos #6, où se trouvent 2 Grecs de votre adversaire. Prenez la dixième cité et terminez votre tour.
tenth-city-answer = Attaquez Samos depuis Sparte avec 2 Grecs. Par terre, autant d’attaquants que de défenseurs suffisent, et un Grec reste à Sparte. Samos est votre dixième cité : à la fin du tour, vous gagnez.

## Les pièces et les tuiles

pieces-title = Les pièces et les tuiles
pieces-yours = Votre réserve compte quinze Grecs et dix navires. L’un de vous joue Clair, l’autre Foncé. Les pièces perdues retournent dans votre réserve et peuvent resservir.
pieces-tiles = Le plateau se compose de 24 [tuiles](HE-COMP-06) à six bords, de terre ou d’eau. Toutes sauf une montrent une cité, et certaines cités ont un [temple](HE-REIN-02). Le [dauphin](HE-R-01) n’a pas de cité et de l’eau tout autour ; il est sur la table dès le début, et les 23 autres forment une pile face cachée.
pieces-cities = Une cité appartient au joueur dont les Grecs s’y trouvent. Elle contient au plus trois Grecs et trois navires d’un seul joueur, et toujours au moins un Grec. Les Grecs combattent ; les navires permettent les traversées.
pieces-cards = Les 48 cartes de dieux forment trois piles face cachée : Arès pour la guerre, Poséidon pour la mer, Zeus pour un peu de tout. Chacun commence avec une carte de chaque pile. Les dos sont visibles : tout le monde sait combien de cartes de chaque dieu vous avez.
pieces-figure = Six cités autour du dauphin. Les Grecs sont dans les cités, les navires à côté.

## La première côte

coast-title = La première côte
coast-dolphin = Vous commencez par bâtir ensemble une côte. Clair commence. À tour de rôle, chacun retourne la première tuile de la pile, l’ajoute au plateau et y place un Grec et un navire.
coast-fit = Une tuile doit [convenir](HE-COAST-03) : l’eau touche l’eau, la terre touche la terre. Elle doit toucher le dauphin, ou au moins [deux tuiles](HE-COAST-04) déjà posées. Et son eau doit rejoindre la mer qui est là.
coast-temples = Les tuiles à temple, et celles qui ne vont nulle part, sont mises de côté face visible, et vous en retournez une autre. Plus tard, les tuiles à temple se posent comme les autres.
coast-done = Quand chacun a posé quatre tuiles, la côte est terminée. Les tuiles mises de côté sont remélangées dans la pile, et Clair joue le premier tour.
coast-figure = Clair a retourné une tuile. Elle convient à quatre places autour du dauphin.
lay-coast-question = Vous êtes Clair, et votre prochaine tuile de la côte est retournée. Posez-la à une des places qui conviennent. Qu’est-ce qui l’accompagne ?
lay-coast-answer = Un Grec et un navire de votre réserve. Vous avez maintenant deux cités, et il reste 13 Grecs et 8 navires dans la réserve. La majorité navale ne compte pas encore, et vous ne payez rien.

## Votre tour

turn-title = Votre tour
turn-actions = À votre tour, vous annoncez exactement une [action](HE-TURN-01) et vous la faites : un renfort, une traversée ou une attaque. Ensuite, vous pouvez réorganiser, c’est-à-dire déplacer des pièces entre vos cités. Puis c’est au tour de votre adversaire.
turn-must = Vous ne pouvez pas passer. Mais en chemin, vous pouvez jouer autant de cartes de dieux que vous voulez, pourvu qu’elles conviennent à votre action.
turn-first = Clair joue le premier tour et n’y joue donc [aucune carte de dieu](HE-GOD-12).
turn-figure = Tour 5. À vous de choisir : renforcer vos cités, chercher une nouvelle terre ou attaquer.

## Le renfort

reinforcement-title = Le renfort
reinforcement-steps = Un renfort a trois [étapes](HE-REIN-01), dans la combinaison et l’ordre de votre choix. Une étape, c’est l’une de ces trois choses : un Grec de votre réserve va dans une de vos cités, un navire de votre réserve va dans une de vos cités, ou vous piochez une carte de dieu. Trois fois la même étape, c’est permis.
reinforcement-limits = Une cité contient au plus trois Grecs et trois navires. Votre main aussi a des limites : sept cartes en tout, et [trois de chaque dieu](HE-REIN-06).
reinforcement-cards = Les cartes piochées restent face cachée jusqu’à la fin du renfort. Vous ne les regardez qu’alors, et vous ne pouvez pas les jouer avant votre prochain tour. Au tour de votre adversaire, elles peuvent déjà servir à répondre.
reinforcement-temples = Si vous avez [plus de temples](HE-REIN-02) que votre adversaire en annonçant le renfort, vous avez droit à une quatrième étape. Les trois premières sont obligatoires tant qu’une est possible, la quatrième non.
reinforcement-figure = Le seul temple est à vous, à Ithaque. Un renfort a maintenant quatre étapes.
three-steps-question = Faites un renfort : placez un Grec et un navire à Samos #6 et piochez une carte d’Arès. Quand voyez-vous la carte ?
three-steps-answer = Quand les trois étapes sont faites. C’est « Longue marche ». Vous ne pouvez pas la jouer à ce tour. Samos a maintenant 2 Grecs et 2 navires, et vous pouvez réorganiser librement.
hand-limit-question = Vous avez trois cartes d’Arès et trois de Poséidon. Faites un renfort et piochez une carte. De quelle pile pouvez-vous piocher ?
hand-limit-answer = De celle de Zeus seulement : jamais plus de trois cartes d’un même dieu. Vous avez ensuite sept cartes, et c’est la limite ; les deux autres étapes doivent donc être des Grecs ou des navires.
temple-step-question = Vous avez un temple, votre adversaire aucun. Faites un renfort : deux Grecs à Samos #6, un navire à Ithaque #10, un Grec à Argos #1. Est-ce permis ?
temple-step-answer = Oui. Avec plus de temples que votre adversaire, vous avez quatre étapes. Vous auriez pu arrêter après la troisième.

## La traversée

voyage-title = La traversée
voyage-tile = Lors d’une traversée, vous retournez la première tuile de la pile et essayez de l’ajouter au plateau. Elle doit convenir comme pour la première côte : bords assortis, deux voisines ou le dauphin, toute l’eau jointe à [l’unique mer](HE-VOY-04). S’il y a plusieurs façons, vous choisissez. Une tuile qui peut être posée doit l’être.
voyage-majority = Et vos navires doivent y être les plus nombreux. Comptez les navires sur toutes les tuiles voisines de la nouvelle [par l’eau](HE-VOY-05). Il vous en faut plus que votre adversaire ; l’égalité ne suffit pas. Le dauphin ne porte pas de navires : il n’aide personne.
voyage-city = Si la traversée réussit, un Grec de votre réserve fonde la nouvelle cité, et vous [payez](HE-VOY-09) : un de vos navires sur une tuile voisine retourne dans votre réserve. Vous pouvez ensuite amener des pièces dans la nouvelle cité.
voyage-fails = Si la tuile ne peut pas être posée, elle va sous la pile. Vous ne payez rien, mais votre action est terminée.
voyage-figure = Vous avez retourné la tuile qui est dans le coin. Au nord-ouest de Naxos, seul votre navire de Chios compte : 1 contre 0.
ship-majority-question = Vous avez retourné une tuile. Posez-la au nord-ouest de Naxos #4, où elle touche par l’eau Naxos et Chios #5. À Chios se trouve 1 de vos navires, à Naxos aucun. Est-ce permis, et que faut-il payer ?
ship-majority-answer = C’est permis : 1 navire contre 0, c’est une majorité. Un Grec fonde la nouvelle cité, et vous payez avec le navire de Chios. Votre flotte est plus petite, mais vous avez une cité de plus.

## L’attaque

attack-title = L’attaque
attack-target = Choisissez une cité de votre adversaire. Vos attaquants viennent de vos cités voisines, autant que vous voulez de chacune. Dans chaque cité de départ, un Grec doit rester comme [gouverneur](HE-ATK-04).
attack-land = [Par terre](HE-ATK-06), c’est-à-dire depuis des tuiles qui ont un bord de terre en commun avec la cible, il vous faut au moins autant d’attaquants qu’il y a de défenseurs.
attack-water = [Par mer](HE-ATK-08), il en faut un de plus qu’il n’y a de défenseurs. C’est le cas dès qu’un seul de vos attaquants vient par mer. Pour ces attaques, toutes les tuiles qui touchent le dauphin sont voisines : vos Grecs [sautent par-dessus](HE-ATK-10).
attack-won = Viennent ensuite les cartes de dieux, si quelqu’un en joue. Si vous avez assez d’attaquants, la cité est à vous : le défenseur reprend toutes ses pièces. Trois de vos attaquants au plus y restent, les autres retournent dans votre réserve, et vous pouvez y placer autant de vos navires que le défenseur en avait. Les navires ne combattent pas d’eux-mêmes.
attack-lost = Si vous en avez trop peu, tous vos attaquants retournent dans votre réserve, et le défenseur ne perd rien. Comptez donc avant d’envoyer vos Grecs : que pourrait ajouter votre adversaire avec une carte ?
attack-figure = Sparte a 2 défenseurs. Depuis Samos, vous attaquez par terre et il vous faut 2 Grecs. Depuis Argos, et depuis Délos par-dessus le dauphin, vous attaquez par mer et il en faut 3.
over-land-question = Sparte #2 est tenue par 2 Grecs. Votre Samos #6 la touche par la terre et en a 3. Prenez Sparte.
over-land-answer = Envoyez 2 Grecs de Samos. Par terre, 2 contre 2 suffisent, et un Grec reste à Samos. Les défenseurs et leur navire retournent dans la réserve de votre adversaire.
over-water-question = Sparte #2 a 2 défenseurs. Argos #1 (3 Grecs) la touche par l’eau, et Délos #3 (2 Grecs) l’atteint par-dessus le dauphin. Prenez Sparte. Combien en faut-il ?
over-water-answer = Trois, un de plus qu’il n’y a de défenseurs. 2 viennent d’Argos, et 1 saute par-dessus le dauphin depuis Délos. Dans les deux cités, un Grec reste. Les trois attaquants tiennent dans Sparte.
governors-question = Sparte #2 a 3 défenseurs. Samos #6 (3 Grecs) et Lemnos #8 (2 Grecs) la touchent par la terre. Pouvez-vous la prendre ?
governors-answer = Oui, avec tous ceux qui peuvent partir : 2 de Samos et 1 de Lemnos font 3 contre 3. Dans les deux cités, un Grec est resté comme gouverneur.

## Les cartes de dieux

gods-title = Les cartes de dieux
gods-play = Vous jouez une carte face visible et vous faites ce qu’elle dit ; elle va ensuite sur la défausse visible de son dieu. Jouez-en autant que vous voulez. Quand la pile d’un dieu est vide, on mélange sa défausse.
gods-when = La plupart des cartes ne se jouent qu’à votre tour, et seulement avec l’[action](HE-GOD-11) qui leur correspond. Vous ne pouvez pas utiliser une carte pendant le tour où vous l’avez piochée.
gods-fight = Quatre cartes permettent de répondre, même au tour de votre adversaire : « Frère d’armes », « Équipages aux remparts », « Faveur durable » et « Foudre ». Pendant un [combat](HE-R-18), l’attaquant peut jouer le premier, puis vous alternez ; quand les deux passent l’un après l’autre, le combat se décide.
gods-respond = Juste après qu’une carte a été jouée, l’autre joueur peut [répondre](HE-GOD-07). « Foudre » annule la carte qui vient d’être jouée, et une autre « Foudre » peut annuler celle-ci : la première carte agit alors tout de même. Une carte annulée est perdue. Une fois que vous avez passé, il est trop tard.
gods-figure = Vous attaquez Sparte avec 1 Grec contre 1. Votre adversaire a joué « Équipages aux remparts » : le navire combattrait aussi. Vous pouvez répondre maintenant.
beachhead-question = Sparte #2 a 2 défenseurs. Depuis Argos #1, vous ne pouvez en envoyer que 2, par mer. Vous avez « Tête de pont ». Prenez Sparte.
beachhead-answer = Envoyez les deux, puis jouez « Tête de pont » : dans ce combat, l’égalité suffit par mer. Votre adversaire ne répond pas, et 2 contre 2 gagnent. Sans la carte, il en aurait fallu 3.
thunderbolt-question = Vous attaquez Sparte #2 par terre avec 1 Grec contre 1. Votre adversaire joue « Équipages aux remparts » : le navire défendrait aussi, 1 contre 2. Vous avez « Foudre ». Que faites-vous ?
thunderbolt-answer = Répondez avec « Foudre ». « Équipages aux remparts » est annulée, le navire ne combat pas, et par terre 1 contre 1 suffit. Les deux cartes sont défaussées, et Sparte est à vous.

## Réorganiser

reorganise-title = Réorganiser
reorganise-free = Après un renfort, vous pouvez [réorganiser librement](HE-REORG-01) : déplacez Grecs et navires entre vos cités, si éloignées soient-elles.
reorganise-new = Après une traversée ou une attaque réussie, vous ne pouvez déplacer des pièces que [vers la nouvelle cité](HE-REORG-02). Après un échec, il n’y a rien à déplacer.
reorganise-limits = Les limites valent comme toujours : au plus trois Grecs et trois navires par cité, et partout il reste au moins un Grec. Les navires d’une cité peuvent tous partir.
reorganise-figure = Sparte vient d’être prise. Des pièces peuvent y venir de toutes vos autres cités.
into-the-new-city-question = Vous avez pris Sparte #2, où se trouve 1 Grec. Samos #6 a 2 Grecs. Rendez Sparte aussi forte que possible en Grecs et terminez votre tour.
into-the-new-city-answer = Déplacez un Grec de Samos à Sparte. L’autre doit rester, et vos autres cités n’en ont qu’un. Des pièces peuvent venir de partout vers la nouvelle cité, mais n’aller nulle part ailleurs.

## La fin de la partie

end-title = La fin de la partie
end-check = Les cités se comptent à la [fin de votre propre tour](HE-R-20), après la réorganisation. Avec dix ou plus, vous gagnez. On ne compte pas au tour de votre adversaire : ce que vous avez alors doit tenir jusqu’à la fin de votre prochain tour.
end-threat = Surveillez aussi l’autre camp. Avec neuf cités, une traversée ou une attaque suffit. Cherchez les cités qui pourraient tomber : celles qui ont peu de Grecs à côté de beaucoup, et celles qui touchent le dauphin.
end-rest = Un joueur sans cité continue, mais ne fait plus que piocher des cartes. Après 300 tours, celui qui a le plus de cités gagne.
end-figure = Clair a neuf cités et attaque Samos. Un succès met fin à la partie.

## Les questions qui se posent

questions-title = Les questions qui se posent
ships-where-question = Un navire est sur une tuile qui a deux étendues d’eau. Pour laquelle compte-t-il ?
ships-where-answer = Pour les deux. Les navires appartiennent à leur tuile et comptent pour toute son eau. HE-R-07
land-and-dolphin-question = Ma cité touche la cible par la terre, et les deux touchent le dauphin. Que faut-il compter ?
land-and-dolphin-answer = C’est une attaque par terre. Il vous faut seulement autant d’attaquants qu’il y a de défenseurs. HE-R-12
which-ship-question = De quelle tuile vient le navire qui paie une traversée ?
which-ship-answer = De n’importe quelle tuile voisine de la nouvelle, même par la terre. Vous choisissez parmi vos navires. HE-R-08
card-just-drawn-question = J’ai pioché une « Foudre » pendant mon renfort. Quand puis-je la jouer ?
card-just-drawn-answer = Au prochain tour de votre adversaire. Elle compte comme tout juste piochée jusqu’à la fin du tour où vous l’avez eue. HE-R-15
fewer-ships-question = Dois-je placer des navires dans une cité conquise ?
fewer-ships-answer = Non. Vous pouvez en placer autant que le défenseur en avait, moins, ou aucun. HE-R-28
nothing-to-do-question = La pile de tuiles est vide. Peut-on annoncer une traversée ?
nothing-to-do-answer = Non. Mais en jeu normal, elle ne se vide pas. HE-R-09
city-empty-question = Je n’ai plus de Grec en réserve pour une cité que je viens de découvrir. Que faire ?
city-empty-answer = Prenez-en un dans une de vos cités qui en a au moins deux. HE-R-44
look-at-cards-question = Puis-je jouer une carte qui ne change rien ?
look-at-cards-answer = Oui, sauf si son propre texte dit autre chose. HE-R-54

## Sur une page

sum-goal-title = But
sum-goal-ten = Occuper dix cités à la fin de votre propre tour.
sum-goal-holder = Une cité appartient au joueur dont les Grecs s’y trouvent.
sum-turn-title = Votre tour
sum-turn-action = Exactement une action : renfort, traversée ou attaque. On ne peut pas passer.
sum-turn-cards = Autant de cartes de dieux que vous voulez, si elles conviennent à l’action. Clair n’en joue pas au tour 1.
sum-turn-after = Réorganiser : librement après un renfort, seulement vers la nouvelle cité après une traversée ou une attaque réussie.
sum-reinforcement-title = Renfort
sum-reinforcement-steps = Trois étapes ; une quatrième si vous avez plus de temples que votre adversaire.
sum-reinforcement-what = Chaque étape : un Grec, un navire ou une carte de dieu. Les cartes piochées se regardent à la fin.
sum-voyage-title = Traversée
sum-voyage-fit = Retournez une tuile. Les bords conviennent ; elle touche deux tuiles ou le dauphin ; toute l’eau rejoint l’unique mer.
sum-voyage-majority = Il vous faut plus de navires que votre adversaire sur les tuiles voisines par l’eau.
sum-voyage-done = Réussie : un Grec dans la nouvelle cité, un navire d’une tuile voisine retourne en réserve. Échouée : la tuile va sous la pile.
sum-attack-title = Attaque
sum-attack-land = Par terre : au moins autant d’attaquants que de défenseurs.
sum-attack-water = Par mer, même en partie : au moins un de plus. Les tuiles qui touchent le dauphin sont voisines par mer.
sum-attack-governor = Un Grec reste dans chaque cité qui envoie des attaquants.
sum-attack-end = Réussie : les pièces du défenseur se retirent, 3 vainqueurs au plus restent, avec au plus autant de navires qu’il en avait. Échouée : tous les attaquants retournent en réserve.
sum-gods-title = Cartes de dieux
sum-gods-own = À votre tour, mais pas pendant celui où vous les avez piochées. Main : 7 au plus, 3 au plus de chaque dieu.
sum-gods-reply = Aussi au tour de votre adversaire : « Frère d’armes », « Équipages aux remparts », « Faveur durable », « Foudre ».
sum-gods-fight = Pendant un combat, l’attaquant joue le premier ; quand les deux passent de suite, il se décide. On peut répondre à chaque carte.
sum-numbers-title = Chiffres
sum-numbers-pieces = 15 Grecs et 10 navires chacun ; 23 tuiles avec une cité et le dauphin ; 16 cartes de chaque dieu.
sum-numbers-city = 3 Grecs et 3 navires au plus dans une cité, 1 Grec au moins.
sum-numbers-hand = Au début : 1 carte de chaque dieu.
sum-numbers-coast = Première côte : quatre tuiles chacun, avec 1 Grec et 1 navire ; les temples sont mis de côté.
