"""Exact values with open cards, compared with the plain way and with themselves in disguise."""

import time
from random import Random
from typing import Any

import numpy as np
import pytest

from elferrat.games import game_named
from elferrat.games.game import AnyPosition
from elferrat.locale.message import Unusable
from elferrat.play.positions import read_position
from elferrat.play.referee import step
from elferrat.search.exact import solve
from tests.search.minimax import OPTIONS, position, values

MOVES = 32  # of a whole hand


def compare(p: AnyPosition) -> None:
    solution = solve(p)
    plain = {p.game.cards[card]: value for card, value in values(p).items()}
    assert solution.moves == plain, p.game.write(p)
    assert solution.value == max(plain.values())
    assert solution.best == [move for move in solution.moves if plain[move] == solution.value]
    assert solution.complete


@pytest.mark.parametrize(("game", "options"), OPTIONS)
@pytest.mark.parametrize("left", range(1, 13))
def test_last_tricks_agree_with_plain_minimax(
    game: str, options: dict[str, Any], left: int
) -> None:
    for number in range(3):
        compare(position(game, options, f"{left} {number}", MOVES - left))


@pytest.mark.parametrize(("game", "options"), OPTIONS)
@pytest.mark.parametrize("left", [13, 14])
def test_the_last_draw_agrees_with_plain_minimax(
    game: str, options: dict[str, Any], left: int
) -> None:
    compare(position(game, options, f"draw {left}", MOVES - left))


def chain_and_lonely(rng: Random) -> dict[str, Any]:
    """A chain of one suit, in turn by both hands, and cards elsewhere that meet no other."""
    chain = [f"{rank}C" for rank in "789TJQKA"][rng.randrange(3) :][: rng.choice([4, 6, 8])]
    hands = [chain[0::2], chain[1::2]]
    for low in rng.sample(["7S", "7H", "7D", "9S", "9H", "9D", "TS", "QH", "KD", "AS"], 4):
        hands[len(hands[0]) > len(hands[1])].append(low)
    return {"partial": True, "hands": hands, "leader": rng.randrange(2)}


@pytest.mark.parametrize("beats_ace", [False, True])
def test_low_cards_that_meet_no_other_count_as_cards(beats_ace: bool) -> None:
    """Two positions that differ in nothing but such cards are two positions."""
    rng = Random("lonely")
    for _ in range(250):
        data = {"game": "schneider", "options": {"seven_beats_ace": beats_ace}}
        hands = chain_and_lonely(rng)
        if len(hands["hands"][0]) == len(hands["hands"][1]) <= 6:
            compare(read_position(data | hands))
    compare(read_position({
        "game": "schneider", "partial": True, "leader": 0,
        "hands": [["7C", "8C", "JC", "KC", "8S"], ["9C", "TC", "QC", "AC", "9D"]],
    }))  # fmt: skip


@pytest.mark.parametrize(("game", "options"), OPTIONS)
@pytest.mark.parametrize("size", [7, 8, 10])
@pytest.mark.parametrize("stock", [0, 2])
def test_hands_that_nobody_is_dealt_are_refused(
    game: str, options: dict[str, Any], size: int, stock: int
) -> None:
    cards = Random(size).sample(game_named(game).cards, 2 * size + stock)
    data = {
        "game": game, "options": options, "partial": True, "leader": 0, "stock": cards[2 * size :],
        "hands": [cards[:size], cards[size : 2 * size]],
    }  # fmt: skip
    with pytest.raises(Unusable, match="6 cards at most"):
        solve(read_position(data))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_two_thousand_positions_agree_with_plain_minimax(
    game: str, options: dict[str, Any]
) -> None:
    """Up to eight cards a side, those in the stock counted."""
    for number in range(250):
        left = 16 if number == 0 else 3 + number % 12
        compare(position(game, options, f"slow {number}", MOVES - left))


