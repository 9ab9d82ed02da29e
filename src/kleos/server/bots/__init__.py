"""Bots at the tables: who thinks when, and in which process."""
