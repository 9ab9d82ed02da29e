### Bots: lists and ratings.

help-bots-game = Only the bots that play this game.
bots-rating = { $game }: rated { $rating } (uniform = 0; step over the bot below { $low } to { $high }, 95 %), { $sims } simulations a move
