"""A table that is asked for twice is made once: its code follows from the id of the request."""

import hmac
import secrets

from elferrat.server.deciding import check_bots
from elferrat.server.live import LiveTable
from elferrat.server.store.facts import Conflict
from elferrat.server.tables import CODE_LENGTH, LETTERS, NoTable
from elferrat.server.terms import Terms
from elferrat.server.web.limiting import Count
from elferrat.server.web.site import Site


async def made(
    site: Site, terms: Terms, bots: dict[int, str], request: str | None, count: Count
) -> tuple[LiveTable, str, bool]:
    """The table, the grant of its host, and whether it was there already.

    `request` is the id that a client has made by chance; `count` is called before a table is
    made, and may refuse. Terms and bots that cannot be are refused uncounted.

    Raises:
        Unusable: bots that do not exist, or on no seat.
        StoreDown: the store does not answer.
    """
    source = request or secrets.token_urlsafe(24)
    host = _digest(site.key, f"host:{source}")[:16].hex()
    attempt, counted = 0, False
    while True:
        code = _code(site.key, source, attempt)
        table = await _there(site, code)
        if table is None:
            if not counted:
                check_bots(terms, bots)
                await count()
                counted = True
            try:
                return await site.tables.create(code, terms, host, bots), host, False
            except Conflict:  # the same request came twice, or the code went this very moment
                continue
        if hmac.compare_digest((await table.look()).host, host):
            return table, host, True
        attempt += 1  # another table has that code


async def _there(site: Site, code: str) -> LiveTable | None:
    try:
        return await site.tables.at(code)
    except NoTable:
        return None


def _code(key: str, source: str, attempt: int) -> str:
    number = int.from_bytes(_digest(key, f"code:{attempt}:{source}"), "big")
    signs = []
    for _ in range(CODE_LENGTH):
        number, place = divmod(number, len(LETTERS))
        signs.append(LETTERS[place])
    return "".join(signs)


def _digest(key: str, text: str) -> bytes:
    return hmac.digest(key.encode(), text.encode(), "sha256")
