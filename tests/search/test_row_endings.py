"""The end of a row game between two hands, played out exactly, against the plain way."""

from dataclasses import replace
from functools import lru_cache
from random import Random
from threading import Event
from typing import Any
from unittest.mock import ANY

import pytest

from elferrat.games.game import AnyPosition
from elferrat.play.positions import read_position
from elferrat.play.view import view
from elferrat.search.judging import ended, judge, judge_open
from elferrat.search.row_ending import play_out
from elferrat.search.running import Until
from elferrat.search.thinking import think

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("elfer", {}),
    ("elfer", {"max_cards": 1}),
    ("elfer", {"variant": "false_start"}),
    ("elfer", {"variant": "three_starts", "max_cards": 1}),
    ("elfer", {"variant": "any_start"}),
    ("extra", {}),
    ("extra", {"bonus_supply": 8}),
    ("extra", {"bonus_lost_on_exchange": True}),
]
MANY = 10**6


def ending(game: str, options: dict[str, Any], seed: object) -> AnyPosition:
    """Few cards in two hands next to rows that have begun, by chance."""
    rng = Random(f"{game} {sorted(options)} {seed}")
    table, cards = [], []
    low, high = rng.randint(6, 9), rng.randint(13, 16)
    reach = 2 if game == "extra" else 3
    for colour in "RYGB":
        table += [f"{colour}{number}" for number in range(low, high + 1)]
        if colour in "RY":
            near = (*range(low - reach, low), *range(high + 1, high + 1 + reach))
            cards += [f"{colour}{number}" for number in near]
    if options.get("variant") == "false_start":
        table += [f"{colour}{number}" for colour in "RYGB" for number in (1, 20)]
    rng.shuffle(cards)
    size = len(cards) // 2
    position: dict[str, Any] = {
        "game": game, "partial": True, "turn": 0, "options": options, "table": table, "stock": [],
        "hands": [cards[:size], cards[size:]],
    }  # fmt: skip
    if game == "extra":
        jokers = [["*"] * rng.randint(0, 1) for _ in range(2)]
        hands = [
            hand[: 3 - len(own)] + own for hand, own in zip(position["hands"], jokers, strict=True)
        ]
        position |= {"order": list("RYGB"), "bridges": [rng.randint(0, 1), 0], "hands": hands}
    else:
        position["dealer"] = 1
        if options.get("variant") == "any_start":
            position["start"] = 11
    return read_position(position)


def plain(p: AnyPosition) -> dict[str, float]:
    """Minimax over the game's own rules on the difference of scores."""
    game, seat = p.game, p.game.rules.to_move(p.state)

    @lru_cache(None)
    def value(written: str) -> float:
        here = known[written]
        if here.state.over or (game.name == "elfer" and not somebody_fits(here)):
            return float(
                game.rules.score(here.state, seat) - game.rules.score(here.state, 1 - seat)
            )
        own = game.rules.to_move(here.state) == seat
        return (max if own else min)(value(name(after(here, m))) for m in game.legal(here))

    known: dict[str, AnyPosition] = {}

    def name(here: AnyPosition) -> str:
        written = repr((here.state,))
        known[written] = here
        return written

    return {game.text(move): value(name(after(p, move))) for move in game.legal(p)}


def somebody_fits(p: AnyPosition) -> bool:
    rules: Any = p.game.rules
    return bool(rules.somebody_fits(p.state, p.options))


def after(p: AnyPosition, move: int) -> AnyPosition:
    other = p.copy()
    other.game.rules.play(other.state, other.options, move)
    return other


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_values_are_those_of_plain_minimax(game: str, options: dict[str, Any]) -> None:
    choices = 0
    for seed in range(12):
        p = ending(game, options, seed)
        wanted = plain(p)
        found = ended(p, MANY)
        assert found is not None
        assert {move: each.value for move, each in found.moves.items()} == wanted
        assert found.best == next(iter(found.moves))
        choices += len(set(wanted.values())) > 1
    assert choices  # in some of them it matters what is played


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_who_knows_all_cards_plays_exactly(game: str, options: dict[str, Any]) -> None:
    p = ending(game, options, "known")
    wanted = plain(p)
    seen = view(p, 0)
    unseen = p.game.hands(p.state)[1]
    for found in (judge(seen, unseen=unseen), judge_open(p)):
        assert found.exact
        assert {move: each.value for move, each in found.moves.items()} == wanted
    thought = think(seen, playouts=MANY, unseen=unseen)
    assert thought.exact
    assert dict(thought.ranked) == wanted


def test_too_much_to_look_at_and_a_wish_to_stop_give_nothing() -> None:
    p = ending("elfer", {}, "few")
    moves = p.game.legal(p)
    assert play_out(p, moves, 3) is None
    stop = Event()
    stop.set()
    assert play_out(p, moves, MANY, Until(None, stop)) is None
    assert not judge_open(p, playouts=0).exact
    assert p.state == ending("elfer", {}, "few").state


def test_a_stock_or_a_third_hand_leaves_it_to_playouts() -> None:
    p = read_position(
        {
            "game": "elfer", "partial": True, "turn": 0, "dealer": 1, "table": ["R11"],
            "hands": [["R12", "R10"], ["R13"], ["R9"]], "stock": [],
        }
    )  # fmt: skip
    assert ended(p, MANY) is None


def test_where_an_end_is_too_big_playouts_differ_and_say_how_sure_they_are() -> None:
    judged = 0
    for seed in range(8):
        p = ending("elfer", {}, seed)
        if ended(p, 100) is None and len(p.game.legal(p)) > 1:
            found = judge(view(p, 0), unseen=p.game.hands(p.state)[1], playouts=1)
            assert not found.exact
            judged += any(each.error > 0 for each in found.moves.values())
    assert judged


def test_however_many_positions_it_may_look_at_it_takes_little_memory() -> None:
    p = ending("elfer", {}, 0)
    assert ended(p, 1 << 60) == replace(ended(p, MANY), seconds=ANY)  # type: ignore[type-var]
