"""Hector & Achilles: bluffing battles with hidden hands and a turning fate tile. Rules: docs/rules/hector.md."""
