"""The store: what the rooms keep, on SQLite or PostgreSQL, without ever holding up the event loop.

    store = await Store.open("sqlite:///elferrat.db")
    table = await store.create("QWERTZ", [Entry(1, now, "created", None, terms)], standing)
    await store.append(table, [Entry(2, now, "moved", 0, {"move": "R11"}, "a:1")], standing)

Every change goes to one writer thread (`writer`); reads have a few threads of their own. What is
awaited without an exception lasts: it survives the process, and the machine as far as its disk
keeps what it says it has written. Every method may raise `StoreDown`.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, Unpack

from sqlalchemy import Connection, Engine, and_, delete, func, select, update
from sqlalchemy.exc import DBAPIError

from elferrat.server.entry import Entry
from elferrat.server.store import games, log, people, schema
from elferrat.server.store.address import (
    READERS,
    Address,
    first_line,
    read_address,
    reading_engine,
    writing_engine,
)
from elferrat.server.store.appending import prepared
from elferrat.server.store.claim import Claim, claim
from elferrat.server.store.facts import (
    Conflict,
    FinishedGame,
    KeptGame,
    Played,
    Player,
    PlayerChanges,
    Ranked,
    Rating,
    SeatResult,
    Standing,
    StoreDown,
    TableFacts,
    public_id,
)
from elferrat.server.store.games import Rate, RateAll
from elferrat.server.store.opening import prepare
from elferrat.server.store.schema import (
    heartbeats,
    orders,
    players,
    settings,
    sitters,
    tables,
    upsert,
)
from elferrat.server.store.writer import Writer

__all__ = [
    "Conflict",
    "FinishedGame",
    "KeptGame",
    "Played",
    "Player",
    "PlayerChanges",
    "Ranked",
    "Rate",
    "RateAll",
    "Rating",
    "SeatResult",
    "Standing",
    "Store",
    "StoreDown",
    "TableFacts",
    "public_id",
]

_HEARTBEATS_KEPT = 86_400_000  # milliseconds; ids of processes are new with every start
_Result = TypeVar("_Result")


class Store:
    """The async face of the database; belongs to the event loop in which it was opened."""

    def __init__(self, address: Address, writing: Engine, reading: Engine) -> None:
        self._address = address
        self._writing, self._reading = writing, reading
        self._claim: Claim | None = None
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the database to this program's version, one process at a time.

        Raises:
            Unusable: the URL cannot be read, no rights, no server, no database of ours, or one
                that a later version made.
        """
        address = read_address(url)
        writing = writing_engine(address)
        try:
            await asyncio.to_thread(prepare, address, writing)
        except BaseException:
            writing.dispose()
            raise
        return cls(address, writing, reading_engine(address))

    async def claim(self, *, shared: bool) -> None:
        """Serve this database alone until `close`, or `shared` with processes that have a broker.

        Raises:
            Unusable: another process serves it, and not both may be many.
        """
        self._claim = await asyncio.to_thread(claim, self._address, shared=shared)

    async def renew_claim(self) -> None:
        """Take the claim again where it was lost, as by a restart of PostgreSQL.

        Raises:
            Unusable: another process serves this database by now.
        """
        if self._claim is not None:
            await asyncio.to_thread(self._claim.renew)

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()
        if self._claim is not None:
            await asyncio.to_thread(self._claim.close)

    # --- tables and their logs ------------------------------------------------------------------

    async def create(self, code: str, entries: Sequence[Entry], standing: Standing) -> int:
        """A new table, its code and first entries (1, 2 …); returns its id.

        Raises:
            Conflict: the code is taken.
        """
        first = prepared(0, entries, standing)
        if first.first != 1:
            raise ValueError("a log begins with entry 1")
        return await self._write(lambda connection: log.create(connection, code, first))

    async def append(self, table: int, entries: Sequence[Entry], standing: Standing) -> None:
        """Put entries after a table's last, all or nothing; they last when this returns.

        The very same entries again are no conflict: so a caller may try again after `StoreDown`.

        Raises:
            Conflict: somebody else has appended that number, or answered that command.
        """
        await self._writer.submit(prepared(table, entries, standing))

    async def load(self, table: int, after: int = 0) -> list[Entry]:
        """A table's entries with numbers above `after`, ascending."""
        return await self._read(lambda connection: log.load(connection, table, after))

    async def find(self, code: str) -> int | None:
        """The id of the table with a code."""
        return await self._read(
            lambda connection: connection.scalar(select(tables.c.id).where(tables.c.code == code))
        )

    async def table(self, table: int) -> TableFacts | None:
        """What lists show of one table."""
        found = await self._read(lambda connection: log.facts(connection, tables.c.id == table))
        return found[0] if found else None

    async def codes(self, before: int | None = None, most: int = 50) -> list[TableFacts]:
        """Listed tables that are not closed, newest first.

        `before` is the last id of the page ahead of this one.
        """
        where = [schema.LISTED, *_before(before)]
        return await self._read(lambda connection: log.facts(connection, *where, most=most))

    async def tables(self, before: int | None = None, most: int = 50) -> list[TableFacts]:
        """All tables, newest first, a page at a time: for the host."""
        where = _before(before)
        return await self._read(lambda connection: log.facts(connection, *where, most=most))

    async def tables_of(self, player: int) -> list[TableFacts]:
        """Tables at which a player sits and that are not closed, newest first."""
        own = select(sitters.c.table_id).where(sitters.c.player == player, sitters.c.sits)
        where = and_(tables.c.id.in_(own), tables.c.phase != "closed")
        return await self._read(lambda connection: log.facts(connection, where))

    async def due(self, before: int, most: int) -> list[int]:
        """Tables not closed whose `due` is at `before` or earlier, the most urgent first."""
        statement = (
            select(tables.c.id)
            .where(schema.WAITING, tables.c.due <= before)
            .order_by(tables.c.due)
            .limit(most)
        )
        return await self._read(lambda connection: list(connection.scalars(statement)))

    async def postpone(self, ids: Sequence[int], to: int) -> None:
        """Tables that somebody looks after: nobody else need look before `to` (ms)."""

        def later(connection: Connection) -> None:
            where = tables.c.id.in_(ids), tables.c.due < to
            connection.execute(update(tables).where(*where).values(due=to))

        if ids:
            await self._write(later)

    async def pack(self, table: int, last: int) -> None:
        """Compress entries up to `last`, those of finished games; `load` gives them all the same.

        The keys of their commands are dropped. Packing again does nothing.
        """
        chapter = await self._read(lambda connection: log.chapter(connection, table, last))
        if chapter is not None:
            await self._write(lambda connection: log.pack(connection, table, *chapter))

    async def drop(self, table: int) -> None:
        """Remove a table with its log and its finished games; ratings stay as they are."""
        await self._write(lambda connection: log.drop(connection, table))

    # --- finished games -------------------------------------------------------------------------

    async def finish(self, game: FinishedGame, rate: Rate | None = None) -> int:
        """Keep a finished game; a second time for a table's `index` changes nothing.

        `rate` is given the ratings so far by player and returns the new ones; it runs in the
        writer's thread, within the same transaction. Returns the game's id.
        """
        return await self._write(lambda connection: games.finish(connection, game, rate))

    async def game(self, public: str) -> KeptGame | None:
        """The finished game of a link."""
        where = schema.games.c.public == public
        found = await self._read(lambda connection: games.kept(connection, where))
        return found[0] if found else None

    async def games_at(
        self, table: int, before: int | None = None, most: int | None = None
    ) -> list[KeptGame]:
        """A table's finished games, newest first; `before`: the last id of the page ahead."""
        where = [schema.games.c.table_id == table]
        if before is not None:
            where.append(schema.games.c.id < before)
        return await self._read(lambda connection: games.kept(connection, *where, most=most))

    async def games_of(
        self, player: int, before: int | None = None, most: int = 50
    ) -> list[KeptGame]:
        """A player's finished games, newest first; `before`: the last id of the page ahead."""
        where = [games.played_by(player)]
        if before is not None:
            where.append(schema.games.c.id < before)
        return await self._read(lambda connection: games.kept(connection, *where, most=most))

    async def games_of_kind(self, game: str, after: int = 0, most: int = 500) -> list[KeptGame]:
        """All finished games of a kind, oldest first; `after`: the last id of the page ahead.

        A game that another process was just storing may still appear behind the reader.
        """
        where = (schema.games.c.game == game, schema.games.c.id > after)
        return await self._read(
            lambda connection: games.kept(connection, *where, most=most, oldest_first=True)
        )

    async def rerate(
        self, game: str, counted: Sequence[int], rate: RateAll
    ) -> Mapping[int, Rating] | None:
        """Put new ratings in the place of all of a game's, in one transaction; returns them.

        `counted` are the ids of the games that were read before, in their order. `rate` is given
        those finished since and returns everybody's ratings; it runs in the writer's thread, and
        no server can finish a game meanwhile. None, and nothing changed: other games came between
        or are gone, or a player is, so read them again.
        """
        return await self._write(lambda connection: games.rerate(connection, game, counted, rate))

    async def played(self, player: int) -> list[Played]:
        """What a player's games came to, oldest first: for statistics.

        A game in which the player held several seats is left out: it was won and lost at once.
        """
        return await self._read(lambda connection: games.played(connection, player))

    async def ratings(self, player: int) -> dict[str, Rating]:
        """A player's ratings by game."""
        return await self._read(lambda connection: games.ratings_of(connection, player))

    async def ranking(self, game: str, most: int = 100) -> list[Ranked]:
        """The best players of a game, by mean less three deviations."""
        return await self._read(lambda connection: games.ranking(connection, game, most))

    # --- players --------------------------------------------------------------------------------

    async def add_player(self, player: Player) -> int:
        """A new player (its `id` does not count); returns the id.

        Raises:
            Conflict: the name is taken.
        """
        return await self._write(lambda connection: people.add(connection, player))

    async def change_player(self, player: int, **changes: Unpack[PlayerChanges]) -> Player | None:
        """Give some of a player's fields new values, and leave the others to whoever changes them.

        Returns the player after that; None if there is no such player any more.

        Raises:
            Conflict: the name is taken.
        """
        return await self._write(lambda connection: people.change(connection, player, changes))

    async def player(self, player: int) -> Player | None:
        """A player by id."""
        where = players.c.id == player
        return await self._read(lambda connection: people.found(connection, where))

    async def player_named(self, unique: str) -> Player | None:
        """A player by the name made comparable."""
        where = players.c.unique_name == unique
        return await self._read(lambda connection: people.found(connection, where))

    async def player_recovering(self, recovery: str) -> Player | None:
        """A player by the hash of the recovery code."""
        where = players.c.recovery == recovery
        return await self._read(lambda connection: people.found(connection, where))

    async def export(self, player: int) -> dict[str, Any] | None:
        """All that is kept about a player, as JSON, the hash of the recovery code left out."""
        return await self._read(lambda connection: people.export(connection, player))

    async def forget(self, player: int) -> None:
        """Remove a player: rows gone, name and words out of every log, games without the name.

        Running servers are ordered to look at the player's tables again.
        """
        forgotten = False
        while not forgotten:
            for table in await self._read(lambda connection: log.sat_at(connection, player)):
                await self._forget_at(table, player)
            forgotten = await self._write(lambda connection: people.forget(connection, player))

    async def _forget_at(self, table: int, player: int) -> None:
        await self._write(lambda connection: people.forget_at(connection, table, player))

    async def redact(self, table: int, players: Collection[int]) -> None:
        """Take players who were forgotten out of what a server has stored meanwhile."""
        for player in players:
            await self._rewritten(table, player)

    async def _rewritten(self, table: int, player: int) -> None:
        await self._write(lambda connection: log.rewritten(connection, table, player))

    # --- between processes ----------------------------------------------------------------------

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that a process lives, and forget those of the day before."""

        def beat(connection: Connection) -> None:
            connection.execute(
                upsert(connection, heartbeats)
                .values(process=process, at=now)
                .on_conflict_do_update(index_elements=[heartbeats.c.process], set_={"at": now})
            )
            old = heartbeats.c.at < now - _HEARTBEATS_KEPT
            connection.execute(delete(heartbeats).where(old))

        await self._write(beat)

    async def last_heartbeat(self) -> int | None:
        """When any process was last known to live, in milliseconds; None: never."""
        return await self._read(
            lambda connection: connection.scalar(select(func.max(heartbeats.c.at)))
        )

    async def order(self, table: int) -> int:
        """Tell every running server to look at a table; returns the order's number."""
        return await self._write(lambda connection: log.order(connection, table))

    async def orders(self, after: int) -> list[tuple[int, int]]:
        """Orders with numbers above `after`, ascending: (number, table). Only the last are kept."""
        statement = select(orders).where(orders.c.id > after).order_by(orders.c.id)
        return await self._read(
            lambda connection: [(row.id, row.table_id) for row in connection.execute(statement)]
        )

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting all processes share; the first to ask makes it."""
        wanted = select(settings.c.value).where(settings.c.name == name)

        def settle(connection: Connection) -> str:
            statement = upsert(connection, settings).values(name=name, value=make())
            connection.execute(statement.on_conflict_do_nothing())
            return str(connection.scalar(wanted))

        known = await self._read(lambda connection: connection.scalar(wanted))
        return known if known is not None else await self._write(settle)

    # --------------------------------------------------------------------------------------------

    async def _write(self, work: Callable[[Connection], _Result]) -> _Result:
        result: _Result = await self._writer.submit(work)
        return result

    async def _read(self, work: Callable[[Connection], _Result]) -> _Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._reading_now, work)

    def _reading_now(self, work: Callable[[Connection], _Result]) -> _Result:
        """In a reader's thread; a connection that was lost while idle is replaced once."""
        reason = ""
        for _ in range(2):
            try:
                with self._reading.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                reason = first_line(error)
                if not error.connection_invalidated:
                    break
        raise StoreDown("store-down", reason)


def _before(table: int | None) -> list[Any]:
    return [] if table is None else [tables.c.id < table]
