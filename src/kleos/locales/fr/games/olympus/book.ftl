### Le livre de règles de Fight for Olympus. books/olympus.toml dit où chaque texte se trouve ; [mots](ARTICLE) est un terme.

## Le but

goal-title = Le but
goal-board = Vous et votre adversaire vous faites face de part et d’autre d’un plateau de six emplacements par côté. Vous occupez les vôtres avec des héros et des soldats ; à votre tour, ils attaquent ce qui se trouve en face. Une attaque qui ne rencontre personne vous rapporte quelque chose : un point, un marqueur de couleur ou une carte.
goal-ways = Il y a trois façons de gagner. Vous amenez le [pion de score](FO-END-02) au 7 de votre côté. Ou bien [vos six emplacements sont tous occupés](FO-END-01) au début de votre tour. Ou encore le pion de score est de votre côté quand la [dernière carte de la pioche](FO-END-03) est piochée.
goal-plan = Il n’y a qu’une piste de score pour vous deux : chaque point pour vous en est un de moins pour l’autre. Gardez un œil sur les trois voies : pendant que vous comptez les points, votre adversaire occupe peut-être sans bruit son sixième emplacement.
goal-figure = Tour 9. Le pion de score est sur le 2 de votre côté. Personne ne fait face à vos unités au premier emplacement de l’Olympe et à Delphes.
seventh-point-question = Le pion de score est sur le 6 de votre côté, et les Danaens de votre main ne coûtent rien. Où les placer pour gagner à ce tour ?
seventh-point-answer = Au deuxième emplacement de l’Olympe. Personne ne leur fait face : leur attaque rapporte un point, le pion atteint le 7, et vous gagnez aussitôt. Au premier et au troisième, ils rencontreraient un défenseur ; à Delphes ou à Troie, une attaque rapporte autre chose.

## Ce qui est sur la table

table-title = Ce qui est sur la table
table-board = Chaque côté du plateau a trois [zones](FO-COMP-06) : l’Olympe avec trois emplacements, Delphes avec deux, et Troie avec un seul. Les emplacements des deux côtés se font face un à un. Entre eux court la piste de score, de 0 au milieu jusqu’à un 7 à chaque bout. Quatre marqueurs de couleur se trouvent à Delphes, un par couleur.
table-cards = On joue avec 96 cartes : héros, soldats et [équipements](FO-EQP-01). Héros et soldats sont des [unités](FO-CARD-01). Une carte a une couleur, un coût en couleurs (certaines ne coûtent rien), une valeur d’attaque, une valeur de défense et souvent une capacité. Chaque héros est unique, chaque soldat existe en double.
table-multi = Certains héros sont [multicolores](FO-CARD-04) : ils ont les quatre couleurs à la fois.
table-start = Mélangez toutes les cartes et remettez-en vingt dans la boîte sans les regarder. Chacun en pioche six. Le reste forme la pioche, et c’est le hasard qui désigne le premier joueur.
table-figure = Avant les premières unités : trois zones, six emplacements de chaque côté. La moitié du bas est à vous.

## Votre tour

turn-title = Votre tour
turn-phases = Un tour a trois phases. D’abord, vous jouez autant de cartes que vous voulez et pouvez payer. Ensuite, vos unités [attaquent](FO-ATK-02), toutes, l’une après l’autre. Enfin, vous piochez deux cartes. Puis c’est au tour de votre adversaire.
turn-check = Avant la première phase, regardez si vos six emplacements sont tous occupés. Si oui, vous avez gagné. Après la troisième phase viennent les capacités de fin de tour.
turn-first = Commencer est un avantage. Le [premier joueur](FO-TURN-04) doit donc sauter une phase de son choix au tout premier tour. C’est le plus souvent l’attaque, car il y a encore peu d’unités pour attaquer. Qui a joué des cartes et attaqué n’en pioche pas.
turn-figure = Tour 5, phase 1. Jouez des cartes de la main du bas, puis vos Argonautes et vos Phéaciens attaquent.
first-turn-question = C’est le premier tour de la partie. Jouez les Danaens au premier emplacement de l’Olympe. Vous voulez ensuite piocher. Que faut-il faire ?
first-turn-answer = Sauter l’attaque. Au tour 1, il faut sauter exactement une phase. Vous avez déjà joué une carte ; si vous voulez les cartes de la phase 3, ce doit être l’attaque.

