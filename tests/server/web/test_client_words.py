"""The words that a browser gets: each sentence with its holes, and all that the client says."""

import re

import pytest

from elferrat.locale.catalogue import keys
from elferrat.locale.values import LANGUAGES
from elferrat.server.web.client.words import described
from tests.locale.sources import mentions
from tests.structure.tree import ROOT

SOURCES = ROOT / "web" / "src"
SAID = re.compile(r"""\bt\(\s*"([\w-]+)\"""")
QUOTED = re.compile(r"""["'`]([\w-]+)["'`]""")
# Keys that the client puts together: what stands before or behind the part that varies.
FAMILY = re.compile(r"""`([\w-]+-)\$\{""")
ENDING = re.compile(r"""`\$\{\w+\}(-[\w-]+)`""")
TEXTS = [file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.[st]*")]


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


def test_every_word_that_the_client_names_is_in_the_catalogue() -> None:
    named = {key for text in TEXTS for key in SAID.findall(text)}
    assert "title" in named
    assert {key for key in named if f"page-{key}" not in keys("en")} == set()


def test_every_word_in_the_catalogue_is_said() -> None:
    there = {key.removeprefix("page-") for key in keys("en") if key.startswith("page-")}
    quoted = {key for text in TEXTS for key in QUOTED.findall(text)}
    families = tuple({start for text in TEXTS for start in FAMILY.findall(text)})
    endings = {end for text in TEXTS for end in ENDING.findall(text)}
    said = quoted | {key + end for key in quoted for end in endings}
    assert {key for key in there - said if not key.startswith(families)} == set()
