"""Building the package, and installing what was built."""

import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

from tests.structure.tree import ROOT


@dataclass(frozen=True)
class Installed:
    """A wheel in an environment of its own, and a folder to stand in that is not the checkout."""

    wheel: Path
    bin: Path
    desk: Path

    def run(self, *command: str, stdin: str = "", status: int = 0) -> str:
        """What a command of the environment prints."""
        done = self._do(command, stdin)
        assert done.returncode == status, done.stderr
        return done.stdout

    def refused(self, *command: str) -> str:
        """What a command of the environment complains about, with status 2 and nothing printed."""
        done = self._do(command, "")
        assert (done.returncode, done.stdout) == (2, ""), done.stderr
        return done.stderr

    def _do(self, command: tuple[str, ...], stdin: str) -> "subprocess.CompletedProcess[str]":
        env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COV"))}
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.desk,
            env=env | {"PYTHONUTF8": "1", "XDG_DATA_HOME": str(self.desk / "data")},
            input=stdin,
            check=False,
            capture_output=True,
            encoding="utf-8",
        )


def built(target: str, folder: Path, tree: Path = ROOT, env: dict[str, str] | None = None) -> Path:
    """A wheel or sdist, made without asking any index for Python packages."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder],
        cwd=tree,
        env=env,
        check=True,
        capture_output=True,
    )
    (made,) = folder.iterdir()
    return made


def environment(wheel: Path, desk: Path) -> tuple[Installed, Path]:
    """The wheel in an environment without its dependencies, and where those would belong."""
    home = desk / "venv"
    venv.create(home, symlinks=os.name != "nt")
    places = sysconfig.get_paths("venv", vars={"base": str(home), "platbase": str(home)})
    scripts = Path(places["scripts"])
    install = ["--isolated", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", scripts / "python", *install, wheel],
        check=True,
        capture_output=True,
    )
    return Installed(wheel, scripts, desk), Path(places["purelib"])