## Jouer des cartes

playing-title = Jouer des cartes
playing-any = Jouez vos cartes une par une. Annoncez une carte, payez-la, posez-la, appliquez ce qu’elle fait ; alors seulement vient la suivante. Ce que vous gagnez en chemin, carte ou marqueur, peut servir tout de suite.
playing-pay = Vous [payez](FO-PAY-01) avec d’autres cartes de votre main. Pour chaque symbole du coût, vous défaussez une carte de cette couleur ; héros, soldat ou équipement, peu importe. Une carte multicolore vaut une couleur de votre choix. Le paiement est exact, ni plus ni moins, et une carte ne se paie jamais elle-même.
playing-markers = Un de vos [marqueurs de couleur](FO-PAY-03) peut remplacer une carte de sa couleur. Il retourne aussitôt sur le plateau, où il peut être gagné de nouveau.
playing-place = Une unité va sur n’importe quel emplacement libre de votre côté. Choisissez bien : l’emplacement décide de qui elle attaque et de ce que rapporte une attaque sans défenseur. Un emplacement contient une seule unité, et vous ne pouvez pas en retirer une des vôtres pour faire de la place.
playing-figure = Héraclès coûte jaune et vert. Pâris est jaune ; Ajax est multicolore et peut valoir le vert. Le marqueur bleu ne sert à rien ici.
pay-with-cards-question = Héraclès coûte jaune et vert. Vous avez aussi Pâris (jaune), Ajax (multicolore) et Pélée (bleu). Jouez Héraclès au premier emplacement de l’Olympe. Quelles cartes le paient ?
pay-with-cards-answer = Pâris paie le jaune, Ajax le vert. Pélée est bleu et ne peut pas aider : c’est lui qui vous reste. Ajax aurait pu valoir le jaune, mais alors rien n’aurait payé le vert.
pay-with-marker-question = Priam coûte bleu, et son attaque ne compte qu’à Troie. Vous avez Pâris, qui est jaune, et le marqueur bleu. Jouez Priam à Troie.
pay-with-marker-answer = Le marqueur paie, et Pâris reste dans votre main. Le marqueur est aussitôt de retour sur le plateau. À Troie, Priam a une attaque de 3 ; ailleurs, elle serait de 0.

## Attaquer

attack-title = Attaquer
attack-who = Chacune de vos unités dont l’attaque est de 1 ou plus [attaque](FO-ATK-01), même si elle vient d’être jouée. Vous ne pouvez en retenir aucune. Elles suivent l’ordre des emplacements : les trois de l’Olympe, les deux de Delphes, Troie. Une attaque s’achève avant que la suivante commence.
attack-defender = Si une unité adverse est en face, c’est le défenseur : elle reçoit autant de [dégâts](FO-ATK-08) que la valeur d’attaque. Les dégâts restent d’un tour à l’autre. Quand ils atteignent la valeur de défense, l’unité est vaincue et va à la défausse. Le défenseur ne riposte pas.
attack-open = Si l’emplacement d’en face est vide, vous recevez le [bonus de la zone](FO-ATK-13), une seule fois, quelle que soit l’attaque. Une attaque contre un défenseur ne rapporte jamais de bonus, même s’il tombe, et les dégâts en trop sont perdus.
attack-order = Comme chaque attaque s’achève d’abord, réfléchissez dans leur ordre. Une unité vaincue laisse un vide pour les attaques suivantes, pas pour celle-ci. Une unité d’attaque 0 ne fait rien, sauf si quelque chose augmente son attaque.
attack-figure = Vos Danaens vont vaincre les Phéaciens, qui ont déjà 1 dégât. Ménélas ne rencontre personne : 1 point. Les Argonautes amènent les Lapithes à 4 dégâts, ce qui suffit. Les Achéens à Troie rapportent une carte.
damage-stays-question = Les Dardaniens (défense 3) ont déjà 1 dégât. Vous avez les Phéaciens (attaque 1) et les Argonautes (attaque 2), tous gratuits. Qui doit leur faire face, au deuxième emplacement de l’Olympe, pour les vaincre à ce tour ?
damage-stays-answer = Les Argonautes. Il y avait 1 dégât, 2 s’ajoutent : 3, autant que la défense. Face aux Phéaciens, ils seraient restés debout avec 2 dégâts. Aucun point pour cela, car il y avait un défenseur.
one-after-another-question = Ménélas (attaque 2) fait face à Alcmène (défense 2) au premier emplacement de Delphes. Personne ne fait face à Médée, au second. Faites-les attaquer et prenez le marqueur bleu. Combien de bonus recevez-vous ?
one-after-another-answer = Un seul. Ménélas bat Alcmène, ce qui ne rapporte rien, car il y avait un défenseur. Puis Médée attaque un emplacement vide, et vous prenez un marqueur. Le score ne change pas.

