"""How a game ended, in words."""

from kleos.core.players import Player
from kleos.core.state import Outcome
from kleos.text.results import result_words


def test_an_end_by_the_rules_names_its_clause_and_a_resignation_none() -> None:
    by_rules = Outcome(Player.ONE, "end-seven", "FO-END-02")
    assert result_words(by_rules, Player.ONE).endswith(" [FO-END-02]")
    resigned = result_words(Outcome(Player.TWO, "end-resigned", ""), Player.ONE)
    assert resigned == "You lose the game: you resigned"
