"""How much room words take in a drawing, whose font is known only where it is shown."""

from unicodedata import category, east_asian_width

ELLIPSIS = "…"
_UNSEEN = ("Mn", "Me", "Cf")  # marks above and below letters, joiners, styles of emoji
JOINER = "\u200d"  # holds composed emoji together
_NARROW = frozenset(" .,:;'’!|()[]-/1Iijlfrt")
_BROAD = frozenset("…—%&@MWmwÆŒæœЖМФШЩЫЮжмфшщыюΩΨΦωψφ")
_BOLD = 1.18  # so many times as wide as other letters; the wide scripts keep to their squares


def ems(words: str, *, bold: bool = False) -> float:
    """About how wide words are in the widest of our fonts, in sizes of their letters."""
    wide = sum(_is_wide(sign) for sign in words)
    narrower = sum(_width(sign) for sign in words if not _is_wide(sign))
    return wide + narrower * (_BOLD if bold else 1)


def shortened(words: str, room: float, *, bold: bool = False) -> str:
    """Words in so many ems: cut, with an ellipsis, where they would not find room."""
    if ems(words, bold=bold) <= room:
        return words
    kept = ""
    for sign in words:
        if ems(kept + sign + ELLIPSIS, bold=bold) > room:
            break
        kept += sign
    return kept.rstrip(f" {JOINER}") + ELLIPSIS


def _is_wide(sign: str) -> bool:
    return east_asian_width(sign) in "WF"


def _width(sign: str) -> float:
    if category(sign) in _UNSEEN:
        return 0.0
    if sign in _BROAD:
        return 0.95
    if sign in _NARROW:
        return 0.42
    return 0.72 if sign.isupper() else 0.6
