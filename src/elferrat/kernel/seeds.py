"""The words that a seed text stands for."""

from elferrat.cards.chance import key_of
from elferrat.locale.message import Unusable


def seed_key(seed: object) -> list[int]:
    """The key of a seed text (`cards.chance.key_of`).

    Raises:
        Unusable: it is no text that UTF-8 can write.
    """
    try:
        return key_of(seed if isinstance(seed, str) else "\ud800")
    except UnicodeEncodeError:
        raise Unusable("seed", "bad-seed") from None
