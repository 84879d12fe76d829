"""Numbers as each language writes them, wherever they are shown."""

import pytest

from elferrat.cli.figures import Figures
from elferrat.locale.figures import figure
from elferrat.locale.values import LANGUAGES
from tests.locale.sources import PACKAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_minus_is_a_minus_and_nothing_has_none(lang: str) -> None:
    point = "." if lang == "en" else ","
    for value, digits, text in (
        (-2.25, 2, "−2.25"),
        (-0.04, 1, "0.0"),
        (0.5, 1, "0.5"),
        (-3, 0, "−3"),
    ):
        told = text.replace(".", point)
        assert figure(value, lang, digits) == told
        assert Figures(lang).number(value, digits) == told
    estimate = {"value": -1.5, "low": -2.5, "high": -0.001}
    assert {sign for sign in Figures(lang).between(estimate) if not sign.isalnum()} == {
        *" ()−",
        point,
    }


def test_a_decimal_comma_is_written_in_one_place() -> None:
    found = [
        file.name
        for file in PACKAGE.rglob("*.py")
        if 'replace(".", ",")' in file.read_text("utf-8")
    ]
    assert found == ["figures.py"]
