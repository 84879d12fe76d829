"""What may and may not stand in the project's files."""

import re

import pytest

from tests.structure.tree import ROOT, project_files

LONGEST = 500


def place(*parts: str) -> str:
    """A text that this file must not contain in one piece, since it is searched as well."""
    return "".join(parts)


# Paths of one machine and addresses of package registries: both differ at the next reader's.
FOREIGN = re.compile(
    "|".join(
        [
            r"(?:^|[^a-zA-Z0-9])/(?:" + place("wo", "rk") + "|" + place("fa", "rm") + ")/",
            place("/tmp/", "bash_jobs"),
            place("/ro", "ot/"),
            place("files.", "pythonhosted").replace(".", r"\."),
            place("pypi", ".org/simple").replace(".", r"\."),
            place("registry.", "npmjs.org").replace(".", r"\."),
        ]
    )
)


@pytest.mark.parametrize(
    "text",
    [
        "see " + place("/wo", "rk/") + "main",
        place("/fa", "rm/") + "x",
        place("/tmp/", "bash_jobs.0"),
        place("https://", "pypi", ".org/simple/uv"),
        place("https://files.", "pythonhosted.org"),
        place("https://registry.", "npmjs.org/x"),
    ],
)
def test_the_search_sees_foreign_places(text: str) -> None:
    assert FOREIGN.search(text)


def test_no_file_names_a_machine_path_or_a_registry() -> None:
    found = []
    for file in project_files():
        content = file.read_bytes()
        if b"\0" in content:
            continue
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            if FOREIGN.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert not found, "\n".join(found)


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    long = {}
    for file in project_files("*.py", "*.ts", "*.svelte"):
        count = len(file.read_text(encoding="utf-8").splitlines())
        if count > LONGEST:
            long[str(file.relative_to(ROOT))] = count
    assert not long
