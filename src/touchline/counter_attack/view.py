"""What a side may see of a match: all of it, for nothing is hidden in Counter Attack."""

from touchline.counter_attack.model import TEAM, Movement, Players, Setup, State
from touchline.counter_attack.pitch import End
from touchline.kernel import CLOCK, Frame, Record, Request, Side, other


class View(Record, frozen=True):
    """A match as one side sees it: the state, and what it means to this side.

    It is made at every decision, so it holds the state as it is and works out the rest when it is asked.
    """

    side: Side
    state: State

    @property
    def setup(self) -> Setup:
        """What was settled before the match."""
        return self.state.setup

    @property
    def movement(self) -> Movement | None:
        """The Movement Phase that is being played, if one is."""
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
        """The goals that this side is ahead by; below 0 it is behind."""
        home, away = self.state.score
        return home - away if self.side == "home" else away - home

    @property
    def waits_for(self) -> Side | None:
        """Who is to answer now; None for the clock, or when the match is over."""
        request = self._request
        return None if request is None or request.side == CLOCK else request.side

    @property
    def rule(self) -> str | None:
        """The rule that is being asked; None when the match is over."""
        request = self._request
        return None if request is None else request.rule

    @property
    def _request(self) -> Request | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top.asks(self.state) if isinstance(top, Frame) else None
