"""Reading the course of a trick game: what another hand played, and did not, tells what it holds.

Worlds are weighed by how likely a player by rules of thumb would have made the moves that were
seen, trick by trick backwards, and drawn again by weight on the way: a particle filter (Gordon,
Salmond and Smith, 1993). That is a guess about somebody's play, not knowledge; `worlds` has what is
certain.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from elferrat.cards import chance
from elferrat.games import game_named
from elferrat.kernel.driver import Driver
from elferrat.kernel.record import records, write
from elferrat.kernel.seeds import seed_key
from elferrat.kernel.twin import drivers_of
from elferrat.play.evidence import Evidence, Showed
from elferrat.search import abi
from elferrat.search.knowledge import Ints, knowledge
from elferrat.search.running import NEVER, Until, run
from elferrat.search.spread import Spread

SHARP = 4.0  # how sure a better rating makes a player of a move
CARELESS = 0.05  # of the moves that are made without a thought
FEWEST = 16.0  # worlds that the weights must be worth, or nothing was learned from them

_KINDS = {"recall": "i8 u1 u1 i8 i8 i8 i8* i8 i8 i8* u1* i8* f8 f8 i8"}


def inferred(
    hidden: Spread,
    view: Mapping[str, Any],
    evidence: Evidence,
    seed: str,
    worlds: int,
    *,
    sharp: float = SHARP,
    careless: float = CARELESS,
    until: Until = NEVER,
) -> Spread | None:
    """What is hidden from a seat of a trick game, each world as likely as the course makes it.

    `hidden`: the same without evidence; `worlds`: how many are drawn and weighed. None where the
    course says nothing, or nothing that enough worlds explain.
    """
    course = course_of(view, evidence)
    # Without a stock (cards are missing) there is no telling which tricks were drawn after.
    if not len(course) or not view["stock"] or len(hidden.starts) != 2:
        return None
    held, weights = _recalled(hidden, course, seed, worlds, sharp, careless, until)
    total = weights.sum()
    if not total or total * total / (weights * weights).sum() < FEWEST:
        return None
    # Systematic resampling: a world stands there as often as its weight says, give or take one.
    steps = (np.arange(len(weights)) + 0.5) / len(weights)
    rows = np.searchsorted(np.cumsum(weights) / total, steps)
    return replace(
        hidden,
        starts=np.arange(len(hidden.cards) + 1, dtype=np.int64),
        arrangements=np.ascontiguousarray(held[np.minimum(rows, len(weights) - 1)]),
    )


def course_of(view: Mapping[str, Any], evidence: Evidence) -> Ints:
    """The tricks that the evidence tells of, the last one first: rows as in `search.abi`.

    Piles say which of two cards was led. One that a position gives may hold odd cards at its
    beginning.
    """
    index = game_named(view["game"]).cards.index
    replies = {
        lead: reply
        for pile in view["won"]
        for lead, reply in zip(pile[-2::-2], pile[::-2], strict=False)
    }
    shown = [[step.card for step in steps if isinstance(step, Showed)] for steps in evidence.steps]
    course = []
    if view["trick"]:
        leader, lead = view["leader"], view["trick"][0]
        course.append((leader, index(lead), -1))
        if shown[leader][-1:] == [lead]:
            shown[leader].pop()
        else:  # the evidence begins with this trick
            shown = []
    for cards in zip(*map(reversed, shown), strict=False):
        leader = 0 if replies.get(cards[0]) == cards[1] else 1
        if replies.get(cards[leader]) != cards[1 - leader]:
            break
        course.append((leader, index(cards[leader]), index(cards[1 - leader])))
    return np.array(course, np.int64).reshape(-1, abi.TRICK)


def _recalled(
    hidden: Spread, course: Ints, seed: str, worlds: int, sharp: float, careless: float,
    until: Until,
) -> tuple[Ints, Any]:  # fmt: skip
    position = hidden.base
    base = records(position.game.state_type, 1)
    write(position.state, base)
    known = knowledge(position.game.name, position.options, len(position.state.hand))
    held = np.zeros((worlds, len(hidden.cards)), np.int64)
    weights = np.zeros(worlds)
    words = np.zeros(abi.WORDS, np.int64)
    words[abi.KNOWN], words[abi.STOCK] = known.known, hidden.stock
    words[abi.SHARP], words[abi.CARELESS] = round(1024 * sharp), round(1024 * careless)
    stream = np.zeros(chance.STATE, np.int64)
    chance.begin(stream, np.array(seed_key(seed), np.int64), 0)  # type: ignore[arg-type]
    bytes_of_base = base.view(np.uint8)

    def work() -> int:
        return drivers()["recall"](
            known.functions, bytes_of_base, known.options.view(np.uint8), hidden.seats,
            hidden.cards, hidden.starts, hidden.arrangements, words, stream, course,
            np.zeros((worlds, len(bytes_of_base)), np.uint8), held, weights, np.zeros(worlds),
            np.zeros(abi.ROOM, np.int64),
        )  # fmt: skip

    with known.lock:
        (made,) = run([(words, work)], abi.STOP, until)
    return held[:made], weights[:made]


@cache
def drivers() -> dict[str, Driver]:
    """The compiled loops of the guess."""
    return drivers_of("inference", "elferrat.search.inference_drivers", _KINDS)
