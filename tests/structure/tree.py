"""The checkout as the structure tests see it."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def project_files(*patterns: str) -> list[Path]:
    """Every file that is in git or about to be, so that a slip shows before its commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return [file for file in files if file.is_file()]
