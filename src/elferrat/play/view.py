"""Views: what one seat, or a spectator, may know. A view is a copy and leads to no state."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from elferrat.games.game import AnyPosition


class Hand(list[str]):
    """The cards of a hand as text; in a notebook it draws itself."""

    def __init__(self, cards: Iterable[str], game: str) -> None:
        super().__init__(cards)
        self.game = game

    def _repr_svg_(self) -> str:
        from elferrat.picture import hand_svg

        return hand_svg(self, self.game)


class View(Mapping[str, Any]):
    """The fields of contract 2 (“Views”) as one seat sees them; a spectator's `seat` is None.

    Read it like the JSON object it is: `view["hands"]`, `view.get("legal", [])`. In a notebook it
    draws itself.
    """

    __slots__ = ("_fields", "seat")

    def __init__(self, fields: Mapping[str, Any], seat: int | None) -> None:
        self._fields = {name: _copied(value) for name, value in fields.items()}
        self.seat = seat

    def __getitem__(self, name: str) -> Any:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __repr__(self) -> str:
        return f"<view of {self['game']}, seat {self.seat}>"

    @property
    def legal(self) -> list[str]:
        """The legal moves; empty for a seat that is not on turn."""
        return list(self._fields.get("legal", []))

    @property
    def hand(self) -> Hand:
        """The seat's own cards; empty for a spectator."""
        cards = [] if self.seat is None else self._fields["hands"][self.seat]
        return Hand(cards, self["game"])

    def json(self) -> dict[str, Any]:
        """A copy of the fields as a JSON object."""
        return {name: _copied(value) for name, value in self._fields.items()}

    def _repr_svg_(self) -> str:
        from elferrat.picture import table_svg

        return table_svg(self._fields, self.seat)


def view(p: AnyPosition, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know of a position.

    Raises:
        Unusable: there is no such seat.
    """
    return View(p.game.view(p, seat), seat)


def _copied(value: Any) -> Any:
    # Views are made for every move of every bot, and `deepcopy` takes longer than the bot does.
    if isinstance(value, list):
        return [item if isinstance(item, str) else _copied(item) for item in value]
    if isinstance(value, dict):
        return {name: _copied(item) for name, item in value.items()}
    return value
