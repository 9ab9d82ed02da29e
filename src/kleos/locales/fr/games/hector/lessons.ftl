# Le cours de Hector & Achilles : de chaque leçon le titre, la tâche, ce que dit et demande chaque étape, et la fin.

lesson-hector-stake = L’enjeu
lesson-hector-stake-task = Gagnez un combat, épuisez un front.
lesson-hector-stake-war = Les piles éclairées sont les deux armées : trois fronts et une réserve chacune. Ce combat est au front 2 : Novice y a quatre cartes.
lesson-hector-stake-war-do = Regardez les deux armées
lesson-hector-stake-play = Jouez votre dernière carte : appuyez sur B4, puis sur la place libre. Le bleu de la tuile vous fait face : vos cartes bleues comptent.
lesson-hector-stake-play-do = Jouez B4
lesson-hector-stake-end = Vous gagnez ; Novice perd ses cartes jouées. Avec moins de cinq cartes, le front 2 est épuisé. Épuisez trois fronts ou la réserve.

lesson-hector-colours = Les couleurs comptent
lesson-hector-colours-task = Jouez la carte qui compte.
lesson-hector-colours-tile = La tuile du destin est entre vous. Le bleu vous fait face, le jaune fait face à Novice. Seules les cartes de votre couleur marquent.
lesson-hector-colours-tile-do = Regardez la tuile
lesson-hector-colours-play = Vous avez 2 points, Novice 3. Laquelle de vos deux cartes vous fait passer devant ?
lesson-hector-colours-play-do = Jouez la carte qui marque
lesson-hector-colours-play-red = R4 est plus forte, mais le rouge ne fait face à personne : toujours 2 points. Les cartes fortes servent autrement ; patience.
lesson-hector-colours-end = 4 à 3 : une petite carte de la bonne couleur vaut mieux qu’une forte. Après quatre manches, le meilleur score gagne.

lesson-hector-superiority = Supériorité
lesson-hector-superiority-task = Faites compter votre 4 violet.
lesson-hector-superiority-look = Le bleu vous fait face : B2 et B1 comptent, 3 points. Le jaune fait face à Novice : 3 points. Le violet, à personne.
lesson-hector-superiority-look-do = Regardez la tuile
lesson-hector-superiority-play = Jouez P4. Elle ne compte pas encore, mais elle sert à autre chose.
lesson-hector-superiority-play-do = Jouez P4
lesson-hector-superiority-turn = Vos cartes font 12, celles de Novice 10. C’est la supériorité : vous pouvez tourner la tuile. Appuyez sur la flèche qui vous amène le violet.
lesson-hector-superiority-turn-do = Tournez la tuile
lesson-hector-superiority-turn-leave = La tuile reste : 3 points de bleu pour vous, 3 de jaune pour Novice. Personne ne gagne, et P4 ne compte pas.
lesson-hector-superiority-turn-left = Le brun vous fait face maintenant, et vous n’en avez pas : 0 point. Tournez la tuile dans l’autre sens.
lesson-hector-superiority-end = P4 compte, et vous gagnez 4 à 3. Toutes vos cartes comptent pour la supériorité ; pour le score, seulement celles de vos couleurs.

lesson-hector-hero = La couleur de votre héros
lesson-hector-hero-task = Marquez dans une couleur secrète.
lesson-hector-hero-hero = Vous tenez un héros, Ulysse. Sa couleur compte aussi pour vous : le jaune. Novice l’ignore.
lesson-hector-hero-hero-do = Regardez votre héros
lesson-hector-hero-play = Novice ne voit le jaune que de son côté de la tuile. Jouez Y4 : à ses yeux, elle est perdue.
lesson-hector-hero-play-do = Jouez Y4
lesson-hector-hero-play-red = R2 ne compte pas : le rouge n’est ni de votre côté, ni la couleur de votre héros.
lesson-hector-hero-last = Novice croit mener 5 à 3 et laisse la tuile. Jouez votre dernière carte.
lesson-hector-hero-last-do = Jouez votre dernière carte
lesson-hector-hero-last-deploy = Novice voit maintenant votre héros et peut tourner la tuile contre vous. Ici, la surprise vaut mieux.
lesson-hector-hero-last-retreat = Vous abandonneriez un combat que vous allez gagner.
lesson-hector-hero-end = À la fin, on montre les héros : le jaune compte. 8 à 5 ! En main, un héros prête sa couleur, pas sa valeur.

