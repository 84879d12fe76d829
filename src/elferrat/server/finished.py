"""A finished game as lists and statistics keep it; its record follows from the log."""

from elferrat.server.room import Room
from elferrat.server.seating import BOT
from elferrat.server.store.facts import FinishedGame, SeatResult


def finished_game(table: int, room: Room) -> FinishedGame:
    """The game that a room has just finished.

    Raises:
        ValueError: no game is over.
    """
    if room.position is None or room.position.outcome is None:
        raise ValueError("no game is over")
    record = room.record()
    outcome = room.position.outcome
    seats = tuple(
        SeatResult(
            name=seat.name,
            won=number in outcome.winners,
            points=outcome.scores[number],
            place=1 + sum(score > outcome.scores[number] for score in outcome.scores),
            player=seat.player,
            bot=seat.level if seat.kind == BOT else None,
        )
        for number, seat in enumerate(room.seats)
    )
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
        seats=seats,
    )
