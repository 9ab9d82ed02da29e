"""Check a commit message: `area: what it now does`, one idea, an area of the list. Git calls this as a hook."""

import re
import sys
from pathlib import Path

AREAS = (
    "adapters",
    "arena",
    "bench",
    "bots",
    "build",
    "catalogue",
    "core",
    "docs",
    "hector",
    "hellas",
    "insight",
    "locales",
    "olympus",
    "page",
    "search",
    "server",
    "terminal",
    "tests",
    "text",
    "tools",
)
SUBJECT = re.compile(r"(?P<area>[a-z]+): (?P<idea>[^\s].*)")
LONGEST = 100
FREE = ("Merge ", "Revert ", "fixup! ", "squash! ")  # git's own


def fault(message: str) -> str:
    """What is wrong with a message; nothing if all is well."""
    subject = next((line for line in message.splitlines() if line.strip() and not line.startswith("#")), "")
    if subject.startswith(FREE):
        return ""
    found = SUBJECT.fullmatch(subject)
    if found is None:
        return "the first line is `area: what it now does`"
    if found["area"] not in AREAS:
        return f"no area is called {found['area']}; areas: {', '.join(AREAS)}"
    if ";" in found["idea"]:
        return "one idea a commit: two of them stand beside `;`"
    if len(subject) > LONGEST or found["idea"].endswith("."):
        return f"the first line has at most {LONGEST} characters and no full stop"
    return ""


def main(path: str) -> int:
    """Read the file that git hands over, and refuse it in one line."""
    wrong = fault(Path(path).read_text("utf-8"))
    if wrong:
        print(f"commit message: {wrong} (CONTRIBUTING.md)", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
