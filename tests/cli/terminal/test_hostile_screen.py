"""The full screen in rough hands: sizes, signals, names of folders that want to paint."""

import os
import signal
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from elferrat.cli.output import ENDS
from elferrat.cli.play import on_screen as on_full_screen
from elferrat.cli.terminal.app import TableApp
from elferrat.cli.terminal.screens import Ask
from elferrat.play.record import load
from tests.cli.terminal.evenings import session
from tests.cli.terminal.test_app import on_screen, said


def test_a_new_size_is_drawn_at_once(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        wide = said(app, "table")
        for width, height in ((20, 5), (1, 1), (60, 24)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert max(map(len, said(app, "table").splitlines())) <= max(width, 12)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert said(app, "table") == wide

    on_screen(session("extra", tmp_path), act)


def test_no_text_can_paint_the_screen(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        app.tell("a\x1b[31mb\x9bc\u202ed")
        assert said(app) == r"a\x1b[31mb\x9bc\u202ed"
        app.read_text("terminal-title-log", ["a\x1b[31mb"])
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        assert r"a\x1b[31mb" in str(app.screen.query_one("VerticalScroll Static", Static).render())

    on_screen(session("extra", tmp_path), act)


def test_two_quick_keys_are_one_answer(tmp_path: Path) -> None:
    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("end", "enter", "down")
        assert isinstance(app.screen, Ask)
        answers = app.screen.query_one(OptionList)
        answers.action_select()
        answers.action_select()  # the first one has closed nothing yet
        await pilot.pause()
        assert app.session.table.moves == ["*B12"]

    on_screen(session("extra", tmp_path, seed="1"), act)


def test_a_fault_of_the_screen_leaves_the_game_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(app: TableApp) -> None:
        app.session.play(app.session.legal()[0])
        app._return_code = 1  # as Textual leaves it after showing what went wrong

    monkeypatch.setattr(TableApp, "run", broken)
    setup = session("extra", tmp_path / "a.json", seed="1").setup
    assert on_full_screen(setup) == 1
    assert capsys.readouterr().out == f"Saved: {tmp_path / 'a.json'}\n"
    assert len(load(tmp_path / "a.json").moves) == 1


def test_signals_save_the_game_and_give_the_terminal_back(tmp_path: Path) -> None:
    for number in (signal.SIGINT, *ENDS):
        folder = tmp_path / str(number)

        async def act(app: TableApp, pilot: Pilot[None], number: int = number) -> None:
            await pilot.press("r", "1", "2", "enter")
            assert app.session.table.moves == ["R12"]
            os.kill(os.getpid(), number)
            os.kill(os.getpid(), number)
            await pilot.pause()

        app = on_screen(session("extra", folder, seed="1"), act)
        assert app.return_code == 128 + number
        assert len(app.farewell) == 1, app.farewell
        assert app.farewell[0].startswith("Saved: "), app.farewell
        (path,) = folder.iterdir()
        assert load(path).moves == ["R12"]
