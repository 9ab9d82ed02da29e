"""Games over HTTP and WebSocket: from the link to the proof."""

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kleos
from kleos import Match
from kleos.core.proof import check_deal, dealer_of
from tests.server.nodes import Node, Person, make_table, play_out, seed_of, step, update

Pair = tuple[Person, Person]
SAVED = Path(__file__).parents[1] / "golden" / "saved"


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_a_game_is_played_to_its_end_and_its_deal_is_proved(people: Pair, game: str) -> None:
    table = make_table(*people, game)
    play_out(people, table, Random(game))
    info = people[0].get(f"/api/tables/{table}").json()
    assert info["status"] == "finished" and info["result"] is not None
    record = kleos.read_record(people[1].get(f"/api/tables/{table}/record", **{"as": "full"}).content)
    match = Match.replay(record)
    assert match.outcome is not None
    dealer = dealer_of(record)
    assert dealer is not None and check_deal(record, match.game, dealer) > 0
    assert record.commitments["server_commitment"] == info["server_commitment"]
    proof = people[0].get(f"/api/tables/{table}/proof").json()
    assert len(proof["draws"]) == check_deal(record, match.game, dealer)


def test_both_see_their_own_log_and_every_past_position(people: Pair) -> None:
    table = make_table(*people, "hector")
    for _ in range(12):
        step(people, table, Random(1))
    for seat, person in enumerate(people, 1):
        told = update(person, table)
        assert told["position"]["viewer"] == seat and told["info"]["yours"] == [seat]
        assert [line["ply"] for line in told["lines"]] == list(range(told["position"]["ply"]))
        assert all(line["clause"] for line in told["lines"])
        hidden = [line for line in told["lines"] if line["by"].startswith("two" if seat == 1 else "one")]
        assert any("?" in line["code"] for line in hidden)
        for ply in (0, 5, told["position"]["ply"]):
            past = person.get(f"/api/tables/{table}/position", ply=ply).json()
            assert past["ply"] == ply and past["viewer"] == seat
    other = people[0].get(f"/api/tables/{table}/position", **{"as": "2"})
    assert other.status_code == 403
    assert people[0].get(f"/api/tables/{table}/position", ply=100000).status_code == 404


