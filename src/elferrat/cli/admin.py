"""The command `admin`: what a host does beside running servers."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

import click

from elferrat.cli.database import chosen_database, database_option
from elferrat.cli.output import complain, one_line, put, put_json
from elferrat.cli.parameters import Whole, examples, json_option, lang_option
from elferrat.locale.message import Message
from elferrat.locale.values import Verbatim

if TYPE_CHECKING:
    from elferrat.server.store.store import Store

T = TypeVar("T")

MOST_SEATS = 9
SHOWN = 20  # entries of a table's log for people; --json has all
NO = 1


@click.group(
    no_args_is_help=False,
    short_help="Tables and players of a running server.",
    epilog=examples(
        "elferrat admin list",
        "elferrat admin inspect QWRTZX --json",
        "elferrat admin mute QWRTZX 1",
        "elferrat admin export Ada > ada.json",
        "elferrat admin forget Ada --yes",
        "elferrat admin rerate elfer",
    ),
)
def admin() -> None:
    """Look after the tables and players of a server, while it runs or not.

    A table shows what a spectator sees: no hidden card, no secret.
    """


@admin.command("list", epilog=examples("elferrat admin list", "elferrat admin list --closed"))
@click.option("--closed", is_flag=True, help="Also tables that are closed.")
@click.option("--most", type=Whole(1, 1_000_000), default=200, show_default=True, metavar="N",
              help="Tables at most, the newest.")  # fmt: skip
@database_option
@json_option
@lang_option
def list_tables(closed: bool, most: int, database: str | None, as_json: bool, lang: str) -> None:
    """List the tables, newest first."""
    from elferrat.server.admin import listed

    found = run(database, lambda store: listed(store, closed=closed, most=most))
    if as_json:
        put_json({"tables": found})
        return
    for table in found:
        put(table_line(table, lang))
    if not found:
        put(Message("admin-no-tables").text(lang))


@admin.command(
    epilog=examples("elferrat admin inspect QWRTZX", "elferrat admin inspect QWRTZX --json")
)
@click.argument("code", metavar="CODE")
@database_option
@json_option
@lang_option
def inspect(code: str, database: str | None, as_json: bool, lang: str) -> None:
    """Show a table: its seats, its state, the end of its log."""
    from elferrat.server.admin import inspected

    found = run(database, lambda store: inspected(store, code))
    if as_json:
        put_json(found)
        return
    put(table_line(found, lang))
    if found["broken"] is not None:
        args = {"reason": Verbatim(found["broken"])}
        put(Message("admin-broken", args).text(lang))
        return
    for number, seat in enumerate(found["table"]["seats"]):
        facts = [seat["kind"], *(name for name in ("ready", "muted", "again") if seat[name])]
        facts += [seat["away"]] if seat["away"] else []
        put(one_line(f"  {number}  {seat['name'] or '-'}  ({', '.join(facts)})"))
    for entry in found["entries"][-SHOWN:]:
        put(one_line("  " + entry_line(entry)))


@admin.command(epilog=examples("elferrat admin end QWRTZX"))
@click.argument("code", metavar="CODE")
@database_option
@lang_option
def end(code: str, database: str | None, lang: str) -> None:
    """Close a table for good; its log and its finished games stay."""
    from elferrat.server.admin import end as ended

    run(database, lambda store: ended(store, code))
    put(Message("admin-ended", {"code": code.upper()}).text(lang))


@admin.command(
    epilog=examples("elferrat admin mute QWRTZX 1", "elferrat admin mute QWRTZX 1 --off")
)
@click.argument("code", metavar="CODE")
@click.argument("seat", metavar="SEAT", type=Whole(0, MOST_SEATS - 1))
@click.option("--off", is_flag=True, help="Let the seat speak again.")
@database_option
@lang_option
def mute(code: str, seat: int, off: bool, database: str | None, lang: str) -> None:
    """Pass on no more of what a seat says; seats count from 0."""
    from elferrat.server.admin import mute as muted

    run(database, lambda store: muted(store, code, seat, not off))
    key = "admin-unmuted" if off else "admin-muted"
    put(Message(key, {"code": code.upper(), "seat": seat}).text(lang))


@admin.command(epilog=examples("elferrat admin player Ada"))
@click.argument("name", metavar="NAME")
@database_option
@json_option
@lang_option
def player(name: str, database: str | None, as_json: bool, lang: str) -> None:
    """Show who keeps a name."""
    from elferrat.server.admin import player as found_player

    found = run(database, lambda store: found_player(store, name))
    if as_json:
        put_json(found)
        return
    args = {
        "name": found["name"],
        "id": found["id"],
        "created": time_of(found["created"]),
        "seen": time_of(found["seen"]),
        "games": found["games"],
    }
    put(Message("admin-player", args).text(lang))
    if found["tables"]:
        put(Message("admin-player-tables", {"codes": tuple(found["tables"])}).text(lang))


@admin.command(epilog=examples("elferrat admin export Ada > ada.json"))
@click.argument("name", metavar="NAME")
@database_option
@lang_option
def export(name: str, database: str | None, lang: str) -> None:
    """Print all that is kept about a player (always JSON)."""
    from elferrat.server.admin import exported

    put_json(run(database, lambda store: exported(store, name)))


@admin.command(epilog=examples("elferrat admin forget Ada", "elferrat admin forget Ada --yes"))
@click.argument("name", metavar="NAME")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@lang_option
def forget(name: str, yes: bool, database: str | None, lang: str) -> int:
    """Remove all that is kept about a player; finished games stay, without the name.

    Exit status 1 if it is not confirmed.
    """
    from elferrat.server.admin import forget as forgotten
    from elferrat.server.admin import player as found_player

    known = run(database, lambda store: found_player(store, name))["name"]
    if not yes and not confirmed(known, lang):
        complain(Message("admin-kept", {"name": known}).text(lang))
        return NO
    run(database, lambda store: forgotten(store, name))
    put(Message("admin-forgotten", {"name": known}).text(lang))
    return 0


@admin.command(epilog=examples("elferrat admin rerate elfer", "elferrat admin rerate extra --json"))
@click.argument("game", metavar="GAME")
@database_option
@json_option
@lang_option
def rerate(game: str, database: str | None, as_json: bool, lang: str) -> None:
    """Work out the ratings of GAME anew from all its finished games.

    Servers may go on meanwhile; the ratings change all at once.
    """
    from elferrat.games import game_named
    from elferrat.server.admin import rerated

    known = game_named(game, "GAME").name
    players = run(database, lambda store: rerated(store, known))
    if as_json:
        put_json({"game": known, "players": players})
    else:
        put(Message("admin-rerated", {"game": known, "count": players}).text(lang))


def run(database: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """What some work with the store of the database comes to; raises as it does."""
    from elferrat.server import require

    require()
    from elferrat.server.admin import opened

    url = chosen_database(database)

    async def working() -> T:
        async with opened(url) as store:
            return await work(store)

    return asyncio.run(working())


def confirmed(name: str, lang: str) -> bool:
    """Whether the host types the name once more, which is the same in every language."""
    print(
        one_line(Message("admin-confirm", {"name": name}).text(lang)), file=sys.stderr, flush=True
    )
    return sys.stdin.readline().strip() == name


def table_line(table: dict[str, Any], lang: str) -> str:
    """A table in a line: code, phase, game, who sits there, when it was made."""
    names = tuple(seat["name"] for seat in table["seats"] if seat["name"])
    args = {
        "code": table["code"],
        "phase": table["phase"],
        "game": table["game"],
        "names": names or "-",
        "created": time_of(table["created"]),
        "count": table["entries_stored"],
    }
    return one_line(Message("admin-table", args).text(lang))


def entry_line(entry: dict[str, Any]) -> str:
    """An entry of a log in a line, as its fields are called on the wire."""
    told = [f"{name}={value}" for name, value in entry.items()
            if name not in ("number", "at", "kind", "events")]  # fmt: skip
    return " ".join([f"{entry['number']:5}", time_of(entry["at"]), entry["kind"], *told])


def time_of(ms: int) -> str:
    """A time in milliseconds since 1970 as people write it everywhere, in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
