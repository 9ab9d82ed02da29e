### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = « { $what } », { $field } : { $wanted }

## Why a move is refused

why-he-chance = c’est le hasard qui décide
why-he-not-now = ce n’est pas la décision à prendre maintenant
why-he-not-in-hand = vous n’avez pas cette carte en main
why-he-first-turn = pas de carte de dieu au premier tour
why-he-no-answer = cette carte ne permet pas de répondre à une autre
why-he-own-turn = cette carte ne se joue qu’à votre tour
why-he-window = cette carte ne peut pas être jouée à ce moment
why-he-just-drawn = une carte tout juste piochée ne peut pas servir ce tour-ci
why-he-condition = cette carte n’aurait aucun effet maintenant
why-he-no-spot = il n’y a pas de place libre de ce nom
why-he-contact = la place doit toucher la tuile dauphin ou deux tuiles
why-he-edges = la terre doit toucher la terre, et l’eau toucher l’eau
why-he-new-water = son eau serait coupée de la mer
why-he-ships = il vous y faut plus de navires que votre adversaire
why-he-turn = tournée ainsi, la tuile ne convient pas
why-he-must-lay = la tuile convient, vous devez donc la poser
why-he-no-tiles = la pile de tuiles est vide
why-he-no-attack = aucune cité de votre adversaire n’est à portée
why-he-steps-due = vous devez faire trois étapes si vous le pouvez
why-he-not-yours = cette cité n’est pas à vous
why-he-supply = votre réserve est vide
why-he-city-full = au plus trois pièces de la même sorte par cité
why-he-hand-limit = au plus { $most } cartes, et { $each } d’un même dieu
why-he-no-cards = cette pile et sa défausse sont vides
why-he-not-rivals = ce n’est pas une cité de votre adversaire
why-he-attacked = cette cité a déjà été attaquée dans cette action
why-he-not-far = cette cité est voisine d’une des vôtres
why-he-no-origin = aucune cité voisine ne peut céder un Grec
why-he-no-force = au moins un Grec doit partir
why-he-marching = vous avez envoyé des Grecs : l’attaque doit avoir lieu
why-he-governor = un Grec doit rester dans la cité
why-he-order = envoyez les Grecs cité par cité, par numéro croissant
why-he-no-contact = cette cité n’est pas voisine de la cible
why-he-too-many-ships = plus de navires que n’en avait l’adversaire ou qu’il vous en reste
why-he-no-payer = vous n’y avez aucun navire à côté de la nouvelle cité
why-he-in-hand = posez d’abord les pièces que vous avez prises
why-he-nothing-new = il n’y a pas de nouvelle cité où aller
why-he-no-ship = aucun navire ne s’y trouve
why-he-only-new = les pièces ne peuvent aller que dans la nouvelle cité
why-he-normal-form = prendre, puis poser, par numéro croissant, les Grecs avant les navires
