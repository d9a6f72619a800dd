"""The story of a match of French Flair: which events make one action."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from touchline.french_flair import State, events
from touchline.i18n.french_flair.narration.actions import Action, Kind
from touchline.i18n.french_flair.narration.lines import line
from touchline.i18n.french_flair.questions import minute
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Event, Side, replace

_ALONE: Final = (
    events.HalfEnded,
    events.TimeRanOut,
    events.MatchEnded,
    events.HandLost,
    events.HandRedrawn,
    events.BroughtBack,
    events.AdvantageTaken,
)
"""Events that are separate actions."""

_OPENS: Final[dict[type[Event], Kind]] = {
    events.KickOffTaken: "kick",
    events.DropOutTaken: "kick",
    events.ScrumSet: "scrum",
    events.LineoutSet: "lineout",
    events.PenaltyAwarded: "penalty",
}
"""What ends one action and begins the next."""


class Kept(NamedTuple):
    """What the story remembers between entries."""

    action: Action | None = None
    chosen: bool = False  # a side has chosen a play that nobody else sees yet


def narrate(narration: Narration, before: State, seen: Sequence[Event | None], after: State) -> Narrated:
    """The lines of an entry. A hidden event is the choice of a play, the one thing a side keeps to itself."""
    story = _Story(narration, before, after)
    numbers = tuple([story.take(event) for event in seen])
    return story.narrated(numbers)


class _Story:
    """The lines of one entry, in the making."""

    def __init__(self, narration: Narration, before: State, after: State) -> None:
        self._before, self._after = before, after
        self._entry, self._lines = narration.entries + 1, narration.lines
        kept: Kept = narration.kept or Kept()
        self._action, self._chosen = kept
        self._touched: dict[int, Action] = {}

    def narrated(self, numbers: tuple[int, ...]) -> Narrated:
        """The finished lines."""
        lines = tuple([line(action, self._after) for action in self._touched.values()])
        return Narrated(Narration(self._entry, self._lines, Kept(self._action, self._chosen)), lines, numbers)

    def take(self, event: Event | None) -> int:
        """Add an event; returns the number of its line."""
        if event is None:
            self._chosen = True
            return self._lines + 1  # the play begins with its first card
        match event:
            case events.CardPlayed(side=side) | events.Mauled(side=side) | events.PickedAndGone(side=side):
                return self._play(event, side)
            case events.HalfBegan(side=side):
                return self._open("kick", side, event)
            case events.KickOffTaken() if self._action and isinstance(self._action.events[-1], events.HalfBegan):
                return self._add(event)
            case events.Thrown() if self._action and self._action.has(events.TryScored):
                return self._open("conversion", self._action.side, event)
            case events.Drawn(side=side) if self._action is None:
                return self._open("draw", side, event)
        if kind := _OPENS.get(type(event)):
            if self._action:
                self._add(event)
            return self._open(kind, event.side, event)  # type: ignore[attr-defined]
        if isinstance(event, _ALONE):
            side = getattr(event, "side", self._before.attack)
            return self._open("other", side, event)
        return self._add(event) if self._action else self._open("other", self._before.attack, event)

    def _play(self, event: Event, side: Side) -> int:
        if self._action and self._action.kind == "play" and self._action.side == side and not self._chosen:
            return self._add(event)
        return self._open("play", side, event)

    def _open(self, kind: Kind, side: Side, event: Event) -> int:
        self._chosen = False
        self._lines += 1
        state = self._before
        self._action = Action(
            self._lines, self._entry, minute(self._after), kind, side, state.attack, (event,), state.x
        )
        self._touched[self._lines] = self._action
        return self._lines

    def _add(self, event: Event) -> int:
        assert self._action is not None
        self._action = replace(self._action, events=(*self._action.events, event))
        self._touched[self._action.number] = self._action
        return self._action.number
