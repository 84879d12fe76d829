"""The shuffle that anyone can repeat (contract 4): SHA-256 words, `below`, Fisher–Yates."""

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Any

_WORDS_A_DIGEST = 8
_WORD_RANGE = 2**32


class Stream:
    """The endless sequence of 32-bit words that a seed text stands for."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._digests = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next word, 0 to 2³² - 1: eight big-endian words from SHA-256 of `SEED:i`."""
        if not self._words:
            digest = sha256(f"{self.seed}:{self._digests}".encode()).digest()
            self._digests += 1
            self._words = [
                int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(_WORDS_A_DIGEST)
            ]
            self._words.reverse()
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: words past the last n are skipped."""
        limit = _WORD_RANGE // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Fisher–Yates in place: for i from last down to 1, swap cards i and below(i + 1)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def lots(seed: str) -> Stream:
    """The stream for lots outside a deal (F3, F11, X4): that of `SEED:lot`."""
    return Stream(f"{seed}:lot")