lesson-hector-deploy = Déployer le héros
lesson-hector-deploy-task = Déployez votre héros, puis sauvez-le.
lesson-hector-deploy-deploy = Déployez Achille : il couvre une de vos cartes, et son 6 compte à sa place. Couvrez G1, qui ne marque rien.
lesson-hector-deploy-deploy-do = Déployez votre héros sur G1
lesson-hector-deploy-deploy-covered = Vous couvrez une carte qui marquait ; couverte, elle ne compte plus. Couvrez plutôt G1.
lesson-hector-deploy-deploy-pass = Sans action, vous n’avez que 4 points contre 11. Un héros déployé en apporte six de plus.
lesson-hector-deploy-deploy-retreat = C’est abandonner le combat et quatre cartes. Essayez d’abord votre héros.
lesson-hector-deploy-play = Le rouge est visible de tous : R1 et Achille comptent, 10 en tout. Jouez votre dernière carte.
lesson-hector-deploy-play-do = Jouez votre dernière carte
lesson-hector-deploy-ransom = Perdu d’un point, 10 à 11. Le héros déployé du perdant disparaît, à moins de payer un pion de faveur pour lui.
lesson-hector-deploy-ransom-do = Rachetez votre héros
lesson-hector-deploy-ransom-lost = Achille quitte le jeu. C’est votre meilleur héros, et vous avez trois pions de faveur : payez-en un.
lesson-hector-deploy-end = Achille retourne dans la pile des héros. Un héros déployé apporte valeur et couleur, mais il se dévoile et peut être perdu.

lesson-hector-favour = Faveur
lesson-hector-favour-task = Ajoutez 1 à une carte qui compte.
lesson-hector-favour-token = 7 partout. Votre héros est déployé depuis un tour précédent : posez un pion de faveur, +1, sur une carte qui compte.
lesson-hector-favour-token-do = Posez un pion sur du bleu
lesson-hector-favour-token-green = G2 vaut maintenant 3 pour la supériorité, mais le vert ne vous rapporte rien. Toujours 7 à 7.
lesson-hector-favour-token-pass = Le combat finirait à 7 partout : personne ne gagne. Un pion de faveur suffit.
lesson-hector-favour-play = 8 à 7. L’action d’abord, puis toujours une carte : jouez la dernière.
lesson-hector-favour-play-do = Jouez votre dernière carte
lesson-hector-favour-end = Gagné d’un point. Le pion vous revient ; battu, vous l’auriez perdu avec vos cartes.

lesson-hector-hand = Une meilleure main
lesson-hector-hand-task = Changez une carte, puis votre héros.
lesson-hector-hand-discard = Une fois par tour, vous pouvez faire une action. Deux de vos cartes sont faibles : défaussez un 1 et piochez.
lesson-hector-hand-discard-do = Défaussez un 1 et piochez
lesson-hector-hand-discard-good = G3 est votre meilleure carte, et une carte défaussée ne revient jamais. Défaussez plutôt un 1.
lesson-hector-hand-discard-pass = Vous pouvez vous passer d’action, mais votre main en a besoin ici.
lesson-hector-hand-discard-deploy = Votre héros est déployé : c’était votre seule action du tour. Améliorez d’abord votre main.
lesson-hector-hand-play = B4, et le bleu vous fait face. L’action est faite ; chaque tour se termine par une carte. Jouez-la.
lesson-hector-hand-play-do = Jouez B4
lesson-hector-hand-change = Nouveau tour, nouvelle action. Vous n’avez pas de violet, la couleur de votre héros : échangez-le contre celui du dessus.
lesson-hector-hand-change-do = Changez de héros
lesson-hector-hand-change-pass = Vous gardez un héros dont la couleur ne vous rapporte rien. Changez de héros.
lesson-hector-hand-green = Ajax est vert. Jouez la carte qu’il fait compter.
lesson-hector-hand-green-do = Jouez G3
lesson-hector-hand-green-other = Cette carte ne compte pas. G3 compte, puisque le vert est la couleur de votre héros.
lesson-hector-hand-end = Cinq actions : défausser, changer de héros, déployer, améliorer, battre en retraite. Une par tour ou aucune, puis une carte.

