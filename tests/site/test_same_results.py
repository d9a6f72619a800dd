"""The page's Python gives the same results as ours, byte for byte."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.play import records
from tests.site.support import BUILT

HERE = Path(__file__).parent


def played_in_the_page(orders: str) -> list[str]:
    """The records of some matches, played by the engine of the site."""
    (engine,) = BUILT.glob("engine-*")
    ran = subprocess.run(
        ["node", str(HERE / "play.mjs"), str(engine), str(HERE / "play.py"), orders],
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize(("game", "level"), [("counter-attack", "novice"), ("french-flair", "sharp")])
def test_seeded_matches_of_coaches_are_the_same(game, level):
    orders = json.dumps([[game, level, 40, seed] for seed in (1, 2)])
    assert played_in_the_page(orders) == records(orders)
