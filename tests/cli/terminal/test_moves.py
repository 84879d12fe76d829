"""Short forms at the prompt."""

import pytest

from elferrat.cli.terminal.moves import looks_like_move, typed_move
from elferrat.games import NAMES, game_named


@pytest.mark.parametrize(
    ("game", "typed", "move"),
    [
        ("elfer", "r6", "R6"),
        ("elfer", " R 06 ", "R6"),
        ("elfer", "D", "draw"),
        ("elfer", "e", "end"),
        ("elfer", "Pass", "pass"),
        ("extra", "*r12", "*R12"),
        ("extra", "y9>*b9", "Y9>*B9"),
        ("extra", "=r012", "=R12"),
        ("extra", "-*", "-*"),
        ("elfern", "ah", "AH"),
        ("elfern", "10h", "TH"),
        ("elfern", "ha", "AH"),
        ("elfern", "d10", "TD"),
        ("schneider", "7 c", "7C"),
    ],
)
def test_typed_move(game: str, typed: str, move: str) -> None:
    assert typed_move(game, typed) == move
    assert looks_like_move(game, typed)


@pytest.mark.parametrize("game", NAMES)
def test_every_move_of_the_notation_stands_for_itself(game: str) -> None:
    for move in game_named(game).moves:
        assert typed_move(game, move) == move
        assert typed_move(game, move.lower()) == move
        assert looks_like_move(game, move)


@pytest.mark.parametrize(
    "typed", ["", "x", "r", "12", "r123", "draw3", "*", "r12>", "1h", "ahx", "é"]
)
@pytest.mark.parametrize("game", NAMES)
def test_anything_else_is_no_move(game: str, typed: str) -> None:
    assert not looks_like_move(game, typed)
