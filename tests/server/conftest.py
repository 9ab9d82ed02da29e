"""Nodes and databases that the server's tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Inside, inside
from tests.server.nodes import Node, Person
from tests.server.postgres import database, postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres() as url:
        yield url


@pytest.fixture
def empty_postgres(postgres_url: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database."""
    name = "kleos_" + "".join(letter if letter.isalnum() else "_" for letter in request.node.name)[:40].lower()
    with database(postgres_url, name) as url:
        yield url


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite, shared by the tests of a file."""
    with Node(tmp_path_factory.mktemp("node")) as started:
        yield started


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A node inside the test process, shared by the tests of a file: they may set the day of its daily deals."""
    with inside(tmp_path_factory.mktemp("served")) as started:
        yield started


@pytest.fixture
def people(node: Node) -> Iterator[tuple[Person, Person]]:
    """Two people at the node."""
    pair = (Person(node.address), Person(node.address))
    yield pair
    for person in pair:
        person.close()


@pytest.fixture
def third(node: Node) -> Iterator[Person]:
    """Somebody else."""
    person = Person(node.address)
    yield person
    person.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a node's data."""
    return tmp_path
