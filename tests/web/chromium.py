"""A real browser: KLEOS_CHROMIUM, the system's, that of npm's @sparticuz/chromium, playwright's own, or a failure."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"

ARGUMENTS = ["--no-sandbox", "--disable-gpu"]  # drawing without a graphics card is quicker than playing one


def executable(playwrights_own: str) -> str:
    """The path of a Chromium that is here."""
    found = os.environ.get("KLEOS_CHROMIUM") or on_the_path() or packed() or own(playwrights_own)
    if not found or not Path(found).exists():
        raise RuntimeError(
            "no Chromium for the browser tests: install one (Debian: apt install chromium), "
            "or set KLEOS_CHROMIUM to its path, or run: .venv/bin/playwright install chromium"
        )
    return found


def on_the_path() -> str:
    """The system's own."""
    return next((place for name in NAMES if (place := shutil.which(name))), "")


def packed() -> str:
    """The one in the npm package, if somebody installed it in web/."""
    if not (ROOT / "web" / "node_modules" / "@sparticuz" / "chromium").exists():
        return ""
    done = subprocess.run(["node", "-e", PACKED], cwd=ROOT / "web", capture_output=True, text=True, check=False)
    return done.stdout.strip()


def own(path: str) -> str:
    """Playwright's own, if it was downloaded."""
    return path if Path(path).exists() else ""
