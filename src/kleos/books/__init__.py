"""Rulebooks for players: one data file for each game, with figures and examples that the engine plays."""
