"""The command simulate."""

import os
import pty
import re
import select
import signal
import subprocess
from contextlib import suppress

import pytest

from elferrat.lab.plan import planned
from elferrat.lab.shards import prepare
from elferrat.locale.values import LANGUAGES
from tests.cli.calls import Answer, call, finished, start

QUICK = ("simulate", "elfern", "--games", "6", "--seed", "x", "--threads", "1")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Whoever compiles first is told so; here it was done before."""
    prepare(planned("elfern", {}, ["random"], None, "", 1))
    prepare(planned("extra", {}, ["random"], None, "", 1))


def totals(answer: Answer) -> dict[str, object]:
    """What does not depend on the machine."""
    return {k: v for k, v in answer.json.items() if k not in ("seconds", "games_per_second")}


def test_json_has_totals_with_intervals_and_the_rate() -> None:
    found = call(*QUICK, "--json").json
    assert (found["game"], found["seed"], found["games"]) == ("elfern", "x", 6)
    assert found["options"] == {}
    assert found["length"]["value"] == 32
    assert found["games_per_second"] > 0
    for seat in found["seats"]:
        assert seat["bot"] == "random"
        assert seat["wins"]["low"] <= seat["wins"]["value"] <= seat["wins"]["high"]
        assert seat["score"]["low"] <= seat["score"]["value"] <= seat["score"]["high"]
        assert sum(seat["place"]["histogram"].values()) == 6
    assert sum(seat["score"]["value"] for seat in found["seats"]) == pytest.approx(20)
    assert found["bots"]["random"]["seats"] == [0, 1]


@pytest.mark.parametrize("bots", ["random", "thumb,random"])
def test_threads_do_not_change_the_totals(bots: str) -> None:
    alone = call(*QUICK, "--bots", bots, "--json")
    assert totals(call(*QUICK, "--bots", bots, "--threads", "2", "--json")) == totals(alone)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["6 games of Elfern", "Moves a game: 32.0", "Seat  Bot     Wins %", "1st %"]),
        ("de", ["6 Spiele Elfern", "Züge je Spiel: 32,0", "Platz  Bot     Siege %", "1. %"]),
        ("fr", ["Elfern\xa0: 6 parties", "partie\xa0: 32,0", "Place  Robot   Victoires", "1er"]),
        ("it", ["6 partite di Elfern", "Mosse per partita: 32,0", "Posto  Bot     Vittorie", "1º"]),
    ],
)
def test_people_are_told_in_their_language(lang: str, words: list[str]) -> None:
    told = call(*QUICK, "--lang", lang)
    assert (told.status, told.err) == (0, "")
    for word in words:
        assert word in told.out


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_table_fits_a_terminal(lang: str) -> None:
    told = call("simulate", "extra", "--games", "60", "--bots", "random", "--players", "6",
                "--seed", "x", "--threads", "1", "--lang", lang)  # fmt: skip
    rows = told.out.split("\n\n")[1:3]
    assert all(len(row.splitlines()) == 7 for row in rows)
    assert max(len(line) for row in rows for line in row.splitlines()) <= 100


def test_of_one_game_there_is_no_interval_of_what_varies_from_game_to_game() -> None:
    words = (*QUICK[:3], "1", *QUICK[4:])
    found = call(*words, "--json").json
    spread = [
        found["length"],
        *(seat[name] for seat in found["seats"] for name in ("score", "place")),
    ]
    assert {each["low"] for each in spread} == {each["high"] for each in spread} == {None}
    for lang in LANGUAGES:
        told = call(*words, "--lang", lang).out
        assert told.count(" (–)") == len(spread)
        assert "inf" not in told


def test_what_only_some_games_have_is_told_only_there() -> None:
    elfern = call(*QUICK).out
    extra = call("simulate", "extra", "--games", "2", "--seed", "x", "--threads", "1").out
    for words in ("Pile empty", "How the games ended", "Bonus cards"):
        assert words not in elfern
        assert words in extra


def test_bots_with_several_seats_are_summed_up() -> None:
    told = call("simulate", "elfer", "--games", "2", "--bots", "thumb,random,thumb", "--seed", "x",
                "--threads", "1").out  # fmt: skip
    assert re.search(r"^0 2    thumb  ", told, re.MULTILINE)
    assert "Seats" not in call("simulate", "elfer", "--games", "2", "--bots", "thumb,random",
                               "--seed", "x", "--threads", "1").out  # fmt: skip


def test_a_random_seed_is_told_and_repeats_the_games() -> None:
    first = call("simulate", "elfern", "--games", "5", "--threads", "1", "--json")
    assert first.err == f"seed: {first.json['seed']}\n"
    again = call("simulate", "elfern", "--games", "5", "--threads", "1", "--json",
                 "--seed", first.json["seed"])  # fmt: skip
    assert totals(again) == totals(first)
    assert again.err == ""


def test_rule_options_are_passed_on() -> None:
    found = call(*QUICK, "-o", "must_head=true", "--json").json
    assert found["options"] == {"must_head": True}


def test_without_the_twin_the_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = totals(call(*QUICK, "--json"))
    monkeypatch.setattr("elferrat.lab.shards.available", lambda: False)
    monkeypatch.setattr("elferrat.lab.plan.available", lambda: False)
    monkeypatch.setattr("elferrat.kernel.playout.random_games", None)
    assert totals(call(*QUICK, "--json")) == compiled


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("whist", "--games", "5"), ["GAME: ", "whist"]),
        (("elfern", "--games", "0"), ["--games: ", "from 1"]),
        (("elfern", "--games", "5", "--bots", "genius"), ["--bots: ", "genius"]),
        (("elfern", "--games", "5", "--bots", "random,"), ["--bots: "]),
        (("elfern", "--games", "5", "--bots", "random,random,random"), ["--players: "]),
        (("elfer", "--games", "5", "--players", "3", "--bots", "a,b"), ["--bots: ", "3 seats"]),
        (("elfern", "--games", "5", "--threads", "0"), ["--threads: "]),
        (("elfern", "--games", "5", "--cluster", "local", "--threads", "2"), ["--threads: "]),
        (("elfern", "--games", "5", "--cluster", "ray//x"), ["--cluster: ", "ray://"]),
        (("elfern", "--games", "5", "--cluster", "ray://127.0.0.1:1"), ["--cluster: ", "answers"]),
        (("elfern",), ["--games"]),
        ((), ["GAME"]),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], parts: list[str]) -> None:
    call("simulate", *words).refuses(*parts)


def test_ctrl_c_prints_what_is_done() -> None:
    _, terminal = leader = pty.openpty()
    process = start("simulate", "elfern", "--games", "1000000000", "--threads", "1", "--json",
                    "--seed", "x", stderr=terminal)  # fmt: skip
    os.close(terminal)
    shown = b""
    while b"/1000000000" not in shown or b" 0/1000000000" in shown[-90:]:
        shown += os.read(leader[0], 4096)
    process.send_signal(signal.SIGINT)
    answer = finished(process)
    shown += os.read(leader[0], 65536)
    os.close(leader[0])
    assert answer.status == 130
    done = answer.json["games"]
    assert 0 < done < 1_000_000_000
    assert b"games/s" in shown
    assert f"Interrupted: {done} of 1000000000 games were played.".encode() in shown
    planned_so = call("simulate", "elfern", "--games", str(done), "--seed", "x", "--json")
    assert totals(planned_so) == totals(answer)


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "thumb"])
def test_an_end_by_signal_prints_what_is_done_too(bots: str) -> None:
    process = start("simulate", "elfern", "--games", "1000000000", "--threads", "2", "--json",
                    "--seed", "x", "--bots", bots, start_new_session=True)  # fmt: skip
    with suppress(subprocess.TimeoutExpired):
        process.wait(4)
    os.killpg(process.pid, signal.SIGTERM)  # as a service manager does: to the whole group
    answer = finished(process)
    assert answer.status == 128 + signal.SIGTERM
    assert answer.err.startswith("Interrupted: ")
    assert answer.json["games"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_what_a_terminal_tells_the_whole_group_leaves_nobody_behind(
    number: signal.Signals,
) -> None:
    leader, terminal = pty.openpty()
    process = start("simulate", "elfern", "--games", "1000000000", "--threads", "2", "--json",
                    "--seed", "x", "--bots", "thumb", stderr=terminal,
                    start_new_session=True)  # fmt: skip
    os.close(terminal)
    shown = b""
    while b"/1000000000" not in shown or b" 0/1000000000" in shown[-90:]:
        shown += heard(leader)
    os.killpg(process.pid, number)
    while more := heard(leader):  # until the last process that could write to it has ended
        shown += more
    os.close(leader)
    answer = finished(process)
    assert answer.status == 128 + number
    done = answer.json["games"]
    assert 0 < done < 1_000_000_000
    assert f"Interrupted: {done} of 1000000000 games were played.".encode() in shown
    assert shown.count(b"Interrupted") == shown.rstrip().count(b"\n"), shown
    planned_so = call("simulate", "elfern", "--games", str(done), "--seed", "x", "--json",
                      "--bots", "thumb")  # fmt: skip
    assert totals(planned_so) == totals(answer)


def heard(leader: int) -> bytes:
    """What was written to a terminal since; nothing once nobody has it open any more."""
    assert select.select([leader], [], [], 60)[0], "still held open"
    try:
        return os.read(leader, 65536)
    except OSError:  # so Linux says that the other end is closed
        return b""


@pytest.mark.slow
@pytest.mark.parametrize("delay", [0.1, 0.2, 0.3, 0.4, 0.6])
@pytest.mark.parametrize("bots", ["random", "thumb"])
def test_ctrl_c_while_it_starts_ends_it_without_a_word(delay: float, bots: str) -> None:
    process = start("simulate", "elfern", "--games", "1000000000", "--threads", "2", "--seed", "x",
                    "--bots", bots, start_new_session=True)  # fmt: skip
    with suppress(subprocess.TimeoutExpired):
        process.wait(delay)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    answer = finished(process)
    assert answer.status in (130, -signal.SIGINT)  # the latter: Python itself was not up
    assert answer.status < 0 or answer.err.count("\n") <= 1, answer.err


def test_a_killed_simulation_leaves_no_processes_behind() -> None:
    process = start("simulate", "elfern", "--games", "1000000", "--threads", "2", "--seed", "x",
                    "--bots", "thumb")  # fmt: skip
    with suppress(subprocess.TimeoutExpired):
        process.wait(1.5)
    process.kill()
    # The output ends when the last process that could write to it has ended.
    assert finished(process).status == -signal.SIGKILL


def test_the_table_says_how_often_each_seat_came_where() -> None:
    words = ("simulate", "elfer", "--players", "3", "--games", "40", "--seed", "x")
    counted = call(*words, "--json").json["seats"]
    text = call(*words).out
    for seat in counted:
        places = seat["place"]["histogram"]
        shown = "  ".join(f"{100 * places.get(str(n), 0) / 40:<5.1f}" for n in (1, 2, 3))
        assert shown.strip() in text
