"""Strict reading of JSON fields: every complaint names the place and what is wrong there."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf, CardText

COMMON = ("game", "options", "hands", "stock", "turn", "partial")
FINISH = ("over", "scores", "winners", "reason")


class Stock(Protocol):
    """A state, as far as its face-down cards go."""

    stock: list[int]
    stock_size: int


def no_unknown(data: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuse fields that do not belong there."""
    names = tuple(known)
    for name in data:
        if name not in names:
            raise Unusable(str(name), "bad-field", known=AnyOf(names))


def whole(value: object, low: int, high: int, place: str) -> int:
    """A whole number in a range; `true` is none."""
    if type(value) is not int:
        raise Unusable(place, "bad-whole", low=low, high=high)
    if not low <= value <= high:
        raise Unusable(place, "bad-range", value=value, low=low, high=high)
    return value


def seat_number(value: object, players: int, place: str) -> int:
    """A seat, counted from 0."""
    return whole(value, 0, players - 1, place)


def boolean(value: object, place: str) -> bool:
    """True or false, and nothing else."""
    if type(value) is not bool:
        raise Unusable(place, "bad-boolean")
    return value


def items(value: object, place: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise Unusable(place, "bad-list")
    return value


def seat_lists(value: object, players: int, place: str) -> list[list[Any]]:
    """A list with one list for each seat."""
    lists = items(value, place)
    if len(lists) != players:
        raise Unusable(place, "bad-seats", count=len(lists), players=players)
    return [items(one, f"{place}[{seat}]") for seat, one in enumerate(lists)]


def whole_list(value: object, length: int, low: int, high: int, place: str) -> list[int]:
    """A list of whole numbers of a given length, each in a range."""
    numbers = items(value, place)
    if len(numbers) != length:
        raise Unusable(place, "bad-length", count=len(numbers), length=length)
    return [whole(number, low, high, f"{place}[{i}]") for i, number in enumerate(numbers)]


def choice(value: object, known: tuple[str, ...], place: str) -> str:
    """One of the known words."""
    if not isinstance(value, str) or value not in known:
        raise Unusable(place, "bad-value", value=value, known=AnyOf(known))
    return value


class CardReader:
    """Reads the cards of a position, each of which may be there once.

    `ids` are the cards of the game by name; `repeated` is the one that may come again (a joker).
    """

    def __init__(self, ids: Mapping[str, int], repeated: int = -1) -> None:
        self.seen: set[int] = set()
        self._ids = ids
        self._repeated = repeated

    def card(self, value: object, place: str, index: int) -> int:
        """The id of the card at `place[index]`; raises `Unusable` if unknown or doubled."""
        card = self._ids.get(value) if isinstance(value, str) else None
        if card is None:
            raise Unusable(f"{place}[{index}]", "bad-card", value=value)
        if card in self.seen and card != self._repeated:
            raise Unusable(f"{place}[{index}]", "doubled-card", card=CardText(value))
        self.seen.add(card)
        return card

    def cards(self, value: object, place: str) -> list[int]:
        """The ids of a list of cards."""
        return [self.card(one, place, i) for i, one in enumerate(items(value, place))]

    def hands(self, data: Mapping[str, Any], players: int) -> list[list[int]]:
        """The hands by seat; without cards only in a position that is over."""
        hands = [
            self.cards(hand, f"hands[{seat}]")
            for seat, hand in enumerate(seat_lists(data["hands"], players, "hands"))
        ]
        if [] in hands and data.get("over") is not True:
            raise Unusable(f"hands[{hands.index([])}]", "empty-hand")
        return hands

    def stock(self, s: Stock, data: Mapping[str, Any]) -> None:
        """The stock, top first in JSON and last in a state."""
        cards = self.cards(data.get("stock", []), "stock")
        s.stock[: len(cards)] = reversed(cards)
        s.stock_size = len(cards)


def missing_cards(cards: Iterable[str]) -> Unusable:
    """The complaint about cards that a complete position must have."""
    return Unusable("", "missing-cards", cards=tuple(CardText(card) for card in cards))


def finish_fields(
    data: Mapping[str, Any], players: int, reasons: tuple[str, ...], own: tuple[str, ...]
) -> dict[str, Any]:
    """The finish fields of a position, types checked and their content believed; empty if running.

    Raises:
        Unusable: a field of the wrong type, or finish fields without `over`.
    """
    if not boolean(data.get("over", False), "over"):
        for name in (*FINISH[1:], *own):
            if name in data:
                raise Unusable(name, "finish-without-over")
        return {}
    fields: dict[str, Any] = {"over": True}
    for name in ("scores", *own):
        if name in data:
            fields[name] = whole_list(data[name], players, -10_000, 10_000, name)
    if "winners" in data:
        winners = items(data["winners"], "winners")
        seats = [seat_number(seat, players, f"winners[{i}]") for i, seat in enumerate(winners)]
        if len(set(seats)) != len(seats):
            raise Unusable("winners", "doubled-seat")
        fields["winners"] = sorted(seats)
    if "reason" in data:
        fields["reason"] = choice(data["reason"], reasons, "reason")
    return fields
