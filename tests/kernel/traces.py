"""One random game told ply by ply, by the twin and by the plain form, to be compared."""

import random
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from types import FunctionType
from typing import Any

import numba
import numpy as np

from elferrat.cards import chance
from elferrat.games import game_named
from elferrat.games.game import Game
from elferrat.kernel import drivers
from elferrat.kernel.abi import LEGAL, OVER, PLAY, STREAM_AT
from elferrat.kernel.compiler import call, entry, second_namespace
from elferrat.kernel.driver import Driver
from elferrat.kernel.record import records, write
from elferrat.kernel.twin import twin
from elferrat.play.randomly import GameStream

address: Callable[[Any], int] = drivers.address
begin = chance.begin
below = chance.below
begin_table: Any = drivers.begin_table
deal: Any = drivers.deal
VARIANTS = ("standard", "false_start", "three_starts", "any_start")
KINDS_OF_GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("elfer", {"variant": variant}) for variant in VARIANTS),
    ("extra", {}),
    ("elfern", {}),
    ("schneider", {}),
]
LONGEST = 2000  # plies; random games stay far below

KINDS = "i8 u1 u1 n n i8 n u1* i8* i8"


def trace(  # noqa: PLR0917 - as every driver
    functions: Any, blank: Any, options: Any, players: int, dealer: int, key: Any, number: int,
    states: Any, lists: Any, counts: Any, room: Any,
) -> int:  # fmt: skip
    """Play a game by chance; every state before a move, its legal moves; returns the plies."""
    stream = room[STREAM_AT:]
    begin(stream, key, number)
    begin_table(room, players, dealer)
    deal(functions, states, 0, blank, options, room, stream)
    o = address(options)
    ply = 0
    while ply + 1 < states.shape[0]:
        state = address(states) + ply * states.shape[1]
        moves = address(lists) + 8 * ply * lists.shape[1]
        counts[ply] = call(functions[LEGAL], state, o, moves, 0)
        if call(functions[OVER], state, o, 0, 0):
            break
        for k in range(states.shape[1]):
            states[ply + 1, k] = states[ply, k]
        move = lists[ply, below(stream, counts[ply])]
        call(functions[PLAY], state + states.shape[1], o, move, 0)
        ply += 1
    return ply


@cache
def compiled_trace(checked: bool) -> tuple[Driver, Any]:
    """The driver, and what must be held as long as it is used."""
    spaces = second_namespace(drivers, checked=checked)
    own = {**globals(), **spaces[chance.__name__], **spaces[drivers.__name__]}
    own["trace"] = numba.njit(FunctionType(trace.__code__, own), boundscheck=checked)
    made = entry("trace", KINDS, own, checked)
    return Driver(KINDS, made.address), made


@dataclass
class Ply:
    state: bytes
    legal: list[int]


class Tracer:
    """Tells the games of one seed text, by the twin."""

    def __init__(self, game: str, checked: bool = False) -> None:
        self._twin = twin(game, checked)
        self._trace, _ = compiled_trace(checked)
        self._blank = self._twin.blank().view(np.uint8)
        moves = self._twin.game.rules.MOVES
        self._states = np.zeros((LONGEST, self._twin.state_type.itemsize), np.uint8)
        self._lists = np.zeros((LONGEST, moves), np.int64)
        self._counts = np.zeros(LONGEST, np.int64)

    def game(self, o: Any, players: int, seed: str, number: int) -> list[Ply]:
        kept = records(type(o), 1)
        write(o, kept)
        key = np.array(chance.key_of(seed), np.int64)
        plies = self._trace(
            self._twin.functions, self._blank, kept.view(np.uint8), players, players - 1, key,
            number, self._states, self._lists, self._counts,
        )  # fmt: skip
        return [
            Ply(self._states[i].tobytes(), self._lists[i, : self._counts[i]].tolist())
            for i in range(plies + 1)
        ]


def flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from flat(item)
    else:
        yield value


def packed(kind: type[Any]) -> Callable[[Any], bytes]:
    """What turns a plain state into the bytes of its record, field by field."""
    blank = kind()
    layout = "="
    for f in fields(kind):
        size = sum(1 for _ in flat(getattr(blank, f.name)))
        layout += f"{size}{'q' if f.metadata.get('bits') == 64 else 'i'}"
    pack = struct.Struct(layout).pack
    depths = [(f.name, np.ndim(getattr(blank, f.name))) for f in fields(kind)]

    def to_bytes(state: Any) -> bytes:
        numbers: list[int] = []
        for name, depth in depths:
            value = getattr(state, name)
            if depth == 0:
                numbers.append(value)
            elif depth == 1:
                numbers += value
            else:
                for row in value:
                    numbers += row
        return pack(*numbers)

    return to_bytes


def plain_game(game: Game[Any, Any], o: Any, players: int, seed: str, number: int) -> Iterator[Ply]:
    stream = GameStream(seed, number)
    p = game.deal_by(stream, o, players, players - 1)
    to_bytes = packed(game.state_type)
    rules, s = game.rules, p.state
    buffer = [0] * rules.MOVES
    while True:
        legal = buffer[: rules.legal(s, o, buffer)]
        yield Ply(to_bytes(s), legal)
        if s.over:
            return
        rules.play(s, o, legal[stream.below(len(legal))])


def any_options(game: Game[Any, Any], rng: random.Random, **fixed: Any) -> tuple[Any, int]:
    """Options by chance and a number of players that may play with them."""
    chosen = {o.name: rng.choice(o.values) for o in game.options} | fixed
    players = 2 if chosen.get("without_blue") else rng.choice(game.players)
    return game.read_options(chosen), players


def compare(name: str, first: int, end: int, seed: str = "twin", **fixed: Any) -> int:
    """Compare games `first` to `end` - 1, options and players drawn for each; returns the plies."""
    game = game_named(name)
    tracer = Tracer(name)
    plies = 0
    for number in range(first, end):
        o, players = any_options(game, random.Random(f"{name}:{number}"), **fixed)
        told = tracer.game(o, players, seed, number)
        for ply, plain in enumerate(plain_game(game, o, players, seed, number)):
            assert told[ply] == plain, (name, number, o, players, ply)
        assert ply + 1 == len(told)
        plies += len(told)
    return plies
