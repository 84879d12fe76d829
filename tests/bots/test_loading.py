"""What bots need compiled is loaded without the compiler, which takes longer than a move may."""

import subprocess
import sys

import pytest

from elferrat.bots import LEVELS, bot
from elferrat.bots.warming import warm
from elferrat.games import NAMES

LOADED = """
import sys
from elferrat.bots import bot
from elferrat.bots.warming import warm
warm(bot(sys.argv[1]), sys.argv[2])
print("numba" in sys.modules)
"""


@pytest.mark.apart
@pytest.mark.parametrize("game", NAMES)
def test_a_warm_bot_is_prepared_and_another_process_needs_no_compiler(game: str) -> None:
    for name in LEVELS:
        if bot(name).compiled:
            warm(bot(name), game)
            assert bot(name).prepared(game)
    said = subprocess.run(
        [sys.executable, "-c", LOADED, "quick", game], capture_output=True, text=True, check=True
    )
    assert said.stdout == "False\n"
