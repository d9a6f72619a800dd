"""The catalogues of all games, looked up by id and by word."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from touchline.games import Parts
from touchline.rulebook.catalogue import Catalogue, Decision, Entry, Option, Reader, Rule, Switch, Term

__all__ = [
    "Catalogue",
    "Decision",
    "Entry",
    "Option",
    "Rule",
    "Switch",
    "Term",
    "UnknownEntry",
    "catalogue",
    "find",
    "games",
    "nearest",
    "rule",
    "rule_id",
    "rules",
    "search",
    "vocabulary",
]

_WORD = re.compile(r"[^\W\d_]{4,}")
_READERS: Final[Mapping[str, Reader]] = Parts("touchline.rulebook")


class UnknownEntry(LookupError):
    """No entry of the catalogues has this name."""


def games() -> tuple[str, ...]:
    """The games with a catalogue."""
    return tuple(_READERS)


@cache
def catalogue(game: str) -> Catalogue:
    """The catalogue of a game."""
    if game not in _READERS:
        raise UnknownEntry(f"there is no game {game!r}; the games are {', '.join(games())}")
    return _READERS[game](files("touchline.rulebook").joinpath(f"{game}.md").read_text(encoding="utf-8"))


def rules(game: str) -> tuple[Rule, ...]:
    """The rules of a game, in the order of its catalogue."""
    return catalogue(game).rules


def rule(id: str) -> Rule:
    """The rule with an id; no two games share one."""
    ids = _rules_by_id()
    if id in ids:
        return ids[id]
    raise UnknownEntry(f"no rule has the id {id!r}; nearest: {', '.join(nearest(id, ids))}")


@cache
def rule_id() -> re.Pattern[str]:
    """A pattern for full rule ids: `FF-RUCK-1` with the prefix of its game, or `MOVE-11` without.

    It does not match words such as «UTF-8», nor the tail of a longer id.
    """
    chapters = {id.rpartition("-")[0] for id in _rules_by_id()}
    plain = "|".join(sorted(chapter for chapter in chapters if "-" not in chapter))
    return re.compile(rf"(?<![\w-])(?:[A-Z]{{2}}-[A-Z0-9]+|{plain})-\d+\b")


def find(name: str, game: str | None = None) -> tuple[Entry, ...]:
    """The rules, decisions, switches or options with this name, ignoring case; several if games share the name."""
    entries = _entries(game)
    if matching := tuple(entry for entry in entries if _plain(name) in map(_plain, _names(entry))):
        return matching
    where = f" of {catalogue(game).title}" if game else ""
    near = ", ".join(nearest(name, (known for entry in entries for known in _names(entry))))
    raise UnknownEntry(f"there is no rule, decision, switch or option{where} called {name!r}; nearest: {near}")


def search(words: str, game: str | None = None) -> tuple[Entry, ...]:
    """The entries that contain all these words or word beginnings, in English or French, ignoring case and accents."""
    wanted = [re.compile(rf"\b{re.escape(word)}") for word in _plain(words).split()]
    return tuple(
        entry for entry in _entries(game) if wanted and all(word.search(_plain(_wording(entry))) for word in wanted)
    )


def vocabulary(game: str | None = None) -> set[str]:
    """Everything that can be looked up: names, terms, and the longer words of the texts."""
    known: set[str] = set()
    for entry in _entries(game):
        known.update(_names(entry), _WORD.findall(_wording(entry).lower()))
        if isinstance(entry, Rule):
            known.update(word for term in entry.terms for word in (term.english, term.french))
    return known


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The names closest to a mistyped one."""
    plain = {_plain(known): known for known in names}
    return [plain[match] for match in get_close_matches(_plain(name), plain, n=3, cutoff=0)]


@cache
def _rules_by_id() -> dict[str, Rule]:
    return {rule.id: rule for game in games() for rule in rules(game)}


def _entries(game: str | None) -> tuple[Entry, ...]:
    return tuple(entry for name in ((game,) if game else games()) for entry in catalogue(name).entries)


def _names(entry: Entry) -> tuple[str, ...]:
    return (entry.id, entry.number) if isinstance(entry, Option) and entry.number else (entry.id,)


def _wording(entry: Entry) -> str:
    match entry:
        case Rule(id=id, text=text, terms=terms):
            return " ".join((id, text, *(term.french for term in terms)))
        case Decision(id=id, gap=gap, decision=decision, why=why):
            return f"{id} {gap} {decision} {why}"
        case Switch(id=id, note=note, default=default, others=others):
            return f"{id} {note} {default} {others}"
        case Option(id=id, number=number, note=note, values=values, others=others):
            return " ".join((id, number, note, *values.values(), others))


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
