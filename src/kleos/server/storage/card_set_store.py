"""The statements on shared card sets: each is kept under the hash of its content, and for good."""

from sqlalchemy import Connection, func, insert, select

from kleos.server.storage.row_types import now
from kleos.server.storage.sql_tables import card_sets


def read_card_set(connection: Connection, content: str) -> str | None:
    """A shared set as JSON."""
    found: str | None = connection.execute(select(card_sets.c.components).where(card_sets.c.hash == content)).scalar()
    return found


def put_card_set(connection: Connection, content: str, game: str, components: str, most: float) -> bool:
    """Keep a set unless it is kept already; False = there is no room left for it."""
    if read_card_set(connection, content) is not None:
        return True
    size = len(components.encode())
    if (connection.execute(select(func.sum(card_sets.c.size))).scalar() or 0) + size > most:
        return False
    row = {"hash": content, "game": game, "components": components, "size": size}
    connection.execute(insert(card_sets).values(**row, created=now()))
    return True
