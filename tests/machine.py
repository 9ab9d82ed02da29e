"""What the tests need of the machine and it may lack: a browser and a database, brought into build/.

`python3 dev.py test` asks `python -m tests.machine` what is missing and has it brought; the tests only look.
"""

import sys

from tests.server import postgres
from tests.web import chromium

PROVISIONS = {"Chromium": chromium, "PostgreSQL": postgres}


def main(wanted: list[str]) -> None:
    """Name what is missing, or bring what is named."""
    for name, provision in PROVISIONS.items():
        if name in wanted:
            provision.bring()
        elif not wanted and provision.is_missing():
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
