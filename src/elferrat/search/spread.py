"""How the hidden cards may lie, in numbers: kinds, and how many of each a hand holds.

Cards of one kind are alike to all that a seat knows. A world is an arrangement (how many cards of
each kind each hidden hand holds), and within it every way to lay the cards is equally likely.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.games.hidden import Condition
from elferrat.kernel.seeds import seed_key
from elferrat.play.determinisation import fill, filled, hidden_cards
from elferrat.play.evidence import Evidence
from elferrat.search.running import NEVER, Until
from elferrat.search.worlds import Worlds

Ints = np.ndarray[Any, np.dtype[np.int64]]

ARRANGEMENTS = 256  # drawn for a decision, where there is more than one and nobody says how many


@dataclass(frozen=True)
class Spread:
    """What is hidden from a seat.

    Attributes:
        base: a position that looks like the seat's view, whose hidden hands and stock are empty
        seats: whose hands are hidden, int64
        cards: ids of the hidden cards, kind by kind, int64
        starts: where each kind begins in `cards`, and the end, int64
        arrangements: drawn ones, int64 of shape (n, hands * kinds)
        stock: hidden cards in the stock; more than are in hands or there are not in the game
    """

    base: AnyPosition
    seats: Ints
    cards: Ints
    starts: Ints
    arrangements: Ints
    stock: int

    @property
    def all_known(self) -> bool:
        """Whether nothing is left open: no stock, and all hidden cards are in one hand."""
        held = [self.arrangements[0].sum()] if len(self.seats) == 1 else []
        return not self.stock and held == [len(self.cards)]


def spread(
    view: Mapping[str, Any],
    evidence: Evidence | None,
    rng: Random,
    unseen: Sequence[str] | None = None,
    most: int = ARRANGEMENTS,
    until: Until = NEVER,
) -> Spread:
    """What is hidden from the seat of a running game's view.

    Without evidence every way to lie is equally likely that the view itself allows. In a view of a
    partial position nobody knows which of the unseen cards are in the game: any may be, and what
    the course told is left aside. `unseen` as in `Worlds`; `most`: how many arrangements to draw
    where there is more than one; fewer are drawn if it is time to stop.

    Raises:
        Unusable: the view's fields contradict each other.
        ValueError: the evidence is not that of this view, or no cards can lie so.
    """
    seats = [seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, int)]
    game = game_named(view["game"])
    cards = hidden_cards(view) if unseen is None else list(unseen)
    places = view["stock"] + sum(view["hands"][seat] for seat in seats)
    if evidence is not None and evidence.moves and len(cards) <= places:
        worlds = Worlds(view, evidence, unseen)
        kinds = worlds.kinds
        one = len(worlds.kinds) == 2 and not worlds.kinds[0]
        drawn = [worlds.arrangement(rng) for _ in _times(1 if one else most, until)]
        world = filled(view, *worlds.deal(rng))
    elif _free(game.conditions(view), view):
        kinds = [cards]
        drawn = [[[view["hands"][seat]] for seat in seats]]
        world = _laid(view, rng.sample(cards, len(cards)))
    else:
        filled_ones = [fill(view, rng) for _ in _times(most, until)]
        world = filled_ones[0]
        kinds = [[card] for card in cards]
        hands = [game.hands(each.state) for each in filled_ones]
        drawn = [[[int(kind[0] in each[s]) for kind in kinds] for s in seats] for each in hands]
    ids = [game.cards.index(card) for kind in kinds for card in kind]
    return Spread(
        _emptied(world, seats),
        np.array(seats, np.int64),
        np.array(ids, np.int64),
        np.cumsum([0, *map(len, kinds)], dtype=np.int64),
        np.array(drawn, np.int64).reshape(len(drawn), -1),
        view["stock"],
    )


def _free(cases: Sequence[Condition], view: Mapping[str, Any]) -> bool:
    """Whether what the view makes public is plain to see: the hidden cards may lie in any way."""
    case = cases[0]
    seen = not isinstance(view["hands"][case.seat], int)
    return len(cases) == 1 and not case.unheld and (seen or not case.least)


def chance_of(seed: str) -> Random:
    """A generator that a seed text begins; raises `Unusable` for one that is no text."""
    return Random(sum(word << 32 * place for place, word in enumerate(seed_key(seed))))


def _times(most: int, until: Until) -> Iterator[int]:
    """Once, and again as long as it is not time to stop."""
    for number in range(most):
        if number and until.reached:
            return
        yield number


def open_spread(position: AnyPosition) -> Spread:
    """Nothing is hidden: hands and stock are known card by card."""
    nothing = np.zeros(0, np.int64)
    return Spread(position, nothing, nothing, np.zeros(1, np.int64), np.zeros((1, 0), np.int64), 0)


def _laid(view: Mapping[str, Any], cards: list[str]) -> AnyPosition:
    hands: list[Any] = list(view["hands"])
    for seat, hand in enumerate(hands):
        if isinstance(hand, int):
            hands[seat], cards = cards[:hand], cards[hand:]
    return filled(view, hands, cards[: view["stock"]])


def _emptied(position: AnyPosition, seats: list[int]) -> AnyPosition:
    empty = position.copy()
    state: Any = empty.state
    blank: Any = type(state)()
    for seat in seats:
        state.hand[seat] = blank.hand[seat]
        if hasattr(state, "jokers"):
            state.jokers[seat] = 0
    state.stock, state.stock_size = blank.stock, 0
    return empty
