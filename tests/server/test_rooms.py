"""Random tables end, verify, and follow from their logs; `tests.server.rooms` runs more of them."""

from typing import Any

import pytest

from tests.server.playing import TABLES
from tests.server.rooms import run

IDS = [f"{game}-{seats}{''.join(options.values())}" for game, options, seats in TABLES]


@pytest.mark.parametrize(("game", "options", "seats"), TABLES, ids=IDS)
def test_random_tables_end(game: str, options: dict[str, Any], seats: int) -> None:
    assert run((game, options, seats, 0, 40)) > 40 * 30
