# Les articles des règles, dans leur ordre ; le texte anglais de docs/rules fait foi.

HE-COMP-01 = 30 Grecs, 15 par couleur de joueur.
HE-COMP-02 = 20 navires, 10 par joueur.
HE-COMP-03 = 48 cartes de dieux : 16 d’Arès, 16 de Poséidon, 16 de Zeus.
HE-COMP-04 = Deux cartes d’aide aux couleurs des joueurs, sans effet.
HE-COMP-05 = 24 tuiles paysage, dont une montre le dauphin.
HE-COMP-06 = Les tuiles montrent terre et eau, diversement disposées, et une cité, certaines aussi un temple.
HE-COMP-07 = Les tuiles sont des hexagones ; leurs bords et le nombre de temples sont des données.
HE-COMP-08 = But : être le premier à tenir dix cités avec ses propres Grecs.
HE-SET-01 = Chacun prend ses 15 Grecs et 10 navires comme réserve.
HE-SET-02 = Trier les cartes de dieux par dieu et mélanger les trois piles séparément, face cachée.
HE-SET-03 = Chacun pioche en main une carte de chaque pile.
HE-SET-04 = La tuile dauphin est posée sur la table comme point de départ.
HE-SET-05 = Les 23 autres tuiles sont mélangées en une pile face cachée.
HE-COAST-01 = Clair commence ; à tour de rôle, on retourne la première tuile et on l’ajoute au plateau.
HE-COAST-02 = Sur chaque tuile posée, le joueur met un de ses Grecs dans la cité et un de ses navires à côté.
HE-COAST-03 = Bords : eau contre eau, terre contre terre.
HE-COAST-04 = Contact : la tuile touche la tuile dauphin ou au moins deux tuiles déjà posées.
HE-COAST-05 = Une tuile qui ne peut se poser nulle part est mise de côté face visible, et le même joueur retourne la suivante.
HE-COAST-06 = Une tuile à temple est elle aussi mise de côté face visible.
HE-COAST-07 = Ces deux règles ne valent que dans cette phase ; plus tard, les tuiles à temple se posent comme les autres.
HE-COAST-08 = La côte est finie quand chacun a posé quatre tuiles : chacun a 4 Grecs et 4 navires sur le plateau.
HE-COAST-09 = Puis les tuiles mises de côté sont mélangées avec la pile face cachée.
HE-COAST-10 = Clair joue le premier tour ordinaire, puis on alterne.
HE-COAST-11 = Dans cette phase, il ne faut ni majorité navale ni paiement ; pour la mer unique, voir HE-R-03.
HE-TURN-01 = À son tour, on annonce et on fait exactement une des trois actions : renfort, traversée, attaque.
HE-TURN-02 = Ensuite, on peut réorganiser.
HE-TURN-03 = À son tour, on peut utiliser autant de cartes de dieux qu’on veut.
HE-TURN-04 = Puis c’est à l’autre.
HE-TURN-05 = On ne passe pas : une action doit être nommée, même sans résultat.
HE-REIN-01 = Trois étapes, dans n’importe quel mélange et ordre, répétitions permises.
HE-REIN-02 = Qui a strictement plus de cités à temple que l’adversaire en fait quatre.
HE-REIN-03 = Étape Grec : de la réserve vers une cité où l’on a déjà au moins un Grec ; normalement 3 de ses Grecs au plus par cité.
HE-REIN-04 = Étape navire : de la réserve vers une cité tenue par ses Grecs, même sans navire ; jamais plus de 3 de ses navires par cité.
HE-REIN-05 = Étape carte : piocher une carte d’une des trois piles.
HE-REIN-06 = Limites de main : 7 cartes en tout et 3 par dieu, jamais dépassées.
HE-REIN-07 = Les cartes piochées restent non vues jusqu’à la fin de tout le renfort ; alors on les regarde et on les prend en main. Celles piochées par un effet (Z5) se regardent aussitôt, une à une.
HE-REIN-08 = Les cartes piochées non vues comptent déjà pour les deux limites, car le dos montre le dieu.
HE-REIN-09 = Sans Grecs en réserve, pas d’étape Grec ; sans navires, pas d’étape navire.
HE-REIN-10 = Pour les étapes Grec et navire, ni voisinage ni accès à l’eau ne sont nécessaires.
HE-VOY-01 = Retourner la première tuile, puis tenter de la poser ; si plusieurs places ou sens conviennent, on choisit.
HE-VOY-02 = Terre contre terre, eau contre eau.
HE-VOY-03 = Contact avec au moins deux tuiles déjà posées ou avec la tuile dauphin.
HE-VOY-04 = Pas de nouvelle eau séparée : toute l’eau doit rejoindre la mer unique déjà là.
HE-VOY-05 = Majorité navale : sur les tuiles bordant la nouvelle par l’eau, il faut plus de navires que l’adversaire.
HE-VOY-06 = Les navires d’une tuile dont la terre est reliée par un pont comptent des deux côtés.
HE-VOY-07 = En cas de succès, un Grec de la réserve va dans la nouvelle cité.
HE-VOY-08 = Sans Grec en réserve, il vient d’une de ses cités qui a au moins deux Grecs.
HE-VOY-09 = Paiement en cas de succès : un de ses navires d’une tuile directement voisine retourne à la réserve.
HE-VOY-10 = En cas d’échec, la tuile va sous la pile, sans Grec ni paiement.
HE-VOY-11 = Après un échec, on ne retourne pas d’autre tuile ; l’action est finie.
HE-VOY-12 = On peut annoncer une traversée sans aucun navire ; elle échoue alors, sauf si une carte aide.
HE-VOY-13 = Le contact avec le dauphin seul ne donne jamais la majorité, car il ne porte pas de navires : un de ses propres navires au moins doit compter, même avec la carte d’égalité.
HE-VOY-14 = Avant réorganisation, la nouvelle cité a 1 Grec et aucun navire.
HE-ATK-01 = Nommez une cité adverse comme cible.
HE-ATK-02 = Attaque par terre : depuis ses propres cités dont la tuile touche directement celle de la cible par la terre.
HE-ATK-03 = Autant de Grecs qu’on veut, d’une ou plusieurs de ces cités, entrent dans la cible.
HE-ATK-04 = Dans chaque cité de départ reste au moins un Grec, le gouverneur ; une cité d’un seul Grec ne peut normalement pas attaquer.
HE-ATK-05 = Pendant le combat, des attaquants de plusieurs cités peuvent être plus de 3 dans la cible.
HE-ATK-06 = Par terre, il faut au moins autant d’attaquants que de défenseurs.
HE-ATK-07 = Les navires ne combattent pas, sauf si une carte le dit.
HE-ATK-08 = Attaque par mer, depuis ses tuiles qui partagent un bord d’eau avec celle de la cible (ou selon HE-ATK-10) : il faut au moins un attaquant de plus que de défenseurs.
HE-ATK-09 = Cela vaut dès qu’une partie des Grecs vient par mer.
HE-ATK-10 = Pour l’attaque par mer, toutes les tuiles qui touchent le dauphin sont voisines entre elles : on saute par-dessus.
HE-ATK-11 = Le succès se juge après les cartes de dieux.
HE-ATK-12 = En cas de succès, tous les Grecs et navires du défenseur dans cette cité retournent à sa réserve.
HE-ATK-13 = L’attaquant peut alors y placer autant de ses navires que le défenseur en avait, dans la limite de sa réserve.
HE-ATK-14 = Les vainqueurs restent dans la cité ; au-delà de trois, ils vont à la réserve.
HE-ATK-15 = En cas d’échec, tous les Grecs attaquants vont aussitôt à la réserve de l’attaquant ; le défenseur ne perd rien.
HE-ATK-16 = Le vainqueur ne perd que le surplus.
HE-ATK-17 = À chaque attaque avance au moins un vrai Grec ; une cité conquise n’est donc jamais vide.
HE-REORG-01 = Après un renfort : déplacer librement Grecs et navires entre ses cités, même non voisines.
HE-REORG-02 = Après une traversée ou une attaque gagnée : seulement vers la nouvelle cité.
HE-REORG-03 = Les limites valent toujours : 3 Grecs et 3 navires au plus par cité.
HE-REORG-04 = Chaque cité garde au moins un Grec ; les navires peuvent tous partir.
HE-REORG-05 = Après une traversée ou une attaque manquée, il n’y a rien à réorganiser.
HE-REORG-06 = La réorganisation est facultative.
HE-GOD-01 = Thèmes : Poséidon la mer, Arès la guerre, Zeus un mélange ; sans effet sur les règles.
HE-GOD-02 = Limites de main : 7 cartes au plus, 3 au plus par dieu.
HE-GOD-03 = Une carte se pose face visible, se lit, s’exécute, puis va à la défausse visible de son dieu.
HE-GOD-04 = Une pile vide se refait en mélangeant la défausse de ce dieu.
HE-GOD-05 = Plusieurs cartes par tour sont permises.
HE-GOD-06 = Les cartes qui portent le symbole se jouent aussi au tour adverse, les autres seulement au sien.
HE-GOD-07 = On répond à une carte adverse aussitôt qu’elle est jouée, avant que ses choix soient faits.
HE-GOD-08 = Une carte tout juste piochée ne peut pas servir aussitôt.
HE-GOD-09 = Exception : avec la carte de Zeus « deux tours de suite », les cartes piochées au premier tour peuvent servir au second ; elle doit être jouée avant le renfort.
HE-GOD-10 = Si une carte donne des pièces et que la réserve en manque, on peut à la place en déplacer sur le plateau, selon les règles de réorganisation.
HE-GOD-11 = Une carte liée à une action ne se joue pas dans un tour où l’on fait une autre action.
HE-GOD-12 = Le premier joueur ne joue pas de carte de dieu à son premier tour ordinaire.
HE-GOD-13 = Dans le doute, une carte favorise celui qui la joue.
HE-GOD-14 = On peut répondre aux réponses : annuler une annulation rétablit la première carte.
HE-GOD-15 = On n’annule qu’une carte adverse.
HE-GOD-16 = Cartes nommées par le livret : navires défenseurs, annuler, garder une carte, échanger des cités, deux tours, navires en Grecs, attaque lointaine, égalité par mer, un Grec de plus, deux attaques.
HE-GOD-17 = Erratum : le symbole imprimé sur « navires en Grecs » est une erreur ; à son tour seulement.
HE-GOD-18 = Avant la première partie, on peut lire toutes les cartes ; leur liste est connue de tous.
HE-END-01 = La partie finit quand un joueur tient dix cités à la fin de son tour ; il gagne. Avec deux tours de suite, on contrôle à la fin de chacun.
HE-END-02 = La carte d’aide dit « dès la dixième cité » ; voir HE-R-20.
HE-END-03 = Dix ou plus compte comme dix.
HE-END-04 = Ni partie nulle ni victoire simultanée : on ne contrôle que le joueur dont c’est le tour (sauf HE-R-37).
HE-END-05 = Chaque cité posée a toujours exactement un possesseur ; ensemble, il y en a donc 8 plus les traversées réussies.
HE-END-06 = En jeu ordinaire, la pile de tuiles ne se vide pas : à 9 cités chacun, il en reste 5.
HE-R-01 = La tuile dauphin n’a pas de cité et six bords d’eau.
HE-R-02 = Bords, temples et ponts sont des données : 23 tuiles, chaque bord tout eau ou tout terre, la terre d’une tuile d’un seul tenant.
HE-R-03 = Même à la côte, chaque eau d’une tuile doit toucher un bord d’eau déjà posé ; coast_single_sea=false suit la lettre du livret.
HE-R-04 = Trois étapes sont obligatoires tant qu’une est possible ; les autres (temples, Z6) sont facultatives. reinforce_strict=false : toutes sont facultatives.
HE-R-05 = Chaque eau de la nouvelle tuile doit toucher au moins un bord d’eau déjà posé ; un pont réunit les eaux. Une tuile sans bord d’eau convient, mais n’obtient pas la majorité navale.
HE-R-06 = La majorité navale, strictement plus, se compte sur la somme de tous les voisins par l’eau ; le dauphin compte 0. ship_majority=all_sum : sur tous les voisins ; each : sur chaque voisin par l’eau sauf le dauphin (0:0 échoue) ; any : sur un seul.
HE-R-07 = Les navires appartiennent à la tuile et comptent pour toutes ses eaux.
HE-R-08 = On paie de toute tuile voisine ; pay_from=water : seulement d’une voisine par l’eau, s’il y a là un de ses navires.
HE-R-09 = Pile de tuiles vide : on ne peut pas annoncer de traversée ; si elle se vide pendant l’action, on ne retourne plus rien.
HE-R-10 = Une tuile qui convient doit être posée ; voyage_refuse=true permet de la refuser, ce qui vaut un échec.
HE-R-11 = Sans au moins un vrai Grec, pas d’attaque, même avec la carte « un Grec de plus ».
HE-R-12 = Si une cité touche la cible à la fois par terre et par le dauphin, l’attaque est par terre.
HE-R-13 = On peut renoncer à l’attaque avant le départ du premier Grec : sans combat livré, l’action est perdue, sans réorganisation ; après un combat (deux attaques), elle prend fin. Ensuite, le combat a lieu.
HE-R-14 = Une attaque sans espoir est permise.
HE-R-15 = « Tout juste piochée » vaut jusqu’à la fin du tour de la pioche, réorganisation comprise ; avec le symbole, la carte peut servir au tour adverse suivant. Pour des cartes égales, on peut en jouer une si l’on en a plus en main qu’on n’en a reçu ce tour-ci.
HE-R-16 = Au premier tour, seul le premier joueur est privé de cartes de dieux, contre-réponses comprises ; first_turn_ban=both interdit aussi les réponses de l’autre à ce tour, non son propre premier tour.
HE-R-17 = Quand jouer ses cartes : en nommant l’action (Z3, libres) ; à chaque étape de renfort (Z6, libres) ; devant une tuile retournée (P2 P4 P6, libres) ; en nommant une cible (A3 A4 A5, libres) ; au combat (A1 A2 P1 Z2 seulement) ; à la fin de l’action, avant de réorganiser (P5 Z8, libres). Cartes libres : A6 P3 P7 Z2 Z4 Z5 Z7. Aucune carte entre deux send ni après le premier lift.
HE-R-18 = Au combat, l’attaquant joue d’abord, puis on alterne ; deux passes de suite le closent. Chaque carte jouée ouvre une fenêtre de réponse.
HE-R-19 = L’annulation ne touche que la carte adverse tout juste jouée.
HE-R-20 = On gagne à la fin de son tour avec dix cités ou plus ; win_timing=instant : aussitôt.
HE-R-21 = Le tour supplémentaire est un tour entier (action, réorganisation, contrôle de victoire) ; le contrôle après le premier peut déjà donner la victoire. Le blocage des cartes piochées cesse entre les deux.
HE-R-22 = Réponses aux réponses : strictement à tour de rôle, la dernière agit d’abord, sans limite. Une fenêtre passée ne se rouvre pas pour cette carte.
HE-R-23 = Une carte annulée va à la défausse de son dieu ; ce qui est payé reste payé.
HE-R-24 = Chacun a une carte ouverte au plus : sa dernière carte qui a agi. Elle est défaussée quand agit sa carte suivante, quand un combat commence ou finit et à la fin du tour. « Garder » la reprend en main ; son effet reste, et elle peut être rejouée. « Garder » n’est jamais ouverte, une carte annulée non plus. À son tour, à tout moment où l’on peut jouer ; au tour adverse, au combat.
HE-R-25 = Une carte ainsi reprise n’est pas « tout juste piochée ».
HE-R-26 = Sans cité, on continue, avec les seules étapes carte ; le jeu propose d’abandonner. zero_city_loss=true : on perd dès que la dernière cité est prise.
HE-R-27 = Une réserve vide sans cité de deux Grecs ne se présente pas.
HE-R-28 = À l’échange de navires, on peut en placer moins, même aucun.
HE-R-29 = Les vainqueurs en trop vont à la réserve ; la réorganisation ne remplit la cité que jusqu’à 3.
HE-R-30 = Les temples se comptent quand le renfort est nommé, puis plus.
HE-R-31 = Attaque lointaine : seulement des cibles sans contact avec ses cités, même par le dauphin (ou renoncer) ; depuis toutes ses cités d’au moins 2 Grecs ; comme par mer (un de plus) ; épuisée dès que l’attaque est engagée.
HE-R-32 = Deux attaques : à jouer avant de nommer une cible ; chaque combat a une autre cible ; chaque autre exemplaire ajoute un combat ; l’échange de navires suit chaque combat ; une cité tout juste conquise peut servir de départ ; le second combat est facultatif, même si le premier a échoué ; on réorganise une fois à la fin, vers les cités conquises ; chaque cité de départ garde un gouverneur.
HE-R-33 = Navires en Grecs : 3 Grecs au plus ; si la réserve manque, voir HE-GOD-10.
HE-R-34 = Défense = Grecs + Grecs des cartes + navires s’ils défendent ; puis il faut autant par terre, un de plus par mer.
HE-R-35 = « Garder » ne se joue que si la main, sans elle et avec les cartes non vues, a moins de 3 cartes du dieu de la carte reprise.
HE-R-36 = Visibles : plateau, réserves, nombre de cartes en main par dieu, défausses, tailles des piles, tuiles vues aller sous la pile. Privé : les cartes en main. Caché : l’ordre des piles et les cartes piochées non vues, même pour qui les a piochées. open_counts=false : voir HE-R-52.
HE-R-37 = Après turn_cap tours (300), celui qui a le plus de cités gagne ; à égalité, la partie est nulle.
HE-R-38 = Si la pile s’épuise pendant la côte, on remélange une fois les tuiles mises de côté sans temple ; si cela ne suffit pas, on admet les tuiles à temple ; sinon la partie recommence.
HE-R-39 = Textes et nombres des autres cartes de dieux sont des données ; il y en a 16 par dieu.
HE-R-40 = La figure du livret ne parle que de forme ; la majorité navale vaut quand même.
HE-R-41 = Le saut par-dessus le dauphin ne vaut que pour l’attaque.
HE-R-42 = Si les deux veulent agir au même moment, d’abord le joueur dont c’est le tour, puis l’autre.
HE-R-43 = Une pile de dieu se refait dès que part sa dernière carte ; si sa défausse est vide, dès qu’on veut piocher et qu’il y a des cartes défaussées. Les cartes non vues de l’ancienne pile restent ce qu’elles sont.
HE-R-44 = Le Grec de la nouvelle cité vient de la réserve ; du plateau seulement si elle est vide.
HE-R-45 = Après chaque carte s’ouvre une fenêtre de réponse, même entre deux de ses propres cartes.
HE-R-46 = Une fenêtre ne s’ouvre que d’après des faits visibles, pour ne rien trahir : une réponse, si l’autre a au moins un dos de Zeus ; au combat, avec un dos d’Arès, ou pour un défenseur avec des navires qui n’y défendent pas encore un dos de Poséidon, ou avec une carte ouverte un dos de Zeus ; jamais pendant l’interdiction du premier tour. Une fenêtre fermée vaut une passe. Avec open_counts=false : si la main n’est pas vide.
HE-R-47 = On peut nommer l’attaque si une cible est à portée ou si l’on peut jouer A3 ou A5 aussitôt.
HE-R-48 = Réorganiser en forme fixe : prendre les Grecs par cités croissantes, les poser par cités croissantes là où l’on n’en a pas pris, de même pour les navires, puis fini. Avec une seule nouvelle cité, la pièce prise y va tout droit. Sur la page, on glisse librement.
HE-R-49 = Les attaquants s’envoient un à un (send), par cités croissantes ; commit en demande au moins un, withdraw n’est possible qu’avant le premier.
HE-R-50 = P6 ne se joue pas quand la pile de tuiles est vide.
HE-R-51 = lay c EDGE : la place au-delà de ce bord (E NE NW W SW SE) de la tuile c, la voisine de plus petit numéro (0 = dauphin) ; turn k ne suit que si plusieurs sens conviennent. Une tuile se nomme par ses bords, W eau et L terre, t pour un temple.
HE-R-52 = open_counts=false ne change que les fenêtres : elles s’ouvrent dès que la main n’est pas vide (HE-R-46). La table continue de montrer les nombres, car chacun les a vus.
HE-R-53 = D’un vol (Z7), les spectateurs ne voient que le dos ; les deux joueurs voient la carte.
HE-R-54 = Une carte qui ne changerait rien peut être jouée, sauf si son article dit autre chose (A2, P1, Z3).
HE-R-55 = Tuiles personnelles : un jeu demande au moins huit tuiles avec une cité et un bord d’eau. Si la côte échoue encore au dixième début (HE-R-38), la partie est nulle.
HE-R-56 = « Garder » ne reprend pas une carte qui en a annulé une autre : elle est alors consommée et n’est jamais ouverte. Avec cancel_kept=true, la réponse qui a annulé la première carte d’une chaîne est la carte ouverte de son joueur ; si la première carte tient, aucune réponse ne reste ouverte.
HE-EFF-00 = Jouer : une carte ne se joue que si sa condition est remplie d’après les faits visibles et sa propre main ; elle quitte aussitôt la main, puis s’ouvre la fenêtre de réponse ; on ne fait ses choix que si elle tient. La dernière carte à soi qui a agi reste ouverte (cible de Z2) jusqu’à ce que la suivante agisse, qu’un combat commence ou finisse, ou que le tour finisse. Une carte annulée va aussitôt à la défausse.
HE-EFF-01 = fight_add : le camp qui la joue compte n Grecs de plus jusqu’à la fin de ce combat ; plusieurs s’ajoutent. Ce ne sont pas des pièces : ils ne restent pas et ne se perdent pas. Il faut un combat en cours avec au moins un vrai attaquant. A1.
HE-EFF-02 = fight_equal : seulement l’attaquant par mer, s’il n’y en a pas déjà une : le « un de plus » de HE-ATK-08 tombe dans ce combat. A2.
HE-EFF-03 = fight_ships : seulement le défenseur, avec au moins un navire dans la cible, s’il n’y en a pas déjà une : ces navires comptent comme Grecs de la défense (HE-R-34). P1.
HE-EFF-04 = attack_far : la prochaine cible doit être une cité adverse sans contact (terre, eau ou dauphin) avec aucune des siennes ; départ de toutes ses cités d’au moins 2 Grecs ; comme par mer. Il faut une telle cible et un tel départ. Épuisée à commit, perdue à withdraw. A3.
HE-EFF-05 = attack_again : n combats de plus dans cette action, chacun sur une cité pas encore attaquée dans cette action ; on y renonce par withdraw, même si le premier a échoué. L’échange de navires suit chaque combat ; une cité tout juste conquise peut servir de départ ; on réorganise une fois à la fin. À jouer avant de nommer une cible ; il faut au moins 2 cités adverses pas encore attaquées. A4.
HE-EFF-06 = convert : dans une de ses cités, les navires deviennent un à un des Grecs (convert c, stop) : le navire va à la réserve, le Grec en vient, 3 Grecs au plus. Sans Grecs en réserve, il vient d’une autre de ses cités d’au moins 2 (from d, HE-GOD-10) ; sinon c’est fini. Il faut une de ses cités avec un navire et moins de 3 Grecs, et un Grec disponible. A5.
HE-EFF-07 = place : jusqu’à n fois, une pièce de la réserve dans une de ses cités qui en a moins de 3 (greek c ou ship c). Réserve vide : déplacer à la place, lift d’une de ses cités (Grecs : au moins 2), drop dans une autre sous 3 (HE-GOD-10). stop arrête. Il faut qu’au moins une pose soit possible. A6 (2 Grecs), P3 (2 navires).
HE-EFF-08 = voyage_equal : pour cette traversée, il suffit d’autant de navires que l’adversaire, mais un des siens au moins doit compter. Prend fin quand la tuile est posée ou manquée. P2.
HE-EFF-09 = voyage_free : cette traversée ne coûte pas de navire. Prend fin quand la tuile est posée ou manquée. P4.
HE-EFF-10 = voyage_again : seulement après une traversée de ce tour tout juste réussie et payée (ou libérée par P4) : retourner la tuile suivante, une seconde traversée entière avec ses propres P2, P4, P6 et son paiement. Si elle échoue, la première tient ; P5 ne se rejoue qu’après un autre succès. On réorganise une fois à la fin, vers toutes les cités découvertes. La pile de tuiles ne doit pas être vide. P5.
HE-EFF-11 = voyage_choice : retourner n tuiles de plus (ou ce qui reste), en garder une (keep) parmi elles et celle déjà retournée ; les autres vont sous la pile dans l’ordre où elles ont été retournées, aux yeux de tous. Se joue même si la première tuile convient. P6 (n=2).
HE-EFF-12 = remove : choisir une cité adverse qui a une telle pièce : une va à la réserve adverse. Il faut qu’il y en ait une. P7 (1 navire).
HE-EFF-13 = cancel : la carte adverse tout juste jouée est annulée (HE-R-19, HE-R-22, HE-R-23). Jamais jouée seule ; défaussée dès qu’elle agit, jamais ouverte. Z1.
HE-EFF-14 = keep : sa propre carte ouverte revient en main, son effet reste ; elle peut être rejouée aussitôt. Z2 est défaussée et n’est jamais ouverte. Condition : HE-R-35. À son tour, dans toute fenêtre libre ; au tour adverse, seulement au combat. Si Z2 est annulée, la carte reste ouverte. Z2.
HE-EFF-15 = extra_turn : seulement avant de nommer l’action, une fois par tour : après ce tour et son contrôle de victoire (HE-END-01), le même joueur a un autre tour entier ; le blocage des cartes piochées cesse entre les deux. Peut être rejouée au second tour. Z3.
HE-EFF-16 = swap_cities : choisir une de ses cités, puis une adverse. Toutes les pièces des deux vont d’abord aux réserves ; puis chaque camp garnit la cité gagnée d’autant de Grecs et de navires qu’il y en avait, selon sa réserve (jamais 0 Grec). Aucun choix de nombres, HE-GOD-10 ne joue pas ; ni l’une ni l’autre n’est « nouvelle » pour la réorganisation. Il faut que chacun tienne une cité. Z4.
HE-EFF-17 = draw : n fois, choisir un dieu dans les limites et regarder la carte aussitôt ; on s’arrête quand rien ne peut être pioché. Bloquée ce tour-ci. Il faut qu’une carte puisse être piochée. Z5 (n=2).
HE-EFF-18 = steps : n étapes de plus dans ce renfort ; à jouer avant que la dernière étape soit faite. Z6 (n=2).
HE-EFF-19 = steal : au hasard, à chances égales, une carte adverse d’un dieu dont on a moins de 3 en main, cartes non vues comprises ; l’adversaire voit laquelle ; bloquée ce tour-ci. Il faut qu’il y en ait une. Z7.
HE-EFF-20 = reorganise_freely : après une traversée ou une attaque, gagnée, perdue ou abandonnée, on réorganise librement (HE-REORG-01 au lieu de HE-REORG-02). Z8.
