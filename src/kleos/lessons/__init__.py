"""Lessons: courses as data files, played by the real engine in the page and the terminal alike."""
