"""One row a game in a file: Parquet, CSV or JSON lines, written piece by piece with PyArrow.

The file grows beside its place under a hidden name and is moved there whole. Its bytes depend on
the rows alone, not on the pieces they came in.
"""

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Protocol

from elferrat import __version__
from elferrat.games import game_named
from elferrat.lab.plan import Plan
from elferrat.lab.totals import MOVES, REASON, SCORES, STOCK, all_places
from elferrat.lab.work import Work
from elferrat.locale.message import Unusable
from elferrat.locale.values import AnyOf, Verbatim
from elferrat.play.saving import cannot

if TYPE_CHECKING:
    import pyarrow as pa

    from elferrat.lab.totals import Rows

KINDS = (".parquet", ".csv", ".jsonl")
_ROWS_A_GROUP = 1 << 14  # rows in hand before they are written; a megabyte or two


def check_target(path: Path, place: str) -> None:
    """Raise `Unusable` unless a new file can be made there; nothing is left behind."""
    if os.path.lexists(path):
        raise Unusable(place, "simulate-exists", path=Verbatim(str(path)))
    check_folder(path)


def check_folder(path: Path) -> None:
    """Raise `Unusable` if that is a folder, or if its folder takes no new files."""
    try:
        if path.is_dir():
            raise Unusable(str(path), "cannot-save-folder")
        # Only trying tells: rights, read-only disks and quotas each have their own say.
        with tempfile.NamedTemporaryFile(prefix=f".{path.name}.", dir=path.parent):
            pass
    except OSError as error:
        raise cannot("save", path, error) from None


def check_kind(path: Path, kinds: tuple[str, ...], place: str) -> None:
    """Raise `Unusable` if the name does not end as one of the kinds that can be written."""
    if path.suffix not in kinds:
        raise Unusable(place, "simulate-suffix", name=path.name, known=AnyOf(kinds))


def needs_extra(place: str, module: str) -> None:
    """Raise `Unusable` unless the extra `lab`, which has that module, is installed."""
    if find_spec(module) is None or find_spec("numpy") is None:
        raise Unusable(place, "simulate-needs-lab", extra=Verbatim("elferrat[lab]"))


def schema(plan: Plan) -> "pa.Schema":
    """The columns of a plan's rows, seats counted from 0; plan and versions are the metadata."""
    import pyarrow as pa

    seats = range(len(plan.bots))
    bonus = [(f"bonus_{seat}", pa.int16()) for seat in seats] if plan.has_bonus else []
    columns = [
        ("game", pa.int64()),
        ("moves", pa.int32()),
        ("reason", pa.string()),
        ("stock", pa.int16()),
        *((f"score_{seat}", pa.int32()) for seat in seats),
        *((f"place_{seat}", pa.int16()) for seat in seats),
        *((f"won_{seat}", pa.bool_()) for seat in seats),
        *bonus,
    ]
    return pa.schema(columns, metadata=metadata(plan))


def metadata(work: Work[Any]) -> dict[str, str]:
    """What a file of rows says of where they come from."""
    made = {**work.json(), "rules": game_named(work.game).version, "version": __version__}
    return {"elferrat": json.dumps(made, sort_keys=True)}


def table(plan: Plan, first: int, rows: "Rows") -> "pa.Table":
    """Rows, the first of which is game `first`, as the columns of `schema`."""
    import numpy as np
    import pyarrow as pa

    seats = len(plan.bots)
    scores, won, bonus = (rows[:, i : i + seats] for i in range(SCORES, rows.shape[1], seats))
    reasons = pa.array(plan.reasons).take(pa.array(rows[:, REASON] - 1))
    columns = [
        np.arange(first, first + len(rows)),
        rows[:, MOVES],
        reasons,
        rows[:, STOCK],
        *scores.T,
        *all_places(scores, won).T,
        *(won > 0).T,
        *(bonus.T if plan.has_bonus else ()),
    ]
    return shaped(schema(plan), columns)


def shaped(shape: "pa.Schema", columns: "Sequence[Rows | pa.Array]") -> "pa.Table":
    """Columns, one for each of a schema's fields, as a table of its types."""
    import numpy as np
    import pyarrow as pa

    arrays = [
        column if isinstance(column, pa.Array) else pa.array(np.ascontiguousarray(column))
        for column in columns
    ]
    arrays = [array.cast(field.type) for array, field in zip(arrays, shape, strict=True)]
    return pa.Table.from_arrays(arrays, schema=shape)


