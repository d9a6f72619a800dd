"""`make` installs packages: one process at a time, with progress, and only what is needed to play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE, STDOUT
from time import sleep

import pytest

ROOT = Path(__file__).parent.parent
STEP = ROOT / "scripts" / "step"

# A Python whose pip only notes that it was called, waits for a file «go», and fails if another is at work.
PYTHON = """#!/bin/sh
case "$1 $2" in
"-m venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python && touch .venv/bin/pip && chmod +x .venv/bin/pip ;;
"-m pip") mkdir busy || exit 1; echo "$*" >>notes; until test -e go; do sleep 0.1; done; rmdir busy ;;
*) exec "{python}" "$@" ;;
esac
"""


@pytest.fixture
def folder(tmp_path):
    """A folder to set up, with nothing installed."""
    for name in ("Makefile", "pyproject.toml", "requirements", "scripts/step"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, tmp_path / name)
    python = tmp_path / "python"
    python.write_text(PYTHON.format(python=sys.executable))
    python.chmod(0o755)
    return tmp_path


def make(folder: Path, *targets: str) -> subprocess.Popen[str]:
    # Not as part of the make that may have started these tests.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    command = ["make", f"PYTHON={folder / 'python'}", *targets]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=PIPE, stderr=STDOUT, text=True)


def said(process: subprocess.Popen[str]) -> str:
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0, output
    return output


def two(folder: Path, first: str, second: str) -> tuple[str, str]:
    """The output of two runs, the second started while the first is at work."""
    one = make(folder, first)
    while not (folder / "busy").exists():
        assert one.poll() is None
        sleep(0.05)
    other = make(folder, second)
    assert other.stdout is not None
    line = other.stdout.readline()
    (folder / "go").touch()
    return said(one), line + said(other)


def notes(folder: Path) -> list[str]:
    return (folder / "notes").read_text().splitlines()


def test_of_two_at_once_the_second_waits_and_does_nothing_twice(folder):
    first, second = two(folder, "setup", "setup")
    assert first.splitlines()[0] == "Python packages to develop with"
    assert second.splitlines() == [
        "another make is running in this folder (Python packages to develop with); waiting for it",
        "Python packages to develop with: already made by another step",
    ]
    assert len(notes(folder)) == 3  # the packages of both locks, then touchline itself


def test_of_two_at_once_the_second_continues_with_its_own(folder):
    _, second = two(folder, ".venv/ready-play", "setup")
    waiting, title, _ = second.splitlines()
    assert waiting == "another make is running in this folder (Python packages to play with); waiting for it"
    assert title == "Python packages to develop with"
    installed = [note.partition("--requirement ")[2] for note in notes(folder)]
    assert installed == ["requirements/play.txt", "", "requirements/play.txt", "requirements/dev.txt", ""]


def test_to_play_only_the_lock_for_playing_is_installed(folder):
    (folder / "go").touch()
    said(make(folder, ".venv/ready-play"))
    packages, own = notes(folder)
    assert packages.endswith("--require-hashes --no-build-isolation --requirement requirements/play.txt")
    assert own.endswith("--no-deps --no-build-isolation --editable .")
    assert "is up to date" in said(make(folder, ".venv/ready-play"))


def test_a_folder_to_develop_in_can_play(folder):
    (folder / "go").touch()
    said(make(folder, "setup"))
    assert notes(folder)[1].endswith("--require-hashes --no-build-isolation --requirement requirements/dev.txt")
    assert "is up to date" in said(make(folder, ".venv/ready-play"))


def step(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, str(STEP), "a title", "target", "--", *command]
    return subprocess.run(arguments, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


def test_a_step_says_what_it_does_and_how_it_went(tmp_path):
    ran = step(tmp_path, "sh", "-c", "echo details")
    assert (ran.returncode, ran.stderr) == (0, "")
    title, done = ran.stdout.splitlines()
    assert (title, done[:9]) == ("a title", "  done in")


def test_a_long_step_is_not_silent(tmp_path):
    ran = step(tmp_path, "sh", "-c", "echo one thing; echo another; sleep 6")
    title, *going, done = ran.stdout.splitlines()
    assert (title, done[:9]) == ("a title", "  done in")
    assert {line.partition(" s  ")[2] for line in going} == {"another"}


def test_a_step_that_fails_says_everything(tmp_path):
    ran = step(tmp_path, "sh", "-c", "echo one thing; echo the reason >&2; exit 3")
    assert ran.returncode == 3
    assert ran.stdout.splitlines() == ["a title"]
    assert ran.stderr.splitlines() == ["one thing", "the reason"]


def test_a_step_without_a_command_is_refused(tmp_path):
    ran = subprocess.run(
        [sys.executable, STEP, "a title", "--"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "takes TITLE TARGET [PREREQUISITE…] -- COMMAND…; got a title --" in ran.stderr
