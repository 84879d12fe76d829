"""The locks in requirements/ pin everything by hash and name no place."""

import re
import tomllib

import pytest

from tests.structure.tree import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

PIN = re.compile(
    r"(?P<name>[a-z0-9-]+)(?:\[[a-z0-9,-]+\])?==(?P<version>\S+)(?: ; [^\\]+?)?"
    r"(?: --hash=sha256:[0-9a-f]{64})+"
)


def entries(lock: str) -> list[str]:
    """One requirement a line, continuation lines joined and comments left out."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    return [re.sub(r"\s+", " ", line).strip() for line in re.sub(r"\\\n", " ", text).splitlines()]


def pins(lock: str) -> dict[str, str]:
    """Name to version."""
    found = (PIN.fullmatch(entry) for entry in entries(lock))
    return {pin["name"]: pin["version"] for pin in found if pin}


def normal(requirement: str) -> str:
    """The name of a requirement as a lock writes it."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name
    return re.sub(r"[._-]+", "-", name[0]).lower()


@pytest.mark.parametrize("lock", [lock.name for lock in LOCKS])
def test_every_line_is_pinned_by_hash_and_nothing_else(lock: str) -> None:
    assert entries(lock)
    for entry in entries(lock):
        assert PIN.fullmatch(entry), entry
    whole = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert "://" not in whole
    assert "--index-url" not in whole
    assert "--find-links" not in whole


def test_no_lock_with_addresses_stands_beside_them() -> None:
    assert not (ROOT / "uv.lock").exists()


def test_runtime_pins_what_the_package_and_its_build_need() -> None:
    build = PROJECT["dependency-groups"]["build"]
    wanted = {normal(name) for name in [*PROJECT["project"]["dependencies"], *build]}
    assert wanted <= pins("runtime.txt").keys()


def test_node_pins_what_builds_the_client_where_there_is_no_node() -> None:
    wanted = PROJECT["dependency-groups"]["node"]
    assert {normal(name) for name in wanted} == pins("node.txt").keys()


def test_dev_is_runtime_and_the_tools() -> None:
    tools = (tool for tool in PROJECT["dependency-groups"]["dev"] if isinstance(tool, str))
    dev = pins("dev.txt")
    assert {normal(tool) for tool in tools} <= dev.keys()
    assert pins("runtime.txt").items() <= dev.items()
    assert pins("bootstrap.txt").items() <= dev.items()
