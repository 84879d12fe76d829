"""Tables over HTTP: made, listed, joined; commands and events for programs without a socket."""

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request, Response

from elferrat.locale.message import Message, Unusable
from elferrat.server import orders
from elferrat.server.commands import read_command
from elferrat.server.live import LiveTable
from elferrat.server.names import clean_name, same_name
from elferrat.server.room import Room
from elferrat.server.terms import read_terms
from elferrat.server.verdicts import Refused, Stale
from elferrat.server.web.complaints import Complaint, complaint, json_answer
from elferrat.server.web.credentials import (
    Right,
    claim,
    connection_of,
    fresh_right,
    keep_table_cookie,
    player_of,
    recovery_hash,
)
from elferrat.server.web.limiting import counter, limited
from elferrat.server.web.links import link_to
from elferrat.server.web.lists import PAGE, game_list, table_list
from elferrat.server.web.making import made
from elferrat.server.web.shapes import (
    GameList,
    NewSeat,
    NewTable,
    Recover,
    SeatTaken,
    TableList,
    TableMade,
)
from elferrat.server.web.site import Site, site_of
from elferrat.server.web.stream import FrameStream

COMPLAINTS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Complaint, "description": "refused: the clause, the reason, the place"},
    "503": {
        "model": Complaint,
        "description": "nothing can be stored, or made, just now; try again",
    },
}
HINT_SECONDS = 30.0

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=COMPLAINTS)
TheSite = Annotated[Site, Depends(site_of)]
Before = Annotated[int | None, Query(ge=1, le=2**53)]


@router.post(
    "",
    status_code=201,
    response_model=TableMade,
    responses={200: {"model": TableMade, "description": "the table of an earlier, equal request"}},
    dependencies=[limited("asked")],
)
async def make_table(request: Request, wanted: NewTable, site: TheSite) -> Response:
    """A new table; who asks is its host, and sits down at once if it gives a name."""
    terms = read_terms(wanted.terms())
    bots = {int(seat): level for seat, level in wanted.bots.items()}
    if wanted.name is not None:
        await _name(request, site, wanted.name)  # a bad one shall leave no table behind
    count = counter(request, "tables")
    table, host, known = await made(site, terms, bots, wanted.id, count)
    token = site.signer.host_token(table.code, host)
    told = TableMade(code=table.code, link=link_to(request, site, table.code), host_token=token)
    if wanted.name is not None:
        right = fresh_right(site.key, table.code, wanted.id)
        seat = (await table.look()).seat_of(right.grant)
        if seat is None:
            seat = await _sit(request, site, table, right, NewSeat(name=wanted.name), host=True)
        told.seat, told.recovery = seat, right.recovery
        told.seat_token = site.signer.seat_token(table.code, seat, right.grant)
    status, where = 200 if known else 201, {"location": f"/api/tables/{table.code}"}
    answer = json_answer(told.model_dump(), status, where)
    keep_table_cookie(answer, request, site, "host", table.code, token)
    if told.seat_token is not None:
        keep_table_cookie(answer, request, site, "seat", table.code, told.seat_token)
    return answer


@router.get("", response_model=TableList)
async def list_tables(site: TheSite, before: Before = None) -> Response:
    """Tables that anybody may join, newest first."""
    found = await site.store.codes(before, PAGE)
    return json_answer(table_list(found, site.world.now()))


@router.get("/{code}", responses={200: {"description": "a `welcome` frame"}})
async def see_table(request: Request, code: str, site: TheSite) -> Response:
    """The table as who asks may see it: the `welcome` frame of its seat or of a spectator."""
    table = await site.tables.at(code)
    room = await table.look()
    claimed = claim(request, site.signer, room.code)
    own = {"host": room.led_by(claimed.host)}
    return json_answer(table.audience.glance(room, claimed.grant, b"[]", own))


@router.get("/{code}/games", response_model=GameList)
async def finished_games(code: str, site: TheSite, before: Before = None) -> Response:
    """The finished games of a table, newest first, with the ids of their records."""
    table = await site.tables.at(code)
    await table.look()  # after this a game that is over is in the lists
    return json_answer(game_list(await site.store.games_at(table.table, before, PAGE)))


