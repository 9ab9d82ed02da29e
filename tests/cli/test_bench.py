"""`kleos bench`: every figure it promises, in files too; what is missing is named; bad options are one line."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kleos.bench.growth import grow
from kleos.bench.learning import GIN, LEARNING, LEARNING_PEERS, SIZES
from kleos.bench.measure import MEASURES
from kleos.bench.meters import Meter, Order
from kleos.bench.peers import ALL_PEERS, Peer, crazy_eights
from kleos.bench.run import group_of, is_there, learning_orders, orders, say_what_is_missing, summary
from kleos.builds import build_name
from kleos.core.errors import GameError
from tests.cli.terminal import kleos, one_line_error

QUICK = ("--rounds", "2", "--seconds", "0.01")


def test_figures_in_table_json_and_picture(tmp_path: Path) -> None:
    figures, picture = tmp_path / "figures.json", tmp_path / "figures.svg"
    run = kleos("bench", *QUICK, "--only", "hector playouts", "--json", str(figures), "--plot", str(picture))
    assert run.code == 0, run.err
    rows = json.loads(figures.read_text())["rows"]
    builds = ["pure", "native"] if build_name() == "native" else ["pure"]
    names = [f"hector {measure} {build}" for build in builds for measure in MEASURES if "playouts" in measure]
    assert [row["name"] for row in rows] == names
    assert all(0 < row["low"] <= row["median"] <= row["high"] for row in rows)
    drawing = ElementTree.parse(picture).getroot()
    assert {name for name in names if any(name == text.text for text in drawing.iter())} == set(names)
    assert all(name in run.out for name in names)


def test_what_learners_use_is_measured_through_every_interface(tmp_path: Path) -> None:
    figures, picture = tmp_path / "figures.json", tmp_path / "figures.svg"
    options = ("--rl", "--rounds", "1", "--seconds", "0.01", "--only", "hector")
    run = kleos("bench", *options, "--json", str(figures), "--plot", str(picture))
    assert run.code == 0, run.err
    rows = json.loads(figures.read_text())["rows"]
    assert [row["name"] for row in rows] == [f"hector {measure} {build_name()}" for measure in LEARNING]
    assert {row["group"] for row in rows} == {"learning"} and all(row["median"] > 0 for row in rows)
    drawing = picture.read_text()
    assert ElementTree.fromstring(drawing) is not None and drawing.count("<circle") == len(SIZES)
    assert "4,096" in drawing and "4,096" in run.out


def test_learners_peers_stand_in_the_same_run() -> None:
    names = set(learning_orders(peers=True)) - set(learning_orders(peers=False))
    assert names == {name for name in LEARNING_PEERS if is_there(name)}
    rows = summary({"hector vector-256 native": [30.0, 60.0], GIN: [3.0, 5.0], "hector encode native": [9.0, 9.0]})
    assert rows[0]["ratios"] == {GIN: 11.0} and "ratios" not in rows[1] and "ratios" not in rows[2]
    if GIN in names:
        meter = Meter(learning_orders(peers=True)[GIN])
        try:
            meter.take(0.01, 1)
            assert meter.count > 0
        finally:
            meter.close()


def test_peers_stand_in_the_same_run() -> None:
    names = set(orders(peers=True)) - set(orders(peers=False))
    assert names == {name for name, peer in ALL_PEERS.items() if peer.is_installed()}
    assert {group_of(name) for name in names} <= {"playouts", "search"}


def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(ALL_PEERS, "a game of nobody", Peer(crazy_eights, ("no_such_module_here",)))
    assert say_what_is_missing(peers=True)[-1] == "a game of nobody"
    assert "a game of nobody" in capsys.readouterr().out
    assert "a game of nobody" not in orders(peers=True)


def test_ratios_are_medians_over_the_rounds() -> None:
    rows = summary({"hector playouts pure": [30.0, 10.0, 20.0], "catanatron": [4.0, 5.0, 5.0]})
    assert rows[0]["ratios"] == {"catanatron": 4.0}
    assert (rows[0]["median"], rows[0]["low"], rows[0]["high"]) == (20.0, 10.0, 30.0)
    assert "ratios" not in rows[1]


def test_a_hint_stands_beside_the_search_that_it_is_made_of() -> None:
    rows = summary({"hector search-for-hints pure": [30.0, 10.0], "hector search-to-cut pure": [60.0, 40.0]})
    assert rows[0]["ratios"] == {"search-to-cut": 0.375}
    assert "ratios" not in rows[1]


def test_a_meter_adds_up_its_turns_and_says_why_it_broke_off() -> None:
    meter = Meter(Order("copies", "kleos.bench.measure", ("copies", "hector")))
    broken = Meter(Order("nothing", "kleos.bench.measure", ("nothing", "hector")))
    try:
        meter.take(0.01, 1)
        once = meter.count
        meter.take(0.01, 2)
        assert meter.count > once > 0 and meter.seconds >= 0.02
        with pytest.raises(GameError, match="nothing failed: KeyError"):
            broken.take(0.01, 1)
    finally:
        meter.close()
        broken.close()


def test_growth_stops_at_the_cap() -> None:
    free, capped = grow("hector", 4_000, 100_000), grow("hector", 4_000, 1_500)
    assert len(free) == len(capped) == 3
    assert [look.simulations for look in free] == [look.simulations for look in capped]
    assert free[-1].nodes > 3_000 and capped[-1].nodes == 1_500


@pytest.mark.parametrize(
    "options",
    [
        ("--rounds", "0"),
        ("--rounds", "many"),
        ("--no-such-option",),
        ("--seconds", "nan"),
        ("--seconds", "-1"),
        ("--nodes", "5"),
        ("--only", "no measurement"),
        ("--growth", "--only", "chess"),
        (*QUICK, "--only", "hector copies", "--json", "/no/such/folder/x.json"),
    ],
)
def test_bad_options_are_one_line(options: tuple[str, ...]) -> None:
    run = kleos("bench", *options)
    assert run.code == 2
    assert one_line_error(run)
