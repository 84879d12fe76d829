"""A command that comes again after nobody remembers it takes no effect a second time."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from elferrat.server import commands as wire
from elferrat.server.room import REMEMBERED, Room
from elferrat.server.verdicts import Stale
from tests.server.living import play, serving, table_with
from tests.server.playing import Game


def said_early() -> tuple[Game, wire.Say]:
    """A match in its second game, and what seat 0 said in the first."""
    table = Game("schneider", 2, Random(1), games=3)
    table.fill()
    early: wire.Say = table.make(wire.Say, phrase="hello")
    table.do(early, table.holder(0))
    table.play()
    return table, early


def test_what_was_said_a_game_ago_is_not_said_again() -> None:
    table, early = said_early()
    assert table.room.answer_to(f"{table.holder(0).name}:{early.id}") is not None
    table.ready()
    assert table.room.answer_to(f"{table.holder(0).name}:{early.id}") is None
    with pytest.raises(Stale):
        table.do(early, table.holder(0))


def test_the_newest_commands_outlive_a_deal() -> None:
    table, _ = said_early()
    table.ready()
    known = [n for n in table.room.answered.values() if n < table.room.dealt]
    assert min(known) >= table.room.dealt - REMEMBERED
    assert table.ask(0, wire.Say, phrase="hello")


def test_a_packed_log_does_not_forget_that_it_forgets() -> None:
    table, early = said_early()
    table.room = Room.from_log([replace(entry, command=None) for entry in table.log])
    with pytest.raises(Stale):
        table.do(early, table.holder(0))
    assert table.ask(0, wire.Say, phrase="hello")


def test_the_log_remembers_what_a_live_table_remembers(sqlite_url: str) -> None:
    async def test() -> None:
        async with serving(sqlite_url) as tables:
            table, clients = await table_with(tables, "schneider", 2, games=2)
            await play(clients)
            for client in clients:
                assert (await client.ask(wire.Ready))["frame"] == "ack"
            await asyncio.gather(*table._jobs)  # the log is packed beside the game
            living, log = await table.look(), await tables.world.store.load(table.table)
            assert not log[0].command
            assert Room.from_log(log).answered == living.answered
            assert min(living.answered.values()) == living.forgotten == living.dealt - REMEMBERED

    asyncio.run(test())
