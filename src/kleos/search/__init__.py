"""Search: information-set Monte Carlo tree search, and the evaluators that tell it what is good in each game."""
