"""Packages that come with an extra: what is said where one is missing."""

from kleos.core.errors import GameError


class ExtraMissing(GameError, ImportError):
    """A package that a module stands on is not installed; it comes with an extra."""


def extra_missing(package: str, extra: str = "adapters") -> ExtraMissing:
    """The error for an import that failed."""
    return ExtraMissing("error-extra", package=package, extra=extra)
