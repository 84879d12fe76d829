"""What runs in the process that reviews one game: a record in, its progress and its review out.

`python -m elferrat.server.review_process`: a record on the standard input, one JSON object a line
on the standard output: `{"done", "count"}` while it goes on, then `{"review", "pages"}`, the pages
by language. It gives way to everything else on the machine, and ends when nobody listens any more.
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

import orjson

from elferrat.locale.values import LANGUAGES
from elferrat.play.record import read_record

# Who made the pages does not know where the game is to be found; whoever shows them does.
GAME = "⟦game⟧"
_POLITE = 15  # of 19: bots and people first


def reviewed(record: Mapping[str, Any], tell: Callable[[int, int], bool]) -> dict[str, Any]:
    """The review of a game as JSON and as a page in every language."""
    from elferrat.review.answer import answer
    from elferrat.review.page import page
    from elferrat.review.reviewing import review

    found = review(read_record(record), go_on=tell)
    pages = {lang: page(found, lang, game=GAME) for lang in LANGUAGES}
    return {"review": answer(found), "pages": pages}


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Review the game that the first line of the requests holds."""

    def put(value: Mapping[str, Any]) -> None:
        answers.write(orjson.dumps(value) + b"\n")
        answers.flush()

    def tell(done: int, count: int) -> bool:
        put({"done": done, "count": count})
        return True

    put(reviewed(orjson.loads(requests.readline()), tell))


def main() -> None:
    """Serve one request."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    # What is printed by itself must not spoil an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # nobody is left to be told


if __name__ == "__main__":
    main()
