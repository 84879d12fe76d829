"""What people may write as names and in chat: all that is language, nothing that is a trick."""

import re
from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elferrat.locale.catalogue import keys, say
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES
from elferrat.server.names import (
    MOST_CHAT,
    MOST_NAME,
    PHRASES,
    clean_chat,
    clean_name,
    forms,
    same_name,
)

GOOD_NAMES = [
    "Anna", "Ömer Ünal", "Søren", "Łukasz", "Nguyễn Văn", "D’Arcy", "O'Neill", "Jean-Luc 2",
    "محمد", "שלום", "王小明", "さくら", "김민수", "Дмитрий", "Ελένη", "অমিত", "नीरजा", "สมชาย",
    "ที่รัก", "မျှော်", "မြို့", "ქეთი", "Anna 🎉", "👩🏽‍🚀 Ada", "1️⃣ eins", "❤️ Bo", "ශ්‍රී",
    "می‌خواهم", "11", "é́", "Botond", "Robot", "Hostess", "Sam & Max", "a_b.c", "Platzhirsch",
]  # fmt: skip

BAD_SIGNS = [
    "\u202eevil", "a\u200bb", "a\u200eb",
    "a\u2066b\u2069", "a\x00b", "a\x1b[2Jb", "a\nb", "a\tb", "a\u2028b", "\ud800", "a\udfffb",
    "\ue000", "a\U000e0041", "a\u200db", "\u200da", "a\u200d", "a\ufe0fb", "\ufe0fa",
    "a\ufeffb", "a\u00adb", "\uffffa", "\u0378a", "a\u3164b", "a\u2800b", "a\u115fb",
    "a\u034fb", "a\U000e0100", "a\u200cb", "a\x85b", "a\ufff9b",
]  # fmt: skip

HEAPS = [
    "\u0301a", "a \u0301b", "q\u0301\u0302\u0303", "Z̵̡̛̦a", "q\u0301\u0301", "ส็็",
    "a\u20dd\u20de\u20df", "က\u103b\u103c\u103d\u103e\u1031\u102c",
]  # fmt: skip

RESERVED = [
    "seat 1", "Seat 12", "SEAT1", "Platz 3", "siège 2", "place 4", "posto 1", "Bot", "bot Anna",
    "BOT-1", "Bot1", "ｂｏｔ x", "host", "Host", "Gastgeber", "hôte", "ospite", "admin",
    "ADMIN", "a d m i n", "ａｄｍｉｎ", "Administrator", "Elferrat", "elfer rat", "Player 1",
    "Spieler 2", "server", "Moderator",
]  # fmt: skip


def refusal(text: str, clean: object = clean_name) -> str:
    """The key of the refusal of a text."""
    assert callable(clean)
    with pytest.raises(Unusable) as caught:
        clean(text)
    for lang in LANGUAGES:
        sentence = caught.value.text(lang)
        assert sentence.replace("\u00a0", " ").isprintable(), sentence
        assert len(sentence) < 300
    return caught.value.message.key


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == normalize("NFC", name)
    assert clean_chat(name) == normalize("NFC", name)


@pytest.mark.parametrize(
    "text", ["<script>hi()</script>", "I <3 you", "a < b && b > c", "&lt;b&gt;", "{name}"]
)
def test_chat_is_data_and_names_hold_no_tags(text: str) -> None:
    assert clean_chat(text) == text
    if set("<>") & set(text):
        assert refusal(text) == "text-sign"


@pytest.mark.parametrize("text", BAD_SIGNS)
def test_tricks_are_refused_in_names_and_in_chat(text: str) -> None:
    assert refusal(text) == "text-sign"
    assert refusal(text, clean_chat) == "text-sign"


def test_a_refusal_names_the_sign_and_its_place() -> None:
    with pytest.raises(Unusable, match=re.escape("name: The character U+202E in place 3 is")):
        clean_name(" ab\u202ecd")
    with pytest.raises(Unusable, match=re.escape("name: The character < in place 3 is")):
        clean_name("I  <3 you")


@pytest.mark.parametrize("text", HEAPS)
def test_heaps_of_marks_are_refused(text: str) -> None:
    assert refusal(text) == "text-marks"
    assert refusal(text, clean_chat) == "text-marks"


@pytest.mark.parametrize("name", RESERVED)
def test_names_of_the_server_are_refused(name: str) -> None:
    assert refusal(name) == "name-reserved"
    assert clean_chat(name)


MIXED = [
    "\u0410da",  # a Cyrillic A
    "Ad\u0430", "\u0391da", "Ad\u03b1 2", "Дмитрий D", "\u0421\u03bf", "𝐀\u0434", "Ａ\u0434",
]  # fmt: skip


@pytest.mark.parametrize("name", MIXED)
def test_scripts_that_look_alike_are_not_mixed_in_a_name(name: str) -> None:
    assert refusal(name) == "text-mixed"
    assert clean_chat(name)


