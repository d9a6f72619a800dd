"""The steps of Counter Attack: what each tells of itself, beside its rule, to coaches, messages and screens."""

from typing import ClassVar, Literal

from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Call, Player, Players, State
from touchline.kernel import ByOrder, Record, Roll, Side, Step
from touchline.kernel import Frame as KernelFrame
from touchline.kernel import Passage as KernelPassage

Situation = Literal[
    "called", "received", "won", "free", "hold", "goal_kick", "throw_in", "corner", "free_kick", "penalty", "kick_off"
]
"""What the attack has, or restarts play with."""


Order = Literal["substitutions", "kick_off", "final_thirds", "goalkeeper", "nutmegs", "after_tackles", "set_pieces"]
"""Questions that a side may leave unasked: it makes no substitution, holds its position, calls no nutmeg; the computer
places its players for a set piece."""


class Traits(Record, frozen=True):
    """What is true of every step of a class."""

    ball: Literal["in_play", "loose", "settled", "dead"] = "in_play"
    """`loose`: it runs or misses its target; `settled`: what was tried is decided; `dead`: play has stopped."""
    aftermath: bool = False
    """A die is rolled for what a foul brings: a card, an injury. It decides nothing that was tried."""
    compass: bool = False
    """A die is rolled for a direction."""
    arranged: bool = False
    """Players or cards are put in order: the computer may do it."""
    challenge: bool = False
    """A defender may challenge the carrier."""
    draft: Literal["face_down", "face_up", "line_up"] | None = None
    """Cards are chosen: blindly, among those on the table, or for the shirts."""
    shot: bool = False
    """The ball is being shot at goal."""
    in_flight: bool = False
    """A shot is on its way: the next answers decide whether it goes in."""
    restart: Restart | None = None
    """The set piece that is prepared or taken."""
    situation: Situation | None = None
    """What the attack has, where that is no set piece being prepared."""
    waiting: Literal["deciding", "moving", "picking", "placing", "calling"] = "deciding"
    """What the other side sees its opponent do."""
    undisturbed: Literal["no", "first", "best"] | None = None
    """The answer if nobody comes in between, where that is not simply to move nobody."""
    order: tuple[Order, Literal["no", "done"] | None] | None = None
    """The standing order that covers the question, and the call it answers with; None: the computer decides."""
    tells_ball: bool = True
    """A question without an explanation tells where the ball is instead."""


Turn = tuple[Side, int]
"""A side that places players, and how many it may."""


class _Own(Step):
    """What frames and passages of this game have in common."""

    __slots__ = ()
    traits: ClassVar[Traits] = Traits()

    def set_piece(self) -> Restart | None:
        """The set piece that this step prepares or takes."""
        return self.traits.restart

    def situation(self, state: State) -> Situation | None:
        """What the attack has here, if play pauses."""
        return self.traits.situation or self.set_piece()

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The turns of placing players that lie in this step, the next one first."""
        return ()


class Frame(_Own, KernelFrame, frozen=True):
    """A step that waits for an answer."""

    def handled(self, state: State) -> Players:
        """The players that have been moved in the phase, or placed in the turn."""
        return state.movement.moved if state.movement else 0

    def chosen(self) -> tuple[Player, ...]:
        """The players named so far, for a header or for the shoot-out."""
        return ()

    def by_order(self, state: State) -> ByOrder | None:
        """The standing order that covers this question."""
        if self.traits.order is None:
            return None
        order, call = self.traits.order
        return ByOrder(order, call and Call(call))

    def usual(self, state: State) -> tuple[str, ...]:
        """The kinds of answers that people look for here, offered or not."""
        return ()


class Passage(_Own, KernelPassage, frozen=True):
    """A step that waits for nobody."""


def is_rolled(state: State) -> bool:
    """Whether a state waits for dice."""
    return bool(state.stack) and awaited(state).asks.__annotations__["return"] is Roll


def awaited(state: State) -> Frame:
    """The frame whose answer a match waits for."""
    frame = state.stack[-1]
    assert isinstance(frame, Frame)
    return frame
