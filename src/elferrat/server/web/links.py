"""Addresses that people are given: of tables and of finished games."""

from starlette.requests import HTTPConnection

from elferrat.server.web.site import Site


def link_to(request: HTTPConnection, site: Site, code: str) -> str:
    """The address of a table, as whoever asks can pass it on."""
    base = site.settings.public or f"{request.url.scheme}://{request.url.netloc}"
    return f"{base.rstrip('/')}/t/{code}"
