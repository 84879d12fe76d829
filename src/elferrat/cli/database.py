"""The option `--database` of the commands about the table server, and where it is by default."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from elferrat.locale.message import Unusable

C = TypeVar("C", bound=Callable[..., Any])

VARIABLE = "ELFERRAT_DATABASE"


def database_option(command: C) -> C:
    """The option `--database`, or its environment variable, which no list of processes shows."""
    return click.option(
        "--database",
        metavar="URL",
        envvar=VARIABLE,
        help=f"sqlite:///FILE or postgresql://USER@HOST/NAME, also in ${VARIABLE}; "
        "by default a file in your data directory.",
    )(command)


def chosen_database(given: str | None) -> str:
    """The URL given, or that of the file in the user's data directory.

    Raises:
        Unusable: the URL cannot be read, or the user has no home.
    """
    from elferrat.server.store.address import read_address

    url = given or f"sqlite:///{data_folder() / 'tables.db'}"
    try:
        read_address(url)
    except Unusable as error:  # without the URL: it may have a password in it
        raise Unusable("--database", error.message.key, **error.message.args) from None
    return url


def data_folder() -> Path:
    """The folder of the program's data by the habits of the system.

    Raises:
        Unusable: the user has no home.
    """
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        if not local:
            raise Unusable("LOCALAPPDATA", "serve-no-home")
        return Path(local) / "elferrat"
    named = os.environ.get("XDG_DATA_HOME")
    if named and os.path.isabs(named):
        return Path(named) / "elferrat"
    try:
        home = Path.home()
    except RuntimeError:
        raise Unusable("HOME", "serve-no-home") from None
    if not home.is_absolute():
        raise Unusable("HOME", "serve-no-home")
    usual = "Library/Application Support" if sys.platform == "darwin" else ".local/share"
    return home / usual / "elferrat"
