"""The commands `backup` and `admin`, beside a server that runs."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from elferrat.server.store.store import SeatResult, Store
from tests.cli.calls import call
from tests.cli.serving import Served, served
from tests.server.store.logs import PLAYING, created, finished, player, with_store
from tests.server.web.clients import Browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served")) as found:
        yield found


@pytest.fixture
def browser(server: Served) -> Browser:
    return server.browser()


def seated(browser: Browser) -> str:
    """A table at which Ada plays against a bot; its code."""
    code = browser.table(seats=2, bots={"1": "thumb"}, chat=True)
    browser.sit(code, "Ada")
    browser.post(f"/api/tables/{code}/commands", {"id": "1", "do": "ready"}).good()
    return code


def test_the_tables_of_a_running_server_are_listed(server: Served, browser: Browser) -> None:
    code = seated(browser)
    lines = call("admin", "list", "--database", server.database)
    assert lines.status == 0
    assert re.search(f"^{code}  in a game  Elfern  Ada, ", lines.out, re.MULTILINE)
    known = call("admin", "list", "--database", server.database, "--json").json["tables"]
    assert code in [table["code"] for table in known]
    one = call("admin", "list", "--database", server.database, "--json", "--most", "1").json
    assert len(one["tables"]) == 1


def test_a_table_is_shown_as_a_spectator_sees_it(server: Served, browser: Browser) -> None:
    code = seated(browser)
    shown = call("admin", "inspect", code.lower(), "--database", server.database)
    assert "Ada" in shown.out
    assert "dealt" in shown.out
    whole = call("admin", "inspect", code, "--database", server.database, "--json").json
    assert all(isinstance(hand, int) for hand in whole["play"]["hands"])


def test_a_running_table_is_ended(server: Served, browser: Browser) -> None:
    code = seated(browser)
    ended = call("admin", "end", code, "--database", server.database, "--lang", "de")
    assert (ended.status, ended.out) == (0, f"Tisch {code} ist geschlossen.\n")
    table = browser.get(f"/api/tables/{code}").good()["view"]["table"]
    assert (table["phase"], table["ended"]) == ("closed", "admin")
    call("admin", "end", code, "--database", server.database).refuses("closed")


def test_a_seat_is_muted_at_a_running_table(server: Served, browser: Browser) -> None:
    code = seated(browser)
    say = {"do": "say", "text": "hello"}
    commands = f"/api/tables/{code}/commands"
    browser.post(commands, {"id": "2"} | say).good()
    assert call("admin", "mute", code, "0", "--database", server.database).status == 0
    assert browser.post(commands, {"id": "3"} | say).json["clause"] == "chat"
    assert call("admin", "mute", code, "0", "--off", "--database", server.database).status == 0
    browser.post(commands, {"id": "4"} | say).good()
    call("admin", "mute", code, "5", "--database", server.database).refuses("seat 5")
    call("admin", "mute", code, "nine", "--database", server.database).refuses("SEAT: ")


def test_a_player_is_shown_exported_and_forgotten(server: Served, browser: Browser) -> None:
    browser.post("/api/players", {"name": "Mathilda"}).good()
    code = browser.table(seats=2)
    browser.sit(code, "Mathilda")
    where = ("--database", server.database)
    assert f"Running tables: {code}" in call("admin", "player", "mathilda", *where).out
    assert call("admin", "export", "Mathilda", *where).json["player"]["name"] == "Mathilda"
    kept = call("admin", "forget", "Mathilda", *where, stdin="Matilda\n")
    assert (kept.status, kept.out) == (1, "")
    assert "not confirmed" in kept.err
    assert call("admin", "forget", "Mathilda", *where, stdin="").status == 1
    assert call("admin", "player", "Mathilda", *where).status == 0
    gone = call("admin", "forget", "mathilda", *where, stdin="Mathilda\n")
    assert (gone.status, gone.out) == (0, "All that was kept about Mathilda is removed.\n")
    call("admin", "player", "Mathilda", *where).refuses("Mathilda: ")
    browser.post("/api/players", {"name": "Mathilda"}).good()
    assert call("admin", "forget", "Mathilda", "--yes", *where).status == 0


def test_ratings_are_worked_out_anew(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def played(store: Store) -> None:
        ada, bea = [await store.add_player(player(name)) for name in ("Ada", "Bea")]
        table = await store.create("BCDFGH", created(), PLAYING)
        seats = SeatResult("Ada", True, 3, 1, ada), SeatResult("Bea", False, 0, 2, bea)
        for index in range(3):
            await store.finish(finished(table, index, *seats))  # kept, but never rated

    async def ranked(store: Store) -> None:
        assert [line.name for line in await store.ranking("extra")] == ["Ada", "Bea"]
        assert {line.rating.games for line in await store.ranking("extra")} == {3}

    with_store(url, played)
    done = call("admin", "rerate", "extra", "--database", url)
    assert (done.status, done.err) == (0, "")
    assert done.out == "Ratings of Elfer raus! Extra were worked out anew: 2 players.\n"
    with_store(url, ranked)
    told = call("admin", "rerate", "extra", "--json", "--database", url).json
    assert told == {"game": "extra", "players": 2}
    german = call("admin", "rerate", "elfern", "--lang", "de", "--database", url)
    assert german.out == "Wertungen von Elfern neu berechnet: 0 Personen.\n"


def test_a_copy_of_a_running_server_opens(server: Served, browser: Browser, tmp_path: Path) -> None:
    code = seated(browser)
    copy = tmp_path / "copy.db"
    done = call("backup", copy, "--database", server.database)
    assert (done.status, done.err) == (0, "")
    assert str(copy) in done.out
    shown = call("admin", "inspect", code, "--json", "--database", f"sqlite:///{copy}").json
    assert shown["table"]["seats"][0]["name"] == "Ada"
    call("backup", copy, "--database", server.database).refuses(f"{copy}: ", "there already")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("admin", ["elferrat admin"]),
        ("admin lst", ["“lst”"]),
        ("admin list --most 0", ["--most: "]),
        ("admin inspect", ["CODE"]),
        ("admin inspect XXXXXX", ["no database here"]),
        ("admin rerate elfer", ["no database here"]),
        ("admin rerate chess", ["GAME: ", "chess", "elfer"]),
        ("backup", ["FILE"]),
        ("backup copy.db", ["tables.db: "]),
        ("backup copy.db --database nonsense", ["--database: "]),
    ],
)
def test_misuse_is_one_line(words: str, parts: list[str], tmp_path: Path) -> None:
    before = os.environ.get("XDG_DATA_HOME")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path))
        call(*words.split()).refuses(*parts)
    assert os.environ.get("XDG_DATA_HOME") == before
    assert not list(tmp_path.iterdir())


def test_unknown_tables_are_one_line(server: Served) -> None:
    for words in ("inspect XXXXXX", "end XXXXXX", "mute XXXXXX 0"):
        call("admin", *words.split(), "--database", server.database).refuses("XXXXXX: ")


@pytest.mark.parametrize(
    "command", ["list", "inspect", "end", "mute", "player", "export", "forget", "rerate"]
)
def test_every_part_of_admin_has_help_with_an_example(command: str) -> None:
    shown = call("admin", command, "--help")
    assert shown.status == 0
    assert f" elferrat admin {command}" in shown.out.partition("\n  Examples:\n")[2]


def test_an_export_is_json_whatever_the_names(server: Served, browser: Browser) -> None:
    browser.post("/api/players", {"name": "Zoë Ångström"}).good()
    told = call("admin", "export", "Zoë Ångström", "--database", server.database)
    assert json.loads(told.out)["player"]["name"] == "Zoë Ångström"
