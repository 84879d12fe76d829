"""The plain page keeps to its own rules: its words, its size, nothing inline, no other host."""

import re

import pytest

from elferrat.locale.catalogue import keys
from elferrat.locale.values import LANGUAGES
from elferrat.server.web.client.words import described
from elferrat.server.web.page.routes import FILES
from tests.locale.sources import entries

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


def test_every_word_in_its_part_of_the_catalogue_is_said() -> None:
    there = [message.id.name for file, message in entries("en") if file == "page.ftl"]
    known = {key.removeprefix("page-") for key in there}
    assert {key for key in known - said() - CHOSEN if not key.startswith(FAMILIES)} == set()


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
