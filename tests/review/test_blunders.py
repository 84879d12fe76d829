"""Whole reviews: hand-made blunders are found, exactly those; the same seed gives the same."""

import random

import pytest

import elferrat
from elferrat.locale.message import Unusable
from elferrat.play.record import Record
from elferrat.play.replay import Mismatch
from elferrat.review.answer import answer
from elferrat.review.reviewing import review, review_at
from elferrat.search import TRICK_GAMES
from tests.review.handmade import GAMES

FEW = 40


def by_chance(game: str, seed: str, players: int = 2, most: int = 10_000) -> Record:
    """A game played by chance, at most so many moves of it."""
    table, chance = elferrat.deal(game, players=players, seed=seed), random.Random(seed)
    while not table.over and len(table.moves) < most:
        table.play(chance.choice(table.legal()))
    return table.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_blunder_made_by_hand_is_found_and_nothing_else(game: str) -> None:
    made = GAMES[game]()
    found = review(made.record, playouts=400)
    assert [each.number for each in found.decisions if each.mistake] == [made.mistake]
    assert [each.number for each in found.decisions if each.open.sure] == [made.mistake]
    (blunder,) = [each for each in found.decisions if each.mistake]
    for light in (blunder.open, blunder.known):
        assert light.best == made.best
        assert light.loss == pytest.approx(made.loss)
        assert light.loss - light.reach <= made.loss <= light.loss + light.reach + 1e-9
    assert [turn.number for turn in found.turns] == [made.mistake]
    guilty = found.seats[blunder.seat]
    assert guilty.mistakes == 1
    assert guilty.lost == pytest.approx(made.loss)
    assert guilty.accuracy < 100
    other = found.seats[1 - blunder.seat]
    assert (other.mistakes, other.accuracy) == (0, 100)
    # In trick games what a decision cost on average makes both accuracy and skill; in row games
    # skill is what is beyond rules of thumb, which make the same mistake in Extra.
    if game in TRICK_GAMES:
        beyond = made.loss / guilty.decisions * len(found.decisions) / 2
    else:
        assert blunder.thumb == (made.best if game == "elfer" else blunder.move)
        beyond = made.loss if game == "elfer" else 0
        assert (blunder.gain.value, blunder.gain.error) == pytest.approx((-beyond, 0))
    assert other.skill == pytest.approx(beyond)
    assert guilty.skill == pytest.approx(-beyond)


@pytest.mark.parametrize("game", ["elfern", "schneider"])
def test_in_trick_games_losses_are_all_that_moves_a_result(game: str) -> None:
    record = by_chance(game, "identity")
    found = review(record, playouts=FEW)
    one, other = found.seats
    assert None not in (one.deal, other.deal, one.result, other.result)
    assert one.deal + other.deal == one.result + other.result == 20  # type: ignore[operator]
    assert one.result == one.deal - one.lost_open + other.lost_open  # type: ignore[operator]
    for each, after in zip(found.decisions, found.decisions[1:], strict=False):
        same = each.seat == after.seat
        assert after.open.value == (each.open.played if same else 20 - each.open.played)


@pytest.mark.parametrize(("game", "players"), [("elfern", 2), ("elfer", 3), ("extra", 4)])
def test_the_same_seed_gives_the_same_review(game: str, players: int) -> None:
    record = by_chance(game, "same", players)
    reviews = [
        review(record, playouts=FEW, seed=seed, go_on=lambda done, count: done < 3)
        for seed in ("a", "a", "b")
    ]
    one, again, other = map(answer, reviews)
    assert one == again
    assert one["decisions"] != other["decisions"]


@pytest.mark.parametrize(("game", "players"), [("elfer", 3), ("schneider", 2)])
def test_result_is_even_and_skill_and_luck(game: str, players: int) -> None:
    found = review(by_chance(game, "sum", players), playouts=FEW)
    assert found.complete
    assert found.finished
    skills = [seat.skill for seat in found.seats]
    assert None not in skills
    assert sum(skills) == pytest.approx(0)  # type: ignore[arg-type]
    if game in TRICK_GAMES:
        by_skill = sorted(found.seats, key=lambda seat: seat.skill or 0.0)
        accuracies = [seat.accuracy for seat in by_skill]
        assert accuracies == sorted(accuracies)
    for seat in found.seats:
        assert seat.result == pytest.approx(found.even + seat.skill + seat.luck)  # type: ignore[operator]
        assert 0 <= seat.accuracy <= 100


@pytest.mark.parametrize(("game", "players"), [("elfer", 3), ("extra", 2)])
def test_rules_of_thumb_have_no_skill_in_row_games(game: str, players: int) -> None:
    """Nor lack any, whatever they lose against the best moves."""
    table, thumb = elferrat.deal(game, players=players, seed="thumb"), elferrat.bot("thumb")
    while not table.over:
        table.play(thumb.choose(table.view(table.turn)).move)
    found = review(table.record(), playouts=FEW)
    assert found.complete
    for seat in found.seats:
        assert (seat.skill, seat.errors["skill"]) == (0, 0)
        assert seat.luck == seat.result


def test_who_stops_a_review_gets_what_was_done() -> None:
    told: list[tuple[int, int]] = []

    def go_on(done: int, count: int) -> bool:
        told.append((done, count))
        return done < 3

    found = review(by_chance("elfern", "stop"), playouts=FEW, go_on=go_on)
    assert [done for done, _ in told] == [0, 1, 2, 3]
    assert {count for _, count in told} == {found.count}
    assert len(found.decisions) == 3
    assert not found.complete
    assert [seat.skill for seat in found.seats] == [None, None]


def test_a_running_game_is_reviewed_only_if_one_says_so() -> None:
    record = by_chance("elfer", "running", 3, most=20)
    with pytest.raises(Unusable, match="so-far"):
        review(record)
    found = review(record, playouts=FEW, so_far=True)
    assert (found.finished, found.complete) == (False, True)
    assert {seat.result for seat in found.seats} == {None}


def test_what_does_not_replay_is_not_reviewed() -> None:
    record = by_chance("elfern", "broken")
    record.moves[5] = record.moves[4]
    with pytest.raises(Mismatch):
        review(record)
    with pytest.raises(Mismatch):
        review_at(record, 1)


def test_one_decision_alone_tells_every_move() -> None:
    made = GAMES["elfern"]()
    found = review_at(made.record, made.mistake)
    assert {move: worth.value for move, worth in found.open.moves.items()} == {
        "7S": found.open.value, "KC": found.open.value - 1,
    }  # fmt: skip
    with pytest.raises(Unusable, match="4 moves"):
        review_at(made.record, 5)
    with pytest.raises(Unusable, match="nothing to choose"):
        review_at(made.record, 4)
