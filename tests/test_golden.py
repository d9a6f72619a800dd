"""Whole matches, and counts of what lies a few answers deep, as they were when a person last looked at them."""

import json

import pytest

from tests.support.golden import GAME, MATCHES, POSITIONS, TESTS, counted, match_lines

COUNTS = json.loads((TESTS / "perft" / "french-flair.json").read_text())


@pytest.mark.parametrize("name", MATCHES)
def test_matches_go_as_written(name):
    seed, options = MATCHES[name]
    lines = list(match_lines(GAME, seed, options))
    assert lines == (TESTS / "golden" / f"{name}.txt").read_text().splitlines()


@pytest.mark.parametrize("title", POSITIONS)
def test_positions_lead_as_far_as_counted(title):
    assert counted(*POSITIONS[title]) == COUNTS[title]
