"""The guide to OpenSpiel: its examples run, and its table says what the games take."""

import re
from typing import Any

import pyspiel
import pytest

from elferrat.adapters import openspiel
from tests.structure.tree import ROOT

GUIDE = (ROOT / "docs" / "openspiel.md").read_text(encoding="utf-8")


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/openspiel.md", "exec"), names)
    returns, move, exploitability = capsys.readouterr().out.splitlines()
    assert sum(map(float, returns.strip("[]").split(","))) == pytest.approx(0)
    assert re.fullmatch("[789TJQKA][CSHD]", move)
    assert 0 < float(exploitability) < 2


def test_the_table_names_every_parameter_and_its_default() -> None:
    said = dict(re.findall(r"\| `(elferrat_\w+)` \| (.*) \|", GUIDE))
    assert sorted(said) == sorted(openspiel.register())
    for name, text in said.items():
        listed = set(re.findall(r"`(\w+=\w+)`", text))
        for whole in re.findall(r"the options of `(\w+)`", text):
            listed |= set(re.findall(r"`(\w+=\w+)`", said[whole])) - {"players=2", "utility=win"}
        params = pyspiel.load_game(name).get_parameters()
        assert listed == {f"{key}={value}" for key, value in params.items()}
