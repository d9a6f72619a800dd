"""A lesson as it is written: a TOML file, such as `<game>/first-match.toml`. Its id is the game, or `game/name`.

    opponent = "novice"
    position = …                                  as `parse_position` reads it

    [setup]                                       as `read_setup` reads it
    [[steps]]
    name = "your-ball"                            its message is `lesson-<prefix>-your-ball`, with `title` and `task`
    group = "move"
    when = ["attacking", "moving 1"]              its card opens, and stays, while all of these hold
    tasks = ["screen chosen"]                     each ticks itself; the step is done with the last
    otherwise = [{ when = "mine Moved", say = "another" }]
    suggest = "run-on"                            what «Show me» previews

A condition is a name and its words; `|` between two means either, `not` before one the opposite. The names are those of
`Progress` and of the game's part (`<game>/__init__.py`).
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

import msgspec

from touchline.games import GAMES, entry
from touchline.kernel import BadSetup, Record, Side, nearest

_FIRST: Final = "first-match"
"""The file of the lesson that has the id of its game alone."""


class Otherwise(Record, frozen=True, forbid_unknown_fields=True):
    """What else may happen while a card is open: what is said of it, and what becomes of the card."""

    when: str
    say: str = ""
    then: Literal["stay", "again", "over"] = "stay"


class Step(Record, frozen=True, forbid_unknown_fields=True):
    """A card of a lesson."""

    name: str
    group: str
    when: tuple[str, ...]
    tasks: tuple[str, ...]
    after: str = ""  # a step that comes before it
    otherwise: tuple[Otherwise, ...] = ()
    chances: int = 1  # how often it opens before it counts as seen
    facts: str = ""  # what its message is filled with, besides the usual
    suggest: str = ""
    confirms: bool = False  # it is done at the press of a button


class Aside(Record, frozen=True, forbid_unknown_fields=True):
    """What is said the first time that something happens."""

    name: str
    when: str


class Exercise(Record, frozen=True, forbid_unknown_fields=True):
    """Some steps of a lesson, set up in a match of their own."""

    name: str
    steps: tuple[str, ...]
    offered: str  # when, if the first of them has not come by then
    position: dict[str, Any]


class Lesson(Record, frozen=True, forbid_unknown_fields=True):
    """A lesson of a game, such as its first match."""

    opponent: str
    position: dict[str, Any]
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    unfolds: str  # with this step the rest of the screen unfolds
    learner: Side = "home"
    asides: tuple[Aside, ...] = ()
    exercises: tuple[Exercise, ...] = ()
    id: str = ""

    @property
    def game(self) -> str:
        """Its game."""
        return self.id.partition("/")[0]

    @property
    def prefix(self) -> str:
        """What the keys of its messages begin with."""
        _, slash, name = self.id.partition("/")
        return f"lesson-{entry(self.game).prefix}" + (f"-{name}" if slash else "")

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups of its steps, in order."""
        return tuple(dict.fromkeys(step.group for step in self.steps))

    def step(self, name: str) -> Step:
        """A step by its name."""
        return next(step for step in self.steps if step.name == name)

    def exercise(self, name: str) -> Exercise:
        """An exercise by its name."""
        for exercise in self.exercises:
            if exercise.name == name:
                return exercise
        raise BadSetup(f"the lesson {self.id} has no exercise {name!r}")

    def start(self, setup: Any, exercise: str = "") -> Any:
        """The state that it, or an exercise of it, begins with."""
        position = self.exercise(exercise).position if exercise else self.position
        return GAMES[self.game].parse_position(setup, position)

    def alone(self, exercise: str) -> "Lesson":
        """An exercise as a lesson of its own."""
        wanted = self.exercise(exercise).steps
        steps = tuple(msgspec.structs.replace(self.step(name), after="", chances=9) for name in wanted)
        return msgspec.structs.replace(self, steps=steps, exercises=(), asides=())

    def messages(self) -> Iterator[str]:
        """The key of every message that it says."""
        for step in self.steps:
            yield f"{self.prefix}-{step.name}"
            yield from (f"{self.prefix}-remark-{other.say}" for other in step.otherwise if other.say)
        yield from (f"{self.prefix}-aside-{aside.name}" for aside in self.asides)

    def conditions(self) -> Iterator[str]:
        """Every condition that it is written with."""
        for step in self.steps:
            yield from (*step.when, *step.tasks, *(other.when for other in step.otherwise))
        yield from (aside.when for aside in self.asides)
        yield from (exercise.offered for exercise in self.exercises)


def lessons() -> tuple[str, ...]:
    """The id of every lesson there is."""
    return tuple(
        game if name == _FIRST else f"{game}/{name}"
        for game in GAMES
        for name in sorted(
            file.name.removesuffix(".toml") for file in _folder(game).iterdir() if file.name.endswith(".toml")
        )
    )


@cache
def lesson(id: str) -> Lesson:
    """A lesson by its id; a `BadSetup` if there is none."""
    if id not in lessons():
        raise BadSetup(f"there is no lesson {id!r}; nearest: {nearest(id, list(lessons()))}")
    game, _, name = id.partition("/")
    text = _folder(game).joinpath(f"{name or _FIRST}.toml").read_text(encoding="utf-8")
    given: Mapping[str, Any] = tomllib.loads(text)
    return msgspec.convert({**given, "id": id}, Lesson)


def _folder(game: str) -> Traversable:
    return files(f"{__package__}.{entry(game).package}")
