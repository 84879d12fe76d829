"""What the moves of a decision are worth in points: by playouts, exactly where nothing is hidden.

Every move is played on to the end by rules of thumb in the same worlds, so that what luck does to
one it does to all. Moves that have surely fallen behind are tried no further.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np

from elferrat.games.game import AnyPosition
from elferrat.games.trickdraw.rules import HAND_SIZE
from elferrat.locale.message import Unusable
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from elferrat.search import TRICK_GAMES, exact
from elferrat.search.lookahead import Lookahead
from elferrat.search.row_ending import play_out
from elferrat.search.running import NEVER, Until
from elferrat.search.spread import Spread, chance_of, open_spread, spread

ROUNDS = 4  # after each of them it is asked which moves are tried on
BEHIND = 3.5  # standard errors by which a move is surely behind
FEWEST = 16  # worlds a round
MANY = 1024  # arrangements: worlds that share one are not as good as so many
NODES = 100  # positions of a row game's end that may be looked at, for each playout
MOST_NODES = 1 << 21
LOOSE_KNOWN = 1 / 4  # where a seat knows all cards, but not what comes of them, likewise
LOOSE_OPEN = 1 / 16  # with all cards open playouts need some chance, or all would be the same


@dataclass(frozen=True, slots=True)
class Judged:
    """What one move is worth.

    Attributes:
        value: points that the seat may expect: in trick games its honours at the end of the hand,
            in row games its score less the mean of the others'
        error: standard error of `value`, 0 where it is exact
        lag: standard error of how far it is behind the best move, 0 for that one
        playouts: games played on from here
    """

    value: float
    error: float
    lag: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Judgement:
    """What all legal moves are worth, the best one first.

    `exact`: nothing was left to chance; `complete`: time did not run out.
    """

    moves: dict[str, Judged]
    exact: bool
    complete: bool
    seconds: float

    @property
    def best(self) -> str:
        """The move with the highest value."""
        return next(iter(self.moves))


def judge(
    view: View,
    evidence: Evidence | None = None,
    *,
    playouts: int = 4000,
    seed: str = "",
    seconds: float | None = None,
    unseen: Sequence[str] | None = None,
) -> Judgement:
    """What the legal moves are worth to the seat on turn, from nothing but what it knows.

    `playouts`: for all moves together; `seconds`: when to stop. The same arguments give the same
    judgement, unless time runs out. `unseen` as in `Worlds`.

    Raises:
        Unusable: the view's seat is not on turn, or compiled code cannot be used here.
        ValueError: the evidence is not that of this view.
    """
    if not view.legal:
        raise Unusable("view", "hint-not-on-turn")
    started, until = time.perf_counter(), Until.after(seconds)
    most = max(FEWEST, min(MANY, playouts // 2))
    hidden = spread(view, evidence, chance_of(seed), unseen, most, until)
    judgement = certain(hidden, playouts, until)
    if judgement is None:
        ahead = Lookahead(hidden, seed, loose=looseness(hidden))
        judgement = by_playouts(ahead, view.legal, playouts, BEHIND, until)
    return replace(judgement, seconds=time.perf_counter() - started)


def judge_open(
    position: AnyPosition, *, playouts: int = 2000, seed: str = "", seconds: float | None = None
) -> Judgement:
    """What the legal moves are worth, all hands and the order of the stock known.

    What is not solved in time, or takes too much, is judged by playouts.

    Raises:
        Unusable: the game is over, or compiled code cannot be used here.
    """
    legal = position.game.legal_texts(position)
    if not legal:
        raise Unusable("position", "hint-not-on-turn")
    started, until = time.perf_counter(), Until.after(seconds)
    judgement = worked_out(position, playouts, until, seconds)
    if judgement is None:
        ahead = Lookahead(open_spread(position), seed, loose=LOOSE_OPEN)
        judgement = by_playouts(ahead, legal, playouts, BEHIND, until)
    return replace(judgement, seconds=time.perf_counter() - started)


def certain(hidden: Spread, playouts: int, until: Until = NEVER) -> Judgement | None:
    """What the moves are worth exactly, where nothing is hidden and that can be found out.

    `playouts`: how many there would be else; the end of a row game may take about as long.
    """
    return worked_out(only_world(hidden), playouts, until) if hidden.all_known else None


def looseness(hidden: Spread) -> float:
    """How many moves of a playout are any legal ones: none where worlds differ anyway."""
    return LOOSE_KNOWN if hidden.all_known else 0.0


def worked_out(
    position: AnyPosition, playouts: int, until: Until = NEVER, seconds: float | None = None
) -> Judgement | None:
    """What the moves are worth exactly, all cards known; None if that takes too much.

    `seconds`: for a trick game; with the stock gone it is sooner done than any limit.
    """
    if position.game.name not in TRICK_GAMES:
        return ended(position, min(NODES * playouts, MOST_NODES), until.halfway)
    if any(hand.bit_count() > HAND_SIZE for hand in position.state.hand):
        return None
    judgement = solved(position, seconds)
    return judgement if judgement.complete else None


def ended(position: AnyPosition, nodes: int, until: Until = NEVER) -> Judgement | None:
    """What the moves at the end of a row game with two hands and no stock are worth, exactly.

    `nodes`: positions that may be looked at; None if that is too few.
    """
    game, state = position.game, position.state
    if game.seats(state) != 2 or game.stock(state):
        return None
    started = time.perf_counter()
    found = play_out(position, game.legal(position), nodes, until)
    if found is None:
        return None
    ranked = sorted(found.items(), key=lambda item: -item[1])
    moves = {game.text(move): Judged(points, 0.0, 0.0, 0) for move, points in ranked}
    return Judgement(moves, True, True, time.perf_counter() - started)


def only_world(hidden: Spread) -> AnyPosition:
    """The world of a spread that leaves nothing open: all hidden cards are in one hand."""
    world = hidden.base.copy()
    for seat in hidden.seats:
        for card in hidden.cards:
            world.game.rules.take(world.state, int(seat), int(card))
    return world


def solved(position: AnyPosition, seconds: float | None = None) -> Judgement:
    """What the moves of a trick game with open cards are worth, exactly."""
    rules: Any = position.game.rules
    taken = rules.score(position.state, rules.to_move(position.state))
    found = exact.solve(position, seconds=seconds)
    ranked = sorted(found.moves.items(), key=lambda item: -item[1])
    moves = {move: Judged(float(taken + value), 0.0, 0.0, 0) for move, value in ranked}
    return Judgement(moves, True, found.complete, found.seconds)


def by_playouts(
    ahead: Lookahead, legal: list[str], playouts: int, behind: float, until: Until
) -> Judgement:
    """What moves are worth by so many playouts; one is given up `behind` standard errors back."""
    started = time.perf_counter()
    ids = [ahead.move(text) for text in legal]
    found = np.zeros((0, len(legal)), np.int64)
    tried = np.full(len(legal), 0)
    alive = list(range(len(legal)))
    complete = True
    for _ in range(ROUNDS):
        worlds = max(FEWEST, playouts // ROUNDS // len(alive))
        results = ahead.compare([ids[i] for i in alive], len(found), worlds, until)
        rows = np.zeros((len(results), len(legal)), np.int64)
        rows[:, alive] = results
        found = np.concatenate((found, rows))
        tried[alive] = len(found)
        complete = len(results) == worlds
        alive = _alive(found, alive, behind)
        if len(alive) == 1 or not complete:
            break
    took = time.perf_counter() - started
    return _judgement(found / ahead.scale, tried, legal, alive, complete, took)


def _alive(found: Any, alive: list[int], behind: float) -> list[int]:
    """The moves that may still be the best ones."""
    best = max(alive, key=lambda i: found[:, i].mean())
    kept = []
    for i in alive:
        gap = found[:, best] - found[:, i]
        if gap.mean() <= behind * _error(gap):
            kept.append(i)
    return kept


def _error(values: Any) -> float:
    return float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0


def _judgement(
    found: Any, tried: Any, legal: list[str], alive: list[int], complete: bool, seconds: float
) -> Judgement:
    best = max(alive, key=lambda i: found[:, i].mean())
    judged = {}
    for i, text in enumerate(legal):
        own = found[: tried[i], i]
        gap = found[: tried[i], best] - own
        # What the best move had in the worlds that this one was not tried in is known, too.
        value = found[:, best].mean() - gap.mean()
        judged[text] = Judged(float(value), _error(own), _error(gap), len(own))
    ranked = dict(sorted(judged.items(), key=lambda item: -item[1].value))
    first = legal[best]
    return Judgement({first: ranked.pop(first), **ranked}, False, complete, seconds)
