"""The commit hook takes `area: idea` and says what is wrong with anything else."""

from pathlib import Path

import pytest

from tools.commit_message import AREAS, fault

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "message",
    [
        "hector: turn the fate tile before the sums",
        "page: show why\n\nA body may say more; and more.",
        "Merge branch 'x'",
    ],
)
def test_a_good_message_is_taken(message: str) -> None:
    assert fault(message) == ""


@pytest.mark.parametrize(
    ("message", "wanted"),
    [
        ("", "area"),
        ("turn the tile", "area"),
        ("web: show why", "no area is called web"),
        ("hector: turn the tile; core: copy less", "one idea"),
        ("hector: turn the tile.", "full stop"),
        ("docs: " + "very " * 20 + "long", "100 characters"),
    ],
)
def test_a_bad_one_is_told_why(message: str, wanted: str) -> None:
    assert wanted in fault(message)


def test_the_list_of_areas_stands_in_the_house_rules() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("\n", " ")
    assert ", ".join(f"`{area}`" for area in AREAS) in page
