"""A small game of one's own, from the first line to a bot: the living example of docs/guide/games.md."""
