### Hellas: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hellas-goal = But
term-hellas-goal-means = Celui qui a dix cités à la fin de son tour gagne.
term-hellas-goal-example = « 9 sur 10 » : encore une cité à ce tour, et vous avez gagné.

term-hellas-side = Clair et Foncé
term-hellas-side-means = Clair a des pièces claires et rondes et joue le premier tour ; Foncé a des pièces noires et carrées.
term-hellas-side-example = Un Grec rond et clair dans une cité : elle est à Clair.

term-hellas-greek = Grec
term-hellas-greek-means = Les Grecs tiennent vos cités et combattent ; chacune en abrite au moins un et au plus trois.
term-hellas-greek-example = Vous attaquez avec 2 Grecs sur 3 : un reste comme gouverneur.

term-hellas-ship = Navire
term-hellas-ship-means = Les navires ne combattent pas : ils donnent la majorité qu’exige une traversée ; une cité en abrite trois au plus.
term-hellas-ship-example = 2 de vos navires contre 1 près de la nouvelle tuile : la traversée réussit.

term-hellas-supply = Réserve
term-hellas-supply-means = Vos pièces qui ne sont pas sur le plateau ; ce que vous perdez y revient et peut resservir.
term-hellas-supply-example = Plus de Grec en réserve : aucune étape de Grec n’est possible.

term-hellas-temple = Temple
term-hellas-temple-means = Celui qui a plus de cités à temple fait quatre étapes de renfort au lieu de trois.
term-hellas-temple-example = 2 temples contre 1 : vous faites quatre étapes. À 1 contre 1, trois.

term-hellas-ares = Arès
term-hellas-ares-means = Le signe du dieu de la guerre, au dos des cartes pour les combats ; le nombre dit combien il y en a.
term-hellas-ares-example = Un 2 chez l’adversaire : il a deux cartes d’Arès en main.

term-hellas-poseidon = Poséidon
term-hellas-poseidon-means = Le signe du dieu de la mer, au dos des cartes pour navires et traversées ; le nombre dit combien il y en a.
term-hellas-poseidon-example = Un 0 à la pile : aucune carte de Poséidon à piocher.

term-hellas-zeus = Zeus
term-hellas-zeus-means = Le signe du père des dieux, au dos de cartes un peu pour tout ; le nombre dit combien il y en a.
term-hellas-zeus-example = L’adversaire a une carte de Zeus : c’est peut-être « Foudre ».

term-hellas-hand = Limite de main
term-hellas-hand-means = Vous pouvez avoir sept cartes de dieux, trois au plus du même dieu ; seules leurs faces sont cachées, pas leurs dos.
term-hellas-hand-example = Avec 3 Arès et 3 Poséidon, vous ne pouvez plus prendre qu’une carte de Zeus.

term-hellas-tiles = Pile de tuiles
term-hellas-tiles-means = Les tuiles encore cachées ; une traversée retourne la première, et si elle échoue, la tuile va sous la pile.
term-hellas-tiles-example = Il en reste 12 : la liste montre lesquelles, mais pas leur ordre.

term-hellas-god-piles = Piles des dieux
term-hellas-god-piles-means = Les cartes de dieux à piocher, une pile cachée par dieu ; une pile vide se renouvelle avec sa défausse.
term-hellas-god-piles-example = Une étape de carte : vous piochez la première carte de la pile de Zeus.

term-hellas-discards = Défausses
term-hellas-discards-means = Les cartes de dieux jouées sont ici face visible, et chacun peut les consulter.
term-hellas-discards-example = « Foudre » est ici : elle n’annule plus rien pour l’instant.

term-hellas-dolphin = Dauphin
term-hellas-dolphin-means = Une tuile d’eau sans cité ; pour les attaques par mer, toutes les tuiles qui la touchent sont voisines.
term-hellas-dolphin-example = Votre cité d’un côté du dauphin peut attaquer une cité de l’autre côté.

term-hellas-city = Cité
term-hellas-city-means = Chaque tuile sauf le dauphin a une cité ; elle est au joueur dont les Grecs s’y trouvent.
term-hellas-city-example = Deux de vos Grecs sont à Sparte : Sparte est l’une de vos cités.

term-hellas-coast = Terre et eau
term-hellas-coast-means = Chaque bord d’une tuile est de terre ou d’eau ; elle convient là où la terre touche la terre, et l’eau l’eau.
term-hellas-coast-example = Un bord d’eau peut toucher le dauphin, un bord de terre non.

term-hellas-bridge = Pont
term-hellas-bridge-means = Un pont relie les terres des deux côtés de l’eau ; les navires de cette tuile comptent des deux côtés.
term-hellas-bridge-example = Un navire au pont aide une traversée d’un côté comme de l’autre.

term-hellas-spot = Place pour une tuile
term-hellas-spot-means = La tuile peut aller sur une place dorée : elle y touche le dauphin ou deux tuiles et convient à tous les bords.
term-hellas-spot-example = Appuyez sur une place en pointillés : elle dit pourquoi non.

term-hellas-majority = Majorité navale
term-hellas-majority-means = Vos navires et ceux de l’adversaire sur les tuiles qui bordent cette place par l’eau ; il vous en faut davantage.
term-hellas-majority-example = 2 : 1 suffit, 2 : 2 ne suffit pas.

term-hellas-reinforcement = Renfort
term-hellas-reinforcement-means = Trois étapes au choix : un Grec ou un navire de la réserve vers une de vos cités, ou une carte de dieu.
term-hellas-reinforcement-example = Un Grec à Sparte, un navire à Argos, une carte de Zeus.

term-hellas-voyage = Traversée
term-hellas-voyage-means = Retournez une tuile et ajoutez-la au plateau ; avec la majorité navale, la nouvelle cité est à vous.
term-hellas-voyage-example = Elle réussit : un Grec entre dans la cité, et un navire retourne en réserve.

term-hellas-attack = Attaque
term-hellas-attack-means = Des Grecs de cités voisines prennent une cité : par terre, autant que de défenseurs ; par mer, un de plus.
term-hellas-attack-example = 2 défenseurs : 2 Grecs suffisent par terre, il en faut 3 par mer.

term-hellas-steps = Étapes
term-hellas-steps-means = Les cercles sont les étapes de votre renfort : les clairs sont faits, le doré vient ensuite.
term-hellas-steps-example = Le cercle doré montre 3 : votre troisième étape est la suivante.

term-hellas-reach = À portée
term-hellas-reach-means = Ces cités pourraient tomber en l’état : assez de Grecs peuvent venir, sans compter les cartes.
term-hellas-reach-example = Argos a 1 Grec, et 2 peuvent venir par mer : Argos est à portée.

term-hellas-reply = Réponse
term-hellas-reply-means = La flèche veut dire : cette carte se joue aussi pendant le tour de l’adversaire.
term-hellas-reply-example = « Foudre » annule la carte que l’adversaire vient de jouer.

term-hellas-fight = Force
term-hellas-fight-means = À gauche, ce qu’ont les attaquants ; à droite, ce qu’il leur faut ; les cartes de dieux peuvent changer les deux.
term-hellas-fight-example = 3 contre 4 : encore un Grec, ou une carte, et la cité tombe.

term-hellas-turn = Tour
term-hellas-turn-means = Une action par tour : renfort, traversée ou attaque ; ensuite, vous pouvez déplacer des pièces entre vos cités.
term-hellas-turn-example = Après un renfort, librement ; après une conquête, seulement vers la nouvelle cité.
