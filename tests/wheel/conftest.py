"""The package as it is built and installed, once for all tests of it."""

import sysconfig
from pathlib import Path

import pytest

from tests.wheel.installing import Installed, built, environment


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel; its client is built first where `make` has not done so."""
    return built("wheel", tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel beside everything that it can make use of."""
    made, site = environment(wheel, tmp_path_factory.mktemp("all"))
    # A folder named in a .pth file is searched, but its own .pth files are not read: the
    # dependencies are found there, the editable checkout is not.
    (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return made
