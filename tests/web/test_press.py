"""A press counts where it began, also when the table moves under it; a drag is no press."""

from itertools import pairwise

import pytest

from tests.web.conftest import Visit
from tests.web.test_olympus import play_busily
from tests.web.visitor import PHONE, Visitor

# What the page does between press and release, as news that come in just then might.
MOVED = "(thing) => { thing.style.position = 'relative'; thing.style.top = '-300px'; }"
DRAWN_ANEW = "(thing) => thing.replaceChildren(...[...thing.childNodes].map((one) => one.cloneNode(true)))"
GONE = "(thing) => thing.remove()"
# Where the first card of the hand lies and what the hand is, before the next news and then frame by frame.
FOLLOWED = """() => {
  const main = document.querySelector('main[data-ply]');
  const cards = () => [...document.querySelectorAll('.held [data-hand]')].filter((one) => !one.closest('[inert]'));
  const look = () => [cards().map((one) => one.dataset.thing).join(), cards()[0]?.getBoundingClientRect().left];
  const [ply, seen] = [main.dataset.ply, [look()]];
  const follow = () => {
    if (main.dataset.ply !== ply) seen.push(look());
    if (seen.length < 30) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
  window.seen = seen;
}"""


# Where something is in each of thirty frames.
PLACES = """(thing) => new Promise((done) => {
  const seen = [];
  const look = () => {
    seen.push(thing.getBoundingClientRect().top);
    if (seen.length < 30) requestAnimationFrame(look);
    else done(seen);
  };
  requestAnimationFrame(look);
})"""


def begun(visit: Visit) -> tuple[Visitor, str]:
    """A table of Hector & Achilles, and a button on it that means a move at once."""
    someone = visit("/")
    someone.sit_down("hector")
    for turn in range(20):
        assert someone.await_turn()
        button = someone.find(".action button[data-code]:visible")
        if button.count():
            return someone, f'.action button[data-code="{button.first.get_attribute("data-code")}"]'
        someone.play_by_clicks(seed=turn, most=1)
    raise AssertionError("no button is offered")


def press(visitor: Visitor, selector: str, between: str, away: int = 0) -> None:
    """Press something, let the page change, and release a little further."""
    box = visitor.find(selector).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.find(selector).evaluate(between)
    visitor.page.mouse.move(x, y + away)
    visitor.page.mouse.up()
    visitor.await_paint()  # whatever the press means is begun by then


def is_played(visitor: Visitor, before: int) -> bool:
    """Whether the press had an effect: the move, or the question before a loss."""
    asks = visitor.find('[data-confirm="yes"]').count() == 1
    return asks or visitor.ply > before or visitor.find('main[data-busy="true"]').count() == 1


@pytest.mark.parametrize("between", [MOVED, DRAWN_ANEW], ids=["moved", "drawn anew"])
def test_a_press_counts_where_it_began(visit: Visit, between: str) -> None:
    someone, button = begun(visit)
    before = someone.ply
    press(someone, button, between)
    someone.until(lambda: is_played(someone, before))


@pytest.mark.parametrize(("between", "away"), [(MOVED, 40), (GONE, 0)], ids=["dragged away", "gone"])
def test_what_is_no_press_plays_nothing(visit: Visit, between: str, away: int) -> None:
    someone, button = begun(visit)
    before = someone.ply
    press(someone, button, between, away)
    assert not is_played(someone, before)


def test_a_tap_is_one_press(visit: Visit) -> None:
    someone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    someone.page.evaluate(
        "() => { window.clicks = 0; window.addEventListener('click', () => (window.clicks += 1), true); }"
    )
    for count in range(1, 6):
        someone.find('[data-game="hector"]').tap()
        someone.until(lambda wanted=count: someone.page.evaluate("() => window.clicks") >= wanted)  # type: ignore[misc]
        someone.await_paint()
        assert someone.page.evaluate("() => window.clicks") == count


def test_the_hand_closes_as_soon_as_a_card_is_placed(visit: Visit) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down("olympus")
    for turn in range(80):
        assert someone.await_turn()
        places = [code for code in someone.offered() if code.startswith(("place ", "equip "))]
        if not places or not someone.find('[data-hand="1"]').count():
            play_busily(someone, seed=turn, most=1)
            continue
        someone.page.wait_for_function("() => !document.querySelector('.hand').getAnimations({ subtree: true }).length")
        someone.page.evaluate(FOLLOWED)
        someone.play(places[0])
        someone.until(lambda: someone.page.evaluate("() => window.seen.length === 30"))
        hands, left = zip(*someone.page.evaluate("() => window.seen"), strict=True)
        if len(set(hands)) > 1:
            continue  # the placed card has changed the hand
        assert left[1] < left[0] - 50, "the hand has not closed"
        assert max(abs(there - here) for here, there in pairwise(left[1:])) < 40, "the hand jumps later"
        return
    raise AssertionError("no card is placed")


@pytest.mark.parametrize("above", [1, 2, 3])
def test_a_card_does_not_tremble_under_a_pointer_at_its_lower_edge(visit: Visit, above: int) -> None:
    someone = visit("/", reduced_motion="no-preference" if above > 1 else "reduce")
    someone.sit_down("hector")
    someone.play_until("pass")
    card = someone.find("[data-hand].live").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    someone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - above)
    someone.page.wait_for_function("(thing) => thing.matches(':hover')", arg=card.element_handle())
    card.evaluate("(thing) => Promise.all(thing.getAnimations().map((one) => one.finished))")
    places = card.evaluate(PLACES)
    assert len(set(places)) == 1, places
