"""Bots that need compiled code: it is compiled before they are asked, and nobody waits long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO

import pytest

import elferrat.bots
from elferrat.games import NAMES
from elferrat.locale.message import Message
from elferrat.server.logs import written_to
from elferrat.server.workers import Answer, Workers
from tests.server.cold_bots import Cold
from tests.server.test_workers import EVIDENCE, PATIENCE, VIEW, ask, until

COLD, DYING = "tests.server.cold_bots", "tests.server.dying_bots"


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server knows a level that needs compiled code, and there is some."""
    monkeypatch.setitem(elferrat.bots.LEVELS, "cold", lambda seed: Cold())
    monkeypatch.setattr(elferrat.bots, "available", lambda: True)


@asynccontextmanager
async def made(processes: int, limit: float, levels: str) -> AsyncIterator[Workers]:
    """Workers that leave nothing behind."""
    workers = Workers(processes, limit, levels=levels)
    try:
        yield workers
    finally:
        await workers.close()
        assert workers.running == []


def test_who_needs_compiled_code_is_asked_where_all_is_compiled() -> None:
    async def test() -> None:
        async with made(2, PATIENCE, COLD) as workers:
            assert not (await ask(workers, "thumb")).late
            [before] = workers.running
            answers = await asyncio.gather(*(ask(workers, "cold") for _ in range(4)))
            expected = Message("hint-random", {"count": EVIDENCE.moves})
            assert answers == [Answer(VIEW.legal[0], len(NAMES), expected, late=False)] * 4
            await until(lambda: before not in workers.running)  # it had nothing compiled

    asyncio.run(test())


def test_where_compiling_fails_the_usual_level_plays_and_it_is_told_once() -> None:
    async def test() -> None:
        heard = StringIO()
        with written_to(heard):
            async with made(1, PATIENCE, DYING) as workers:
                usual = await ask(workers, "thumb")
                assert await ask(workers, "cold") == usual
                assert await ask(workers, "cold") == usual
        assert heard.getvalue().count("bots_not_compiled") == 1

    asyncio.run(test())


def test_nobody_waits_for_compiling_longer_than_for_a_process() -> None:
    async def test() -> None:
        async with made(1, 0.01, COLD) as workers:
            usual = elferrat.bots.bot(elferrat.bots.USUAL).choose(VIEW)
            answer = await ask(workers, "cold")
            assert (answer.move, answer.value) == (usual.move, usual.value)

    asyncio.run(test())


def test_without_a_compiler_the_usual_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elferrat.bots, "available", lambda: False)

    async def test() -> None:
        async with made(1, PATIENCE, COLD) as workers:
            assert await ask(workers, "cold") == await ask(workers, "thumb")

    asyncio.run(test())
