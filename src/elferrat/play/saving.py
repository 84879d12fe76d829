"""Saving so that an interruption never costs the old file: write beside it, then rename."""

import os
from contextlib import suppress
from pathlib import Path

from elferrat.locale.message import Unusable


def save_text(path: str | os.PathLike[str], text: str) -> None:
    """Put text into a file, whole or not at all; links are followed.

    What is no plain file (a device, a pipe) cannot be replaced and is written to as it is.

    Raises:
        Unusable: no rights, no room, no such folder, text that UTF-8 cannot write; the old file,
            if any, is as it was.
    """
    import tempfile  # late, because most commands save nothing

    target = Path(os.path.realpath(path))
    beside = ""
    try:
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8")
            return
        handle, beside = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).chmod(_mode(target))
        Path(beside).replace(target)
    except OSError as error:
        raise cannot("save", Path(path), error) from None
    except UnicodeEncodeError:
        raise Unusable(str(path), "bad-utf8") from None
    finally:
        with suppress(OSError):
            Path(beside).unlink()


def load_text(path: str | os.PathLike[str]) -> bytes:
    """The content of a file.

    Raises:
        Unusable: there is no such file, or no right to read it.
    """
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise cannot("open", Path(path), error) from None


def cannot(what: str, path: Path, error: OSError) -> Unusable:
    """The complaint about a file that cannot be opened or saved, by the kind of trouble."""
    kinds = {
        FileNotFoundError: "missing",
        PermissionError: "rights",
        IsADirectoryError: "folder",
        NotADirectoryError: "missing",
    }
    kind = kinds.get(type(error), "full" if error.errno == 28 else "other")
    return Unusable(str(path), f"cannot-{what}-{kind}", error=error.strerror or str(error))


def _mode(target: Path) -> int:
    if target.exists():
        return target.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
