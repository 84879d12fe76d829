"""Limits by address in front of routes."""

from typing import Any

from fastapi import Depends, Request

from elferrat.server.web.complaints import TooMuch
from elferrat.server.web.site import address_of, site_of


def limited(kind: str) -> Any:
    """What a route depends on that counts as a kind of `limits.RATES`."""

    async def counted(request: Request) -> None:
        wait = await site_of(request).limits.allow(kind, address_of(request))
        if wait:
            raise TooMuch(wait)

    return Depends(counted)
