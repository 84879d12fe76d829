"""Golden games: fresh, three of each kind, and their records replay for ever."""

import json
from collections import Counter
from pathlib import Path

import pytest

from elferrat.games import all_games, game_named
from elferrat.play.record import load
from elferrat.play.replay import replay, verify
from tests.golden.playthroughs import (
    GAMES_EACH,
    RECORDS,
    TEXTS,
    Golden,
    goldens,
    kinds,
    rows,
    tell,
)
from tests.golden.regenerate import regenerate

RECORD_FILES = sorted(RECORDS.glob("*.json"))


def header(file: Path) -> dict[str, str]:
    """The fields at the head of a golden text."""
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(" ") for line in lines[1:5])
    return {name: value for name, _, value in pairs}


@pytest.mark.parametrize("golden", list(goldens()), ids=lambda golden: golden.name)
def test_a_golden_game_is_played_as_it_is_written(golden: Golden) -> None:
    written = (TEXTS / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert tell(golden) == written, "run python -m tests.golden.regenerate and read the difference"


def test_every_game_and_variant_has_three() -> None:
    found: Counter[tuple[str, str | None]] = Counter()
    for file in TEXTS.glob("*.txt"):
        fields = header(file)
        options = json.loads(fields["options"])
        found[fields["game"], options.get("variant")] += 1
    for name, game, variant in kinds():
        assert found[game, variant.get("variant")] >= GAMES_EACH, f"{name} lacks golden games"


def test_there_is_no_text_without_its_game() -> None:
    assert {file.stem for file in TEXTS.iterdir()} == {golden.name for golden in goldens()}


def test_golden_games_use_every_option_and_number_of_players() -> None:
    seen = {(g.game, name, str(value)) for g in goldens() for name, value in g.options.items()}
    for game in all_games():
        players = {golden.players for golden in goldens() if golden.game == game.name}
        assert players == set(game.players)
        for option in game.options:
            for value in option.values[1:]:
                assert (game.name, option.name, str(value)) in seen


@pytest.mark.parametrize("file", RECORD_FILES, ids=lambda file: file.stem)
def test_a_golden_record_replays_for_ever(file: Path) -> None:
    record = load(file)
    table = replay(record)
    assert table.over
    assert record.result is not None
    assert verify(record).holds


def test_every_golden_game_has_a_record_of_its_rules_version() -> None:
    names = {file.stem for file in RECORD_FILES}
    for golden in goldens():
        assert f"{golden.name}-rules-{game_named(golden.game).version}" in names


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_regenerating_writes_what_is_there(tmp_path: Path) -> None:
    written, added = regenerate(tmp_path / "games", tmp_path / "records")
    assert (written, added) == (len(list(goldens())), len(list(goldens())))
    assert files(tmp_path / "games") == files(TEXTS)
    # Only names: a record stays as it was made, also when later ones have more fields.
    assert files(tmp_path / "records").keys() <= files(RECORDS).keys()


def test_regenerating_takes_old_texts_away_and_keeps_records(tmp_path: Path) -> None:
    texts, records = tmp_path / "games", tmp_path / "records"
    records.mkdir()
    texts.mkdir()
    kept = records / "elfer-standard-1-rules-1.json"
    kept.write_text("kept", encoding="utf-8")
    (texts / "gone.txt").write_text("gone", encoding="utf-8")
    regenerate(texts, records)
    assert kept.read_text(encoding="utf-8") == "kept"
    assert not (texts / "gone.txt").exists()


def test_rows_are_told_as_runs() -> None:
    assert rows(["R9", "*R10", "R11", "R14", "Y11"]) == "R9-11,14*10 Y11 G B"
