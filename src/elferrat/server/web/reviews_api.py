"""Reviews of finished games: asked for, waited for, read as JSON or as a page."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.responses import RedirectResponse

from elferrat.locale.message import Message
from elferrat.picture.lettering import shortened
from elferrat.review.page import POLICY
from elferrat.server.review_process import GAME
from elferrat.server.reviews import Made, Making
from elferrat.server.store.facts import KeptGame
from elferrat.server.web.complaints import NotFound, json_answer
from elferrat.server.web.languages import language_asked, language_of
from elferrat.server.web.limiting import counter
from elferrat.server.web.records_api import kept_game, recorded
from elferrat.server.web.shapes import ReviewProgress
from elferrat.server.web.site import Site
from elferrat.server.web.tables_api import COMPLAINTS, TheSite

# Names may be taken back, so a review that is kept has none: these stand for them, in drawings
# with the room that they have there, and for the address of the game.
_HOLDER = re.compile(rf'(data-ems="([\d.]+)">)?⟦(\d)⟧|{GAME}')

router = APIRouter(tags=["records"], responses=COMPLAINTS)
_MADE = {"description": "a review, `review.schema.json`"}
_WAIT = {"model": ReviewProgress, "description": "it is being made"}


@router.post(
    "/api/records/{record}/review", status_code=202, response_model=ReviewProgress,
    responses={200: {"model": ReviewProgress, "description": "it is there"}},
)  # fmt: skip
async def ask(request: Request, record: str, site: TheSite) -> Response:
    """Have a finished game reviewed; asking again tells how far it is. A GET reads the review."""
    wanted = site.reviews.wanted(record)
    if wanted:
        await counter(request, "reviews")()
    kept = await kept_game(site, record)
    if wanted:
        site.reviews.begin(record, partial(_nameless, site, kept))
    return _progress(site.reviews.look(record))


@router.get(
    "/api/records/{record}/review",
    responses={200: _MADE, 202: _WAIT},
)
async def read(request: Request, record: str, site: TheSite) -> Response:
    """The review of a finished game, once somebody has asked for it (POST)."""
    kept = await kept_game(site, record)
    found = site.reviews.look(record)
    if not isinstance(found, Made):
        return _progress(found)
    names = _names(kept, language_of(request))
    return json_answer(await asyncio.to_thread(_with_names, found, names))


@router.get("/r/{record}/review", include_in_schema=False)
async def page(request: Request, record: str, site: TheSite) -> Response:
    """The review as a page; where there is none, the game itself, which offers it."""
    kept = await kept_game(site, record)
    found = site.reviews.look(record)
    if not isinstance(found, Made):
        return RedirectResponse(f"/r/{record}{language_asked(request)}", 303)
    lang = language_of(request)
    game = f"/r/{record}?lang={lang}"
    text = await asyncio.to_thread(_page, found, lang, _names(kept, lang), game)
    headers = {
        "cache-control": "no-store",
        "content-security-policy": POLICY,
        "vary": "accept-language",
    }
    return Response(text, headers=headers, media_type="text/html; charset=utf-8")


def _progress(found: Made | Making | None) -> Response:
    if found is None:
        raise NotFound("", "web-no-review")
    if isinstance(found, Made):
        return json_answer(ReviewProgress(made=True).model_dump())
    told = ReviewProgress(made=False, done=found.done, count=found.count)
    return json_answer(told.model_dump(), 202)


async def _nameless(site: Site, kept: KeptGame) -> dict[str, Any]:
    """The record of a game with holders in the place of its names."""
    log = await site.store.load(kept.finished.table)
    found = await asyncio.to_thread(recorded, log, kept.finished.last)
    return {**found, "players": [f"⟦{seat}⟧" for seat in range(len(found["players"]))]}


def _names(kept: KeptGame, lang: str) -> list[str]:
    """The names of a game as they are now; a seat without one is called by its number."""
    return [
        seat.name or Message("page-seat", {"number": number}).text(lang)
        for number, seat in enumerate(kept.finished.seats, 1)
    ]


def _with_names(found: Made, names: Sequence[str]) -> Mapping[str, Any]:
    return {**found.review(), "players": list(names)}


def _page(found: Made, lang: str, names: Sequence[str], game: str) -> str:
    def meant(holder: re.Match[str]) -> str:
        before, room, seat = holder.groups("")
        if not seat:
            return escape(game)
        name = names[int(seat)]
        return before + escape(shortened(name, float(room), bold=True) if room else name)

    return _HOLDER.sub(meant, found.page(lang))
