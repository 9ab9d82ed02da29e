### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = c’est le hasard qui décide
why-ha-not-now = ce n’est pas la décision à prendre maintenant
why-ha-not-in-hand = vous n’avez pas cette carte en main
why-ha-one-action = une seule action par tour ; jouez maintenant une carte
why-ha-action-first = faites d’abord une action ou passez, puis jouez une carte
why-ha-number-home = combattre réserve contre réserve n’est pas permis dans cette partie
why-ha-number-dead = avec un 4 en avant-garde, vous ne pouvez pas choisir ce front
why-ha-empty-pile = cette pile est vide ; choisissez-en une avec des cartes
why-ha-no-fate-now = seul le joueur en supériorité tourne la tuile, après les deux tours
why-ha-nothing-to-draw = votre pile active et votre réserve sont vides toutes les deux
why-ha-no-hero = vous n’avez pas de héros dans ce combat
why-ha-hero-deployed = votre héros est déjà déployé et reste sur sa carte
why-ha-hero-pile-empty = votre pile des héros est vide
why-ha-no-such-card = vous n’avez pas encore de carte à cet endroit
why-ha-no-deployed-hero = pour améliorer, il faut un héros déployé à un tour précédent
why-ha-no-token = vous n’avez plus de pion de faveur
why-ha-covered = votre héros couvre cette carte
why-ha-has-token = cette carte porte déjà un pion de faveur
