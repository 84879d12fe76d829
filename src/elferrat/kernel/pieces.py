"""Compiled pieces, made once for a state of the sources and kept: one file a piece.

A file is the SHA-256 of an object and the object. It is run, not only read: a torn or changed one
is made anew.
"""

import os
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from elferrat.kernel.announce import told
from elferrat.kernel.folder import folder
from elferrat.kernel.machine import loaded

_DIGEST = 32  # bytes


def known(piece: str) -> bool:
    """Whether a piece was compiled before, by this or another process, and is kept."""
    return _path(piece).exists()


def addresses(piece: str, names: Sequence[str], make: Callable[[], bytes]) -> list[int]:
    """Where the functions of a piece lie, after it was loaded, or made and kept.

    `make` gives the object; whoever waits for it is told (`announce`).
    """
    code = _kept(_path(piece))
    if code is None:
        told(piece)
        code = make()
        _keep(_path(piece), code)
    return loaded(code, names)


def _path(piece: str) -> Path:
    return folder() / f"{piece}.o"


def _kept(path: Path) -> bytes | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    digest, code = content[:_DIGEST], content[_DIGEST:]
    return code if sha256(code).digest() == digest else None


def _keep(path: Path, code: bytes) -> None:
    # Two processes may make the same piece: each writes a file of its own and puts it in place.
    # Where that fails, as on a full disk, it is made again the next time.
    with suppress(OSError):
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(sha256(code).digest() + code)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
