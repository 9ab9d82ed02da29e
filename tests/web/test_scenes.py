"""What a fight came to is acted out: the page follows, any press goes on, and the true state comes last."""

from random import Random
from typing import Any

import pytest

from tests.support import many
from tests.web.conftest import Visit
from tests.web.visitor import STANDING, THINGS, WHOLE, Visitor

LONGEST = 4_000  # ms that the next decision waits at most
# Notes of every scene how long it was played and what it showed, and of every frame whether something could be done.
WATCH = """() => {
  window.scenes = [];
  let open = null;
  const look = () => {
    const now = document.querySelector('[data-scene]')?.dataset.scene ?? null;
    if (now !== null && open === null) {
      open = { at: performance.now(), plies: [], live: 0, sums: [], told: '', prompts: [], landed: [], fallen: [] };
      window.scenes.push(open);
    }
    if (now !== null) {
      if (open.plies.at(-1) !== now) open.plies.push(now);
      open.live += THINGS.length;
      const landing = document.querySelector('[data-landing]')?.dataset.landing;
      if (landing && !open.landed.includes(landing)) open.landed.push(landing);
      const city = document.querySelector('[data-fallen]')?.dataset.fallen;
      if (city && open.fallen.at(-1) !== city) open.fallen.push(city);
      const report = document.querySelector('[data-report]');
      if (report?.dataset.told === 'true') {
        open.told = report.textContent;
        open.prompts.push(document.querySelector('[data-prompt] .what > :not(.unseen)').textContent);
        open.sums = [...report.querySelectorAll('[data-report-side]')].map((side) => [
          [...side.querySelectorAll('[data-lit]')].reduce((sum, one) => sum + Number(one.dataset.lit), 0),
          Number(side.querySelector('[data-report-sum]')?.dataset.reportSum ?? -1),
        ]);
      }
    } else if (open !== null) {
      open.length = performance.now() - open.at;
      open = null;
    }
    requestAnimationFrame(look);
  };
  look();
}""".replace("THINGS", THINGS)

# What comes next: a scene, or a decision.
NEXT = f"() => document.querySelector('[data-scene]') ? 'scene' : ({STANDING})()"


FIGHTING = ("attack", "target", "send", "commit")  # how a fight of Hellas comes about
TIMID = ("retreat", "withdraw", "fail")


# What a game must have acted out before the test may stop: anything, a result in words, or two sums.
SOUGHT = {
    "olympus": "() => window.scenes.length > 0",
    "hellas": "() => window.scenes.some((one) => one.told)",
    "hector": "() => window.scenes.some((one) => one.told && one.sums.some((pair) => pair[1] >= 0))",
}


def play_on(someone: Visitor, count: int, seed: int, most: int = 0, sought: str = "") -> list[dict[str, Any]]:
    """Play some decisions boldly, and on up to so many until what is sought was acted out; what was on the way."""
    rng = Random(seed)
    for number in range(max(count, most)):
        if number >= count and sought and someone.page.evaluate(sought):
            break
        if not someone.await_turn():
            break
        offered = someone.offered()
        fights = [code for code in offered if code.split()[0] in FIGHTING]
        bold = fights or [code for code in offered if code not in TIMID]
        someone.play(rng.choice(bold or offered))
    someone.await_turn()
    found: list[dict[str, Any]] = someone.page.evaluate("() => window.scenes")
    return found


@pytest.mark.parametrize(("game", "most"), [("hector", 16), ("olympus", 12), ("hellas", 14)])
def test_scenes_end_in_time_and_leave_nothing_to_do_meanwhile(visit: Visit, game: str, most: int) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down(game)
    someone.page.evaluate(WATCH)
    scenes = play_on(someone, many(most, 400), seed=3, most=400, sought=SOUGHT[game])
    assert scenes, "nothing was acted out"
    assert not any(scene["live"] for scene in scenes), "something could be done while a scene was played"
    ends = [scene for scene in scenes if "length" in scene]
    busy = 1_500  # ms that a loaded machine may be late with the last frame
    assert all(scene["length"] < LONGEST + busy for scene in ends), [scene["length"] for scene in ends]
    if game != "olympus":
        assert any(scene["told"] for scene in scenes)
        prompts = {text for scene in scenes for text in scene["prompts"]}
        assert prompts == {"Press anywhere to go on."}, "the outcome is told once, by the report"
    if game == "hector":
        sums = [pair for scene in scenes for pair in scene["sums"] if pair[1] >= 0]
        assert sums and all(lit == score for lit, score in sums), "the lit cards are not the score"


