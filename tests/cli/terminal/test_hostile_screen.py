"""The full screen in rough hands: sizes, signals, names of folders that want to paint."""

import os
import signal
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from elferrat.cli.output import ENDS
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