@pytest.mark.parametrize(
    "name",
    ["Bo さくら", "王 Li", "Kim 김", "Sam محمد", "Иван 王", "Ελένη 🎉", "A ש", "Ivan 2", "नीर Bo"],
)
def test_other_scripts_may_stand_beside_each_other(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["!?", "🎉", "❤️", "...", "_", "👩‍🚀"])
def test_a_name_needs_a_letter_or_digit_and_chat_does_not(name: str) -> None:
    assert refusal(name) == "name-no-letter"
    assert clean_chat(name) == name


@pytest.mark.parametrize("text", ["", " ", "\n", "\u3000\u00a0"])
def test_nothing_is_refused(text: str) -> None:
    assert refusal(text) == refusal(text, clean_chat) == "text-empty"


def test_blanks_become_single_ones() -> None:
    assert clean_name("  Anna \u00a0\u3000 Bo\n") == "Anna Bo"


def test_letters_are_composed_before_they_are_counted() -> None:
    assert clean_name("U\u0308" * MOST_NAME) == "Ü" * MOST_NAME


@pytest.mark.parametrize(("clean", "most"), [(clean_name, MOST_NAME), (clean_chat, MOST_CHAT)])
def test_lengths_have_an_end(clean: object, most: int) -> None:
    assert callable(clean)
    assert clean("a" * most) == "a" * most
    assert refusal("a" * (most + 1), clean) == "text-long"
    assert refusal("a" * 1_000_000, clean) == "text-long"
    assert refusal("\u0301" * 1_000_000, clean) == "text-long"
    assert refusal(" " * 1_000_000, clean) == "text-long"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "aNNA"), ("Anna Bo", "Anna\u00a0Bo"), ("AnnaBo", "Anna Bo"),
        ("Straße", "STRASSE"), ("Anna", "Ａｎｎａ"), ("ﬁn", "fin"), ("👩‍🚀a", "👩🚀a"),
        ("می‌خواهم", "میخواهم"), ("❤️a", "❤a"), ("é", "e\u0301"), ("Ⅳ", "iv"), ("a´", "á"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert same_name(one) == same_name(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("e", "é"), ("Max 1", "Max 2")])
def test_other_names_differ(one: str, other: str) -> None:
    assert same_name(one) != same_name(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("\u0410\u0441\u0435", "Ace"),  # in Cyrillic
        ("\u0410\u041d\u041d\u0410", "Ahha"), ("\u039d\u03b9\u03ba\u03bf", "Niko"),
        ("\u0412\u041e\u0412\u0410", "\u0432\u043e\u0432\u0430"),
        ("\u0412\u041e\u0412\u0410", "Boba"), ("Anna", "ANNA"),
        ("\u04c0\u0412\u0410", "IBA"), ("\u037f\u03bf\u03b1", "Joa"),
        ("\u03f9\u03bf\u03c1\u03b1", "Copa"), ("\u03f2\u03bf\u03c1\u03b1", "copa"),
    ],
)  # fmt: skip
def test_names_of_two_scripts_may_look_alike(one: str, other: str) -> None:
    assert forms(one) & forms(other)
    assert clean_name(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("\u0410\u043d\u043d\u0430", "Anna"), ("\u0412\u043e\u0432\u0430", "Boba"), ("Ace", "Ice")],
)
def test_names_of_two_scripts_that_look_different_are_two(one: str, other: str) -> None:
    assert not forms(one) & forms(other)


def test_a_name_of_the_server_is_refused_in_letters_of_another_script() -> None:
    assert refusal("\u041d\u041e\u0405\u0422") == "name-reserved"  # HOST


TRICKY = st.text(
    st.sampled_from(
        "aÄ1 é<\u0301\u0308\u200d\u200c\ufe0f🎉👩🏽\u202e\x00\u3164\u00a0\n\u094dक\ud800"
    )
    | st.characters(),
    max_size=40,
)


@given(TRICKY)
def test_what_is_accepted_is_clean_and_stays_accepted(text: str) -> None:
    try:
        name = clean_name(text)
    except Unusable:
        return
    assert clean_name(name) == name == clean_chat(name) == normalize("NFC", name)
    assert 1 <= len(name) <= MOST_NAME
    assert name == name.strip()
    assert not set("<>\n\x00\u202e\u3164") & set(name)
    assert not any(category(sign) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for sign in name)
    assert same_name(name) == same_name(same_name(name))
    name.encode()


@given(st.text(max_size=300))
def test_chat_is_cleaned_or_refused(text: str) -> None:
    try:
        clean = clean_chat(text)
    except Unusable:
        return
    assert clean == clean_chat(clean)
    assert len(clean.splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_are_said_in_every_language(lang: str) -> None:
    said = [say(f"phrase-{phrase}", {}, lang) for phrase in PHRASES]
    assert len(set(said)) == len(PHRASES) >= 10
    there = {key for key in keys(lang) if key.startswith("phrase-")}
    assert there == {f"phrase-{phrase}" for phrase in PHRASES}
    assert all(clean_chat(sentence) for sentence in said)
