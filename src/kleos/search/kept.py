# interpreted: files
"""Files in data/ that keep an entry for each game: values, policies, corrections of chances."""

import json
from pathlib import Path
from typing import Any


def keep(path: Path, code: str, entry: dict[str, Any]) -> None:
    """Write one game's entry, leaving the others as they are."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[code] = entry
    path.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
