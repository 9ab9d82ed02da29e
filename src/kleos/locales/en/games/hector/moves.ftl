### Hector & Achilles: what is asked, and moves in words.

## What is asked

ask-vanguard = You attack: choose the pile whose top card is your vanguard.
ask-number = Your vanguard is a 4: choose the front for this battle.
ask-orient = Lay the fate tile: which colour faces you?
ask-action = Your turn { $turn } of 4: take one action or none, then play a card.
ask-card = Your turn { $turn } of 4: play a card.
ask-fate = You have superiority, { $mine } to { $theirs }: turn the tile or leave it.
ask-ransom = You lost the battle. Lose your hero, or pay a favour token instead?
ask-ha-other =
    { $step ->
        [vanguard] which pile provides the vanguard
        [number] the front for this battle
        [orient] how the fate tile lies
        [action] one action or none, then a card
        [card] which card to play
        [fate] whether to turn the tile
       *[other] whether to lose the hero or pay a favour token
    }

## Moves in words

move-vanguard = turn up the top card of { $pile } ({ $size } left)
move-number =
    { $number ->
        [4] fight home against home
       *[other] fight at front { $number }: your { $mine } cards against { $theirs }
    }
move-orient = { $mine } faces you, { $theirs } faces your opponent
move-pass = no action
move-discard = remove { $card } from the game and draw a card
move-change = change hero: { $hero } for the top hero of the pile
move-deploy = deploy { $hero } on { $card }
move-deploy-vanguard = deploy { $hero } on your vanguard { $card }
move-upgrade = put a favour token on { $card }
move-upgrade-vanguard = put a favour token on your vanguard { $card }
move-retreat =
    { $cards ->
        [one] retreat: lose the battle and 1 card
       *[other] retreat: lose the battle and { $cards } cards
    }
move-play = play { $card } { $troop }
move-play-scores = play { $card } { $troop }, a scoring colour now
move-leave = leave the tile: { $mine } for you, { $theirs } for your opponent
move-turn-cw = turn clockwise: { $mine } for you, { $theirs } for your opponent
move-turn-ccw = turn anticlockwise: { $mine } for you, { $theirs } for your opponent
move-give-hero = lose { $hero }
move-give-token = pay a favour token and keep { $hero }
