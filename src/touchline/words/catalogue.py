"""The messages of a language, read from its Fluent files, which the browser reads too.

>>> Catalogue("en").say(Said("language-name"))
'English'
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from touchline.words.said import Arg, Language, Person, Said

_FILES: Final = ("app.ftl", "coaches.ftl", "counter-attack.ftl", "french-flair.ftl", "reasons.ftl")
_AND: Final[dict[Language, str]] = {"en": "and", "fr": "et", "it": "e"}

ShowPerson = Callable[[Person], str]


def shirt_and_side(person: Person) -> str:
    """A player as a table without colours names it: Elías Villalba (H10)."""
    label = f"{person.side[0].upper()}{person.shirt}"
    return label if person.name == label else f"{person.name} ({label})"


class Catalogue:
    """Says things in one language."""

    def __init__(self, language: Language, show: ShowPerson = shirt_and_side) -> None:
        self._bundle, self._show, self._and = _bundle(language), show, _AND[language]

    def say(self, said: Said) -> str:
        """A message with its arguments put in; a key or an argument that is missing is an error."""
        if not self._bundle.has_message(said.key) or (message := self._bundle.get_message(said.key)).value is None:
            raise KeyError(f"no message {said.key!r}")
        text, errors = self._bundle.format_pattern(
            message.value, {name: self._shown(arg) for name, arg in said.args.items()}
        )
        if errors:
            raise errors[0]
        return str(text)

    def _shown(self, arg: Arg) -> str | int | float:
        match arg:
            case Person():
                return self._show(arg)
            case Said():
                return self.say(arg)
            case tuple():
                *most, last = [str(self._shown(one)) for one in arg] or [""]
                return f"{', '.join(most)} {self._and} {last}" if most else last
        return arg


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath(language)
    for name in _FILES:
        bundle.add_resource(FluentResource(folder.joinpath(name).read_text(encoding="utf-8")))
    return bundle
