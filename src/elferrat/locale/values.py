"""What a message's arguments may be, and how foreign text is made fit for one line."""

from unicodedata import category

LANGUAGES = ("en", "de", "fr", "it")
PACKS = ("french", "german")  # whose words trick cards have

_JOINER = "\u200d"  # holds composed emoji together, in people's names


def visible(text: str, longest: int) -> str:
    """Foreign text fit for one line: control characters escaped, and cut after `longest` signs."""
    if len(text) > longest:
        text = f"{text[:longest]}…"
    if text.isprintable():
        return text
    return "".join([sign if _shows(sign) else ascii(sign)[1:-1] for sign in text])


def _shows(sign: str) -> bool:
    return sign.isprintable() or sign == _JOINER or category(sign) == "Zs"


class CardText(str):
    """A card or cell in notation (`R12`, `*`, `AH`) that a sentence shows in words."""

    __slots__ = ()


class Verbatim(str):
    """Text that a sentence takes over as it is, however long."""

    __slots__ = ()


class AnyOf(tuple[str, ...]):
    """Texts or cards that a sentence joins with “or”."""

    __slots__ = ()
