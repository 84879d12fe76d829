"""The plain page keeps to its own rules: its words, its size, nothing inline, no other host."""

import re

import pytest

from elferrat.locale.catalogue import keys
from elferrat.locale.values import LANGUAGES
from elferrat.server.web.page.routes import FILES
from elferrat.server.web.page.words import described
from tests.locale.sources import mentions

TEXTS = {name: found.content.decode() for name, found in FILES.items()}
SCRIPTS = {name: text for name, text in TEXTS.items() if name.endswith(".js")}
PAGES = {name: text for name, text in TEXTS.items() if name.endswith(".html")}
SAID = re.compile(r"""\b(?:t|line|button|of)\("([\w-]+)"|data-t="([\w-]+)\"""")
# Keys that a script puts together: what stands before the part that varies.
FAMILIES = ("log-", "by-", "clock-")
# Chosen by a condition within one call, or said by the server.
CHOSEN = {"not-ready", "ready", "rematch", "no-rematch", "withdraw", "refuse", "noscript"}


def said() -> set[str]:
    """The keys that pages and scripts name outright."""
    found = {key for text in TEXTS.values() for groups in SAID.findall(text) for key in groups}
    return found - {""}


def test_every_word_that_the_page_says_is_in_the_catalogue() -> None:
    known = {key.removeprefix("page-") for key in keys("en") if key.startswith("page-")}
    known |= set(described("en")["keys"])
    assert len(said()) > 60
    assert said() - known == set()


def test_every_word_in_the_catalogue_is_said() -> None:
    known = {key.removeprefix("page-") for key in keys("en") if key.startswith("page-")}
    assert {key for key in known - said() - CHOSEN if not key.startswith(FAMILIES)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variables_stay_open_for_the_browser(lang: str) -> None:
    page = described(lang)["page"]
    for key, found in mentions(lang).items():
        if key.startswith("page-"):
            sentence = page[key.removeprefix("page-")]
            assert set(re.findall(r"\{(\w+)\}", sentence)) == found.variables, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_are_said_for_oneself_and_for_others(lang: str) -> None:
    words = described(lang)
    pairs = [
        *words["events"].values(), *words["drew"],
        *words["bonus"].values(), *words["bonus_lost"].values(),
    ]  # fmt: skip
    for mine, theirs in pairs:
        assert mine
        assert "{name}" not in mine
        assert "{name}" in theirs or mine == theirs
    assert len(words["cards"]) == 1 + 4 * 21 + 32


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_loaded_from_another_host(name: str) -> None:
    text = TEXTS[name].replace("http://www.w3.org/2000/svg", "")
    assert not re.findall(r"""https?://|["'(]//""", text)


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_inline_that_the_policy_forbids(name: str) -> None:
    page = PAGES[name]
    assert re.search(r"\sstyle=|\son\w+=|<style", page) is None
    for attributes, content in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL):
        assert "src=" in attributes
        assert not content


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_makes_markup_of_text(name: str) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|\.style\b"
    assert not re.findall(forbidden, SCRIPTS[name])


@pytest.mark.parametrize("name", [*PAGES, *SCRIPTS])
def test_every_file_that_is_named_is_there(name: str) -> None:
    named = re.findall(r"""(?:"/page/|from "\./)([\w.-]+)\"""", TEXTS[name])
    assert named or name == "words.js"
    assert set(named) <= set(FILES)


def test_the_page_is_small() -> None:
    lines = {name: text.count("\n") for name, text in SCRIPTS.items()}
    assert max(lines.values()) < 300
    assert sum(len(text) for text in TEXTS.values()) < 80_000


def test_pages_say_so_where_there_is_no_script() -> None:
    for page in PAGES.values():
        assert page.count("JavaScript") == len(LANGUAGES)


def test_live_regions_stand_in_the_page_from_its_start() -> None:
    table = PAGES["table.html"]
    assert 'id="log" role="log"' in table
    for region in ("link", "turn", "refusal"):
        assert f'id="{region}" role="status"></' in table