@router.post(
    "/{code}/seats",
    status_code=201,
    response_model=SeatTaken,
    responses={200: {"model": SeatTaken, "description": "the seat that was held already"}},
    dependencies=[limited("seats")],
)
async def take_seat(request: Request, code: str, wanted: NewSeat, site: TheSite) -> Response:
    """A seat for who asks; who has one already gets it once more."""
    table = await site.tables.at(code)
    room = await table.look()
    claimed = claim(request, site.signer, room.code)
    seat = claimed.seat(room)
    if seat is not None and claimed.grant is not None:
        return _seat_answer(request, site, room.code, seat, Right(claimed.grant, ""), 200)
    right = fresh_right(site.key, room.code, wanted.id)
    seat = room.seat_of(right.grant)
    status = 200
    if seat is None:
        host = room.led_by(claimed.host)
        seat, status = await _sit(request, site, table, right, wanted, host=host), 201
    return _seat_answer(request, site, room.code, seat, right, status)


@router.post("/{code}/recovery", response_model=SeatTaken, dependencies=[limited("recovery")])
async def recover_seat(request: Request, code: str, wanted: Recover, site: TheSite) -> Response:
    """A seat moves to who knows its recovery code; tokens and codes from before end with that."""
    table = await site.tables.at(code)
    room = await table.look()
    right = fresh_right(site.key, room.code, wanted.id)
    if room.seat_of(right.grant) is None:
        order = orders.Regrant(
            recovery_hash(room.code, wanted.recovery),
            right.grant,
            recovery_hash(room.code, right.recovery),
        )
        try:
            room = await table.order(order)
        except Refused:
            room = await table.look()
            if room.seat_of(right.grant) is None:
                raise
    return _seat_answer(request, site, room.code, _seat_in(room, right), right, 200)


@router.post(
    "/{code}/commands",
    responses={200: {"description": "the answer frame: `ack`, `hint` or `welcome`"}},
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Command"}}},
        }
    },
    dependencies=[limited("commands")],
)
async def command(request: Request, code: str, site: TheSite) -> Response:
    """One command; the answer is the frame that a socket would get, refusals with status 409."""
    body = await request.body()
    wanted = read_command(body)
    table = await site.tables.at(code)
    await table.look()  # who asks once in a while is judged by what others have stored since
    who = connection_of(request, site.signer, code)
    frames: asyncio.Queue[bytes] = asyncio.Queue()
    await table.command(wanted, who, frames.put_nowait)
    try:
        async with asyncio.timeout(HINT_SECONDS):
            answer = await frames.get()
    except TimeoutError:
        return complaint(503, "busy", Message("table-busy").text(who.lang))
    kind = orjson.loads(answer)
    if kind["frame"] == "stale":
        welcome = await frames.get()
        return json_answer(answer[:-1] + b',"welcome":' + welcome + b"}", 409)
    if kind["frame"] == "refused":
        return json_answer(answer, 503 if kind["clause"] == "store" else 409)
    return json_answer(answer)


@router.get(
    "/{code}/events",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {}}, "description": "frames, one a line"}},
)
async def events(
    request: Request,
    code: str,
    site: TheSite,
    since: Annotated[int, Query(ge=0, le=2**53)] = 0,
) -> Response:
    """The frames of a table as they come, one a line; blank lines keep the connection open."""
    table = await site.tables.at(code)
    await table.look()
    return FrameStream(site, table, connection_of(request, site.signer, code), since)


# -------------------------------------------------------------------------------------------------


async def _name(request: Request, site: Site, wanted: str | None) -> tuple[str, int | None, bool]:
    """The name to sit under, the player who asks, and whether the player keeps that name."""
    player = await player_of(request, site)
    if wanted is None and player is None:
        raise Unusable("name", "missing-field")
    if player is None:
        return clean_name(wanted or ""), None, False
    name = player.name if wanted is None else clean_name(wanted)
    return name, player.id, same_name(name) == player.unique


async def _sit(
    request: Request, site: Site, table: LiveTable, right: Right, wanted: NewSeat, *, host: bool
) -> int:
    name, player, kept = await _name(request, site, wanted.name)
    recovery = recovery_hash(table.code, right.recovery)
    order = orders.Sit(name, right.grant, recovery, player, wanted.seat, host, kept)
    try:
        room = await table.order(order)
    except Stale:  # the same request came twice, and the other one was faster
        room = await table.look()
    return _seat_in(room, right)


def _seat_in(room: Room, right: Right) -> int:
    seat = room.seat_of(right.grant)
    if seat is None:
        raise Stale
    return seat


def _seat_answer(
    request: Request, site: Site, code: str, seat: int, right: Right, status: int
) -> Response:
    token = site.signer.seat_token(code, seat, right.grant)
    taken = SeatTaken(code=code, seat=seat, seat_token=token, recovery=right.recovery or None)
    answer = json_answer(taken.model_dump(), status)
    keep_table_cookie(answer, request, site, "seat", code, token)
    return answer
