"""One package per game; each file is a chapter of its rulebook."""
