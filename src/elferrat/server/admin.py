"""What a host does beside running servers: list, look, end, mute; players and their ratings.

A change is an entry in the table's log, decided and numbered as any server's; an order then lets
running servers look at the table. Nothing here shows a hidden card or a secret: of a table it
shows what a spectator sees.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import DBAPIError

from elferrat.locale.message import Unusable
from elferrat.server import orders
from elferrat.server.deciding import decide
from elferrat.server.entry import Entry
from elferrat.server.listing import standing
from elferrat.server.names import same_name
from elferrat.server.room import CLOSED, Broken, Room
from elferrat.server.sight import missed, play_view, table_view
from elferrat.server.store.address import read_address, reading_engine
from elferrat.server.store.facts import Conflict, Player, Standing, TableFacts
from elferrat.server.store.opening import found_version, unusable
from elferrat.server.store.schema import HEAD
from elferrat.server.store.store import Store
from elferrat.server.verdicts import Actor, Refused, Setting
from elferrat.server.world import fresh_secret, milliseconds

GRACE = 120_000  # ms: when a server looks at a table next, should none be running now
TRIES = 8  # to append while servers append to the same table
PAGE = 200


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store of a database that is there, in this program's version.

    Raises:
        Unusable: there is none, or one of another version: servers may be running on it.
    """
    check(url)
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def check(url: str) -> None:
    """Make sure that a database is there, in this program's version; raises `Unusable`."""
    address = read_address(url)
    if address.file is not None and not address.file.is_file():
        raise Unusable(address.shown, "store-missing")
    engine = reading_engine(address)
    try:
        with engine.connect() as connection:
            version = found_version(connection, address)
    except DBAPIError as error:
        raise unusable(address, error) from None
    finally:
        engine.dispose()
    if version is None:
        raise Unusable(address.shown, "store-missing")
    if version != HEAD:
        raise Unusable(address.shown, "admin-older")


# --- tables --------------------------------------------------------------------------------------


async def listed(store: Store, *, closed: bool = False, most: int = PAGE) -> list[dict[str, Any]]:
    """The newest tables as JSON objects, those that are closed only if wanted."""
    found: list[dict[str, Any]] = []
    before: int | None = None
    while page := await store.tables(before, PAGE):
        found += [_line(table) for table in page if closed or table.standing.phase != CLOSED]
        if len(found) >= most:
            break
        before = page[-1].id
    return found[:most]


async def inspected(store: Store, code: str) -> dict[str, Any]:
    """A table as a spectator sees it: `table` and `play`, and `entries`, its log.

    Where this version cannot read the log, these are null, and `broken` says where it stopped.

    Raises:
        Unusable: there is no such table.
    """
    facts = await _table(store, code)
    log = await store.load(facts.id)
    line = _line(facts)
    try:
        room = Room.from_log(log)
        return line | {
            "broken": None,
            "table": table_view(room),
            "play": play_view(room, None),
            "entries": missed(log, 0, None),
        }
    except Broken as error:
        return line | {"broken": str(error), "table": None, "play": None, "entries": None}


async def end(store: Store, code: str) -> int:
    """Close a table for good, even one that no version can read; the number of the entry.

    Raises:
        Unusable: there is no such table.
        Refused: it is closed already.
        StoreDown: nothing was changed.
    """
    facts = await _table(store, code)
    try:
        return await _carry_out(store, facts.id, orders.End("admin"))
    except Broken:
        return await _close_unread(store, facts)


async def mute(store: Store, code: str, seat: int, muted: bool) -> int:
    """Let nothing be passed on that a seat says, or let it be again; the number of the entry.

    Raises:
        Unusable: there is no such table, or this version cannot read it.
        Refused: it has no such seat, or is closed.
        StoreDown: nothing was changed.
    """
    facts = await _table(store, code)
    try:
        return await _carry_out(store, facts.id, orders.Silence(seat, muted))
    except Broken:
        raise Unusable(facts.code, "table-broken") from None


async def _carry_out(store: Store, table: int, order: orders.Order) -> int:
    for _ in range(TRIES):
        room = Room.from_log(await store.load(table))
        entries = decide(room, order, Actor(), Setting(milliseconds(), fresh_secret))
        for entry in entries:
            room.apply(entry)
        try:
            await store.append(table, entries, standing(room, GRACE, entries))
        except Conflict:
            continue
        await store.order(table)
        return room.number
    raise Refused("busy", "table-busy")


async def _close_unread(store: Store, facts: TableFacts) -> int:
    if facts.standing.phase == CLOSED:
        raise Refused("closed", "table-closed")
    ended = Entry(facts.last + 1, milliseconds(), "ended", None, {"why": "admin"})
    await store.append(facts.id, [ended], Standing(CLOSED, summary=facts.standing.summary))
    await store.order(facts.id)
    return ended.number


async def _table(store: Store, code: str) -> TableFacts:
    number = await store.find(code.upper())
    facts = None if number is None else await store.table(number)
    if facts is None:
        raise Unusable(code, "table-unknown")
    return facts


def _line(table: TableFacts) -> dict[str, Any]:
    return {
        "code": table.code,
        "phase": table.standing.phase,
        "listed": table.standing.listed,
        "created": table.created,
        "entries_stored": table.last,
        "due": table.standing.due,
        **table.standing.summary,
    }


# --- players -------------------------------------------------------------------------------------


async def player(store: Store, name: str) -> dict[str, Any]:
    """Who keeps a name: when they came, how many games they finished, where they sit.

    Raises:
        Unusable: nobody keeps that name.
    """
    found = await _player(store, name)
    kept = await exported(store, name)
    return {
        "id": found.id,
        "name": found.name,
        "created": found.created,
        "seen": found.seen,
        "lang": found.lang,
        "games": len(kept["games"]),
        "tables": [table.code for table in await store.tables_of(found.id)],
    }


async def exported(store: Store, name: str) -> dict[str, Any]:
    """All that is kept about a player, as JSON.

    Raises:
        Unusable: nobody keeps that name.
    """
    found = await store.export((await _player(store, name)).id)
    if found is None:  # forgotten this very moment
        raise Unusable(name, "player-unknown")
    return found


async def forget(store: Store, name: str) -> str:
    """Remove all that is kept about a player; finished games stay without the name.

    Returns the name as it was written. Running servers are ordered to look at the player's tables.

    Raises:
        Unusable: nobody keeps that name.
    """
    found = await _player(store, name)
    await store.forget(found.id)
    return found.name


async def rerated(store: Store, game: str) -> int:
    """Work out the ratings of a game anew from all its finished games; how many players have one.

    Servers may go on meanwhile: the ratings change all at once.

    Raises:
        StoreDown: nothing was changed.
    """
    from elferrat.server.ratings import recompute  # takes a while to load

    return len(await recompute(store, game))


async def _player(store: Store, name: str) -> Player:
    found = await store.player_named(same_name(name))
    if found is None:
        raise Unusable(name, "player-unknown")
    return found