lesson-hector-retreat = La retraite
lesson-hector-retreat-task = Perdez trois cartes, pas cinq.
lesson-hector-retreat-look = Novice a 10 points en jaune, vous 1 grâce au vert de votre héros. Il reste deux manches. Ce combat est perdu.
lesson-hector-retreat-look-do = Comparez les scores
lesson-hector-retreat-retreat = Si vous allez au bout, vous perdez les cinq cartes de votre rangée. Battez en retraite : seules les trois déjà posées sont perdues.
lesson-hector-retreat-retreat-do = Battez en retraite
lesson-hector-retreat-retreat-stay = Vous continuez, mais 10 points ne se rattrapent pas, et chaque carte jouée sera perdue avec le combat.
lesson-hector-retreat-retreat-deploy = Ajax apporte 5, cela ne suffit pas, et vous pouvez maintenant le perdre aussi.
lesson-hector-retreat-end = Trois cartes perdues, votre main est sauve. Vous prenez un pion de honte : chacun rend toute retraite future plus chère d’une carte.

lesson-hector-opening = L’ouverture
lesson-hector-opening-task = Ouvrez un combat en attaquant.
lesson-hector-opening-vanguard = Vous attaquez. Retournez la carte du dessus d’une pile : votre avant-garde. Son chiffre désigne le front ; avec 4, vous choisissez.
lesson-hector-opening-vanguard-do = Choisissez une pile
lesson-hector-opening-tile = R2 : on se bat au front 2, le plus faible de Novice. Posez la tuile pour que votre avant-garde compte.
lesson-hector-opening-tile-do = Posez la tuile
lesson-hector-opening-tile-other = Cette couleur vous fait face, mais votre avant-garde est rouge. Tournez le rouge vers vous.
lesson-hector-opening-end = Chacun pioche quatre cartes et un héros, puis viennent quatre manches. Le gagnant d’un combat attaque au suivant.

lesson-hector-bluff = Le bluff
lesson-hector-bluff-task = Menez sans le montrer.
lesson-hector-bluff-look = Novice voit vos 2 points contre ses 4 et a la supériorité : il peut tourner la tuile. Mais le vert est votre couleur secrète.
lesson-hector-bluff-look-do = Que voit Novice ?
lesson-hector-bluff-play = Deux cartes, deux manches. Laquelle d’abord, pour que Novice laisse la tuile ?
lesson-hector-bluff-play-do = Jouez la carte discrète
lesson-hector-bluff-play-blue = Novice voit maintenant 5 contre 4 et tourne la tuile. Vos cartes bleues ne valent plus rien.
lesson-hector-bluff-last = Il n’a rien vu venir et a laissé la tuile. Votre B3 égalise les sommes : personne ne peut tourner. Jouez-la.
lesson-hector-bluff-last-do = Jouez B3
lesson-hector-bluff-last-deploy = Vous dévoilez votre héros et menez aussi, mais vous le risquez pour un combat déjà gagné.
lesson-hector-bluff-last-retreat = Vous abandonneriez un combat que vous allez gagner.
lesson-hector-bluff-end = 7 à 4 ! On ne répond pas à ce qu’on ignore. À vous pour une vraie partie.
