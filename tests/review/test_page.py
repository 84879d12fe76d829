"""The page of a review: well-formed, needs nothing else, says the same in four languages."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from xml.etree import ElementTree

import pytest

from elferrat.locale.values import LANGUAGES
from elferrat.picture.lettering import ems
from elferrat.review.page import POLICY, page
from elferrat.review.reviewing import Review, review
from elferrat.review.telling import DECISION_COLUMNS, SEAT_COLUMNS
from tests.review.handmade import GAMES
from tests.review.test_blunders import by_chance

SVG = "{http://www.w3.org/2000/svg}"
REVIEWS = [*GAMES, "three"]
HOSTILE = '<script>alert("1")</script> & ⟦0⟧'


@cache
def made(name: str) -> Review:
    record = by_chance("elfer", "page", 3) if name == "three" else GAMES[name]().record
    record.players[0] = HOSTILE
    return review(record, playouts=40, go_on=lambda done, count: done < 30)


def tree(text: str) -> ElementTree.Element:
    """The page as XML: every tag is closed, apart from those that HTML leaves open."""
    text = text.removeprefix("<!doctype html>\n")
    return ElementTree.fromstring(re.sub(r"<(meta [^>]*)>", r"<\1/>", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REVIEWS)
def test_a_page_is_well_formed_and_whole(name: str, lang: str) -> None:
    found = made(name)
    text = page(found, lang)
    root = tree(text)
    assert root.get("lang") == lang
    assert "{" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    seats, decisions = root.iter("table")
    assert [len(row) for row in seats.iter("tr")] == [1 + len(found.seats)] * len(SEAT_COLUMNS)
    assert [len(row) for row in decisions.iter("tr")] == (
        [len(DECISION_COLUMNS)] * (1 + len(found.decisions))
    )
    charts = [svg for svg in root.iter(f"{SVG}svg") if svg.get("class") == "chart"]
    assert len(charts) == 1
    assert charts[0].get("aria-label")
    sections = list(root.iter("section"))
    assert len(sections) == len(found.turns)
    assert all(len(list(each.iter(f"{SVG}svg"))) == 1 for each in sections)
    marked = [row for row in root.iter("tr") if row.get("class") == "mistake"]
    assert len(marked) == sum(each.mistake for each in found.decisions)
    assert all("✗" in "".join(row.itertext()) for row in marked)
    assert HOSTILE in "".join(root.itertext())


@pytest.mark.parametrize("name", REVIEWS)
def test_pictures_call_seats_by_their_names(name: str) -> None:
    found = made(name)
    assert found.turns
    for section in tree(page(found, "en")).iter("section"):
        shown = [text.text or "" for text in section.iter(f"{SVG}text") if text.get("data-ems")]
        assert len(shown) == len(found.record.players)
        assert set(found.record.players[1:]) <= set(shown)
        (long,) = {*shown}.difference(found.record.players[1:])
        assert long.endswith("…")
        assert HOSTILE.startswith(long[:-1])


@pytest.mark.parametrize("name", REVIEWS)
def test_every_name_in_a_picture_says_its_room_and_keeps_to_it(name: str) -> None:
    """Whoever writes other names into the page goes by that."""
    text = page(made(name), "en")
    found = [each for each in tree(text).iter(f"{SVG}text") if each.get("data-ems")]
    assert len(found) == len(re.findall(r'data-ems="[\d.]+">', text))
    assert any("name" in each.get("class", "") for each in found)
    for each in found:
        assert ems(each.text or "", bold=True) <= float(each.get("data-ems", ""))


def test_a_page_on_a_server_leads_back_to_its_game() -> None:
    found = made("elfern")
    links = [each.get("href") for each in tree(page(found, "en", game="/r/a&b")).iter("a")]
    there = [link for link in links if link and not link.startswith("#")]
    assert there == ["/?lang=en", "/r/a&b", *(f"/r/a&b#{turn.number}" for turn in found.turns)]


@pytest.mark.parametrize("name", REVIEWS)
def test_a_page_needs_nothing_from_anywhere(name: str) -> None:
    text = page(made(name), "en")
    root = tree(text)
    links = [value for each in root.iter() for key, value in each.items() if "href" in key]
    ids = {each.get("id") for each in root.iter()}
    assert all(link.startswith("#") and link[1:] in ids for link in links)
    named = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert not named & {"script", "img", "link", "iframe", "image", "use", "object"}
    assert set(re.findall(r"https?://[^\s\"'<]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in text
    assert "@import" not in text


def test_the_policy_fits_the_one_style_of_a_page() -> None:
    (style,) = re.findall(r"<style>(.*?)</style>", page(made("elfern"), "en"), re.DOTALL)
    assert f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" in POLICY
    assert not re.search(r"\sstyle=", page(made("elfern"), "en"))


def test_languages_differ_in_words_only() -> None:
    pages = {lang: page(made("three"), lang) for lang in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    shapes = {lang: [each.tag for each in tree(text).iter()] for lang, text in pages.items()}
    assert all(shape == shapes["en"] for shape in shapes.values())


def test_every_line_of_a_chart_is_told_apart_without_colour() -> None:
    text = page(made("three"), "en")
    dashes = {
        re.search(rf"\.line\.seat{seat} {{[^}}]*stroke-dasharray: ([^;]+);", text)[1]  # type: ignore[index]
        for seat in range(6)
    }
    assert len(dashes) == 6
    names = re.findall(r'<text class="name seat(\d)"', text)
    assert sorted(names) == ["0", "1", "2"]
