"""A frame that must stay in place: the boxes of its slots, and every shift of the layout."""

from typing import Any, Final

from playwright.sync_api import Page

SHIFT: Final = 0.02
"""The most that may ever shift, all together, right after a press too."""

# Where the board, the question, the calls and the slots are; what a shorter screen shows elsewhere is left out.
_BOXES: Final = """() => Object.fromEntries([...document.querySelectorAll('[data-slot]')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width ? [[one.dataset.slot, [x, y, width, height].map(Math.round)]] : [];
}))"""

# Shifts of the layout from now on, those right after a press too, with what was shifted at which question.
_WATCH: Final = """() => {
  window.shifts = [];
  const named = (node) => {
    const one = node?.nodeType === 3 ? node.parentElement : node;
    return one?.tagName ? `${one.tagName}.${one.getAttribute('class')} "${one.textContent.trim().slice(0, 40)}"` : '';
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const keep = (list) => window.shifts.push(...list.getEntries().map(({ value, sources }) => ({
    value,
    frame: document.querySelector('.screen')?.dataset.frame ?? '',
    sources: sources.map((one) => `${named(one.node)}: ${box(one.previousRect)} -> ${box(one.currentRect)}`),
  })));
  window.shiftObserver = new PerformanceObserver(keep);
  window.shiftObserver.observe({ type: 'layout-shift' });
}"""

# What was seen so far, that which nobody has told yet too.
_SHIFTS: Final = "() => window.shifts"


def boxes(page: Page) -> dict[str, list[int]]:
    """Where the slots of the frame are."""
    found: dict[str, list[int]] = page.evaluate(_BOXES)
    return found


class Steady:
    """Watches the frame of a page from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kept = boxes(page)
        page.evaluate(_WATCH)

    def holds(self, when: object = "") -> None:
        """Check that everything is in place. At set pieces the decision takes the space of the dice too."""
        found = boxes(self.page)
        if not found:  # the match is over
            return
        slots = {"board", "prompt", "calls", "table", "C"} | (
            {"A", "B"} if "B" in found and "B" in self.kept else set()
        )
        steady = slots & set(self.kept) & set(found)
        assert {slot: found[slot] for slot in steady} == {slot: self.kept[slot] for slot in steady}, when

    @property
    def shifts(self) -> list[dict[str, Any]]:
        """Every shift so far, the largest first."""
        found: list[dict[str, Any]] = self.page.evaluate(_SHIFTS)
        return sorted(found, key=lambda shift: -shift["value"])

    def ends(self) -> None:
        """Check that all shifts together are hardly noticeable."""
        shifts = self.shifts
        assert sum(shift["value"] for shift in shifts) < SHIFT, shifts[:8]
