"""Evidence: what it is written as, and that it knows no more than everybody does."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from elferrat.games import game_named
from elferrat.games.game import AnyPosition, Event
from elferrat.locale.message import Unusable
from elferrat.play.evidence import Drew, Evidence, Lacked, Showed, Step, Took, followed
from elferrat.play.positions import read_position
from elferrat.play.referee import IllegalMove, seen_by
from elferrat.play.view import view

GAMES = [("elfer", 3), ("elfer", 2), ("extra", 3), ("elfern", 2), ("schneider", 2)]


def course(p: AnyPosition, most: int, chance: Random) -> list[str]:
    moves: list[str] = []
    while p.outcome is None and len(moves) < most:
        quiet = {"draw", "pass", "end"}.intersection(legal := p.game.legal_texts(p))
        moves.append(chance.choice(sorted(quiet) if quiet and chance.random() < 0.5 else legal))
        followed(p, moves[-1], None)
    return moves


def told(p: AnyPosition, moves: list[str]) -> Iterator[tuple[list[Event], Evidence]]:
    """What everybody hears of each move, and the evidence after it; it ends with the legal ones."""
    evidence = Evidence(p)
    for move in moves:
        if move not in p.game.legal_texts(p):
            return
        yield seen_by(followed(p, move, evidence), None), evidence.copy()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_evidence_is_the_same_to_the_byte_whatever_was_dealt_where_nobody_looked(
    game: str, players: int
) -> None:
    face, compared = game_named(game), 0
    for number in range(12):
        chance = Random(f"{game} {number}")
        start = face.deal(face.read_options({}), players, f"evidence {number}")
        p = start.copy()
        moves = course(p, chance.randrange(4, 30), chance)
        expected = list(told(start.copy(), moves))
        for _ in range(40):
            other = swapped(start, chance)
            for (events, evidence), (heard, same) in zip(
                told(other, moves), expected, strict=False
            ):
                if events != heard:
                    break
                compared += 1
                assert json.dumps(evidence.json()) == json.dumps(same.json())
    assert compared > 1000


def swapped(start: AnyPosition, chance: Random) -> AnyPosition:
    """The same deal with two cards, in different places, changed for each other.

    A deal that somebody else would open is left out: nobody could take it for this one.
    """
    data = start.game.write(start)
    places = [(hand, i) for hand in [*data["hands"], data["stock"]] for i in range(len(hand))]
    (one, i), (other, k) = chance.sample(places, 2)
    one[i], other[k] = other[k], one[i]
    try:
        return read_position(data)
    except Unusable:
        return swapped(start, chance)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_evidence_that_was_written_is_read_the_same_and_goes_on_the_same(
    game: str, players: int
) -> None:
    face, chance = game_named(game), Random(game)
    p = face.deal(face.read_options({}), players, "written")
    evidence, seen = Evidence(p), set[type]()
    while p.outcome is None:
        again = Evidence.from_json(json.loads(json.dumps(evidence.json())))
        assert (again.moves, again.steps) == (evidence.moves, evidence.steps)
        before, move = p.copy(), chance.choice(p.game.legal_texts(p))
        again.follow(before, move, followed(p, move, evidence))
        assert (again.moves, again.steps) == (evidence.moves, evidence.steps)
        seen.update(type(step) for steps in evidence.steps for step in steps)
    assert {Drew, Showed} <= seen


def test_every_kind_of_step_is_written_and_read() -> None:
    evidence = Evidence(game_named("elfern").deal(game_named("elfern").read_options({}), 2, "x"))
    steps: list[Step] = [
        Drew(3),
        Drew(1, frozenset({"R1", "*"})),
        Lacked(frozenset({"R2"})),
        Showed("*"),
        Took(),
    ]
    evidence.steps[1] = list(steps)
    assert Evidence.from_json(evidence.json()).steps[1] == steps
    with pytest.raises(ValueError, match="not a step"):
        Evidence.from_json({"moves": 1, "steps": [[["drank", 3]]]})


def test_a_copy_does_not_grow() -> None:
    p = game_named("elfern").deal(game_named("elfern").read_options({}), 2, "x")
    evidence = Evidence(p)
    copy = evidence.copy()
    followed(p, p.game.legal_texts(p)[0], evidence)
    assert (copy.moves, copy.steps) == (0, [[Drew(6)], [Drew(6)]])


def test_a_move_that_is_not_legal_leaves_no_evidence() -> None:
    p = game_named("elfern").deal(game_named("elfern").read_options({}), 2, "x")
    evidence, seen = Evidence(p), view(p, 0).json()
    missing = next(card for card in p.game.cards if card not in p.game.legal_texts(p))
    with pytest.raises(IllegalMove):
        followed(p, missing, evidence)
    assert evidence.moves == 0
    assert view(p, 0).json() == seen
