"""People who play in a browser by clicks and keys, and remember their actions."""

from collections import Counter
from functools import partial
from typing import Any, Final

from playwright.sync_api import TimeoutError as TookTooLong

from tests.support.screen import Screen

PATIENCE: Final = 60_000
"""Milliseconds, on a machine that does other things too."""

_GLANCE: Final = 250
_LIT: Final = "svg[role=application] [data-lit]"
_PRIMARY: Final = "button.call.primary"

# Whether there are this many elements.
_COUNT: Final = "([what, count]) => document.querySelectorAll(what).length === count"

# The places of the usual calls that Enter makes too, from 0.
_CONFIRM: Final = """(what) => {
  const found = [...document.querySelectorAll(what)].map((one) => one.querySelector('kbd')?.textContent === '↵');
  return found.includes(true) && { at: found.indexOf(true) };
}"""

# One look at the page: None as long as there is nothing to do.
_LOOK: Final = """(before) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const says = (what) => all(what).map((one) => one.dataset.answer).filter(Boolean);
  const answers = (one) => !['N', 'Esc', 'Z'].includes(one.querySelector('kbd')?.textContent);
  if (all('[data-ending]').length) return { over: true };
  if (all('.curtain').length) return { curtain: true };
  const refused = document.querySelector('[data-refused]');
  if (refused) return { refused: refused.textContent };
  const screen = document.querySelector('.screen[data-mine=true]');
  if (!screen || screen.dataset.question === before) return null;
  if (all('[data-plays][aria-busy=true], .calls[aria-busy=true]').length) return null;
  return {
    question: screen.dataset.question,
    frame: screen.dataset.frame,
    plays: says('[data-plays] button[data-answer]'),
    cards: all('.hand button.card[aria-disabled=false]').length,
    draft: all('[data-draft]').length > 0,
    bench: all('[data-bench]').length > 0,
    movers: all('svg[role=application] .token.movable:not(:has(.named))').map((token) => token.dataset.player),
    names: says('.naming button'),
    targets: says('button.call[aria-pressed]'),
    calls: all('button.call[data-answer]:not([aria-pressed])').filter(answers).map((one) => one.dataset.answer),
    primary: all('button.call.primary[data-answer]').filter(answers).map((one) => one.dataset.answer),
    lit: all('svg[role=application] [data-lit]').length,
    dice: all('[data-dice]').length > 0,
  };
}"""

# The middle of one of some things, once it stands still: of those that no button lies over, if there are any.
_SPOT: Final = """async ([what, part]) => {
  const open = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
  };
  const spot = () => {
    const found = [...document.querySelectorAll(what)];
    const all = found.some(open) ? found.filter(open) : found;
    const { x, y, width, height } = all[Math.floor(all.length * part)].getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (let last = spot(); ; ) {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const now = spot();
    if (Math.hypot(now[0] - last[0], now[1] - last[1]) < 3) return now;
    last = now;
  }
}"""

# The middle of the hex above or below a token, unless somebody is there.
_BESIDE: Final = """([what, x, y]) => {
  const token = document.querySelector(what);
  const { height } = token.querySelector('.target').getBoundingClientRect();
  const board = token.closest('svg').getBoundingClientRect();
  const down = y < board.y + board.height / 2 ? 1 : -1;
  const spot = [x, y + 0.866 * down * height];
  return document.elementFromPoint(...spot)?.closest('.token') ? null : spot;
}"""

# A point of the pitch whose hex is not taken.
_OPEN: Final = """(part) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const hex = boxes('svg[role=application] .token .target')[0].width;
  const closed = boxes('svg[role=application] .token .target').map(middle);
  const [{ left, right, top, bottom }] = boxes('.hexes');
  const open = [];
  for (let x = left + hex; x < right - hex; x += hex)
    for (let y = top + hex; y < bottom - hex; y += hex)
      if (closed.every((spot) => Math.hypot(spot[0] - x, spot[1] - y) > hex / 2)) open.push([x, y]);
  return open[Math.floor(open.length * part)];
}"""

