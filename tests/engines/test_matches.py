"""Both games in every engine: a match with a reload, an invitation, and the patterns on the pitch."""

from io import BytesIO
from typing import Final

import pytest
from PIL import Image

from tests.support.people import Person, by_turns
from tests.support.screen import Screen, make

SHORT: Final = {
    "counter-attack": {"clock": "3", "added_time": "none"},
    "french-flair": {"clock": "8"},
}
"""The length of a half: minutes, and phases."""

games = pytest.mark.parametrize("game", SHORT)

SIZE: Final = 60

_IN_GOAL: Final = """(end) => {
  const { x, y, width, height } = document.querySelectorAll('rect[fill="url(#in-goal)"]')[end].getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""

# Lays a grey square filled with each pattern over the page, side by side; gives the names of the patterns.
_SQUARES: Final = """async (size) => {
  const patterns = [...document.querySelectorAll('pattern')];
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.style.cssText = `position: fixed; inset: 0; width: 100%; height: ${size}px; z-index: 1000; background: grey`;
  patterns.forEach(({ id }, at) => {
    const square = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    Object.entries({ x: at * size, width: size, height: size, fill: `url(#${id})` }).forEach((pair) =>
      square.setAttribute(...pair),
    );
    sheet.append(square);
  });
  document.body.append(sheet);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return patterns.map(({ id }) => id);
}"""


def score(screen: Screen) -> str:
    """The score at the end."""
    return screen.locator("[data-ending] strong").inner_text()


def colours(screen: Screen, box: tuple[int, int, int, int]) -> int:
    """How many colours a part of the screen has: left, top, right, bottom."""
    picture = Image.open(BytesIO(screen.screenshot())).convert("RGB").crop(box)
    return len(picture.getcolors(picture.width * picture.height) or ())


@games
def test_a_match_that_is_reloaded_in_the_middle(server, open_screen, game):
    screen = open_screen()
    make(screen, server, game, **SHORT[game])
    person = Person(screen)
    assert not person.plays_on(answers=5)
    before = person.looks()["question"]
    screen.reload()
    person = Person(screen)
    assert person.looks()["question"] == before
    assert person.plays_on()
    assert screen.locator("[data-score]").inner_text() == score(screen)


@games
def test_a_guest_comes_by_invitation_and_plays(server, open_screen, game):
    host, guest = open_screen(), open_screen()
    make(host, server, game, away="invited", **SHORT[game])
    guest.goto(host.locator("[data-invite] input").input_value())
    if "added_time" in SHORT[game]:
        guest.wait_for_function("() => document.querySelector('[data-accept]')")
        guest.locator("[data-accept]").click()
    host.wait_for_function("() => !document.querySelector('[data-invite]')")
    people = [Person(host), Person(guest)]
    by_turns(people, answers=6)
    guest.reload()
    by_turns(people)
    assert score(host) == score(guest)
    assert all(person.answers for person in people)


def test_the_in_goals_are_hatched(server, open_screen):
    screen = open_screen()
    make(screen, server, "french-flair")
    Person(screen).looks()
    for end in (0, 1):
        left, top, width, height = screen.evaluate(_IN_GOAL, end)
        # A corner, with neither the name of the side nor the chances of a kick in it.
        assert colours(screen, (left + 4, top + 4, left + width // 4, top + height // 4)) > 1


@pytest.mark.parametrize(
    ("game", "patterns"),
    [("counter-attack", {"net", "hatch-1", "hatch-2", "hatch-3"}), ("french-flair", {"in-goal", "their-22"})],
)
def test_every_pattern_is_painted(server, open_screen, game, patterns):
    screen = open_screen()
    make(screen, server, game)
    Person(screen).looks()
    names = screen.evaluate(_SQUARES, SIZE)
    assert patterns <= set(names)
    squares = {name: (at * SIZE + 1, 1, (at + 1) * SIZE - 1, SIZE - 1) for at, name in enumerate(names)}
    assert {name for name, box in squares.items() if colours(screen, box) == 1} == set()