def socket_update(socket: Any) -> dict[str, Any]:
    """The next update of a stream."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=120))
        if message["type"] == "update":
            return message


def test_streams_rise_and_resume_where_they_were(people: Pair) -> None:
    table = make_table(*people, "hector")
    rng = Random(3)
    with people[0].socket(table) as first:
        start = socket_update(first)
        log = [line["code"] for line in start["lines"]]
        seq = start["seq"]
        for _ in range(15):
            step(people, table, rng)
        while len(log) < update(people[0], table)["position"]["ply"]:
            more = socket_update(first)
            assert more["seq"] > seq and more["ply_from"] == len(log)
            seq = more["seq"]
            log += [line["code"] for line in more["lines"]]
    for _ in range(5):
        step(people, table, rng)
    with people[0].socket(table, since=seq) as again:
        back = socket_update(again)
        assert back["ply_from"] == len(log)
        log += [line["code"] for line in back["lines"]]
    whole = update(people[0], table)
    assert log == [line["code"] for line in whole["lines"]]
    assert back["position"] == whole["position"], "the open decision comes back"


def test_moves_over_the_socket_are_the_same_moves(people: Pair) -> None:
    table = make_table(*people, "olympus")
    rng = Random(5)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        sockets = (one, two)
        for number in range(20):
            seat, position = next(
                (k, found) for k in (0, 1) if (found := update(people[k], table)["position"])["legal"]
            )
            move = {"type": "move", "ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"m{number}"}
            sockets[seat].send(json.dumps(move))
            while (message := json.loads(sockets[seat].recv(timeout=120))).get("answer") is None:
                assert message["type"] in ("update", "heartbeat"), message
            answer = message["answer"]
            assert answer["id"] == f"m{number}" and answer["ply"] > position["ply"]
            assert message["seq"] >= answer["seq"] and message["position"]["ply"] >= answer["ply"]
            again = people[seat].post(f"/api/tables/{table}/moves", {k: move[k] for k in ("ply", "code", "id")})
            assert again.json() == answer


def test_a_repeated_id_gets_the_first_answer_again(people: Pair) -> None:
    table = make_table(*people, "hector")
    person, position = next(
        (person, found) for person in people if (found := update(person, table)["position"])["legal"]
    )
    body = {"ply": position["ply"], "code": position["legal"][0], "id": "once"}
    first = person.post(f"/api/tables/{table}/moves", body).json()
    for _ in range(6):
        step(people, table, Random(1))
    assert person.post(f"/api/tables/{table}/moves", body).json() == first
    assert person.post(f"/api/tables/{table}/moves", {**body, "id": "twice"}).status_code == 409


def test_same_screen_one_guest_holds_both_seats(people: Pair) -> None:
    person = people[0]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    made = person.post("/api/tables", {"game": "hector", "seats": seats}).json()
    assert made["info"]["status"] == "playing" and made["info"]["yours"] == [1, 2]
    table = made["info"]["id"]
    rng = Random(1)
    seen = set()
    for _ in range(30):
        position = update(person, table)["position"]
        seen.add(position["viewer"])
        assert position["legal"], "the eyes follow the seat that decides"
        body = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"h{position['ply']}"}
        assert person.post(f"/api/tables/{table}/moves", body).status_code == 201
    assert seen == {1, 2}


def test_a_wrong_seed_voids_the_table_before_any_card(people: Pair) -> None:
    one, two = people
    _, promise = seed_of("mine")
    made = one.post(
        "/api/tables", {"game": "hector", "seats": [{"kind": "me", "commitment": promise}, {"kind": "open"}]}
    )
    table = made.json()["info"]["id"]
    two.post(f"/api/tables/{table}/join", {"token": made.json()["invites"]["2"]})
    assert one.get(f"/api/tables/{table}").json()["status"] == "sealing"
    wrong = one.post(f"/api/tables/{table}/reveal", {"seed": seed_of("another")[0]})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "error-wrong-seed")
    assert one.get(f"/api/tables/{table}").json()["status"] == "void"
    assert one.post(f"/api/tables/{table}/reveal", {"seed": seed_of("mine")[0]}).status_code == 409
    assert two.get(f"/api/tables/{table}/update").json()["position"] is None


def test_resigning_ends_the_game_and_stands_in_the_record(people: Pair) -> None:
    table = make_table(*people, "hellas")
    for _ in range(5):
        step(people, table, Random(2))
    assert people[1].post(f"/api/tables/{table}/resign").status_code == 201
    info = people[0].get(f"/api/tables/{table}").json()
    assert info["status"] == "finished" and info["result"] == [1, "end-resigned", ""]
    record = kleos.read_record(people[0].get(f"/api/tables/{table}/record", **{"as": "full"}).content)
    assert record.moves[-1] == "resign 2" and Match.replay(record).outcome is not None
    assert people[0].post(f"/api/tables/{table}/resign").status_code == 409


def test_undo_is_free_until_something_is_learned_then_by_consent(people: Pair) -> None:
    table = make_table(*people, "hector")
    rng = Random(4)
    asked = granted = 0
    for number in range(60):
        mover = next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])
        step(people, table, rng)
        told = update(people[mover], table)
        if told["info"]["status"] != "playing":
            break
        ply, undo = told["position"]["ply"], told["position"]["undo"]
        answer = people[mover].post(f"/api/tables/{table}/undo", {"ply": ply, "id": f"u{number}"})
        assert answer.status_code == 201, answer.text
        after = update(people[mover], table)
        assert undo["asks"] is not undo["free"]
        if undo["free"]:
            granted += 1
            assert after["lines"][-1]["code"].startswith("undo ") and after["position"]["ply"] == ply + 1
            continue
        asked += 1
        assert undo["reason"].startswith("error-undo-") and after["info"]["asked_undo"] == mover + 1
        accept = asked % 2 == 0
        reply = people[1 - mover].post(f"/api/tables/{table}/undo/answer", {"accept": accept})
        assert reply.status_code == 201
        assert update(people[mover], table)["position"]["ply"] == ply + accept
    assert asked > 3 and granted > 3


def test_a_rematch_swaps_the_seats(people: Pair) -> None:
    table = make_table(*people, "hector")
    people[0].post(f"/api/tables/{table}/resign")
    assert people[1].post(f"/api/tables/{table}/rematch/offer").json()["rematch_offer"] == 2
    first = people[0].post(f"/api/tables/{table}/rematch").json()["info"]
    assert first["yours"] == [2] and first["status"] == "waiting"
    assert people[1].get(f"/api/tables/{table}").json()["rematch"] == first["id"]
    second = people[1].post(f"/api/tables/{table}/rematch").json()["info"]
    assert (second["id"], second["yours"], second["status"]) == (first["id"], [1], "playing")


def test_playing_on_from_any_line_and_importing_records(people: Pair) -> None:
    table = make_table(*people, "hector")
    play_out(people, table, Random(9))
    person = people[0]
    origin = {"table": table, "ply": 40}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
    made = person.post("/api/tables", {"game": "hector", "seats": seats, "origin": origin})
    assert made.status_code == 201, made.text
    assert made.json()["info"]["origin"] == {"ply": 40, "view": "full"}
    on = made.json()["info"]["id"]
    old = person.get(f"/api/tables/{table}/log", **{"as": "1"}).json()[:40]
    assert person.get(f"/api/tables/{on}/log", **{"as": "1"}).json()[:40] == old
    for view in ("full", "1", "public"):
        record = person.get(f"/api/tables/{table}/record", **{"as": view}).content
        kept = person.client.post("/api/records", content=record, headers={"x-kleos-csrf": person.csrf})
        assert kept.status_code == 201, kept.text
        look = person.get(f"/api/records/{kept.json()['id']}", ply=30).json()
        assert look["ply"] == 30 and look["plies"] == len(look["lines"])
        again = {"record": kept.json()["id"], "ply": 30}
        made = person.post(
            "/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "me"}], "origin": again}
        )
        assert made.status_code == 201, made.text
        new = made.json()["info"]["id"]
        rng = Random(1)
        for number in range(10):
            position = update(person, new)["position"]
            body = {"ply": position["ply"], "code": rng.choice(position["legal"]), "id": f"o{number}"}
            assert person.post(f"/api/tables/{new}/moves", body).status_code == 201


def test_why_not_tells_the_clause_to_the_seat_that_decides_alone(people: Pair) -> None:
    table = make_table(*people, "hector")
    mover = next(k for k in (0, 1) if update(people[k], table)["position"]["legal"])
    told = people[mover].get(f"/api/tables/{table}/why", code="retreat").json()
    assert told["code"].startswith("why-") and told["clause"].startswith("HA-")
    legal = update(people[mover], table)["position"]["legal"][0]
    assert people[mover].get(f"/api/tables/{table}/why", code=legal).json()["code"] == ""
    assert people[1 - mover].get(f"/api/tables/{table}/why", code="retreat").status_code == 409


def test_spectators_see_what_spectators_see_and_cannot_play(people: Pair, third: Person) -> None:
    one, two = people
    made = one.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    table = made["info"]["id"]
    two.post(f"/api/tables/{table}/join", {"token": made["invites"]["2"]})
    assert third.get(f"/api/tables/{table}/update").status_code == 401
    assert third.post(f"/api/tables/{table}/watch", {"token": "wrong"}).status_code == 403
    assert third.post(f"/api/tables/{table}/watch", {"token": made["watch"]}).status_code == 201
    third.csrf = third.get("/api/me").json()["csrf"]
    told = update(third, table)
    assert told["position"]["viewer"] is None and told["position"]["legal"] == []
    assert told["position"]["table"]["own"] is None
    move = {"ply": told["position"]["ply"], "code": "pass", "id": "x"}
    assert third.post(f"/api/tables/{table}/moves", move).status_code == 403
    assert third.post(f"/api/tables/{table}/join", {"token": made["watch"]}).status_code == 403


def test_the_spectators_link_can_be_withdrawn(people: Pair, third: Person) -> None:
    one, two = people
    made = one.post("/api/tables", {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    table, watch = made["info"]["id"], made["watch"]
    two.post(f"/api/tables/{table}/join", {"token": made["invites"]["2"]})
    assert third.post(f"/api/tables/{table}/watch", {"token": watch}).status_code == 201
    third.csrf = third.get("/api/me").json()["csrf"]
    assert update(third, table)["position"]["viewer"] is None
    assert third.post(f"/api/tables/{table}/watch-link").status_code == 403  # a spectator may not
    renewed = two.post(f"/api/tables/{table}/watch-link").json()["token"]
    assert third.get(f"/api/tables/{table}/update").status_code == 403
    assert third.post(f"/api/tables/{table}/watch", {"token": watch}).status_code == 403
    assert third.post(f"/api/tables/{table}/watch", {"token": renewed}).status_code == 201
    assert update(third, table)["position"]["viewer"] is None and update(one, table)["position"]["viewer"] == 1


def test_own_and_open_tables_are_listed(people: Pair, third: Person) -> None:
    made = people[0].post(
        "/api/tables", {"game": "hellas", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    )
    table = made.json()["info"]["id"]
    assert table in [one["id"] for one in people[0].get("/api/tables").json()["mine"]]
    assert table in [one["id"] for one in third.get("/api/tables").json()["open"]]
    assert third.post(f"/api/tables/{table}/join", {}).status_code == 201
    assert people[0].get(f"/api/tables/{table}").json()["status"] == "playing"
    assert third.post(f"/api/tables/{table}/join", {}).status_code == 409


def test_leaving_frees_the_seat_and_a_new_link_replaces_the_old(people: Pair, third: Person) -> None:
    one, two = people
    made = one.post("/api/tables", {"game": "hector", "seats": [{"kind": "open"}, {"kind": "open"}]}).json()
    table, invites = made["info"]["id"], made["invites"]
    assert two.post(f"/api/tables/{table}/join", {"token": invites["1"]}).status_code == 201
    assert third.post(f"/api/tables/{table}/join", {"token": invites["1"]}).status_code == 403, "a token works once"
    assert two.post(f"/api/tables/{table}/leave").status_code == 201
    new = one.post(f"/api/tables/{table}/invite/2").json()
    if "token" in new:
        assert third.post(f"/api/tables/{table}/join", {"token": invites["2"]}).status_code == 403
        assert third.post(f"/api/tables/{table}/join", {"token": new["token"]}).status_code == 201


def test_programs_play_with_seat_keys(people: Pair, node: Node) -> None:
    one, two = people
    body = {"game": "hector", "seats": [{"kind": "me"}, {"kind": "open"}], "bearer": True}
    made = one.client.post("/api/tables", json=body).json()
    table, key = made["info"]["id"], made["keys"]["1"]
    joined = two.client.post(f"/api/tables/{table}/join", json={"token": made["invites"]["2"], "bearer": True}).json()
    keys = {1: key, 2: joined["keys"]["2"]}
    program = Person(node.address)
    for _ in range(10):
        for key in keys.values():
            program.client.headers["authorization"] = f"Bearer {key}"
            position = update(program, table)["position"]
            if position["legal"]:
                move = {"ply": position["ply"], "code": position["legal"][0], "id": f"p{position['ply']}"}
                assert program.post(f"/api/tables/{table}/moves", move).status_code == 201
    program.client.headers["authorization"] = "Bearer nonsense"
    assert program.get(f"/api/tables/{table}/update").status_code == 401
    program.close()


def test_clauses_games_bots_and_schemas_are_served(third: Person) -> None:
    for game in third.get("/api/games").json():
        assert game["options"] and third.get(f"/api/games/{game['game']}/components").status_code == 200
        clauses = third.get(f"/api/games/{game['game']}/rules").json()
        assert third.get(f"/api/rules/{clauses[0]['id']}").json() == clauses[0]
    assert {"greedy", "uniform"} <= {bot["bot"] for bot in third.get("/api/bots").json()}
    schemas = third.get("/api/schemas").json()
    assert set(schemas["games"]) == set(kleos.GAMES) and "Update" in schemas["messages"]
    paths = third.get("/api/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/moves" in paths
    assert third.get("/").headers["content-type"].startswith("text/html")
    assert third.get("/api/nothing").status_code == 404


@pytest.mark.parametrize("game", sorted(kleos.GAMES))
def test_the_table_is_told_in_words(people: Pair, game: str) -> None:
    table = make_table(*people, game)
    for _ in range(10):
        step(people, table, Random(game))
    for person in people:
        told = person.get(f"/api/tables/{table}/words").json()
        position = update(person, table)["position"]
        assert list(told["options"]) == position["legal"] and told["question"]
        assert told["sentences"] and "{" not in json.dumps([one["text"] for one in told["sentences"]])
        later = person.get(f"/api/tables/{table}/words", first=position["ply"] - 1).json()
        assert len(later["sentences"]) <= len(told["sentences"])


@pytest.mark.parametrize("game", ["hector", "olympus"])
def test_a_record_that_an_earlier_version_saved_is_shown_in_the_words_of_today(people: Pair, game: str) -> None:
    person, saved = people[0], SAVED / game / "record-switches-one.json.xz"
    data = lzma.decompress(saved.read_bytes())
    assert "asked" not in json.loads(data)["frames"][30]
    kept = person.client.post("/api/records", content=data)
    assert kept.status_code == 201, kept.text
    person.csrf = person.client.get("/api/me").json()["csrf"]
    look = person.get(f"/api/records/{kept.json()['id']}", ply=30)
    assert look.json()["table"]["asked"]["step"] and look.json()["plies"] > 200
    again = {"record": kept.json()["id"], "ply": 30}
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = person.post("/api/tables", {"game": game, "seats": seats, "origin": again})
    assert made.status_code == 201, made.text
    past = person.get(f"/api/tables/{made.json()['info']['id']}/position", ply=20, **{"as": "1"})
    assert past.json()["table"]["asked"]["step"], past.text
