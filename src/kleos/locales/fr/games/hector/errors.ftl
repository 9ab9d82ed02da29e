### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = le hasard fait cela, aucun joueur
why-ha-not-now = ce n’est pas ce qui se décide maintenant
why-ha-not-in-hand = vous n’avez pas cette carte en main
why-ha-one-action = une action par tour ; jouez maintenant une carte
why-ha-action-first = d’abord une action, ou aucune ; puis la carte
why-ha-number-home = réserve contre réserve n’est pas une option ici
why-ha-number-dead = ce front est fermé à une avant-garde de 4
why-ha-empty-pile = cette pile est vide ; nommez-en une avec des cartes
why-ha-no-fate-now = qui a la supériorité tourne la tuile, après les deux tours
why-ha-nothing-to-draw = ni la pile active ni la réserve n’ont de carte
why-ha-no-hero = vous n’avez pas de héros dans ce combat
why-ha-hero-deployed = votre héros est déployé et reste sur sa carte
why-ha-hero-pile-empty = votre pile des héros est vide
why-ha-no-such-card = aucune de vos cartes n’est encore là
why-ha-no-deployed-hero = améliorer demande un héros déployé à un tour précédent
why-ha-no-token = vous n’avez plus de pion de faveur
why-ha-covered = votre héros couvre cette carte
why-ha-has-token = cette carte a son pion ; un seul au plus
