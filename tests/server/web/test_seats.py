"""Seats over HTTP: as many as there are, one for each who asks, moved by a recovery code."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.server.web.clients import Answer, Browser, joined
from tests.server.web.running import Running

ID = "0123456789abcdef"


def at_once(asking: list[Any]) -> list[Answer]:
    """Start all requests at the same moment, each in a thread of its own."""
    gate = Barrier(len(asking))

    def ask(one: Any) -> Answer:
        gate.wait(10)
        answer: Answer = one()
        return answer

    with ThreadPoolExecutor(len(asking)) as pool:
        return list(pool.map(ask, asking))


def me(browser: Browser, code: str) -> int | None:
    """The seat that the server sees in a browser."""
    seat: int | None = browser.get(f"/api/tables/{code}").good()["view"]["table"]["you"]
    return seat


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_as_many_get_a_seat_as_there_are(server: Running, seats: int) -> None:
    code = server.browser().table(game="elfer", seats=seats)
    path = f"/api/tables/{code}/seats"
    browsers = [server.browser() for _ in range(seats + 6)]
    answers = at_once([lambda b=b: b.post(path, {"name": "Ada"}) for b in browsers])
    taken = sorted(answer.json["seat"] for answer in answers if answer.status == 201)
    assert taken == list(range(seats))
    refused = [answer.json["clause"] for answer in answers if answer.status == 409]
    assert refused == ["full"] * 6
    names = {
        seat["name"]
        for seat in browsers[0].get(f"/api/tables/{code}").json["view"]["table"]["seats"]
    }
    assert len(names) == seats


def test_the_same_request_at_once_gets_one_seat(server: Running) -> None:
    code = server.browser().table(game="elfer", seats=6)
    path, wanted = f"/api/tables/{code}/seats", {"name": "Ada", "id": ID}
    answers = at_once([lambda: server.browser().post(path, wanted) for _ in range(6)])
    assert {answer.status for answer in answers} <= {200, 201}
    assert len({answer.body for answer in answers}) == 1
    view = server.browser().get(f"/api/tables/{code}").good()["view"]
    assert [seat["kind"] for seat in view["table"]["seats"]].count("person") == 1


def test_who_has_a_seat_gets_it_back(server: Running, browser: Browser) -> None:
    code = browser.table(game="elfer", seats=3)
    first = browser.sit(code, "Ada")
    again = browser.post(f"/api/tables/{code}/seats", {"name": "Bea"})
    assert again.status == 200
    assert again.json == first | {"recovery": None}
    assert me(browser, code) == 0


def test_a_seat_of_ones_choice(server: Running, browser: Browser) -> None:
    code = browser.table(game="elfer", seats=3)
    assert browser.sit(code, "Ada", seat=2)["seat"] == 2
    other = server.browser()
    path = f"/api/tables/{code}/seats"
    assert other.post(path, {"name": "Bea", "seat": 2}).json["clause"] == "seat"
    assert other.post(path, {"name": "Bea", "seat": 7}).json["clause"] == "seat"
    assert other.post(path, {}).json["place"] == "name"


def test_only_a_kept_name_is_shown_as_kept(server: Running) -> None:
    ada, bea = server.browser(), server.browser()
    ada.post("/api/players", {"name": "Ada Keeps"}).good()
    code = ada.table(game="elfer", seats=3)
    bea.sit(code, "ada keeps")
    ada.sit(code, "Cid")
    other = server.browser()
    other.post("/api/players", {"name": "Dora Keeps"}).good()
    assert other.post(f"/api/tables/{code}/seats", {}).status == 201
    seats = other.get(f"/api/tables/{code}").good()["view"]["table"]["seats"]
    assert [(seat["name"], seat["keeps_name"]) for seat in seats] == [
        ("ada keeps", False), ("Cid", False), ("Dora Keeps", True),
    ]  # fmt: skip
    code = bea.table(game="elfer", seats=2)
    bea.sit(code, "ada keeps")
    assert ada.post(f"/api/tables/{code}/seats", {}).status == 201
    seats = ada.get(f"/api/tables/{code}").good()["view"]["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["ada keeps 2", "Ada Keeps"]


def test_a_recovery_code_moves_the_seat_and_ends_the_old_token(server: Running) -> None:
    old, new = server.browser(), server.browser()
    code = old.table(game="elfer", seats=2)
    taken = old.sit(code, "Ada")
    path = f"/api/tables/{code}/recovery"

    async def story() -> None:
        async with joined(old, code) as device:
            assert device.seat == 0
            moved = new.post(path, {"recovery": taken["recovery"].lower().replace("-", " ")})
            assert moved.good()["seat"] == 0
            await device.until_view(lambda client: client.seat is None)
            assert (await device.do("ready"))["clause"] == "seat"
            assert moved.json["recovery"] != taken["recovery"]

    asyncio.run(story())
    assert me(new, code) == 0
    assert me(old, code) is None
    bearer = {"Authorization": f"Bearer {taken['seat_token']}"}
    refused = old.post(f"/api/tables/{code}/commands", {"id": "a", "do": "ready"}, **bearer)
    assert refused.json["clause"] == "seat"
    spent = server.browser().post(path, {"recovery": taken["recovery"]})
    assert (spent.status, spent.json["clause"]) == (409, "seat")


def test_the_hosts_rights_move_with_the_hosts_seat(server: Running) -> None:
    old, new = server.browser(), server.browser()
    made = old.post("/api/tables", {"game": "elfer", "seats": 3, "name": "Ada"}).good()
    code, path = made["code"], f"/api/tables/{made['code']}"
    orders = [{"id": f"open-{n}", "do": "open_seat"} for n in range(4)]

    async def story() -> None:
        async with joined(old, code) as device:
            assert device.own == {"host": True}
            assert (await device.do("open_seat"))["frame"] == "ack"
            new.post(f"{path}/recovery", {"recovery": made["recovery"]}).good()
            assert (await device.do("open_seat"))["clause"] == "host"  # the same socket as before

    asyncio.run(story())
    assert old.get(path).good()["own"] == {"host": False}
    assert old.post(f"{path}/commands", orders[0]).json["clause"] == "host"
    bearer = {"X-Host-Token": made["host_token"]}
    assert old.post(f"{path}/commands", orders[1], **bearer).json["clause"] == "host"
    assert new.post(f"{path}/commands", orders[2]).good()["frame"] == "ack"
    back = new.post(f"{path}/seats", {}).good()  # the new device sits where the host sat
    assert new.get(path).good()["view"]["table"]["host"] == back["seat"] == 0


def test_a_host_without_a_seat_keeps_the_rights_when_a_guest_moves(server: Running) -> None:
    host, guest, phone = server.browser(), server.browser(), server.browser()
    code = host.table(game="elfer", seats=2)
    taken = guest.sit(code, "Bea")
    phone.post(f"/api/tables/{code}/recovery", {"recovery": taken["recovery"]}).good()
    assert host.get(f"/api/tables/{code}").good()["own"] == {"host": True}


def test_a_recovery_whose_answer_was_lost_is_asked_for_again(server: Running) -> None:
    old, new = server.browser(), server.browser()
    code = old.table(game="elfer", seats=2)
    taken = old.sit(code, "Ada")
    wanted = {"recovery": taken["recovery"], "id": ID}
    path = f"/api/tables/{code}/recovery"
    answers = at_once([lambda: new.post(path, wanted) for _ in range(4)])
    assert {answer.status for answer in answers} == {200}
    assert len({answer.body for answer in answers}) == 1
    assert me(new, code) == 0


@pytest.mark.parametrize(
    "token",
    ["", "x", "é", "x" * 10_000, "WyJBIiwwLCJnIl0.forged", "Bearer", "../../etc/passwd"],
)
def test_a_forged_token_is_that_of_somebody_who_watches(server: Running, token: str) -> None:
    host = server.browser()
    code = host.table(game="elfer", seats=2)
    headers = {"Authorization": f"Bearer {token}", "X-Host-Token": token}
    sent = {name: value.encode().decode("latin-1") for name, value in headers.items()}
    found = server.browser().get(f"/api/tables/{code}", **sent).good()
    assert found["view"]["table"]["you"] is None
    assert found["own"] == {"host": False}


def test_a_host_is_known_by_more_than_the_code(server: Running, browser: Browser) -> None:
    code = browser.table()
    assert browser.get(f"/api/tables/{code}").good()["own"] == {"host": True}
    other = {"X-Host-Token": server.site.signer.host_token(code, "another grant")}
    assert server.browser().get(f"/api/tables/{code}", **other).good()["own"] == {"host": False}


def test_a_token_of_one_table_is_none_of_another(server: Running, browser: Browser) -> None:
    first, second = browser.table(), browser.table()
    token = browser.sit(first, "Ada")["seat_token"]
    bearer = {"Authorization": f"Bearer {token}"}
    stranger = server.browser()
    assert stranger.get(f"/api/tables/{first}", **bearer).good()["view"]["table"]["you"] == 0
    assert stranger.get(f"/api/tables/{second}", **bearer).good()["view"]["table"]["you"] is None


def test_scripts_cannot_read_cookies_and_other_tables_do_not_get_them(
    server: Running, browser: Browser
) -> None:
    made = browser.post("/api/tables", {"game": "elfern", "name": "Ada"})
    code = made.json["code"]
    lines = made.headers.get_all("Set-Cookie") or []
    assert {line.partition("=")[0] for line in lines} == {f"seat-{code}", f"host-{code}"}
    for line in lines:
        assert {"HttpOnly", "SameSite=lax", f"Path=/api/tables/{code}"} <= set(line.split("; "))
        assert "Max-Age=15552000" in line
    assert made.json["link"] == f"http://127.0.0.1:{server.port}/t/{code}"
