"""Worlds, compared with all deals: those that replay to what a seat has seen, and no others."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, zip_longest
from random import Random
from typing import Any

import pytest

from elferrat.games.game import AnyPosition
from elferrat.play.evidence import Evidence
from elferrat.play.positions import read_position
from elferrat.play.referee import seen_by, step
from elferrat.play.view import view
from elferrat.search.worlds import Worlds

Start = dict[str, Any]
World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]

GAMES = 8
ELFER: Start = {
    "game": "elfer", "partial": True, "turn": 0, "dealer": 1,
    "table": ["R11", "R10", "R12", "Y11", "Y12", "G11"],
}  # fmt: skip
EXTRA: Start = {
    "game": "extra", "partial": True, "turn": 0, "order": ["R", "Y", "G", "B"],
    "table": ["R11", "Y11", "G11", "B11", "R12"], "bridges": [1, 1], "discarded": 0,
}  # fmt: skip
TRICKS: Start = {"partial": True, "leader": 0, "dealer": 1, "turn": 0}


def starts() -> Iterator[Any]:
    """Small games: which cards are in play, who looks, and how many are in each hand."""
    elfer = ["R9", "R13", "Y13", "Y10", "G10", "G12", "G9", "R8", "Y9"]
    for options in (
        {}, {"draw": "three"}, {"draw": "one"}, {"may_hold_drawn": True}, {"force_eleven": True},
        {"draw": "one", "may_hold_drawn": True},
    ):  # fmt: skip
        cards = [*elfer[:-2], "B11", "B12"] if "force_eleven" in options else elfer
        yield pytest.param({**ELFER, "options": options}, cards, [3, 3], id=f"elfer {options}")
    yield pytest.param(
        {**ELFER, "options": {}}, elfer, [3, 2, 2], id="elfer, three seats"
    )  # fmt: skip
    extra = ["R10", "R13", "Y10", "Y12", "G10", "B12", "*", "*", "R9"]
    yield pytest.param({**EXTRA, "options": {}}, extra, [3, 3], id="extra")
    yield pytest.param({**EXTRA, "options": {}}, extra[1:], [4, 4], id="extra, no pile")
    tricks = ["7C", "9C", "TC", "AC", "8S", "TS", "KS", "QH"]
    for game, options in (
        ("elfern", {}), ("schneider", {}), ("schneider", {"beat": "follow_suit"}),
        ("schneider", {"beat": "follow_suit", "seven_beats_ace": True}),
    ):  # fmt: skip
        start = {**TRICKS, "game": game, "options": options}
        yield pytest.param(start, tricks, [2, 2], id=f"{game} {options}")


def position(start: Start, cards: list[str], sizes: list[int]) -> AnyPosition:
    hands: list[list[str]] = []
    rest = cards
    for size in sizes:
        hands, rest = [*hands, rest[:size]], rest[size:]
    data = {**start, "hands": hands, "stock": rest}
    if "bridges" in start:
        data["bridges"] = [1] * len(sizes)
    return read_position(data)


def course(p: AnyPosition, moves: int, rng: Random) -> tuple[list[str], Evidence]:
    found = Evidence(p)
    made: list[str] = []
    while len(made) < moves and p.outcome is None:
        before, legal = p.copy(), p.game.legal_texts(p)
        quiet = [move for move in legal if move in ("draw", "end", "pass")]
        move = rng.choice(quiet if quiet and rng.random() < 0.5 else legal)
        found.follow(before, move, step(p, move))
        made.append(move)
    return made, found


def world(p: AnyPosition) -> World:
    return tuple(tuple(sorted(hand)) for hand in p.game.hands(p.state)), tuple(
        p.game.stock(p.state)
    )


def told(p: AnyPosition, moves: list[str], seat: int | None) -> Iterator[Any]:
    """What a seat sees of a game, step by step; it breaks off where a move cannot be made."""
    yield view(p, seat).json()
    for move in moves:
        if p.outcome is not None or move not in p.game.legal_texts(p):
            return
        yield seen_by(step(p, move), seat)
        yield view(p, seat).json()


def all_worlds(
    start: Start, cards: list[str], sizes: list[int], moves: list[str], seat: int
) -> Counter[World]:
    """Every deal that looks the same to a seat, by where it leads."""
    first = position(start, cards, sizes)
    expected = list(told(first, moves, seat))
    begin = sum(sizes[:seat])
    own = cards[begin : begin + sizes[seat]]
    others = [*cards[:begin], *cards[begin + sizes[seat] :]]
    found: Counter[World] = Counter()
    for order in set(permutations(others)):
        p = position(start, [*order[:begin], *own, *order[begin:]], sizes)
        if all(one == other for one, other in zip_longest(told(p, moves, seat), expected)):
            found[world(p)] += 1
    return found


@pytest.mark.apart
@pytest.mark.parametrize(("start", "cards", "sizes"), [*starts()])
def test_worlds_are_as_likely_as_their_deals(
    start: Start, cards: list[str], sizes: list[int]
) -> None:
    for number in range(GAMES):
        rng = Random(f"{start} {number}")
        dealt = rng.sample(cards, len(cards))
        p = position(start, dealt, sizes)
        moves, evidence = course(p, 3 + number % 6, rng)
        if p.outcome is not None:
            continue
        seat = number // 2 % 2
        hidden = [c for s, hand in enumerate(p.game.hands(p.state)) if s != seat for c in hand]
        unseen = hidden + p.game.stock(p.state)
        worlds = Worlds(view(p, seat), evidence, unseen)
        every = all_worlds(start, dealt, sizes, moves, seat)
        scale = {Fraction(worlds.ways(hands), count) for (hands, _), count in every.items()}
        assert len(scale) == 1, moves
        drawn = Counter(drawn_worlds(worlds, 300, rng))
        assert drawn.keys() <= every.keys(), moves


def drawn_worlds(worlds: Worlds, many: int, rng: Random) -> Iterator[World]:
    for _ in range(many):
        hands, stock = worlds.deal(rng)
        yield tuple(tuple(sorted(hand)) for hand in hands), tuple(stock)
