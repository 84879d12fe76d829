"""Players who keep a name, over HTTP: their games, figures, ratings, and being forgotten."""

import asyncio
import random
import time
from typing import Any

import pytest

from tests.server.web.clients import PATIENCE, Browser, joined
from tests.server.web.running import Running
from tests.server.web.test_playing import play_on


def keep(browser: Browser, name: str) -> dict[str, Any]:
    kept: dict[str, Any] = browser.post("/api/players", {"name": name}).good()
    return kept


def play(server: Running, *browsers: Browser) -> str:
    """Let these play one game by chance under their kept names; returns the table's code."""
    code = browsers[0].table(seats=len(browsers))
    for browser in browsers:
        assert browser.post(f"/api/tables/{code}/seats", {}).status == 201

    async def seat(browser: Browser, number: int) -> None:
        async with joined(browser, code) as client:
            await client.do("ready")
            await client.until_view(lambda c: c.table["phase"] == "playing")
            await play_on(client, random.Random(number))

    async def evening() -> None:
        await asyncio.gather(*[seat(browser, n) for n, browser in enumerate(browsers)])

    asyncio.run(evening())
    assert browsers[0].get(f"/api/tables/{code}/games").good()["games"]
    assert browsers[0].get(f"/api/tables/{code}/games?before=1").good()["games"] == []
    return code


def test_a_name_is_kept_with_its_games_figures_and_ratings(server: Running) -> None:
    ada, bea = server.browser(), server.browser()
    one, two = keep(ada, "Ada Kept"), keep(bea, "Bea Kept")
    code = play(server, ada, bea)
    (game,) = ada.get("/api/players/me/games").good()["games"]
    assert game["table"] == code
    assert [seat["player"] for seat in game["seats"]] == [one["id"], two["id"]]
    shown = [server.browser().get(f"/api/players/{kept['id']}").good() for kept in (one, two)]
    assert [each["statistics"]["elfern"]["games"] for each in shown] == [1, 1]
    wins = [each["statistics"]["elfern"]["wins"] for each in shown]
    assert wins == [int(seat["won"]) for seat in game["seats"]]
    ranking = server.browser().get("/api/ranking?game=elfern").good()["players"]
    assert {one["id"], two["id"]} <= {line["player"] for line in ranking}
    best = [line["rating"]["rating"] for line in ranking]
    assert best == sorted(best, reverse=True)
    tables = ada.get("/api/players/me/tables").good()["tables"]
    assert [table["code"] for table in tables] == [code]


def test_whoever_is_forgotten_leaves_no_name(server: Running) -> None:
    ada, bea = server.browser(), server.browser()
    one = keep(ada, "Ada Gone")
    keep(bea, "Bea Stays")
    code = play(server, ada, bea)
    export = ada.get("/api/players/me/export")
    assert "attachment" in export.headers["Content-Disposition"]
    assert export.good()["player"]["name"] == "Ada Gone"
    assert "recovery" not in export.good()["player"]
    gone = ada.ask("DELETE", "/api/players/me")
    assert (gone.status, gone.body) == (204, b"")
    assert not [name for name, _ in ada.cookies if name == "player"]
    stale = {"X-Player-Token": one["player_token"]}
    assert server.browser().get("/api/players/me", **stale).status == 401
    assert server.browser().get(f"/api/players/{one['id']}").status == 404
    # Within the second in which every server process looks at such tables again.
    deadline = time.monotonic() + PATIENCE
    while b"Ada Gone" in bea.get(f"/api/tables/{code}").body:
        assert time.monotonic() < deadline
    (game,) = bea.get("/api/players/me/games").good()["games"]
    record = server.browser().get(f"/api/records/{game['record']}")
    for answer in (record, bea.get(f"/api/tables/{code}"), bea.get("/api/players/me/games")):
        assert b"Ada Gone" not in answer.body
        assert answer.status == 200


def test_a_recovery_code_brings_the_name_back(server: Running) -> None:
    ada, other = server.browser(), server.browser()
    kept = keep(ada, "Ada Recovered")
    back = other.post("/api/players/recovery", {"recovery": kept["recovery"].lower()}).good()
    assert (back["id"], back["recovery"]) == (kept["id"], None)
    assert other.get("/api/players/me").good()["name"] == "Ada Recovered"

    renewed = other.ask("PATCH", "/api/players/me", {"renew": True}).good()
    assert renewed["recovery"] not in (None, kept["recovery"])
    assert ada.get("/api/players/me").status == 401
    assert other.get("/api/players/me").status == 200
    spent = server.browser().post("/api/players/recovery", {"recovery": kept["recovery"]})
    assert (spent.status, spent.json["clause"]) == (400, "text")


def test_a_name_is_changed_and_stays_unique(server: Running) -> None:
    ada, bea = server.browser(), server.browser()
    keep(ada, "Ada Unique")
    taken = bea.post("/api/players", {"name": "ada  unique"})
    assert taken.status == 400
    assert taken.json["place"] == "name"
    assert ada.ask("PATCH", "/api/players/me", {"name": "Ada Other"}).good()["name"] == "Ada Other"
    keep(bea, "ada unique")


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 100, "<script>\u0000", "\u202eada", "a\nb", "🂠" * 90]
)
def test_a_name_that_nobody_could_read_is_not_kept(browser: Browser, name: str) -> None:
    answer = browser.post("/api/players", {"name": name})
    assert (answer.status, answer.json["clause"], answer.json["place"]) == (400, "text", "name")


def test_the_cookie_of_a_player_goes_to_the_interface_alone(browser: Browser) -> None:
    made = browser.post("/api/players", {"name": "Ada Cookie"})
    (line,) = made.headers.get_all("Set-Cookie") or []
    assert {"HttpOnly", "SameSite=lax", "Path=/api"} <= set(line.split("; "))


def test_a_listed_table_is_found_until_it_begins(server: Running, browser: Browser) -> None:
    hidden, listed = browser.table(), browser.table(listed=True, seats=2)
    found = {table["code"]: table for table in browser.get("/api/tables").good()["tables"]}
    assert hidden not in found
    assert found[listed]["summary"]["open"] == 2
    assert found[listed]["phase"] == "gathering"


def test_lists_come_in_pages(server: Running) -> None:
    browser = server.browser()
    codes = {browser.table(listed=True) for _ in range(55)}
    first = browser.get("/api/tables").good()
    assert len(first["tables"]) == 50
    second = browser.get(f"/api/tables?before={first['before']}").good()
    both = [table["code"] for table in first["tables"] + second["tables"]]
    assert codes <= set(both)
    assert len(both) == len(set(both))
