"""Games with so few cards that every deal and every course can be looked at.

They are ends of real games: all other cards lie where everybody saw them, won or on the table, and
both sides begin equal. So rules, referee, views and bots work on them unchanged, and what is unseen
is exactly what is still in hands and stock. A trick game's position is partial only because its
hands have two cards while a stock is left.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from elferrat.cards.rows import cell_names
from elferrat.cards.tricks import CARD_NAMES, SUITS
from elferrat.games.game import AnyPosition, AnyState, copy_state
from elferrat.lab.equilibrium import CHANCE, Builder, Node, Tree
from elferrat.play.match import HONOURS
from elferrat.play.positions import read_position
from elferrat.search.ending_drivers import honours_of

SUITS_LEFT = 2
_DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Asked:
    """Where a seat has to choose: one course of those that look alike to it.

    Attributes:
        seat: who is on turn
        deal: number of the deal
        moves: the ids of the moves made
        legal: the ids of the legal moves, as their slots in the tree follow each other
    """

    seat: int
    deal: int
    moves: tuple[int, ...]
    legal: tuple[int, ...]


@dataclass(frozen=True)
class Reduced:
    """A game of two seats with few cards.

    Attributes:
        name: what it is called
        deals: all of them, each as likely as any other; in all of them the same is public
        tree: what can happen; worth of an end is seat 0's score without that of seat 1
        asked: by information set of the tree, the first one (the deal) apart
    """

    name: str
    deals: tuple[AnyPosition, ...]
    tree: Tree
    asked: tuple[Asked, ...]

    def in_game_points(self) -> Tree:
        """The tree of a trick game, its ends worth game points (F8, S7)."""
        p = self.deals[0]
        worth = p.game.worth  # type: ignore[attr-defined]

        def paid(lead: float) -> float:
            mine = (HONOURS + round(lead)) // 2
            return float(worth(p.options, mine) - worth(p.options, HONOURS - mine))

        return self.tree.paid(paid)


def reduced_tricks(game: str, ranks: str, options: dict[str, Any] | None = None) -> Reduced:
    """Elfern or Bohemian Schneider with these ranks of acorns and leaves, two cards a hand.

    The other cards are won, as many honours and as many cards by each side; seat 0 leads.
    """
    left = [rank + suit for suit in SUITS[:SUITS_LEFT] for rank in ranks]
    gone = [card for card in range(len(CARD_NAMES)) if CARD_NAMES[card] not in left]
    gone.sort(key=lambda card: honours_of(1 << card))
    fields = {
        "game": game, "options": options or {}, "partial": True, "leader": 0,
        "won": [[CARD_NAMES[card] for card in gone[seat::2]] for seat in range(2)],
    }  # fmt: skip
    return reduced(f"{game} {ranks}", every_deal(fields, left, (2, 2)))


def reduced_rows(left: Sequence[str], hand: int, options: dict[str, Any] | None = None) -> Reduced:
    """Elfer raus! when only these cards do not lie yet, so many of them in each hand."""
    fields = {
        "game": "elfer", "options": options or {},
        "table": [card for card in cell_names(20) if card not in left],
    }  # fmt: skip
    return reduced(f"elfer {' '.join(left)}", every_deal(fields, left, (hand, hand)))


def every_deal(
    fields: dict[str, Any], cards: Sequence[str], sizes: tuple[int, int]
) -> Iterator[AnyPosition]:
    """All ways in which cards can lie in two hands of these sizes and, in order, in the stock."""
    for first in combinations(cards, sizes[0]):
        others = [card for card in cards if card not in first]
        for second in combinations(others, sizes[1]):
            rest = [card for card in others if card not in second]
            for stock in permutations(rest):
                hands = [list(first), list(second)]
                yield read_position({**fields, "hands": hands, "stock": list(stock)})


def reduced(name: str, deals: Iterator[AnyPosition]) -> Reduced:
    """All that can happen in deals that begin with the same in public."""
    known = tuple(deals)
    growth = _Growth(known[0])
    nodes = growth.builder.moves(
        Builder.root, CHANCE, _DEAL, len(known), [1 / len(known)] * len(known)
    )
    for number, (deal, node) in enumerate(zip(known, nodes, strict=True)):
        growth.begin(deal, node, number)
    return Reduced(name, known, growth.builder.tree(), tuple(growth.asked))


class _Growth:
    """A tree that grows move by move, and what each seat has seen on the way.

    What a seat sees of a move: the move, how many cards are left in the stock, and its own hand.
    All else that is public follows from those.
    """

    def __init__(self, p: AnyPosition) -> None:
        self.builder = Builder()
        self.asked: list[Asked] = []
        self._rules, self._options = p.game.rules, p.options
        self._seen: dict[Any, int] = {}  # numbers of what was seen so far

    def begin(self, p: AnyPosition, node: Node, deal: int) -> None:
        """Add a deal."""
        seen = tuple(self._number(seat, _hand(p.state, seat)) for seat in range(2))
        self._go_on(copy_state(p.state), node, seen, deal, ())

    def _go_on(
        self, s: AnyState, node: Node, seen: tuple[int, ...], deal: int, made: tuple[int, ...]
    ) -> None:
        moves = self._legal(s)
        if s.over or (len(moves) == 1 and not s.stock_size):
            end = self._played_on(s)
            if end.over:
                self.builder.end(node, self._rules.score(end, 0) - self._rules.score(end, 1))
                return
        seat = self._rules.to_move(s)
        nodes = self.builder.moves(node, seat, seen[seat], len(moves))
        if self.builder.sets > len(self.asked) + 1:
            self.asked.append(Asked(seat, deal, made, tuple(moves)))
        for move, then in zip(moves, nodes, strict=True):
            after = s if move == moves[-1] else copy_state(s)
            self._rules.play(after, self._options, move)
            now = tuple(
                self._number(seen[each], move, after.stock_size, _hand(after, each))
                for each in range(2)
            )
            self._go_on(after, then, now, deal, (*made, move))

    def _played_on(self, s: AnyState) -> AnyState:
        """What comes of a state as long as nobody has a choice."""
        after = copy_state(s)
        while len(moves := self._legal(after)) == 1:
            self._rules.play(after, self._options, moves[0])
        return after

    def _legal(self, s: AnyState) -> list[int]:
        moves = [0] * self._rules.MOVES
        del moves[self._rules.legal(s, self._options, moves) :]
        return moves

    def _number(self, *seen: Any) -> int:
        return self._seen.setdefault(seen, len(self._seen))


def _hand(s: Any, seat: int) -> Any:
    hand = s.hand[seat]
    return tuple(hand) if isinstance(hand, list) else hand