## Ce que rapportent les zones

areas-title = Ce que rapportent les zones
areas-olympus = L’[Olympe](FO-BON-01) rapporte un point : le pion de score avance d’une case vers vous. À 7, la partie est terminée.
areas-delphi = [Delphes](FO-BON-03) rapporte un marqueur de couleur de votre choix, pris sur le plateau. Pour payer, il vaut une carte de sa couleur. S’il n’en reste pas sur le plateau, vous pouvez en prendre un à votre adversaire. Si vous avez les quatre, il n’y a rien à gagner.
areas-troy = [Troie](FO-BON-07) rapporte une carte de la pioche. Vous devez la prendre, et vous ne pouvez pas la jouer à ce tour, car la phase 1 est passée.
areas-draw = En phase 3, vous piochez de toute façon deux cartes. Il n’y a pas de limite de main. Mais la pioche est une horloge : quand elle est vide, la partie se termine.
areas-figure = Vos trois attaques ne rencontrent personne : un point à l’Olympe, un marqueur à Delphes, une carte à Troie.
last-marker-question = Il n’y a plus de marqueur sur le plateau : vous avez le bleu et le jaune, votre adversaire le rouge et le vert. Vos Danaens attaquent à Delphes sans défenseur. Vous avez en main Ariane, qui coûte vert. Que prenez-vous ?
last-marker-answer = Le marqueur vert, à votre adversaire. Au prochain tour, il paiera Ariane. Vous avez maintenant trois marqueurs, votre adversaire un seul.
card-from-troy-question = Les Danaens ne coûtent rien, et vous n’avez pas d’autre carte. Quel emplacement libre vous laissera le plus de cartes en main à la fin de ce tour ?
card-from-troy-answer = Troie. Leur attaque y rapporte une carte, et la phase 3 deux de plus : vous en avez trois. Partout ailleurs, vous en auriez eu deux.

## L’équipement

equipment-title = L’équipement
equipment-attach = Un [équipement](FO-EQP-01) se glisse sous une de vos unités et augmente son attaque, sa défense ou les deux. Il faut une unité, mais pas d’emplacement libre, et une unité porte [un équipement au plus](FO-EQP-09). Les dégâts déjà subis restent ; seule la défense monte.
equipment-falls = Si l’unité tombe, son équipement est défaussé aussi. Si elle est déplacée, il la suit. Si elle revient en main, elle revient seule. Un équipement attaché n’a pas de couleur ; dans votre main, il en a une et peut payer d’autres cartes.
equipment-figure = Les Phéaciens portent le Casque rouge : attaque 2 au lieu de 1, défense 5 au lieu de 3. Leurs 2 dégâts ne les inquiètent pas encore.
helmet-question = Vos Phéaciens (attaque 1, défense 3) ont 2 dégâts, et les Danaens d’en face ont une attaque de 2. Donnez-leur le Casque rouge : +1 en attaque, +2 en défense. Tiendront-ils après la prochaine attaque ?
helmet-answer = Oui. Ils ont maintenant une attaque de 2 et une défense de 5, toujours avec 2 dégâts. Une attaque de 2 les amène à 4, et ils tiennent. Sans le casque, ils seraient tombés.

## Les capacités

