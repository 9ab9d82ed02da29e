"""Bots: players made of code. They receive observations, never a state, so none of them can cheat."""
