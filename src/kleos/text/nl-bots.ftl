### Bots: lijsten en waarderingen.

help-bots-game = Alleen de bots die dit spel spelen.
bots-rating = { $game }: waardering { $rating } (uniform = 0; afstand tot de bot eronder { $low } tot { $high }, 95 %), { $sims } simulaties per zet
