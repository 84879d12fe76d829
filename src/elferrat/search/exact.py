"""Exact values of Elfern and Bohemian Schneider with open cards: both hands and the stock known.

Honours add up to a fixed sum, so the line that takes the most of them is also the best for game
points, whatever the scoring.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

import time
from dataclasses import dataclass
from functools import cache
from threading import Thread
from typing import Any

import numpy as np

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.game import AnyPosition
from elferrat.games.trickdraw.rules import RANKS, TEN
from elferrat.kernel.driver import Driver
from elferrat.kernel.twin import drivers_of
from elferrat.search import endings
from elferrat.search import exact_drivers as words
from elferrat.search.tables import RANKED, Tables, tables

SLOTS = 1 << 16  # of two entries each; the table of a search then stays near the processor
_KINDS = {"value_moves": "i8 n n n i8 i8", "value": "i8 n n"}
_OLDEST = 1 << 26
_BLINK = 0.05  # seconds between two looks at the clock and at Ctrl-C


@dataclass(frozen=True, slots=True)
class Solution:
    """What exact play takes from a position on, in honours for the seat to move.

    Attributes:
        value: honours from here on, a card already led counted; None if no move was valued in time
        moves: the value of every legal move, moves ascending as text; fewer if time ran out
        best: the moves that take `value`
        nodes: positions looked at
        seconds: time taken, without what is compiled or built once
        complete: whether every legal move was valued
    """

    value: int | None
    moves: dict[str, int]
    best: list[str]
    nodes: int
    seconds: float
    complete: bool


def solve(position: AnyPosition, *, seconds: float | None = None) -> Solution:
    """The exact value of every move of a trick game, all cards taken as known.

    Cards that a partial position does not name are not in the game. `seconds`: when to stop; the
    moves valued until then are what is known. A finished game has no moves and the value 0.

    Raises:
        Unusable: the game is no trick game, or compiled code cannot be used here.
    """
    rules = tables(position.game.name, position.options)
    s = position.state
    moves = np.array([CARD_NAMES.index(text) for text in position.game.legal_texts(position)], "i8")
    if not len(moves):
        return Solution(0, {}, [], 0, 0.0, True)
    seat = position.game.rules.to_move(s)
    stock = s.stock[: s.stock_size][::-1]
    search, found = Search(rules), np.zeros(len(moves), np.int64)
    started = time.perf_counter()
    done = search.moves(s.hand[seat], s.hand[1 - seat], stock, s.lead, moves, found, seconds)
    took = time.perf_counter() - started
    values = {CARD_NAMES[moves[i]]: int(found[i]) for i in range(done)}
    value = max(values.values(), default=None)
    best = [move for move, worth in values.items() if worth == value]
    return Solution(value, values, best, search.nodes, took, done == len(moves))


class Search:
    """A search with its table, for one game and its options; one thread at a time.

    Hands are masks as in `games.trickdraw.rules`, a stock is a list of card ids, the top first.
    """

    def __init__(self, rules: Tables) -> None:
        """Make an empty table; the first one of a process compiles, or builds Elfern's endings."""
        self._entries = np.zeros(SLOTS * words.SLOT, np.int64)
        _drivers()
        self._words = w = np.zeros(words.WORDS, np.int64)
        self._kept = [rules.follow, _suits()]
        w[words.FOLLOWING], w[words.KIND] = rules.following, rules.kind
        w[words.SLOTS] = SLOTS - 1
        w[words.ENTRIES_AT] = self._entries.ctypes.data
        w[words.FOLLOW_AT] = rules.follow.ctypes.data
        w[words.SUITS_AT] = self._kept[1].ctypes.data
        w[words.BEATEN_BY : words.BEATS] = rules.beaten_by
        w[words.BEATS : words.STOCK] = rules.beats
        if rules.kind == RANKED and rules.following:
            w[words.ENDINGS] = 1
            s = endings.shape()
            parts = [s.patterns, s.classes, s.pairs, s.sizes, s.starts, endings.values(rules)]
            self._kept += parts
            for at, part in enumerate(parts, words.PATTERNS_AT):
                w[at] = part.ctypes.data

    @property
    def nodes(self) -> int:
        """Positions that the last search looked at."""
        return int(self._words[words.NODES])

    def value(self, leader: int, other: int, stock: list[int]) -> int:
        """What the leader takes, both playing their best."""
        self._begin(stock)
        return _drivers()["value"](self._words, leader, other)

    def moves(
        self, hand: int, other: int, stock: list[int], lead: int, moves: Any, values: Any,
        seconds: float | None = None,
    ) -> int:  # fmt: skip
        """Write what the seat to move takes with each move; return how many were valued in time.

        `hand` is that seat's, `lead` the card to reply to or -1; `moves` and `values` are int64
        arrays of card ids and of honours. A Ctrl-C ends the search before it is raised.
        """
        self._begin(stock)
        self._words[words.STOP] = seconds == 0
        done: list[int] = []

        def run() -> None:
            done.append(_drivers()["value_moves"](self._words, hand, other, lead, moves, values))

        worker = Thread(target=run, daemon=True)
        end = None if seconds is None else time.perf_counter() + seconds
        worker.start()
        try:
            while worker.is_alive() and (end is None or time.perf_counter() < end):
                worker.join(
                    _BLINK if end is None else max(0, min(_BLINK, end - time.perf_counter()))
                )
        finally:
            self._words[words.STOP] = 1
            worker.join()
        return done[0]

    def _begin(self, stock: list[int]) -> None:
        w = self._words
        w[words.AGE] = w[words.AGE] % _OLDEST + 1
        w[words.STOP] = w[words.NODES] = 0
        w[words.STOCK_SIZE] = len(stock)
        w[words.STOCK : words.STOCK + len(stock)] = stock
        w[words.LEADS : words.KILLERS] = 0
        w[words.KILLERS : words.LISTS] = -1


@cache
def _drivers() -> dict[str, Driver]:
    return drivers_of("exact", "elferrat.search.exact_drivers", _KINDS)


@cache
def _suits() -> Any:
    # By the ranks left of a suit and those in one hand: the hand closed up, and above that (in
    # bits 8 to 15) without the cards that only follow another of the same hand and worth.
    table = np.zeros((1 << RANKS, 1 << RANKS), np.int32)
    for left in range(1 << RANKS):
        ranks = [rank for rank in range(RANKS) if left >> rank & 1]
        low = sum(rank < TEN for rank in ranks)
        places = [*range(low), *range(TEN, TEN + len(ranks) - low)]
        hand = left
        while True:
            held = [hand >> rank & 1 for rank in ranks]
            closed = sum(1 << place for place, own in zip(places, held, strict=True) if own)
            first = sum(
                1 << ranks[i]
                for i in range(len(ranks))
                if held[i] and not (i and i != low and held[i - 1])
            )
            table[left, hand] = first << RANKS | closed
            if not hand:
                break
            hand = (hand - 1) & left
    return table.reshape(-1)
