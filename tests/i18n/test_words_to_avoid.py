"""Words that no fan of the sport would say, each with its replacement: no message uses them."""

import re
from typing import Final

import pytest

from tests.i18n.test_french import Text
from tests.i18n.test_localization import messages
from touchline.i18n.message import LANGUAGES, Language

# A pattern, what to say instead, and the messages that mean something else by it.
AVOID: Final[dict[Language, list[tuple[str, str, str]]]] = {
    "en": [
        (r"\bup to (?:their |his )?Pace\b", "as far as their Pace allows: nobody is up to an attribute", ""),
        (r"\bmeets a (?:strict|lenient) referee\b", "is booked, or gets away with it", ""),
        (r"(?i)\ba? ?die of \d", "rolls a 9, or needs a 9", ""),
        (r"\} is (?:thinking|moving|open)\b", "a club is plural in English: are", ""),
    ],
    "fr": [
        (r"(?i)\binstantanée?s?\b", "passe en une touche, tir en première intention: an instant is a photograph", ""),
        (r"(?i)\bpar unité\b", "par point: dice have points", ""),
        (r"(?i)\b(?:le|du|de) contestes?\b", "le contest: a conteste is no word", ""),
        (r"(?i)\btiers finaux\b", "derniers tiers", ""),
        (r"(?i)comme d’habitude\b", "par défaut", ""),
        (r"qui pose la question", "la règle appliquée", ""),
        (r"(?i)\bun jeu (?:simple|habituel)\b|(?i:choisi\w+) un jeu\b|\bjeux avec\b", "une action", ""),
        (r"(?i)\bles arrières\b|des arrières\b", "les trois-quarts: an arrière is the full-back", ""),
        (r"(?i)\bhexagones?\b", "case, as everywhere else", ""),
        (r"^Reprendre$", "annuler: to resume is another thing", ""),
    ],
    "it": [
        (r"(?i)\bacuto\b", "esperto: acuto is an angle or a pain", ""),
        (r"(?i)quanto gioca bene", "livello", ""),
        (r"(?i)\b(?:un|uno|il|lo|la) (?:standard|first-time|high|long) pass\b", "passaggio, lancio", ""),
        (r"(?i)\b(?:un|uno|il|lo|tuo) snapshot\b", "tiro di prima", ""),
        (r"(?i)\b(?:un|il|del) nutmeg\b", "tunnel", ""),
        (r"(?i)\bloose ball\b", "palla vagante", ""),
        (r"(?i)\b(?:una|la|questa|un’altra) movement phase\b", "fase di movimento", ""),
        (r"(?i)\bsvuota\b", "deseleziona: one empties a bin", ""),
        (r"(?i)\b(?:può|possono) muovere$", "muoversi: who moves alone moves himself", ""),
        (r"(?i)\bal Pace\b", "alla velocità", ""),
        (r"(?i)come al solito", "predefinite", ""),
        (r"(?i)\bcasell[ae]\b", "esagono, as everywhere else", ""),
    ],
}  # fmt: skip


def test_every_language_has_its_list() -> None:
    assert set(LANGUAGES) == set(AVOID)


@pytest.mark.parametrize(
    ("language", "pattern", "instead", "unless"),
    [(language, *words) for language, several in AVOID.items() for words in several],
)
def test_no_message_uses_it(language: Language, pattern: str, instead: str, unless: str) -> None:
    found = [
        (key, piece)
        for key, message in messages(language).items()
        for piece in Text(message).pieces
        if key not in unless.split() and re.search(pattern, piece.strip())
    ]
    assert not found, f"say: {instead}"
