"""Adapters: the games of Kleos in the interfaces of others. They translate ids and nothing else."""

from kleos.core.errors import GameError


class ExtraMissing(GameError, ImportError):
    """A package that an adapter stands on is not installed; it comes with an extra."""


def extra_missing(package: str) -> ExtraMissing:
    """The error for an import that failed."""
    return ExtraMissing("error-extra", package=package, extra="adapters")
