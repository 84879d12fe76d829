"""Matches as values: dealers, held points, totals and winners over several games.

    match = new_match("elfern", {"staender": "double"})
    match = match.after((14, 6)).after(table.outcome)
    match.totals, match.dealer, match.winners

A match never changes: `after` returns the match with one more result. What a result looks like
depends on the game: the honours of both seats (trick games), the numbers left in each hand
(`elfer`, E12), or the points of each seat (`extra`, X61).
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from elferrat.cards.shuffle import lots
from elferrat.cards.tricks import CARD_NAMES, RANKS
from elferrat.games import game_named
from elferrat.games.elfer import rules as elfer
from elferrat.games.elfern import rules as elfern
from elferrat.games.extra import rules as extra
from elferrat.games.fields import seat_number
from elferrat.games.game import Game, Outcome
from elferrat.games.schneider import rules as schneider
from elferrat.locale.message import Unusable

HONOURS = 20  # in the pack (F2, S1)
LINES_A_BANNER = 4  # F13
BONUS = 11  # points of a bonus card, and minus those of a joker (X61)


@dataclass(frozen=True, slots=True)
class Hand:
    """One result of a match, and what follows from it.

    `points` count for the totals; a trick game also keeps the `honours` taken and the point that
    is `held` after the hand. `dealer` and `next_dealer` are None where the deal is drawn (F11).
    """

    dealer: int | None
    points: tuple[int, ...]
    next_dealer: int | None
    honours: tuple[int, ...] | None = None
    held: int = 0

    def json(self) -> dict[str, Any]:
        """The hand in the answer of `score --json` (contract 5)."""
        if self.honours is None:
            return {"points": list(self.points), "next_dealer": self.next_dealer}
        return {
            "honours": list(self.honours),
            "game_points": list(self.points),
            "held": self.held,
            "next_dealer": self.next_dealer,
        }


@dataclass(frozen=True)
class Match(ABC):
    """Several games of one kind between the same seats. `dealer` deals the next; None: draw."""

    game: Game[Any, Any]
    options: Any
    players: int
    dealer: int | None
    hands: tuple[Hand, ...] = ()

    def after(self, result: Sequence[int] | Outcome, place: str = "result") -> "Match":
        """The match with one more result, given as numbers by seat or as a finished game's outcome.

        Raises:
            Unusable: no game of this match can end so; `place` says which result it was.
        """
        if isinstance(result, Outcome):
            result = self.counted(result)
        if len(result) != self.players:
            raise Unusable(place, "score-bad-seats", count=len(result), players=self.players)
        self.check(tuple(result), place)
        hand = self.judged(tuple(result))
        return replace(self, hands=(*self.hands, hand), dealer=hand.next_dealer)

    def dealt_by(self, dealer: int) -> "Match":
        """The match with its next dealer known: by lot (F3, F11), or as the table wants it."""
        return replace(self, dealer=seat_number(dealer, self.players, "dealer"))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points so far, by seat. A point still held is nobody's (F10)."""
        return tuple(sum(hand.points[seat] for hand in self.hands) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat with the best total; nobody before the first result (E12, F14, S8, X62)."""
        if not self.hands:
            return ()
        best = self.best(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def games_to_come(self) -> int:
        """How many games the rules still ask for before the match may end."""
        return 0

    def json(self) -> dict[str, Any]:
        """The answer of `score --json` (contract 5)."""
        return {
            "hands": [hand.json() for hand in self.hands],
            "totals": list(self.totals),
            "winners": list(self.winners),
        }

    def best(self, totals: Sequence[int]) -> int:
        """The total that wins."""
        return max(totals)

    @abstractmethod
    def counted(self, outcome: Outcome) -> Sequence[int]:
        """The result that a finished game stands for."""

    @abstractmethod
    def check(self, result: tuple[int, ...], place: str) -> None:
        """Raise `Unusable` for numbers with which no game ends."""

    @abstractmethod
    def judged(self, result: tuple[int, ...]) -> Hand:
        """What a possible result is worth, and who deals next."""


# --- the trick games ----------------------------------------------------------------------------


@dataclass(frozen=True)
class TrickMatch(Match):
    """What matches of both trick games share: honours that add to 20, and the slate."""

    @property
    def held(self) -> int:
        """The point that the next winner gets on top: 0 or 1 (F9, F10)."""
        return self.hands[-1].held if self.hands else 0

    def counted(self, outcome: Outcome) -> Sequence[int]:
        """The honours."""
        return outcome.scores

    def check(self, result: tuple[int, ...], place: str) -> None:
        """Honours of both seats add to 20."""
        if sum(result) != HONOURS or min(result) < 0:
            raise Unusable(place, "score-bad-honours", sum=sum(result))

    def judged(self, result: tuple[int, ...]) -> Hand:
        """Game points with a held point, what is held now, the next dealer."""
        winner = winner_of(result)
        points = [0, 0]
        if winner is not None:
            points[winner] = self.value(result[winner])
        return Hand(
            dealer=self.dealer,
            points=tuple(points),
            next_dealer=self.next_dealer(winner),
            honours=result,
            held=self.held_after(winner),
        )

    @abstractmethod
    def value(self, honours: int) -> int:
        """Game points of a won hand, with what was held."""

    def held_after(self, winner: int | None) -> int:
        """The point held after a hand with that winner, or (None) after a tie."""
        return 0

    def next_dealer(self, winner: int | None) -> int | None:
        """Who deals after a hand with that winner, or (None) after a tie; None: to be drawn."""
        assert self.dealer is not None  # the deal is only ever drawn where it does not alternate
        return 1 - self.dealer

    def json(self) -> dict[str, Any]:
        """With the banners of the slate (F13)."""
        sheet = super().json()
        return sheet | {"banners": [banners(total) for total in self.totals]}


@dataclass(frozen=True)
class ElfernMatch(TrickMatch):
    """Elfern: a tie holds a point, and the deal follows the result (F9 to F12)."""

    def value(self, honours: int) -> int:
        """F8 or F12; one more, or twice as much, if a point is held (F9)."""
        value = elfern.game_points(self.options, honours)
        if not self.held:
            return value
        return value * 2 if self.options.staender == elfern.DOUBLE else value + 1

    def held_after(self, winner: int | None) -> int:
        """A tie holds a point, a second one in a row drops it, a third holds one again (F10)."""
        if winner is not None or self.options.staender == elfern.NO_STAENDER:
            return 0
        return 1 - self.held

    def next_dealer(self, winner: int | None) -> int | None:
        """Winner or loser; after a tie the deal is drawn again (F11)."""
        if self.options.next_dealer == elfern.ALTERNATE:
            return super().next_dealer(winner)
        if winner is None:
            return None
        return winner if self.options.next_dealer == elfern.WINNER else 1 - winner


@dataclass(frozen=True)
class SchneiderMatch(TrickMatch):
    """Bohemian Schneider: nothing is held (S7), the deal alternates, also after a tie (S2)."""

    def value(self, honours: int) -> int:
        """S7."""
        return schneider.game_points(self.options, honours)

    @property
    def games_to_come(self) -> int:
        """The number of hands is even (S8)."""
        return len(self.hands) % 2


def winner_of(honours: Sequence[int]) -> int | None:
    """The seat with 11 honours or more; None after 10–10 (F8, F9, S7)."""
    return next((seat for seat, count in enumerate(honours) if 2 * count > HONOURS), None)


def banners(game_points: int) -> dict[str, int]:
    """Full banners and the lines of the one that is begun (F13)."""
    return {"full": game_points // LINES_A_BANNER, "lines": game_points % LINES_A_BANNER}


def draw_dealer(seed: str) -> tuple[int, tuple[str, ...]]:
    """The dealer by lot (F3, F11) and the cards drawn, two at a time, until the ranks differed.

    Each card is below(32) of the stream of `SEED:lot`, seat 0 first; the higher rank deals.
    """
    stream = lots(seed)
    cards: list[int] = []
    while True:
        pair = [stream.below(len(CARD_NAMES)) for _ in range(2)]
        cards += pair
        ranks = [card % len(RANKS) for card in pair]
        if ranks[0] != ranks[1]:
            return ranks.index(max(ranks)), tuple(CARD_NAMES[card] for card in cards)


def first_dealer(game: str, players: int, seed: str) -> tuple[int, tuple[str, ...]]:
    """The first dealer of a game by lot, and the cards drawn for it (none in the row games).

    The trick games draw cards (F3, S2). In the row games the seat that begins is
    below(`players`) of the stream of `SEED:lot` (X4); the seat before it deals.

    Raises:
        Unusable: no such game.
    """
    if issubclass(_KINDS[game_named(game).name], TrickMatch):
        return draw_dealer(seed)
    return (lots(seed).below(players) - 1) % players, ()


# --- the row games ------------------------------------------------------------------------------


@dataclass(frozen=True)
class RowMatch(Match):
    """What matches of both row games share: the deal, and with it the start, goes round."""

    def judged(self, result: tuple[int, ...]) -> Hand:
        """The numbers count as they are; the next seat deals."""
        assert self.dealer is not None  # the deal of a row game is never drawn
        return Hand(self.dealer, result, (self.dealer + 1) % self.players)


@dataclass(frozen=True)
class ElferMatch(RowMatch):
    """The classic: the numbers left in hand, lowest total wins (E12)."""

    def best(self, totals: Sequence[int]) -> int:
        """The lowest."""
        return min(totals)

    def counted(self, outcome: Outcome) -> Sequence[int]:
        """The numbers left; a position's scores are minus these."""
        return [-score for score in outcome.scores]

    def check(self, result: tuple[int, ...], place: str) -> None:
        """One seat has nothing left (E11), and the others hold no more than the pack allows."""
        if min(result) < 0:
            raise Unusable(place, "score-below-zero", value=min(result))
        if result.count(0) != 1:
            raise Unusable(place, "score-one-out", count=result.count(0))
        most = most_left(self.options, self.players)
        if sum(result) > most:
            raise Unusable(place, "score-too-many-left", sum=sum(result), most=most)


@dataclass(frozen=True)
class ExtraMatch(RowMatch):
    """Extra: points are added, most win, as many games as players (X61 to X63)."""

    @property
    def games_to_come(self) -> int:
        """As many games as players (X63); whoever plays on after that may."""
        return max(0, self.players - len(self.hands))

    def counted(self, outcome: Outcome) -> Sequence[int]:
        """The points (X61)."""
        return outcome.scores

    def check(self, result: tuple[int, ...], place: str) -> None:
        """What the bonus cards and the hands allow, and that somebody is out (X42, X60, X61)."""
        supply: int = self.options.bonus_supply
        low, high = -points_left(self.players), BONUS * supply
        for points in result:
            if not low <= points <= high:
                raise Unusable(place, "score-bad-points", value=points, low=low, high=high)
        needed = sum(-(-points // BONUS) for points in result if points > 0)
        if needed > supply:
            raise Unusable(place, "score-too-many-bonus", count=needed, most=supply)
        if sum(result) < low:
            raise Unusable(place, "score-too-few-points", sum=sum(result), most=-low)
        out = any(points >= 0 and points % BONUS == 0 for points in result)
        if not out and not self.may_be_blocked(result):
            raise Unusable(place, "score-nobody-out")

    def may_be_blocked(self, result: tuple[int, ...]) -> bool:
        """Whether all may have passed (X64): every hand has a card, all together at most four.

        For when all cells are filled, a card is left only for each joker. And every side has
        earned its bonus card, unless such cards can be lost (X41, X42).
        """
        wanted = 0 if self.options.bonus_lost_on_exchange else self.options.bonus_supply
        for cards in product(range(1, extra.JOKERS + 1), repeat=self.players):
            bonus = [
                (points + extra.NUMBERS * count) // BONUS
                for points, count in zip(result, cards, strict=True)
            ]  # at most, with so many cards left
            if sum(cards) <= extra.JOKERS and min(bonus) >= 0 and sum(bonus) >= wanted:
                return True
        return False


def points_left(players: int) -> int:
    """A bound on what all hands of `extra` cost: all cards without the lowest hand of them.

    Whoever went out has played at least as many cards as were dealt (X3).
    """
    numbers = [number for number in range(1, extra.NUMBERS + 1) if number != 11] * extra.ROWS
    costs = sorted([*numbers, *[BONUS] * extra.JOKERS])
    return sum(costs[extra.HAND_SIZES[players] :])


def most_left(o: Any, players: int) -> int:
    """A bound on the numbers left in all hands of `elfer`: the pack without the lowest hand of it.

    Whoever went out has laid at least the cards of one hand.
    """
    cards = [0] * elfer.MOVES
    size = elfer.pack(o, cards)
    numbers = sorted(card % elfer.NUMBERS + 1 for card in cards[:size])
    return sum(numbers[elfer.HAND_SIZES[players] :])


# --- results as text, and the beginning -----------------------------------------------------------

_KINDS: Mapping[str, type[Match]] = {
    "elfer": ElferMatch,
    "extra": ExtraMatch,
    "elfern": ElfernMatch,
    "schneider": SchneiderMatch,
}


_HONOURS_TEXT = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)")
_POINTS_TEXT = re.compile(r"(?:0|-?[1-9][0-9]{0,3})(?:,(?:0|-?[1-9][0-9]{0,3}))+")


def read_result(game: str, text: str, place: str = "result") -> tuple[int, ...]:
    """The numbers of a result as people write it: `14-6` (trick games), `0,35,12` (row games).

    Raises:
        Unusable: it is not written so, or there is no such game.
    """
    trick_game = issubclass(_KINDS[game_named(game).name], TrickMatch)
    match = (_HONOURS_TEXT if trick_game else _POINTS_TEXT).fullmatch(text)
    if match is None:
        raise Unusable(place, f"score-bad-result-{'trick' if trick_game else game}", value=text)
    return tuple(int(number) for number in (match.groups() if trick_game else text.split(",")))


def new_match(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    players: int = 2,
    dealer: int | None = None,
) -> Match:
    """A match before its first game; `dealer` None is the last seat (contract 4).

    Raises:
        Unusable: no such game, option or dealer, or so many cannot play it.
    """
    chosen = game_named(game)
    o = chosen.read_options(options or {})
    chosen.check_players(o, players)
    first = players - 1 if dealer is None else seat_number(dealer, players, "dealer")
    return _KINDS[game](chosen, o, players, first)
