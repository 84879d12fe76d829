"""The Fluent side of the catalogue: files to messages, values to what Fluent can show.

This module imports Fluent, so it is itself imported when the first sentence is said.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_LONGEST_TEXT = 2000  # Fluent itself gives up at 2,500 characters


class Sentences:
    """The catalogue of one language; a sentence is parsed when it is first said.

    Parsing a whole language takes longer than most commands run.
    """

    def __init__(self, lang: str) -> None:
        # Isolation marks would put invisible characters into lines that programs and people copy.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in (files("elferrat.locale") / lang).iterdir():
            self._sources |= _entries(file.read_text(encoding="utf-8"))

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        return frozenset(key for key in self._sources if not key.startswith("-"))

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The sentence with its arguments filled in, and what Fluent found wrong with them."""
        if not self._bundle.has_message(key):
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        long: dict[str, str] = {}
        values = {name: _fluent(value, long) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        spoken = str(text)
        for token, value in long.items():
            spoken = spoken.replace(token, value)
        return spoken, errors

    def _parse(self, key: str) -> None:
        resource = FluentResource(self._sources[key])
        found = _References()
        found.visit(resource)
        for name in found.names:
            self._parse(name)
        # Last: a thread that finds a sentence also finds what it mentions.
        self._bundle.add_resource(resource)


class _References(Visitor):
    """Collects the other entries that an entry mentions."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(f"-{node.id.name}")


def _entries(text: str) -> dict[str, str]:
    """The source of each entry of a file, by its key."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def sentences(lang: str) -> Sentences:
    """The catalogue of a language (`en de fr it`)."""
    return Sentences(lang)


def _fluent(value: str | int, long: dict[str, str]) -> Any:
    """A value for Fluent; a text that is too long for it waits in `long`, a token in its place."""
    if isinstance(value, int):
        return _number(value)
    if len(value) <= _LONGEST_TEXT:
        return value
    token = f"\ue000{len(long)}\ue001"
    long[token] = value
    return token


@cache
def _number(value: int) -> Any:
    # Numbers are cards, points and places: 1,000 or 1.000 would not be what the files say.
    return fluent_number(value, useGrouping=False)
