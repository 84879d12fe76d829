"""The browser's check of a deal is tested against what the engine deals today."""

import json

from elferrat.games import all_games
from tests.web.deal_vectors import PATH, vectors


def test_the_vectors_are_fresh() -> None:
    assert PATH.read_text(encoding="utf-8") == vectors(), "python -m tests.web.deal_vectors"


def test_the_vectors_meet_every_game_variant_and_number_of_players() -> None:
    deals = json.loads(PATH.read_text(encoding="utf-8"))
    for game in all_games():
        own = [deal for deal in deals if deal["game"] == game.name]
        assert {len(deal["players"]) for deal in own} == set(game.players)
    variants = {deal["options"].get("variant", "standard") for deal in deals}
    assert variants == {"standard", "false_start", "three_starts", "any_start"}
    assert {bool(deal["options"].get("without_blue")) for deal in deals} == {False, True}
    assert PATH.stat().st_size < 100_000
