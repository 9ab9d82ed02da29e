"""Backup and restore as the hosting guide tells it, while people play."""

import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.nodes import Node, Person, make_table, step, update
from tests.server.postgres import database, programs

Pair = tuple[Person, Person]


def play_and_move_house(old: Node, save: Callable[[], None], new_node: Callable[[], Node]) -> None:
    """Play, save, play on, and go on from what was saved at another node, by the same cookies."""
    people = (Person(old.address), Person(old.address))
    table = make_table(*people, "hellas")
    for _ in range(15):
        step(people, table, Random(1))
    saved = [update(person, table) for person in people]
    save()
    for _ in range(5):
        step(people, table, Random(2))
    old.kill()
    with new_node() as new:
        for person, before in zip(people, saved, strict=True):
            person.move_to(new.address)
            after = update(person, table)
            assert after["position"] == before["position"] and after["lines"] == before["lines"]
        for _ in range(5):
            assert step(people, table, Random(3)) is not None
    for person in people:
        person.close()


def test_sqlite_is_saved_while_the_server_runs_and_put_back(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()

    def save() -> None:
        """What `sqlite3 kleos.db ".backup FILE"` does, and a copy of the key."""
        source, target = sqlite3.connect(old / "kleos.db"), sqlite3.connect(new / "kleos.db")
        source.backup(target)
        source.close()
        target.close()
        shutil.copy(old / "secret", new / "secret")

    with Node(old, KLEOS_SECRET="") as node:
        play_and_move_house(node, save, lambda: Node(new, KLEOS_SECRET=""))
    assert (new / "secret").stat().st_mode & 0o777 == 0o600


def test_postgresql_is_dumped_while_the_server_runs_and_restored(
    tmp_path: Path, empty_postgres: str, postgres_url: str
) -> None:
    folder = programs()
    assert folder is not None, "pg_dump is beside pg_ctl"
    dump = tmp_path / "kleos.dump"

    def run(*command: str) -> None:
        subprocess.run([str(folder / command[0]), *command[1:]], check=True, timeout=120)

    with database(postgres_url, "kleos_restored") as restored, Node(tmp_path, empty_postgres) as node:

        def new_node() -> Node:
            run("pg_restore", "--no-owner", "-d", restored, str(dump))
            return Node(tmp_path, restored)

        play_and_move_house(node, lambda: run("pg_dump", "-Fc", "-f", str(dump), empty_postgres), new_node)
