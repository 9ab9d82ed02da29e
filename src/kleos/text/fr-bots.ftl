### Bots : listes et classements.

help-bots-game = Seulement les bots qui jouent à ce jeu.
bots-rating = { $game } : classement { $rating } (uniform = 0 ; écart avec le bot du dessous { $low } à { $high }, 95 %), { $sims } simulations par coup
