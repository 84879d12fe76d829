"""Who is taken out of a table's log while the table lives: seats that have lost their player."""

from elferrat.server.room import Room


class Forgetting:
    """The players of a table that is to be read anew, until it has been."""

    def __init__(self) -> None:
        self._sat: dict[str, int] = {}  # by grant

    def note(self, room: Room) -> None:
        """This room is read anew."""
        self._sat |= {seat.grant: seat.player for seat in room.seats if seat.player is not None}

    def gone(self, room: Room) -> set[int]:
        """Those whose seat is still there, but nobody's: whoever merely left took it along."""
        held = {seat.grant for seat in room.seats if seat.grant and seat.player is None}
        return {player for grant, player in self._sat.items() if grant in held}

    def done(self) -> None:
        """The table has been read."""
        self._sat.clear()