abilities-title = Les capacités
abilities-when = Chaque héros a une [capacité](FO-ABL-01), et certains soldats et équipements aussi. La carte dit quand elle agit : une fois, quand vous jouez la carte ; à chaque attaque de l’unité ; ou toujours, tant qu’elle est là. Ce qui agit en fin de tour ou à la défausse compte comme « toujours ».
abilities-may = La carte dit aussi si vous pouvez ou devez l’utiliser. Quand vous pouvez, on vous le demande. Vous pouvez jouer une carte même si sa capacité ne fait rien sur le moment.
abilities-words = [Soigner](FO-ABL-08) retire des dégâts. [Déplacer](FO-ABL-10) amène une unité, avec ses dégâts et son équipement, sur un autre de vos emplacements, jamais de l’autre côté. Sont [voisins](FO-EFF-10) les emplacements qui se suivent dans votre rangée de six, même d’une zone à l’autre. Une unité [sans capacité](FO-EFF-40) garde ses valeurs.
abilities-order = Une capacité qui agit quand vous jouez la carte vient aussitôt, avant la carte suivante et avant toute attaque. Elle peut donc d’abord libérer un emplacement. Les dégâts des capacités ne rapportent jamais de bonus ; l’attaque sans défenseur qui suit, si.
abilities-figure = Nestor permet à une unité voisine d’attaquer encore. Médée soigne quand elle attaque. Ménélas, dans votre main, infligera 1 dégât à l’unité d’en face quand vous le jouerez.
ability-first-question = Ménélas coûte rouge et, quand vous le jouez, inflige 1 dégât à l’unité d’en face. Alcmène (défense 2) a déjà 1 dégât au premier emplacement de Delphes. Jouez Ménélas de façon à gagner le marqueur rouge à ce tour.
ability-first-answer = Placez Ménélas face à Alcmène et utilisez sa capacité : elle tombe avant même la phase d’attaque. L’emplacement est alors vide, l’attaque ne rencontre personne, et vous prenez le marqueur rouge.
attack-twice-question = Nestor a une attaque de 0, mais une fois par phase d’attaque, il permet à une unité voisine d’attaquer encore. Les Danaens sont à côté de lui à l’Olympe, et personne ne leur fait face. Combien de points pouvez-vous marquer à ce tour ?
attack-twice-answer = Deux. Les Danaens attaquent et marquent 1 point ; Nestor les fait attaquer encore une fois, et c’est le second. Nestor lui-même n’attaque pas, car son attaque est de 0.

## La fin de la partie

end-title = La fin de la partie
end-seven = Sept points mettent fin à la partie [aussitôt](FO-END-02), au tour de l’un comme de l’autre et quel qu’en soit l’auteur. Ce qui devait encore venir n’a plus lieu.
end-six = Les six emplacements occupés ne se regardent qu’au [début de votre propre tour](FO-R-23). Votre adversaire a donc un tour pour briser la rangée. Si vous voyez six unités en face, il faut en vaincre une.
end-pile = Quand la phase 3 prend la [dernière carte](FO-DRAW-02) de la pioche, la partie se termine aussitôt. Si la pioche se vide plus tôt dans un tour, ce tour s’achève encore. Le joueur du côté duquel se trouve le pion de score gagne alors ; sur 0, la partie est nulle. La défausse n’est jamais mélangée de nouveau.
end-figure = Votre adversaire occupe ses six emplacements et gagnera au début de son prochain tour. Les Cariens, à Troie, n’ont qu’une défense de 1.
break-the-six-question = Si rien ne change, votre adversaire gagne au début de son prochain tour avec six emplacements occupés. Vous avez les Argonautes (attaque 2). Où les placer ?
break-the-six-answer = À Troie, face aux Cariens, dont la défense est de 1. Ils tombent, et seuls cinq emplacements sont occupés. Tous les autres auraient résisté à une attaque de 2.
last-cards-question = Il reste deux cartes dans la pioche, et le pion de score est sur le 1 de votre adversaire. Personne ne fait face à vos Danaens. Jouez les Argonautes de façon à gagner la partie à ce tour.
last-cards-answer = Au deuxième emplacement de l’Olympe. Deux attaques sans défenseur y rapportent deux points : du 1 d’en face, le pion passe au 1 de votre côté. Puis vous piochez les deux dernières cartes, la pioche est vide, et le pion est de votre côté.

## Les questions qui se posent

