"""Every Python example of the README and the docs runs, page by page, and every link leads somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.matches import AtRandom
from touchline import french_flair
from touchline.kernel import SIDES, Seeded, other, play

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
COACH_PAGE = ROOT / "docs/guide/write-a-coach.md"


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def run(page: Path) -> dict[str, Any]:
    """Run the examples of a page in order; returns the names they define."""
    names: dict[str, Any] = {"__name__": "example"}
    for example in EXAMPLE.findall(page.read_text()):
        exec(compile(example, named(page), "exec"), names)
    return names


GUIDE = [page for page in PAGES if page.parent.name == "guide" and EXAMPLE.search(page.read_text())]


@pytest.mark.parametrize("page", [ROOT / "README.md", *GUIDE], ids=named)
def test_examples_run(page):
    assert run(page)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page):
    for link in LINK.findall(page.read_text()):
        assert (page.parent / link).exists(), f"{named(page)} links to {link}"


def test_the_coach_of_the_guide_is_short_and_beats_random_play():
    coach = run(COACH_PAGE)["Runner"]
    lines = [line for line in EXAMPLE.findall(COACH_PAGE.read_text())[0].splitlines() if line.strip()]
    assert len(lines) <= 22
    game, won = french_flair.game, 0.0
    for seed in range(20):
        side = SIDES[seed % 2]
        coaches: Any = {
            side: coach(Seeded(seed, side).randbelow),
            other(side): AtRandom(Seeded(seed, other(side)).randbelow),
        }
        *_, last = play(game, game.start(), coaches, Seeded(seed))
        winner = game.result(last.state).winner
        won += 0.5 if winner is None else winner == side
    assert won > 10
