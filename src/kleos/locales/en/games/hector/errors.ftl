### Hector & Achilles: why a move is refused. Lower case, no full stop.

why-ha-chance = this is left to chance
why-ha-not-now = this is not the decision to make now
why-ha-not-in-hand = no such card in your hand
why-ha-one-action = only one action per turn; now play a card
why-ha-action-first = take an action or pass first, then play a card
why-ha-number-home = home against home is not allowed in this game
why-ha-number-dead = with a 4 as your vanguard you cannot choose this front
why-ha-empty-pile = this pile is empty; choose one with cards
why-ha-no-fate-now = only the player with superiority turns the tile, after both turns
why-ha-nothing-to-draw = your battle pile and your home pile are both empty
why-ha-no-hero = you have no hero in this battle
why-ha-hero-deployed = your hero is already deployed and stays on its card
why-ha-hero-pile-empty = your hero pile is empty
why-ha-no-such-card = you have no card there yet
why-ha-no-deployed-hero = you can upgrade only after deploying your hero on an earlier turn
why-ha-no-token = you have no favour token left
why-ha-covered = your hero covers this card
why-ha-has-token = this card already has a favour token
