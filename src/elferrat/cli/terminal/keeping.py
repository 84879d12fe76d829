"""Where the records of the games played in the terminal are kept."""

import os
from datetime import datetime
from pathlib import Path

from elferrat.locale.message import Unusable
from elferrat.play.saving import cannot


def records_folder() -> Path:
    """The folder of the user's records: $XDG_DATA_HOME/elferrat/records, or its usual place.

    Raises:
        Unusable: the user has no home.
    """
    data = os.environ.get("XDG_DATA_HOME")
    try:
        share = Path(data) if data else Path.home() / ".local" / "share"
    except RuntimeError:
        raise Unusable("HOME", "cannot-save-missing") from None
    return share / "elferrat" / "records"


def at_home(path: Path) -> str:
    """A path for people: `~` for the user's home folder, so that it stays short."""
    try:
        return f"~{os.sep}{path.relative_to(Path.home())}"
    except (RuntimeError, ValueError):  # no home, or somewhere else
        return str(path)


def free_path(wanted: Path | None, game: str, hand: int) -> Path:
    """A path for one more record that overwrites nothing.

    `wanted` is a file (its name ends in .json; further hands get a number, and so does the first
    if the file is there) or a folder, which is made if need be; None is the user's own folder.

    Raises:
        Unusable: the folder cannot be made.
    """
    is_file = wanted is not None and wanted.suffix == ".json" and not wanted.is_dir()
    if wanted is not None and is_file:
        folder, stem = wanted.parent, wanted.stem if hand == 1 else f"{wanted.stem}-{hand}"
    else:
        folder = wanted or records_folder()
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise cannot("save", folder, error) from None
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path
