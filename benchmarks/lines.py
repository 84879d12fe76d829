"""How many requests `elferrat lines` answers a second on one core: `python -m benchmarks.lines`.

Every line is answered as the command does it, from bytes to bytes, without the pipe. Positions are
those of the middle half of random games. The median of several rounds is shown, in CPU time.
"""

import json
import random
import re
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from elferrat.cli.lines import serve
from elferrat.play.table import deal

ROUNDS = 5
SECONDS_A_ROUND = 0.3
SPENDING = re.compile(r"[*>]")  # jokers and bridges, which a loaded position still has
PROMISED = 3_000  # lines a second


@dataclass(frozen=True)
class Case:
    """One kind of position; `loaded` keeps those whose seat on turn holds a joker and a bridge."""

    name: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    loaded: bool = False


CASES = (
    Case("elfer, 2 players", "elfer", 2),
    Case("elfer, 6 players", "elfer", 6),
    Case("elfer, 4 players, any_start", "elfer", 4, {"variant": "any_start"}),
    Case("extra, 2 players", "extra", 2),
    Case("extra, 4 players", "extra", 4),
    Case("extra, 4 players, joker and bridge in hand", "extra", 4, loaded=True),
    Case("elfern", "elfern", 2),
    Case("schneider", "schneider", 2),
)


@dataclass(frozen=True)
class Moment:
    """A position with its legal moves and one that is not legal."""

    position: dict[str, Any]
    legal: list[str]
    illegal: str


def moments(case: Case, games: int = 20) -> list[Moment]:
    """Positions of the middle half of random games."""
    found = []
    for number in range(games):
        chance = random.Random(number)
        table = deal(case.game, players=case.players, seed=f"lines:{number}", options=case.options)
        game = []
        while not table.over:
            legal, position = table.legal(), table.position()
            cards = [card for hand in position["hands"] for card in hand if card != "*"]
            unfit = [card for card in cards if card not in legal]
            game.append(Moment(position, legal, chance.choice(unfit or ["R0"])))
            thrifty = [move for move in legal if case.loaded and not SPENDING.search(move)]
            table.play(chance.choice(thrifty or legal))
        found += game[len(game) // 4 : len(game) * 3 // 4]
    return [moment for moment in found if not case.loaded or has_joker_and_bridge(moment.position)]


def has_joker_and_bridge(position: dict[str, Any]) -> bool:
    """Whether the seat on turn has both, so that it has very many moves."""
    turn = position["turn"]
    return "*" in position["hands"][turn] and position["bridges"][turn] > 0


def requests(op: str, found: list[Moment]) -> list[bytes]:
    """A request line for each position."""
    lines = []
    for moment in found:
        request: dict[str, Any] = {"op": op.split(maxsplit=1)[0], "position": moment.position}
        if op == "judge":
            request["moves"] = [moment.legal[len(moment.legal) // 2]]
        elif op == "judge illegal, de":
            request |= {"moves": [moment.illegal], "lang": "de"}
        lines.append(json.dumps(request).encode() + b"\n")
    return lines


def rate(lines: list[bytes]) -> float:
    """Lines answered a second of CPU time: the median of the rounds."""
    rates = []
    for _ in range(ROUNDS):
        began = time.process_time()
        answered = 0
        while (spent := time.process_time() - began) < SECONDS_A_ROUND:
            serve(lines, lambda answer: None, "en")
            answered += len(lines)
        rates.append(answered / spent)
    return statistics.median(rates)


def rows() -> Iterator[tuple[str, dict[str, float]]]:
    """The rates of every case by operation."""
    for case in CASES:
        found = moments(case)
        yield (
            case.name,
            {op: rate(requests(op, found)) for op in ("moves", "judge", "judge illegal, de")},
        )


def table() -> str:
    """The Markdown table."""
    lines = [
        f"| lines a second ({PROMISED:,} promised) | moves | judge | judge illegal, de |",
        "|---|---|---|---|",
    ]
    for name, rates in rows():
        lines.append(f"| {name} | " + " | ".join(f"{each:,.0f}" for each in rates.values()) + " |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
