"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.web.clients import Browser
from tests.server.web.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def browser(server: Running) -> Browser:
    return server.browser()
