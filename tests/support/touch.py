"""A person who plays by tapping a phone: real touches on visible things only."""

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.support.people import PATIENCE

_LIT: Final = ".board [data-lit]"
_CALL: Final = ".calls button.call[data-answer]:not([aria-pressed], [data-answer=back])"

# Once the question is new and nothing moves: what it asks for. None as long as there is nothing to do.
_LOOK: Final = """(before) => {
  const screen = document.querySelector('.screen[data-mine=true]');
  if (!screen || screen.dataset.question === before) return null;
  return { question: screen.dataset.question, frame: screen.dataset.frame };
}"""

# The middles of some things, in pixels of the page, as far as a finger that comes down there meets what it means:
# the thing itself, or for what only marks the board, the board.
_SEEN: Final = """([what, on]) => [...document.querySelectorAll(what)].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = [x + width / 2, y + height / 2];
  const met = document.elementFromPoint(...spot);
  const hit = on ? met?.closest(on) && !met.closest('.token') : one.contains(met);
  return hit ? [{ spot, id: one.dataset.player ?? one.dataset.lit ?? one.dataset.answer ?? '' }] : [];
})"""

# Points of the board in view where nobody stands.
_OPEN: Final = """() => {
  const { left, top, right, bottom } = document.querySelector('.board').getBoundingClientRect();
  const spots = [];
  for (let x = left + 40; x < right - 40; x += 50)
    for (let y = top + 40; y < bottom - 40; y += 60) {
      const met = document.elementFromPoint(x, y);
      if (met?.closest('svg[role=application]') && !met.closest('.token')) spots.push([x, y]);
    }
  return spots;
}"""

