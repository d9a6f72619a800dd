"""What holds at every step of every match of French Flair (§F of the catalogue)."""

from collections import Counter

from touchline.french_flair import plays
from touchline.french_flair.events import LineoutSet, MatchEnded, PenaltyAwarded, ScrumSet
from touchline.french_flair.model import DECK, HAND, State
from touchline.french_flair.rules.open_play import PlayChoice
from touchline.kernel import SIDES, Event, Ply


def holds(moment: Ply[State]) -> None:
    """Assert every invariant of a state and of what led to it."""
    state, events = moment.state, moment.events
    for side in SIDES:
        team = state.team(side)
        assert not Counter(team.hand) + Counter(team.pile) - Counter(DECK), "hand and pile are of the 21 cards"
        assert len(team.hand) <= HAND + 1, "hands hold seven at most (FF-RENEW-3)"
        assert team.hand == tuple(sorted(team.hand))
        assert team.points >= 0
    assert state.x % 5 == 0, "positions are multiples of 5"
    assert -15 <= state.x <= 115
    for event in events:
        _event_holds(event)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PlayChoice):
        assert plays.legal(state.hand(state.attack), top.origin, state.options), "an OPEN side has a legal play"
    assert (top is None) == any(isinstance(event, MatchEnded) for event in events)


def _event_holds(event: Event) -> None:
    if isinstance(event, (ScrumSet, LineoutSet)):
        assert 5 <= event.x <= 95, "scrums and lineouts lie within 5 to 95"
    if isinstance(event, PenaltyAwarded):
        assert 0 <= event.x <= 100
