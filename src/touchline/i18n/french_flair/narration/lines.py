"""The line of an action: sentence, figures, dice, what it is about and how much it matters."""

from typing import Final

from touchline.french_flair import State, events
from touchline.i18n.french_flair.narration.actions import Action
from touchline.i18n.french_flair.narration.sentences import figures, sentence
from touchline.i18n.line import Die, Line, Tag, Weight

_SCORES: Final = (events.TryScored, events.ConversionMade, events.DropGoalScored, events.PenaltyGoalScored)
_GREAT: Final = (*_SCORES, events.HalfEnded, events.MatchEnded)
_CHANCES: Final = (*_SCORES, events.ConversionMissed, events.ShotMissed)
_DUELS: Final = (events.CardLaid, events.ScrumWon, events.LineoutWon)
_CARDS: Final = (events.Offside, events.PenaltyAwarded)


def line(action: Action, state: State) -> Line:
    """The line of an action as it stands."""
    tags = _tags(action)
    return Line(
        action.number,
        action.first,
        action.time,
        action.side,
        action.attack,
        (state.home.points, state.away.points),
        sentence(action, state),
        figures(action, state),
        tuple([Die(thrown.side, face) for thrown in action.all(events.Thrown) for face in thrown.dice]),
        tags,
        _weight(action, tags),
    )


def _tags(action: Action) -> tuple[Tag, ...]:
    tags: list[Tag] = []
    if action.has(*_CHANCES):
        tags.append("chance")
    if action.has(*_DUELS):
        tags.append("duel")
    if action.has(*_CARDS):
        tags.append("card")
    return tuple(tags)


def _weight(action: Action, tags: tuple[Tag, ...]) -> Weight:
    if action.has(*_GREAT):
        return "great"
    turned = action.last(events.RuckWon)
    lost = (turned and turned.turnover) or action.has(events.Intercepted, events.TackledLastCard)
    return "bold" if "card" in tags or "chance" in tags or lost else "plain"
