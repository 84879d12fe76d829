"""The full screen on a real terminal, by the bytes that its keys send."""

import fcntl
import json
import os
import pty
import select
import struct
import termios
from pathlib import Path

import pytest

import elferrat
from elferrat.bots import bot
from elferrat.play.record import load
from elferrat.play.replay import replay
from elferrat.play.table import Table
from tests.cli.calls import ENVIRONMENT, finished, start

TAB, ENTER, DOWN = b"\t", b"\r", b"\x1b[B"
LEFT = b"\x1b[?1049l"  # the screen as it was before the game


def last_card(game: str) -> Table:
    """A game in which seat 0 has one card left and may play it."""
    number = 0
    while True:
        table = elferrat.deal(game, players=2, seed=str(number))
        while not table.over:
            hand = table.view(0).hand
            if table.turn == 0 and len(hand) == 1 and hand[0] in table.legal():
                return table
            table.play(bot("thumb").choose(table.view(table.turn)).move)
        number += 1


def heard_until(leader: int, words: bytes) -> bytes:
    heard = b""
    while words not in heard:
        assert select.select([leader], [], [], 60)[0], heard
        heard += os.read(leader, 65536)
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("game", ["elfer", "extra", "schneider"])
def test_the_last_card_the_sheet_and_the_record(game: str, tmp_path: Path) -> None:
    position, record = tmp_path / "position.json", tmp_path / "record.json"
    position.write_text(json.dumps(last_card(game).position()))
    leader, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = start(
        "play", "--from", position, "--save", record, stdin=terminal, stdout=terminal,
        stderr=terminal, start_new_session=True, env=ENVIRONMENT | {"TERM": "xterm-256color"},
    )  # fmt: skip
    os.close(terminal)
    try:
        assert b"Your turn" in heard_until(leader, b"F1")  # the footer is painted last
        os.write(leader, TAB + ENTER)
        heard_until(leader, b"Play again")
        os.write(leader, DOWN + ENTER)
        farewell = heard_until(leader, LEFT)
        while process.poll() is None or select.select([leader], [], [], 0)[0]:
            try:
                farewell += os.read(leader, 65536)
            except OSError:  # so Linux says that the other end is closed
                break
        os.close(leader)
        assert process.wait(60) == 0
    finally:
        process.kill()  # where something was not said that was waited for
        finished(process)
    assert f"Saved: {record}" in farewell.rpartition(LEFT)[2].decode()
    assert replay(load(record)).over
