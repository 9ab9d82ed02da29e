"""Puzzles: positions as one player sees them, with a question whose answer is certain and can be checked again."""
