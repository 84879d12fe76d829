"""Non-interference: what a seat cannot see changes no byte that is sent to it.

At positions of random games the cards hidden from a viewer are dealt anew. Every frame that it can
get then, when the table does what by itself, its hints and what lists show must stay equal.
"""

import asyncio
from random import Random
from typing import Any, get_args

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
from elferrat.server.agenda import NOTICE, Agenda, Warn
from elferrat.server.answers import refusal
from elferrat.server.audience import Audience
from elferrat.server.connection import Connection
from elferrat.server.deciding import decide
from elferrat.server.frames import AnyFrame
from elferrat.server.listing import summary
from elferrat.server.sight import EMPTY, Around, Sight, news, play_view
from elferrat.server.verdicts import Refused
from tests.server.playing import TABLES, Game

POSITIONS = 100_000
GRACE = 60_000
CLOCKS = ({"kind": "none"}, {"kind": "turn", "seconds": 30}, {"kind": "game", "seconds": 900})
IDS = [f"{game}-{seats}{''.join(options.values())}" for game, options, seats in TABLES]
STRANGE = ("R1", "*R12", "AH", "7C", "draw", "end", "pass", "=R12", "Y9>B9", "-*", "x", "R99")


class Viewer(Connection):
    """A client that keeps what it is sent."""

    def __init__(self, table: Game, seat: int | None, lang: str, pack: str) -> None:
        super().__init__(None if seat is None else table.room.seats[seat].grant, lang, pack)
        self.sent: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.sent.append(frame)


def everything(table: Game, seat: int | None, command: wire.Command, rng: Random) -> list[bytes]:
    """What leaves for a viewer: every frame that it can get now, and the table in a list."""
    room, now = table.room, table.now
    viewer = Viewer(table, seat, rng.choice(LANGUAGES), rng.choice(PACKS))
    audience = Audience(lambda: now, "")
    audience.viewers.add(viewer)
    agenda = Agenda(GRACE, mine=True)
    there = {each.grant for each in room.seats if rng.random() < 0.7}
    times = [agenda.next(room, there, then) for then in (now, now + NOTICE)]
    audience.tell_absent(room, agenda.missed_at)
    absent = orjson.loads(viewer.sent[0])["seats"] if viewer.sent else []
    due = list(agenda.due(room, there, room.deadline or now))
    for todo in due:
        if isinstance(todo, Warn):
            audience.warn(todo.seat, todo.deadline)
    sight = Sight.of(room, seat)
    viewer.send(sight.frame(Sight(EMPTY, EMPTY), 7, b"[]"))
    viewer.send(sight.welcome(7, b"[]", Around({}, absent, now, "")))
    if seat is not None:
        try:
            decide(room, command, table.holder(seat), table.setting())
        except Refused as error:
            viewer.send(refusal(command.id, error, viewer))
    return [*viewer.sent, orjson.dumps(summary(room)), f"{times} {due}".encode()]


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


def any_table(game: str, rng: Random) -> Game:
    """A table at which a game has just been dealt."""
    seats = rng.choice(game_named(game).players)
    options = options_of(game, seats, rng)
    table = Game(game, seats, rng, options=options, clock=rng.choice(CLOCKS))
    table.fill()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", NAMES)
def test_hidden_cards_change_no_byte(game: str, part: int) -> None:
    async def run() -> None:
        rng, checked = Random(f"hidden {game} {part}"), 0
        while checked < POSITIONS // (4 * len(NAMES)):
            table = any_table(game, rng)
            while table.room.turn is not None:
                viewer = rng.choice([None, *range(len(table.room.seats))])
                check(table, viewer, rng)
                check_move(table, viewer, rng.choice(table.legal()), rng)
                checked += 1

    asyncio.run(run())


def test_every_kind_of_frame_is_compared() -> None:
    """Or has nothing of a game in it, as an id or a sentence of the server."""

    async def run() -> set[str]:
        rng = Random("kinds")
        seen: set[str] = set()
        while "warning" not in seen:
            table = any_table("extra", rng)
            for _ in range(20):
                sent = check(table, rng.choice([None, 0, 1]), rng)
                seen |= {orjson.loads(each)["frame"] for each in sent[:-2]}
                table.move()
        return seen

    shapes = get_args(get_args(AnyFrame)[0])
    kinds = {get_args(shape.model_fields["frame"].annotation)[0] for shape in shapes}
    assert asyncio.run(run()) == kinds - {"hint", "ack", "stale", "bye"}  # hints: below


def check(table: Game, seat: int | None, rng: Random) -> list[bytes]:
    command, chance = asked(table, rng), rng.random()
    before = everything(table, seat, command, Random(chance))
    real = table.room.position
    assert real is not None
    table.room.position = redeal(real, seat, rng)
    try:
        assert everything(table, seat, command, Random(chance)) == before
    finally:
        table.room.position = real
    return before


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
