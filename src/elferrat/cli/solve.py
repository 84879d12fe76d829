"""The command `solve`: what exact play takes from a position with open cards."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from elferrat.cli.output import complain, put, put_json
from elferrat.cli.parameters import examples, json_option, lang_option, read_document
from elferrat.cli.positions import position_argument
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Message, Unusable
from elferrat.locale.values import Verbatim
from elferrat.play.positions import read_position

if TYPE_CHECKING:
    from elferrat.search.exact import Solution


@click.command(
    epilog=examples(
        "elferrat solve position.json",
        "elferrat deal elfern --seed eleven | elferrat solve - --json",
        "elferrat solve position.json --seconds 0.5",
    )
)
@position_argument
@click.option("--seconds", type=float, help="Stop after so long; tells what was found until then.")
@json_option
@lang_option
def solve(position: str, seconds: float | None, as_json: bool, lang: str) -> None:
    """Play POSITION of Elfern or Bohemian Schneider out exactly, all cards open.

    Tells the honours that each move takes from here on, both sides playing their best.
    """
    if seconds is not None and not 0 <= seconds < float("inf"):
        raise Unusable("--seconds", "search-bad-seconds")
    p: AnyPosition = read_document(position, open_position)
    solution = solved(p, seconds)
    if as_json:
        put_json(answered(solution))
    elif solution.value is not None:
        put(told(solution, p, lang))
    if not solution.complete:
        args = {"done": len(solution.moves), "all": len(p.game.legal_texts(p))}
        complain(Message("search-out-of-time", args).text(lang))


def open_position(data: object) -> AnyPosition:
    """A position; raises `Unusable` too for a view, which hides cards."""
    if isinstance(data, Mapping):
        for name in ("hands", "stock"):
            held = data.get(name)
            for hidden in held if isinstance(held, list) else [held]:
                if isinstance(hidden, int) and not isinstance(hidden, bool):
                    raise Unusable(name, "search-hidden")
    return read_position(data)


def solved(p: AnyPosition, seconds: float | None = None) -> "Solution":
    """What exact play takes; raises `Unusable`."""
    from elferrat.search import check_solvable

    check_solvable(p.game.name)
    from elferrat.search.exact import solve as exactly

    return exactly(p, seconds=seconds)


def answered(solution: "Solution") -> dict[str, Any]:
    """A solution as the contract has it."""
    answer = asdict(solution)
    return {name: answer[name] for name in ("value", "best", "moves", "nodes", "seconds")}


def told(solution: "Solution", p: AnyPosition, lang: str) -> str:
    """A solution for people: the value, then the moves, the best first."""
    if not solution.moves:
        return Message("search-nothing").text(lang)
    seat = p.game.rules.to_move(p.state)
    args = {"seat": seat, "value": solution.value}
    lines = [Message("search-value", args).text(lang)]
    for value in sorted(set(solution.moves.values()), reverse=True):
        cards = [move for move, worth in solution.moves.items() if worth == value]
        lines.append(f"{value:>4}  {' '.join(cards)}")
    seconds = Verbatim(f"{solution.seconds:.2f}")
    work = Message("search-work", {"nodes": solution.nodes, "seconds": seconds})
    return "\n".join([*lines, work.text(lang)])