questions-title = Les questions qui se posent
own-cost-question = Puis-je payer plus que le coût, pour me défaire de cartes ?
own-cost-answer = Non. Vous payez une carte ou un marqueur par symbole, de sa couleur. Rien de plus ne peut être défaussé ainsi. FO-PAY-08
marker-again-question = J’ai payé avec un marqueur. Puis-je le regagner à ce tour ?
marker-again-answer = Oui. Il est aussitôt de retour sur le plateau, et une attaque sans défenseur à Delphes peut le prendre. FO-R-08
must-attack-question = Une unité peut-elle renoncer à son attaque ?
must-attack-answer = Non. Toutes les unités dont l’attaque est de 1 ou plus doivent attaquer. Une option à la table leur permet d’y renoncer. FO-R-12
zero-attack-question = Mon unité a une attaque de 0. Peut-elle quand même attaquer ?
zero-attack-answer = Oui, si un équipement ou une capacité porte son attaque à 1 au moins quand vient son tour d’attaquer. FO-R-21
defence-drops-question = Une unité perd un bonus de défense et a autant de dégâts que ce qui reste. Tombe-t-elle ?
defence-drops-answer = Oui, aussitôt. Les dégâts sont contrôlés après chaque placement, effet, coup, déplacement et retour. FO-R-16
no-target-question = Une capacité dit que je dois, mais il n’y a pas de cible.
no-target-answer = Elle est alors sautée. Vous pouvez jouer la carte tout de même. FO-R-24
see-discard-question = Que puis-je regarder ?
see-discard-answer = La défausse et la taille des mains et de la pioche sont visibles. La main de votre adversaire ne l’est pas, sauf si une carte vous la montre. FO-R-28
colour-named-question = Un effet contre les unités vertes touche-t-il aussi les héros multicolores ?
colour-named-answer = Oui. Ils ont les quatre couleurs, à leur avantage ou non. FO-CARD-06

## Sur une page

sum-goal-title = Trois façons de gagner
sum-goal-seven = Le pion de score atteint le 7 de votre côté : vous gagnez aussitôt.
sum-goal-six = Vos six emplacements sont tous occupés au début de votre tour : vous gagnez.
sum-goal-pile = La pioche est vide : le joueur du côté duquel se trouve le pion gagne. Sur 0, partie nulle.
sum-turn-title = Votre tour
sum-turn-check = Vérifiez les six emplacements occupés.
sum-turn-play = 1. Jouez autant de cartes que vous voulez, l’une après l’autre.
sum-turn-attack = 2. Toutes les unités dont l’attaque est de 1 ou plus attaquent.
sum-turn-draw = 3. Piochez 2 cartes. Puis les capacités de fin de tour.
sum-turn-first = Au tour 1, le premier joueur saute exactement une phase.
sum-pay-title = Jouer une carte
sum-pay-cards = Pour chaque symbole du coût, défaussez une carte de cette couleur ou dépensez un marqueur de cette couleur.
sum-pay-multi = Une carte multicolore vaut une couleur de votre choix. Paiement exact. Une carte ne se paie jamais elle-même.
sum-pay-place = Une unité va sur un de vos emplacements libres. Les capacités « quand la carte est jouée » viennent aussitôt.
sum-attack-title = Attaquer
sum-attack-order = Ordre : Olympe 1, 2, 3, Delphes 1, 2, Troie. Une attaque s’achève avant la suivante.
sum-attack-hit = Avec un défenseur : il reçoit la valeur d’attaque en dégâts, qui restent. À sa valeur de défense, il tombe. Ni bonus ni riposte.
sum-attack-open = Sans défenseur : le bonus de la zone, une fois.
sum-areas-title = Zones
sum-areas-olympus = Olympe : 1 point vers vous.
sum-areas-delphi = Delphes : un marqueur de couleur du plateau ; s’il n’y en a pas, de votre adversaire.
sum-areas-troy = Troie : piochez une carte.
sum-equipment-title = Équipement
sum-equipment-one = Un par unité, sur vos propres unités, sans emplacement libre. Les dégâts restent.
sum-equipment-falls = Il est défaussé quand l’unité tombe ou revient en main ; il la suit quand elle est déplacée.
sum-numbers-title = Chiffres
sum-numbers-cards = 96 cartes, 20 retournent dans la boîte, 64 forment la pioche.
sum-numbers-hand = 6 cartes au début, 2 par phase de pioche, pas de limite de main.
sum-numbers-board = 3 emplacements à l’Olympe, 2 à Delphes, 1 à Troie ; 4 marqueurs de couleur.
sum-numbers-abilities = Les capacités agissent quand la carte est jouée, quand elle attaque, ou toujours. Leurs dégâts ne rapportent pas de bonus.
