"""A plan cut into shards, ranges of game numbers, and how one of them is played, anywhere."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

from elferrat.bots import bot
from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.kernel import available
from elferrat.lab.plan import Plan
from elferrat.lab.totals import Totals, no_totals
from elferrat.lab.work import Report, Shard
from elferrat.play.evidence import Evidence, followed
from elferrat.play.view import view

if TYPE_CHECKING:
    from elferrat.lab.totals import Rows

_LONGEST = {True: 10_000, False: 8}  # games: some 10 to 100 ms of the twin, or of quick bots
_AT_LEAST = 64  # so many shards where there are games enough, or cores would stand idle


def prepare(plan: Plan) -> None:
    """Compile what the plan needs, if anything; else the first shard would."""
    if plan.by_chance and available():
        _by_twin(plan, 0, 0)


def shards(plan: Plan, first: int = 0) -> Iterator[Shard]:
    """The shards of a plan from the game `first` on, in the order of their numbers."""
    size = max(1, min(_LONGEST[plan.by_chance], plan.games // _AT_LEAST))
    for start in range(first, plan.games, size):
        yield start, min(start + size, plan.games)


def play_shard(plan: Plan, first: int, end: int, keep_rows: bool = False) -> Report[Totals]:
    """Play the games from `first` up to, but not with, `end`; `keep_rows` needs NumPy."""
    totals = no_totals(plan.bots)
    if plan.by_chance and available():
        matrix = _by_twin(plan, first, end)
        totals.add_all(matrix)
        return Report(first, end, totals, [matrix.astype("i4")] if keep_rows else [])
    game = game_by_chance if plan.by_chance else game_of_bots
    rows = [game(plan, number) for number in range(first, end)]
    for row in rows:
        totals.add(row)
    if not keep_rows:
        return Report(first, end, totals, [])
    import numpy as np

    return Report(first, end, totals, [np.array(rows, dtype=np.int32)])


def _by_twin(plan: Plan, first: int, end: int) -> "Rows":
    from elferrat.kernel.playout import random_games

    return random_games(plan.game, plan.options, len(plan.bots), plan.seed, first, end)


def game_by_chance(plan: Plan, number: int) -> list[int]:
    """Game `number` of a plan as a row, every move uniformly random: the twin's without it."""
    from elferrat.play.randomly import random_game

    return random_game(plan.game, plan.options, len(plan.bots), plan.seed, number)


def game_of_bots(plan: Plan, number: int) -> list[int]:
    """Game `number` of a plan as a row, each bot choosing from its own seat's view."""
    p, row = played(plan.game, plan.options, plan.bots, f"{plan.seed}:{number}")
    return row + [p.game.bonus_cards(p.state, seat) for seat in range(len(plan.bots))]


def played(
    name: str,
    options: Mapping[str, Any],
    bots: Sequence[str],
    seed: str,
    tell: Callable[[int, int], None] = lambda seat, spent: None,
) -> tuple[AnyPosition, list[int]]:
    """A game between bots to its end, and a row of it: moves, reason, stock, scores, who won.

    It is dealt from the seed as contract 4 says, and the bot of seat s plays by `SEED:s`. `tell`
    is told who decided between several moves, and how many nanoseconds that took.
    """
    game = game_named(name)
    p = game.deal(game.read_options(options), len(bots), seed)
    players = [bot(each, seed=f"{seed}:{seat}") for seat, each in enumerate(bots)]
    evidence = Evidence(p) if any(player.remembers for player in players) else None
    moves = 0
    while p.outcome is None:
        turn = game.rules.to_move(p.state)
        seen = view(p, turn)
        began = perf_counter_ns()
        move = players[turn].choose(seen, evidence=evidence).move
        if len(seen["legal"]) > 1:
            tell(turn, perf_counter_ns() - began)
        followed(p, move, evidence)
        moves += 1
    won = (int(seat in p.outcome.winners) for seat in range(len(bots)))
    return p, [moves, p.state.over, p.state.stock_size, *p.outcome.scores, *won]
