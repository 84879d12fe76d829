"""What the server says of itself: its health, its numbers, its games, its interface."""

import asyncio
from functools import cache

import orjson
from fastapi import APIRouter, Request, Response

import elferrat
from elferrat.bots import USUAL, levels
from elferrat.games import all_games
from elferrat.kernel import available
from elferrat.locale.catalogue import say
from elferrat.server.web.complaints import Forbidden, json_answer
from elferrat.server.web.languages import language_of
from elferrat.server.web.security import comes_from_here
from elferrat.server.web.shapes import Health, Offer
from elferrat.server.web.tables_api import COMPLAINTS, TheSite

router = APIRouter(tags=["server"], responses=COMPLAINTS)


@router.get("/healthz", response_model=Health)
async def health(site: TheSite) -> Response:
    """Whether the store answers, for whoever watches the server."""
    await site.store.last_heartbeat()
    return json_answer({"status": "ok", "version": elferrat.__version__})


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request, site: TheSite) -> Response:
    """Numbers for Prometheus; only for this machine, unless the host opens them."""
    if not site.settings.open_metrics and not comes_from_here(request):
        raise Forbidden("", "web-metrics-here")
    text, kind = site.world.metrics.exposition()
    return Response(text, headers={"content-type": kind, "cache-control": "no-store"})


@router.get("/api/games", response_model=Offer)
async def games(request: Request) -> Response:
    """What can be played, by how many, with which options and bots; whether games are reviewed."""
    return json_answer(_offer(language_of(request)), headers={"vary": "accept-language"})


@router.get("/openapi.json", include_in_schema=False)
async def openapi() -> Response:
    """This interface, as OpenAPI."""
    return json_answer(await asyncio.to_thread(_described, "openapi.json"))


@router.get("/asyncapi.json", include_in_schema=False)
async def asyncapi() -> Response:
    """The frames of the WebSocket, as AsyncAPI."""
    return json_answer(await asyncio.to_thread(_described, "asyncapi.json"))


@cache
def _offer(lang: str) -> bytes:
    offered = [
        {
            "game": game.name,
            "name": say("cli-game-name", {"game": game.name}, lang),
            "rules": game.version,
            "players": list(game.players),
            "options": {
                option.name: {"clause": option.clause, "values": list(option.values)}
                for option in game.options
            },
        }
        for game in all_games()
    ]
    bots = levels()
    words = {level: say(f"page-home-bot-{level}", {}, lang) for level in bots}
    told = {"games": offered, "bots": bots, "levels": words, "usual_bot": USUAL}
    return orjson.dumps({**told, "reviews": available()})


@cache
def _described(document: str) -> bytes:
    from elferrat.server.web.describing import documents

    return documents()[document].encode()
