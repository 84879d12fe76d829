"""How a game begins in OpenSpiel: which lots chance draws, and the position they lead to.

Chance is explicit. A whole game draws its pack card by card from the top, then the lots that its
rules ask for; a small one draws one of a few deals.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Any, Protocol

from elferrat.cards.shuffle import Stream
from elferrat.cards.tricks import CARD_NAMES, RANKS, SUITS
from elferrat.games import game_named
from elferrat.games.elfer import rules as elfer
from elferrat.games.fields import whole
from elferrat.games.game import MOST_LOTS, AnyPosition, Game, Position
from elferrat.games.options import Value
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf
from elferrat.play.positions import read_position

AnyGame = Game[Any, Any]
Outcomes = list[tuple[int, float]]
Chosen = tuple[tuple[str, Value], ...]

SMALL_DECKS = (12, 14, 16)
SMALL_SUITS = 2
SMALL_HAND = 2
POOL = 2 * SMALL_HAND + 1  # cards from which the small hands are dealt
MOST_DEALS = 10_000


class Deal(Protocol):
    """Where a game's chance comes from; equal for all states of an OpenSpiel game."""

    game: AnyGame
    options: Any
    players: int
    pack: tuple[int, ...]  # ids of all cards in the game
    chances: int  # how many lots are drawn before the first move
    most_outcomes: int  # ids of outcomes are below this
    most_moves: int  # no game is longer

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        """The possible next lots after those drawn, rising, each with its probability."""

    def name(self, drawn: Sequence[int], lot: int) -> str:
        """What the next lot means, for people."""

    def start(self, drawn: Sequence[int]) -> AnyPosition:
        """The position that all lots together lead to."""


class PackDeal:
    """A whole game: the pack from the top, card by card, then the lots of the rules.

    The order is the one in which the rules deal a shuffled pack (contract 4). Each card left is
    equally likely, except in the standard game of `elfer`: a deal without an 11 in any hand is
    dealt again there (E3), so that the deals that stand are equally likely among themselves, and
    the probabilities here are those given that the deal stands.
    """

    def __init__(self, name: str, chosen: Chosen, players: int) -> None:
        self.game = game_named(name)
        self.options = self.game.read_options(dict(chosen))
        self.game.check_players(self.options, players)
        self.players = players
        self._key = (name, chosen, players)
        cards = [0] * self.game.rules.MOVES
        self.pack = tuple(cards[: self.game.rules.pack(self.options, cards)])
        bounds = [0] * MOST_LOTS
        self.bounds = bounds[: self.game.rules.lots(self.options, players, bounds)]
        self.chances = len(self.pack) + len(self.bounds)
        self.most_outcomes = max(*self.pack, *self.bounds, 0) + 1
        self.owners = self._owners()
        self._dealt = sum(owner >= 0 for owner in self.owners)
        self.most_moves = most_moves(
            self.game, len(self.pack), len(self.pack) - self._dealt, players
        )
        self._openers = frozenset(openers(name, self.options, self.pack))

    def __reduce__(self) -> tuple[Any, ...]:
        return pack_deal, self._key

    def _owners(self) -> tuple[int, ...]:
        # A pack of different cards shows who is dealt which place; jokers would be told apart by
        # nothing, so cells stand in for them.
        places = list(range(len(self.pack)))
        state = self.game.state_type()
        lots = [0] * len(self.bounds)
        self.game.rules.setup(
            state, self.options, self.players, self.players - 1, places, len(places), lots
        )
        owners = dict.fromkeys(self.game.cards, -1)
        for seat, hand in enumerate(self.game.hands(state)):
            owners.update(dict.fromkeys(hand, seat))
        return tuple(owners[self.game.cards[place]] for place in places)

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        """Cards left, or the numbers below the bound of a lot."""
        if len(drawn) >= len(self.pack):
            bound = self.bounds[len(drawn) - len(self.pack)]
            return [(lot, 1 / bound) for lot in range(bound)]
        left = Counter(self.pack)
        left.subtract(drawn)
        rest = len(self.pack) - len(drawn)
        if not self._openers or not self._openers.isdisjoint(drawn):
            return [(card, count / rest) for card, count in left.items() if count]
        # No opening card is dealt yet. The stock cannot be reached so: all is 1 or 0 before.
        openers, places = len(self._openers), self._dealt - len(drawn)
        now = standing(rest, openers, places)
        later = standing(rest - 1, openers, places - 1) / now
        chances = [
            (card, count / rest * (1 / now if card in self._openers else later))
            for card, count in left.items()
        ]
        return [(card, chance) for card, chance in chances if chance]

    def name(self, drawn: Sequence[int], lot: int) -> str:
        """The card, or the number of a lot."""
        return self.game.cards[lot] if len(drawn) < len(self.pack) else f"lot {lot}"

    def start(self, drawn: Sequence[int]) -> AnyPosition:
        """The dealt game; the last seat is the dealer."""
        rules, state = self.game.rules, self.game.state_type()
        size = len(self.pack)
        cards, lots = list(drawn[:size]), list(drawn[size:])
        rules.setup(state, self.options, self.players, self.players - 1, cards, size, lots)
        return Position(self.game, self.options, state)