def renamed(p: AnyPosition, order: list[str]) -> AnyPosition:
    """The same position with the suits called otherwise."""
    names = dict(zip("CSHD", order, strict=True))

    def other(value: Any) -> Any:
        if isinstance(value, list):
            return [other(each) for each in value]
        return value[0] + names[value[1]] if isinstance(value, str) else value

    data = p.game.write(p)
    cards = {name: other(data[name]) for name in ("hands", "stock", "trick", "won")}
    return read_position({**data, **cards})


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_suits_have_no_names(game: str, options: dict[str, Any]) -> None:
    for number in range(4):
        p = position(game, options, f"suits {number}", 10 + number)
        order = list("CSHD")
        Random(number).shuffle(order)
        names = dict(zip("CSHD", order, strict=True))
        told = {move[0] + names[move[1]]: value for move, value in solve(p).moves.items()}
        assert solve(renamed(p, order)).moves == told


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_seats_have_no_numbers(game: str, options: dict[str, Any]) -> None:
    for number in range(4):
        p = position(game, options, f"seats {number}", 12 + number)
        data = p.game.write(p)
        swapped = {
            **data,
            "hands": data["hands"][::-1],
            "won": data["won"][::-1],
            "dealer": 1 - data["dealer"],
            "leader": 1 - data["leader"],
            "turn": 1 - data["turn"],
        }
        assert solve(read_position(swapped)).moves == solve(p).moves


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_the_best_line_takes_what_was_promised(game: str, options: dict[str, Any]) -> None:
    """Both sides follow best moves; what is left never changes but by what a trick brings."""
    p = position(game, options, "line", 8)
    seat = p.game.rules.to_move(p.state)
    before = p.game.rules.score(p.state, seat)
    promised = solve(p).value
    while p.outcome is None:
        step(p, solve(p).best[0])
    assert promised == p.game.rules.score(p.state, seat) - before


def test_a_finished_hand_has_nothing_left() -> None:
    p = position("elfern", {}, "over", 31)
    step(p, p.game.legal_texts(p)[0])
    assert (solve(p).value, solve(p).moves, solve(p).complete) == (0, {}, True)


def test_cards_that_a_partial_position_does_not_name_are_not_in_the_game() -> None:
    data = {
        "game": "elfern", "partial": True, "hands": [["TC", "7S"], ["AC", "8S"]], "leader": 0,
    }  # fmt: skip
    assert solve(read_position(data)).moves == {"7S": 0, "TC": 0}
    data["hands"] = [["TC", "9S"], ["AC", "8S"]]
    # The nine takes the eight, and then the ace takes the ten: both honours to the other.
    assert solve(read_position(data)).moves == {"9S": 0, "TC": 0}
    data["hands"] = [["AC", "9S"], ["TC", "8S"]]
    assert solve(read_position(data)).moves == {"9S": 2, "AC": 2}


def test_row_games_are_not_solved() -> None:
    from elferrat.games import game_named

    face = game_named("elfer")
    with pytest.raises(Unusable, match="not elfer"):
        solve(face.deal(face.read_options({}), 2, "x"))


def test_time_that_is_over_leaves_what_was_found() -> None:
    p = position("schneider", {"beat": "any_suit"}, "time", 0)
    whole = solve(p)
    began = time.perf_counter()
    cut = solve(p, seconds=whole.seconds / 4)
    assert time.perf_counter() - began < whole.seconds / 4 + 1
    assert not cut.complete
    assert cut.moves.items() < whole.moves.items()
    nothing = solve(p, seconds=0)
    assert (nothing.value, nothing.best, nothing.complete) == (None, [], False)


def test_a_stopped_search_harms_no_later_one() -> None:
    from elferrat.search.exact import Search
    from elferrat.search.tables import tables

    p = position("elfern", {}, "again", 6)
    s = p.state
    search = Search(tables("elfern", p.options))
    moves = np.array([p.game.cards.index(text) for text in p.game.legal_texts(p)])
    stock = s.stock[: s.stock_size][::-1]
    found = np.zeros(len(moves), np.int64)
    hands = s.hand[s.leader], s.hand[1 - s.leader]
    for seconds in (0.0, 0.001, 0.01, None):
        done = search.moves(*hands, stock, s.lead, moves, found, seconds)
    assert done == len(moves)
    assert dict(zip(p.game.legal_texts(p), found.tolist(), strict=True)) == solve(p).moves
