"""A process that has imported the server and forks nodes on demand: a restart takes tenths of a second, not seconds.

`python -m tests.server.starter` reads a line of JSON for each node, forks, and tells its process id. The node is a
process like any other: what it holds in memory dies with it.
"""

import json
import os
import resource
import signal
import sys
from pathlib import Path
from typing import Any

from kleos.cli.serve import schemas, serve
from kleos.server.settings import from_environment


def become_node(wanted: dict[str, Any]) -> int:
    """In the new process: its own environment, log and output, then serve."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(wanted["settings"])
    if wanted["largest_file"]:  # a disk that is full there
        resource.setrlimit(resource.RLIMIT_FSIZE, (wanted["largest_file"], resource.RLIM_INFINITY))
    for number, file in ((0, os.devnull), (1, wanted["output"]), (2, wanted["log"])):
        handle = os.open(file, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
        os.dup2(handle, number)
        os.close(handle)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    return serve(from_environment("127.0.0.1", wanted["port"], wanted["database"]), open_page=False)


def main() -> None:
    """Fork a node for each line until the input ends."""
    schemas()  # an application that is never started: whatever is made once for all is made now
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the dead
    for line in sys.stdin:
        wanted = json.loads(line)
        Path(wanted["output"]).write_text("", "utf-8")
        process = os.fork()
        if process == 0:
            os._exit(become_node(wanted))
        print(process, flush=True)


if __name__ == "__main__":
    main()
