"""The messages of a language, read from its Fluent files, which the browser reads too.

>>> Localization("en").format(Message("language-name"))
'English'
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from touchline.i18n.message import Arg, Language, Message, Person

ShowPerson = Callable[[Person], str]


def shirt_and_side(person: Person) -> str:
    """A player with shirt and side: Elías Villalba (H10)."""
    label = f"{person.side[0].upper()}{person.shirt}"
    return label if person.name == label else f"{person.name} ({label})"


class Localization:
    """The messages of one language."""

    def __init__(self, language: Language, show: ShowPerson = shirt_and_side) -> None:
        self._bundle, self._show = _bundle(language), show

    def format(self, message: Message) -> str:
        """The text of a message; a missing key or argument is an error."""
        if (
            not self._bundle.has_message(message.key)
            or (pattern := self._bundle.get_message(message.key)).value is None
        ):
            raise KeyError(f"no message {message.key!r}")
        text, errors = self._bundle.format_pattern(
            pattern.value, {name: self._shown(arg) for name, arg in message.args.items()}
        )
        if errors:
            raise errors[0]
        return str(text)

    def _shown(self, arg: Arg) -> str | int | float:
        match arg:
            case Person():
                return self._show(arg)
            case Message():
                return self.format(arg)
            case tuple():
                *most, last = [str(self._shown(one)) for one in arg] or [""]
                return self.format(Message("list-and", {"most": ", ".join(most), "last": last})) if most else last
        return arg


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
