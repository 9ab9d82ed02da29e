"""A table is one screen: prompt, hand, actions and legal targets are in view at every decision, at every size."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.support import many
from tests.web.conftest import Visit
from tests.web.looks import CUT
from tests.web.test_options import close_sheet, open_options
from tests.web.visitor import WHOLE, Visitor

SIZES: list[tuple[int, int]] = [
    (360, 640),
    (1366, 650),
    (390, 664),
    (1024, 768),
    (844, 390),
    (1280, 720),
    (390, 844),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
]
CASES = [
    ("hector", "de"),
    ("olympus", "fr"),
    ("hellas", "nl"),
    ("hector", "en"),
    ("hector", "fr"),
    ("hector", "nl"),
    ("olympus", "de"),
    ("olympus", "en"),
    ("olympus", "nl"),
    ("hellas", "de"),
    ("hellas", "en"),
    ("hellas", "fr"),
]
IS_FULL = bool(many(0, 1))
# What is not as it should be: parts outside the screen, parts over each other, targets cut off or covered, scrolling.
WRONG = """() => {
  const found = [];
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && !one.closest('details:not([open]), [inert], .side'));
  const isIn = (one, around, slack = 1) => one.left >= around.left - slack && one.right <= around.right + slack
    && one.top >= around.top - slack && one.bottom <= around.bottom + slack;
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const told = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  const box = (one) => one.getBoundingClientRect();

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);

  const [prompt] = shown('[data-prompt]');
  const [board] = shown('main .board');
  const [foot] = shown('main .middle > .foot');
  const hands = shown('main [data-zone=hand]');
  const actions = shown('main .middle > .foot [data-zone=actions]').filter((one) => !prompt.contains(one));
  const parts = { board: [board], prompt: [prompt], hand: hands, actions };
  const boxes = Object.entries(parts).flatMap(([name, all]) => all.map((one) => [name, box(one)]));
  for (const [name, one] of boxes) if (!isIn(one, screen)) found.push(`${name} is outside: ${told(one)}`);
  boxes.forEach(([name, one], k) => boxes.slice(k + 1).forEach(([other, there]) => {
    if (meet(one, there)) found.push(`${name} (${told(one)}) lies over ${other} (${told(there)})`);
  }));
  if (prompt.scrollHeight > prompt.clientHeight + 1 || prompt.scrollWidth > prompt.clientWidth + 1)
    found.push('the prompt is cut');

  for (const hand of hands) {
    for (const one of [hand, hand.parentElement, ...hand.children]) one.scrollLeft = 0; // a press may have moved it
    const cards = [...hand.querySelectorAll('[data-thing]')].map(box);
    if (cards.length && !isIn(cards[0], screen)) found.push(`the first card is outside: ${told(cards[0])}`);
    for (const card of cards)
      if (card.top < box(hand).top - 8 || card.bottom > screen.bottom + 1) found.push(`a card is cut: ${told(card)}`);
    const least = 6.5 * parseFloat(getComputedStyle(root).fontSize); // cards with texts have a least width
    const isLarge = innerWidth >= 760 && innerHeight > 520 && cards.some((card) => card.right - card.left > least);
    const canShrink = isLarge || document.querySelector('[data-game=hector]') !== null; // cards without texts
    if (canShrink && hand.scrollWidth > hand.clientWidth + 1)
      found.push(`the hand is cut at the side: ${hand.scrollWidth} > ${hand.clientWidth}`);
  }
  for (const one of shown('main [data-code], main [data-codes]')) {
    if (one.closest('[data-zone=hand]')) continue;
    const [name, here] = [one.dataset.thing ?? one.dataset.code, box(one)];
    if (!isIn(here, screen, 2)) found.push(`${name} is outside: ${told(here)}`);
    const top = document.elementFromPoint((here.left + here.right) / 2, (here.top + here.bottom) / 2);
    if (top === null || !(one.contains(top) || top.contains(one) || top.closest('.pieces')))
      found.push(`${name} is covered by ${top?.tagName}.${top?.className.baseVal ?? top?.className}`);
  }
  for (const one of shown('main .board .fate button:is(.preview, .tap)'))
    for (const place of shown('main .board [data-thing^="place:"]'))
      if (meet(box(one), box(place))) found.push(`${one.className} lies over ${place.dataset.thing}`);
  for (const one of shown('main .board [data-thing], main .board [data-forecast], main .board .sums')) {
    if (one.matches('[data-spot]:not([data-codes])')) continue; // what is no target may lie beyond the sea's edge
    if (meet(box(one), box(foot))) found.push(`${one.dataset.thing ?? one.className} reaches under the foot`);
  }
  return found;
}"""


def looked_at(visitor: Visitor, sizes: list[tuple[int, int]]) -> list[str]:
    """Look at the table on screens of several sizes; answers what is wrong on each."""
    wrong = []
    for width, height in sizes:
        visitor.resize(ViewportSize(width=width, height=height))
        wrong += [f"{width}x{height} at line {visitor.ply}: {one}" for one in visitor.measure(WRONG)]
    return wrong


@pytest.mark.parametrize(("game", "language"), CASES[: many(4, len(CASES))])
def test_everything_is_in_view_at_every_decision(visit: Visit, game: str, language: str) -> None:
    someone = visit("/", locale=f"{language}-{language.upper()}")
    someone.sit_down(game)
    rng = Random(f"{game} {language}")
    for turn in range(WHOLE if IS_FULL else 8):
        if not someone.await_turn():
            break
        sizes = SIZES if IS_FULL else [SIZES[(turn * 3 + k) % len(SIZES)] for k in range(3)]
        assert looked_at(someone, sizes) == []
        someone.play(rng.choice(someone.offered()))


LARGE_LETTERS = [(1440, 900), (390, 664)]
# Names beside a sum that are not read whole.
NAMES = """() => [...document.querySelectorAll('.sums .who')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_everything_is_in_view_with_large_letters(visit: Visit, game: str) -> None:
    someone = visit("/", locale="de-DE")
    open_options(someone)
    someone.find('[data-option="size 130"]').click()
    close_sheet(someone)
    someone.sit_down(game)
    rng = Random(f"large {game}")
    for _ in range(many(8, WHOLE)):
        if not someone.await_turn():
            break
        assert looked_at(someone, LARGE_LETTERS) == []
        for width, height in LARGE_LETTERS:
            someone.resize(ViewportSize(width=width, height=height))
            assert [*someone.measure(CUT), *someone.measure(NAMES)] == [], f"{width}x{height} at line {someone.ply}"
        someone.play(rng.choice(someone.offered()))


# How much of the sea the map takes in the direction in which it fits just so, and the smallest letters on it in px.
MAP = """() => {
  const drawn = '[data-city] .area, [data-spot][data-codes] .area, .edge'; // the last: a tile that is being turned
  const cells = [...document.querySelector('[data-map]').querySelectorAll(drawn)]
    .map((one) => one.getBoundingClientRect());
  const sea = document.querySelector('[data-map] > svg').getBoundingClientRect();
  const reach = (low, high) => Math.max(...cells.map((one) => one[high])) - Math.min(...cells.map((one) => one[low]));
  const letters = [...document.querySelectorAll('[data-map] text.name')]
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a);
  return [Math.max(reach('left', 'right') / sea.width, reach('top', 'bottom') / sea.height), Math.min(99, ...letters)];
}"""
PHONES = [(390, 664), (360, 640), (844, 390)]
# How far the table scrolls inside, whether what matters after the end is in view, and how high the board is.
END = """() => {
  const middle = document.querySelector('main .middle');
  const isIn = (selector) => [...document.querySelectorAll(selector)].every((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  });
  return [
    middle.scrollHeight - middle.clientHeight <= 1,
    isIn('[data-result], [data-rematch], [data-review-start], [data-results], [data-now], [data-review]'),
    document.querySelector('main .board').clientHeight,
  ];
}"""


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_looking_back_and_the_end_fit_a_phone(visit: Visit, game: str) -> None:
    someone = visit("/", locale="fr-FR", viewport={"width": 390, "height": 664})
    someone.sit_down(game)
    someone.play_by_clicks(seed=8, most=12)
    someone.await_turn()
    someone.find("[data-log]").click()
    someone.find("[data-zone=log] li[data-ply] button").first.click()
    someone.page.wait_for_selector("[data-now]")
    check_end(someone)
    someone.find("[data-now]").click()
    someone.await_turn()
    someone.resize({"width": 390, "height": 664})
    someone.resign()
    someone.page.wait_for_selector("[data-result]")
    check_end(someone)


def check_end(someone: Visitor) -> None:
    """Nothing scrolls, everything is in view, and the board is still seen."""
    for width, height in PHONES:
        someone.resize(ViewportSize(width=width, height=height))
        fits, in_view, board = someone.measure(END)
        assert fits and in_view and board >= 150, f"{width}x{height}: {fits} {in_view} {board}"


# What each side's plate says of its goal.
PLATES = """() => [1, 2].map((seat) => document.querySelector(`[data-plate="${seat}"] [data-goal]`).dataset.goal)"""


def test_the_map_of_hellas_fills_the_sea_and_its_names_are_read(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hellas")
    for turn in range(many(4, 40)):
        if not someone.await_turn():
            break
        for width, height in SIZES:
            someone.resize(ViewportSize(width=width, height=height))
            filled, letters = someone.measure(MAP)
            assert filled > 0.8, f"{width}x{height}: the map takes {filled:.0%}"
            assert letters >= 13, f"{width}x{height}: letters of {letters:.1f} px"
        someone.play_by_clicks(seed=turn, most=1)


# The heights of the sea and of the screen.
SEA = "() => [document.querySelector('[data-map]').clientHeight, innerHeight]"


def test_the_sea_has_the_room_of_a_low_laptop(visit: Visit) -> None:
    someone = visit("/", viewport={"width": 1366, "height": 650})
    someone.sit_down("hellas")
    for turn in range(many(8, 60)):
        if not someone.await_turn():
            break
        sea, screen = someone.measure(SEA)
        assert sea >= 0.42 * screen, f"{sea} px at line {someone.ply}"
        someone.play_by_clicks(seed=turn, most=1)


def goals(game: str, table: dict[str, Any]) -> list[str]:
    """How near both sides are to their goal, by the server's table."""
    sides = table["sides"]
    if game == "hector":
        return [str(sum(pile["exhausted"] for pile in other["piles"][:3])) for other in reversed(sides)]
    if game == "hellas":
        return [str(side["cities"]) for side in sides]
    points = (max(0, table["score"]), max(0, -table["score"]))
    return [f"{won} {sum(map(bool, side['slots']))}" for won, side in zip(points, sides, strict=True)]


@pytest.mark.parametrize("game", ["hector", "olympus", "hellas"])
def test_the_plates_tell_how_near_the_goal_is(visit: Visit, game: str) -> None:
    someone = visit("/")
    someone.sit_down(game)
    for turn in range(many(12, 60)):
        if not someone.await_turn():
            break
        table = someone.messages("update")[-1]["position"]["table"]
        assert someone.measure(PLATES) == goals(game, table)
        someone.play_by_clicks(seed=turn, most=1)
