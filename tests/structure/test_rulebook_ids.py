"""Every clause of the rulebook has a test that carries its id in its name."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.structure.tree import ROOT, project_files

RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
IDS = re.findall(r"^\| ([EVXFS]\d+(?:\.\d+)?) \|", RULEBOOK, re.MULTILINE)
CLAUSE = re.compile(r"[EVXFS]\d+")


def cited(name: str, known: set[str]) -> Iterator[str]:
    """The ids at the head of a test's name: `test_V1_2_…` is V1.2, `test_F1_F2_…` are two."""
    words = name.removeprefix("test_").split("_")
    while words and CLAUSE.fullmatch(words[0]):
        clause = words.pop(0)
        if words and f"{clause}.{words[0]}" in known:
            clause += f".{words.pop(0)}"
        yield clause


def functions_named_test() -> Iterator[tuple[str, str]]:
    """Place and name of every test function of the suite."""
    for file in project_files("tests/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if node.name.startswith("test_"):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node.name


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("test_X31_of_a_joker_laid_now", ["X31"]),
        ("test_V1_2_closes_in_the_middle", ["V1.2"]),
        ("test_V1_the_corners_lie_first", ["V1"]),
        ("test_E8_3_cards", ["E8"]),
        ("test_F1_F2_ranks_and_honours", ["F1", "F2"]),
        ("test_Eleven", []),
    ],
)
def test_ids_are_read_from_names(name: str, clauses: list[str]) -> None:
    assert list(cited(name, set(IDS))) == clauses


def test_every_clause_has_a_test() -> None:
    known = set(IDS)
    tested = {clause for _, name in functions_named_test() for clause in cited(name, known)}
    assert not [clause for clause in IDS if clause not in tested]


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    known = set(IDS)
    wrong = [
        f"{place}: {name}"
        for place, name in functions_named_test()
        if not known.issuperset(cited(name, known))
    ]
    assert not wrong
