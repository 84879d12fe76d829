"""What a bot does wherever it may have to choose in a reduced game, as a policy.

It is asked as at a table: its seat's view, and what the course told everybody. Chance has a fixed
seed, a fresh one for every question, so that answers do not depend on their order; a bot that plays
by chance is asked with several, and its moves are as likely as they were chosen. Once the stock is
gone all cards are known: there a bot is asked once for every view, whatever led to it.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from elferrat.bots import bot
from elferrat.games.game import AnyPosition
from elferrat.lab.equilibrium import CHANCE, Policy, even
from elferrat.lab.executors import process_pool
from elferrat.lab.reduced import Asked, Reduced
from elferrat.play.evidence import Evidence
from elferrat.play.positions import read_position
from elferrat.play.referee import step
from elferrat.play.view import view

SEED = "truth"
EVEN = "random"  # the bot of which the policy is known without asking
CHUNK = 50  # questions that a process is given at once
Told = Callable[[int, int], None]  # questions answered, and all of them


@dataclass(frozen=True, slots=True)
class Question:
    """A moment at a table: a deal as JSON, the moves made since, and the seat on turn."""

    deal: dict[str, Any]
    moves: tuple[str, ...]
    seat: int


class Survey:
    """All questions of a reduced game."""

    def __init__(self, game: Reduced) -> None:
        self._game = game
        self.questions: list[Question] = []
        self._where: list[list[int]] = []  # by question the information sets that it is for
        known: dict[str, int] = {}
        for place, at in enumerate(game.asked):
            number = known.setdefault(_moment(game, place, at), len(self.questions))
            if number == len(self.questions):
                start = game.deals[at.deal]
                moves = tuple(start.game.text(move) for move in at.moves)
                self.questions.append(Question(start.game.write(start), moves, at.seat))
                self._where.append([])
            self._where[number].append(place)

    def policy(
        self, name: str, *, seeds: int = 1, processes: int = 1, told: Told | None = None
    ) -> Policy:
        """How a bot of that level plays on both seats.

        Raises:
            Unusable: no level has that name, or it cannot be used here.
        """
        tree = self._game.tree
        if name == EVEN:
            return even(tree)
        chosen = np.where(tree.of_seat(CHANCE), tree.chance, 0)
        ids = {text: move for move, text in enumerate(self._game.deals[0].game.moves)}
        for number, counts in enumerate(self._answers(name, seeds, processes)):
            if told is not None:
                told(number + 1, len(self.questions))
            for place in self._where[number]:
                first, legal = tree.starts[place + 1], self._game.asked[place].legal
                for move, times in counts.items():
                    chosen[first + legal.index(ids[move])] = times / seeds
        return chosen

    def _answers(self, name: str, seeds: int, processes: int) -> Iterator[Counter[str]]:
        answer = partial(answered, name, seeds)
        if processes == 1:
            yield from map(answer, self.questions)
            return
        with process_pool(processes) as pool:
            yield from pool.map(answer, self.questions, chunksize=CHUNK)


def _moment(game: Reduced, place: int, at: Asked) -> str:
    """What a question is about: its information set, or the view where all cards are known."""
    p = game.deals[at.deal].copy()
    for move in at.moves:
        p.game.rules.play(p.state, p.options, move)
    if p.state.stock_size:
        return str(place)
    fields = view(p, at.seat).json()
    if "won" in fields:
        fields["won"] = [sorted(pile) for pile in fields["won"]]
    return json.dumps(fields, sort_keys=True)


def reached(
    deal: AnyPosition, moves: Sequence[str], following: bool
) -> tuple[AnyPosition, Evidence | None]:
    """The position after some moves of a deal, and what they told, if that is followed."""
    p = deal.copy()
    evidence = Evidence(p) if following else None
    for move in moves:
        before = p.copy()
        events = step(p, move)
        if evidence is not None:
            evidence.follow(before, move, events)
    return p, evidence


def answered(name: str, seeds: int, question: Question) -> Counter[str]:
    """How often a bot of that level answers with each move, asked with so many seeds."""
    players = [bot(name, seed=f"{SEED} {number}") for number in range(seeds)]
    p, evidence = reached(read_position(question.deal), question.moves, players[0].remembers)
    seen = view(p, question.seat)
    if len(seen.legal) == 1:
        return Counter({seen.legal[0]: seeds})
    return Counter(player.choose(seen, evidence=evidence).move for player in players)
