"""Fight for Olympus: one file per chapter of the rulebook, abilities as data."""
