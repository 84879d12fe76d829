"""The rules of thumb in numbers, compiled, against the bot that says them in words."""

import ctypes
from random import Random
from typing import Any

import numpy as np
import pytest

import elferrat
from elferrat.bots.thumb import ThumbBot
from elferrat.games.game import AnyPosition
from elferrat.kernel.abi import MOST_MOVES
from elferrat.kernel.record import records, write
from elferrat.play.positions import read_position
from elferrat.search import abi
from elferrat.search.knowledge import knowledge

KINDS = [
    ("elfer", 2, {}), ("elfer", 4, {"variant": "false_start"}), ("elfer", 5, {"draw": "one"}),
    ("elfer", 3, {"variant": "three_starts", "may_hold_drawn": True}),
    ("elfer", 6, {"variant": "any_start"}),
    ("elfer", 2, {"max_cards": 1, "force_eleven": True}),
    ("extra", 2, {}), ("extra", 4, {"bonus_lost_on_exchange": True, "bonus_supply": 8}),
    ("elfern", 2, {}), ("elfern", 2, {"must_head": True}),
    ("schneider", 2, {}), ("schneider", 2, {"beat": "follow_suit"}),
    ("schneider", 2, {"beat": "any_suit", "seven_beats_ace": True}),
]  # fmt: skip
GAMES = 4
# The bot's own ways to be sure: it looks further there than a rule of thumb in numbers does.
SURE = {"hint-elfer-out", "hint-elfer-forced", "hint-ending", "hint-only"}


def ratings(p: AnyPosition) -> dict[str, float]:
    """What the compiled rules of thumb say of each legal move."""
    known = knowledge(p.game.name, p.options, p.game.seats(p.state))
    function = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * 4)(
        int(known.functions[abi.RATE])
    )
    state = records(p.game.state_type, 1)
    write(p.state, state)
    sheet = np.zeros(2 * MOST_MOVES, np.int64)
    n = function(state.ctypes.data, known.options.ctypes.data, sheet.ctypes.data, known.known)
    found = sheet[MOST_MOVES:].view(np.float64)
    return {p.game.text(int(sheet[i])): float(found[i]) for i in range(n)}


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_the_best_rating_is_that_of_the_bots_move(
    game: str, players: int, options: dict[str, Any]
) -> None:
    bot, rng, compared = ThumbBot(), Random(game), 0
    for number in range(GAMES):
        table = elferrat.deal(game, players=players, options=options, seed=f"thumbs {number}")
        while not table.over:
            view = table.view(table.turn)
            choice = bot.choose(view)
            rated = ratings(read_position(table.position()))
            assert sorted(rated) == view.legal
            if choice.why.key not in SURE:
                compared += 1
                assert max(rated.values()) == pytest.approx(choice.value)
                assert rated[choice.move] == pytest.approx(choice.value)
            # By chance at times, so that positions come up that no careful play leads to.
            table.play(choice.move if rng.random() < 0.7 else rng.choice(view.legal))
    assert compared > 10 * GAMES


def test_who_can_go_out_at_once_is_told_to() -> None:
    p = read_position(
        {
            "game": "elfer", "partial": True, "turn": 0, "dealer": 1,
            "hands": [["R12", "R10"], ["Y1"]],
            "table": ["R11"], "stock": [],
        }
    )  # fmt: skip
    assert min(ratings(p).values()) > 50
