"""Refusals as people read them: real ones, from games in which every move was tried."""

import random
import re
from collections.abc import Iterator
from functools import cache
from time import process_time
from typing import Any

import pytest

import elferrat
from elferrat.games import all_games, game_named
from elferrat.games.game import Refusal
from elferrat.locale.bundles import sentences
from elferrat.locale.catalogue import _words, card_words
from elferrat.locale.message import Message
from elferrat.locale.values import LANGUAGES, CardText
from elferrat.play.positions import read_position
from elferrat.play.referee import MoveError
from elferrat.play.table import Table

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("elfer", {}),
    ("elfer", {"max_cards": 1, "force_eleven": True, "may_hold_drawn": True}),
    ("elfer", {"variant": "false_start", "draw": "one"}),
    ("elfer", {"variant": "three_starts", "without_blue": True}),
    ("elfer", {"variant": "any_start"}),
    ("extra", {}),
    ("extra", {"exchange_needs_prior_play": True, "discard_counts_as_play": False}),
    ("elfern", {"must_head": True}),
    ("elfern", {}),
    ("schneider", {"beat": "follow_suit"}),
]
# Endings that random games do not reach, as partial positions.
FULL = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 22)]
RARE: list[dict[str, Any]] = [
    {  # no cell is empty any more: an exchange cannot be joined by a laid card
        "game": "extra", "partial": True, "options": {"discard_counts_as_play": False},
        "hands": [["R5", "R6", "*"], ["*"]], "bridges": [0, 0],
        "table": [name for name in FULL if name not in ("R5", "R6")] + ["*R5", "*R6"],
    },
    {  # the pile is empty and nothing fits
        "game": "extra", "partial": True, "hands": [["R1"], ["*"]], "bridges": [0, 0],
    },
    {  # the pile is empty, a card fits, and one was exchanged
        "game": "extra", "partial": True, "hands": [["R1", "*", "Y3"], ["*"]],
        "table": ["R11", "Y11", "G11", "B11", "*R10"], "exchanged": 1, "bridges": [4, 4],
    },
    {  # the pile is empty and a card fits
        "game": "extra", "partial": True, "hands": [["R10"], ["*"]],
    },
    {
        "game": "elfern", "partial": True, "options": {"must_head": True},
        "hands": [["7C"], ["7H", "AH"]], "trick": ["9H"],
    },
    {"game": "elfer", "partial": True, "hands": [["R1"], ["R11"]], "turn": 1},
]  # fmt: skip


def tried(table: Table, moves: list[int], chance: random.Random) -> Iterator[Refusal]:
    """Every refusal of a position, some of its many unplayable bridges left out."""
    position = table._position
    game = position.game
    legal = set(game.legal(position))
    for move in (
        moves if len(moves) < 200 or not table.moves else chance.sample(moves, 200) + moves[-4:]
    ):
        if move not in legal and (refusal := game.refuse(position, move)):
            yield refusal


@cache
def collected() -> dict[str, list[Refusal]]:
    """Different real refusals by key, at most thirty of each."""
    found: dict[str, dict[str, Refusal]] = {}
    chance = random.Random(11)
    tables = [
        elferrat.deal(
            name, options=options, players=2 + seed % 2 * (name == "extra"), seed=f"{seed}"
        )
        for name, options in SETTINGS
        for seed in range(4)
    ] + [Table(read_position(data)) for data in RARE]
    for table in tables:
        moves = list(range(len(game_named(table.game).moves)))
        if table.game == "extra":
            parsed = (game_named("extra").parse(text) for text in ("Y9>B8", "R7>*R5", "Y11>B12"))
            moves += [move for move in parsed if move is not None]
        for _ in range(400):
            if chance.random() < 0.25 or not table.moves:
                for refusal in tried(table, moves, chance):
                    alike = found.setdefault(refusal.message.key, {})
                    if len(alike) < 30:
                        alike.setdefault(repr(refusal.message.args), refusal)
            if table.over:
                break
            table.play(chance.choice(table.legal()))
    return {key: list(alike.values()) for key, alike in found.items()}


def said(message: Message, lang: str) -> str:
    """The sentence, which Fluent must find nothing wrong with."""
    words = {name: _words(value, lang, "french") for name, value in message.args.items()}
    text, errors = sentences(lang).say(message.key, words)
    assert not errors, (message, errors)
    return text


def cards_in(value: Any) -> Iterator[str]:
    """The cards among an argument's parts."""
    if isinstance(value, CardText):
        yield str(value)
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)


def test_the_games_meet_every_refusal() -> None:
    there = {key for key in sentences("en").keys if key.startswith("refusal-")}
    met = set(collected())
    # These two are said outside a position.
    assert there - met == {"refusal-text", "refusal-turn"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_one_clear_line_that_names_its_cards(lang: str) -> None:
    for alike in collected().values():
        for refusal in alike:
            text = said(refusal.message, lang)
            assert text.isprintable() or "\u00a0" in text, text
            assert "\n" not in text
            assert re.match(r"[A-ZÀ-Ý«„“]|\d+ |[a-z]+ \d+ ", text), text
            assert text.endswith("."), text
            assert "  " not in text, text
            assert "{" not in text, text
            for value in refusal.message.args.values():
                for card in cards_in(value):
                    assert card_words(card, lang) in text, (text, card)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(lang: str) -> None:
    for key, alike in collected().items():
        assert said(alike[0].message, lang) != said(alike[0].message, "en"), key


def test_the_model_sentence() -> None:
    table = elferrat.deal("extra", seed="eleven")
    hand = table.position()["hands"][table.turn]
    far = next(card for card in hand if card[1:] in ("7", "8", "14", "15"))
    with pytest.raises(MoveError) as refused:
        table.play(far)
    colour, number = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}[far[0]], int(far[1:])
    expected = (
        f"{colour} {number} needs {colour} {number - 1} or {colour} {number + 1} beside it. "
        "You could play: "
    )
    assert str(refused.value).startswith(expected)
    assert refused.value.text("fr").count("Vous pourriez jouer\u00a0: ") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_and_turn(lang: str) -> None:
    for game in all_games():
        text = said(Message("refusal-text", {"move": "r12\n", "game": game.name}), lang)
        assert "r12\\n" in text
        assert ("AH" in text) == (game.name in ("elfern", "schneider"))
        assert ("*R12" in text) == (game.name == "extra")
    assert "Ada" in said(Message("refusal-turn", {"seat": 2, "name": "Ada"}), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_said_quickly(lang: str) -> None:
    messages = [refusal.message for alike in collected().values() for refusal in alike[:3]]
    for message in messages:
        message.text(lang)
    best = 1.0
    for _ in range(5):
        start = process_time()
        for message in messages:
            message.text(lang)
        best = min(best, (process_time() - start) / len(messages))
    assert best < 60e-6
