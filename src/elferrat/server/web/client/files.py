"""The client's files as they are sent: in which form, and whether at all.

A browser takes the packed form that suits it, and none if its own copy is still right.
"""

import gzip
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from re import search

from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first; beside a file, made by its build
FRESH = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"
ASSETS = "assets/"  # names with a hash of what is in them


@dataclass(frozen=True, slots=True)
class File:
    """A file's type and content, plain (`""`) and by the codings in which it is at hand."""

    kind: str
    forms: Mapping[str, bytes]
    tag: str
    keep: str = FRESH


@dataclass(frozen=True, slots=True)
class Built:
    """All files of the built client by their path; nothing else is ever sent.

    `name` tells one build from another; "" if the client is not built.
    """

    files: Mapping[str, File]
    name: str


def built(folder: Traversable | None = None) -> Built:
    """The client in a folder, by default the one in this package."""
    found = dict(_read(folder or files(__package__) / "dist", ""))
    index = found.get("index.html")
    named = search(rb'<meta name="build" content="(\w+)"', index.forms[""]) if index else None
    return Built(found, named[1].decode() if named else "")


def file(content: bytes, kind: str, packed: Mapping[str, bytes], keep: str = FRESH) -> File:
    """A file with the tag by which a browser asks whether it has changed."""
    return File(kind, {"": content, **packed}, sha256(content).hexdigest()[:16], keep)


def zipped(content: bytes, kind: str) -> File:
    """A file that was made just now, plain and packed."""
    return file(content, kind, {"gzip": gzip.compress(content, mtime=0)})


def sent(request: Request, found: File, status: int = 200) -> Response:
    """A file in the best form that the browser takes, or that its copy is still right."""
    form = _form(request.headers.get("accept-encoding", ""), found.forms)
    tag = f'"{found.tag}{form and "-"}{form}"'
    headers = {"etag": tag, "cache-control": found.keep}
    if len(found.forms) > 1:
        headers["vary"] = "accept-encoding"
    if status == 200 and _has(request.headers.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    if form:
        headers["content-encoding"] = form
    return Response(found.forms[form], status, headers, found.kind)


def _read(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    """Files of a folder and below it; those with a dot in front are the build's own."""
    if not folder.is_dir():
        return
    there = {entry.name: entry for entry in folder.iterdir() if not entry.name.startswith(".")}
    for name, entry in there.items():
        if entry.is_dir():
            yield from _read(entry, f"{path}{name}/")
        elif not name.endswith(tuple(PACKED.values())):
            packed = {
                coding: there[name + ending].read_bytes()
                for coding, ending in PACKED.items()
                if name + ending in there
            }
            kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
            keep = FOR_EVER if path.startswith(ASSETS) else FRESH
            yield path + name, file(entry.read_bytes(), kind, packed, keep)


def _form(header: str, forms: Mapping[str, bytes]) -> str:
    """The first coding of ours that an Accept-Encoding header takes; "": plain."""
    taken = {}
    for part in header.split(","):
        name, _, weight = part.partition(";")
        taken[name.strip().lower()] = not search(r"q\s*=\s*0(\.0*)?\s*$", weight)
    return next((one for one in PACKED if one in forms and taken.get(one, False)), "")


def _has(header: str, tag: str) -> bool:
    """Whether an If-None-Match header names a tag; proxies weaken tags where they pack."""
    named = {one.strip().removeprefix("W/") for one in header.split(",")}
    return tag in named or "*" in named
