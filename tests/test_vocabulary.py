"""No game vocabulary outside a game's own folder: a third game must find nothing of the first two in its way."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SHARED: Final = (
    *(f"src/touchline/{package}" for package in ("kernel", "page", "review", "server", "session", "timing")),
    *(f"web/src/{folder}" for folder in ("lib", "page", "parts")),
)
OWN: Final = ("/counter_attack", "/french_flair", "server/static/")
WORDS: Final[Mapping[str, str]] = {
    "counter-attack": r"counter[-_ ]?attack|football|pitch|hex(?:es)?(?! digits)|goalkeepers?|outfielders?|nutmegs?"
    r"|offside|formations?|squads?|referees?|midfield\w*|dribbl\w*|substitut\w*|throw-ins?|corner kicks?",
    "french-flair": r"french[-_ ]?flair|rugby|scrums?|rucks?|mauls?|line-?outs?|knock-ons?|in-goal|hookers?"
    r"|forwards|tackles?",
}
KNOWN: Final[Mapping[str, str]] = {
    "src/touchline/server/wire/api.py": "the requests of older pages have fields of one game",
    "src/touchline/server/openapi.py": "its examples are rule ids",
}
"""Files that may name a game's things, and why."""
COMPETITIONS: Final = (
    "src/touchline/server/competitions/",
    "src/touchline/server/wire/competition",
    "src/touchline/server/wire/clubs.py",
)
LEAGUE: Final = re.compile(r"\b(?:squads?|formations?)\b", re.IGNORECASE)
"""What `touchline.league` calls the players of a club and how they line up, in whatever game; competitions do too."""


def shared() -> Iterator[Path]:
    """The sources shared by all games."""
    for folder in SHARED:
        for file in sorted((ROOT / folder).rglob("*")):
            path = _of(file)
            is_source = file.suffix in (".py", ".ts", ".svelte") and ".test." not in file.name
            if is_source and path not in KNOWN and not any(own in path for own in OWN):
                yield file


@pytest.mark.parametrize("game", WORDS)
def test_shared_code_names_no_game(game):
    word = re.compile(rf"(?<!--)\b(?:{WORDS[game]})\b", re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in shared()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if word.search(LEAGUE.sub("", line) if _of(file).startswith(COMPETITIONS) else line)
    ]
    assert not found, "\n".join(found)


def _of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_every_exception_is_needed():
    for path in KNOWN:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert any(re.search(rf"\b(?:{words})\b", text, re.IGNORECASE) for words in WORDS.values()), path
