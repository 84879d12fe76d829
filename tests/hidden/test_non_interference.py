"""What a seat cannot see never reaches it: hidden cards are dealt anew, and every byte stays.

For a position and a viewer another world is drawn that the viewer must think possible; then all
that leaves for the viewer is compared between the two.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from elferrat.cards.shuffle import Stream
from elferrat.games.game import AnyPosition, Event
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.play import referee
from elferrat.play.determinisation import redeal
from elferrat.play.referee import MoveError, seen_by, step
from elferrat.play.table import Table
from elferrat.play.view import view
from tests.contract.courses import Setup, all_setups, course, sampled_setups

TRIES = 6
UNREADABLE = ("", "R99", "draw ", "7Z", "joker")


def messages(p: AnyPosition, viewer: int | None, tries: list[str]) -> Iterator[str]:
    """Everything that a viewer can get to see or to hear at this moment, line by line."""
    game = p.game
    seen = view(p, viewer)
    yield json.dumps(seen.json())
    yield repr(seen)
    yield f"{seen.legal} {seen.hand}"
    table = Table(p)
    yield f"{table!r} {table.turn} {table.seats} {table.over} {table.names}"
    for seat in range(table.seats):
        yield str(table.may_take_back(seat))
    if viewer is None:
        yield from complaint(p, len(seen["hands"]))
        return
    # Who is not on turn hears the same whatever was tried.
    on_turn = table.turn == viewer
    packs = ("french", "german") if "trick" in game.fields else ("french",)
    for move in tries if on_turn else tries[:2]:
        worked = Table(p)
        try:
            told = worked.play(move, viewer)
        except MoveError as error:
            yield f"{type(error).__name__} {error.clause} {error.move} {error.legal} {error}"
            yield from (error.text(lang, pack) for lang in LANGUAGES for pack in packs)
        else:
            yield json.dumps(unsurprising(seen_by(told, viewer), viewer))
    for move in set(game.moves).intersection(seen.legal):
        assert game.refuse(p, game.moves.index(move)) is None


def complaint(p: AnyPosition, seat: int) -> Iterator[str]:
    """What is said about a seat that is not there."""
    with pytest.raises(Unusable) as caught:
        view(p, seat)
    for lang in LANGUAGES:
        yield caught.value.text(lang)


def unsurprising(told: list[Event], viewer: int | None) -> list[Event]:
    """Events of a move without what it newly turned up, which the viewer could not know before.

    That is the own drawn cards, how many cards a draw took until one fitted, whether the turn
    went on then, and the hands that the end of the game opens.
    """
    kept = []
    for event in told:
        if event["event"] in ("turn_ended", "game_over"):
            continue
        news: tuple[str, ...] = ()
        if event["event"] == "drew":
            news = ("count", "cards") if event["seat"] == viewer else ("count",)
        kept.append({name: value for name, value in event.items() if name not in news})
    return kept


def tries_of(p: AnyPosition, stream: Stream) -> list[str]:
    """Some texts that somebody might try, legal, illegal and unreadable."""
    moves = p.game.moves
    tries = [moves[stream.below(len(moves))] for _ in range(TRIES)]
    for hand in p.game.hands(p.state):
        tries += [hand[stream.below(len(hand))]] if hand else []
    words = [move for move in ("draw", "end", "pass", "-*") if move in moves]
    return [*tries, *words, UNREADABLE[stream.below(len(UNREADABLE))]]


def others_events(p: AnyPosition, other: AnyPosition, viewer: int | None) -> Iterator[list[Any]]:
    """What the viewer hears of a move of the seat on turn that is legal in both worlds."""
    both = sorted(set(p.game.legal_texts(p)) & set(other.game.legal_texts(other)))
    for move in {*both[:2], *({"draw"} & set(both))}:
        told = [seen_by(step(world.copy(), move), viewer) for world in (p, other)]
        yield [unsurprising(events, viewer) for events in told]


def look(setup: Setup, p: AnyPosition, viewer: int | None, number: int) -> bool:
    """Compare a position with another world; tell whether that world was a different one."""
    name = f"{setup}/{number}/{viewer}"
    other = redeal(p, viewer, Random(name))
    tries = tries_of(p, Stream(name))
    for line, same in zip(messages(p, viewer, tries), messages(other, viewer, tries), strict=True):
        assert line == same, (name, line, same)
    if p.outcome is None and p.game.rules.to_move(p.state) != viewer:
        for told, same in others_events(p, other, viewer):
            assert told == same, name
    return p.game.write(p) != p.game.write(other)


def viewers(players: int, number: int) -> int | None:
    """Seats by turns, and now and then a spectator."""
    seat = number % (players + 1)
    return None if seat == players else seat


def look_along(setup: Setup, seed: str, every: int) -> tuple[int, int]:
    """Compare every so many positions of a course; how many were seen, how many differed."""
    seen = differed = 0
    positions = course.__wrapped__(setup, seed).positions
    # The last moves are always looked at: hidden hands may be empty then.
    for number in {*range(len(seed) % every, len(positions), every), len(positions) - 2}:
        differed += look(setup, positions[number], viewers(setup.players, number), number)
        seen += 1
    return seen, differed


@pytest.mark.parametrize("name", ["elfer", "extra", "elfern", "schneider"])
def test_no_message_tells_what_a_seat_cannot_know(name: str) -> None:
    seen = differed = 0
    for setup in sampled_setups():
        if setup.name == name:
            found = look_along(setup, "hidden", 25 if len(setup.game.players) > 1 else 6)
            seen, differed = seen + found[0], differed + found[1]
    assert seen > 60
    assert differed > seen * 0.4  # with an empty stock two players know everything


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_no_message_tells_what_a_seat_cannot_know_with_any_options(part: int) -> None:
    """A game of each of a quarter of all combinations of options and players."""
    seen = differed = 0
    for number, setup in enumerate(all_setups()[part::4]):
        found = look_along(setup, f"slow {number}", 4)
        seen, differed = seen + found[0], differed + found[1]
    assert seen > 5_000  # 20,000 in all
    assert differed > seen * 0.4


@pytest.mark.parametrize("setup", sampled_setups()[::7], ids=str)
def test_a_finished_game_is_the_same_in_every_world(setup: Setup) -> None:
    end = course(setup).end
    for viewer in (None, 0, 1):
        assert look(setup, end, viewer, 0) is False


def test_the_comparison_hears_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = sampled_setups()[0]
    p = course(setup).positions[5]
    look(setup, p, None, 0)

    def leaking(table: Table) -> str:
        return f"<table with {table.position()['hands'][1]}>"

    monkeypatch.setattr(Table, "__repr__", leaking)
    with pytest.raises(AssertionError):
        look(setup, p, None, 0)


def test_the_comparison_hears_cards_that_somebody_else_drew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = next(setup for setup in sampled_setups() if setup.name == "extra")
    monkeypatch.setitem(referee._PUBLIC_FIELDS, "drew", ("count", "cards"))
    drawing = (p for p in course(setup).positions if "draw" in setup.game.legal_texts(p))
    p = next(drawing)
    with pytest.raises(AssertionError):
        look(setup, p, None, 0)
