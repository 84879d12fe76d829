"""Everything that goes wrong with a request, as one kind of answer: clause, reason, place."""

from collections.abc import Mapping
from math import ceil
from typing import Any

import orjson
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match

from elferrat.locale.message import ElferratError, Message, Unusable
from elferrat.server.reviews import Unable, Unmade
from elferrat.server.room import Broken
from elferrat.server.store.facts import StoreDown
from elferrat.server.tables import NoTable
from elferrat.server.verdicts import Refused, Stale
from elferrat.server.web.languages import language_of, pack_of

JSON = "application/json"
CROWDED = 60  # seconds after which an address with too many connections may try again
_BY_STATUS = {404: "route", 405: "method"}


class Complaint(BaseModel):
    """Why a request was refused: which rule, in words, and where in the request."""

    clause: str
    reason: str
    place: str | None = None
    legal: list[str] | None = None


class NotFound(Unusable):
    """There is no such thing here."""


class TooMuch(Unusable):
    """An address asks for too much; in so many seconds it may again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("", "web-busy", seconds=self.seconds)


class Unknown(Unusable):
    """Who asks is not known here."""


class Forbidden(Unusable):
    """Who asks may not do that."""


# A kind of error, its status, its clause, and its sentence if it has none of its own.
_BY_KIND: tuple[tuple[type[Exception], int, str, str], ...] = (
    (StoreDown, 503, "store", ""),
    (Unmade, 503, "review", ""),
    (Unknown, 401, "rights", ""),
    (Forbidden, 403, "rights", ""),
    (NoTable, 404, "unknown", ""),
    (NotFound, 404, "unknown", ""),
    (Unusable, 400, "text", ""),
    (Broken, 409, "broken", "table-broken"),
    (Stale, 409, "stale", "web-stale"),
)


def json_answer(
    content: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """A value as JSON, which no cache may keep."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, {"cache-control": "no-store", **(headers or {})}, JSON)


def complaint(
    status: int,
    clause: str,
    reason: str,
    place: str = "",
    legal: list[str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A complaint as an answer."""
    content: dict[str, Any] = {"clause": clause, "reason": reason}
    if place:
        content["place"] = place
    if legal:
        content["legal"] = legal
    return json_answer(content, status, headers)


def answer_to(error: Exception, request: HTTPConnection) -> Response:
    """What somebody gets whose request ended in an error."""
    lang, pack = language_of(request), pack_of(request)
    if isinstance(error, RequestValidationError):
        error = validation(error)
    elif isinstance(error, HTTPException) and error.status_code == 400:
        error = Unusable("", "bad-json")  # what FastAPI could not even try to read
    if isinstance(error, Refused):
        return complaint(409, error.clause, error.text(lang, pack), legal=error.legal)
    if isinstance(error, HTTPException):
        clause = _BY_STATUS.get(error.status_code, "request")
        reason = Message(f"web-{clause}").text(lang)
        headers = {"allow": _allowed(request)} if error.status_code == 405 else error.headers
        return complaint(error.status_code, clause, reason, headers=headers)
    if isinstance(error, TooMuch):
        later = {"retry-after": str(error.seconds)}
        return complaint(429, "limit", error.text(lang), headers=later)
    for kind, status, clause, key in _BY_KIND:
        if isinstance(error, kind):
            said = error.message if isinstance(error, ElferratError) else Message(key)
            place = error.place if isinstance(error, Unusable) else ""
            return complaint(
                status, clause, said.text(lang, pack), place, headers=_later(error, status)
            )
    return complaint(500, "server", Message("web-server").text(lang))


def _allowed(request: HTTPConnection) -> str:
    """All methods of an address: the router tells only those of the first route that fits."""
    found = [
        method
        for method in ("GET", "POST", "PATCH", "DELETE")
        for route in request.app.routes
        if route.matches({**request.scope, "method": method})[0] is Match.FULL
    ]
    if "GET" in found and has_head(request.scope["path"]):
        found.insert(1, "HEAD")
    return ", ".join(found)


def has_head(path: str) -> bool:
    """Whether a HEAD is answered like a GET there: everywhere but at a stream, which has no end."""
    return not path.endswith("/events")


def _later(error: Exception, status: int) -> Mapping[str, str]:
    return {"retry-after": "1"} if status == 503 and not isinstance(error, Unable) else {}


def crowded(request: HTTPConnection) -> Response:
    """The answer to an address that has too many connections."""
    return answer_to(TooMuch(CROWDED), request)


def validation(error: RequestValidationError) -> Unusable:
    """The first complaint of FastAPI as one of ours; the place is within the body or query."""
    first = error.errors()[0]
    place = ".".join([str(part) for part in first["loc"][1:]])
    if first["type"] == "json_invalid":
        return Unusable("", "bad-json")
    known = {"missing": "missing-field", "extra_forbidden": "command-field"}
    return Unusable(place, known.get(first["type"], "command-value"))


def handle(app: FastAPI) -> None:
    """Let an app answer every error with a complaint."""

    async def answered(request: Request, error: Exception) -> Response:
        return answer_to(error, request)

    kinds = (ElferratError, Broken, Stale, RequestValidationError, HTTPException, Exception)
    for kind in kinds:
        app.add_exception_handler(kind, answered)