# The numbers on the cards of a play, in the order of the hand.
_ORDER: Final = """(held) =>
  [...document.querySelectorAll(held)].map((card) => card.querySelector('.order')?.textContent ?? '')"""

# What has come of a press on a call: dice wait for a second press.
_ARMED: Final = """(before) => {
  const screen = document.querySelector('.screen');
  if (!screen || screen.dataset.question !== before || screen.dataset.mine !== 'true') return 'answered';
  return document.querySelector('button.call[data-armed]') ? 'armed' : null;
}"""
_KEYS: Final = {"↵": "Enter", "Esc": "Escape"}

# What has come of a press on the board. A move is answered at once, unless something may go wrong.
_PRESSED: Final = """([before, aimed]) => {
  const screen = document.querySelector('.screen');
  if (!screen || screen.dataset.question !== before || screen.dataset.mine !== 'true') return 'answered';
  if (document.querySelector('[data-refusal]')) return 'refused';
  const keys = [...document.querySelectorAll('.call.primary kbd')];
  const waits = keys.some((key) => key.textContent === '↵') && document.querySelector('.preview .path');
  return waits && (aimed || document.querySelector('[data-odds]')) ? 'shown' : null;
}"""


class Person:
    """A person at a page."""

    def __init__(self, page: Screen) -> None:
        self.page = page
        self.did: Counter[str] = Counter()
        self.frames: Counter[str] = Counter()
        self._before = ""

    @property
    def answers(self) -> int:
        """The number of answers given."""
        return self.frames.total()

    def looks(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Wait for something new to do: a question, a curtain, or the end."""
        found = self.page.wait_for_function(_LOOK, arg=self._before, timeout=patience).json_value()
        assert isinstance(found, dict)
        assert "refused" not in found, found
        return found

    def answered(self, seen: dict[str, Any]) -> None:
        """Wait until a question is no longer asked here."""
        self._before = seen["question"]
        gone = """(question) => {
            const screen = document.querySelector('.screen');
            return screen?.dataset.question !== question || screen.dataset.mine !== 'true';
        }"""
        self.page.wait_for_function(gone, arg=seen["question"], timeout=PATIENCE)

    def plays_on(self, answers: int = 3000) -> bool:
        """Play until the final whistle or this many answers, lifting curtains; returns whether it is over."""
        given = 0
        while given < answers:
            seen = self.looks()
            if "over" in seen:
                return True
            if "curtain" in seen:
                self.lifts_the_curtain()
                continue
            self.plays(seen)
            given += 1
        return False

    def lifts_the_curtain(self) -> None:
        """Sit down before the screen."""
        self.did["curtain"] += 1
        self.page.locator(".curtain .button").click()
        self._sees(".curtain", 0)

    def plays(self, seen: dict[str, Any]) -> None:
        """Answer one question, each time in a different way."""
        self._before = seen["question"]
        self.frames[seen["frame"]] += 1
        self.did["dice"] += seen["dice"]
        way = self.frames[seen["frame"]]
        if seen["draft"]:
            self._drafts()
        elif seen["bench"] and way % 2:
            self.substitutes()
        elif seen["plays"]:
            self._chooses_a_play(seen, way)
        elif seen["cards"] and (way % 2 or not seen["calls"]):
            self._lays_a_card(way)
        elif seen["targets"] and (way % 2 or not seen["calls"]):
            self._aims(seen, way)
        elif seen["names"]:
            self._names(seen, way)
        elif "arrange" in seen["calls"]:
            self._places(seen, way)
        elif seen["movers"] and not (way % 3 == 0 and seen["calls"]):
            self._moves(seen, way)
        else:
            self.calls(seen, way)

    # French Flair

    def _chooses_a_play(self, seen: dict[str, Any], way: int) -> None:
        if way % 3 == 0:
            self.did["play by key"] += 1
            for _ in range(1 + way % min(3, len(seen["plays"]))):
                self.page.keyboard.press("ArrowDown")
        elif way % 3 == 1:
            self.did["play by row"] += 1
            self.page.locator("[data-plays] button[data-answer]").nth(way % len(seen["plays"])).click()
        else:
            self.did["play by cards"] += 1
            self._takes_its_cards(way % len(seen["plays"]))
        self.confirms(way)

    def _takes_its_cards(self, row: int) -> None:
        """Press the cards of a play one by one, as far as the page names them."""
        self.page.locator("[data-plays] button[data-answer]").nth(row).click()
        held, chosen = ".hand button.card", ".hand button.card[aria-pressed=true]"
        self.page.wait_for_function("(chosen) => document.querySelector(chosen)", arg=chosen, timeout=PATIENCE)
        order = self.page.evaluate(_ORDER, held)
        self.page.keyboard.press("Escape")
        self._sees(chosen, 0)
        for number, place in enumerate(sorted((n, at) for at, n in enumerate(order) if n), 1):
            self.page.locator(held).nth(place[1]).click()
            self._sees(chosen, number)

    def _lays_a_card(self, way: int) -> None:
        self.did["card"] += 1
        cards = self.page.locator(".hand button.card[aria-disabled=false]")
        cards.nth(way % cards.count()).click()
        self.confirms(way)

    # Counter Attack

    def _drafts(self) -> None:
        room = self.page.locator("[data-draft]")
        line_up = room.locator(".button.primary")
        self.did["line-up" if line_up.count() else "pick"] += 1
        (line_up if line_up.count() else room.locator("button.back, button.row")).first.click()

    def substitutes(self) -> None:
        """Substitute a player."""
        self.did["substitution"] += 1
        bench = self.page.locator("[data-bench]")
        if bench.locator(".shirts button").count():
            bench.locator(".shirts button").last.click()
        bench.locator("button.row").first.click()

    def _aims(self, seen: dict[str, Any], way: int) -> None:
        """Choose an aim by its button or key, preview a hex, and play it."""
        targets = sorted(seen["targets"], key=lambda answer: answer != "shoot")
        answer = targets[0 if "shoot" in targets else way % len(targets)]
        button = self.page.locator(f'button.call[data-answer="{answer}"]')
        if not button.count():  # the best aim has been suggested meanwhile, and its button plays it
            self.did[f"aim {answer}"] += 1
            self.confirms(way)
            return
        if key := "".join(button.locator("kbd").all_inner_texts()) if way % 2 else "":
            self.page.keyboard.press(key)
        else:
            button.click()
        self._sees(f'button.call[data-answer="{answer}"][aria-pressed=true]')
        self.did[f"aim {answer}"] += 1
        if self.page.locator(_LIT).count():
            self._presses_a_hex(way, aimed=True)
        else:  # almost every hex is allowed, so none is lit
            spots = (self.page.evaluate(_OPEN, (way + tries) % 9 / 9) for tries in range(9))
            assert any(self._presses(x, y, way, aimed=True) for x, y in spots)

    def _moves(self, seen: dict[str, Any], way: int) -> None:
        """Select a player by a press or its key, and go to a lit hex, or to the next hex if none need be lit."""
        if not seen["lit"]:
            if way % 2:
                self.page.keyboard.press("n")
            else:
                self._takes(seen["movers"][way % len(seen["movers"])])
        self.did["move"] += 1
        if self.page.locator(_LIT).count():
            self._presses_a_hex(way)
        elif not self._goes_aside(way):
            self.calls(seen, way)

    def _takes(self, player: str) -> None:
        token = f"svg[role=application] .token[data-player='{player}']"
        if self.page.locator(token).get_attribute("aria-pressed") == "false":
            self.page.locator(token).click()
        self._sees(f"{token}[aria-pressed=true]")

    def _goes_aside(self, way: int) -> bool:
        spot = self.beside("svg[role=application] .token[aria-pressed=true]")
        return spot is not None and self._presses(*spot, way)

    def _names(self, seen: dict[str, Any], way: int) -> None:
        """Name a player by its button or its digit; where dice follow, a second time."""
        self.did["name"] += 1
        button = self.page.locator(".naming button").nth(way % len(seen["names"]))
        keys = button.locator("kbd").all_inner_texts() if way % 2 else []
        press = partial(self.page.keyboard.press, keys[0]) if keys else button.click
        press()
        if self.arms(seen):
            press()

    def _places(self, seen: dict[str, Any], way: int) -> None:
        """Put the first player one hex nearer to the middle; if that is not allowed, have everything arranged."""
        if way % 2 and seen["movers"]:
            self._takes(seen["movers"][0])
            if self._goes_aside(way):
                self.did["place"] += 1
                return
        self.did["arrange"] += 1
        self.page.keyboard.press("a")

    def beside(self, token: str) -> tuple[float, float] | None:
        """The middle of the hex above or below a token, whichever is nearer to the middle, if nobody is there."""
        x, y = self.page.evaluate(_SPOT, [f"{token} .target", 0])
        spot = self.page.evaluate(_BESIDE, [token, x, y])
        return (spot[0], spot[1]) if spot else None

    def _presses_a_hex(self, way: int, *, aimed: bool = False) -> None:
        """Press a lit hex; if something may go wrong, read the odds and confirm."""
        x, y = self.page.evaluate(_SPOT, [_LIT, way % 4 / 4])
        assert self._presses(x, y, way, aimed=aimed)

    def _presses(self, x: float, y: float, way: int, *, aimed: bool = False) -> bool:
        """Press a point of the board and play what it shows; returns whether that is allowed."""
        self.page.mouse.click(x, y)
        came = self.page.wait_for_function(_PRESSED, arg=[self._before, aimed], timeout=PATIENCE).json_value()
        if came == "shown":
            self.did["odds"] += self.page.locator("[data-odds]").count()
            self.confirms(way)
        return bool(came != "refused")

    # Both

    def calls(self, seen: dict[str, Any], way: int) -> None:
        """Make a call by its button or key: the usual one, or each other in turn."""
        calls = seen["primary"] if seen["primary"] and way % 3 else seen["calls"]
        assert calls, seen
        answer = calls[way % len(calls)]
        self.did["call"] += 1
        button = self.page.locator(f'button.call[data-answer="{answer}"]')
        keys = button.locator("kbd").all_inner_texts() if way % 2 else []
        press = partial(self.page.keyboard.press, _KEYS.get(keys[0], keys[0])) if keys else button.click
        press()
        if self.arms(seen):  # dice roll at the second press
            press()

    def arms(self, seen: dict[str, Any]) -> bool:
        """Wait for the effect of a press on a call; returns whether it is armed for a second press."""
        found = self.page.wait_for_function(_ARMED, arg=seen["question"], timeout=PATIENCE).json_value()
        self.did["arm"] += found == "armed"
        return bool(found == "armed")

    def confirms(self, way: int) -> None:
        """Play the choice, by its button or with Enter."""
        found = self.page.wait_for_function(_CONFIRM, arg=_PRIMARY, timeout=PATIENCE).json_value()
        if way % 2:
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(_PRIMARY).nth(found["at"]).click()

    def _sees(self, what: str, count: int = 1) -> None:
        """Wait until there are this many elements."""
        self.page.wait_for_function(_COUNT, arg=[what, count], timeout=PATIENCE)


def by_turns(people: list[Person], answers: int = 3000) -> None:
    """Let the side to move play, until the match is over for everybody or this many answers are given."""
    over = set[Person]()
    idle = 0
    while answers and len(over) < len(people):
        for person in people:
            try:
                seen = person.looks(patience=_GLANCE)
            except TookTooLong:  # it is not this one's turn
                idle += 1
                assert idle < len(people) * PATIENCE / _GLANCE, "nobody is asked"
                continue
            idle = 0
            if "over" in seen:
                over.add(person)
            else:
                person.plays(seen)
                answers -= 1
