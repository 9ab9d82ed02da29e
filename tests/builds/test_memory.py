"""Whatever is nested however deeply is given back without harm to the memory beside it."""

import os
import subprocess
import sys

import pytest

import kleos

# Python's debugging allocator stops the process when something was written beside an object.
NEST = """
import sys
from random import Random
import kleos
from kleos.search.node import Node

def states(code):
    rng = Random(1)
    for _ in range(20):
        state = kleos.load(code).start()
        while state.actor is not None:
            yield state.copy()
            state.play_random(rng)

nest = None
for _, state in zip(range(600), states(sys.argv[1])):
    nest = [nest, state]
del nest, state

top = node = Node(1)
for move in kleos.load(sys.argv[1]).moves[:1] * 600:
    child = Node(1)
    node.children = {move: child}
    node = child
del top, node, child
print("given back")
"""


@pytest.mark.parametrize("code", list(kleos.GAMES))
def test_deep_nests_are_given_back(code: str) -> None:
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    command = [sys.executable, "-c", NEST, code]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", check=False)
    assert (run.returncode, run.stdout) == (0, "given back\n"), run.stderr[-2000:]
