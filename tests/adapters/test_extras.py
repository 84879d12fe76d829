"""Without its extra an interface says in one line which one to install."""

import subprocess
import sys

import pytest

from elferrat.adapters.extras import missing_extra
from elferrat.locale.message import Unusable
from elferrat.locale.values import LANGUAGES

ATTEMPT = """
import sys
from elferrat.locale.message import Unusable
sys.modules[{package!r}] = None  # as if it were not installed
try:
    import elferrat.adapters.{interface}
except Unusable as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("interface", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("gymnasium", "numba"),
    ],
)
def test_an_absent_package_is_one_line_that_names_the_extra(interface: str, package: str) -> None:
    attempt = ATTEMPT.format(package=package, interface=interface)
    done = subprocess.run([sys.executable, "-c", attempt], check=True, capture_output=True)
    told = done.stdout.decode().splitlines()
    assert len(told) == 1
    assert package in told[0]
    extra = "twin" if package == "numba" else interface  # each brings it
    assert f'pip install "elferrat[{extra}]"' in told[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_extra(lang: str) -> None:
    error = missing_extra(ModuleNotFoundError(name="numpy.linalg"), "gymnasium")
    assert isinstance(error, Unusable)
    text = error.text(lang)
    assert " numpy " in text
    assert '"elferrat[gymnasium]"' in text


def test_a_fault_of_our_own_is_no_missing_extra() -> None:
    for name in ("elferrat.nowhere", None):
        error = ModuleNotFoundError(name=name)
        assert missing_extra(error, "gymnasium") is error
