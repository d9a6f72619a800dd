"""A program written for old names is refused with the new ones."""

from importlib import import_module
from typing import Any

import pytest

from touchline.cli import main
from touchline.coaches import coach
from touchline.games import GAMES
from touchline.kernel import BadSetup, Seeded
from touchline.renamed import RENAMED

COACH = """
{line}


class Old:
    def __init__(self, below):
        self.below = below

    def choose(self, view, request):
        return request.at_random(self.below)
"""


@pytest.mark.parametrize("old", RENAMED)
def test_an_old_name_is_gone_and_its_new_one_is_there(old: str):
    with pytest.raises((ImportError, AttributeError)):
        thing(old)
    new = RENAMED[old]
    assert thing(new if "." in new else f"{old.rpartition('.')[0]}.{new}")


def thing(name: str) -> Any:
    """A module, or something in one, by its full name."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        owner, _, last = name.rpartition(".")
        return getattr(thing(owner), last)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("from touchline.kernel import Below", "touchline.kernel.Below is now Randbelow"),
        ("from touchline.kernel import Choose, Moment", "touchline.kernel.Moment is now Ply"),
        ("from touchline.french_flair import imagine", "imagine is now touchline.french_flair.determinize"),
        ("from touchline.coaches.mind import Budget", "touchline.coaches.mind is now touchline.coaches.protocol"),
        ("from touchline.coaches.protocol import Thought", "touchline.coaches.protocol.Thought is now RankedAnswer"),
        ("from touchline import words", "touchline.words is now touchline.i18n"),
    ],
)
def test_a_coach_by_the_old_guide_is_refused_with_the_new_name(line, told, tmp_path, capsys):
    file = tmp_path / "old.py"
    file.write_text(COACH.format(line=line))
    with pytest.raises(BadSetup, match=told):
        coach("french-flair", f"{file}:Old", Seeded(1).randbelow)
    assert main(["simulate", "french-flair", "--home", f"{file}:Old", "--matches", "1"]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_old_method_of_a_game_names_the_new_one(game):
    with pytest.raises(ImportError, match=r"Game\.place is now parse_position"):
        _ = game.place
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = game.nothing
