"""What stands before every route: origins, sizes and types of bodies, limits, security headers."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from elferrat.locale import message
from elferrat.server.logs import fail
from elferrat.server.settings import Settings
from elferrat.server.web.complaints import TooMuch, answer_to, complaint, has_head
from elferrat.server.web.languages import language_of
from elferrat.server.web.site import Site, address_of

MOST_BODY = 16_384  # bytes
WRITING = frozenset(("POST", "PUT", "PATCH", "DELETE"))
WATCHED = frozenset(("/healthz", "/metrics"))  # by the host's own programs, at all times
FILES = "/assets/"  # a page is a dozen of them, and a class behind one address opens it at once
LOOPBACK_NAMES = frozenset(("localhost", "127.0.0.1", "::1"))

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Gate:
    """The outermost layer: refuses what may not come in, and adds headers to what goes out."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        guarded = _Guarded(send)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = _as_get(scope)
        try:
            refused = await self._refusal(HTTPConnection(scope))
            if refused is None and scope["type"] == "http" and scope["method"] in WRITING:
                body = await _read(Headers(scope=scope), receive)
                refused = _unfit(HTTPConnection(scope), body)
                receive = _again(body or b"", receive)
            await (refused or self.app)(scope, receive, guarded)
        except (ClientDisconnect, ClientDisconnected):
            return  # nobody is there to be answered
        except Exception as error:
            fail("request_failed", error)
            if not guarded.started and scope["type"] == "http":
                await _failed(HTTPConnection(scope))(scope, receive, guarded)

    async def _refusal(self, request: HTTPConnection) -> Response | None:
        lang = language_of(request)
        settings = self.site.settings
        if not host_fits(request, settings):
            return complaint(421, "host", message.Message("web-host").text(lang))
        if request.scope["type"] == "websocket" or request.scope["method"] in WRITING:
            if not origin_fits(request, settings):
                return complaint(403, "origin", message.Message("web-origin").text(lang))
            if request.scope["type"] == "http":
                return None  # counted by what it writes
        path = request.scope["path"]
        if path in WATCHED or path.startswith(FILES):
            return None
        wait = await self.site.limits.allow("reads", address_of(request))
        return answer_to(TooMuch(wait), request) if wait else None


class _Guarded:
    """What is sent, with the headers that keep a browser safe."""

    __slots__ = ("_send", "started")

    def __init__(self, send: Send) -> None:
        self._send = send
        self.started = False

    async def __call__(self, event: Message) -> None:
        if event["type"].endswith("response.start"):
            self.started = True
            headers = MutableHeaders(scope=event)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(event)


def origin_fits(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of ours sent the request, or no page at all."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    if settings.public and origin == settings.public.rstrip("/"):
        return True
    return _netloc(origin) == request.headers.get("host", "").lower()


def host_fits(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a request to a server of this machine alone names this machine.

    Else a page of somebody else's could reach it by a name that changes its address.
    """
    if settings.public or settings.proxies or not is_loopback(settings.host):
        return True
    name = _host_name(request.headers.get("host", ""))
    return name in LOOPBACK_NAMES or name == settings.host or is_loopback(name)


def is_loopback(host: str) -> bool:
    """Whether an address reaches this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def comes_from_here(request: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and no proxy handed it on."""
    handed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not handed_on and is_loopback(address_of(request))


def _as_get(scope: Scope) -> Scope:
    """A HEAD is answered like a GET, of which the protocol leaves out the body."""
    return {**scope, "method": "GET"} if has_head(scope["path"]) else scope


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _host_name(header: str) -> str:
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


async def _read(headers: Headers, receive: Receive) -> bytes | None:
    """The whole body; None if it is longer than we read.

    Raises:
        ClientDisconnect: the client is gone before its end.
    """
    length = headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length[:12]) > MOST_BODY:
        return None
    body = b""
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise ClientDisconnect
        part: bytes = event.get("body", b"")
        body += part
        if len(body) > MOST_BODY:
            return None
        if not event.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """The events of a body that was read already, then those that come after it."""
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def replay() -> Message:
        return waiting.pop() if waiting else await receive()

    return replay


def _unfit(request: HTTPConnection, body: bytes | None) -> Response | None:
    lang = language_of(request)
    if body is None:
        reason = message.Message("web-too-long", {"most": MOST_BODY}).text(lang)
        return complaint(413, "size", reason, headers={"connection": "close"})
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        return complaint(415, "type", message.Message("web-not-json").text(lang))
    return None


def _failed(request: HTTPConnection) -> Response:
    return complaint(500, "server", message.Message("web-server").text(language_of(request)))
