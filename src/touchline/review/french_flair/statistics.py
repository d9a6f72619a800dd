"""The statistics of a match of French Flair.

Metres are carried by cards, mauls, pick-and-gos and interceptions, and kicked by kicks and touch kicks out of the hand.
Phases count plays with the ball. A tackle is won if its duel makes a ruck for the tackler or intercepts the ball; a
tackle of a last card has no duel. Territory is the place of the ball as each phase of the clock begins.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from touchline.french_flair import State, field
from touchline.french_flair.events import (
    CardLaid,
    CardPlayed,
    Carried,
    ClearedOut,
    ContestWon,
    ConversionMade,
    ConversionMissed,
    DropGoalScored,
    Intercepted,
    Kicked,
    KnockedOn,
    LineoutSet,
    LineoutWon,
    Mauled,
    Offside,
    PenaltyGoalScored,
    PickedAndGone,
    RuckFormed,
    ScrumSet,
    ScrumWon,
    ShotMissed,
    TackleMissed,
    Thrown,
    TryScored,
)
from touchline.french_flair.model import DECK, Card
from touchline.french_flair.rules import mauls, open_play, tackles
from touchline.french_flair.step import NO_TRAITS, awaited
from touchline.kernel import HOME, SIDES, Event, Roll, Side, other
from touchline.review.analysis import Label, Statistics, Stretch
from touchline.review.counting import Count
from touchline.review.part import Step

FIGURES: Final = (
    "metres_carried", "metres_kicked", "phases", "tries", "conversions", "kicks_at_goal", "tackles", "interceptions",
    "missed_tackles", "contests", "clear_outs", "lineouts", "scrums", "knock_ons", "offsides",
)  # fmt: skip
OF_CARDS: Final = ("played", "metres", "runs", "knock_ons", "tackles")
_PARTS: Final = ("conversions", "kicks_at_goal", "tackles", "contests", "clear_outs", "lineouts", "scrums")
_EDGES: Final = (-field.IN_GOAL, *range(0, field.LENGTH + 1, 10), field.LENGTH + field.IN_GOAL)


def card_label(side: Side, card: Card) -> Label:
    """The label of a side's cards of one number."""
    return f"{'H' if side == HOME else 'A'}{card}"


def statistics(start: State, steps: Sequence[Step]) -> Statistics:
    """The statistics of a match."""
    counting = _Counting()
    for step in steps:
        counting.count(step)
    match, *halves = counting.figures.periods(FIGURES, (), _PARTS)
    labels = [card_label(side, card) for side in SIDES for card in dict.fromkeys(DECK)]
    return Statistics(
        match=match,
        halves=tuple(halves),
        players=counting.figures.players(dict.fromkeys(labels, OF_CARDS), _PARTS),
        names={},
        territory=counting.territory(),
    )


class _Counting:
    def __init__(self) -> None:
        self.figures = Count()
        self._places: dict[tuple[int, Side], int] = {}
        self._card: dict[Side, Card] = {}  # the last played or laid
        self._set: Side | None = None  # the side that feeds the scrum or throws in
        for half in (1, 2):
            self.figures.add(half, SIDES, "phases", 0)

    def count(self, step: Step) -> None:
        before: State = step.before
        after: State = step.ply.state
        if after.phases > before.phases:
            where = max(edge for edge in range(len(_EDGES) - 1) if _EDGES[edge] <= after.x or edge == 0)
            where = min(where, len(_EDGES) - 3) if after.x <= field.LENGTH else where
            self._places[where, after.attack] = self._places.get((where, after.attack), 0) + 1
        if isinstance(awaited(before), open_play.PlayChoice):
            self.figures.add(before.half, (before.attack,), "phases")
        for event in step.ply.events:
            self._event(event, step)

    def territory(self) -> tuple[Stretch, ...]:
        """The phases of the clock by place of the ball."""
        return tuple(
            Stretch(start, end, *(self._places.get((index, side), 0) for side in SIDES))
            for index, (start, end) in enumerate(pairwise(_EDGES))
        )

    def _both(self, side: Side) -> tuple[Side | Label, ...]:
        """A side and its last card."""
        card = self._card.get(side)
        return (side,) if card is None else (side, card_label(side, card))

    def _metres(self, half: int, side: Side, metres: int) -> None:
        self.figures.add(half, (side,), "metres_carried", metres)
        self.figures.add(half, self._both(side)[1:], "metres", metres)

    def _event(self, event: Event, step: Step) -> None:
        before: State = step.before
        half, add, attempt = before.half, self.figures.add, self.figures.attempt
        frame = awaited(before)
        traits = frame.traits if frame else NO_TRAITS
        match event:
            case CardPlayed(side=side, card=card):
                self._card[side] = card
                add(half, self._both(side)[1:], "played")
            case CardLaid(side=side, card=card):
                self._card[side] = card
                if traits.attempt in ("contests", "clear_outs"):
                    add(half, (side,), traits.attempt, 0, of=1)
            case Mauled(side=side, cards=cards) | PickedAndGone(side=side, cards=cards):
                for card in cards:
                    self._card[side] = card
                    add(half, self._both(side)[1:], "played")
                self._metres(half, side, mauls.DRIVE if field.to_try_line(side, event.x) >= 0 else 0)
            case Carried(side=side):
                self._metres(half, side, max(event.metres, 0))
            case TryScored(side=side):
                add(half, (side,), "tries")
                self._metres(half, side, max(event.metres, 0))
            case Intercepted(side=side):
                add(half, (side,), "interceptions")
                attempt(half, self._both(side), "tackles", good=True)
                self._metres(half, side, event.metres)
            case RuckFormed() if isinstance(frame, tackles.TackleThrow | tackles.TackleReply):
                defence = other(before.attack)
                attempt(half, self._both(defence), "tackles", good=event.won_by == defence)
            case TackleMissed(side=side):
                attempt(half, self._both(other(before.attack)), "tackles", good=False)
                add(half, (other(before.attack),), "missed_tackles")
            case Thrown(side=side) if traits.purpose == "run" and isinstance(step.ply.request, Roll):
                add(half, self._both(side)[1:], "runs")
            case KnockedOn(side=side):
                who = self._both(side) if traits.purpose == "run" else (side,)
                add(half, who, "knock_ons")
            case Kicked(side=side) if traits.attempt in ("kicks", "touch_kicks"):
                add(half, (side,), "metres_kicked", abs(event.x - event.start))
            case ConversionMade(side=side) | ConversionMissed(side=side):
                attempt(half, (side,), "conversions", good=isinstance(event, ConversionMade))
            case DropGoalScored(side=side) | PenaltyGoalScored(side=side):
                attempt(half, (side,), "kicks_at_goal", good=True)
            case ShotMissed(side=side):
                attempt(half, (side,), "kicks_at_goal", good=False)
            case ContestWon(side=side):
                add(half, (side,), "contests")
            case ClearedOut(side=side):
                add(half, (side,), "clear_outs")
            case Offside(side=side):
                add(half, (side,), "offsides")
            case ScrumSet(side=side) | LineoutSet(side=side):
                self._set = side
                add(half, (side,), "scrums" if isinstance(event, ScrumSet) else "lineouts", 0, of=1)
            case ScrumWon(side=side) | LineoutWon(side=side) if side == self._set:
                add(half, (side,), "scrums" if isinstance(event, ScrumWon) else "lineouts")
