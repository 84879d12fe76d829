"""Run a fuzz target under atheris, from a seed corpus that is made on the spot."""

import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from fuzz.mutate import mutated_bytes


def run(target: Callable[[bytes], None], seeds: Iterable[bytes]) -> None:
    """Fuzz until time or patience ends; arguments are those of libFuzzer."""
    import atheris

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        # Half of the changes keep a document JSON, so that they get past the first reader.
        changed = mutated_bytes(data, Random(seed)) if seed % 2 else None
        if changed is None or len(changed) > most:
            return bytes(atheris.Mutate(data, most))
        return changed

    with tempfile.TemporaryDirectory() as folder:
        for number, seed in enumerate(seeds):
            (Path(folder) / str(number)).write_bytes(seed)
        atheris.instrument_all()
        arguments = [sys.argv[0], folder, "-max_len=20000", "-timeout=10", *sys.argv[1:]]
        atheris.Setup(arguments, target, custom_mutator=mutate)
        atheris.Fuzz()
