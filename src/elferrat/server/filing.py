"""Finished games of a table on their way into the lists, where they are counted and rated."""

from functools import partial

from elferrat.server.finished import finished_game
from elferrat.server.logs import note
from elferrat.server.ratings import rated
from elferrat.server.room import Room
from elferrat.server.store.facts import FinishedGame, StoreDown
from elferrat.server.world import World


class Filing:
    """What a table has still to file. What fails is tried again, at the latest by a later start."""

    def __init__(self, table: int, code: str, world: World) -> None:
        self._table = table
        self._code = code
        self._world = world
        self._waiting: dict[int, FinishedGame] = {}  # by index
        self._filed: set[int] | None = None  # indexes of the games in the lists; None: to be read

    @property
    def waits(self) -> bool:
        """Whether a game is not filed yet."""
        return bool(self._waiting)

    def over(self, room: Room) -> None:
        """A game is over: who played it is noted at this moment. A lesson's counts for nothing."""
        if not room.terms.lesson and room.game not in (self._filed or ()):
            self._waiting[room.game] = finished_game(self._table, room)

    def drop(self) -> None:
        """Forget what waits: the log says what was really played."""
        self._waiting.clear()

    async def file(self) -> None:
        """Put what waits into the lists; the table goes on whatever comes of it."""
        store = self._world.store
        try:
            if self._waiting and self._filed is None:
                self._filed = {game.finished.index for game in await store.games_at(self._table)}
            for index, game in list(self._waiting.items()):
                if self._filed is not None and index not in self._filed:
                    await store.finish(game, partial(rated, game.seats))
                    self._filed.add(index)
                    self._world.metrics.games.labels(game.game).inc()
                    note("game_finished", table=self._code, game=game.game, number=index)
                self._waiting.pop(index, None)
        except StoreDown:
            note("filing_put_off", table=self._code)
        except Exception as error:
            self._world.failed(self._code, error)
            self._waiting.clear()