@cache
def pack_deal(name: str, chosen: Chosen, players: int) -> PackDeal:
    """The deal of a whole game.

    Raises:
        Unusable: no such game or option, or so many cannot play it.
    """
    return PackDeal(name, chosen, players)


def openers(name: str, o: Any, pack: Sequence[int]) -> list[int]:
    """The cards of which the hands must hold one for a deal to stand (E3); none where all stand."""
    if name != "elfer" or o.variant != elfer.STANDARD:
        return []
    return [card for card in pack if 1 << card % elfer.NUMBERS + 1 == elfer.ELEVEN]


def most_moves(game: AnyGame, cards: int, stock: int, players: int) -> int:
    """More moves than a game with so many cards, so many of them in the stock, can have.

    A trick game lays every card once. In a row game every card is laid or discarded once at most,
    gives way to a joker once, and may be followed by an end of the turn; a draw takes a card of the
    stock; and between two turns in which cards are laid everybody passes once at most.
    """
    if "trick" in game.fields:
        return cards
    return 3 * cards + 2 * stock + players * (cards + 1)


def standing(cards: int, openers: int, places: int) -> float:
    """The probability that one of the openers among so many cards comes into so many places."""
    return 1 - comb(cards - openers, places) / comb(cards, places)


class SmallDeal:
    """A trick game with 12, 14 or 16 cards, two in each hand and the others in the stock.

    The rules are the game's own: it is played from a partial position. The deck is the highest
    ranks of clubs and spades. Chance draws one of `deals` deals, all equally likely, which come
    from the shuffle of contract 4. So that neither a hand nor the first card drawn gives away the
    whole deal, hands come from five cards only: thirty deals are all ways to deal them, with the
    other cards in one order and the fifth card among them. The next thirty have another order.
    """

    def __init__(self, name: str, chosen: Chosen, cards: int, deals: int, seed: str) -> None:
        self.game = game_named(name)
        self.options = self.game.read_options(dict(chosen))
        self.players = 2
        self._key = (name, chosen, cards, deals, seed)
        if cards not in SMALL_DECKS:
            raise Unusable("cards", "bad-value", value=cards, known=AnyOf(map(str, SMALL_DECKS)))
        ranks = RANKS[-cards // SMALL_SUITS :]
        names = [rank + suit for suit in SUITS[:SMALL_SUITS] for rank in ranks]
        self.pack = tuple(CARD_NAMES.index(card) for card in names)
        self.chances = 1
        self.most_moves = len(self.pack)
        self.most_outcomes = whole(deals, 1, MOST_DEALS, "deals")
        self._starts = [
            read_position({**fields, "game": name, "options": dict(chosen), "partial": True})
            for fields in small_deals(names, deals, Stream(seed))
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return small_deal, self._key

    def outcomes(self, drawn: Sequence[int]) -> Outcomes:
        """Each of the deals."""
        return [(deal, 1 / self.most_outcomes) for deal in range(self.most_outcomes)]

    def name(self, drawn: Sequence[int], lot: int) -> str:
        """The number of the deal."""
        return f"deal {lot}"

    def start(self, drawn: Sequence[int]) -> AnyPosition:
        """The position of a deal; seat 0 leads."""
        return self._starts[drawn[0]].copy()


@cache
def small_deal(name: str, chosen: Chosen, cards: int, deals: int, seed: str) -> SmallDeal:
    """The deals of a small game.

    Raises:
        Unusable: no such option, a deck of another size, or too many deals.
    """
    return SmallDeal(name, chosen, cards, deals, seed)


def small_deals(names: Sequence[str], deals: int, stream: Stream) -> list[dict[str, Any]]:
    """Hands and stock of so many deals, as fields of positions."""
    pack = list(names)
    stream.shuffle(pack)
    pool, others = pack[:POOL], pack[POOL:]
    ways = [
        (first, second)
        for first in combinations(pool, SMALL_HAND)
        for second in combinations([card for card in pool if card not in first], SMALL_HAND)
    ]
    found: list[dict[str, Any]] = []
    while len(found) < deals:
        stream.shuffle(others)
        place = stream.below(len(others) + 1)
        stream.shuffle(ways)
        for hands in ways[: deals - len(found)]:
            fifth = [card for card in pool if card not in hands[0] + hands[1]]
            stock = others[:place] + fifth + others[place:]
            found.append({"hands": [list(hand) for hand in hands], "stock": stock})
    return found
