"""What a person at a shared screen is told does not depend on cards that nobody showed them."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferrat.cli.board import is_row_game
from elferrat.cli.terminal.plain import Plain
from elferrat.cli.terminal.session import Session
from elferrat.cli.terminal.setup import Setup
from elferrat.games.game import AnyPosition
from elferrat.play.determinisation import redeal
from elferrat.play.positions import read_position
from elferrat.play.table import deal

QUESTIONS = ("", "m", "b", "t", "o", "l", "s", "u", "h", "?", "? *")
CELLS = [f"? {colour}{number}" for colour in "RYGB" for number in range(1, 22, 3)]
CARDS = [f"? {rank}{suit}" for rank in "7TQA" for suit in "CSHD"]


def told(p: AnyPosition, folder: Path) -> list[str]:
    """All that the person on turn hears before a move, asking for everything."""
    game = p.game
    seats = game.seats(p.state)
    setup = Setup(game=game.name, options=game.write_options(p.options), humans=seats, bots=(),
                  names=tuple("ABCDEF"[:seats]), position=p, save=folder)  # fmt: skip
    session = Session(setup)
    asked = [*QUESTIONS, *(CELLS if is_row_game(game.write(p)) else CARDS)]
    typed = iter(["", *asked])
    lines: list[str] = []

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Plain(session, read, lines.append, lambda: None).run()
    assert any("Hint: " in line for line in lines)
    return lines


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("elfer", 3, {}),
        ("elfer", 2, {"without_blue": True, "draw": "one"}),
        ("elfer", 4, {"variant": "any_start"}),
        ("extra", 3, {}),
        ("elfern", 2, {"must_head": True}),
        ("schneider", 2, {}),
    ],
)
def test_another_deal_of_the_hidden_cards_changes_no_word(
    game: str, players: int, options: dict[str, Any], tmp_path: Path
) -> None:
    chance = Random(game)
    table = deal(game, players=players, seed="hidden", options=options)
    compared = 0
    while not table.over:
        if chance.random() < 0.3:
            p = read_position(table.position())
            other = redeal(p, table.turn, chance)
            assert told(other, tmp_path) == told(p, tmp_path)
            compared += p.game.write(other) != table.position()
        table.play(chance.choice(table.legal()))
    assert compared
