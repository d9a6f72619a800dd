"""Every game is in every layer, in the web and in the messages; every language has every file."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from touchline import rulebook, timing
from touchline.cli import presenters as terminal
from touchline.coaches import names, registry
from touchline.games import ENTRIES, GAMES, GameEntry, Parts
from touchline.i18n import LANGUAGES, Language, Message
from touchline.i18n.localization import Localization
from touchline.i18n.parts import GAME_MESSAGES
from touchline.kernel import Game
from touchline.league.part import PARTS
from touchline.review import match as review
from touchline.session import presenters as browser

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/touchline"
WEB = ROOT / "web/src"
I18N = SOURCE / "i18n"


def named(entry: GameEntry) -> str:
    return entry.name


every_game = pytest.mark.parametrize("entry", ENTRIES, ids=named)


def test_entries_are_distinct():
    for field in zip(*ENTRIES, strict=True):
        assert len(set(field)) == len(ENTRIES)


@every_game
def test_a_game_is_in_every_layer(entry: GameEntry):
    game = GAMES[entry.name]
    assert isinstance(game, Game)
    assert game.name == entry.name
    assert timing.TIMINGS[entry.name].time(game.start(game.read_setup({}))).half == 1
    assert {"random", "novice", "steady"} <= set(names(entry.name))
    assert callable(registry.clock(entry.name).choose)
    assert rulebook.catalogue(entry.name).game == entry.name
    assert rulebook.rules(entry.name)
    for presenters in (terminal.PRESENTERS, browser.PRESENTERS):
        assert presenters[entry.name].game is game
    assert callable(GAME_MESSAGES[entry.name].shown)
    assert PARTS[entry.name].points.win > 0
    assert review.PARTS[entry.name].judge.startswith(f"{entry.name}/")


@every_game
def test_a_game_is_in_the_web(entry: GameEntry):
    page = WEB / entry.name / "game.ts"
    assert re.search(r"^export const game: GamePage = ", page.read_text(encoding="utf-8"), re.MULTILINE)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_messages(entry: GameEntry, language: Language):
    assert (I18N / language / f"{entry.name}.ftl").is_file()
    say = Localization(language).format
    for key in ("game", "home-about", "club-home", "club-away"):
        assert say(Message(f"{key}-{entry.name}"))


def test_no_game_is_listed_elsewhere_in_the_web():
    """A file that names two games lists them; only tests of shared parts may."""
    files = [file for end in ("*.ts", "*.svelte") for file in WEB.rglob(end) if ".test." not in file.name]
    shared = [file for file in files if file.relative_to(WEB).parts[0] not in {"generated", *GAMES}]
    assert shared
    assert [
        file.name for file in shared if any(f"'{game}'" in file.read_text(encoding="utf-8") for game in GAMES)
    ] == []


def test_no_layer_lists_the_games():
    """Outside a game's own packages, no module imports the packages of all games."""
    packages = {entry.package for entry in ENTRIES}
    word = "|".join(packages)
    imported = re.compile(rf"^ *(?:from touchline[\w.]*\.({word})\b|from touchline[\w.]* import .*)", re.MULTILINE)
    listing = set()
    for file in SOURCE.rglob("*.py"):
        inside = file.relative_to(SOURCE).with_suffix("").parts
        lines = " ".join(match.group() for match in imported.finditer(file.read_text(encoding="utf-8")))
        if not packages & set(inside) and packages <= set(re.findall(rf"\b(?:{word})\b", lines)):
            listing.add(inside)
    assert listing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_file(language: Language):
    files = {file.name for file in (I18N / LANGUAGES[0]).iterdir()}
    assert {file.name for file in (I18N / language).iterdir()} == files
    assert all(name.endswith(".ftl") for name in files)


def test_every_folder_of_messages_is_a_language():
    folders = {folder.name for folder in I18N.iterdir() if any(folder.glob("*.ftl"))}
    assert folders == set(LANGUAGES)


def test_languages_name_themselves_differently():
    assert len({Localization(language).format(Message("language-name")) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "several", "two"),
    [("en", "a, b and c", "a and b"), ("fr", "a, b et c", "a et b"), ("it", "a, b e c", "a e b")],
)
def test_several_things_in_a_row(language: Language, several: str, two: str):
    say = Localization(language).format
    assert several in say(Message("cup-organised", {"names": ("a", "b", "c")}))
    assert two in say(Message("cup-organised", {"names": ("a", "b")}))


def test_an_unknown_game_is_in_no_layer():
    parts: Mapping[str, Any] = Parts("touchline.timing")
    assert "chess" not in parts
    assert parts.get("chess") is None
    assert len(parts) == len(ENTRIES)
