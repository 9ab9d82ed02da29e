"""Insight: what moves are worth to somebody who sees an observation, and the facts that tell them apart.

Everything here takes observations; nothing takes the state of a running match.
"""
