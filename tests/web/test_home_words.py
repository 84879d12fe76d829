"""The way in, in every language: options with their clauses, and a name for guests."""

import re

import orjson
import pytest

from elferrat.bots import LEVELS, USUAL, levels
from elferrat.games import all_games
from elferrat.locale.catalogue import keys, say
from elferrat.locale.values import LANGUAGES
from elferrat.server.names import clean_name
from elferrat.server.web.server_api import _offer

CLAUSED = re.compile(r"\([EVXFS]\d+\)$")
OPTIONS = [(game, option) for game in all_games() for option in game.options]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_is_said(lang: str) -> None:
    for _, option in OPTIONS:
        assert f"page-home-option-{option.name}" in keys(lang)
        values = [str(value).lower() for value in option.values]
        said = [say(f"page-home-option-{option.name}-{value}", {}, lang) for value in values]
        assert len(set(said)) == len(values), option.name
        # The usual variant is the game itself and has no clause of its own.
        claused = said[1:] if option.name == "variant" else said
        assert all(CLAUSED.search(text) for text in claused), said


def test_no_two_games_give_one_name_to_different_options() -> None:
    names = [option.name for _, option in OPTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_of_options_that_are_gone(lang: str) -> None:
    there = {key for key in keys(lang) if key.startswith("page-home-option-")}
    wanted = set()
    for _, option in OPTIONS:
        name = f"page-home-option-{option.name}"
        wanted |= {name} | {f"{name}-{str(value).lower()}" for value in option.values}
    assert there == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_of_bots_and_every_game_is_described(lang: str) -> None:
    assert {f"page-home-bot-{level}" for level in LEVELS} <= keys(lang)
    assert {f"page-home-about-{game.name}" for game in all_games()} <= keys(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_writes_no_name_can_sit_down(lang: str) -> None:
    guest = say("page-somebody", {}, lang)
    assert clean_name(guest) == guest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_that_can_play_are_offered_with_what_they_are_like(lang: str) -> None:
    offered = orjson.loads(_offer(lang))
    assert offered["bots"] == list(offered["levels"]) == levels()
    assert offered["usual_bot"] == USUAL
    for level, said in offered["levels"].items():
        assert said == say(f"page-home-bot-{level}", {}, lang)
