"""What a host relies on: https behind a proxy, the page and its caching, `--open`, languages, wrong options."""

import gzip
import os
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kleos.cli import main
from kleos.server.http.middleware import language_of
from kleos.server.settings import ServerSettings
from kleos.text.words import LANGUAGES
from tests.server.nodes import Node, Person
from tests.server.postgres import free_port

PUBLIC = "https://games.example.org"
SCRIPT = "console.log('kleos');" * 100
FORWARDED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Kleos</title>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "packed-3c4d.css").write_text("body{}")
    (folder / "assets" / "packed-3c4d.css.br").write_bytes(b"as brotli")
    (folder / "assets" / "packed-3c4d.css.gz").write_bytes(gzip.compress(b"body{}"))
    (folder / "secret").symlink_to("/etc/hostname")
    return folder


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[Node]:
    """A node as a host starts it: https by a proxy on this machine."""
    options = ("--public-url", PUBLIC, "--trusted-proxy", "127.0.0.1")
    folder = tmp_path_factory.mktemp("public")
    with Node(
        folder, port=free_port(), options=options, KLEOS_PAGE=str(built_page), KLEOS_RATE="1", KLEOS_BURST="60"
    ) as node:
        yield node


def client(node: Node, **headers: str) -> httpx.Client:
    """Somebody who comes through the proxy; each has an address of his own."""
    own = {
        "host": "games.example.org",
        **FORWARDED,
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    return httpx.Client(base_url=node.address, headers=own, timeout=30)


def test_on_https_the_cookie_is_for_this_host_alone_and_secure(public: Node) -> None:
    with client(public) as person:
        answer = person.post("/api/me", json={"name": "Anna"}, headers={"origin": PUBLIC})
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-kleos-guest=") and "Domain" not in cookie
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        value = cookie.partition(";")[0]
        assert person.get("/api/me", headers={"cookie": value}).json()["name"] == "Anna"
        plain = value.removeprefix("__Host-")
        assert person.get("/api/me", headers={"cookie": plain}).json()["name"] is None, "only the safe name counts"
        body = {"name": "Eve"}
        headers = {"cookie": value, "x-kleos-csrf": answer.json()["csrf"]}
        wrong = person.post("/api/me", json=body, headers={**headers, "origin": "https://evil.example"})
        assert wrong.status_code == 403
        assert person.get("/api/me", headers={"host": "evil.example"}).status_code == 400


def test_a_named_proxy_tells_who_comes_and_one_not_named_does_not(public: Node, folder: Path) -> None:
    def is_slowed(node: Node, host: str, number: int) -> list[int]:
        """Many requests of one address, then one of another."""
        headers = {"host": host, "x-forwarded-proto": "https"}
        with httpx.Client(base_url=node.address, timeout=30) as person:
            for _ in range(90):
                person.get("/api/me", headers={**headers, "x-forwarded-for": f"198.51.100.{number}"})
            ends = (f"198.51.100.{number}", f"198.51.100.{number + 1}")
            return [person.get("/api/me", headers={**headers, "x-forwarded-for": end}).status_code for end in ends]

    assert is_slowed(public, "games.example.org", 1) == [429, 200]
    with Node(folder, KLEOS_RATE="1", KLEOS_BURST="60") as unnamed:
        assert is_slowed(unnamed, "localhost", 1) == [429, 429], "the header is not believed"
        with httpx.Client(base_url=unnamed.address) as person:
            assert "Secure" not in person.post("/api/me", json={"name": "A"}, headers=FORWARDED).headers.get(
                "set-cookie", ""
            )


def test_metrics_are_for_this_machine_alone(public: Node, folder: Path) -> None:
    with client(public) as person:
        assert person.get("/metrics").status_code == 404
    with Node(folder) as node:
        assert "kleos_moves" in httpx.get(f"{node.address}/metrics").text
        assert httpx.get(f"{node.address}/metrics", headers=FORWARDED).status_code == 404


def test_the_page_is_served_cached_and_compressed(public: Node) -> None:
    with client(public, x_forwarded_for="203.0.113.8") as person:
        index = person.get("/")
        assert index.text.startswith("<!doctype html>") and index.headers["cache-control"] == "no-cache"
        assert person.get("/table/abc").content == index.content, "an address of the page's own"
        assert person.get("/", headers={"if-none-match": index.headers["etag"]}).status_code == 304
        script = person.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"].endswith("immutable") and script.headers["content-encoding"] == "gzip"
        assert script.text == SCRIPT and script.headers["content-type"].startswith("text/javascript")
        plain = person.get("/assets/main-1a2b.js", headers={"accept-encoding": "br;q=0, identity"})
        assert "content-encoding" not in plain.headers and plain.text == SCRIPT
        with person.stream("GET", "/assets/packed-3c4d.css", headers={"accept-encoding": "gzip, br"}) as packed:
            assert packed.headers["content-encoding"] == "br" and b"".join(packed.iter_raw()) == b"as brotli"
        assert person.get("/assets/packed-3c4d.css", headers={"accept-encoding": "gzip"}).text == "body{}"
        for path in ("/assets/none.js", "/api/none", "/..%2f..%2fetc/passwd.txt", "/assets/packed-3c4d.css.br"):
            assert person.get(path).status_code == 404, path


def test_open_shows_the_page_once_it_answers(folder: Path) -> None:
    seen, browser = folder / "seen", folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with Node(folder, options=("--open",), BROWSER=f"{browser} %s") as node:
        end = time.monotonic() + 120
        while not (seen.exists() and seen.read_text().strip()) and time.monotonic() < end:
            time.sleep(0.05)
        assert seen.read_text().strip() == f"http://localhost:{node.port}"


def test_words_come_in_a_language_that_we_speak(node: Node) -> None:
    def chosen(query: str, accepted: str) -> str:
        """By the query and the header."""
        return language_of({"query_string": query.encode(), "headers": [(b"accept-language", accepted.encode())]})

    assert chosen("", "") == chosen("lang=xx", "tlh, *;q=0.1") == chosen("lang=%ff%00&lang=", ",;,") == LANGUAGES[0]
    for language in LANGUAGES:
        assert chosen(f"lang={language}-XX", "en") == chosen("", f"tlh, {language}-AT;q=0.8") == language
    person = Person(node.address)
    for language in LANGUAGES:
        answer = person.client.get("/api/tables/none", headers={"accept-language": language})
        assert answer.json()["code"] == "error-no-table" and answer.json()["message"]
    person.close()


@pytest.mark.parametrize(
    "options",
    [
        ("--port", "70000"),
        ("--port", "x"),
        ("--host", "no such host"),
        ("--host", "203.0.113.1"),
        ("--db", "mysql://x/y"),
        ("--public-url", "games.example.org"),
        ("--public-url", "https://games.example.org/kleos"),
        ("--trusted-proxy", "the proxy"),
        ("--nonsense",),
        ("more",),
    ],
)
def test_wrong_options_cost_one_line_and_exit_code_2(
    options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *options]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "name", ["KLEOS_RATE", "KLEOS_BOT_PACE", "KLEOS_CACHED_TABLES", "KLEOS_PAGE", "KLEOS_REVIEW_DEPTH"]
)
def test_wrong_settings_cost_one_line_and_exit_code_2(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "nonsense")
    assert main(["serve", "--port", "0"]) == 2
    assert name in (told := capsys.readouterr().err) or "nonsense" in told
    assert len(told.strip().splitlines()) == 1


def test_what_cannot_be_used_costs_one_line_and_exit_code_2(node: Node, folder: Path) -> None:
    (folder / "file").write_text("")
    cases: list[tuple[list[str], dict[str, str]]] = [
        (["--db", "postgresql://nobody@127.0.0.1:1/none"], {}),
        (["--db", "sqlite:////proc/none/kleos.db"], {}),
        (["--port", str(node.port)], {}),
        ([], {"KLEOS_DATA": str(folder / "file")}),
        ([], {"KLEOS_SECRET": "short"}),
    ]
    for options, settings in cases:
        command = [sys.executable, "-m", "kleos", "serve", "--port", "0", *options]
        environment = {**os.environ, "KLEOS_DATA": str(folder), **settings}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_settings_name_https_and_shared_databases() -> None:
    assert ServerSettings(public_url=PUBLIC).is_https and not ServerSettings().is_https
    assert (
        ServerSettings(database="postgresql://a@b/c").is_shared and not ServerSettings(database="sqlite:///x").is_shared
    )
