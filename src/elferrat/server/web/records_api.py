"""Finished games as records (contract 3), to download, and step by step, to be shown."""

import asyncio
from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter, Request, Response

import elferrat
from elferrat.play.positions import read_position
from elferrat.play.referee import step
from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.store.facts import KeptGame
from elferrat.server.web.complaints import NotFound, json_answer
from elferrat.server.web.shapes import RecordSteps
from elferrat.server.web.site import Site
from elferrat.server.web.tables_api import COMPLAINTS, TheSite

router = APIRouter(prefix="/api/records", tags=["records"], responses=COMPLAINTS)


@router.get("/{record}", responses={200: {"description": "a record, `record.schema.json`"}})
async def download(record: str, site: TheSite) -> Response:
    """A finished game: the deal with its seed, the moves, the result, the commitment."""
    kept = await kept_game(site, record)
    log = await site.store.load(kept.finished.table)
    found = await asyncio.to_thread(recorded, log, kept.finished.last)
    name = f'attachment; filename="elferrat-{kept.finished.game}-{kept.code}-{record[:6]}.json"'
    return json_answer(found, headers={"content-disposition": name})


@router.get("/{record}/steps", response_model=RecordSteps)
async def replayed(request: Request, record: str, site: TheSite) -> Response:
    """A finished game move by move, every card open; it never changes, so caches may keep it."""
    kept = await kept_game(site, record)
    headers = {
        "cache-control": "public, max-age=86400",
        "etag": f'"{record}-{elferrat.__version__}"',
    }
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    log = await site.store.load(kept.finished.table)
    return json_answer(await asyncio.to_thread(steps, log, kept.finished.last), headers=headers)


async def kept_game(site: Site, record: str) -> KeptGame:
    """A finished game; raises `NotFound`."""
    kept = await site.store.game(record)
    if kept is None:
        raise NotFound("", "web-no-record")
    return kept


def recorded(log: Iterable[Entry], last: int) -> dict[str, Any]:
    """The record of the game that an entry of a table's log ended."""
    return Room.from_log(entry for entry in log if entry.number <= last).record().json()


def steps(log: Iterable[Entry], last: int) -> dict[str, Any]:
    """The same game as `RecordSteps`; without names, which may be taken back."""
    record = recorded(log, last)
    position = read_position(record["start"])
    chosen = {n: by for by, moves in record["marks"]["by"].items() for n in moves}
    before = record["start"]
    told = []
    for number, move in enumerate(record["moves"]):
        seat = position.game.rules.to_move(position.state)
        events = step(position, move)
        after = position.game.write(position)
        changed = {name: value for name, value in after.items() if before.get(name) != value}
        gone = [name for name in before if name not in after]
        told.append(
            {
                "seat": seat,
                "move": move,
                "by": chosen.get(number),
                "events": events,
                "play": changed,
                "gone": gone,
            }
        )
        before = after
    return {"game": record["game"], "start": record["start"], "steps": told}
