"""Whose hints the terminal gives: those of a bot that nobody has to wait for."""

from pathlib import Path

import pytest

from elferrat.bots import ADVISER, LEVELS, Budget, Choice, bot
from elferrat.bots.chance import RandomBot
from elferrat.locale.message import Message
from elferrat.play.evidence import Evidence
from elferrat.play.view import View
from tests.cli.terminal.evenings import session


class Adviser(RandomBot):
    """A bot that asks for evidence, and is compiled or not."""

    remembers = True
    ready = True

    def prepared(self, game: str) -> bool:
        return self.ready

    def choose(
        self, view: View, budget: Budget | None = None, evidence: Evidence | None = None
    ) -> Choice:
        assert evidence is not None
        return Choice(view.legal[-1], None, Message("hint-random", {"count": evidence.moves}))


def test_the_hint_is_the_advisers_once_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, ADVISER, Adviser)
    evening = session("elfern", tmp_path, seed="1")
    assert evening.hint().why == Message("hint-random", {"count": 0})
    monkeypatch.setattr(Adviser, "ready", False)
    assert evening.hint() == bot("thumb").choose(evening.view())
