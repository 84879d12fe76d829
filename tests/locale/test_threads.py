"""Sentences that several threads say at the same time are whole: a server has its words made so."""

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from elferrat.locale.bundles import Sentences
from elferrat.locale.values import LANGUAGES

pytestmark = pytest.mark.slow  # tracing and threads that begin in haste do not agree

THREADS = 4


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as Python can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def said(sentences: Sentences) -> list[str]:
    """Every sentence, its variables left as they are."""
    return [sentences.say(key, {})[0] for key in sorted(sentences.keys)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_threads_say_what_one_says_alone(hasty: None, lang: str) -> None:
    alone = said(Sentences(lang))
    shared, gate = Sentences(lang), threading.Barrier(THREADS)

    def beside() -> list[str]:
        gate.wait(20)
        return said(shared)

    with ThreadPoolExecutor(THREADS) as pool:
        threads = [pool.submit(beside) for _ in range(THREADS)]
        assert all(thread.result() == alone for thread in threads)
