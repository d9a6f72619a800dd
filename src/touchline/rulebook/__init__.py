"""The rules of every game, by id and by word.

>>> rule("FF-RUCK-2").text
'A ruck on a goal line is no try for anybody.'
"""

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from touchline.rulebook.catalogue import RULE_ID, Catalogue, Decision, Entry, Rule, Switch, Term, read

__all__ = [
    "RULE_ID",
    "Catalogue",
    "Decision",
    "Entry",
    "Rule",
    "Switch",
    "Term",
    "UnknownEntry",
    "catalogue",
    "find",
    "games",
    "nearest",
    "rule",
    "rules",
    "search",
]


class UnknownEntry(LookupError):
    """Nothing in the catalogues has the name that was asked for."""


@cache
def games() -> tuple[str, ...]:
    """The games that have a catalogue."""
    names = (file.name for file in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".md") for name in names if name.endswith(".md")))


@cache
def catalogue(game: str) -> Catalogue:
    """All there is to look up about a game."""
    if game not in games():
        raise UnknownEntry(f"no game is called {game!r}; there are {', '.join(games())}")
    return read(game, files(__name__).joinpath(f"{game}.md").read_text(encoding="utf-8"))


def rules(game: str) -> tuple[Rule, ...]:
    """The rules of a game, in the order of its catalogue."""
    return catalogue(game).rules


def rule(id: str) -> Rule:
    """The rule with an id."""
    ids = {rule.id: rule for game in games() for rule in rules(game)}
    if id in ids:
        return ids[id]
    raise UnknownEntry(f"no rule has the id {id!r}; nearest: {', '.join(nearest(id, ids))}")


def find(name: str) -> Entry:
    """The rule, decision or switch with a name, in capitals or not."""
    names = {_plain(entry.id): entry for entry in _entries()}
    if _plain(name) in names:
        return names[_plain(name)]
    near = ", ".join(nearest(name, (entry.id for entry in names.values())))
    raise UnknownEntry(f"no rule, decision or switch is called {name!r}; nearest: {near}")


def search(words: str) -> tuple[Entry, ...]:
    """The entries in which every word begins a word, in English or French; accents and capitals do not matter."""
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in _plain(words).split()]
    return tuple(
        entry for entry in _entries() if wanted and all(word.search(_plain(_wording(entry))) for word in wanted)
    )


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The few of the names that look most like one that was mistyped."""
    plain = {_plain(known): known for known in names}
    return [plain[match] for match in get_close_matches(_plain(name), plain, n=3, cutoff=0)]


def _entries() -> tuple[Entry, ...]:
    return tuple(entry for game in games() for entry in catalogue(game).entries)


def _wording(entry: Entry) -> str:
    match entry:
        case Rule(id=id, text=text, terms=terms):
            return " ".join((id, text, *(term.french for term in terms)))
        case Decision(id=id, gap=gap, decision=decision, why=why):
            return f"{id} {gap} {decision} {why}"
        case Switch(id=id, note=note, default=default, others=others):
            return f"{id} {note} {default} {others}"


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
