"""How values become words: cards, lists, numbers, and text from elsewhere."""

import pytest

from elferrat.locale.bundles import Sentences, sentences
from elferrat.locale.catalogue import card_words, keys, say
from elferrat.locale.language import language
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES, AnyOf, CardText, Verbatim, visible

CARDS = {
    ("R14", "french"): ("red 14", "Rot 14", "14 rouge", "14 rosso"),
    ("B1", "french"): ("blue 1", "Blau 1", "1 bleu", "1 blu"),
    ("*", "french"): ("joker", "Joker", "joker", "jolly"),
    ("*G9", "french"): (
        "joker as green 9", "Joker als Grün 9", "joker en 9 vert", "jolly come 9 verde"
    ),
    ("AH", "french"): ("ace of hearts", "Herz-Ass", "as de cœur", "asso di cuori"),
    ("TC", "french"): ("10 of clubs", "Kreuz-10", "10 de trèfle", "10 di fiori"),
    ("QS", "french"): ("queen of spades", "Pik-Dame", "dame de pique", "donna di picche"),
    ("JD", "french"): ("jack of diamonds", "Karo-Bube", "valet de carreau", "fante di quadri"),
    ("KC", "german"): ("king of acorns", "Eichel-König", "roi de glands", "re di ghiande"),
    ("QS", "german"): ("Ober of leaves", "Laub-Ober", "Ober de feuilles", "Ober di foglie"),
    ("JH", "german"): ("Unter of hearts", "Herz-Unter", "Unter de cœurs", "Unter di cuori"),
    ("7D", "german"): ("7 of bells", "Schellen-7", "7 de grelots", "7 di sonagli"),
}  # fmt: skip


@pytest.mark.parametrize(("card", "pack"), CARDS)
def test_cards_in_words(card: str, pack: str) -> None:
    assert tuple(card_words(card, lang, pack) for lang in LANGUAGES) == CARDS[card, pack]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", ["french", "german"])
def test_all_cards_of_a_pack_differ(lang: str, pack: str) -> None:
    cards = [rank + suit for suit in "CSHD" for rank in "789TJQKA"]
    assert len({card_words(card, lang, pack) for card in cards}) == 32
    rows = [colour + str(number) for colour in "RYGB" for number in range(1, 22)]
    assert len({card_words(card, lang) for card in rows}) == 84


def test_lists_are_joined() -> None:
    three = AnyOf((CardText("R1"), CardText("Y2"), CardText("G3")))
    spoken = say("bad-field", {"known": three})
    assert spoken == "There is no such field; possible are red 1, yellow 2 or green 3."
    assert "Rot 1, Gelb 2 oder Grün 3" in say("bad-field", {"known": three}, "de")
    assert "1 rouge, 2 jaune ou 3 vert" in say("bad-field", {"known": three}, "fr")
    assert "1 rosso, 2 giallo o 3 verde" in say("bad-field", {"known": three}, "it")
    assert say("bad-field", {"known": ("a", "b", "c")}).endswith("possible are a, b, c.")
    assert say("bad-field", {"known": AnyOf(("a",))}).endswith("possible are a.")
    assert say("bad-field", {"known": AnyOf()}).endswith("possible are .")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_never_grouped(lang: str) -> None:
    spoken = say("bad-range", {"value": -1234567, "low": 0, "high": 10_000}, lang)
    assert "-1234567" in spoken
    assert "10000" in spoken
    assert "12345678901234567890" in say("bad-range", {"value": 12345678901234567890}, lang)


def test_plural_forms() -> None:
    assert "one card" in say("refusal-E10-stock", {"count": 1})
    assert "2 cards" in say("refusal-E10-stock", {"count": 2})
    assert "noch eine Karte" in say("refusal-E10-stock", {"count": 1}, "de")
    assert "noch 2 Karten" in say("refusal-E10-stock", {"count": 2}, "de")
    assert "1 carte dans" in say("refusal-E10-stock", {"count": 1}, "fr")
    assert "2 cartes dans" in say("refusal-E10-stock", {"count": 2}, "fr")
    assert "c’è ancora una carta" in say("refusal-E10-stock", {"count": 1}, "it")
    assert "ci sono ancora 2 carte" in say("refusal-E10-stock", {"count": 2}, "it")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "true"), (None, "null"), (1.5, "1.5"), ([1, "ü"], '[1, "ü"]'), ({}, "{}"),
        ("x\ny", "x\\ny"), ("\ud800", "\\ud800"), ("\x1b[2J", "\\x1b[2J"),
        ("a" * 90, "a" * 40 + "…"),
        ("\u202egnp", "\\u202egnp"), ("Ana\u00a0M", "Ana\u00a0M"), ("👩\u200d🚀", "👩\u200d🚀"),
        (10**4000, "1" + "0" * 39 + "…"),
    ],
)  # fmt: skip
def test_foreign_values_are_shown_on_one_line(value: object, shown: str) -> None:
    expected = f"“{shown}” is not possible here; choose a."
    assert say("bad-value", {"value": value, "known": "a"}) == expected


def test_verbatim_text_may_be_longer_than_fluent_allows() -> None:
    path = "folder/" * 1000
    assert say("instead", {"moves": Verbatim(path)}) == f"You could play: {path}."


def test_a_place_is_shown_on_one_line_and_cut() -> None:
    assert Unusable("a\nb", "bad-list").text().startswith("a\\nb: This must")
    assert Unusable("x" * 1000, "bad-list").text().startswith("x" * 300 + "…: This must")
    assert Unusable("", "bad-list").text() == "This must be a JSON list, in square brackets."
    assert visible("short", 5) == "short"


def test_an_unknown_key_is_said_as_it_is() -> None:
    assert say("no-such-key", {}, "de") == "no-such-key"


def test_a_language_without_a_sentence_falls_back_to_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sentences("it")._sources, "refusal-over")
    assert say("refusal-over", {}, "it") == "The game is over."
    assert "refusal-over" not in keys("it")


def test_errors_of_a_sentence_are_told() -> None:
    text, errors = Sentences("en").say("refusal-E2", {})
    assert text == "The opening card is opening: it is laid before any other."
    assert len(errors) == 1


def test_the_language_is_the_wanted_one_else_that_of_the_locale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert language() == "de"
    assert language("it") == "it"
    monkeypatch.setenv("LC_MESSAGES", "C")
    assert language() == "en"
    with pytest.raises(
        Unusable, match="--lang: “xx” is not possible here; choose en, de, fr or it"
    ):
        language("xx")
