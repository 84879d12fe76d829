"""The catalogue and the sources agree: every sentence is there, in four languages, and is used."""

import ast
import re
from collections import Counter

import pytest

from elferrat.locale.catalogue import keys
from elferrat.locale.values import LANGUAGES
from tests.locale.sources import entries, mentions, modules, pattern, refusals, said

# Clauses of `unfitting` that never come with a start: there, rows never open or always may.
IMPOSSIBLE = {"refusal-V1-2-start", "refusal-V1-3-start", "refusal-V3-3-start"}
# Said by the words of cards and lists, or by key families that a program puts together.
BUILT = re.compile(r"colour-[RYGB]|cannot-(open|save)-(missing|rights|folder|full|other)")


def test_the_reader_of_refusals_sees_variants_and_variables() -> None:
    found = refusals()
    assert {"refusal-X20", "refusal-X20-joker-there", "refusal-E9-keep"} <= found
    assert {"refusal-E6", "refusal-E6-start", "refusal-V3-2-start", "refusal-V1-3"} <= found
    assert {"refusal-F7-head", "refusal-F7-follow", "refusal-X34-full"} <= found
    assert len(found) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_idle(lang: str) -> None:
    there = {key for key in keys(lang) if key.startswith("refusal-")}
    spoken = refusals() - IMPOSSIBLE | {"refusal-text", "refusal-turn"}
    assert spoken == there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_sources_is_in_the_catalogue(lang: str) -> None:
    there = keys(lang)
    absent = set()
    for path, module in modules().items():
        for said_key in said(module):
            if isinstance(said_key, ast.Constant) and isinstance(said_key.value, str):
                if said_key.value not in there:
                    absent.add(f"{path}: {said_key.value}")
            elif isinstance(said_key, ast.JoinedStr):
                wanted = pattern(said_key)
                if not any(re.fullmatch(wanted, key) for key in there):
                    absent.add(f"{path}: {wanted}")
    assert not absent


def test_every_key_of_the_catalogue_is_used() -> None:
    constants, patterns = set(), []
    for module in modules().values():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            elif isinstance(node, ast.JoinedStr) and len(pattern(node)) > len(".+-.+"):
                patterns.append(pattern(node))
    within = {name for found in mentions("en").values() for name in found.messages}
    idle = {
        key
        for key in keys("en") - constants - within - refusals()
        if not any(re.fullmatch(p, key) for p in patterns) and not BUILT.fullmatch(key)
    }
    assert not idle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_falls_back_to_english(lang: str) -> None:
    assert keys(lang) == keys("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_stands_in_one_file_only(lang: str) -> None:
    count = Counter(message.id.name for _, message in entries(lang))
    assert not [key for key, times in count.items() if times > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_variables_are_said_in_every_language(lang: str) -> None:
    english = {key: found.variables for key, found in mentions("en").items()}
    assert {key: found.variables for key, found in mentions(lang).items()} == english


def test_french_signs_have_their_space_before_them() -> None:
    for file, message in entries("fr"):
        assert message.value
        for element in message.value.elements:
            text = getattr(element, "value", "")
            # The name of the game and addresses keep their own typography.
            text = re.sub(r"Elfer raus!|\w+://\S*", "", text) if isinstance(text, str) else ""
            for loose in re.findall(r"[^\s/][:;?!»]|«\S", text):
                # Code in quotation marks, `"over": true`, keeps its own typography.
                assert loose[0] == '"', f"{file}: {message.id.name}: {text!r}"
