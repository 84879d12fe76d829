"""What the documents for hosts and programs say is so."""

import json
import os
import re
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import Any, get_args

import pytest

from elferrat.cli.serve import serve
from elferrat.server.commands import AnyCommand
from elferrat.server.frames import AnyFrame
from elferrat.server.metrics import Metrics
from tests.server.web.clients import canonical
from tests.server.web.running import running
from tests.structure.tree import ROOT

HOSTS = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
PROGRAMS = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The code blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_every_metric_is_in_the_list() -> None:
    there = set()
    for family in Metrics().registry.collect():
        if family.name.startswith("elferrat_"):
            there.add(family.name + ("_total" if family.type == "counter" else ""))
    assert set(re.findall(r"^\| `(elferrat_\w+)`", HOSTS, re.MULTILINE)) == there


def test_every_option_of_the_server_is_in_the_list() -> None:
    options = {name for param in serve.params for name in param.opts}
    named = set(re.findall(r"`(--[a-z-]+)", HOSTS))
    assert options - {"--lang"} <= named


def names(union: Any, field: str) -> set[str]:
    """The values by which the members of a discriminated union are told apart."""
    members = get_args(get_args(union)[0])
    return {get_args(member.model_fields[field].annotation)[0] for member in members}


def test_every_command_and_frame_is_in_the_list() -> None:
    for union, field in ((AnyCommand, "do"), (AnyFrame, "frame")):
        for name in names(union, field):
            assert f"`{name}`" in PROGRAMS


def test_the_hash_in_the_document_is_the_server_s() -> None:
    made: dict[str, Any] = {}
    exec(blocks(PROGRAMS, "python")[0], made)
    view = {"table": {"b": "Zoë “x”\n", "a": [1, None]}, "play": None}
    assert made["view_hash"](view) == f"{zlib.crc32(canonical(view)):08x}"


@pytest.mark.skipif(not shutil.which("curl"), reason="the example is one of curl")
def test_the_game_by_hand_can_be_played(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        done = subprocess.run(
            ["sh", "-eu"],
            input=blocks(PROGRAMS, "sh")[0],
            env=os.environ | {"SERVER": server.url},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    answers = re.findall(r'\{"frame".*?\}', done.stdout)
    assert [json.loads(each)["frame"] for each in answers] == ["ack", "ack"], done