class Writer(Protocol):
    """What puts tables into an open file."""

    def write_table(self, rows: "pa.Table") -> None:
        """Append rows."""

    def close(self) -> None:
        """Write what belongs at the end; the file itself stays open."""


class JsonLines:
    """Writes tables as one JSON object a line."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write_table(self, rows: "pa.Table") -> None:
        """Append rows."""
        import pyarrow as pa
        import pyarrow.compute as pc

        parts: list[Any] = []
        for number, name in enumerate(rows.column_names):
            parts.append(f'{", " if number else "{"}"{name}": ')
            text = rows[name].cast(pa.string())
            # Reasons are plain words, which need no escapes.
            quoted = rows.schema.field(name).type == pa.string()
            parts += ['"', text, '"'] if quoted else [text]
        for chunk in pc.binary_join_element_wise(*parts, "}\n", "").chunks:
            ends, content = chunk.buffers()[1:]
            start, *_, end = _ends(ends, chunk)
            self._file.write(memoryview(content)[start:end])

    def close(self) -> None:
        """Nothing stands at the end."""


def _ends(buffer: "pa.Buffer", chunk: "pa.Array") -> Any:
    # Where each text of an Arrow array begins in its characters, and where the last one ends.
    import numpy as np

    return np.frombuffer(buffer, np.int32)[chunk.offset : chunk.offset + len(chunk) + 1]


def writer(kind: str, file: BinaryIO, shape: "pa.Schema") -> Writer:
    """The writer of one of the `KINDS`."""
    if kind == ".jsonl":
        return JsonLines(file)
    if kind == ".csv":
        from pyarrow import csv

        made: Writer = csv.CSVWriter(file, shape)
        return made
    from pyarrow import parquet

    made = parquet.ParquetWriter(file, shape, compression="zstd")
    return made


class Out:
    """A file of rows in the making.

    Raises (every method):
        Unusable: the disk is full, or the place was taken meanwhile.
    """

    def __init__(self, plan: Work[Any], path: Path) -> None:
        self.path = path
        self._plan = plan
        self._written = 0
        self._held: list[Rows] = []
        self._count = 0
        try:
            handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        except OSError as error:
            raise cannot("save", path, error) from None
        self.beside = Path(name)
        self._file = os.fdopen(handle, "wb")
        self._writer = writer(path.suffix, self._file, plan.schema())

    def write(self, rows: "Rows") -> None:
        """Append rows, which follow those written so far."""
        self._held.append(rows)
        self._count += len(rows)
        if self._count >= _ROWS_A_GROUP:
            self._flush(whole=False)

    def finish(self) -> None:
        """Move the file into its place."""
        self._flush(whole=True)
        try:
            self._writer.close()
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            put_in_place(self.beside, self.path)
        except OSError as error:
            raise cannot("save", self.path, error) from None

    def discard(self) -> None:
        """Leave nothing behind of a file that was not finished."""
        with suppress(OSError, ValueError):
            self._file.close()
        with suppress(OSError):
            self.beside.unlink()

    def _flush(self, whole: bool) -> None:
        import numpy as np

        if not self._held:
            return
        rows = np.concatenate(self._held)
        try:
            while len(rows) >= _ROWS_A_GROUP or (whole and len(rows)):
                group, rows = rows[:_ROWS_A_GROUP], rows[_ROWS_A_GROUP:]
                self._writer.write_table(self._plan.table(self._written, group))
                self._written += len(group)
        except OSError as error:
            raise cannot("save", self.path, error) from None
        self._held = [rows]
        self._count = len(rows)


def put_in_place(beside: Path, path: Path) -> None:
    """Give a finished file its name, which nothing may have taken meanwhile; raises `OSError`."""
    beside.chmod(0o666 & ~umask())
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        if os.path.lexists(path):
            raise FileExistsError(17, os.strerror(17)) from None
        beside.rename(path)
        return
    beside.unlink()


def umask() -> int:
    """The rights that this process withholds from new files."""
    withheld = os.umask(0)
    os.umask(withheld)
    return withheld


def pieces(path: Path, columns: int) -> Iterator["Rows"]:
    """The rows of a spool (see `elferrat.lab.checkpoint`), some at a time."""
    import numpy as np

    with open(path, "rb") as file:
        while piece := file.read(_ROWS_A_GROUP * columns * 4):
            yield np.frombuffer(piece, "<i4").reshape(-1, columns)
