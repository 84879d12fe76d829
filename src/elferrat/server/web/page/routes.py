"""The routes of the plain page: three documents and their files."""

from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

from fastapi import APIRouter, HTTPException, Request, Response

from elferrat.locale.catalogue import say
from elferrat.locale.values import LANGUAGES

TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
NO_SCRIPT = b"<!--noscript-->"

router = APIRouter(include_in_schema=False)


class Static(NamedTuple):
    """A file as it is sent."""

    content: bytes
    kind: str
    tag: str


def static(content: bytes, kind: str) -> Static:
    """A file with the tag by which a browser asks whether it has changed."""
    return Static(content, kind, f'"{sha256(content).hexdigest()[:16]}"')


def load() -> dict[str, Static]:
    """All files of the page by name; nothing else is ever served."""
    said = " · ".join([say("page-noscript", {}, lang) for lang in LANGUAGES])
    found = {}
    for file in (files(__package__) / "static").iterdir():
        content = file.read_bytes().replace(NO_SCRIPT, f"<noscript>{said}</noscript>".encode())
        found[file.name] = static(content, TYPES[file.name.rpartition(".")[2]])
    return found


FILES = load()


@router.get("/")
async def home(request: Request) -> Response:
    """The way in: play now, make a table, join one."""
    return sent(request, FILES["index.html"])


@router.get("/t/{code}")
async def table(request: Request, code: str) -> Response:
    """A table, or what it says of one that does not exist."""
    return sent(request, FILES["table.html"])


@router.get("/r/{record}")
async def record(request: Request, record: str) -> Response:
    """A finished game."""
    return sent(request, FILES["record.html"])


@router.get("/page/{name}")
async def file(request: Request, name: str) -> Response:
    """A file that a page names."""
    if name not in FILES:
        raise HTTPException(404)
    return sent(request, FILES[name])


def sent(request: Request, found: Static) -> Response:
    """A file, or that the browser's copy is still right."""
    headers = {"ETag": found.tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)
