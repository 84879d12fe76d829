"""Bots at work in processes of their own: limits, faults, fairness, and nothing left behind."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import uvloop

import elferrat
from elferrat.bots import Budget
from elferrat.games import NAMES
from elferrat.locale.values import AnyOf, CardText
from elferrat.play.evidence import Evidence
from elferrat.play.table import Table
from elferrat.play.view import View
from elferrat.server.logs import written_to
from elferrat.server.metrics import Metrics
from elferrat.server.workers import Answer, Closed, Workers, fallback
from tests.server.bad_bots import DEEDS, RICH

LEVELS = "tests.server.bad_bots"
PATIENCE = 60.0  # seconds; more than any test needs on the slowest machine
LATE = {"hangs", "spins", "stands_still", "forks"}
GOOD = {"prints", "counts_files"}

MADE: list[Workers] = []

Run = Callable[[Callable[[], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs a test on the standard loop and on the one that Uvicorn prefers."""

    def on_the_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            try:
                runner.run(test())
            finally:  # a loop would wait for processes that a failure left there
                while MADE:
                    runner.run(MADE.pop().close())

    return on_the_loop


def made(processes: int, limit: float, **more: Any) -> Workers:
    """Workers that `run` closes if their test does not come to it."""
    MADE.append(Workers(processes, limit, **more))
    return MADE[-1]


def choice_at(game: str) -> Table:
    """A table at which the seat on turn has several legal moves."""
    table = elferrat.deal(game, seed="workers")
    while len(table.legal()) < 3:
        table.play(table.legal()[0])
    return table


TABLE = choice_at("elfern")
TABLE.play(TABLE.legal()[0])
VIEW, EVIDENCE = TABLE.view(TABLE.turn), TABLE.evidence()


async def ask(
    workers: Workers,
    level: str,
    seconds: float = 0.1,
    view: View = VIEW,
    seed: str | None = "s",
    evidence: Evidence = EVIDENCE,
) -> Answer:
    assert view.seat is not None
    return await workers.choose(
        view["game"], view, view.seat, level, seed, seconds, evidence.json()
    )


