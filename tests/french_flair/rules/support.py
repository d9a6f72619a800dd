"""Rows for the tests by rule id: a position, a script, and what must follow from them.

    row("FF-RUN-3", "home KICKED x40", "counter 12.run; [6][1]", "SCRUM(away) x40", held="6-6")

A row must hold as told, and turned: from the other end of the field with the sides changed.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest

from tests.french_flair.support import AWAY_HAND, HOME_HAND, now, offered, play, position
from touchline import french_flair as ff
from touchline.french_flair.events import Carried
from touchline.kernel import Choose, IllegalAnswer

_PLACE: Final = re.compile(r"home|away|(?<=[x@])-?\d+")
_OTHER: Final = {"home": "away", "away": "home", "home_discard": "away_discard", "away_discard": "home_discard"}


class Row(NamedTuple):
    """A position, its script, and the expected facts after it, by name."""

    where: str
    script: str
    given: Mapping[str, Any]
    expected: Mapping[str, str]
    watched: frozenset[str]  # the events whose coming or not is expected

    def outcome(self, *, turned: bool = False) -> dict[str, str]:
        """The facts after the script, by name; seen from home's end even when turned."""
        place: Callable[[str], str] = turn if turned else str
        pair: Callable[[str], str] = swap if turned else str
        given = {"home": HOME_HAND, "away": AWAY_HAND, **self.given}
        if turned:
            given = {_OTHER.get(name, name): value for name, value in given.items()}
        for name, told in (("score", pair), ("advantage", place)):
            if name in given:
                given[name] = told(given[name])

        state, events = play(position(place(self.where), **given), self.script)

        live = state.advantage
        happened = [(type(event).__name__, getattr(event, "side", None)) for event in events]
        names = [word for name, side in happened for word in (name, place(f"{name}({side})")) if word in self.watched]
        tell: dict[str, Callable[[], str]] = {
            "then": lambda: place(now(state)),
            "scored": lambda: pair(f"{state.home.points}-{state.away.points}"),
            "held": lambda: pair(f"{len(state.home.hand)}-{len(state.away.hand)}"),
            "live": lambda: place(f"{live.side}@{live.mark}") if live else "none",
            "offers": lambda: " ".join(sorted(offered(state))),
            "may end": lambda: "yes" if "end" in offered(state) else "no",
            "noted": lambda: " ".join(names),
            "path": lambda: " ".join(place(f"x{event.x}") for event in events if isinstance(event, Carried)),
        }
        return {name: tell[name]() for name in self.expected}


def row(
    rules: str,
    where: str,
    script: str,
    then: str,
    *,
    scored: str | None = None,
    held: str | None = None,
    live: str | None = None,
    offers: str | None = None,
    may_end: str | None = None,
    noted: str | None = None,
    path: str | None = None,
    **given: Any,
) -> object:
    """A row for the rules named: `position(where, **given)`, then the script, then the expected facts.

    `then` is the result of `now`. The rest is given where it matters: the score and number of cards held, home first;
    the live advantage (`home@60` or `none`); the kinds of answer offered; whether the half may be ended (`yes`, `no`);
    the events noted, in order, with their side or without, those with a minus not at all; and where each carry of the
    script took the ball.
    """
    events = (noted or "").split()
    told = {
        "then": then,
        "scored": scored,
        "held": held,
        "live": live,
        "offers": offers and " ".join(sorted(offers.split())),
        "may end": may_end,
        "noted": noted and " ".join(name for name in events if not name.startswith("-")),
        "path": path,
    }
    expected = {name: text for name, text in told.items() if text is not None}
    case = Row(where, script, given, expected, frozenset(name.removeprefix("-") for name in events))
    words = [rules, where, *(f"{name}={value}" for name, value in given.items()), script]
    return pytest.param(case, marks=pytest.mark.rule(*rules.split()), id=", ".join(words))


class Ruling(NamedTuple):
    """An answer of the home side, and what is said to it: `legal`, or the rule that refuses it."""

    where: str
    hand: str
    answer: str
    said: str
    options: Mapping[str, str]

    def verdict(self) -> str:
        """What the engine says."""
        return verdict(position(self.where, home=self.hand, options=self.options), self.answer)


def ruling(rules: str, where: str, hand: str, answer: str, said: str = "legal", **options: str) -> object:
    """A row for the rules named: what is said to an answer, with switches set or not."""
    words = [rules, where, hand, *(f"{name}={value}" for name, value in options.items()), answer]
    case = Ruling(where, hand, answer, said, options)
    return pytest.param(case, marks=pytest.mark.rule(*rules.split()), id=", ".join(words))


def turn(text: str) -> str:
    """The same from the other end: sides changed, and metres counted from the other goal line."""
    return _PLACE.sub(lambda found: _OTHER.get(found[0]) or str(100 - int(found[0])), text)


def swap(pair: str) -> str:
    """Home's and away's number the other way round: 3-0 is 0-3."""
    home, away = pair.split("-")
    return f"{away}-{home}"


def verdict(state: ff.State, answer: Any) -> str:
    """`legal`, or the rule of the refusal; exactly the accepted answers must be listed."""
    if isinstance(answer, str):
        answer = ff.game.parse_answer(answer)
    request = ff.game.request(state)
    assert isinstance(request, Choose)
    try:
        ff.game.apply(state, answer)
        said = "legal"
    except IllegalAnswer as refused:
        said = refused.rule
    listed = answer in list(request)
    assert listed == (said == "legal"), f"{ff.game.format_answer(answer)} is {said}, but listed: {listed}"
    return said
