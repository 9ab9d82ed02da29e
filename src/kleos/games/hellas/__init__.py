"""Hellas (F.-B. Delonge, 2002): one file per chapter of the rulebook; `game.py` is the door."""
