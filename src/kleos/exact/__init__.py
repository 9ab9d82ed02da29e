"""Exact study of small parts of the games: trees, equilibria, best responses. Needs numpy (`kleos[adapters]`)."""
