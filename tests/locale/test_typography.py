"""Each language in its own marks: quotation, blanks, whole sentences as complaints."""

import re

import pytest

from elferrat.locale.values import LANGUAGES
from tests.locale.sources import PACKAGE

FOREIGN = {"en": "„«»", "de": "«»”", "fr": "“”„", "it": "“”„"}

# What follows a place as one line on standard error, with its remedy.
COMPLAINTS = re.compile(
    "bad-|cannot-|score-(bad|below|one-out|too-many|other|no-|slate-is)|hint-(bad|not)"
    "|terminal-(too-many|many-names|bad-name|same-name|other-game|with-position|odd|no-game)"
)


def texts(lang: str) -> dict[str, str]:
    """What stands behind each key in the files of a language, remarks left out."""
    found: dict[str, str] = {}
    for file in (PACKAGE / "locale" / lang).glob("*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        source = "".join(line for line in lines if not line.startswith("#"))
        entries = re.split(r"^([a-zA-Z][\w-]*) =", source, flags=re.MULTILINE)[1:]
        found |= {key: text.strip() for key, text in zip(entries[::2], entries[1::2], strict=True)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    for key, text in texts(lang).items():
        assert not set(FOREIGN[lang]) & set(text), key


def test_french_marks_are_not_left_alone_by_their_blank() -> None:
    for key, text in texts("fr").items():
        assert not re.search(r" [;:»]|« |[^\u00a0]»", text), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_complaints_are_whole_sentences(lang: str) -> None:
    asked = {key: text for key, text in texts(lang).items() if COMPLAINTS.match(key)}
    assert len(asked) > 50
    for key, text in asked.items():
        first = re.search(r"^[^{]|(?<=\[one\] ).", text)
        assert first is None or not first[0].islower() or text.startswith("{ $most"), key
        assert text.rstrip("}\n ").endswith("."), key


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_names_of_games_stand_alone(lang: str) -> None:
    """After a preposition "Böhmischer Schneider" would be bent, and "Elfern" would ask for "d’"."""
    assert re.search(r":\s\{ \$name \}$", texts(lang)["page-rules-of"])
