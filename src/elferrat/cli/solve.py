"""The command `solve`: what exact play takes from a position with open cards, and with `--judge`
what moves are worth by games played on, where cards are hidden or the game cannot be solved.
"""

import shlex
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.output import complain, put, put_json
from elferrat.cli.parameters import Whole, examples, json_option, lang_option, read_document
from elferrat.cli.positions import position_argument
from elferrat.games.game import AnyPosition
from elferrat.locale.figures import figure
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.positions import read_position

if TYPE_CHECKING:
    from elferrat.search.exact import Solution

_MOST_PLAYOUTS = 10_000_000
_CAN_BE_JUDGED = ("search-hidden", "search-no-tricks")


@click.command(
    epilog=examples(
        "elferrat solve position.json",
        "elferrat deal elfern --seed eleven | elferrat solve - --json",
        "elferrat solve position.json --seconds 0.5",
        "elferrat solve position.json --points --held",
        "elferrat view position.json --seat 0 | elferrat solve - --judge",
        "elferrat solve position.json --judge --playouts 100000 --seed eleven",
    )
)
@position_argument
@click.option("--seconds", type=float, help="Stop after so long; tells what was found until then.")
@click.option("--points", "in_points", is_flag=True, help="Tell game points of the hand, too.")
@click.option("--held", is_flag=True, help="With --points: a point is held for the winner.")
@click.option(
    "--judge", "by_games", is_flag=True, help="Judge by games played on: any game, hidden cards."
)
@click.option(
    "--playouts",
    type=Whole(1, _MOST_PLAYOUTS),
    metavar="N",
    help="With --judge: so many games for all moves together; 20000 by default.",
)
@click.option("--seed", help="With --judge: text that all chance follows from.")
@json_option
@lang_option
def solve(  # noqa: PLR0913, PLR0917 - as many as the command has options
    position: str,
    seconds: float | None,
    in_points: bool,
    held: bool,
    by_games: bool,
    playouts: int | None,
    seed: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Play POSITION of Elfern or Bohemian Schneider out exactly, all cards open.

    Tells the honours that each move takes from here on, both sides playing their best, and with
    --points what the hand is then worth: above 0 if it is won, below 0 if it is lost.

    With --judge every game will do, and POSITION may be what the seat on turn knows, as `elferrat
    view` prints it. Each move is then played on to the end many times, hidden cards dealt anew.
    """
    if held and not in_points:
        raise Unusable("--held", "search-held-alone")
    if seconds is not None and not 0 <= seconds < float("inf"):
        raise Unusable("--seconds", "search-bad-seconds")
    if by_games:
        # It is asked for alone, and brings what no other part of the command needs.
        from elferrat.cli.judging import PLAYOUTS, put_judgement

        if in_points:
            raise Unusable("--points", "search-judged-points")
        put_judgement(position, playouts or PLAYOUTS, seed or "", seconds, as_json, lang)
        return
    for option, given in (("--playouts", playouts), ("--seed", seed)):
        if given is not None:
            raise Unusable(option, "search-judge-alone")
    try:
        p: AnyPosition = read_document(position, open_position)
        solution = solved(p, seconds)
    except Unusable as error:
        raise or_judged(error, position) from None
    points = worth(p, solution, held) if in_points else None
    if as_json:
        put_json(answered(solution) | ({} if points is None else {"points": points}))
    elif solution.value is not None:
        put(told(solution, p, points, lang))
    if not solution.complete:
        args = {"done": len(solution.moves), "all": len(p.game.legal_texts(p))}
        complain(Message("search-out-of-time", args).text(lang))


def open_position(data: object) -> AnyPosition:
    """A position; raises `Unusable` too for a view, which hides cards."""
    from elferrat.play.known import hidden_place

    if place := hidden_place(data):
        raise Unusable(place, "search-hidden")
    return read_position(data)


def or_judged(error: Unusable, position: str) -> Unusable:
    """A complaint, and the command that judges what cannot be solved."""
    if error.message.key not in _CAN_BE_JUDGED:
        return error
    command = Verbatim(f"elferrat solve {shlex.quote(position)} --judge")
    return Unusable(error.place, "search-or-judge", problem=error.message, command=command)


def solved(p: AnyPosition, seconds: float | None = None) -> "Solution":
    """What exact play takes; raises `Unusable`."""
    from elferrat.search import check_solvable

    check_solvable(p.game.name)
    from elferrat.search.exact import solve as exactly

    return exactly(p, seconds=seconds)


def worth(p: AnyPosition, solution: "Solution", held: bool) -> dict[str, int]:
    """What each move is worth in game points; raises `Unusable`."""
    from elferrat.search.exact import game_points

    return game_points(p, solution.moves, held=held)


def answered(solution: "Solution") -> dict[str, Any]:
    """A solution as the contract has it."""
    answer = asdict(solution)
    return {name: answer[name] for name in ("value", "best", "moves", "nodes", "seconds")}


def told(solution: "Solution", p: AnyPosition, points: Mapping[str, int] | None, lang: str) -> str:
    """A solution for people: the value, then the moves, the best first."""
    if not solution.moves:
        return Message("search-nothing").text(lang)
    seat = p.game.rules.to_move(p.state)
    args = {"seat": seat, "value": solution.value}
    lines = [Message("search-value", args).text(lang)]
    if points:
        lines.append(Message("search-points").text(lang))
    for value in sorted(set(solution.moves.values()), reverse=True):
        cards = [move for move, worth in solution.moves.items() if worth == value]
        told = f"  ({points[cards[0]]:+d})" if points else ""
        lines.append(f"{value:>4}{told}  {' '.join(cards)}")
    seconds = Verbatim(figure(solution.seconds, lang, 2))
    work = Message("search-work", {"nodes": solution.nodes, "seconds": seconds})
    return "\n".join([*lines, work.text(lang)])
