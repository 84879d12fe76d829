"""A process that appends to many tables until it is killed, and tells what was acknowledged.

    python -m tests.server.store.mortal URL TABLES

One line for each acknowledged entry: code and number. What is finished is packed on the way.
"""

import asyncio
import os
import sys

from elferrat.server.store.store import Conflict, Store
from tests.server.store.logs import PLAYING, created, moved

CHAPTER = 25


async def plays(store: Store, code: str) -> None:
    """Append for ever, from wherever the log ends."""
    table = await store.find(code)
    if table is None:
        table = await store.create(code, created(), PLAYING)
        os.write(1, f"{code} 1\n".encode())
    number = (await store.load(table))[-1].number
    while True:
        number += 1
        entries = [moved(number)]
        if number % 5 == 0:  # two entries that belong together
            number += 1
            entries.append(moved(number))
        try:
            await store.append(table, entries, PLAYING)
        except Conflict as error:
            raise SystemExit(f"{code} {number}") from error
        os.write(1, f"{code} {number}\n".encode())
        if number % CHAPTER == 0:
            await store.pack(table, number - 3)


async def main(url: str, tables: int) -> None:
    """All tables at once."""
    store = await Store.open(url)
    await asyncio.gather(*(plays(store, f"T{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
