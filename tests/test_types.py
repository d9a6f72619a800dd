"""The types of the browser are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_browser_are_as_they_would_be_written():
    done = subprocess.run(
        [sys.executable, "scripts/types", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, ""), f"run scripts/types: {done.stdout}{done.stderr}"


def test_an_unknown_argument_is_refused():
    done = subprocess.run(
        [sys.executable, "scripts/types", "all"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "--check or nothing; got all" in done.stderr
