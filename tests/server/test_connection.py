"""A client's queue: in order, bounded, and a fresh view for who fell behind."""

import asyncio

from elferrat.server.connection import MOST_WAITING, Connection


def test_frames_come_in_their_order() -> None:
    async def run() -> list[bytes | None]:
        connection = Connection("g", "en")
        reading = asyncio.create_task(_all(connection))
        for number in range(5):
            connection.send(b"%d" % number)
        connection.close()
        return await reading

    assert asyncio.run(run()) == [b"0", b"1", b"2", b"3", b"4"]


async def _all(connection: Connection) -> list[bytes | None]:
    frames: list[bytes | None] = []
    while (frame := await connection.next()) is not None:
        frames.append(frame)
    return frames


def test_who_falls_behind_gets_one_fresh_view_instead() -> None:
    async def run() -> tuple[list[bytes | None], int]:
        connection = Connection("g", "en")
        connection.fresh = lambda: b"whole"
        for number in range(MOST_WAITING + 10):
            connection.send(b"%d" % number)
        first = await connection.next()
        connection.send(b"next")
        connection.close()
        return [first, *await _all(connection)], connection.resyncs

    assert asyncio.run(run()) == ([b"whole", b"next"], 1)


def test_a_closed_queue_takes_nothing_more() -> None:
    async def run() -> list[bytes | None]:
        connection = Connection(None, "en")
        connection.send(b"one")
        connection.close()
        connection.send(b"two")
        return await _all(connection)

    assert asyncio.run(run()) == [b"one"]
