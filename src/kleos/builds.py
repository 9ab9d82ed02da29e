"""The two builds: the one compiled with mypyc and the one of plain Python sources, and how to tell them apart."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal


class PureFinder(MetaPathFinder):
    """Finds the modules of this package as sources, although compiled ones may lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Look for a source file alone; other packages are left to the usual finders."""
        if path is None or not name.startswith("kleos."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path)
        return next((spec for spec in found if spec is not None), None)


def install_pure_finder() -> None:
    """Load every later module of this package from its source when KLEOS_PURE=1 asks for it."""
    if os.environ.get("KLEOS_PURE") == "1" and not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder())


def build_name() -> Literal["native", "pure"]:
    """Name the build that runs, by where the kernel's state module came from."""
    origin = import_module("kleos.core.state").__file__ or ""
    return "pure" if origin.endswith(".py") else "native"
