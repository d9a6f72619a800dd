"""What people choose from when they make a match: editions, options, coaches, and the game's own form."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from touchline.kernel import Record


class OptionInfo(Record, frozen=True):
    """An option of a game: its name, the values it takes, and what it is by default. Its words are in the rulebook."""

    name: str
    kind: Literal["choice", "switch", "number", "text"]
    values: tuple[bool | int | str, ...]
    default: bool | int | str


class EditionInfo(Record, frozen=True):
    """An edition of the rules: the options at its values."""

    name: str
    options: dict[str, bool | int | str]


class Together(Record, frozen=True):
    """The values that other options must have if an option is at a value."""

    option: str
    value: bool | int | str
    needs: dict[str, bool | int | str]


class MatchRules(Record, frozen=True):
    """The rules of a match: an edition, which is empty if the game has none, and the options that differ from it."""

    edition: str
    changes: dict[str, bool | int | str]
    beginner: bool = False


class StrengthInfo(Record, frozen=True):
    """How strong a coach was measured to be: its OpenSkill rating, and its score from 0 to 1 against the one below."""

    rating: float
    score: float | None  # None for the gentlest


class CoachInfo(Record, frozen=True):
    """A computer coach, the gentlest first. In a style it is seated as NAME/STYLE."""

    name: str
    styles: tuple[str, ...] = ()
    strength: StrengthInfo | None = None  # None if it was not measured


class FormRecord(Record, frozen=True):
    """The part of the setup form that a game adds. Its fields depend on its type, the name of the game."""

    type: str


class GameInfo(Record, frozen=True):
    """A game that can be played here."""

    name: str
    hidden_information: bool
    editions: tuple[EditionInfo, ...]
    options: tuple[OptionInfo, ...]
    coaches: tuple[CoachInfo, ...]
    orders: tuple[str, ...] = ()  # standing orders that a side may give
    together: tuple[Together, ...] = ()
    beginners: str = ""  # the edition of a beginners' match; empty if the game has none
    form: Annotated[Any, FormRecord] = None  # what only this game lets people settle; None if there is nothing

    def rules_of(self, setup: Mapping[str, Any]) -> MatchRules:
        """The rules that a set-up names: its edition, options and `beginner`."""
        edition, options = setup.get("edition") or "", setup.get("options") or {}
        usual = next((one.options for one in self.editions if one.name == edition), {})
        changes = {
            option.name: options[option.name]
            for option in self.options
            if option.name in options and options[option.name] != usual.get(option.name, option.default)
        }
        return MatchRules(edition, changes, bool(setup.get("beginner")))
