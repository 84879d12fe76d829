"""Pages of lists: tables and finished games as the interface shows them."""

from typing import Any

from elferrat.server.clocks import DAY
from elferrat.server.room import CLOSED, PLAYING
from elferrat.server.store.facts import KeptGame, Standing, TableFacts
from elferrat.server.web.shapes import GamePlayed, GameSeat, ListedTable

PAGE = 50
ENDS_SOON = 3 * DAY  # ms before the end of a table at which nobody plays


def table_list(found: list[TableFacts], now: int) -> dict[str, Any]:
    """A page of a list of tables; `now` in ms."""
    listed = [
        ListedTable(
            code=table.code,
            created=table.created,
            phase=table.standing.phase,
            summary=table.standing.summary,
            ends=_ends(table.standing, now),
        ).model_dump()
        for table in found
    ]
    return {"tables": listed, "before": found[-1].id if len(found) == PAGE else None}


def _ends(standing: Standing, now: int) -> int | None:
    """When a table ends by itself (ms), if that is soon."""
    due = standing.due
    if due is None or standing.phase in (PLAYING, CLOSED) or due > now + ENDS_SOON:
        return None
    return due


def game_list(found: list[KeptGame]) -> dict[str, Any]:
    """A page of a list of finished games."""
    games = [_played(game).model_dump() for game in found]
    return {"games": games, "before": found[-1].id if len(found) == PAGE else None}


def _played(game: KeptGame) -> GamePlayed:
    finished = game.finished
    return GamePlayed(
        record=finished.public,
        table=game.code,
        game=finished.game,
        options=finished.options,
        started=finished.started,
        ended=finished.ended,
        result=finished.result,
        seats=[
            GameSeat(
                name=seat.name,
                won=seat.won,
                points=seat.points,
                place=seat.place,
                player=seat.player,
                bot=seat.bot,
            )
            for seat in finished.seats
        ],
    )
