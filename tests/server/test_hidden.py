"""Non-interference: what a seat cannot see changes no byte that is sent to it.

At positions of random games the cards hidden from a viewer are dealt anew. Its view, the frame of
the next public entry, refusals of its commands, its hints and what lists show must stay equal.
"""

from random import Random
from typing import Any

import orjson
import pytest

from elferrat.bots import bot
from elferrat.games import NAMES, game_named
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES, PACKS
from elferrat.play.determinisation import redeal
from elferrat.play.referee import MoveError, seen_by, step
from elferrat.play.view import View
from elferrat.server import commands as wire
from elferrat.server.deciding import decide
from elferrat.server.listing import summary
from elferrat.server.sight import EMPTY, Around, Sight, news, play_view
from elferrat.server.verdicts import Refused, Stale
from tests.server.playing import TABLES, Game

POSITIONS = 100_000
NOTHING = Around({}, [], 0, "")
IDS = [f"{game}-{seats}{''.join(options.values())}" for game, options, seats in TABLES]
STRANGE = ("R1", "*R12", "AH", "7C", "draw", "end", "pass", "=R12", "Y9>B9", "-*", "x", "R99")


def everything(table: Game, seat: int | None, command: wire.Command, lang: str) -> list[bytes]:
    """What leaves for a viewer: its view, a frame, a refusal, the table in a list."""
    sight = Sight.of(table.room, seat)
    empty = Sight(EMPTY, EMPTY)
    sent = [sight.text(), sight.frame(empty, 7, b"[]"), sight.welcome(7, b"[]", NOTHING)]
    sent.append(orjson.dumps(summary(table.room)))
    if seat is not None:
        sent.append(refusal(table, seat, command, lang))
    return sent


def refusal(table: Game, seat: int, command: wire.Command, lang: str) -> bytes:
    """The answer to a command, if it is refused."""
    try:
        decide(table.room, command, table.holder(seat), table.setting())
    except (Refused, Stale) as error:
        if isinstance(error, Refused):
            told = [error.text(lang, pack) for pack in PACKS]
            return orjson.dumps([error.clause, told, error.legal])
    return b""


def asked(table: Game, rng: Random) -> wire.Command:
    """A command that will be refused more often than not."""
    kind: type[Any] = rng.choice([wire.Move] * 7 + [wire.Undo, wire.AskBack, wire.Ready])
    fields = {"move": rng.choice(STRANGE)} if kind is wire.Move else {}
    command: wire.Command = table.make(kind, **fields)
    return command


def options_of(name: str, seats: int, rng: Random) -> dict[str, Any]:
    """Options by chance with which so many can play."""
    game = game_named(name)
    while True:
        chosen = {option.name: rng.choice(option.values) for option in game.options}
        try:
            game.check_players(game.read_options(chosen), seats)
        except Unusable:
            continue
        return chosen


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", NAMES)
def test_hidden_cards_change_no_byte(game: str, part: int) -> None:
    rng, checked = Random(f"hidden {game} {part}"), 0
    while checked < POSITIONS // (4 * len(NAMES)):
        seats = rng.choice(game_named(game).players)
        table = Game(game, seats, rng, options=options_of(game, seats, rng))
        table.fill()
        while table.room.turn is not None:
            viewer = rng.choice([None, *range(seats)])
            check(table, viewer, rng)
            check_move(table, viewer, rng.choice(table.legal()), rng)
            checked += 1


def check(table: Game, seat: int | None, rng: Random) -> None:
    command, lang = asked(table, rng), rng.choice(LANGUAGES)
    before = everything(table, seat, command, lang)
    real = table.room.position
    assert real is not None
    table.room.position = redeal(real, seat, rng)
    try:
        assert everything(table, seat, command, lang) == before
    finally:
        table.room.position = real


def check_move(table: Game, viewer: int | None, move: str, rng: Random) -> None:
    """Make a move; what is told of it is the same wherever it shows the same to everybody."""
    real = table.room.position
    assert real is not None
    turn, events, other = table.room.turn, step(real.copy(), move), redeal(real, viewer, rng)
    entries = table.move(move)
    try:
        others = step(other, move)
    except MoveError:
        return  # in that world the seat on turn could not have moved so
    if viewer != turn and seen_by(events, viewer) == seen_by(others, viewer):
        pairs = [(entries[-1], each) for each in (events, others)]
        first, second = (news([pair], [viewer]) for pair in pairs)
        assert first == second


def hint(table: Game) -> str:
    turn = table.room.turn
    view = play_view(table.room, turn)
    assert view is not None
    choice = bot("thumb").choose(View(view, turn))
    told = [choice.why.text(lang, pack) for lang in LANGUAGES for pack in PACKS]
    return f"{choice.move} {choice.value} {told}"


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
