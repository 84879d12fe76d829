"""A test that goes on until it is decided: which of two strengths the results speak for.

The generalised sequential probability ratio test of Liu, Li and Ying ("Generalized Sequential
Probability Ratio Test for Separate Families of Hypotheses", Sequential Analysis 33, 2014), as
chess engines are tested with it: a deal with the seats turned is one observation with a few
possible results, and only its mean is hypothesised, so their other probabilities are the likeliest
ones with that mean (M. Van den Bergh's notes for Stockfish's Fishtest).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

_NEVER_SEEN = 1e-3  # what a result counts that has not come yet: it may
_HALVINGS = 60

H0, H1 = "h0", "h1"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two shares of the deals that the first-named bot may win, and how often to err, in percent.

    A result in between counts its part. `risk`: of taking either for the other.
    """

    h0: int = 50
    h1: int = 55
    risk: int = 5

    @property
    def bound(self) -> float:
        """Where the log-likelihood ratio speaks clearly enough for h1, and below minus that, h0."""
        return log((100 - self.risk) / self.risk)

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of h1 to h0; `counts`: of each result, worst to best."""
        if not any(counts):
            return 0.0
        seen = [count or _NEVER_SEEN for count in counts]
        values = [place / (len(counts) - 1) for place in range(len(counts))]
        below, above = (_weights(seen, values, mean / 100) for mean in (self.h0, self.h1))
        return sum(
            count * log(low / high) for count, low, high in zip(seen, below, above, strict=True)
        )

    def decided(self, counts: Sequence[int]) -> str | None:
        """What is decided by these results, if anything: h0 or h1."""
        ratio = self.ratio(counts)
        return H1 if ratio >= self.bound else H0 if ratio <= -self.bound else None


def _weights(seen: Sequence[float], values: Sequence[float], mean: float) -> list[float]:
    """What divides the observed frequencies to make them the likeliest ones with that mean."""
    # Lagrange: p = f / (1 + x (v - mean)), with x such that p has the mean. The sum falls with x.
    off = [value - mean for value in values]
    low, high = -1 / max(off), -1 / min(off)
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        if sum(count * each / (1 + x * each) for count, each in zip(seen, off, strict=True)) > 0:
            low = x
        else:
            high = x
    return [1 + x * each for each in off]
