"""A side's view of a match: all of it, since nothing is hidden in Counter Attack."""

from touchline.counter_attack.model import TEAM, Movement, Players, Setup, State
from touchline.counter_attack.pitch import End
from touchline.kernel import CLOCK, Frame, Record, Request, Side, other


class View(Record, frozen=True):
    """The state from one side's perspective.

    Created at every decision, so it wraps the state and computes the rest on demand.
    """

    side: Side
    state: State

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""
        return self.state.setup

    @property
    def movement(self) -> Movement | None:
        """The current Movement Phase, if any."""
        return self.state.movement

    @property
    def attacking(self) -> bool:
        """Whether this side has the ball, or had it last."""
        return self.state.attack == self.side

    @property
    def goal(self) -> End:
        """The end that this side attacks."""
        return self.state.attacks(self.side)

    @property
    def own_goal(self) -> End:
        """The end that this side defends."""
        return self.state.defends(self.side)

    @property
    def mine(self) -> Players:
        """This side's players on the pitch."""
        return TEAM[self.side] & self._on_pitch

    @property
    def theirs(self) -> Players:
        """The other side's players on the pitch."""
        return TEAM[other(self.side)] & self._on_pitch

    @property
    def _on_pitch(self) -> Players:
        return self.state.on(-1)

    @property
    def lead(self) -> int:
        """This side's lead in goals, negative if it trails."""
        home, away = self.state.score
        return home - away if self.side == "home" else away - home

    @property
    def waits_for(self) -> Side | None:
        """The side to answer; None for the clock or after the match."""
        request = self._request
        return None if request is None or request.side == CLOCK else request.side

    @property
    def rule(self) -> str | None:
        """The rule of the current question; None after the match."""
        request = self._request
        return None if request is None else request.rule

    @property
    def _request(self) -> Request | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top.asks(self.state) if isinstance(top, Frame) else None
