"""Positions and records as files."""

import json
import random
from pathlib import Path

import pytest

import elferrat
from elferrat.play.table import Table


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    """A fresh position of `extra` for four: seat 0 may lay B12, G10 or Y12, or draw."""
    return saved(tmp_path / "position.json", elferrat.deal("extra", players=4, seed="eleven"))


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """The record of a whole game of `elfern`, played at random."""
    table = elferrat.deal("elfern", seed="evening", names=["Ada", "Ben"])
    chance = random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal()))
    table.record().save(tmp_path / "evening.json")
    return tmp_path / "evening.json"


def saved(path: Path, table: Table) -> Path:
    path.write_text(json.dumps(table.position()), encoding="utf-8")
    return path
