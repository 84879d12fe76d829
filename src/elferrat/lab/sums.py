"""Whole numbers that belong together, one vector a deal: their sums, and those of their products.

Means and ratios with intervals follow from them, whatever the order in which deals were added.
"""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from typing import Any

from elferrat.lab.intervals import Estimate, Z, proportion


class Sums:
    """The sums of some vectors, all of one length."""

    __slots__ = ("count", "first", "second")

    def __init__(self, length: int) -> None:
        self.count = 0  # vectors
        self.first = [0] * length
        self.second = [[0] * length for _ in range(length)]  # of the products of two places

    def add(self, vector: Sequence[int]) -> None:
        """Count a vector."""
        self.count += 1
        for place, value in enumerate(vector):
            if value:
                self.first[place] += value
                products = self.second[place]
                for other, factor in enumerate(vector):
                    products[other] += value * factor

    def merge(self, other: "Sums") -> None:
        """Count another one's vectors too."""
        self.count += other.count
        self.first = _added(self.first, other.first)
        self.second = [_added(*rows) for rows in zip(self.second, other.second, strict=True)]

    def json(self) -> dict[str, Any]:
        """The sums as a JSON object, for `read`."""
        return {"count": self.count, "first": self.first, "second": self.second}

    def read(self, data: Mapping[str, Any]) -> None:
        """Take over the sums of a JSON object of `json`.

        Raises:
            LookupError, TypeError, ValueError: it is not such an object, or of another length.
        """
        length = len(self.first)
        self.count = int(data["count"])
        self.first = _numbers(data["first"], length)
        if len(data["second"]) != length:
            raise ValueError("of another length")
        self.second = [_numbers(row, length) for row in data["second"]]

    def ratio(self, top: int, bottom: int, unit: float = 1) -> Estimate:
        """The sum of one place by that of another, in `unit`s, with its 95 % interval.

        The vectors are what varies, not what they count: so much of one deal depends on it. One
        alone says nothing of how they vary.
        """
        value = self.first[top] / self.first[bottom]
        half = inf if self.count < 2 else Z * sqrt(self._variance(top, bottom))
        return Estimate(value / unit, (value - half) / unit, (value + half) / unit)

    def share(self, top: int, bottom: int, unit: int = 1) -> Estimate:
        """The same of a proportion: Wilson's interval for as many independent cases as vary so.

        Where all went one way nothing varies; then each vector counts as one case.
        """
        value = self.first[top] / (self.first[bottom] * unit)
        variance = self._variance(top, bottom) / unit**2
        cases = value * (1 - value) / variance if variance > 0 else self.count
        return proportion(value * cases, cases)

    def _variance(self, top: int, bottom: int) -> float:
        # Of a ratio of sums (linearised); in whole numbers, so that equal vectors give no spread.
        if self.count < 2:
            return 0.0
        over, under = self.first[top], self.first[bottom]
        squares = (
            self.second[top][top] * under**2
            - 2 * self.second[top][bottom] * over * under
            + self.second[bottom][bottom] * over**2
        )
        return squares * self.count / ((self.count - 1) * under**4)


def _added(one: list[int], other: list[int]) -> list[int]:
    return [left + right for left, right in zip(one, other, strict=True)]


def _numbers(data: Sequence[Any], length: int) -> list[int]:
    numbers = [int(value) for value in data]
    if len(numbers) != length:
        raise ValueError("of another length")
    return numbers
