"""Finished games as records (contract 3), to download and to replay."""

import asyncio
from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter, Response

from elferrat.server.entry import Entry
from elferrat.server.room import Room
from elferrat.server.web.complaints import NotFound, json_answer
from elferrat.server.web.tables_api import COMPLAINTS, TheSite

router = APIRouter(prefix="/api/records", tags=["records"], responses=COMPLAINTS)


@router.get("/{record}", responses={200: {"description": "a record, `record.schema.json`"}})
async def download(record: str, site: TheSite) -> Response:
    """A finished game: the deal with its seed, the moves, the result, the commitment."""
    kept = await site.store.game(record)
    if kept is None:
        raise NotFound("", "web-no-record")
    log = await site.store.load(kept.finished.table)
    found = await asyncio.to_thread(recorded, log, kept.finished.last)
    name = f'attachment; filename="elferrat-{kept.finished.game}-{kept.code}-{record[:6]}.json"'
    return json_answer(found, headers={"content-disposition": name})


def recorded(log: Iterable[Entry], last: int) -> dict[str, Any]:
    """The record of the game that an entry of a table's log ended."""
    return Room.from_log(entry for entry in log if entry.number <= last).record().json()
