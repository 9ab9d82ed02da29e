"""Run the programs in .venv, and say in one line what went wrong. Needs nothing but Python."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
SIGNS_OF_NO_NETWORK = (
    "Failed to establish a new connection",
    "error sending request",
    "dns error",
    "Network is unreachable",
    "Name or service not known",
    "Connection refused",
    "Could not connect",
    "timed out",
    "ENOTFOUND",  # these are npm's
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ENETUNREACH",
    "ETIMEDOUT",
)


class Stop(Exception):
    """Something the caller must put right: one line for people and an exit code."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def say(text: str) -> None:
    """Print at once, so that lines keep their order among those of other programs."""
    print(text, flush=True)


def tool(name: str) -> str:
    """Give the path of a program in .venv."""
    folder = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV)}))
    return str(folder / (f"{name}.exe" if os.name == "nt" else name))


def run(command: list[str], environment: dict[str, str] | None = None) -> int:
    """Run a command in the project's root with its output shown."""
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def run_quietly(
    what: str, command: list[str], environment: dict[str, str] | None = None, given: str | None = None
) -> None:
    """Run a set-up command; show what it said only when it fails, and then stop."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        input=given or "",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return
    if "certificate" not in done.stdout and any(sign in done.stdout for sign in SIGNS_OF_NO_NETWORK):
        raise Stop(f"{what} failed: the package index cannot be reached; check the network and run this again")
    print(done.stdout.rstrip(), file=sys.stderr)
    raise Stop(f"{what} failed (exit code {done.returncode})")


def hand_over(command: list[str]) -> int:
    """Become the command, so that the terminal and Ctrl-C are its own."""
    if os.name == "nt":
        return run(command)
    os.execv(command[0], command)


def expect_none(arguments: list[str]) -> None:
    """Refuse options that a command does not know."""
    if arguments:
        raise Stop(f"unknown option {arguments[0]}: run `python3 dev.py` for help", 2)


def uv(*arguments: str) -> list[str]:
    """Compose a uv command that works on .venv."""
    return [tool("uv"), *arguments, "--python", tool("python")]


def uv_environment() -> dict[str, str]:
    """Hand on to uv what it does not look for itself: the machine's certificates and pip's settings."""
    environment = {**os.environ, "UV_SYSTEM_CERTS": "1"}
    environment.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")  # as pip does; the hashes make it safe
    settings = pip_settings()
    for name, ours in (("index-url", "UV_DEFAULT_INDEX"), ("extra-index-url", "UV_INDEX"), ("cert", "SSL_CERT_FILE")):
        if name in settings:
            environment.setdefault(ours, settings[name])
    return environment


def pip_settings() -> dict[str, str]:
    """Read pip's settings from its files and the environment, the stronger ones last."""
    listing = subprocess.run(
        [tool("python"), "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    found = {}
    for section in ("global", "install", ":env:"):
        for line in listing.splitlines():
            key, _, value = line.partition("=")
            if key.startswith(f"{section}."):
                found[key[len(section) + 1 :]] = " ".join(ast.literal_eval(value).split())
    return found
