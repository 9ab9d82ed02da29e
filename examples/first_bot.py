"""A bot in thirty lines that needs no package: it speaks JSON lines with Kleos on stdin and stdout.

kleos arena hector --players "stdio:python3 examples/first_bot.py,uniform" --games 20
"""

import json
import random
import sys

legal: list[str] = []  # the codes of the legal moves, from the last observation


def answer(**message: str) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        answer(type="hello", name="first bot")
    elif told["type"] == "observe":
        legal = told["observation"]["legal"]
    elif told["type"] == "go":
        chance = random.Random(told["seed"])  # the same seed must give the same move
        wanted = [code for code in legal if code != "retreat"]
        answer(type="bestmove", move=chance.choice(wanted or legal))
    elif told["type"] == "quit":
        break
