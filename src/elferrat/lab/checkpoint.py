"""What an interrupted run goes on from: a file of totals, and a spool of rows beside it.

The file is replaced as a whole, never changed; it says how many rows of the spool count and what
their checksum is. So a process that is killed at any moment leaves a state to go on from.
"""

import json
import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from elferrat.lab.work import T, Work
from elferrat.locale.message import Unusable
from elferrat.play.saving import cannot, load_text, save_text

if TYPE_CHECKING:
    from elferrat.lab.totals import Rows

VERSION = 1
_NUMBER = 4  # bytes of a number in a spool, little-endian
_PIECE = 1 << 20


P = TypeVar("P", bound=Work[Any])


@dataclass(slots=True)
class Checkpoint(Generic[P, T]):
    """The games 0 to `done` - 1 of a work: their totals, and the seconds they took."""

    plan: P
    totals: T
    done: int = 0
    seconds: float = 0.0
    out: str | None = None  # the file that the rows are for
    checksum: int = 0  # CRC-32 of the rows in the spool; as long as there are any
    finished: bool = False  # everything is played and the rows are where they belong


def save(path: Path, state: Checkpoint[P, T]) -> None:
    """Replace a checkpoint's file, whole or not at all.

    Raises:
        Unusable: it cannot be written; the old one, if any, is as it was.
    """
    content = {
        "plan": state.plan.json(),
        "fingerprint": state.plan.fingerprint(),
        "done": state.done,
        "seconds": state.seconds,
        "out": state.out,
        "checksum": state.checksum,
        "finished": state.finished,
        "totals": state.totals.json(),
    }
    head = {"format": state.plan.FORMAT, "version": VERSION, "sha256": _digest(content)}
    save_text(path, json.dumps(head | content, ensure_ascii=True) + "\n")


def load(path: Path, kind: type[P]) -> Checkpoint[P, Any]:
    """The state in the file of a checkpoint of some kind of work.

    Raises:
        Unusable: there is no such file, it is no checkpoint, torn or changed, or made by another
            version of this program or of the game's rules.
    """
    place = str(path)
    text = load_text(path)
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise Unusable(place, "simulate-no-checkpoint") from None
    if not isinstance(content, dict) or content.pop("format", None) != kind.FORMAT:
        raise Unusable(place, "simulate-no-checkpoint")
    if content.pop("version", None) != VERSION:
        raise Unusable(place, "simulate-other-version")
    if content.pop("sha256", None) != _digest(content):
        raise Unusable(place, "simulate-changed")
    try:
        return _state(content, place, kind)
    except Unusable:
        raise
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Unusable(place, "simulate-changed") from None


def _state(content: Mapping[str, Any], place: str, kind: type[P]) -> Checkpoint[P, Any]:
    # The plan is checked before its game and bots are used: another program's may be unknown here.
    try:
        plan = kind.read(content["plan"])
        if content["fingerprint"] != plan.fingerprint():
            raise Unusable(place, "simulate-other-version")
    except Unusable:
        raise Unusable(place, "simulate-other-version") from None
    totals = plan.no_totals()
    totals.read(content["totals"])
    if not 0 <= content["done"] == totals.games <= plan.games:
        raise Unusable(place, "simulate-changed")
    done, seconds = content["done"], content["seconds"]
    if type(done) is not int or not isfinite(seconds) or seconds < 0 or (done and not seconds):
        raise Unusable(place, "simulate-changed")
    names = ("done", "seconds", "out", "checksum", "finished")
    return Checkpoint(plan, totals, **{name: content[name] for name in names})


def _digest(content: Mapping[str, Any]) -> str:
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def spool_of(path: Path) -> Path:
    """Where the rows of a checkpoint stand."""
    return path.with_name(f"{path.name}.rows")


class Spool:
    """Rows kept for a checkpoint: every number in four bytes, nothing between them.

    Opened anew, or to go on behind the rows that a checkpoint counts: what a killed process wrote
    after it is cut off.

    Raises (every method):
        Unusable: it cannot be opened or written, lacks rows, or has others than it should.
    """

    def __init__(self, path: Path, state: Checkpoint[P, T], going_on: bool) -> None:
        self.path = path
        self.columns = state.plan.width
        try:
            self._file = open(path, "r+b" if going_on else "x+b")  # noqa: SIM115 - kept open
            self._claim()
            if going_on:
                self._go_on(state)
        except OSError as error:
            raise cannot("open" if going_on else "save", path, error) from None

    def _claim(self) -> None:
        # Who is still playing must not have its rows cut off. The lock ends with the process.
        try:
            from fcntl import LOCK_EX, LOCK_NB, flock
        except ImportError:  # not on Windows
            return
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise Unusable(str(self.path), "simulate-in-use") from None

    def _go_on(self, state: Checkpoint[P, T]) -> None:
        left = state.done * self.columns * _NUMBER
        checksum = 0
        while left:
            piece = self._file.read(min(left, _PIECE))
            if not piece:
                break
            checksum = zlib.crc32(piece, checksum)
            left -= len(piece)
        if left or checksum != state.checksum:
            self._file.close()
            raise Unusable(str(self.path), "simulate-spool-changed")
        self._file.truncate(self._file.tell())

    def write(self, rows: "Rows", checksum: int) -> int:
        """Append rows; the checksum of all rows, given that of those before."""
        content = rows.astype("<i4").tobytes()
        try:
            self._file.write(content)
        except OSError as error:
            raise cannot("save", self.path, error) from None
        return zlib.crc32(content, checksum)

    def sync(self) -> None:
        """Make sure that everything written so far would outlive a loss of power."""
        try:
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise cannot("save", self.path, error) from None

    def close(self) -> None:
        """Close the file; it stays. Whatever counts of it was synced before."""
        with suppress(OSError):
            self._file.close()
