"""The routes of the client: one document for all its pages, its files, and its words.

Which page an address means is the client's own business; the server only knows which addresses
are pages, so that a program, too, is told what does not exist.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from html import escape

from fastapi import APIRouter, HTTPException, Request, Response
from starlette.types import Receive, Scope, Send

from elferrat.games import NAMES
from elferrat.locale.message import Message
from elferrat.locale.values import LANGUAGES
from elferrat.server.web.client.files import File, sent, zipped
from elferrat.server.web.client.words import words
from elferrat.server.web.languages import language_of
from elferrat.server.web.site import site_of

Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

INDEX = "index.html"

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/t/{code}")
@router.get("/r/{record}")
@router.get("/kitchen")
@router.get("/learn")
@router.get("/you")
@router.get("/players/{number:int}")
async def page(request: Request) -> Response:
    """A page of the client."""
    return shown(request)


@router.get("/rules/{game}")
@router.get("/learn/{game}")
async def page_of_game(request: Request, game: str) -> Response:
    """A page about a game."""
    return shown(request, 200 if game in NAMES else 404)


@router.get("/words/{lang}.json")
async def words_of(request: Request, lang: str) -> Response:
    """The words of a language."""
    if lang not in LANGUAGES:
        raise HTTPException(404)
    # Said for the first time they take a while, in which tables go on.
    return sent(request, await asyncio.to_thread(_words, lang))


def shown(request: Request, status: int = 200) -> Response:
    """The client's document; where it is not built, one sentence that says how to."""
    index = site_of(request).client.files.get(INDEX)
    return sent(request, index, status) if index is not None else _not_built(request)


def otherwise(unknown: Asgi) -> Asgi:
    """What answers where no route does: a built file, a page that says so, or `unknown`."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        response = _otherwise(Request(scope)) if scope["type"] == "http" else None
        await (response or unknown)(scope, receive, send)

    return answer


def _otherwise(request: Request) -> Response | None:
    path = request.scope["path"]
    if request.method != "GET" or path.startswith("/api/"):
        return None
    found = site_of(request).client.files.get(path.removeprefix("/"))
    if found is not None:
        return sent(request, found)
    return shown(request, 404) if _is_read_by_people(request) else None


def _is_read_by_people(request: Request) -> bool:
    """Whether a browser asks for a page; programs and scripts do not ask for HTML."""
    return "text/html" in request.headers.get("accept", "")


def _not_built(request: Request) -> Response:
    lang = language_of(request)
    said = escape(Message("client-not-built").text(lang))
    text = f'<!doctype html>\n<html lang="{lang}"><meta charset="utf-8"><title>Elferrat</title>'
    headers = {"cache-control": "no-store", "vary": "accept-language"}
    return Response(f"{text}<p>{said}</p></html>\n", 503, headers, "text/html; charset=utf-8")


@cache
def _words(lang: str) -> File:
    return zipped(words(lang), "application/json")
