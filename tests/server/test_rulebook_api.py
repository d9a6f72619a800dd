"""The rulebook over HTTP: contents, chapters with figures, search, exact rules."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.support import site
from touchline.server.wire.rulebook import BookContents, ChapterPage, Found


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("rulebook")
    with site(folder) as opened:
        yield opened


def test_the_contents_in_french(here: Any) -> None:
    told = msgspec.json.decode(here.http.get("/api/rulebook/counter-attack?lang=fr").content, type=BookContents)
    assert (told.language, told.rules, len(told.chapters), len(told.options)) == ("fr", 373, 15, 82)
    assert (told.chapters[6].name, told.chapters[6].title) == ("passing", "Les passes")
    assert next(one.title for one in told.options if one.name == "nutmeg") == "Petits ponts"


def test_a_chapter_with_its_figures(here: Any) -> None:
    answer = here.http.get("/api/rulebook/counter-attack/chapters/passing?lang=it").json()
    assert answer["chapter"]["title"] == "I passaggi"
    drawn = {figure["name"]: figure for figure in answer["figures"]}
    assert set(drawn) == {"cut-out", "shut-out"}
    assert drawn["cut-out"]["scene"]["type"] == "counter-attack"
    assert drawn["cut-out"]["preview"]["good"] == pytest.approx(25 / 36)


def test_every_chapter_can_be_sent(here: Any) -> None:
    for game in ("counter-attack", "french-flair"):
        told = msgspec.json.decode(here.http.get(f"/api/rulebook/{game}").content, type=BookContents)
        for one in told.chapters:
            page = here.http.get(f"/api/rulebook/{game}/chapters/{one.name}")
            assert page.status_code == 200
            assert msgspec.json.decode(page.content, type=ChapterPage).chapter.number == one.number


def test_a_mistyped_word(here: Any) -> None:
    answer = here.http.get("/api/rulebook/counter-attack/search?q=offisde")
    first = msgspec.json.decode(answer.content, type=Found).passages[0]
    assert (first.chapter, first.section) == ("loose-balls", "offside")


def test_what_is_not_there(here: Any) -> None:
    assert here.http.get("/api/rulebook/chess").status_code == 404
    assert here.http.get("/api/rulebook/counter-attack/chapters/pasing").status_code == 404


def test_an_exact_rule_is_told_in_words(here: Any) -> None:
    rule = here.http.get("/api/rules/MOVE-11").json()
    assert rule["chapter"] == "steals-and-tackles"
    assert rule["text"].endswith("(Living) mandatory; (Core, Advanced) the defence chooses.")
