"""Choosing a move from what a seat knows: a tree of moves, exact play where nothing is hidden."""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from elferrat.search import TRICK_GAMES
from elferrat.search.judging import only_world, solved
from elferrat.search.lookahead import Lookahead
from elferrat.search.spread import spread

TRUST = 1.0
SHARP = 1.0


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: moves with their values in points (as `Judged.value`), best first.

    `exact`: nothing was left to chance; `playouts`: how many games were played on to the end.
    """

    ranked: tuple[tuple[str, float], ...]
    exact: bool
    playouts: int


def think(
    view: View,
    evidence: Evidence | None = None,
    *,
    playouts: int,
    seed: str = "",
    seconds: float | None = None,
    unseen: Sequence[str] | None = None,
) -> Thought:
    """The moves of the seat on turn, from nothing but what it knows.

    The same arguments give the same answer, unless time runs out. `unseen` as in `Worlds`.

    Raises:
        Unusable: the view's seat is not on turn, or compiled code cannot be used here.
        ValueError: the evidence is not that of this view.
    """
    if not view.legal:
        raise Unusable("view", "hint-not-on-turn")
    hidden = spread(view, evidence, Random(seed), unseen)
    if view["game"] in TRICK_GAMES and not view["stock"]:
        found = solved(only_world(hidden), seconds)
        values = tuple((move, judged.value) for move, judged in found.moves.items())
        return Thought(values, True, 0)
    ahead = Lookahead(hidden, seed)
    tried = ahead.grow(max(playouts, 1), trust=TRUST, sharp=SHARP, seconds=seconds)
    game = hidden.base.game
    ranked = [(game.text(each.move), each.points) for each in tried]
    ranked += [(move, ranked[-1][1]) for move in view.legal if move not in dict(ranked)]
    return Thought(tuple(ranked), False, ahead.playouts)
