"""The rules for players: a page for each game and language, alike in all but the words.

A clause has its anchor, `<a id="X20"></a>`, right before the sentence that tells it, and is cited
in brackets, `(X20)`, behind it. Anchors are the only HTML, so any Markdown viewer and a simple
renderer keep them: a refusal links to `extra.md#X20`. Other mentions are links, `[X20](#X20)`.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from elferrat.games import NAMES, game_named
from elferrat.games.options import written
from elferrat.locale.catalogue import say
from elferrat.locale.values import LANGUAGES
from tests.locale.test_typography import FOREIGN
from tests.structure.test_rulebook_ids import IDS
from tests.structure.tree import ROOT

FOLDER = ROOT / "docs" / "rules"
LETTERS = {"elfer": "EV", "extra": "X", "elfern": "F", "schneider": "S"}
PAGES = [(lang, game) for lang in LANGUAGES for game in NAMES]

CODE = re.compile(r"`[^`]+`")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)]*)\)")
MARKER = re.compile(r"#+ |- |\d+\. |\|")


def path(lang: str, game: str) -> Path:
    """Where a page lies."""
    return FOLDER / lang / f"{game}.md"


@cache
def blocks(lang: str, game: str) -> tuple[str, ...]:
    """Headings, paragraphs, list items and table rows of a page, each in one line."""
    found = [""]
    for line in path(lang, game).read_text(encoding="utf-8").splitlines():
        if not line or MARKER.match(line):
            found.append(line)
        else:
            found[-1] = f"{found[-1]} {line.strip()}".strip()
    return tuple(block for block in found if block)


def text(lang: str, game: str) -> str:
    """A page without its line breaks."""
    return "\n".join(blocks(lang, game))


def numbers(block: str) -> Counter[str]:
    """How often each number stands in a block; German says “Elf” where others write 11."""
    return Counter(re.findall(r"\d+", re.sub(r"\bElf(en)?\b", "11", block)))


def kind(block: str) -> str:
    """What a block is: the sign it begins with, or nothing for a paragraph."""
    marker = MARKER.match(block)
    return marker[0] if marker else ""


every_page = pytest.mark.parametrize(("lang", "game"), PAGES)


def test_there_is_a_page_for_each_game_and_language_and_no_other_file() -> None:
    assert {file for file in FOLDER.rglob("*") if file.is_file()} == {path(*page) for page in PAGES}


@every_page
def test_the_title_is_the_name_of_the_game(lang: str, game: str) -> None:
    assert blocks(lang, game)[0] == f"# {say('cli-game-name', {'game': game}, lang)}"
    assert [kind(block) for block in blocks(lang, game)].count("# ") == 1


@every_page
def test_every_clause_has_one_anchor_and_is_cited_behind_it(lang: str, game: str) -> None:
    clauses = [clause for clause in IDS if clause[0] in LETTERS[game]]
    assert sorted(ANCHOR.findall(text(lang, game))) == sorted(clauses)
    for block in blocks(lang, game):
        _, *told = ANCHOR.split(block)
        for clause, sentences in zip(told[::2], told[1::2], strict=True):
            assert re.findall(r"\(([EVXFS][\d.]+)\)", sentences) == [clause]
    cited = re.findall(r"(?<!\])\(([EVXFS]\d+(?:\.\d+)?)\)", text(lang, game))
    assert sorted(cited) == sorted(clauses)


@every_page
def test_every_option_is_told_with_its_clause_and_its_values(lang: str, game: str) -> None:
    items = [block for block in blocks(lang, game) if block.startswith("- **`")]
    options = game_named(game).options
    assert len(items) == len(options)
    for item, option in zip(items, options, strict=True):
        assert item.startswith(f"- **`{option.name}`** ([{option.clause}](#{option.clause}))")
        told = [code.strip("`") for code in CODE.findall(item)]
        values = [written(value) for value in option.values]
        assert [code for code in told if code in values][: len(values)] == values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_called_as_in_the_form_for_a_table(lang: str) -> None:
    headings = [line[4:] for line in blocks(lang, "elfer") if line.startswith("### ")]
    option = next(one for one in game_named("elfer").options if one.name == "variant")
    words = [say(f"page-home-option-variant-{value}", {}, lang) for value in option.values[1:]]
    names = [re.split(r"\s*:", sentence)[0] for sentence in words]
    assert [heading.casefold() for heading in headings] == [name.casefold() for name in names]


@every_page
def test_players_meet_no_notation(lang: str, game: str) -> None:
    """Only options and their values are code; the page in the browser says them in words."""
    options = game_named(game).options
    known = {option.name for option in options}
    known |= {written(value) for option in options for value in option.values}
    fences = re.compile(r"```.*?```", re.DOTALL)
    page = fences.sub("", path(lang, game).read_text(encoding="utf-8"))
    assert {code.strip("`") for code in CODE.findall(page)} <= known


@every_page
def test_links_stay_on_the_page_and_lead_somewhere(lang: str, game: str) -> None:
    page = text(lang, game)
    assert set(LINK.findall(page)) <= {f"#{clause}" for clause in ANCHOR.findall(page)}
    assert not re.search(r"\w:/|//|www\.|mailto:|!\[|\]\[|\]:", page)
    for name, target in re.findall(r"\[([^\]]*)\]\(#([^)]*)\)", page):
        assert name == target


@every_page
def test_nothing_but_anchors_is_html(lang: str, game: str) -> None:
    assert not re.search(r"<|&\w+;", ANCHOR.sub("", CODE.sub("", text(lang, game))))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_tell_the_same_in_the_same_order(lang: str, game: str) -> None:
    """Headings, items and rows; in each block its anchors, links, notation and numbers."""
    ours, english = blocks(lang, game), blocks("en", game)
    assert [kind(block) for block in ours] == [kind(block) for block in english]
    for block, original in zip(ours, english, strict=True):
        assert numbers(block) == numbers(original), block
        for part in (ANCHOR, LINK, CODE):
            assert Counter(part.findall(block)) == Counter(part.findall(original)), block


@every_page
def test_marks_are_those_of_the_language(lang: str, game: str) -> None:
    page = ANCHOR.sub("", CODE.sub("x", text(lang, game)))
    assert not set(page) & {*FOREIGN[lang], '"', "'"}
    if lang == "fr":
        assert not re.search(r"[^\u00a0][;:!?»]|«[^\u00a0]", page.replace("raus!", "raus"))
    else:
        assert not re.search(r"\s[;:!?]", page)
