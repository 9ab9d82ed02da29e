"""Fight for Olympus in words, for the terminal and the page."""
