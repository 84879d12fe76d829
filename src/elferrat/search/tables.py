"""A trick game's rules as tables that compiled loops read, asked of `rules.py` card by card.

What beats a lead, and what may be played to it, are the only questions that a search asks. Which
replies are legal may depend on the cards of the suit led and on whether a stock is left, on nothing
else; a test holds both games to that.
"""

from elferrat.kernel import require

require()  # before anything is imported that may be missing

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from elferrat.games import game_named
from elferrat.games.trickdraw.rules import CARDS, RANKS, SUIT, higher_in_suit
from elferrat.search import check_solvable

Ints = np.ndarray[Any, np.dtype[np.int64]]
Shorts = np.ndarray[Any, np.dtype[np.int16]]

ANY_KIND, RANKED, SUITLESS, CHAINED = range(4)


@dataclass(frozen=True)
class Tables:
    """The rules of one trick game with its options.

    Attributes:
        beaten_by: by card led, the mask of the replies that win the trick, int64 of shape (32,)
        beats: by reply, the mask of the leads that it beats, int64 of shape (32,)
        follow: the cards of the suit led that may be played, as a mask of ranks; 0: any card of the
            hand; int16 of shape (2 * 32 * 256,), indexed by stock left (0 or 1), card led, and the
            ranks held of its suit
        following: whether there is any such duty, now or later
        kind: what may be forgotten of a position: `RANKED` where a reply wins exactly if it is
            higher in the suit led, so that only the order of the cards left in a suit counts;
            `SUITLESS` where suits mean nothing; `CHAINED` where cards meet only those they beat or
            are beaten by; else `ANY_KIND`
    """

    beaten_by: Ints
    beats: Ints
    follow: Shorts
    following: bool
    kind: int


def tables(game: str, options: Any) -> Tables:
    """The tables of a game with its options.

    Raises:
        Unusable: the game is no trick game.
    """
    check_solvable(game)
    return _tables(game, tuple(sorted(game_named(game).write_options(options).items())))


@cache
def _tables(game: str, chosen: tuple[tuple[str, Any], ...]) -> Tables:
    face = game_named(game)
    rules: Any = face.rules
    o = face.read_options(dict(chosen))
    winners = [[rules.beats(o, lead, reply) for reply in range(CARDS)] for lead in range(CARDS)]
    beaten_by = [sum(1 << reply for reply in range(CARDS) if row[reply]) for row in winners]
    beats = [sum(1 << lead for lead in range(CARDS) if winners[lead][n]) for n in range(CARDS)]
    follow = np.zeros((2, CARDS, SUIT + 1), np.int16)
    for stock in range(2):
        for lead in range(CARDS):
            low = lead // RANKS * RANKS
            stranger = 1 << (low + RANKS) % CARDS  # a card of another suit, kept or not
            for held in range(1, SUIT + 1):
                allowed = rules.replies(o, held << low | stranger, lead, stock)
                if not allowed & stranger:
                    follow[stock, lead, held] = allowed >> low & SUIT
    return Tables(
        np.array(beaten_by, np.int64),
        np.array(beats, np.int64),
        follow.reshape(-1),
        bool(follow.any()),
        kind_of(beaten_by, bool(follow.any())),
    )


def kind_of(beaten_by: list[int], following: bool) -> int:
    """What may be forgotten of a position (`Tables.kind`)."""
    if beaten_by == [higher_in_suit(card) for card in range(CARDS)]:
        return RANKED
    if following:
        return ANY_KIND
    suitless = all(beaten_by[card] == beaten_by[card % RANKS] for card in range(CARDS))
    return SUITLESS if suitless else CHAINED
