"""Where compiled code lies between runs: a folder of its own for each state of the sources.

The folder's name says it all: a hash of every source that is compiled, of what compiles it, of the
Python and the processor. So no edit, update or move to another machine meets code of the past.
"""

import atexit
import os
import shutil
import stat
import sys
import time
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import gettempdir, mkdtemp

from llvmlite.binding import get_host_cpu_features, get_host_cpu_name

KEPT_DAYS = 30  # a folder that nobody used for so long is removed
_DAY = 86_400.0


@cache
def fingerprint() -> str:
    """16 hex digits that change with any source of the package and with whatever compiles it."""
    digest = sha256()
    package = Path(__file__).resolve().parents[1]
    for room in ("cards", "games", "kernel", "search"):
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    compilers = map(version, ("numba", "llvmlite", "numpy"))
    for part in (*compilers, sys.version, get_host_cpu_name(), get_host_cpu_features().flatten()):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()[:16]


@cache
def folder() -> Path:
    """The folder for compiled code, made if it was not there; old ones beside it are removed.

    The user's cache directory; where there is none that can be written, a folder of the user's own
    among the temporary files; and if even that fails, one for this process only.
    """
    for base in (user_cache(), _own_temporary()):
        if base is not None and _usable(place := base / "elferrat" / "twin" / fingerprint()):
            os.utime(place)
            _prune(place)
            return place
    place = Path(mkdtemp(prefix="elferrat-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def user_cache() -> Path | None:
    """The cache directory of the user by the habits of the system; None without a home."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else None
    named = os.environ.get("XDG_CACHE_HOME")
    if named and os.path.isabs(named):
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if not home.is_dir():
        return None
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache")


def _own_temporary() -> Path | None:
    # Compiled code is run, so a folder that somebody else could have prepared is not trusted.
    if not hasattr(os, "getuid"):
        return Path(gettempdir())
    base = Path(gettempdir()) / f"elferrat-{os.getuid()}"
    try:
        base.mkdir(mode=0o700, exist_ok=True)
        found = base.lstat()
    except OSError:
        return None
    ours = found.st_uid == os.getuid() and stat.S_ISDIR(found.st_mode)
    return base if ours and not found.st_mode & 0o077 else None


def _usable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK | os.X_OK)


def _prune(place: Path) -> None:
    oldest = time.time() - KEPT_DAYS * _DAY
    for other in place.parent.iterdir():
        try:
            if other.is_dir() and other.stat().st_mtime < oldest:
                shutil.rmtree(other, ignore_errors=True)
        except OSError:  # another process was faster
            continue
