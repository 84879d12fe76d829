"""Limits by address in front of routes."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Depends, Request

from elferrat.server.web.complaints import TooMuch
from elferrat.server.web.site import address_of, site_of

Count = Callable[[], Awaitable[None]]


def limited(kind: str) -> Any:
    """What a route depends on that counts as a kind of `limits.RATES`."""

    async def counted(request: Request) -> None:
        await counter(request, kind)()

    return Depends(counted)


def counter(request: Request, kind: str) -> Count:
    """What counts something of a kind of `limits.RATES`, or refuses it, when it is called."""

    async def count() -> None:
        wait = await site_of(request).limits.allow(kind, address_of(request))
        if wait:
            raise TooMuch(wait)

    return count
