"""Bots that look ahead: worlds that the seat must think possible, played on by rules of thumb."""

from dataclasses import dataclass

from elferrat.bots.elfer import WHY_FORCED, forced_move
from elferrat.bots.player import Bot, Budget, Choice, moves_to_choose_from, only_move
from elferrat.bots.reasons import why
from elferrat.kernel import available
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from elferrat.search import TRICK_GAMES
from elferrat.search.running import Until


@dataclass(frozen=True, slots=True)
class Strength:
    """How far a level looks ahead: playouts a decision, and seconds after which it must move.

    `weighed`: in trick games, worlds that are weighed by what the other hand played. Ends where
    nothing is hidden are played out exactly.
    """

    tricks: int
    rows: int
    seconds: float
    weighed: int = 0


class SearchBot(Bot):
    """Looks ahead by a number of playouts: the same view, evidence and seed give the same move.

    Unless time runs out; then the best move found so far is played.
    """

    remembers = True
    compiled = True

    def __init__(self, name: str, strength: Strength, seed: str | None = None) -> None:
        self.name = name
        self._strength = strength
        self._seed = seed or ""

    def prepared(self, game: str) -> bool:
        """Whether all that a search of that game needs was compiled before, and is kept."""
        if not available():
            return False
        from elferrat.kernel.pieces import known

        own = ("exact", "endings", "inference") if game in TRICK_GAMES else ("row-endings",)
        return all(known(piece) for piece in (game, f"search-{game}", "playouts", *own))

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        """The move that did best.

        Raises:
            Unusable: the view's seat is not on turn, or compiled code cannot be used here.
            ValueError: the evidence is not that of this view.
        """
        moves = moves_to_choose_from(view)
        if len(moves) == 1:
            return only_move(moves[0])
        # Here, because whoever needs no search must not need what compiles it.
        from elferrat.search.thinking import think
        from elferrat.search.warming import warm

        for _ in warm([view["game"]]):
            pass  # compiling is not thinking: the clock begins afterwards
        own = self._strength
        playouts = own.tricks if view["game"] in TRICK_GAMES else own.rows
        seconds = own.seconds if budget is None else min(budget.seconds, own.seconds)
        stop = None if budget is None else budget.stop
        thought = think(
            view,
            evidence,
            playouts=playouts,
            seed=self._seed,
            until=Until.after(seconds, stop),
            weighed=own.weighed,
        )
        forced = forced_move(view) if view["game"] == "elfer" and not thought.exact else None
        if forced:
            return Choice(forced, None, WHY_FORCED)
        move, value = thought.ranked[0]
        said = why(view, thought.ranked, thought.exact)
        return Choice(move, value, said, thought.ranked)