SAILING = ("voyage", "lay", "turn")


def tiles_told(someone: Visitor) -> list[tuple[str, str]]:
    """The tiles that the server asked to act out, each with who laid it."""
    scenes = [scene for update in someone.messages("update") for scene in (update["words"] or {}).get("scenes", [])]
    laid = [scene for scene in scenes if len(scene["after"]["tiles"]) > len(scene["before"]["tiles"])]
    return [(str(len(scene["before"]["tiles"])), scene["by"]) for scene in laid]


def test_tiles_of_both_sides_come_to_lie_before_their_pieces(visit: Visit) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down("hellas")
    someone.page.evaluate(WATCH)
    rng = Random(2)
    for _ in range(200):
        if {by for _, by in tiles_told(someone)} == {"1", "2"} or not someone.await_turn():
            break
        offered = someone.offered()
        someone.play(rng.choice([code for code in offered if code.split()[0] in SAILING] or offered))
    someone.await_turn()
    told = tiles_told(someone)
    assert {by for _, by in told} == {"1", "2"}, "a side never sailed"
    scenes = someone.page.evaluate("() => window.scenes")
    assert [tile for scene in scenes for tile in scene["landed"]] == [tile for tile, _ in told]
    alone = [scene["length"] for scene in scenes if len(scene["plies"]) == 1 and scene["landed"]]
    assert alone and all(500 < length < 1_200 + 1_500 for length in alone), alone
    for tile, _ in told:
        assert someone.find(f'[data-city="{tile}"]').count() == 1


def test_a_city_is_seen_to_fall(visit: Visit) -> None:
    """In a fight who stood there is seen first; a card that swaps cities has no such moment."""
    someone = visit("/", reduced_motion="no-preference")
    fallen: list[list[str]] = []
    for game in range(4):  # one may go by without a city that is won in a fight
        someone.go("/")
        someone.sit_down("hellas")
        someone.page.evaluate(WATCH)
        for seed in range(40):
            scenes = play_on(someone, 5, seed=100 * game + seed)
            fallen = [scene["fallen"] for scene in scenes if "true" in scene["fallen"]]
            if ["false", "true"] in fallen or someone.is_over():
                break
        if ["false", "true"] in fallen:
            break
    assert ["false", "true"] in fallen, "no city has fallen in a fight"


@pytest.mark.parametrize("how", ["press", "key"])
def test_any_press_goes_on_and_means_nothing_else(visit: Visit, how: str) -> None:
    someone = visit("/", reduced_motion="no-preference")
    someone.sit_down("olympus")
    rng = Random(1)
    for _ in range(60):
        assert someone.await_turn(), "the game is over too soon"
        someone.play(rng.choice(someone.offered()))
        if someone.page.wait_for_function(NEXT).json_value() == "scene":
            break
    sent = len(someone.sent)
    if how == "press":
        someone.page.mouse.click(720, 640)
    else:
        someone.page.keyboard.press("Enter")
    someone.page.wait_for_function("() => document.querySelector('[data-scene]') === null")
    assert someone.await_turn()
    shown = someone.page.evaluate("() => Number(document.querySelector('main').dataset.ply)")
    assert shown == someone.messages("update")[-1]["position"]["ply"]
    moves = [frame for frame in someone.sent[sent:] if '"move"' in frame]
    assert not moves, "the press that went on played a move"


def test_where_no_motion_is_wished_nothing_waits(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.page.evaluate(WATCH)
    assert play_on(someone, many(14, 60), seed=5) == []


def test_at_the_end_the_last_battle_stays_lying_and_all_results_are_at_hand(visit: Visit) -> None:
    someone = visit("/")
    someone.sit_down("hector")
    someone.play_by_clicks(seed=4, most=WHOLE)
    assert someone.is_over()
    assert someone.find("[data-report][data-told=true]").is_visible()
    someone.page.reload()
    someone.page.wait_for_selector("[data-report][data-told=true]")
    results = someone.find("[data-results]")
    results.locator("summary").click()
    told = results.locator("li button")
    assert told.count() == int(results.get_attribute("data-results") or 0) > 0
    told.first.click()
    someone.page.wait_for_url("**?ply=*")
    assert someone.find("[data-report]").count() == 0, "looking back shows the table as it was"
