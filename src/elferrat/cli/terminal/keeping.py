"""Where the records of the games played in the terminal are kept."""

import os
from datetime import datetime
from pathlib import Path

from elferrat.play.saving import cannot


def records_folder() -> Path:
    """The folder of the user's records: $XDG_DATA_HOME/elferrat/records, or its usual place."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "elferrat" / "records"


def free_path(wanted: Path | None, game: str, hand: int) -> Path:
    """A path for one more record that overwrites nothing.

    `wanted` is a file (its name ends in .json; further hands get a number) or a folder, which is
    made if need be; None is the user's own folder.

    Raises:
        Unusable: the folder cannot be made.
    """
    is_file = wanted is not None and wanted.suffix == ".json" and not wanted.is_dir()
    if wanted is not None and is_file:
        if hand == 1:
            return wanted
        folder, stem = wanted.parent, f"{wanted.stem}-{hand}"
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
