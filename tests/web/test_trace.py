"""A trace of a whole game: every frame that the page paints is noted and compared with what the server had told.

No frame shows a prompt that contradicts the state, no text is a code or an unfilled message, a decision is one message,
and the log that grew is the log that is loaded. The first decisions; to the end with `dev.py test --full`.
"""

import re
from random import Random
from typing import Any

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.test_round_trips import Traffic
from tests.web.visitor import THINGS, WHOLE, Visitor

GAMES = ("hector", "olympus", "hellas")
# Notes what each frame shows of the decision, every text that was seen, and what buttons are called.
RECORDER = """() => {
  const trace = window.trace = { frames: [], texts: new Set(), labels: new Set() };
  const fresh = new Set();
  const gather = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return fresh.add(root);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) fresh.add(walk.currentNode);
  };
  new MutationObserver((all) => all.forEach((one) => {
    one.addedNodes.forEach(gather);
    if (one.type === 'characterData') fresh.add(one.target);
  })).observe(document.body, { subtree: true, childList: true, characterData: true });
  gather(document.body);

  const isSeen = (one) => one?.isConnected && one.checkVisibility()
    && !one.closest('details:not([open]) :not(summary, summary *), [inert], [data-moves], kbd, script, style');
  const frame = () => {
    const [main, prompt] = ['main[data-ply]', '[data-prompt]'].map((one) => document.querySelector(one));
    const things = THINGS;
    for (const one of things) trace.labels.add(`${one.dataset.code ?? ''}\\t${one.textContent.trim()}`);
    const what = prompt?.querySelector('.what');
    const now = JSON.stringify({
      ply: Number(main?.dataset.ply ?? -1),
      isScene: main?.dataset.scene !== undefined,
      isMine: prompt?.dataset.prompt === 'mine',
      who: prompt?.querySelector('.who').textContent ?? null,
      what: [...(what?.childNodes ?? [])].filter((one) => one.nodeType === 3).map((one) => one.data).join('').trim(),
      live: things.length > 0,
    });
    if (trace.frames.at(-1) !== now) trace.frames.push(now);
    for (const one of fresh) if (isSeen(one.parentElement)) trace.texts.add(one.data.trim());
    fresh.clear();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}""".replace("THINGS", THINGS)
TRACE = """() => ({
  frames: window.trace.frames.map((one) => JSON.parse(one)),
  texts: [...window.trace.texts], labels: [...window.trace.labels],
})"""
LOG = "[data-zone=log] .lines > ol > li"
UNFILLED = re.compile(
    r"\{\s*\$|\$\w+\}|^(?:page|log|why|error|ask|option|prompt|end)(?:-[a-z0-9]+)+$|\bundefined\b|\bNaN\b"
)


def capital(text: str) -> str:
    """As a sentence begins."""
    return text[:1].upper() + text[1:]


def contradictions(frames: list[dict[str, Any]], told: dict[int, dict[str, Any]]) -> list[str]:
    """What frames showed that was not so."""
    wrong = []
    for frame in frames:
        if frame["who"] is None:
            continue  # the game is over, or looked back at
        position = told[frame["ply"]]["position"]
        decides = position["actor"] == 1
        if frame["isScene"]:
            is_right = not frame["live"] and not frame["isMine"]
        elif decides:
            is_right = frame["isMine"] and frame["who"] == "You decide"
        else:
            is_right = not frame["isMine"] and not frame["live"] and frame["who"] != "You decide"
        question = capital(told[frame["ply"]]["words"]["question"])
        if not is_right or not (frame["isScene"] or frame["what"] == question):
            wrong.append(f"{frame}: asked is {question!r}, by {position['actor']}")
    return wrong


def raw(labels: list[str], told: dict[int, dict[str, Any]]) -> list[str]:
    """Buttons that are called by the code of their move, although it has words."""
    words = {code: text for update in told.values() for code, text in update["words"]["options"].items()}
    pairs = [label.split("\t") for label in labels if not label.startswith("pass\t")]  # is called so
    return [text for code, text in pairs if text.lower() == code.lower() != words.get(code, "").lower()]


def updates(someone: Visitor) -> dict[int, dict[str, Any]]:
    """What the server told, by line; the last word on each."""
    return {one["position"]["ply"]: one for one in someone.messages("update") if one["position"] and one["words"]}


def lines(someone: Visitor) -> list[str]:
    """The log, line by line."""
    return someone.find(LOG).all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_a_game_shows_what_is_not_so(visit: Visit, game: str) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down(game)
    someone.await_turn()
    someone.page.wait_for_load_state("networkidle")
    someone.page.evaluate(RECORDER)
    rng, whole = Random(f"trace {game}"), Traffic(someone)
    decisions = 0
    while decisions < many(9, WHOLE) and someone.await_turn():
        once = Traffic(someone)
        code = rng.choice(someone.offered())
        someone.play(code)
        someone.standing()  # until the next decision is due, or the end
        assert [move["code"] for move in once.moves()] == code.split(">"), "a decision is one message"
        decisions += 1
    is_over = not someone.await_turn()
    trace, told = someone.page.evaluate(TRACE), updates(someone)
    assert len(trace["frames"]) > decisions and len(trace["texts"]) > 40, "nothing was seen"
    assert contradictions(trace["frames"], told) == []
    assert raw(trace["labels"], told) == []
    assert [text for text in trace["texts"] if UNFILLED.search(text)] == []
    codes = {code for one in told.values() for code in one["position"]["legal"] if " " in code}
    assert [text for text in trace["texts"] if text in codes] == []
    assert is_over or whole.requests() == []
    live = lines(someone)
    assert len(live) > 5
    someone.page.reload()
    someone.until(lambda: len(lines(someone)) >= len(live))
    assert lines(someone) == live
