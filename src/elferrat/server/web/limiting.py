"""Limits by address in front of routes."""

from typing import Any

from fastapi import Depends, Request

from elferrat.server.web.security import address_of
from elferrat.server.web.site import site_of


def limited(kind: str) -> Any:
    """A dependency of a route."""

    async def check(request: Request) -> None:
        site_of(request), address_of(request), kind

    return Depends(check)
