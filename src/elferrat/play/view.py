"""Views: what one seat, or a spectator, may know. A view is a copy and leads to no state."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from elferrat.games.game import AnyPosition


class View(Mapping[str, Any]):
    """The fields of contract 2 (“Views”) as one seat sees them; a spectator's `seat` is None.

    Read it like the JSON object it is: `view["hands"]`, `view.get("legal", [])`. In a notebook it
    draws itself.
    """

    __slots__ = ("_fields", "seat")

    def __init__(self, fields: Mapping[str, Any], seat: int | None) -> None:
        self._fields = deepcopy(dict(fields))
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
    def hand(self) -> list[str]:
        """The seat's own cards; empty for a spectator of a running game."""
        if self.seat is None:
            return []
        return list(self._fields["hands"][self.seat])

    def json(self) -> dict[str, Any]:
        """A copy of the fields as a JSON object."""
        return deepcopy(self._fields)

    def _repr_svg_(self) -> str:
        from elferrat.picture import table_svg

        return table_svg(self._fields, self.seat)


def view(p: AnyPosition, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know of a position.

    Raises:
        Unusable: there is no such seat.
    """
    return View(p.game.view(p, seat), seat)
