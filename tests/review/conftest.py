"""Matches to review: two known records, and short ones of both games between levels."""

from pathlib import Path
from typing import NamedTuple

import pytest

from touchline.coaches.arena import Fixture, play_fixture
from touchline.review import Analysis, Followed, analyse, follow

RECORDS = Path(__file__).parent / "records"
SHORT = {"counter-attack": "actions:4", "french-flair": "phases:5"}


class Reviewed(NamedTuple):
    """A match, followed and analysed."""

    lines: list[bytes]
    followed: Followed
    analysis: Analysis


def reviewed(file: Path) -> Reviewed:
    lines = file.read_bytes().splitlines(keepends=True)
    return Reviewed(lines, follow(lines), analyse(lines))


@pytest.fixture(scope="session", params=sorted(SHORT))
def known(request) -> Reviewed:
    """The known record of a game."""
    return reviewed(RECORDS / f"{request.param}.jsonl")


@pytest.fixture(scope="session", params=sorted(SHORT))
def short(request, tmp_path_factory) -> Reviewed:
    """A short match between levels."""
    game = request.param
    folder = tmp_path_factory.mktemp("records")
    fixture = Fixture(game, "sharp", "novice", "short", {"clock": SHORT[game]})
    play_fixture(fixture, folder)
    return reviewed(folder / fixture.file)
