"""A real browser: KLEOS_CHROMIUM, the system's, the one that was brought into build/browser, or one clear failure."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatch_build import node_and_npm, run_npm

ROOT = Path(__file__).resolve().parents[2]
LOCKED = Path(__file__).parent / "browser"  # which package, with its hashes
BROUGHT = ROOT / "build" / "browser"
UNPACKED = BROUGHT / "unpacked"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"
IS_PACKED = sys.platform == "linux" and platform.machine() == "x86_64"  # elsewhere Playwright's own is brought
MISSING = (
    "no Chromium for the browser tests: `python3 dev.py test` brings one; or install it (Debian: apt install chromium),"
    " or set KLEOS_CHROMIUM to its path"
)

ARGUMENTS = ["--no-sandbox", "--disable-gpu"]  # drawing without a graphics card is quicker than playing one


def launch_options() -> dict[str, Any]:
    """How Playwright starts the Chromium that is here."""
    found = executable()
    if not found or not Path(found).exists():
        raise RuntimeError(MISSING if not found else f"no Chromium at KLEOS_CHROMIUM={found}")
    return {"executable_path": found, "args": ARGUMENTS, "env": surroundings(found)}


def executable() -> str:
    """The path of a Chromium, "" where there is none; one that the machine has is preferred."""
    return os.environ.get("KLEOS_CHROMIUM") or on_the_path() or brought()


def on_the_path() -> str:
    """The system's own."""
    return next((place for name in NAMES if (place := shutil.which(name))), "")


def brought() -> str:
    """The one in build/browser, if it was unpacked to its end and is the one that is wanted now."""
    note = BROUGHT / "path"
    path = note.read_text("utf-8") if note.exists() and (BROUGHT / "lock").read_bytes() == lock() else ""
    return path if path and Path(path).exists() else ""


def surroundings(path: str) -> dict[str, str]:
    """The environment in which it starts: the packed one has its libraries and letters beside it."""
    if UNPACKED not in Path(path).parents:
        return dict(os.environ)
    libraries, letters = UNPACKED / "al2023" / "lib", UNPACKED / "fonts"
    return {**os.environ, "LD_LIBRARY_PATH": str(libraries), "FONTCONFIG_PATH": str(letters)}


def use_our_node() -> None:
    """Run Playwright's driver with the pinned Node: the one it brings needs a library that a bare machine lacks."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node_and_npm()[0]))


# Bringing it.


def is_missing() -> bool:
    """Ask whether a browser has to be brought."""
    return not executable()


def bring() -> None:
    """Fetch a Chromium into build/browser, and make sure that it starts."""
    shutil.rmtree(BROUGHT, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    path = unpacked() if IS_PACKED else playwrights_own()
    subprocess.run([path, "--version"], env=surroundings(path), stdout=subprocess.DEVNULL, check=True)
    (BROUGHT / "lock").write_bytes(lock())
    (BROUGHT / "path").write_text(path, "utf-8")


def lock() -> bytes:
    """Which Chromium is wanted."""
    return (LOCKED / "package-lock.json").read_bytes()


def unpacked() -> str:
    """Install npm's package and let it unpack itself; the libraries come along where it takes us for its usual host."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(LOCKED / name, BROUGHT)
    run_npm("fetching Chromium", "ci", "--no-audit", "--no-fund", folder=BROUGHT)
    host = {"AWS_LAMBDA_JS_RUNTIME": "nodejs22.x", "TMPDIR": str(UNPACKED)}
    command = [str(node_and_npm()[0]), "-e", UNPACK]
    done = subprocess.run(command, cwd=BROUGHT, env={**os.environ, **host}, stdout=subprocess.PIPE, check=True)
    letters = UNPACKED / "fonts" / "fonts.conf"  # it expects to lie in /tmp
    letters.write_text(letters.read_text("utf-8").replace("/tmp/fonts", str(UNPACKED / "fonts")), "utf-8")
    return done.stdout.decode().strip()


def playwrights_own() -> str:
    """Let Playwright fetch its own, for its systems; not tried on any of them."""
    from playwright.sync_api import sync_playwright

    os.environ["PLAYWRIGHT_BROWSERS_PATH"] = str(UNPACKED)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    with sync_playwright() as play:
        return play.chromium.executable_path
