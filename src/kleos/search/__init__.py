"""Search: information-set Monte Carlo tree search, and the guides that tell it what is good in each game."""
