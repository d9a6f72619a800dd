"""The rulebook over HTTP: contents, chapters, figures, exact rules, and matches from figures."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.support import site
from touchline import rulebook
from touchline.i18n import LANGUAGES
from touchline.rulebook.book import book
from touchline.server.wire.api import RoomMade, RuleText
from touchline.server.wire.rulebook import BookContents, ChapterPage
from touchline.session.drawings import Drawing

GAMES = ("counter-attack", "french-flair")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("rulebook")
    with site(folder) as opened:
        yield opened


def got(here: Any, path: str, kind: Any) -> Any:
    answer = here.http.get(path)
    assert answer.status_code == 200, path
    return msgspec.json.decode(answer.content, type=kind)


def test_the_contents_in_french(here: Any) -> None:
    told = got(here, "/api/rulebook/counter-attack?lang=fr", BookContents)
    assert (told.language, told.rules, len(told.chapters), len(told.options)) == ("fr", 373, 15, 82)
    assert (told.chapters[6].name, told.chapters[6].title) == ("passing", "Les passes")
    assert next(one.title for one in told.options if one.name == "nutmeg") == "Petits ponts"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters(here: Any, game: str, language: str) -> None:
    told = got(here, f"/api/rulebook/{game}/chapters?lang={language}", tuple[ChapterPage, ...])
    assert [one.chapter.language for one in told] == [language] * len(book(game).chapters)
    assert {one.chapter.name: one.ids for one in told} == book(game).chapters


def test_the_figures(here: Any) -> None:
    told = got(here, "/api/rulebook/counter-attack/figures", tuple[Drawing, ...])
    drawn = {figure.name: figure for figure in told}
    assert set(drawn) == set(book("counter-attack").figures)
    assert drawn["cut-out"].scene["type"] == "counter-attack"
    assert drawn["cut-out"].preview["good"] == pytest.approx(25 / 36)


@pytest.mark.parametrize("game", GAMES)
def test_the_exact_rules_are_told_in_words(here: Any, game: str) -> None:
    told = got(here, f"/api/rulebook/{game}/rules", tuple[RuleText, ...])
    assert [one.id for one in told] == [one.id for one in rulebook.rules(game)]
    leaks = re.compile(r"[`*_]|\bs00\d|\bw/|\bopt\b|\[[CAL]\]|\bE\d\d\b|\[?\bA-\d")
    assert [one.id for one in told if leaks.search(one.text)] == []
    assert {one.chapter for one in told} == set(book(game).chapters)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_can_be_played(here: Any, game: str) -> None:
    for name in book(game).figures:
        answer = here.http.post(f"/api/rulebook/{game}/figures/{name}/play", content=b'{"coach":"novice"}')
        assert answer.status_code == 201, (name, answer.text)
        made = msgspec.json.decode(answer.content, type=RoomMade)
        asked = here.http.post("/api/rooms/status", content=msgspec.json.encode({"tokens": [made.token]}))
        (status,) = asked.json()
        assert (status["game"], status["ending"]) == (game, None)


def test_what_is_not_there(here: Any) -> None:
    play = "/api/rulebook/counter-attack/figures"
    assert here.http.get("/api/rulebook/chess").status_code == 404
    assert here.http.get("/api/rulebook/chess/chapters").status_code == 404
    assert here.http.post("/api/rulebook/chess/figures/shot/play", content=b'{"coach":"novice"}').status_code == 404
    assert here.http.post(f"{play}/shoot/play", content=b'{"coach":"novice"}').status_code == 404
    assert here.http.post(f"{play}/shot/play", content=b'{"coach":"nobody"}').json()["error"] == "bad_setup"
    assert here.http.post(f"{play}/shot/play", content=b"{}").json()["error"] == "bad_body"


def test_an_exact_rule_is_told_in_words(here: Any) -> None:
    rule = here.http.get("/api/rules/MOVE-11").json()
    assert rule["chapter"] == "steals-and-tackles"
    assert rule["text"].endswith("(Living) mandatory; (Core, Advanced) the defence chooses.")
