"""Weigh every card of the box by its trial and write src/kleos/data/card_lifts.json: `python tools/card_lifts.py`."""

import json
import sys
from pathlib import Path

from kleos.arena.balance import Lift
from kleos.arena.card_trial import BOT, GAME, CardTrial
from kleos.catalogue import load
from kleos.games.olympus.cards import KIND_NAMES, KINDS
from kleos.games.olympus.game import OlympusGame

FILE = Path(__file__).parents[1] / "src" / "kleos" / "data" / "card_lifts.json"
SEED = 1
DEALS = 800


def main(deals: int) -> None:
    """Play the deals of every card, one card after the other."""
    game = load(GAME)
    assert isinstance(game, OlympusGame)
    head = {"bot": BOT, "deals": deals, "seed": SEED, "rules": game.rules_version, "components": game.component_hash}
    cards = {}
    for kind in range(KINDS):
        if game.rules.box.present[kind]:
            sums = CardTrial(game, KIND_NAMES[kind], SEED).play(0, deals)
            cards[KIND_NAMES[kind]] = {"drawn": short(sums.drawn.lift()), "played": short(sums.played.lift())}
    lines = ",\n".join(f"  {json.dumps(code)}: {json.dumps(row)}" for code, row in cards.items())
    rest = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    FILE.write_text(f'{{\n{rest},\n "cards": {{\n{lines}\n }}\n}}\n', encoding="utf-8")


def short(lift: Lift) -> list[float]:
    """Times, mean, low and high."""
    return [lift.times, *(round(value, 4) for value in lift[1:])]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
