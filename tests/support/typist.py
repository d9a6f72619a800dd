"""A person who plays with the keyboard alone, using only keys that the screen names."""

from typing import Any, Final

from tests.support.people import PATIENCE, Person

_KEYS: Final = {"↵": "Enter", "Esc": "Escape", "↑": "ArrowUp", "↓": "ArrowDown", "←": "ArrowLeft", "→": "ArrowRight"}
_FARTHEST: Final = 90
"""Presses of arrows, more than lead across the pitch."""

# The arrow that leads from the cursor to the nearest lit hex, or to nearest hex that is free: first along the row.
# Nothing once it is there.
_ARROW: Final = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  const cursor = document.querySelector('.cursor');
  if (!cursor) return 'ArrowUp';
  const here = middle(cursor);
  const far = ({ x, y }) => Math.hypot(x - here.x, y - here.y);
  const [next] = [...document.querySelectorAll('[data-lit]')].map(middle).sort((one, other) => far(one) - far(other));
  if (!next || far(next) < here.height * 0.4) return '';
  if (Math.abs(next.x - here.x) > here.width * 0.4) return next.x > here.x ? 'ArrowRight' : 'ArrowLeft';
  return next.y > here.y ? 'ArrowDown' : 'ArrowUp';
}"""

# What has come of Enter on a hex.
_CAME: Final = """(before) => {
  const screen = document.querySelector('.screen');
  if (!screen || screen.dataset.question !== before || screen.dataset.mine !== 'true') return 'answered';
  if (document.querySelector('[data-refusal]')) return 'refused';
  const keys = [...document.querySelectorAll('.call.primary kbd')];
  const waits = keys.some((key) => key.textContent === '↵') && document.querySelector('.preview .path');
  return waits ? 'shown' : null;
}"""

# Where the focus is: in the hand, on the board, or elsewhere.
_FOCUS: Final = "(what) => document.activeElement.matches(what)"


class Typist(Person):
    """A person without a pointer."""

    def plays(self, seen: dict[str, Any]) -> None:
        """Answer one question by keys, each kind of answer in its turn."""
        self._before = seen["question"]
        self.frames[seen["frame"]] += 1
        way = self.frames[seen["frame"]]
        if seen["plays"]:
            self.did["play"] += 1
            self._types(*["ArrowDown"] * (1 + way % min(3, len(seen["plays"]))))
            self._confirms()
        elif seen["cards"] and (way % 2 or not seen["calls"]):
            self.did["card"] += 1
            held = self.page.locator(".hand button.card[aria-disabled=false] kbd").all_inner_texts()
            self._types(held[way % len(held)])
            self._confirms()
        elif seen["names"]:
            self.did["name"] += 1
            digits = self.page.locator(".naming button kbd").all_inner_texts()
            if digits:
                self._twice(digits[way % len(digits)], seen)
            else:  # the digits choose a routine
                self.tabs_to(".naming button")
                self._twice("Enter", seen)
        elif seen["bench"] and not seen["calls"]:
            self.did["substitution"] += 1
            self.tabs_to("[data-bench] button.row")
            self._types("Enter")
        elif "arrange" in seen["calls"]:
            self._places(seen, way)
        elif seen["targets"] and (way % 2 or not seen["calls"]):
            self._aims(seen, way)
        elif seen["movers"] and not (way % 3 == 0 and seen["calls"]):
            self._moves(seen, way)
        else:
            self.calls(seen, way)

    def calls(self, seen: dict[str, Any], way: int) -> None:
        """Make a call by its key: the usual one, or each other in turn."""
        self.did["call"] += 1
        calls = seen["primary"] if seen["primary"] and way % 3 else seen["calls"]
        answer = calls[way % len(calls)]
        self._twice(self._key(f'button.call[data-answer="{answer}"]'), seen)

    def tabs_to(self, what: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(_FOCUS, what):
                return
        raise AssertionError(f"Tab never came to {what}")

    def _places(self, seen: dict[str, Any], way: int) -> None:
        """Accept the turn as filled in; if that is impossible, let the computer place, or decline."""
        self.did["place"] += 1
        usual = [answer for answer in seen["primary"] if answer != "arrange"]
        answer = usual[0] if usual and way % 3 else "arrange"
        self._types(self._key(f'button.call[data-answer="{answer}"]'))

    def _aims(self, seen: dict[str, Any], way: int) -> None:
        """Choose an aim by its key, go to a hex by the arrows, and play it."""
        answer = seen["targets"][way % len(seen["targets"])]
        self.did[f"aim {answer}"] += 1
        aim = f'button.call[data-answer="{answer}"]'
        if self.page.locator(aim).first.get_attribute("aria-pressed") == "false":
            self._types(self._key(aim))
        self.page.wait_for_function(
            f"() => document.querySelector(`{aim}[aria-pressed=true]`) || document.querySelector('[data-lit]')",
            timeout=PATIENCE,
        )
        for attempt in range(_FARTHEST):
            self._walks(attempt)
            if self._enters():
                return
        raise AssertionError("no hex can be aimed at by keys")

    def _moves(self, seen: dict[str, Any], way: int) -> None:
        """Select a player by its key and go to a lit hex; end the step if none is lit."""
        self.did["move"] += 1
        for _ in range(1 + way % 2):
            if not self.page.locator("[data-lit]").count() or way % 2:
                self._types("n")
        for attempt in range(_FARTHEST):
            self._walks(attempt)
            if self._enters():
                return
        raise AssertionError("nobody can be moved by keys")

    def _walks(self, attempt: int) -> None:
        """Go to the nearest lit hex by the arrows, or one hex on if none need be lit."""
        if not self.page.locator("[data-lit]").count():
            self._types("ArrowRight" if attempt % 2 else "ArrowDown")
            return
        for _ in range(_FARTHEST):
            arrow = self.page.evaluate(_ARROW)
            if not arrow:
                return
            self._types(arrow)
        raise AssertionError("the arrows lead nowhere")

    def _enters(self) -> bool:
        """Press Enter on the hex under the cursor, twice if the first only shows it; returns whether it is legal."""
        self._types("Enter")
        came = self.page.wait_for_function(_CAME, arg=self._before, timeout=PATIENCE).json_value()
        if came == "shown":
            self.did["odds"] += 1
            self._types("Enter")
        return bool(came != "refused")

    def _confirms(self) -> None:
        """Press Enter once a button offers to play the choice."""
        self.page.wait_for_function(
            "() => [...document.querySelectorAll('button.call.primary kbd')].some((key) => key.textContent === '↵')",
            timeout=PATIENCE,
        )
        self._types("Enter")

    def _twice(self, key: str, seen: dict[str, Any]) -> None:
        """Press a key, twice if dice follow."""
        self._types(key)
        if self.arms(seen):
            self._types(key)

    def _key(self, button: str) -> str:
        """The key named on a button."""
        found = self.page.locator(button).first.locator("kbd").all_inner_texts()
        assert found, f"{button} names no key"
        return found[0]

    def _types(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(_KEYS.get(key, key))
