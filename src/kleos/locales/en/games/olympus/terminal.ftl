### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Spaces: Olympus O1 O2 O3, Delphi D1 D2, Troy T. A unit shows its current attack/defence, ● damage, + equipment.
    ▲ and ▼ forecast each attack from the current board: damage, falls, or the area bonus; * = see the note below.
    Colours: R red, B blue, Y yellow, G green, M multicolour. A cost such as RB: one red and one blue card or marker.
    card Circe   what a card does; codes work too, for example B14.
    You win at +7, with six units at the start of your turn, or with the score marker on your side when the pile is empty.
error-near-card = the set { $set } has no card called “{ $card }”; did you mean: { $near }

## Commands for cards

help-cards = View the cards of Fight for Olympus; check and balance your own set.
help-cards-check = Check a card set in a TOML or JSON file.
help-cards-file = A card set, TOML or JSON.
help-cards-show = Show a card with the text that follows from its effects.
help-cards-name = A card’s name or code, for example Circe or B14.
help-cards-set = A card set in a file, or: default.
help-cards-list = List all cards of a set.
help-cards-balance = Play mirrored games between bots and measure every card.
help-cards-games = How many games to play.
help-cards-seed = The seed of all deals.
help-cards-bots = The bot on both sides.
cards-good = { $file }: the set “{ $set }” is in order, { $count } cards
cards-own =
    { $count ->
        [0] no card differs from the default set
        [one] 1 card differs from the default set:
       *[other] { $count } cards differ from the default set:
    }
cards-hash = hash { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · cost { $cost } · { $values }
cards-count = { $set }: { $count } cards of { $kinds } kinds
cards-playing = playing
cards-balance-head = { $set } · { $games } mirrored games · { $bot } against itself · seed { $seed }
cards-balance-starter = the starter scores { $share }% [{ $low }, { $high }] · { $turns } turns on average
cards-balance-end = { $share }%: { $reason }
cards-balance-columns-card = card
cards-balance-columns-drawn = drawn
cards-balance-columns-played = played
cards-balance-columns-lift = lift
cards-balance-columns-interval = 95%
cards-balance-note = lift: share of points above one half, in %, where the card was drawn or played
    ▲ ▼ far above or below the mean lift of all cards
cards-balance-none = no card stands out
cards-balance-outliers =
    { $count ->
        [one] 1 card stands out: { $names }
       *[other] { $count } cards stand out: { $names }
    }
error-two-sets = a file and --set name two sets; name one
