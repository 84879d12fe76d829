"""Any text as a move: it is made, or refused with a clause and a sentence in every language."""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from elferrat.games.game import AnyPosition
from elferrat.locale.values import LANGUAGES
from elferrat.play.positions import read_position
from elferrat.play.referee import MoveError, step


@cache
def positions() -> tuple[AnyPosition, ...]:
    from fuzz import seeds

    return tuple(read_position(data) for data in seeds.positions())


def one_input(data: bytes) -> None:
    """The first two bytes choose a position, the others are the text."""
    number, text = int.from_bytes(data[:2], "big"), data[2:].decode("utf-8", "replace")
    before = positions()[number % len(positions())]
    p = before.copy()
    game = p.game
    legal = game.legal_texts(p)
    move = game.parse(text)
    assert move is None or move >= len(game.moves) or game.text(move) == text
    refused = refusal(p, text)
    assert (refused is None) == (text in legal)
    if refused is None:
        return
    assert p.state == before.state
    assert (refused.clause == "text") == (move is None)
    sentence = refused.text(LANGUAGES[number % len(LANGUAGES)])
    assert sentence
    assert not sentence.startswith("refusal-")


def refusal(p: AnyPosition, text: str) -> MoveError | None:
    """The error of a move; None if it was made."""
    try:
        step(p, text)
    except MoveError as error:
        return error
    return None


def seed_inputs() -> Iterator[bytes]:
    """Every legal move of the positions."""
    for number, p in enumerate(positions()):
        for text in p.game.legal_texts(p)[:9]:
            yield number.to_bytes(2, "big") + text.encode()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from fuzz.run import run

    run(one_input, seed_inputs())
