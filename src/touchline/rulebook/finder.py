"""Search in the chapters, by id or by word; words may be mistyped.

>>> [(found.chapter, found.section) for found in find_passages("counter-attack", "nutmge")][0]
('steals-and-tackles', 'nutmegs')
"""

import re
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from msgspec import Struct

from touchline.rulebook.book import book, chapter, languages
from touchline.rulebook.told import Block, Passage, Section

_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_MOST: Final = 20
_ALIKE: Final = 0.74  # two letters swapped in a word of five are still alike
_IN_TITLE, _IN_SECTION, _IN_TEXT = 6, 4, 1


class _Place(Struct, frozen=True):
    passage: Passage
    words: dict[str, int]  # with what they weigh


def find_passages(game: str, query: str, language: str = "en") -> tuple[Passage, ...]:
    """The passages about all words of a query, the best first; an id finds where its rule is told."""
    places = _places(game, language if language in languages() else "en")
    wanted = query.strip().upper()
    if by_id := [place.passage for place in places if wanted in place.passage.ids]:
        return tuple(by_id)
    asked = [_alike(word, _vocabulary(game, language)) for word in words_of(query)]
    scored = [(place, [sum(place.words.get(word, 0) for word in alike) for alike in asked]) for place in places]
    found = [(sum(points), place.passage) for place, points in scored if points and all(points)]
    return tuple(passage for _, passage in sorted(found, key=lambda one: -one[0])[:_MOST])


def words_of(text: str) -> list[str]:
    """The words of a text without accents, in small letters."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(letter for letter in letters if not unicodedata.combining(letter)))


def _alike(word: str, known: frozenset[str]) -> tuple[str, ...]:
    """The known words that a typed one begins or misspells."""
    if begun := tuple(one for one in known if one.startswith(word)):
        return begun
    return tuple(get_close_matches(word, sorted(known), n=3, cutoff=_ALIKE)) if len(word) > 2 else ()


@cache
def _vocabulary(game: str, language: str) -> frozenset[str]:
    return frozenset(word for place in _places(game, language) for word in place.words)


@cache
def _places(game: str, language: str) -> tuple[_Place, ...]:
    language = language if language in languages() else "en"
    return tuple(
        place
        for name in book(game).chapters
        for section in chapter(game, name, language).sections
        for place in _of_section(game, name, language, section)
    )


def _of_section(game: str, name: str, language: str, section: Section) -> Iterator[_Place]:
    told = chapter(game, name, language)
    for number, block in enumerate(section.blocks):
        ids = block.ids
        yield _Place(
            Passage(game, name, told.number, told.title, section.name, section.title, block.text, ids),
            _weights(told.title, section.title, block, first=number == 0),
        )


def _weights(title: str, heading: str, block: Block, *, first: bool) -> dict[str, int]:
    """The words of a passage; those of titles count for the first passage below them."""
    weights = dict.fromkeys(words_of(block.text), _IN_TEXT)
    if first:
        for words, weight in ((title, _IN_TITLE), (heading, _IN_SECTION)):
            for word in words_of(words):
                weights[word] = weights.get(word, 0) + weight
    return weights
