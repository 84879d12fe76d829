"""Exact values of Elfern and Bohemian Schneider with open cards: both hands and the stock known.

Honours add up to a fixed sum, so the line that takes the most of them is also the best for game
points, whatever the scoring.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from elferrat.cards.tricks import CARD_NAMES
from elferrat.games.game import AnyPosition
from elferrat.games.trickdraw.rules import HAND_SIZE, RANKS, TEN
from elferrat.kernel.driver import Driver
from elferrat.kernel.twin import drivers_of
from elferrat.locale.message import Unusable
from elferrat.play.match import HONOURS, new_match
from elferrat.search import endings
from elferrat.search import exact_words as words
from elferrat.search.ending_drivers import honours_of
from elferrat.search.running import Until, run
from elferrat.search.tables import RANKED, Tables, tables

_KINDS = {"value_moves": "i8 n n n i8 i8", "value": "i8 n n"}


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
        Unusable: the game is no trick game, a hand holds more cards than are ever dealt, or
            compiled code cannot be used here.
    """
    rules = tables(position.game.name, position.options)
    s = position.state
    for seat, hand in enumerate(s.hand):
        if hand.bit_count() > HAND_SIZE:
            raise Unusable(f"hands[{seat}]", "search-big-hand", most=HAND_SIZE)
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


def game_points(
    position: AnyPosition, honours: Mapping[str, int], *, held: bool = False
) -> dict[str, int]:
    """What moves are worth in game points: won ones above 0, lost ones below (F8, F9, F12, S7).

    `honours`: what each move takes from here on, as `Solution.moves` has it; `held`: whether a
    point is held for the winner of this hand.

    Raises:
        Unusable: honours are missing, so that the hand has no winner; or a point is held in a game
            or with options that hold none.
    """
    seat, rules = position.game.rules.to_move(position.state), position.game.rules
    won = [rules.score(position.state, each) for each in range(2)]
    sheet = new_match(position.game.name, position.game.write_options(position.options))
    if held:
        sheet = sheet.after((HONOURS // 2, HONOURS // 2)).dealt_by(0)
        if not sheet.hands[-1].held:
            raise Unusable("held", "search-none-held")
    if sum(won) + honours_left(position) != HONOURS:
        raise Unusable("position", "search-honours-missing", count=HONOURS)
    points = {}
    for move, taken in honours.items():
        mine = won[seat] + taken
        result = (mine, HONOURS - mine)
        one, other = sheet.after(result).hands[-1].points
        points[move] = one - other
    return points


def honours_left(position: AnyPosition) -> int:
    """The honours that are still to win: in both hands, in the stock, or led."""
    s = position.state
    cards = s.hand[0] | s.hand[1] | sum(1 << card for card in s.stock[: s.stock_size])
    return honours_of(cards | (1 << s.lead if s.lead >= 0 else 0))


class Search:
    """A search with its table, for one game and its options; one thread at a time.

    Hands are masks as in `games.trickdraw.rules`, a stock is a list of card ids, the top first.
    """

    def __init__(self, rules: Tables) -> None:
        """Make an empty table; the first one of a process compiles, or builds Elfern's endings."""
        room = np.zeros(words.ENTRIES + words.LINE, np.int64)
        self._entries = room[-(room.ctypes.data // 8) % words.LINE :][: words.ENTRIES]
        _drivers()
        self._words = w = np.zeros(words.WORDS, np.int64)
        w[words.FOLLOWING], w[words.KIND] = rules.following, rules.kind
        digits, suits, forms = _digits(), _suits(), _forms()
        self._kept = [self._entries, rules.follow, digits, suits, forms]
        for at, part in enumerate(self._kept, words.ENTRIES_AT):
            w[at] = part.ctypes.data
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
    def address(self) -> int:
        """Where the words of the search lie, for compiled code that asks it itself."""
        return int(self._words.ctypes.data)

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

        def work() -> int:
            return _drivers()["value_moves"](self._words, hand, other, lead, moves, values)

        return run([(self._words, work)], words.STOP, Until.after(seconds))[0]

    def _begin(self, stock: list[int]) -> None:
        w = self._words
        self._entries[:] = 0
        w[words.STOP] = w[words.NODES] = 0
        w[words.STOCK_SIZE] = len(stock)
        w[words.STOCK : words.STOCK + len(stock)] = stock
        w[words.LEADS : words.KILLERS] = 0
        w[words.KILLERS : words.LISTS] = -1


@cache
def _drivers() -> dict[str, Driver]:
    return drivers_of("exact", "elferrat.search.exact_drivers", _KINDS)


@cache
def _digits() -> Any:
    """By a mask of ranks, the number that has a 1 in base three for each of them."""
    return np.array(
        [sum(3**rank for rank in range(RANKS) if mask >> rank & 1) for mask in range(1 << RANKS)],
        np.int16,
    )


@cache
def _suits() -> Any:
    """By the ranks left of a suit and those in one hand, both as digits: what counts of the hand.

    The lower 13 bits are its digits once the gaps are closed; above them stands its mask without
    the cards that only follow another one of the same hand and worth.
    """
    table = np.zeros(3**RANKS, np.int32)
    digits = _digits()
    for left in range(1 << RANKS):
        ranks = [rank for rank in range(RANKS) if left >> rank & 1]
        low = sum(rank < TEN for rank in ranks)
        for hand in range(1 << RANKS):
            if hand & ~left:
                continue
            held = [hand >> rank & 1 for rank in ranks]
            closed = sum(3**place for place, own in enumerate(held) if own)
            first = sum(
                1 << ranks[i]
                for i in range(len(ranks))
                if held[i] and not (i and i != low and held[i - 1])
            )
            table[int(digits[left]) + int(digits[hand])] = first << 13 | closed
    return table


@cache
def _forms() -> Any:
    """By the ranks left of a suit, where the numbers of hands begin that its form has.

    Forms are alike that have as many low cards and as many honours.
    """
    begin, forms = 0, {}
    for low in range(TEN + 1):
        for high in range(RANKS - TEN + 1):
            forms[low, high] = begin
            begin += 3 ** (low + high)
    table = []
    for left in range(1 << RANKS):
        ranks = [rank for rank in range(RANKS) if left >> rank & 1]
        low = sum(rank < TEN for rank in ranks)
        table.append(forms[low, len(ranks) - low])
    return np.array(table, np.int16)
