"""Numbers and intervals for people, as their language writes them."""

from collections.abc import Mapping
from typing import Any

from elferrat.locale.figures import figure
from elferrat.locale.message import Message


class Figures:
    """The numbers of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def number(self, value: float, digits: int = 1) -> str:
        """A number to some decimals."""
        return figure(value, self.lang, digits)

    def ends(
        self, estimate: Mapping[str, float], times: int = 1, digits: int = 1
    ) -> dict[str, str]:
        """An estimate and the ends of its interval, each so many times as large."""
        names = ("value", "low", "high")
        return {name: self.number(times * estimate[name], digits) for name in names}

    def between(self, estimate: Mapping[str, Any], times: int = 1, digits: int = 1) -> str:
        """The same as one text; a dash for an interval of which nothing is known yet."""
        if estimate["low"] is None:
            return f"{self.number(times * estimate['value'], digits)} (–)"
        return Message("simulate-between", self.ends(estimate, times, digits)).text(self.lang)
