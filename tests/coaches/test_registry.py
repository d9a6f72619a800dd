"""Coaches by name, and a stranger's by the place of its class."""

import os

import pytest

from touchline.coaches import coach, names
from touchline.kernel import BadSetup, Seeded

BELOW = Seeded(1).below

FIRST = '''
from dataclasses import dataclass

@dataclass
class First:
    """Always the first answer."""
    below: object

    def choose(self, view, request):
        return request.groups[0][0]

class Idle:
    def __init__(self, below):
        pass

class Hungry:
    def choose(self, view, request):
        return None

NUMBER = 7
'''


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(FIRST, encoding="utf-8")
    (tmp_path / "broken.py").write_text("1 / 0", encoding="utf-8")
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_names():
    assert names("french-flair") == ("random", "steady")


@pytest.mark.parametrize("name", ["mine.py:First", "./mine.py:First", "touchline.coaches.even:Random"])
def test_a_strangers_coach(folder, name):
    assert type(coach("french-flair", name, BELOW)).__name__ == name.rpartition(":")[2]


def test_a_strangers_coach_by_its_whole_path(folder):
    made = coach("french-flair", f"{folder / 'mine.py'}:First", BELOW)
    assert made.below is BELOW  # type: ignore[attr-defined]


def test_two_files_of_one_name_are_two_coaches(folder):
    other = folder / "other"
    other.mkdir()
    (other / "mine.py").write_text(FIRST.replace("groups[0][0]", "groups[-1][0]"), encoding="utf-8")
    here, there = coach("french-flair", "mine.py:First", BELOW), coach("french-flair", "other/mine.py:First", BELOW)
    assert type(here) is not type(there)


def test_a_changed_file_is_read_anew(folder):
    before = coach("french-flair", "mine.py:First", BELOW)
    assert type(coach("french-flair", "mine.py:First", BELOW)) is type(before)
    file = folder / "mine.py"
    os.utime(file, ns=(0, file.stat().st_mtime_ns + 10**9))
    assert type(coach("french-flair", "mine.py:First", BELOW)) is not type(before)


@pytest.mark.parametrize(
    ("game", "name", "says"),
    [
        ("french-fair", "steady", "there is no game 'french-fair'; nearest: french-flair"),
        ("french-flair", "stedy", "no coach 'stedy'; nearest: steady"),
        ("french-flair", "", "no coach ''; nearest: random, steady"),
        ("french-flair", "steady.py", "or one of your own as file.py:ClassName"),
        ("french-flair", "nowhere.py:First", "there is no file nowhere.py"),
        ("french-flair", "mine.py:Frist", "mine.py has no class 'Frist'; nearest: First"),
        ("french-flair", "mine.py:NUMBER", "mine.py has no class 'NUMBER'"),
        ("french-flair", "empty.py:First", "nearest: it has none"),
        ("french-flair", "mine.py:Idle", "mine.py:Idle is no coach: it needs a method choose"),
        ("french-flair", "mine.py:Hungry", "mine.py:Hungry cannot be made as Hungry(below): TypeError"),
        ("french-flair", "broken.py:First", "no coach can be taken from broken.py: ZeroDivisionError"),
        ("french-flair", "no.such.module:First", "no coach can be taken from no.such.module: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_had_is_said(folder, game, name, says):
    with pytest.raises(BadSetup) as refused:
        coach(game, name, BELOW)
    assert says in str(refused.value)