async def until(condition: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def lives(pid: int) -> bool:
    """Whether a process of the session that it began runs; the dead that nobody buried do not."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = stat.read_text("utf-8").rpartition(") ")[2].split()[:4]
        except OSError:
            continue
        if int(session) == pid and state not in "ZX":
            return True
    return False


def test_bots_choose_as_they_do_here(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE)
        for table in map(choice_at, NAMES):
            view, evidence = table.view(table.turn), table.evidence()
            for level in elferrat.bots.LEVELS:
                choice = elferrat.bot(level, seed="s").choose(view, Budget(1.0), evidence)
                answer = await ask(workers, level, 1.0, view, evidence=evidence)
                assert not answer.late
                if not elferrat.bot(level).compiled:  # else the clock has a say in it
                    assert answer == Answer(choice.move, choice.value, choice.why, late=False)
        assert len(workers.running) == 1
        await workers.close()

    run(test)


def test_a_reason_keeps_its_cards_and_lists(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE, levels=LEVELS)
        answer = await ask(workers, "prints")
        assert (answer.move, answer.value, answer.late) == (VIEW.legal[-1], 0.25, False)
        assert answer.why == RICH
        assert type(answer.why.args["moves"]) is AnyOf
        assert type(answer.why.args["moves"][0]) is CardText
        assert answer.why.text("de") == RICH.text("de")
        await workers.close()

    run(test)


def test_a_fault_of_a_bot_is_a_legal_move_and_the_next_answer_is_right(run: Run) -> None:
    async def test() -> None:
        metrics = Metrics()
        workers = made(1, PATIENCE, levels=LEVELS, metrics=metrics)
        right = await ask(workers, "thumb")
        bad = [*sorted(DEEDS.keys() - LATE - GOOD), "no such level"]
        for level in bad:
            answer = await ask(workers, level)
            assert answer == Answer(fallback(VIEW.legal), None, None, late=True), level
            assert await ask(workers, "thumb") == right
        await workers.close()
        count = metrics.registry.get_sample_value
        labels = {"level": "cheats", "outcome": "illegal"}
        assert count("elferrat_bot_answers_total", labels) == 1
        labels = {"level": "thumb", "outcome": "chosen"}
        assert count("elferrat_bot_answers_total", labels) == 1 + len(bad)

    run(test)


def test_a_bot_that_is_late_is_killed_with_all_that_it_started(run: Run) -> None:
    async def test() -> None:
        metrics = Metrics()
        workers = made(len(LATE), 0.1, levels=LEVELS, metrics=metrics)
        answers = asyncio.gather(*(ask(workers, level) for level in LATE))
        await until(lambda: len(workers.running) == len(LATE))
        pids = workers.running
        assert await answers == [Answer(fallback(VIEW.legal), None, None, late=True)] * len(LATE)
        await until(lambda: not workers.running)
        await until(lambda: not any(map(lives, pids)))
        for level in LATE:
            labels = {"level": level, "outcome": "late"}
            assert metrics.registry.get_sample_value("elferrat_bot_answers_total", labels) == 1
        await workers.close()

    run(test)


def test_faults_are_logged_without_the_hand(run: Run) -> None:
    written = StringIO()

    async def test() -> None:
        workers = made(1, PATIENCE, levels=LEVELS)
        for level in ("raises", "cheats", "exits"):
            await ask(workers, level)
        await workers.close()

    with written_to(written):
        run(test)
    lines = written.getvalue()
    for words in ('"bot":"raises"', '"outcome":"crashed"', '"error":"ValueError"', "tell_the_hand"):
        assert words in lines
    assert '"outcome":"illegal"' in lines
    assert '"outcome":"died"' in lines
    assert not any(card in lines for card in VIEW.hand)


def test_a_worker_killed_while_it_rests_costs_no_move(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE)
        right = await ask(workers, "thumb")
        os.kill(workers.running[0], signal.SIGKILL)
        assert await ask(workers, "thumb") == right
        await workers.close()

    run(test)


def test_a_worker_killed_while_it_thinks_gives_a_fallback(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE, levels=LEVELS)
        answer = asyncio.create_task(ask(workers, "hangs", PATIENCE))
        await until(lambda: workers.running)
        os.kill(workers.running[0], signal.SIGKILL)
        assert (await answer).late
        await workers.close()

    run(test)


def test_two_hundred_at_once_are_served_in_their_order(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE)
        served: list[int] = []

        async def one(number: int) -> None:
            answer = await ask(workers, "random", seed=str(number))
            assert answer.move == elferrat.bot("random", seed=str(number)).choose(VIEW).move
            assert not answer.late
            served.append(number)

        await asyncio.gather(*map(one, range(200)))
        assert served == list(range(200))
        assert len(workers.running) == 1
        await workers.close()

    run(test)


def test_several_processes_share_the_work(run: Run) -> None:
    async def test() -> None:
        workers = made(3, PATIENCE, levels=LEVELS)
        answers = await asyncio.gather(*(ask(workers, "thumb") for _ in range(200)))
        assert len(set(map(str, answers))) == 1
        assert not answers[0].late
        assert len(workers.running) == 3
        await workers.close()

    run(test)


def test_who_waits_too_long_for_a_process_gets_a_fallback(run: Run) -> None:
    async def test() -> None:
        metrics = Metrics()
        workers = made(1, 0.2, levels=LEVELS, metrics=metrics)
        answers = await asyncio.gather(ask(workers, "hangs"), ask(workers, "thumb"))
        assert all(answer.late for answer in answers)
        labels = {"level": "thumb", "outcome": "busy"}
        assert metrics.registry.get_sample_value("elferrat_bot_answers_total", labels) == 1
        await workers.close()

    run(test)


def test_closing_during_requests_answers_nobody_and_leaves_no_process(run: Run) -> None:
    async def test() -> None:
        workers = made(2, PATIENCE, levels=LEVELS)
        asked = [
            asyncio.create_task(ask(workers, level, PATIENCE))
            for level in ("hangs", "spins", "thumb", "random", "cheats")
        ]
        await until(lambda: len(workers.running) == 2)
        pids = workers.running
        await workers.close()
        for task in asked:
            with pytest.raises(Closed):
                await task
        with pytest.raises(Closed):
            await ask(workers, "thumb")
        assert workers.running == []
        for pid in pids:
            with pytest.raises(ProcessLookupError):  # it was also buried
                os.kill(pid, 0)
        await workers.close()

    run(test)


def test_closing_while_a_process_starts_leaves_none(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE)
        task = asyncio.create_task(ask(workers, "thumb"))
        await asyncio.sleep(0)
        await workers.close()
        with pytest.raises(Closed):
            await task
        assert workers.running == []

    run(test)


def test_a_request_given_up_ends_its_process(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE, levels=LEVELS)
        task = asyncio.create_task(ask(workers, "hangs", PATIENCE))
        await until(lambda: workers.running)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not (await ask(workers, "thumb")).late
        await workers.close()

    run(test)


def test_processes_without_work_end_and_start_again(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE, idle=0.01)
        assert workers.running == []
        right = await ask(workers, "thumb")
        pids = workers.running
        await until(lambda: not workers.running)
        assert not any(map(lives, pids))
        assert await ask(workers, "thumb") == right
        await workers.close()

    run(test)


def test_what_is_not_needed_ends_while_the_rest_works(run: Run) -> None:
    async def test() -> None:
        workers = made(2, PATIENCE, idle=0.3)
        await asyncio.gather(ask(workers, "random"), ask(workers, "random"))
        assert len(workers.running) == 2
        async with asyncio.timeout(PATIENCE):
            while len(workers.running) == 2:
                assert not (await ask(workers, "random")).late
        await workers.close()

    run(test)


def test_nothing_of_the_server_is_inherited(run: Run) -> None:
    async def test() -> None:
        pairs = [socket.socketpair() for _ in range(10)]
        for end in (end for pair in pairs for end in pair):
            end.set_inheritable(True)
        workers = made(1, PATIENCE, levels=LEVELS)
        assert (
            await ask(workers, "counts_files")
        ).value == 6  # the standard three, two pipes, this folder
        pid = workers.running[0]
        assert os.getsid(pid) == pid  # Ctrl-C is not for it
        assert Path(f"/proc/{pid}/fd/2").readlink() == Path(os.devnull)  # nor are its words for us
        await workers.close()
        for end in (end for pair in pairs for end in pair):
            end.close()

    run(test)


SERVER = """
import asyncio, sys
from elferrat.server.workers import Workers
from tests.server.test_workers import ask, until

async def main():
    workers = Workers(1, 0.5, levels="tests.server.bad_bots")
    await ask(workers, "thumb")
    if sys.argv[1] != "thumb":
        task = asyncio.create_task(ask(workers, sys.argv[1], 0.5))
        await asyncio.sleep(0)
    print(*workers.running, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("level", ["thumb", "spins"])
def test_a_killed_server_leaves_no_process(level: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, level], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout
        pid = int(server.stdout.readline())
        assert lives(pid)
        server.kill()
    asyncio.run(until(lambda: not lives(pid)))


def test_who_has_one_move_or_none_needs_no_bot(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE)
        only = View({**VIEW, "legal": ["AH"]}, VIEW.seat)
        answer = await ask(workers, "hangs", view=only)
        assert answer.move == "AH"
        assert answer.why == elferrat.bot("thumb").choose(only).why
        assert workers.running == []
        with pytest.raises(ValueError, match="no move"):
            await ask(workers, "thumb", view=View({**VIEW, "legal": []}, VIEW.seat))
        await workers.close()

    run(test)


def test_levels_that_cannot_be_loaded_give_fallbacks(run: Run) -> None:
    async def test() -> None:
        workers = made(1, PATIENCE, levels="no.such.module")
        assert (await ask(workers, "thumb")).late
        await workers.close()
        assert workers.running == []

    run(test)


def test_a_process_that_cannot_be_started_gives_fallbacks(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def test() -> None:
        workers = made(1, PATIENCE)
        assert (await ask(workers, "thumb")).late
        await workers.close()

    run(test)


@pytest.mark.parametrize(
    ("legal", "move"),
    [
        (["draw", "Y3", "end"], "Y3"),
        (["*R2", "-*", "=R12", "R12>Y12", "Y10", "draw"], "Y10"),
        (["-*", "=R12", "R12>Y12", "draw", "end"], "R12>Y12"),
        (["-*", "=R12", "*Y3", "draw"], "*Y3"),
        (["-*", "=R12", "draw", "end", "pass"], "end"),
        (["-*", "draw", "pass"], "pass"),
        (["=R12", "draw"], "draw"),
        (["AH", "7S"], "AH"),
    ],
)
def test_a_fallback_brings_the_game_on(legal: list[str], move: str) -> None:
    assert fallback(legal) == move


@pytest.mark.parametrize("game", NAMES)
def test_games_of_fallbacks_end(game: str) -> None:
    for seed in range(5):
        table = elferrat.deal(game, seed=str(seed))
        count = 0
        while not table.over:
            table.play(fallback(table.legal()))
            count += 1
            assert count < 2000
