"""Reviews in processes of their own: made once, kept for a while, never more than are wanted."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvloop

from elferrat.server import reviews
from elferrat.server.reviews import WAITING, Made, Making, Reviews, Unmade

PROCESS = "tests.server.odd_reviewers"
Test = Callable[[Reviews], Coroutine[Any, Any, None]]


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Runs a test on the standard loop and on the one that Uvicorn prefers."""

    def on_the_loop(test: Test, **given: Any) -> None:
        async def whole() -> None:
            found = Reviews(process=PROCESS, **given)
            try:
                await test(found)
            finally:
                await found.close()

        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(whole())

    return on_the_loop


def begin(found: Reviews, game: str, does: str = "works", **more: Any) -> None:
    async def source() -> dict[str, Any]:
        return {"does": does, **more}

    found.begin(game, source)


async def all_made(found: Reviews) -> None:
    await asyncio.gather(*found._tasks.values())


def test_a_review_is_made_once_and_kept(run: Callable[..., None]) -> None:
    async def test(found: Reviews) -> None:
        assert found.look("a") is None
        begin(found, "a")
        assert isinstance(found.look("a"), Making)
        begin(found, "a", "crashes")  # it is being made: nothing new begins
        await all_made(found)
        begin(found, "a", "crashes")
        made = found.look("a")
        assert isinstance(made, Made)
        assert made.review() == {"does": "works"}
        assert made.page("en") == "<p>works"
        assert not found.wanted("a")

    run(test)


@pytest.mark.parametrize("does", ["crashes", "mumbles", "says_nothing"])
def test_a_review_that_fails_says_so_and_may_be_asked_for_again(
    run: Callable[..., None], does: str
) -> None:
    async def test(found: Reviews) -> None:
        begin(found, "a", does)
        await all_made(found)
        with pytest.raises(Unmade, match="could not be made"):
            found.look("a")
        assert found.wanted("a")
        begin(found, "a")
        await all_made(found)
        assert isinstance(found.look("a"), Made)

    run(test)


def test_a_record_that_cannot_be_had_is_a_failure(run: Callable[..., None]) -> None:
    async def source() -> dict[str, Any]:
        raise OSError

    async def test(found: Reviews) -> None:
        found.begin("a", source)
        await all_made(found)
        with pytest.raises(Unmade):
            found.look("a")

    run(test)


def test_one_after_another_and_only_so_many_wait(run: Callable[..., None], tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def test(found: Reviews) -> None:
        begin(found, "first", "waits", gate=str(gate))
        for number in range(WAITING):
            begin(found, f"{number}")
        with pytest.raises(Unmade, match="Too many"):
            begin(found, "last")
        assert found.look("last") is None
        await asyncio.to_thread(gate.write_text, "go")  # it has come to the gate by now
        assert isinstance(found.look("first"), Making)
        assert isinstance(found.look("0"), Making)
        await all_made(found)
        assert isinstance(found.look("first"), Made)
        assert isinstance(found.look(f"{WAITING - 1}"), Made)

    run(test)


def test_the_oldest_goes_where_too_many_are_kept(run: Callable[..., None]) -> None:
    async def test(found: Reviews) -> None:
        for game in "abc":
            begin(found, game)
            await all_made(found)
            if "a" in found._known:
                found.look("a")
        assert isinstance(found.look("a"), Made)
        assert found.look("b") is None
        assert isinstance(found.look("c"), Made)

    run(test, kept=2)


def test_one_that_takes_too_long_is_ended(run: Callable[..., None], tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def test(found: Reviews) -> None:
        begin(found, "a", "waits", gate=str(gate))
        await all_made(found)
        with pytest.raises(Unmade):
            found.look("a")

    run(test, limit=0.5)


def test_closing_leaves_no_process_behind(
    run: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, started = tmp_path / "gate", []
    os.mkfifo(gate)
    start = asyncio.create_subprocess_exec

    async def noted(*words: Any, **given: Any) -> asyncio.subprocess.Process:
        started.append(await start(*words, **given))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def test(found: Reviews) -> None:
        begin(found, "a", "waits", gate=str(gate))
        # Opening it for writing waits until the process has opened it for reading.
        opened = await asyncio.to_thread(os.open, gate, os.O_WRONLY)
        await found.close()
        os.close(opened)
        assert started[0].returncode is not None
        with pytest.raises(ProcessLookupError):
            os.kill(started[0].pid, 0)

    run(test)


def test_a_server_without_compiled_code_says_so(
    run: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "available", lambda: False)

    async def test(found: Reviews) -> None:
        with pytest.raises(Unmade, match="cannot review"):
            begin(found, "a")

    run(test)
