### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = « { $what } », { $field } : { $wanted }

## Why a move is refused

why-he-chance = le hasard décide cela, aucun joueur
why-he-not-now = ce n’est pas ce qui est demandé
why-he-not-in-hand = vous n’avez pas cette carte en main
why-he-first-turn = pas de carte de dieu au premier tour
why-he-no-answer = cette carte ne répond à aucune autre
why-he-own-turn = cette carte est pour votre propre tour
why-he-window = cette carte ne va pas avec cette action ou ce moment
why-he-just-drawn = une carte tout juste piochée ne sert pas ce tour-ci
why-he-condition = cette carte ne ferait rien maintenant
why-he-no-spot = il n’y a pas de place libre de ce nom
why-he-contact = la place doit toucher la tuile dauphin ou deux tuiles
why-he-edges = l’eau doit toucher l’eau, la terre la terre
why-he-new-water = son eau ne rejoindrait pas la mer
why-he-ships = il vous y faut plus de navires que votre adversaire
why-he-turn = tournée ainsi, la tuile ne convient pas
why-he-must-lay = la tuile peut être posée, donc elle doit l’être
why-he-no-tiles = la pile de tuiles est vide
why-he-no-attack = aucune cité adverse n’est à portée
why-he-steps-due = trois étapes sont dues tant qu’une est possible
why-he-not-yours = cette cité n’est pas à vous
why-he-supply = votre réserve est vide
why-he-city-full = trois au plus dans une cité
why-he-hand-limit = { $most } cartes au plus, et { $each } par dieu
why-he-no-cards = cette pile et sa défausse sont vides
why-he-not-rivals = ce n’est pas une cité de votre adversaire
why-he-attacked = cette cité a déjà été attaquée dans cette action
why-he-not-far = cette cité touche une des vôtres
why-he-no-origin = aucune cité voisine ne peut céder un Grec
why-he-no-force = un Grec au moins doit partir
why-he-marching = le combat doit avoir lieu : des Grecs sont partis
why-he-governor = un Grec doit rester dans la cité
why-he-order = les Grecs partent un à un, par numéro de cité croissant
why-he-no-contact = cette cité ne touche pas la cible
why-he-too-many-ships = plus de navires que l’adversaire n’en avait, ou que vous n’en avez
why-he-no-payer = vous n’avez là aucun navire près de la nouvelle cité
why-he-in-hand = posez d’abord les pièces en main
why-he-nothing-new = il n’y a pas de nouvelle cité où aller
why-he-no-ship = aucun navire ne s’y trouve
why-he-only-new = les pièces ne vont que dans la nouvelle cité
why-he-normal-form = prendre, puis poser, par numéro croissant, Grecs avant navires ; tout doit tenir
