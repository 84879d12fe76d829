"""The command `serve`: the table server, until it is told to end."""

import logging
import os
import sys
import threading
from typing import Any

import click

from elferrat.cli.database import chosen_database, database_option
from elferrat.cli.output import finish_output, put
from elferrat.cli.parameters import Whole, examples, lang_option, place_of
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim

BROKER_VARIABLE = "ELFERRAT_BROKER"


class Seconds(click.ParamType[float]):
    """A number of seconds, which may have a fraction; its range is the server's business."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number; raises `Unusable`."""
        try:
            return float(value)
        except ValueError:
            raise Unusable(place_of(param), "serve-bad-seconds") from None


@click.command(
    short_help="The table server.",
    epilog=examples(
        "elferrat serve",
        "elferrat serve --open",
        "elferrat serve --port 8080 --database sqlite:///tables.db",
        "elferrat serve --public https://cards.example --proxies 127.0.0.1",
        "elferrat serve --database postgresql://elferrat@db/elferrat --broker redis://cache",
    ),
)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", show_default=True,
              help="Where to listen; 0.0.0.0 is everywhere.")  # fmt: skip
@click.option("--port", type=Whole(0, 65_535), default=1111, show_default=True, metavar="N",
              help="0 takes any free one.")  # fmt: skip
@database_option
@click.option("--broker", metavar="URL", envvar=BROKER_VARIABLE,
              help=f"redis://HOST: several processes serve one set of tables; also in "
              f"${BROKER_VARIABLE}.")  # fmt: skip
@click.option("--public", default="", metavar="URL", help="The address that people use.")
@click.option("--proxies", default="", metavar="ADDRESS,…",
              help="Reverse proxies whose X-Forwarded headers are believed.")  # fmt: skip
@click.option("--bots", "bot_processes", type=Whole(1, 64), default=1, show_default=True,
              metavar="N", help="Bots that think at the same time.")  # fmt: skip
@click.option("--bot-seconds", type=Seconds(), default=2.0, show_default=True, metavar="S",
              help="The most that a bot may think about a move; level max by itself "
              "takes up to 5.")  # fmt: skip
@click.option("--grace", type=Seconds(), default=120.0, show_default=True, metavar="S",
              help="After so long without a connection or a command the autopilot "
              "plays.")  # fmt: skip
@click.option("--open-metrics", is_flag=True, help="Show /metrics not to this machine alone.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser.")
@lang_option
def serve(*, database: str | None, open_page: bool, lang: str, **given: Any) -> int:
    """Serve tables for people and bots, until Ctrl-C or SIGTERM.

    Prints the address when the page is there. What happens is written to standard error.
    """
    from elferrat.server import require

    require()
    # A whole server is imported here: other commands must not wait for it.
    from elferrat.server.logs import written_to
    from elferrat.server.serving import serve as served
    from elferrat.server.settings import Settings

    settings = Settings(chosen_database(database), **given)
    settings.check()

    def ready(address: str) -> None:
        put(Message("serve-ready", {"address": Verbatim(address)}).text(lang))
        finish_output()
        if open_page and has_screen():
            show(address)

    # It tells every step of the making of a database, which the store has tested.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with written_to(sys.stderr):
        return served(settings, ready)


def has_screen() -> bool:
    """Whether a browser could show anything: elsewhere one for terminals would take ours."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open an address in the user's browser, however long that takes to start."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
