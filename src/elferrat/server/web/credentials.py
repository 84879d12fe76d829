"""Who a request comes from: signed tokens in cookies that scripts cannot read, or in headers.

A browser holds cookies, one a table, sent to that table's addresses only. A program sends
`Authorization: Bearer SEAT_TOKEN`, `X-Host-Token` and `X-Player-Token`. A token that is forged,
or no longer valid, counts as none: its bearer watches.
"""

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from elferrat.server.connection import Connection
from elferrat.server.people import Signer
from elferrat.server.room import Room
from elferrat.server.store.facts import Player
from elferrat.server.web.languages import language_of, pack_of
from elferrat.server.web.site import Site

DAYS_180 = 180 * 86_400
PLAYER_COOKIE = "player"
_BEARER = "bearer "
# Without signs that are misread or make words.
_SIGNS = "34679CDFHJKMNPQRTVWX"
_GROUP = 5
_MOST_CODE = 40


@dataclass(frozen=True, slots=True)
class Claim:
    """What a request's tokens claim for one table, their signatures being good."""

    grant: str | None
    host: str | None

    def seat(self, room: Room) -> int | None:
        """The seat that it holds."""
        return None if self.grant is None else room.seat_of(self.grant)


def claim(request: HTTPConnection, signer: Signer, code: str) -> Claim:
    """What a request claims for the table of a code."""
    code = code.upper()
    header = request.headers.get("authorization", "")
    if header[: len(_BEARER)].lower() == _BEARER:
        text = header[len(_BEARER) :].strip()
    else:
        text = request.cookies.get(f"seat-{code}", "")
    seat = signer.read_seat_token(text)
    text = request.headers.get("x-host-token") or request.cookies.get(f"host-{code}", "")
    host = signer.read_host_token(text)
    return Claim(
        seat[2] if seat is not None and seat[0] == code else None,
        host[1] if host is not None and host[0] == code else None,
    )


def connection_of(request: HTTPConnection, signer: Signer, code: str) -> Connection:
    """A way out to who asks: as whom, in which language, with which pack's words."""
    claimed = claim(request, signer, code)
    return Connection(claimed.grant, language_of(request), pack_of(request), claimed.host)


async def player_of(request: HTTPConnection, site: Site) -> Player | None:
    """The player who sends a request."""
    text = request.headers.get("x-player-token") or request.cookies.get(PLAYER_COOKIE, "")
    return await site.people.known(text) if text else None


def keep_cookie(answer: Response, name: str, token: str, path: str, secure: bool) -> None:
    """Let a browser keep a token for half a year, out of the reach of scripts."""
    answer.set_cookie(
        name, token, max_age=DAYS_180, path=path, secure=secure, httponly=True, samesite="lax"
    )


def keep_table_cookie(
    answer: Response, request: HTTPConnection, site: Site, kind: str, code: str, token: str
) -> None:
    """Let a browser keep a `seat` or `host` token of a table."""
    path = f"/api/tables/{code}"
    keep_cookie(answer, f"{kind}-{code}", token, path, is_secure(request, site))


def is_secure(request: HTTPConnection, site: Site) -> bool:
    """Whether the request came by https."""
    return site.settings.secure or request.url.scheme in ("https", "wss")


# --- grants and recovery codes of seats ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Right:
    """What a seat is held by: the grant in its token, and a code to move it elsewhere."""

    grant: str
    recovery: str


def fresh_right(key: str, code: str, request: str | None) -> Right:
    """A new right; the same `request`, an id that a client has made by chance, gives the same.

    So a client whose answer was lost asks again, and gets the seat that it has already.
    """
    source = request or secrets.token_urlsafe(24)
    digest = hmac.digest(key.encode(), f"right:{code}:{source}".encode(), "sha256")
    number = int.from_bytes(digest[16:], "big")
    signs = []
    for _ in range(2 * _GROUP):
        number, place = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[place])
    recovery = "".join(signs[:_GROUP]) + "-" + "".join(signs[_GROUP:])
    return Right(digest[:16].hex(), recovery)


def recovery_hash(code: str, recovery: str) -> str:
    """The hash by which a table keeps a seat's recovery code; blanks and hyphens do not count."""
    bare = "".join(sign for sign in recovery[:_MOST_CODE].upper() if sign.isalnum())
    return sha256(f"{code}:{bare}".encode()).hexdigest()
