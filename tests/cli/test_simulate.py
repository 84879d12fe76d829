"""The command simulate."""

import os
import pty
import signal
import subprocess
from contextlib import suppress

import pytest

from tests.cli.calls import Answer, call, finished, start

QUICK = ("simulate", "elfern", "--games", "6", "--seed", "x", "--threads", "1")


def test_json_has_totals_with_intervals_and_the_rate() -> None:
    found = call(*QUICK, "--json").json
    assert (found["game"], found["seed"], found["games"]) == ("elfern", "x", 6)
    assert found["bots"] == ["random", "random"]
    assert found["length"]["value"] == 32
    assert found["games_per_second"] > 0
    for seat in found["seats"]:
        assert seat["wins"]["low"] <= seat["wins"]["value"] <= seat["wins"]["high"]
        assert seat["score"]["low"] <= seat["score"]["value"] <= seat["score"]["high"]
    assert sum(seat["score"]["value"] for seat in found["seats"]) == pytest.approx(20)


def test_threads_do_not_change_the_totals() -> None:
    def totals(answer: Answer) -> dict[str, object]:
        return {k: v for k, v in answer.json.items() if k not in ("seconds", "games_per_second")}

    assert totals(call(*QUICK, "--threads", "2", "--json")) == totals(call(*QUICK, "--json"))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["6 games of Elfern", "Moves a game: 32.0", "Seat 1, random:"]),
        ("de", ["6 Spiele Elfern", "Züge je Spiel: 32,0", "Platz 1, random:"]),
        ("fr", ["Elfern\xa0: 6 parties", "partie\xa0: 32,0", "Place 1, random\xa0:"]),
        ("it", ["6 partite di Elfern", "Mosse per partita: 32,0", "Posto 1, random:"]),
    ],
)
def test_people_are_told_in_their_language(lang: str, words: list[str]) -> None:
    told = call(*QUICK, "--lang", lang)
    assert (told.status, told.err) == (0, "")
    for word in words:
        assert word in told.out


def test_a_random_seed_is_told_and_repeats_the_games() -> None:
    first = call("simulate", "schneider", "--games", "1", "--threads", "1", "--json")
    assert first.err == f"seed: {first.json['seed']}\n"


def test_rule_options_are_passed_on() -> None:
    found = call(*QUICK, "-o", "scoring=altenburg", "--json").json
    assert found["options"] == {"scoring": "altenburg"}


def test_ctrl_c_prints_what_is_done() -> None:
    _, terminal = leader = pty.openpty()
    process = start("simulate", "elfern", "--games", "1000000", "--threads", "1", "--json",
                    "--seed", "x", stderr=terminal)  # fmt: skip
    os.close(terminal)
    shown = b""
    while b"/1000000" not in shown or b" 0/1000000" in shown[-80:]:
        shown += os.read(leader[0], 4096)
    process.send_signal(signal.SIGINT)
    answer = finished(process)
    shown += os.read(leader[0], 65536)
    os.close(leader[0])
    assert answer.status == 130
    done = answer.json["games"]
    assert 0 < done < 1_000_000
    assert f"Interrupted: {done} of 1000000 games were played.".encode() in shown


@pytest.mark.parametrize("delay", [0.1, 0.2, 0.3, 0.4, 0.6])
def test_ctrl_c_while_the_processes_start_ends_them_without_a_word(delay: float) -> None:
    process = start("simulate", "elfern", "--games", "1000000", "--threads", "2", "--seed", "x",
                    start_new_session=True)  # fmt: skip
    with suppress(subprocess.TimeoutExpired):
        process.wait(delay)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    answer = finished(process)
    assert answer.status in (130, -signal.SIGINT)  # the latter: Python itself was not up
    assert answer.status < 0 or answer.err.count("\n") <= 1, answer.err


def test_a_killed_simulation_leaves_no_processes_behind() -> None:
    process = start("simulate", "elfern", "--games", "1000000", "--threads", "2", "--seed", "x")
    with suppress(subprocess.TimeoutExpired):
        process.wait(1.5)
    process.kill()
    # The output ends when the last process that could write to it has ended.
    assert finished(process).status == -signal.SIGKILL
