"""The page's types are those of the server."""

import json
import subprocess
from pathlib import Path

from kleos.cli.serve import schemas
from tests.fair.test_fair import node

ROOT = Path(__file__).resolve().parents[2]


def test_types_of_the_page_follow_the_schemas(tmp_path: Path) -> None:
    made = tmp_path / "wire.ts"
    subprocess.run(
        [node(), str(ROOT / "web" / "scripts" / "types.mjs"), str(made)],
        input=json.dumps(schemas()),
        text=True,
        check=True,
    )
    assert made.read_text() == (ROOT / "web" / "src" / "lib" / "wire.ts").read_text(), "run: python3 dev.py types"
