"""Names and chat texts: what people may write, made uniform; and set phrases where they may not.

Nothing invisible, nothing that turns the direction of a line, no heaps of marks. Scripts, accents
and emoji stay as they are.
"""

import re
from unicodedata import bidirectional, category, combining, normalize
from unicodedata import name as unicode_name

from elferrat.locale.message import Unusable

MOST_NAME = 24
MOST_CHAT = 200

# Each has its sentence `phrase-…` in the catalogue, in the order of a menu.
PHRASES = (
    "hello",
    "good_luck",
    "have_fun",
    "well_played",
    "nice_game",
    "thanks",
    "sorry",
    "oops",
    "one_moment",
    "your_turn",
    "again",
    "bye",
)

_TAGS = "<>"  # no name needs them
_JOINERS = "\u200c\u200d"
_VIRAMA = 9  # the combining class of signs after which scripts of India use joiners
_STACKS = 200  # combining classes from here on put marks above, below or through a sign
_MOST_STACKED = 2
_MOST_MARKS = 5  # in a row; Burmese needs that many
_LONG = 8  # so many times too long is not even looked at

# Letters and marks that show nothing, though Unicode does not call them controls.
_UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE0E)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_STYLES = "\ufe0e\ufe0f"  # of the emoji before them
_KEYS = "0123456789#*"  # signs that a style makes a key on a keyboard

# Scripts with letters that look the same, by a word in the Unicode names of their letters.
_ALIKE = frozenset(("LATIN", "CYRILLIC", "GREEK"))

# Their letters that look like a Latin one, and that one: capitals and small ones apart, since many
# look otherwise than their capital.
_LATIN = str.maketrans(
    "\u0410\u0412\u0421\u0415\u041d\u0406\u04c0\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425"
    "\u0423\u04ae\u051a\u051c\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0445\u0443"
    "\u0501\u051b\u051d\u04bb\u04cf"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
    "\u037f\u03f9\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5\u03f2\u03f3",
    "ABCEHIIJKMOPSTXYYQWaceijopsxydqwhlABEZHIKMNOPTYXJCaikvopucj",
)

# What a name must not be as a whole, and how it must not begin, as `same_name` writes it.
_RESERVED = frozenset(
    {
        "elferrat", "admin", "administrator", "administrateur", "administratrice",
        "amministratore", "amministratrice", "host", "gastgeber", "gastgeberin", "hôte",
        "hôtesse", "ospite", "ospitante", "server", "serveur", "system", "système", "sistema",
        "moderator", "moderateur", "modérateur", "moderatore", "autopilot", "spectator",
        "zuschauer", "spectateur", "spettatore",
    }
)  # fmt: skip
_RESERVED_FORMS = re.compile(r"(?:seat|platz|siège|place|posto|player|spieler|joueur|giocatore)\d*")
_BOT = re.compile(r"^bots?(?![^\W\d_])", re.IGNORECASE)


def clean_name(text: str) -> str:
    """A name as it is kept: composed, trimmed, single blanks, 1 to 24 signs.

    Raises:
        Unusable: it is empty or too long, holds signs that names cannot have, has no letter or
            digit, mixes scripts whose letters look alike, or belongs to the server (`seat 1`,
            `bot …`, `admin`).
    """
    name = _clean(text, MOST_NAME, "name", _TAGS)
    if not any(category(sign)[0] in "LN" for sign in name):
        raise Unusable("name", "name-no-letter")
    if len(_scripts_alike(name)) > 1:
        raise Unusable("name", "text-mixed")
    if _is_reserved(name):
        raise Unusable("name", "name-reserved", name=name)
    return name


def clean_chat(text: str) -> str:
    """A text of chat as it is sent: composed, trimmed, single blanks, 1 to 200 signs.

    It is data wherever it is shown, never markup: `<3` may be said.

    Raises:
        Unusable: it is empty or too long, or holds signs that chat cannot have.
    """
    return _clean(text, MOST_CHAT, "text")


