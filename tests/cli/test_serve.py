"""The command `serve`: ready, ended, and every reason why it cannot begin."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from elferrat.cli.database import data_folder
from elferrat.locale.message import Unusable
from elferrat.server.store.schema import VERSION_TABLE
from elferrat.server.store.store import Store
from tests.cli.calls import COMMAND, ENVIRONMENT, call, finished, start
from tests.cli.serving import served
from tests.structure.tree import ROOT

SERVER = {"fastapi", "sqlalchemy", "uvicorn", "orjson", "itsdangerous", "elferrat.server.room"}


def test_one_line_says_that_the_page_is_there_and_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with served(tmp_path, "--lang", "de") as server:
        assert (
            server.line == f"Die Tische sind offen unter {server.url} – Strg-C beendet den Server."
        )
        assert server.browser().get("/").body.startswith(b"<!doctype html>")
        ended = server.end()
    assert (ended.status, ended.out, ended.err) == (0, "", "")


def test_a_table_outlives_its_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        code = server.browser().table()
        assert server.end(signal.SIGTERM).status == 0
    with served(tmp_path) as server:
        assert server.browser().get(f"/api/tables/{code}").good()["view"]["table"]["code"] == code


def test_without_an_address_the_database_is_in_the_data_directory(tmp_path: Path) -> None:
    environment = ENVIRONMENT | {"XDG_DATA_HOME": str(tmp_path)}
    process = start("serve", "--port", "0", env=environment)
    watch = threading.Timer(20, process.kill)
    watch.start()
    assert process.stdout
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert finished(process).status == 0
    watch.cancel()
    assert (tmp_path / "elferrat" / "tables.db").stat().st_mode & 0o077 == 0


def test_the_address_may_stand_in_the_environment(tmp_path: Path) -> None:
    environment = {"ELFERRAT_DATABASE": "mysql://host:secret@db/x"}
    refused = finished(start("serve", env=ENVIRONMENT | environment))
    refused.refuses("--database: ", "sqlite:///FILE")
    assert "secret" not in refused.err


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("--port", "70000"), ["--port: ", "65535"]),
        (("--port", "http"), ["--port: "]),
        (("--port", "-1"), ["--port: "]),
        (("--host", "203.0.113.7"), ["203.0.113.7"]),
        (("--host", "no such host"), ["no such host"]),
        (("--database", "nonsense"), ["--database: ", "sqlite:///FILE"]),
        (("--database", "mysql://db/x"), ["--database: ", "sqlite:///FILE"]),
        (("--database", "sqlite://"), ["--database: ", "sqlite:///FILE"]),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), ["127.0.0.1:1"]),
        (("--broker", "nonsense"), ["redis://"]),
        (("--proxies", "localhost,x"), ["--proxies: "]),
        (("--public", "cards.example"), ["--public: "]),
        (("--grace", "soon"), ["--grace: ", "0.5"]),
        (("--grace", "nan"), ["--grace: "]),
        (("--bot-seconds", "0"), ["--bot-seconds: "]),
        (("--bots", "0"), ["--bots: "]),
        (("--lang", "es"), ["--lang: "]),
        (("now",), ["elferrat serve: ", "(now)"]),
    ],
)
def test_what_cannot_be_served_is_one_line(
    words: tuple[str, ...], parts: list[str], tmp_path: Path
) -> None:
    given = words if "--database" in words else ("--database", f"sqlite:///{tmp_path}/t.db", *words)
    call("serve", "--port", "0", *given).refuses(*parts)


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = call("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/t.db")
    refused.refuses(f"127.0.0.1:{port}: ")


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "below" / "t.db"
    call("serve", "--database", f"sqlite:///{place}").refuses(f"{place}: ")


def test_a_file_that_is_no_database_is_one_line_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 500, encoding="utf-8")
    call("serve", "--database", f"sqlite:///{file}").refuses(f"{file}: ", "no database")
    assert file.read_text(encoding="utf-8") == "Dear Ada, " * 500


def test_a_newer_database_is_one_line_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    asyncio.run(made(f"sqlite:///{file}"))
    with sqlite3.connect(file) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    connection.close()
    call("serve", "--database", f"sqlite:///{file}").refuses(f"{file}: ", "9999")


async def made(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.mark.parametrize("command", ["serve", "backup copy.db", "admin list"])
def test_a_missing_extra_is_one_line_with_its_name(command: str) -> None:
    without = (
        "import sys; sys.modules['fastapi'] = None\n"
        "from elferrat.cli.app import main; sys.exit(main(sys.argv[1:]))"
    )
    program = [sys.executable, "-c", without, *command.split()]
    done = subprocess.run(program, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "elferrat[server]" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ["serve --help", "admin --help", "backup --help", "games"])
def test_no_other_command_waits_for_the_server(words: str) -> None:
    shown = "import sys; from elferrat.cli.app import main; main(sys.argv[1:]); print(*sys.modules)"
    program = [sys.executable, "-c", shown, *words.split()]
    done = subprocess.run(program, check=True, capture_output=True, text=True)
    assert SERVER.isdisjoint(done.stdout.splitlines()[-1].split())


@pytest.mark.skipif(os.name == "nt", reason="a shell script as a browser")
def test_it_opens_the_page_where_there_is_a_screen(tmp_path: Path) -> None:
    fifo, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(fifo)
    browser.write_text(f'#!/bin/sh\necho "$1" > {fifo}\n', encoding="utf-8")
    browser.chmod(0o755)
    with served(tmp_path, "--open", env={"BROWSER": str(browser), "DISPLAY": ":9"}) as server:
        assert fifo.read_text(encoding="utf-8").strip() == server.url


@pytest.mark.skipif(os.name == "nt", reason="a shell script as a browser")
def test_it_opens_nothing_where_there_is_no_screen(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\ntouch {tmp_path}/opened\n", encoding="utf-8")
    browser.chmod(0o755)
    nothing = {"BROWSER": str(browser), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with served(tmp_path, "--open", env=nothing) as server:
        assert server.end().status == 0
    assert not (tmp_path / "opened").exists()


@pytest.mark.parametrize(
    ("platform", "variables", "place"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/elferrat"),
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.local/share/elferrat"),
        (
            "linux",
            {"HOME": "/home/ada", "XDG_DATA_HOME": "data"},
            "/home/ada/.local/share/elferrat",
        ),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/elferrat"),
        ("win32", {"LOCALAPPDATA": "/c/ada"}, "/c/ada/elferrat"),
    ],
)
def test_data_lies_where_the_system_keeps_it(
    platform: str, variables: dict[str, str], place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == Path(place)


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_who_has_no_home_is_told_to_name_a_database(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "nowhere")  # no absolute path, so no home
    monkeypatch.setattr(sys, "platform", platform)
    with pytest.raises(Unusable, match="--database"):
        data_folder()


@pytest.mark.slow
def test_the_example_plays_a_whole_match(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        program = [COMMAND[0], str(ROOT / "examples" / "own_bot.py"), server.url]
        first = subprocess.run(program, check=True, capture_output=True, timeout=120)
        match = json.loads(first.stdout)
        assert len(match["hands"]) == 2
        assert match["winners"]
        code = server.browser().table(game="elfer", seats=3, bots={"0": "random", "2": "thumb"})
        second = subprocess.run([*program, code], check=True, capture_output=True, timeout=120)
        assert len(json.loads(second.stdout)["hands"]) == 1
    assert len((ROOT / "examples" / "own_bot.py").read_text(encoding="utf-8").splitlines()) <= 50
