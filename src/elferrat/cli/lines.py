"""The command `lines`: one JSON request a line, one answer a line, for other programs."""

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from elferrat.cli.output import as_json, one_line
from elferrat.cli.parameters import examples, lang_option
from elferrat.games import game_named
from elferrat.games.fields import items, whole
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import LANGUAGES, AnyOf
from elferrat.play.positions import parse_json, read_position
from elferrat.play.referee import judge

Request = Mapping[str, Any]


def answer(line: bytes, lang: str = "en") -> dict[str, Any]:
    """The answer to one request; an unusable one is answered with `{"error": …}`."""
    try:
        return _served(parse_json(line.rstrip()), lang)
    except Unusable as error:
        return {"error": one_line(error.text(lang))}
    except RecursionError:
        return {"error": Message("deep-json").text(lang)}


def _served(request: object, lang: str) -> dict[str, Any]:
    if not isinstance(request, dict):
        raise Unusable("", "bad-object")
    op = field(request, "op")
    if not isinstance(op, str) or op not in OPS:
        raise Unusable("op", "bad-value", value=op, known=AnyOf(OPS))
    serve, fields = OPS[op]
    for name in request:
        if name not in fields:
            raise Unusable(name, "bad-field", known=AnyOf(fields))
    return serve(request, lang)


def field(request: Request, name: str) -> Any:
    """A field that the request must have."""
    if name not in request:
        raise Unusable(name, "missing-field")
    return request[name]


def position(request: Request) -> AnyPosition:
    """The position of a request; raises `Unusable`, its place seen from the request."""
    data = field(request, "position")
    try:
        return read_position(data)
    except Unusable as error:
        raise error.within("position") from None


def texts(value: object, place: str) -> list[str]:
    """A list of texts."""
    found = items(value, place)
    for i, one in enumerate(found):
        if not isinstance(one, str):
            raise Unusable(f"{place}[{i}]", "bad-text")
    return found


def moves_op(request: Request, lang: str) -> dict[str, Any]:
    """`{"op": "moves", "position"}`: the legal moves."""
    p = position(request)
    return {"moves": p.game.legal_texts(p)}


def judge_op(request: Request, lang: str) -> dict[str, Any]:
    """`{"op": "judge", "position", "moves", "lang"?}`: as `elferrat judge --json`."""
    spoken = request.get("lang", lang)
    if not isinstance(spoken, str) or spoken not in LANGUAGES:
        raise Unusable("lang", "bad-value", value=spoken, known=AnyOf(LANGUAGES))
    played = texts(field(request, "moves"), "moves")
    return judge(position(request), played).json(spoken)


def view_op(request: Request, lang: str) -> dict[str, Any]:
    """`{"op": "view", "position", "seat"}`: what a seat, or a spectator (null), may know."""
    seat = field(request, "seat")
    p = position(request)
    return {"view": p.game.view(p, seat)}


def deal_op(request: Request, lang: str) -> dict[str, Any]:
    """`{"op": "deal", "game", "players", "seed", "dealer"?, "options"?}`: a fresh position."""
    game = game_named(field(request, "game"))
    options = game.read_options(request.get("options", {}))
    players = whole(field(request, "players"), game.players[0], game.players[-1], "players")
    seed = field(request, "seed")
    if not isinstance(seed, str):
        raise Unusable("seed", "bad-text")
    dealer = whole(request["dealer"], 0, players - 1, "dealer") if "dealer" in request else None
    return {"position": game.write(game.deal(options, players, seed, dealer))}


def solve_op(request: Request, lang: str) -> dict[str, Any]:
    """`{"op": "solve", "position"}`: as `elferrat solve --json`."""
    from elferrat.cli.solve import answered, open_position, solved

    try:
        p = open_position(field(request, "position"))
    except Unusable as error:
        raise error.within("position") from None
    return answered(solved(p))


OPS: dict[str, tuple[Callable[[Request, str], dict[str, Any]], tuple[str, ...]]] = {
    "moves": (moves_op, ("op", "position")),
    "judge": (judge_op, ("op", "position", "moves", "lang")),
    "view": (view_op, ("op", "position", "seat")),
    "deal": (deal_op, ("op", "game", "players", "seed", "dealer", "options")),
    "solve": (solve_op, ("op", "position")),
}


def serve(requests: Iterable[bytes], reply: Callable[[bytes], object], lang: str) -> None:
    """Answer every line that is not blank, in order."""
    for line in requests:
        if line.strip():
            reply(as_json(answer(line, lang)).encode() + b"\n")


@click.command(
    epilog=examples(
        "elferrat lines < requests.jsonl > answers.jsonl",
        """echo '{"op": "deal", "game": "elfer", "players": 3, "seed": "x"}' | elferrat lines""",
    )
)
@lang_option
def lines(lang: str) -> None:
    """Answer JSON requests, one a line, until the input ends.

    The operations are moves, judge, view, deal and solve. An unusable request is answered with
    {"error": …}, and the next one is served.
    """

    def reply(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    serve(sys.stdin.buffer, reply, lang)
