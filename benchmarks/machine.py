"""The machine and the versions that a measurement is true of."""

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.pace import cores

PACKAGES = ("elferrat", "numpy", "numba", "llvmlite", "open_spiel", "rlcard")


def processor() -> str:
    """The name of the processor's model, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def installed(package: str) -> str:
    """The version of a package, or that there is none."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def described() -> str:
    """Date, machine and versions as a Markdown list."""
    now = datetime.now(UTC)
    count = len(cores()) or os.cpu_count()
    load = f", load before the run {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    versions = ", ".join(f"{package} {installed(package)}" for package in PACKAGES)
    return "\n".join(
        [
            f"- {now:%Y-%m-%d %H:%M} UTC",
            f"- {processor()}, {count} cores{load}",
            f"- {platform.system()} {platform.release()}, {platform.machine()}",
            f"- {platform.python_implementation()} {platform.python_version()}, {versions}",
        ]
    )
