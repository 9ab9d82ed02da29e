"""The statements on shared card sets: each is kept under the hash of its content."""

from sqlalchemy import Connection, delete, func, insert, select, update

from kleos.server.storage.row_types import now
from kleos.server.storage.sql_tables import card_sets

AT_ONCE = 50  # sets that are let go with one statement


def read_card_set(connection: Connection, content: str) -> str | None:
    """A shared set as JSON."""
    found: str | None = connection.execute(select(card_sets.c.components).where(card_sets.c.hash == content)).scalar()
    return found


def put_card_set(connection: Connection, content: str, game: str, components: str, most: int) -> None:
    """Keep a set; one that is shared again counts as new, and the oldest make room."""
    again = update(card_sets).where(card_sets.c.hash == content).values(created=now())
    if not connection.execute(again).rowcount:
        row = {"hash": content, "game": game, "components": components, "size": len(components.encode())}
        connection.execute(insert(card_sets).values(**row, created=now()))
    make_room(connection, most)


def make_room(connection: Connection, most: int) -> None:
    """Let the oldest sets go until no more than so many bytes are left."""
    while (connection.execute(select(func.sum(card_sets.c.size))).scalar() or 0) > most:
        oldest = select(card_sets.c.hash).order_by(card_sets.c.created, card_sets.c.hash).limit(AT_ONCE)
        gone = [content for (content,) in connection.execute(oldest)]
        if len(gone) < 2:
            return
        connection.execute(delete(card_sets).where(card_sets.c.hash.in_(gone[: max(1, len(gone) // 2)])))
