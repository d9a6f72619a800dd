"""Coaches by name: levels, styles, and external coaches by the path of their class."""

import os

import pytest

from touchline.coaches import coach, names, registry, strengths, styles, win_draw_loss
from touchline.coaches.standings import Measured, Meeting, Standing, Standings, Terms
from touchline.games import GAMES
from touchline.i18n.localization import Localization
from touchline.i18n.message import LANGUAGES, Message
from touchline.kernel import BadSetup, Seeded

BELOW = Seeded(1).randbelow

FIRST = '''
from dataclasses import dataclass

@dataclass
class First:
    """Always the first answer."""
    randbelow: object

    def choose(self, view, request):
        return request.groups[0][0]

class Idle:
    def __init__(self, randbelow):
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


@pytest.mark.parametrize("game", GAMES)
def test_levels(game):
    assert names(game) == ("random", "novice", "steady", "sharp", "master")


@pytest.mark.parametrize(
    ("game", "found"),
    [("counter-attack", ("possession", "direct", "counter")), ("french-flair", ("forwards", "wide", "kicking"))],
)
def test_styles(game, found):
    assert styles(game) == found
    for level in ("steady", "sharp", "master"):
        for style in found:
            assert callable(coach(game, f"{level}/{style}", BELOW).choose)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_levels_and_styles_have_names_in_every_language(game, language):
    keys = (*(f"coach-{level}" for level in names(game)), *(f"style-{style}" for style in styles(game)))
    assert all(Localization(language).format(Message(key)) for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_outlook(game):
    state = GAMES[game].start()
    told = win_draw_loss(game, GAMES[game].view(state, "home"))
    assert told.home + told.draw + told.away == pytest.approx(1)


def standing(name: str, rating: float) -> Standing:
    return Standing(name, 4, 0.5, rating, 1.0, 10, 0.1, 0.2, {})


def test_strengths_are_those_measured(monkeypatch):
    ladder = Standings(
        (standing("novice", 12.5), standing("steady", 25.5), standing("master", 40.0)),
        (
            Meeting("steady", "novice", 4, 3, 0, 1, 0.75, (0.3, 0.95)),
            Meeting("master", "steady", 4, 4, 0, 0, 1.0, (0.5, 1.0)),
        ),
    )
    arena = {"french-flair": {"levels": Measured(Terms("french-flair", "1"), ladder)}}
    monkeypatch.setattr(registry, "_measured", lambda: arena)
    told = strengths.__wrapped__("french-flair")
    assert list(told) == list(names("french-flair"))
    assert (told["random"], told["sharp"]) == (None, None)
    assert told["novice"] == registry.Strength(12.5, None)
    assert told["steady"] == registry.Strength(25.5, 0.75)
    assert told["master"] == registry.Strength(40.0, None)  # it has not met the level below
    assert set(strengths.__wrapped__("counter-attack").values()) == {None}


@pytest.mark.parametrize("game", GAMES)
def test_strengths_that_are_shipped(game):
    assert list(strengths(game)) == list(names(game))


@pytest.mark.parametrize("name", ["mine.py:First", "./mine.py:First", "touchline.coaches.random_coach:RandomCoach"])
def test_a_strangers_coach(folder, name):
    assert type(coach("french-flair", name, BELOW)).__name__ == name.rpartition(":")[2]


def test_a_strangers_coach_by_its_whole_path(folder):
    made = coach("french-flair", f"{folder / 'mine.py'}:First", BELOW)
    assert made.randbelow is BELOW  # type: ignore[attr-defined]


def test_two_files_of_one_name_are_two_coaches(folder):
    other = folder / "other"
    other.mkdir()
    (other / "mine.py").write_text(FIRST.replace("groups[0][0]", "groups[-1][0]"), encoding="utf-8")
    here, there = coach("french-flair", "mine.py:First", BELOW), coach("french-flair", "other/mine.py:First", BELOW)
    assert type(here) is not type(there)


def test_a_changed_file_is_read_again(folder):
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
        ("french-flair", "", "no coach ''; nearest: random, novice, steady"),
        ("french-flair", "shrap/wide", "no coach 'shrap/wide'; nearest: sharp"),
        ("french-flair", "sharp/wid", "french-flair has no style 'wid'; nearest: wide"),
        ("french-flair", "sharp/", "no style ''; nearest: forwards, wide, kicking"),
        ("french-flair", "sharp/direct", "no style 'direct'; nearest: "),
        (
            "french-flair",
            "novice/wide",
            "novice has no styles; got 'novice/wide'; levels with styles: steady, sharp, master",
        ),
        ("french-flair", "steady.py", "or your own as file.py:ClassName"),
        ("french-flair", "nowhere.py:First", "there is no file nowhere.py"),
        ("french-flair", "mine.py:Frist", "mine.py has no class 'Frist'; nearest: First"),
        ("french-flair", "mine.py:NUMBER", "mine.py has no class 'NUMBER'"),
        ("french-flair", "empty.py:First", "nearest: it has none"),
        ("french-flair", "mine.py:Idle", "mine.py:Idle is not a coach: it needs a method choose"),
        ("french-flair", "mine.py:Hungry", "Hungry(randbelow) failed for mine.py:Hungry: TypeError"),
        ("french-flair", "broken.py:First", "no coach can be loaded from broken.py: ZeroDivisionError"),
        ("french-flair", "no.such.module:First", "no coach can be loaded from no.such.module: ModuleNotFoundError"),
    ],
)
def test_missing_tools_are_named(folder, game, name, says):
    with pytest.raises(BadSetup) as refused:
        coach(game, name, BELOW)
    assert says in str(refused.value)
