"""The rules of thumb in numbers, compiled, against the bot that says them in words."""

from random import Random
from typing import Any

import pytest

import elferrat
from elferrat.bots.thumb import ThumbBot
from elferrat.play.positions import read_position
from tests.search.rated import ratings

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