def same_name(text: str) -> str:
    """What two names must not have in common: without case, blanks, joiners and styles."""
    folded = normalize("NFKC", normalize("NFKC", text).casefold())
    hidden = _UNSEEN.union(_JOINERS, _STYLES)
    shown = "".join(sign for sign in folded if not sign.isspace() and sign not in hidden)
    return normalize("NFKC", shown)


def forms(text: str) -> set[str]:
    """What a name is and what it looks like, as `same_name` writes both: two names of which one
    form is the same are taken for each other.
    """
    # Composed first, since an accent makes another letter; NFKC would make \u03f2 a plain sigma.
    plain = normalize("NFKC", normalize("NFC", text).translate(_LATIN))
    return {same_name(text), same_name(plain.translate(_LATIN))}


def unlike(name: str, taken: set[str]) -> str:
    """A name of which no form is among the `taken` ones: with a number, if need be, since children
    of one family like the same names.
    """
    given, count = name, 1
    while forms(given) & taken:
        count += 1
        given = f"{name} {count}"
    return given


def _scripts_alike(name: str) -> set[str]:
    """The scripts of `_ALIKE` from which a name has letters; styled letters count as plain ones."""
    letters = [sign for sign in normalize("NFKC", name) if category(sign)[0] == "L"]
    return {word for sign in letters for word in unicode_name(sign, "").split() if word in _ALIKE}


def _is_reserved(name: str) -> bool:
    if _BOT.match(normalize("NFKC", name)):
        return True
    return any(form in _RESERVED or _RESERVED_FORMS.fullmatch(form) for form in forms(name))


def _clean(text: str, most: int, place: str, barred: str = "") -> str:
    if len(text) > _LONG * most:
        raise Unusable(place, "text-long", most=most, count=len(text))
    clean = normalize("NFC", text.strip())
    clean = "".join(" " if category(sign) == "Zs" else sign for sign in clean)
    clean = re.sub(" {2,}", " ", clean).strip()
    if not clean:
        raise Unusable(place, "text-empty")
    if len(clean) > most:
        raise Unusable(place, "text-long", most=most, count=len(clean))
    for at, sign in enumerate(clean):
        if sign in barred or not _may_stand(clean, at):
            shown = sign if sign in _TAGS else f"U+{ord(sign):04X}"
            raise Unusable(place, "text-sign", sign=shown, at=at + 1)
    _check_marks(clean, place)
    return clean


def _may_stand(text: str, at: int) -> bool:
    """Whether a sign may stand where it stands."""
    sign, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if sign in _UNSEEN:
        return False
    if sign in _JOINERS:
        return _joins(sign, before, after)
    if sign in _STYLES:
        return before != "" and (category(before)[0] in "SP" or before in _KEYS)
    return category(sign)[0] != "C" and category(sign) not in ("Zl", "Zp")


def _joins(sign: str, before: str, after: str) -> bool:
    """Whether a joiner has something to join: emoji, or letters of scripts that need it."""
    if not before or not after:
        return False
    if combining(before) == _VIRAMA:
        return True
    if sign == "\u200c":
        return bidirectional(before) == bidirectional(after) == "AL"
    pictures = ("So", "Sk")  # pictures, and the skins they may have
    return (category(before) in pictures or before in _STYLES) and category(after) == "So"


def _check_marks(text: str, place: str) -> None:
    """Refuse marks with nothing to stand on, and heaps of them."""
    row = ""
    for at, sign in enumerate(text):
        if category(sign)[0] != "M" or sign in _STYLES:
            row = ""
            continue
        if at == 0 or text[at - 1] == " ":
            raise Unusable(place, "text-marks")
        stacked = sum(combining(mark) >= _STACKS or category(mark) == "Me" for mark in row + sign)
        if row[-1:] == sign or stacked > _MOST_STACKED or len(row) == _MOST_MARKS:
            raise Unusable(place, "text-marks")
        row += sign
