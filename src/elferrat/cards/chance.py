"""Fast chance for millions of games: a stream of numbers for every game of a seed text.

The generator is xoshiro128++ 1.0 (Blackman and Vigna, “Scrambled linear pseudorandom number
generators”, 2021): 128 bits of state, 32 bits a word. Plain ints that never pass 63 bits, so that
the compiled twin runs these very functions. What a table deals by is `elferrat.cards.shuffle`.
"""

from hashlib import sha256

STATE = 4  # words in a stream's state, and in a key
_WORD = 0xFFFFFFFF
_STEP = 0x9E3779B9  # 2³² by the golden ratio: keeps the four words of a game apart


def key_of(seed: str) -> list[int]:
    """The four 32-bit words that a seed text stands for: the first 16 bytes of its SHA-256."""
    digest = sha256(seed.encode()).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(STATE)]


def begin(stream: list[int], key: list[int], game: int) -> None:
    """Put a stream (four words) to the start of a game's own numbers; games count from 0.

    Different games of a key have different states: with the upper half of the number the same,
    each word of the state is a permutation of the lower half.
    """
    low = game & _WORD
    high = game >> 32
    for i in range(STATE):
        stream[i] = mixed(key[i] ^ mixed(mixed(high + _STEP * (i + 1) & _WORD) ^ low))
    if stream[0] == 0 and stream[1] == 0 and stream[2] == 0 and stream[3] == 0:
        stream[0] = 1  # the one state that the generator never leaves


def mixed(word: int) -> int:
    """A permutation of the 32-bit words in which every bit reaches every other.

    Shifts and factors: C. Wellons' hash prospector. Factors below 2³¹ keep products in 63 bits.
    """
    word ^= word >> 16
    word = word * 0x21F0AAAD & _WORD
    word ^= word >> 15
    word = word * 0x735A2D97 & _WORD
    return word ^ word >> 15


def next_word(stream: list[int]) -> int:
    """The next word of a stream, 0 to 2³² - 1."""
    first = stream[0]
    last = stream[3]
    word = first + last & _WORD
    word = (word << 7 & _WORD | word >> 25) + first & _WORD
    kept = stream[1] << 9 & _WORD
    third = stream[2] ^ first
    last ^= stream[1]
    stream[1] ^= third
    stream[0] = first ^ last
    stream[2] = third ^ kept
    stream[3] = last << 11 & _WORD | last >> 21
    return word


def below(stream: list[int], n: int) -> int:
    """A number from 0 to n - 1, each exactly equally likely, for n up to 2³⁰.

    D. Lemire, “Fast random integer generation in an interval”, 2019.
    """
    product = next_word(stream) * n
    if product & _WORD < n:
        least = (_WORD + 1) % n
        while product & _WORD < least:
            product = next_word(stream) * n
    return product >> 32


def shuffle(stream: list[int], cards: list[int], size: int) -> None:
    """Fisher–Yates over the first `size` cards, in place."""
    for i in range(size - 1, 0, -1):
        j = below(stream, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
