### Fight for Olympus: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of card sets

error-bad-card = carte « { $card } », { $field } : { $wanted }
error-no-such-card = aucune carte du jeu { $set } ne s’appelle « { $card } »

## Why a move is refused

why-fo-chance = c’est le hasard qui décide
why-fo-not-now = ce n’est pas la décision à prendre maintenant
why-fo-no-skip = réservé au premier joueur, au tour 1, avant de jouer
why-fo-not-in-hand = vous n’avez pas cette carte en main
why-fo-too-many = au plus { $most } cartes par tour
why-fo-no-slot = vos six emplacements sont occupés
why-fo-no-bearer = aucune de vos unités ne peut porter d’équipement
why-fo-cannot-pay = votre main et vos marqueurs ne couvrent pas le coût
why-fo-no-marker = vous n’avez pas ce marqueur
why-fo-other-colour = le symbole suivant a une autre couleur
why-fo-rest-unpaid = vous ne pourriez plus payer le reste du coût
why-fo-slot-taken = une unité s’y trouve déjà
why-fo-no-unit = aucune unité ne s’y trouve
why-fo-one-equipment = une unité porte au plus un équipement
why-fo-refuses = cette unité ne peut pas recevoir d’équipement
why-fo-untouchable = les capacités adverses n’affectent pas cette unité
why-fo-no-target = la capacité ne peut pas choisir cette unité
why-fo-marker-away = prenez d’abord les marqueurs du plateau
why-fo-must = cet effet est obligatoire
why-fo-destination = cet emplacement est déjà attribué, ou l’unité s’y trouve déjà
