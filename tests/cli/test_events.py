"""Events in words."""

import pytest

import elferrat
from elferrat.cli.board import Look
from elferrat.cli.events import event_line, refusal_line
from elferrat.games.game import Event
from elferrat.locale.values import LANGUAGES
from elferrat.play.referee import MoveError

NAMES = ("Ada", "Ben")
EVENTS: list[tuple[Event, list[str]]] = [
    ({"event": "laid", "seat": 0, "card": "R12"}, ["Ada", "red 12"]),
    ({"event": "laid", "seat": 0, "card": "AH"}, ["Ada plays ace of hearts"]),
    ({"event": "joker_laid", "seat": 1, "cell": "Y3"}, ["Ben", "joker", "yellow 3"]),
    ({"event": "bridged", "seat": 0, "from": "Y9", "to": "B9"}, ["yellow 9", "blue 9"]),
    ({"event": "exchanged", "seat": 0, "cell": "G4"}, ["Ada", "green 4"]),
    ({"event": "discarded", "seat": 1}, ["Ben", "joker"]),
    ({"event": "drew", "seat": 1, "count": 1}, ["Ben"]),
    ({"event": "drew", "seat": 1, "count": 2, "cards": ["R1", "*"]}, ["Ben", "red 1", "joker"]),
    ({"event": "turn_ended", "seat": 0}, ["Ada"]),
    ({"event": "passed", "seat": 0}, ["Ada"]),
    ({"event": "bonus", "seat": 1, "side": "R-"}, ["Ben", "red"]),
    ({"event": "bonus_lost", "seat": 1, "side": "B+"}, ["Ben", "blue"]),
    ({"event": "trick_won", "seat": 0, "cards": ["AH", "7C"]}, ["Ada", "ace of hearts"]),
    ({"event": "game_over", "seat": 0, "reason": "out"}, ["Ada"]),
    ({"event": "game_over", "seat": 0, "reason": "blocked"}, []),
    ({"event": "game_over", "seat": 0, "reason": "played"}, []),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_every_event_is_said_in_every_language(event: Event, words: list[str]) -> None:
    said = {event_line(event, Look(NAMES, lang)) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("terminal-" in line or "{" in line for line in said)
    english = event_line(event, Look(NAMES))
    for word in words:
        assert word in english


def test_a_side_and_a_card_are_said_as_the_language_wants_it() -> None:
    side = {"event": "bonus", "seat": 1, "side": "R-"}
    assert "le côté rouge 1 à 10 est complet" in event_line(side, Look(NAMES, "fr"))
    king = {"event": "laid", "seat": 0, "card": "KS"}
    italian = Look(NAMES, "it", "german")
    assert event_line(king, italian) == "Ada gioca: re di foglie."
    assert event_line(king, italian, you=0) == "Giochi: re di foglie."


@pytest.mark.parametrize(
    ("moves", "begins"),
    [(["R21"], "X20: red 21 needs"), (["R1"], "You do not have"), (["x"], "“x”")],
)
def test_only_clauses_of_the_rulebook_stand_before_a_refusal(moves: list[str], begins: str) -> None:
    table = elferrat.deal("extra", seed="1")
    with pytest.raises(MoveError) as caught:
        table.play(moves[0])
    assert refusal_line(caught.value, ": ", "en").startswith(begins)


def test_who_plays_alone_is_spoken_to() -> None:
    event = {"event": "passed", "seat": 0}
    assert "Ada" not in event_line(event, Look(NAMES), you=0)
    assert "Ada" in event_line(event, Look(NAMES), you=1)