# The middle of an element, if a finger that comes down there meets it.
_UNCOVERED: Final = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = [x + width / 2, y + height / 2];
  return one.contains(document.elementFromPoint(...spot)) ? spot : null;
}"""
_TRIES: Final = 20

# Two drawings of the page: whatever a touch changes has been laid out.
_DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

_BOX: Final = """() => {
  const board = document.querySelector('[data-slot=board]')?.getBoundingClientRect();
  return board ? [board.x, board.y, board.width, board.height] : null;
}"""

# What has come of a tap on a lit hex: it is answered, or shown with its odds to be confirmed.
_TAPPED: Final = """(before) => {
  const screen = document.querySelector('.screen');
  if (screen?.dataset.question !== before || screen.dataset.mine !== 'true') return 'answered';
  const confirms = [...document.querySelectorAll('.calls .primary kbd')].some((key) => key.textContent === '↵');
  return confirms && document.querySelector('[data-odds]') ? 'shown' : null;
}"""


# The question is no longer asked here.
_GONE: Final = """(before) => {
  const screen = document.querySelector('.screen');
  return screen?.dataset.question !== before || screen.dataset.mine !== 'true';
}"""

# What has come of a tap on a call: it is answered, or armed and rolls at the next.
_PRESSED_ON: Final = """(before) => {
  const screen = document.querySelector('.screen');
  if (screen?.dataset.question !== before || screen.dataset.mine !== 'true') return 'answered';
  return document.querySelector('.calls button.call[data-armed]') ? 'armed' : null;
}"""


class Thumb:
    """A finger on a phone, under which the board must never move."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: Counter[str] = Counter()
        self.moved: list[str] = []
        self._box: list[float] = []
        self._line = page.context.new_cdp_session(page)
        self.question = ""
        """The question that is being answered."""

    # Touching

    def touches(self, x: float, y: float) -> None:
        """Come down and up again at a point, slowly enough for the page to be drawn in between."""
        self._line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.evaluate(_DRAWN)
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.evaluate(_DRAWN)

    def drags(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        """Come down, move by an offset in a few steps, and come up."""
        at = {"x": start[0], "y": start[1]}
        self._line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        for step in range(1, 6):
            at = {"x": start[0] + by[0] * step / 5, "y": start[1] + by[1] * step / 5}
            self._line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
            self.page.evaluate(_DRAWN)
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.evaluate(_DRAWN)

    def taps(self, x: float, y: float) -> None:
        """Tap, and check that the board has not moved."""
        before = self.box
        self.touches(x, y)
        assert self.box == before, f"the board went from {before} to {self.box}"

    def presses(self, button: Locator) -> None:
        """Tap a visible button."""
        for _ in range(_TRIES):  # a button whose words change is drawn anew
            button.wait_for(timeout=PATIENCE)
            self.page.evaluate(_DRAWN)
            if spot := button.evaluate(_UNCOVERED):
                break
        assert spot, f"{button} is covered"
        self.taps(*spot)

    @property
    def box(self) -> list[float]:
        """The place of the board; the last one once the match is over."""
        self._box = self.page.evaluate(_BOX) or self._box
        return self._box

    def seen(self, what: str, on: str = "") -> list[dict[str, Any]]:
        """The things within a finger's reach now: their centres and meanings."""
        found: list[dict[str, Any]] = self.page.evaluate(_SEEN, [what, on])
        return found

    def reached(self, what: str) -> list[dict[str, Any]]:
        """The same, once there are some: a great moment may still lie over them."""
        found = self.page.wait_for_function(
            f"(what) => {{ const all = ({_SEEN})(what); return all.length ? all : null }}",
            arg=[what, ""],
            timeout=PATIENCE,
        )
        return list(found.json_value())

    # Playing

    def plays(self, moves: int) -> None:
        """Play until this many moves have been made on the board."""
        for _ in range(20 * moves):
            if len(self.moved) >= moves:
                return
            self.answers(self.waits())
        raise AssertionError(f"only {len(self.moved)} moves: {self.did}")

    def waits(self) -> str:
        """Wait for a new question; returns its step."""
        found = self.page.wait_for_function(_LOOK, arg=self.question, timeout=PATIENCE).json_value()
        self.question = found["question"]
        self.page.evaluate(_DRAWN)
        return str(found["frame"])

    def answers(self, frame: str) -> None:
        """Answer by taps: a move if there is one, else a name, a call or an aim."""
        at_rest = "Placement" in frame or "KickOff" in frame
        if self.page.locator(".token.movable:not(:has(.named))").count() and not at_rest:
            self.moves()
        elif self.page.locator(".naming button").count():
            self.did["name"] += 1
            self.presses(self.page.locator(".naming button").first)
            self.finishes()
        elif self.page.locator(_CALL).count():
            self.calls()
        else:
            self.aims()

    def calls(self, answer: str = "") -> None:
        """Make a call, by default the first; press again if it rolls dice."""
        self.did["call"] += 1
        call = f'.calls button.call[data-answer="{answer}"]' if answer else _CALL
        self.presses(self.page.locator(call).first)
        self.finishes()

    def finishes(self) -> None:
        """Press the armed button until the question is answered."""
        came = self.page.wait_for_function(_PRESSED_ON, arg=self.question, timeout=PATIENCE).json_value()
        if came == "armed":
            self.presses(self.page.locator(".calls button.call[data-armed]").first)
            self.page.wait_for_function(_GONE, arg=self.question, timeout=PATIENCE)

    def aims(self) -> None:
        """Tap an aim, then a lit hex, or any free hex in view if none need be lit, and the button that plays it."""
        self.did["aim"] += 1
        aims = self.page.locator(".calls button.call[aria-pressed]")
        if not aims.count():
            self.presses(self.page.locator("button.more"))
        if aims.first.get_attribute("aria-pressed") == "false":
            self.presses(aims.first)
        played = self.page.locator(".calls button.call.primary")
        if self.page.locator(_LIT).count():
            hexes = self._reaches(_LIT, on="svg[role=application]")
            self.taps(*hexes[len(hexes) // 2]["spot"])
        else:
            for x, y in self.page.evaluate(_OPEN):
                self.taps(x, y)
                if played.count() and not self.page.locator("[data-refusal]").count():
                    break
        self.presses(played)
        self.finishes()

    def moves(self) -> None:
        """Tap a movable player, then a lit hex, and again or its button if dice may follow."""
        if not self.page.locator(_LIT).count():
            self.selects()
        hexes = self._reaches(_LIT, on="svg[role=application]")
        hex = hexes[len(self.moved) % len(hexes)]
        in_hand = self.page.locator(".token.movable[aria-pressed=true]")
        player = (in_hand if in_hand.count() else self.page.locator(".token.movable")).get_attribute("data-player")
        token = self.page.locator(f".token[data-player='{player}']")
        before = token.get_attribute("transform") or ""
        self.taps(*hex["spot"])
        came = self.page.wait_for_function(_TAPPED, arg=self.question, timeout=PATIENCE).json_value()
        if came == "shown":
            self.did["odds"] += 1
            if self.did["odds"] % 2:
                self.presses(self.page.locator(".calls button.call.primary"))
            else:
                self.taps(*hex["spot"])
        expect(token).not_to_have_attribute("transform", before, timeout=PATIENCE)
        self.moved.append(f"{player} to {hex['id']}")

    def selects(self) -> None:
        """Tap a movable player, who is then in hand with lit hexes."""
        for attempt in range(3):  # the camera may still be on its way to a new question
            tokens = self._reaches(".token.movable[aria-pressed=false]")
            one = tokens[(len(self.moved) + attempt) % len(tokens)]
            self.taps(*one["spot"])
            self.did["select"] += 1
            try:
                self.page.wait_for_selector(f".token[data-player='{one['id']}'][aria-pressed=true]", timeout=5_000)
            except TookTooLong:
                continue
            break
        expect(self.page.locator(_LIT)).not_to_have_count(0)

    def _reaches(self, what: str, on: str = "") -> list[dict[str, Any]]:
        """Things on the board; those beyond its edge are found by a tap on the overview."""
        if not self.seen(what, on):
            self.did["overview"] += 1
            spot = self.page.locator(what).first.evaluate(
                """(one) => {
                    const board = one.closest('svg').viewBox.baseVal;
                    const svg = one.closest('svg').getBoundingClientRect();
                    const { x, y, width, height } = one.getBoundingClientRect();
                    const small = document.querySelector('.board button svg');
                    const frame = small.parentElement.getBoundingClientRect();
                    const all = small.viewBox.baseVal;
                    const across = board.x + ((x + width / 2 - svg.x) / svg.width) * board.width;
                    const down = board.y + ((y + height / 2 - svg.y) / svg.height) * board.height;
                    return [
                        frame.x + ((across - all.x) / all.width) * frame.width,
                        frame.y + ((down - all.y) / all.height) * frame.height,
                    ];
                }"""
            )
            self.taps(*spot)
        found = self.seen(what, on)
        assert found, f"no {what} can be reached"
        return found
