"""What runs in a bot's process: it reads views, asks a bot, and writes what the bot chose.

`python -m elferrat.server.bot_process MODULE [warm]`, where `MODULE.LEVELS` names the bots' makers.
Each line of the standard input is a request and each line of the standard output its answer, JSON
both; the first line says that the process is ready. With `warm`, compiled code has been compiled
and loaded until then, so that no move has to wait for it. The process ends at the end of its input,
so also when the server is killed. Whatever goes wrong is told by kind and place: an exception's own
words may hold the cards of a hand.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import orjson

from elferrat.bots import Bot, Budget
from elferrat.bots.warming import warm
from elferrat.games import NAMES
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from elferrat.server.logs import place_of
from elferrat.server.message_json import message_json

_MOST_FILES = 1 << 16

Levels = Mapping[str, Callable[[str | None], Bot]]


def chosen(levels: Levels, request: Mapping[str, Any]) -> dict[str, Any]:
    """What a bot of the wanted level chooses; raises whatever the bot raises."""
    view = View(request["view"], request["seat"])
    bot = levels[request["level"]](request["seed"])
    told = request["evidence"]
    evidence = None if told is None else Evidence.from_json(told)
    choice = bot.choose(view, Budget(request["seconds"]), evidence)
    return {
        "move": str(choice.move),
        "value": choice.value,
        "why": message_json(choice.why),
    }


def answered(levels: Levels, request: Mapping[str, Any]) -> bytes:
    """One line: what a bot chose, or the kind and place of what it raised."""
    try:
        return orjson.dumps(chosen(levels, request))
    except BaseException as error:  # a bot may also leave, as by SystemExit
        return orjson.dumps({"error": type(error).__name__, "place": place_of(error)})


def warm_all(levels: Levels) -> None:
    """Compile and load what any of the bots needs in any game."""
    for make in levels.values():
        for game in NAMES:
            warm(make(None), game)


def serve(levels: Levels, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests, one line each, until there are no more."""
    answers.write(b"ready\n")
    answers.flush()
    for line in requests:
        request = orjson.loads(line)
        _end_after(request["end_after"])
        answers.write(answered(levels, request) + b"\n")
        _end_after(0)
        answers.flush()


def _end_after(seconds: float) -> None:
    # The kernel keeps this promise, whatever the bot does, and also if nobody is left to kill it.
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _pipes_of_our_own() -> tuple[BinaryIO, BinaryIO]:
    os.closerange(3, _MOST_FILES)  # what the server had open, if its loop did not see to it
    # A bot that reads or prints must not take a request for itself, nor spoil an answer.
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return pipes


def main() -> None:
    """Serve the levels of the module named on the command line."""
    requests, answers = _pipes_of_our_own()
    try:
        levels = import_module(sys.argv[1]).LEVELS
        if sys.argv[2:]:
            with suppress(Exception):  # a bot that fails will tell so when it is asked
                warm_all(levels)
        serve(levels, requests, answers)
    except BrokenPipeError:
        os._exit(0)  # nobody is left to be told


if __name__ == "__main__":
    main()
