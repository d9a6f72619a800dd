"""The review of French Flair."""

from collections.abc import Iterator
from typing import Any, Final

from touchline.coaches.french_flair.search import SHARP, SearchingCoach
from touchline.french_flair import ClearOut, Contest, Play, State, Tackle, game
from touchline.french_flair import events as occurred
from touchline.french_flair.model import Card
from touchline.french_flair.step import awaited
from touchline.i18n import french_flair as i18n
from touchline.i18n.message import Message
from touchline.kernel import SIDES, Choose, Roll, Seeded, Side
from touchline.review.analysis import Label, Mark
from touchline.review.french_flair.judging import Resting
from touchline.review.french_flair.statistics import card_label, statistics
from touchline.review.part import Better, GameReview, Step, Time

_SET: Final = (
    occurred.KickOffTaken, occurred.ScrumSet, occurred.LineoutSet, occurred.DropOutTaken, occurred.PenaltyAwarded,
    occurred.RuckWon, occurred.TackledLastCard, occurred.Gathered,
)  # fmt: skip
"""Events after which no card is in play."""

_KINDS: Final = {
    "tackle": "duels", "run": "runs", "ruck": "contests", "kick": "kicks", "touch": "kicks", "shot": "kicks",
    "conversion": "kicks", "duel": "set_pieces",
}  # fmt: skip
_MARKS: Final = {
    # the most important first
    occurred.TryScored: "try",
    occurred.Intercepted: "interception",
    occurred.DropGoalScored: "drop-goal",
    occurred.PenaltyGoalScored: "penalty-goal",
    occurred.ConversionMade: "conversion",
    occurred.ConversionMissed: "conversion-missed",
    occurred.ShotMissed: "shot-missed",
    occurred.Offside: "offside",
    occurred.TackleMissed: "tackle-missed",
    occurred.KnockedOn: "knock-on",
    occurred.TackledLastCard: "last-card",
    occurred.RuckWon: "ruck",
    occurred.ScrumWon: "scrum",
    occurred.LineoutWon: "lineout",
    occurred.PenaltyAwarded: "penalty",
    occurred.Mauled: "maul",
    occurred.PickedAndGone: "pick-and-go",
    occurred.Kicked: "kick",
    occurred.Carried: "carry",
}
_ORDER: Final = {kind: len(_MARKS) - place for place, kind in enumerate(_MARKS)}


def _time(state: State) -> Time:
    return Time(state.half, state.phases, str(state.phases))


def _kind(state: State) -> str:
    frame = awaited(state)
    return _KINDS.get((frame.traits.purpose if frame else None) or "duel", "set_pieces")


class _Cast:
    """The cards in play: the last of the side with the ball, and those laid against it."""

    def __init__(self) -> None:
        self._cards: dict[Side, Card] = {}

    def of(self, step: Step) -> tuple[Label, ...]:
        """The card of the answer, or those that the dice are about."""
        before: State = step.before
        answer, request = step.ply.answer, step.ply.request
        match answer:
            case Play(cards=cards):
                own: tuple[Label, ...] = (card_label(before.attack, cards[-1]),)
            case Tackle(card=card) | Contest(card=card) | ClearOut(card=card):
                own = (card_label(request.side, card),)  # type: ignore[arg-type]
            case _:
                sides = (before.attack, *(side for side in SIDES if side != before.attack))
                known = [side for side in sides if side in self._cards]
                if isinstance(request, Choose):
                    known = [side for side in known if side == request.side]
                own = tuple(card_label(side, self._cards[side]) for side in known)
                if not isinstance(request, Choose | Roll):
                    own = ()
        for event in step.ply.events:
            self._follow(event)
        return own

    def _follow(self, event: Any) -> None:
        if isinstance(event, occurred.CardPlayed):
            self._cards = {event.side: event.card}
        elif isinstance(event, occurred.CardLaid):
            self._cards[event.side] = event.card
        elif isinstance(event, occurred.Mauled | occurred.PickedAndGone):
            self._cards = {event.side: event.cards[-1]}
        elif isinstance(event, _SET):
            self._cards = {}


def _marks(step: Step) -> Iterator[tuple[int, Mark]]:
    for event in step.ply.events:
        what = _MARKS.get(type(event))
        if what is not None:
            yield _ORDER[type(event)], Mark(what, getattr(event, "side", None))


def _better(state: State, side: Side, request: Choose, answer: Any) -> Better | None:
    coach = SearchingCoach(Seeded("judge").randbelow, SHARP)
    return Better(*coach.beside(game.view(state, side), request, answer))


def _said(state: State, side: Side, request: Choose, answer: Any) -> Message:
    return i18n.answered(answer, game.view(state, side), request)


PART: Final = GameReview(
    judge="french-flair/1",
    error=0.17,
    decided=lambda: Resting().decided,
    is_start=lambda event: isinstance(event, occurred.HalfBegan),
    time=_time,
    when=lambda state: Message("review-phase", {"half": state.half, "phase": state.phases}),
    ball=lambda state: state.attack,
    kind=_kind,
    cast=_Cast,
    marks=_marks,
    scores=frozenset(("try", "conversion", "drop-goal", "penalty-goal")),
    narrate=i18n.narrate,
    said=_said,
    better=_better,
    statistics=statistics,
)
