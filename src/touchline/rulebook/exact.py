"""The exact rules in words: the text of a catalogue without its Markdown, sources and shorthand.

>>> exact("MOVE-14")
'(Living) Natural 1 on a steal is a foul (chapter FOUL).'
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from touchline.rulebook.catalogue import Option, Rule
from touchline.rulebook.catalogues import catalogue, rule
from touchline.rulebook.option_words import has_words, option_words

_SOURCES: Final = re.compile(r" — (?=[^—\n]*(?:\bs00\d|\bw/|\bapp\b|\bA-\d))[^—\n]*$", re.MULTILINE)
_DECISIONS: Final = re.compile(r" ?\[A-\d+\]| \(A-\d+\)|, A-\d+(?=\))")
_TAGS: Final = re.compile(r"`?((?:\[[CAL]\])+)`?|\[([CAL])(?=, )")
_OPTION: Final = re.compile(r"`?\bopt(?:ion)?[: ](\w+)`?(?: \w+(?=\)))?|\b(E\d\d)\b")
_NAMED: Final = re.compile(r"`([a-z]+(?:_[a-z]+)+)`")
_EDITIONS: Final = {"C": "Core", "A": "Advanced", "L": "Living"}

EDITIONS: Final = tuple(_EDITIONS.values())
"""The editions as the exact rules name them."""


# The shorthand of the catalogues, as people say it.
_SHORTHAND: Final[Mapping[str, str | Callable[[re.Match[str]], str]]] = {
    r"`left\(kicker\) <= -15`": "15 m or more behind the opponent's goal line",
    r"`left <= -15`": "15 m or more behind the goal line",
    r"`left >= 0`": "short of the goal line or on it",
    r"`own\(kicker\) > 20`": "outside the kicker's own 22",
    r"`own\(kicker\) <= 20`": "inside the kicker's own 22",
    r"`0 <= own\(receiver\) <= 20`": "the spot in the receiver's own 22",
    r"`left\(S\) == 5`": "the ball 5 m from the line that S attacks",
    r"`left == 0`": "no metres left",
    r"`0 <= left\(attack\) <= 20`": "a spot in the opponent's 22",
    r"`-15 < own <= 0`": "the ball on or behind its own goal line",
    r"`hi`": "the higher die",
    r"`lo`": "the lower die",
    r"`OPEN`": "open play",
    r"`PICK_AGAIN`": "a further pick-and-go",
    r"`DROPOUT22`": "drop-out",
    r"`KICKOFF`": "kick-off",
    r"`(SCRUM|LINEOUT|PENALTY|MARK|LANDING)`": lambda match: match[1].lower(),
    r"`n\.run`": "a run",
    r"`(\d)\+(\d+)`": r"the \1 carries \2 m",
    r"`\+(\d+)`": r"\1 m",
    r"`ShortPass`": "short pass",
    r"`referee_dispute\(\)`": "a call for it",
    r"\bPENALTY_SPOT\b": "the penalty spot",
    r" of pitch\.md \w\b| \(pitch\.md \w\)|; pitch\.md \w\b": "",
    r"\bAOS\b": "any other scenario",
    r"\bZOI\b": "zone of influence",
    r"\bGK\b(?!-)": "goalkeeper",
    r"\[(\d)\]\[(\d)\]": r"\1 and \2",
}


@cache
def exact(id: str) -> str:
    """The exact rule with this id, in English; paragraphs and rows of tables are lines."""
    found = rule(id)
    text = _DECISIONS.sub("", _SOURCES.sub("", _tables(found.text)))
    for code, words in _SHORTHAND.items():
        text = re.sub(code, words, text)
    text = _OPTION.sub(lambda match: _title(found, match[1], match[2]), text)
    text = _NAMED.sub(lambda match: _title(found, match[1], None), text)
    tagged = bool(_TAGS.search(text))
    text = _TAGS.sub(_editions, text)
    if found.editions and not tagged and len(found.editions) < len(_EDITIONS):
        text = f"{text} ({', '.join(edition.capitalize() for edition in found.editions)})"
    text = re.sub(r"[`*]", "", text).replace("\\|", "|")
    return re.sub(r" +([.,;:)])", r"\1", re.sub(r"(?<=\S) {2,}", " ", text)).strip()


def _editions(match: re.Match[str]) -> str:
    if match[2]:
        return f"[{_EDITIONS[match[2]]}"
    return f"({', '.join(_EDITIONS[letter] for letter in match[1] if letter in _EDITIONS)})"


def _title(found: Rule, name: str | None, number: str | None) -> str:
    """The title of an option in quotation marks, by its name or number."""
    for option in catalogue(found.game).options:
        if option.id == name or (number and option.number == number):
            return _quoted(found.game, option)
    if has_words(found.game):
        for words in option_words(found.game):
            if words.name == name:
                return f"“{words.title}”"
    return (name or number or "").replace("_", " ")


def _quoted(game: str, option: Option) -> str:
    known = {words.name: words.title for words in option_words(game)} if has_words(game) else {}
    return f"“{known.get(option.id, option.id.replace('_', ' '))}”"


def _tables(text: str) -> str:
    """A text with each row of its tables as a line."""
    lines: list[str] = []
    heading: list[str] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            heading = []
            lines.append(line)
            continue
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if not heading:
            heading = cells
        elif not set(line) <= set("|-: "):
            named = ", ".join(f"{name} {cell}" for name, cell in zip(heading[1:], cells[1:], strict=True))
            lines.append(f"{cells[0]}: {named}")
    return "\n".join(lines)
