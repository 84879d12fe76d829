"""Non-interference: what a seat cannot see changes no byte that is sent to it.

At positions of random games the cards hidden from a viewer are dealt anew. Its view, the frame of
the next public entry, refusals of its commands, its hints and what lists show must stay equal.
"""

from random import Random
from typing import Any

import orjson
import pytest

from elferrat.bots import bot
from elferrat.games.game import AnyPosition
from elferrat.locale.values import LANGUAGES
from elferrat.play.determinisation import redeal
from elferrat.play.view import View
from elferrat.server import commands as wire
from elferrat.server.deciding import Refused, Stale, decide
from elferrat.server.listing import summary
from elferrat.server.sight import Sight, play_view
from tests.server.playing import TABLES, Game

POSITIONS = 100_000
IDS = [f"{game}-{seats}{''.join(options.values())}" for game, options, seats in TABLES]
STRANGE = ("R1", "*R12", "AH", "7C", "draw", "end", "pass", "=R12", "Y9>B9", "-*", "x", "R99")


def everything(table: Game, seat: int | None, move: str, lang: str) -> list[bytes]:
    """What leaves for a viewer: its view, a frame, a refusal, the table in a list."""
    sight = Sight.of(table.room, seat)
    empty = Sight(play={})
    sent = [sight.text(), sight.frame(empty, 7, b"[]"), sight.welcome(7, b"[]", {})]
    sent.append(orjson.dumps(summary(table.room)))
    if seat is not None:
        sent.append(refusal(table, seat, move, lang))
    return sent


def refusal(table: Game, seat: int, move: str, lang: str) -> bytes:
    """The answer to a move, if it is refused."""
    command = wire.Move(id="x", expect=table.room.number, do="move", move=move)
    try:
        decide(table.room, command, table.holder(seat), table.setting())
    except (Refused, Stale) as error:
        if isinstance(error, Refused):
            return orjson.dumps([error.clause, error.text(lang), error.legal])
    return b""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_hidden_cards_change_no_byte(game: str, options: dict[str, Any], seats: int) -> None:
    rng, checked, number = Random(f"hidden {game} {seats} {options}"), 0, 0
    while checked < POSITIONS // len(TABLES):
        number += 1
        table = Game(game, seats, Random(number), options=options)
        table.fill()
        while table.room.turn is not None:
            check(table, rng.choice([None, *range(seats)]), rng)
            checked += 1
            table.move()


def check(table: Game, seat: int | None, rng: Random) -> None:
    move, lang = rng.choice(STRANGE), rng.choice(LANGUAGES)
    before = everything(table, seat, move, lang)
    real = table.room.position
    assert real is not None
    table.room.position = redeal(real, seat, rng)
    try:
        assert everything(table, seat, move, lang) == before
    finally:
        table.room.position = real


def hint(table: Game) -> str:
    turn = table.room.turn
    view = play_view(table.room, turn)
    assert view is not None
    choice = bot("thumb").choose(View(view, turn))
    return f"{choice.move} {choice.value} {choice.why.text('fr')}"


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_hidden_cards_change_no_hint(game: str, options: dict[str, Any], seats: int) -> None:
    rng = Random(f"hints {game} {seats} {options}")
    table = Game(game, seats, Random(3), options=options)
    table.fill()
    while table.room.turn is not None:
        before, real = hint(table), table.room.position
        assert real is not None
        table.room.position = redeal(real, table.room.turn, rng)
        assert hint(table) == before
        table.room.position = real
        table.move()


def test_the_check_would_see_a_leak() -> None:
    """The stock's top card, put into a view, is noticed."""
    table = Game("extra", 3, Random(5))
    table.fill()
    rng, leaks = Random(6), 0
    for _ in range(20):
        real = table.room.position
        assert real is not None
        other = redeal(real, None, rng)
        leaks += _top(real) != _top(other)
        table.move()
    assert leaks


def _top(position: AnyPosition) -> str:
    return position.game.stock(position.state)[0]
