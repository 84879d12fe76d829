"""A finished game as lists and statistics keep it; its record follows from the log."""

from elferrat.server.room import Room
from elferrat.server.standing import seat_results
from elferrat.server.store.facts import FinishedGame


def finished_game(table: int, room: Room) -> FinishedGame:
    """The game that a room has just finished.

    Raises:
        ValueError: no game is over.
    """
    if room.position is None or room.position.outcome is None:
        raise ValueError("no game is over")
    record = room.record()
    outcome = room.position.outcome
    assert record.result is not None
    return FinishedGame(
        table=table,
        index=room.game,
        game=record.game,
        options=record.options,
        rules=record.rules,
        started=room.dealt_at,
        ended=room.finished_at,
        first=room.dealt,
        last=room.finished,
        result=record.result,
        seats=seat_results(outcome, room.results),
    )
