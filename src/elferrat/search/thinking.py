"""Choosing a move from what a seat knows; exactly, where nothing is hidden.

In trick games a tree of moves is grown; in row games, where a hand takes a hundred moves and chance
has its say in each, moves are compared in the same worlds, which found more in the same time
(`docs/levels.md`).
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from elferrat.search import TRICK_GAMES
from elferrat.search.inference import inferred
from elferrat.search.judging import FEWEST, Judged, by_playouts, certain, looseness
from elferrat.search.lookahead import Lookahead
from elferrat.search.running import NEVER, Until
from elferrat.search.spread import ARRANGEMENTS, chance_of, spread

TRUST = 1.0  # how much the rules of thumb weigh at first
SHARP = 0.3  # how much a better rating counts
BEHIND = 2.0  # standard errors by which a move of a row game is given up


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: moves with their values in points (as `Judged.value`), best first.

    The first one was tried most often; the value of another may be a little higher by chance.
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
    until: Until = NEVER,
    threads: int = 1,
    unseen: Sequence[str] | None = None,
    weighed: int = 0,
) -> Thought:
    """The moves of the seat on turn, from nothing but what it knows.

    The same arguments give the same answer, unless it is to stop earlier: then it is the best one
    so far. `unseen` as in `Worlds`; `weighed`: how many worlds of a trick game are weighed by what
    others played (`inference`), 0 to make no guess.

    Raises:
        Unusable: the view's seat is not on turn, or compiled code cannot be used here.
        ValueError: the evidence is not that of this view.
    """
    if not view.legal:
        raise Unusable("view", "hint-not-on-turn")
    most = max(FEWEST, min(ARRANGEMENTS, playouts // 4))
    hidden = spread(view, evidence, chance_of(seed), unseen, most, until)
    known = certain(hidden, playouts, until)
    if known:
        return Thought(_ranked(known.moves), True, 0)
    if weighed and evidence and view["game"] in TRICK_GAMES:
        blind = spread(view, None, chance_of(seed), unseen, most, until)
        hidden = inferred(blind, view, evidence, seed, weighed, until=until) or hidden
    ahead = Lookahead(hidden, seed, loose=looseness(hidden), threads=threads)
    if view["game"] not in TRICK_GAMES or not view["stock"]:
        values = by_playouts(ahead, view.legal, playouts, BEHIND, until).moves
        return Thought(_ranked(values), False, ahead.playouts)
    tried = ahead.grow(max(playouts, 1), trust=TRUST, sharp=SHARP, until=until)
    game = hidden.base.game
    points = {game.text(each.move): each.points for each in tried}
    best, lowest = game.text(tried[0].move), min(points.values())
    rest = [(move, points.get(move, lowest)) for move in view.legal if move != best]
    rest.sort(key=lambda item: -item[1])
    return Thought(((best, points[best]), *rest), False, ahead.playouts)


def _ranked(moves: Mapping[str, Judged]) -> tuple[tuple[str, float], ...]:
    return tuple((move, judged.value) for move, judged in moves.items())
