"""95 % intervals of what many games show: Wilson's for proportions, the normal one for means."""

from math import inf, isfinite, sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 97.5 % of the normal distribution lie below


class Estimate(NamedTuple):
    """A value and the ends of its 95 % interval: infinite where nothing is known of the spread."""

    value: float
    low: float
    high: float

    @property
    def bounded(self) -> bool:
        """Whether the interval says anything."""
        return isfinite(self.low) and isfinite(self.high)

    def json(self) -> dict[str, float | None]:
        """The estimate as a JSON object, which knows no infinity."""
        low, high = (self.low, self.high) if self.bounded else (None, None)
        return {"value": self.value, "low": low, "high": high}


def proportion(count: float, games: float) -> Estimate:
    """The proportion `count` of `games` (at least one), with Wilson's interval."""
    rate = count / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    # With none or all of them the formula reaches the end but for the last digit.
    return Estimate(
        rate, 0.0 if count == 0 else middle - half, 1.0 if count == games else middle + half
    )


def mean(total: int, squares: int, games: int, unit: int = 1) -> Estimate:
    """The mean of whole numbers given their sum and sum of squares, in `unit`s of one.

    With one game nothing is known about the spread.
    """
    value = total / (games * unit)
    if games == 1:
        return Estimate(value, -inf, inf)
    # In whole numbers, so that equal games give exactly no spread.
    variance = (games * squares - total * total) / (games * (games - 1))
    half = Z * sqrt(variance / games) / unit
    return Estimate(value, value - half, value + half)
