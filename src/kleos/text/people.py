"""What players are called, for the words of any game."""

from kleos.core.players import PERSON, Player
from kleos.text.words import tell


def bot_name(bot: str) -> str:
    """What a bot is called; a level has a name in every language."""
    return tell("bot-name", bot=bot)


class People:
    """The names of the players of one match."""

    def __init__(self, players: tuple[str, str], names: tuple[str, str] | None = None) -> None:
        self.players = players
        self.names_given = names

    def player(self, seat: int) -> str:
        """A player's name for the log."""
        return tell("player-name", seat=seat) if self.names_given is None else self.names_given[seat - 1]

    def full_name(self, seat: int) -> str:
        """A player's name with what sits there."""
        name = PERSON if self.names_given is not None else self.players[seat - 1]
        return self.player(seat) if name == PERSON else tell("player-bot", seat=seat, bot=bot_name(name))

    def called(self, seat: int, viewer: Player | None) -> str:
        """A player's name: a bot is called by its own when somebody plays against it."""
        bot = self.players[seat - 1]
        if bot == PERSON or viewer is None or self.names_given is not None:
            return self.player(seat)
        return bot_name(bot.partition(":")[0])

    def who(self, seat: int, viewer: Player | None) -> dict[str, str]:
        """The subject of a sentence."""
        return {
            "who": "you" if viewer is not None and viewer.seat == seat else "other",
            "name": self.called(seat, viewer),
        }
