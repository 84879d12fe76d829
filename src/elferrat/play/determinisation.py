"""Worlds that a seat must think possible: hidden cards dealt anew, or filled into a view.

A world is a position that `read_position` accepts and that looks the same to the seat. Every way
in which the unseen cards can lie in the hidden places is equally likely; jokers count as the
pieces of card they are. Only what a position makes public is respected. What the course of the
game told besides (who passed, who had to draw) is for those who watched it.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from math import comb, factorial, perm
from random import Random
from typing import Any

from elferrat.cards.rows import JOKER
from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.games.hidden import Condition
from elferrat.play.positions import read_position

Fields = Mapping[str, Any]


def redeal(position: AnyPosition, seat: int | None, rng: Random) -> AnyPosition:
    """A position that `seat` (None: a spectator) cannot tell from this one, drawn by `rng`.

    Cards that a partial position lacks stay out. A finished game hides nothing: it is copied.

    Raises:
        Unusable: there is no such seat.
    """
    game = position.game
    view = game.view(position, seat)
    if position.outcome is not None:
        return position.copy()
    hidden = Counter(game.stock(position.state))
    for other, hand in enumerate(game.hands(position.state)):
        if other != seat:
            hidden.update(hand)
    return _fill(view, _taken(pack_of(view), hidden)[0], rng)


def fill(view: Fields, rng: Random) -> AnyPosition:
    """A full position that looks to its seat as the view does, drawn by `rng`.

    Any mapping with a view's fields will do. In a view of a partial position nobody knows which
    of the unseen cards are in the game: any of them may be, so the filled position may hold cards
    that the real one lacks.

    Raises:
        Unusable: the view's fields contradict each other.
        ValueError: no position looks so, because nothing fits into the hidden places.
    """
    if view.get("over"):
        return read_position(dict(view))
    return _fill(view, hidden_cards(view), rng)


def hidden_cards(view: Fields) -> list[str]:
    """The cards whose places a view does not show, in the pack's order."""
    return _taken(pack_of(view), Counter(_seen(view)))[1]


def filled(view: Fields, hands: list[Any], stock: list[str]) -> AnyPosition:
    """The position of a view whose hidden cards lie so; raises `Unusable`."""
    shown = {name: value for name, value in view.items() if name != "legal"}
    return read_position({**shown, "hands": hands, "stock": stock})


# --- what is seen -------------------------------------------------------------------------------


def pack_of(view: Fields) -> list[str]:
    """The cards that a view's game deals from, always in the same order."""
    game = game_named(view["game"])
    state = game.state_type()
    cards = [0] * game.rules.MOVES
    size = game.rules.pack(game.read_options(view["options"]), cards)
    state.stock[:size] = cards[:size]
    state.stock_size = size
    return game.stock(state)


def _seen(view: Fields) -> Iterator[str]:
    """Every card whose place the view shows."""
    for hand in view["hands"]:
        if not isinstance(hand, int):
            yield from hand
    for card in view.get("table", ()):
        yield JOKER if card.startswith(JOKER) else card
    yield from view.get("trick", ())
    for pile in view.get("won", ()):
        yield from pile
    yield from [JOKER] * view.get("discarded", 0)


def _taken(pack: list[str], wanted: Counter[str]) -> tuple[list[str], list[str]]:
    """The wanted cards of a pack and the others, both in the pack's order."""
    left = Counter(wanted)
    taken: list[str] = []
    others: list[str] = []
    for card in pack:
        (taken if left[card] > 0 else others).append(card)
        left[card] -= 1
    return taken, others


# --- the drawing --------------------------------------------------------------------------------


def _fill(view: Fields, pool: list[str], rng: Random) -> AnyPosition:
    """Lay the cards of a pool, given in pack order, into the hidden places of a view."""
    case, held = _lot(view, pool, rng)
    asked, unheld, rest = _parts(case, pool)
    rng.shuffle(asked)
    rng.shuffle(rest)
    hands: list[Any] = list(view["hands"])
    own = hands[case.seat]
    if isinstance(own, int):
        hands[case.seat] = asked[:held] + rest[: own - held]
        asked, rest = asked[held:], rest[own - held :]
    free = asked + rest
    rng.shuffle(free)
    for seat, hidden in enumerate(hands):
        if isinstance(hidden, int):
            hands[seat], free = free[:hidden], free[hidden:]
    # What lies elsewhere: first the stock, then (of a partial view) what is not in the game.
    elsewhere = free + unheld
    rng.shuffle(elsewhere)
    return filled(view, hands, elsewhere[: view["stock"]])


def _lot(view: Fields, pool: list[str], rng: Random) -> tuple[Condition, int]:
    """A case, and how many of its cards its seat holds, as often as cards can lie so."""
    lots = [
        (case, held, ways)
        for case in game_named(view["game"]).conditions(view)
        for held, ways in enumerate(_ways(case, view, pool))
    ]
    totals = list(accumulate(ways for _, _, ways in lots))
    if not totals or totals[-1] == 0:
        raise ValueError("no cards can lie as this view says")
    case, held, _ = lots[bisect_right(totals, rng.randrange(totals[-1]))]
    return case, held


def _ways(case: Condition, view: Fields, pool: list[str]) -> list[int]:
    """In how many ways all cards can lie, by the number of asked cards in the case's hand."""
    asked, unheld, rest = map(len, _parts(case, pool))
    hidden = [hand for hand in view["hands"] if isinstance(hand, int)]
    shown = [hand for hand in view["hands"] if not isinstance(hand, int)]
    elsewhere = len(pool) - sum(hidden)
    if elsewhere < view["stock"] or any(card in case.unheld for hand in shown for card in hand):
        return []
    own = view["hands"][case.seat]
    if not isinstance(own, int):
        if sum(card in case.cards for card in own) < case.least:
            return []
        return [perm(elsewhere, unheld) * factorial(asked + rest)]
    lying = perm(elsewhere, unheld) * factorial(own) * factorial(max(0, asked + rest - own))
    return [
        lying * comb(asked, held) * comb(rest, own - held) if held >= case.least else 0
        for held in range(min(asked, own) + 1)
    ]


def _parts(case: Condition, pool: list[str]) -> tuple[list[str], list[str], list[str]]:
    """A pool in three: cards that the case asks for, cards that no hand may hold, the others."""
    asked = [card for card in pool if card in case.cards]
    unheld = [card for card in pool if card in case.unheld]
    return asked, unheld, [c for c in pool if c not in case.cards and c not in case.unheld]
