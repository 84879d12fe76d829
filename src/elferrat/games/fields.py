"""Strict reading of JSON fields: every complaint names the place and what is wrong there."""

from collections.abc import Iterable, Mapping
from typing import Any

from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf, CardText

COMMON = ("game", "options", "hands", "stock", "turn", "partial")
FINISH = ("over", "scores", "winners", "reason")


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


def unknown_card(value: object, place: str) -> Unusable:
    """The complaint about something that is no card of the game."""
    return Unusable(place, "bad-card", value=value)


def doubled_card(card: str, place: str) -> Unusable:
    """The complaint about a card that is there twice."""
    return Unusable(place, "doubled-card", card=CardText(card))


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
