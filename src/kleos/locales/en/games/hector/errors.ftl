### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = chance does this, no player
why-ha-not-now = this is not what is decided now
why-ha-not-in-hand = no such card in your hand
why-ha-one-action = one action a turn; now play a card
why-ha-action-first = first an action, or pass; then the card
why-ha-number-home = home against home is not an option of this game
why-ha-number-dead = this front is closed to a vanguard of 4
why-ha-empty-pile = this pile is empty; name one with cards
why-ha-no-fate-now = the tile turns only after both players' turns, for the superior one
why-ha-nothing-to-draw = neither your battle pile nor home has a card to draw
why-ha-no-hero = you have no hero in this battle
why-ha-hero-deployed = your hero is deployed and stays on its card
why-ha-hero-pile-empty = your hero pile is empty
why-ha-no-such-card = no card of yours lies there yet
why-ha-no-deployed-hero = upgrade only after your hero was deployed on an earlier turn
why-ha-no-token = you have no favour token left
why-ha-covered = your hero covers this card
why-ha-has-token = this card has its token; one is the most
