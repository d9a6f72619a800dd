"""Golden matches and perft counts, as a person last reviewed them."""

import json

import pytest

from tests.support.golden import MATCHES, POSITIONS, TESTS, counted, match_lines
from touchline.games import GAMES

COUNTS = {game: json.loads((TESTS / "perft" / f"{game}.json").read_text()) for game in POSITIONS}


@pytest.mark.parametrize("name", MATCHES)
def test_matches_go_as_written(name):
    lines = list(match_lines(MATCHES[name]))
    assert lines == (TESTS / "golden" / f"{name}.txt").read_text().splitlines()


@pytest.mark.parametrize(("game", "title"), [(game, title) for game in POSITIONS for title in POSITIONS[game]])
def test_positions_lead_as_far_as_counted(game, title):
    assert counted(GAMES[game], *POSITIONS[game][title]) == COUNTS[game][title]
