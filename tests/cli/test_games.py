"""The list of games."""

import pytest

from elferrat.games import NAMES, all_games
from tests.cli.calls import call


def test_json_has_every_game_option_and_value() -> None:
    listed = {entry["game"]: entry for entry in call("games", "--json").json}
    assert tuple(listed) == NAMES
    for game in all_games():
        entry = listed[game.name]
        assert entry["rules"] == game.version
        assert tuple(entry["players"]) == game.players
        for option in game.options:
            described = entry["options"][option.name]
            assert described["clause"] == option.clause
            assert tuple(described["values"]) == option.values
            assert described["default"] == option.default


def test_variants_are_those_of_the_classic() -> None:
    variants = {entry["game"]: entry["variants"] for entry in call("games", "--json").json}
    assert variants.pop("elfer") == ["standard", "false_start", "three_starts", "any_start"]
    assert not any(variants.values())


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["2 to 6 players", "Bohemian Schneider"]),
        ("de", ["2 bis 6 Spieler", "Böhmischer Schneider"]),
        ("fr", ["2 à 6 joueurs", "Schneider de Bohême"]),
        ("it", ["da 2 a 6 giocatori", "Schneider boemo"]),
    ],
)
def test_people_are_told_in_their_language(lang: str, words: list[str]) -> None:
    told = call("games", "--lang", lang).out
    for word in [*words, "may_hold_drawn = false | true  (E9)"]:
        assert word in told
