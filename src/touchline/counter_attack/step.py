"""The base of all steps: what each declares beside its rule, for coaches, messages and screens."""

from typing import ClassVar, Literal, NamedTuple

from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.events import Restart
from touchline.counter_attack.model import Call, Player, Players, State
from touchline.counter_attack.pitch import Hex
from touchline.kernel import ByOrder, Record, Roll, Side, Step
from touchline.kernel import Frame as KernelFrame
from touchline.kernel import Passage as KernelPassage

Situation = Literal[
    "called", "received", "won", "free", "hold", "goal_kick", "throw_in", "corner", "free_kick", "penalty", "kick_off"
]
"""The attack's situation, or its restart."""


Order = Literal[
    "substitutions", "kick_off", "final_thirds", "goalkeeper", "nutmegs", "after_tackles", "replies", "last_moves",
    "set_pieces", "defending",
]  # fmt: skip
"""Questions a side may skip by standing order: no substitution, hold position, no nutmeg, nobody moves against a pass
or in the last step of a phase; the computer places its players for a set piece, or moves its defence."""


class Traits(Record, frozen=True):
    """What is true of every step of a class."""

    ball: Literal["in_play", "loose", "settled", "dead"] = "in_play"
    """`loose`: the ball runs or misses its target; `settled`: the attempt is decided; `dead`: play has stopped."""
    aftermath: bool = False
    """A die for the aftermath of a foul: a card, an injury."""
    compass: bool = False
    """A die for a direction."""
    arranged: bool = False
    """Players or cards are arranged, which the computer can do."""
    challenge: bool = False
    """A defender may challenge the carrier."""
    jumps: bool = False
    """Players are named who jump for a header."""
    draft: Literal["face_down", "face_up", "line_up"] | None = None
    """Cards are chosen: face down, from the table, or for the shirts."""
    shot: bool = False
    """A shot is being taken."""
    in_flight: bool = False
    """A shot is in flight: the next answers decide it."""
    saves: bool = False
    """The goalkeeper rolls to save a shot."""
    steps_off: bool = False
    """The goalkeeper may take its free step."""
    restart: Restart | None = None
    """The set piece being prepared or taken."""
    situation: Situation | None = None
    """The attack's situation outside set pieces."""
    waiting: Literal["deciding", "moving", "picking", "placing", "calling"] = "deciding"
    """What the opponent appears to be doing."""
    undisturbed: Literal["no", "first", "all", "best"] | None = None
    """The default answer, if it is not simply to move nobody; `all`: name everybody, `best`: for or against a shot."""
    order: tuple[Order, Literal["no", "done"] | None] | None = None
    """The standing order for this question and its answer; None: the computer decides."""
    whole_turn: bool = False
    """Several answers make one turn, which may be given whole: nothing is rolled or decided in between."""
    tells_ball: bool = True
    """A question without a `-why` shows the place of the ball."""


Turn = tuple[Side, int]
"""A side placing players, and how many."""


class Counted(NamedTuple):
    """An attribute that counts in a roll: whose, which, and what it adds to the die with all that changes it."""

    player: Player
    attribute: Attribute
    adds: int


class Aim(NamedTuple):
    """A penalty or free header on its way: who shoots, and at which hex."""

    kind: Literal["penalty", "header"]
    player: Player
    target: Hex


class _Own(Step):
    """What frames and passages share."""

    __slots__ = ()
    traits: ClassVar[Traits] = Traits()

    def set_piece(self) -> Restart | None:
        """The set piece being prepared or taken."""
        return self.traits.restart

    def is_dead_ball(self) -> bool:
        """Whether play has stopped: the ball is dead, a set piece is being prepared, or there are no line-ups yet."""
        return self.traits.ball == "dead" or self.set_piece() is not None or self.traits.draft is not None

    def situation(self, state: State) -> Situation | None:
        """The attack's situation, if play pauses here."""
        return self.traits.situation or self.set_piece()

    def placements(self, state: State) -> tuple[Turn, ...]:
        """The placement turns left in this step, next one first."""
        return ()


class Frame(_Own, KernelFrame, frozen=True):
    """A step that waits for an answer."""

    def handled(self, state: State) -> Players:
        """The players already moved in the phase, or placed in the turn."""
        return state.movement.moved if state.movement else 0

    def chosen(self) -> tuple[Player, ...]:
        """The players named so far, for a header or for the shoot-out."""
        return ()

    def listed(self) -> int:
        """The number of players that the side to move has named so far."""
        return 0

    def by_order(self, state: State) -> ByOrder | None:
        """The standing order that covers this question."""
        if self.traits.order is None:
            return None
        order, call = self.traits.order
        return ByOrder(order, call and Call(call))

    def is_whole_turn(self, state: State) -> bool:
        """Whether several answers make one turn here."""
        return self.traits.whole_turn

    def aim(self, state: State) -> Aim | None:
        """The shot of this step, if it holds no record of one."""
        return None

    def counted(self, state: State) -> tuple[Counted, ...]:
        """The attributes that count in this roll, one for each die that has one."""
        return ()

    def save_penalty(self, state: State) -> int:
        """What the dive to the save hex costs the goalkeeper."""
        return 0

    def usual(self, state: State) -> tuple[str, ...]:
        """The usual kinds of answers here, offered or not."""
        return ()


class Passage(_Own, KernelPassage, frozen=True):
    """A step that needs no answer."""


def is_rolled(state: State) -> bool:
    """Whether the next answer is a roll."""
    return bool(state.stack) and awaited(state).asks.__annotations__["return"] is Roll


def awaited(state: State) -> Frame:
    """The frame that expects the next answer."""
    frame = state.stack[-1]
    assert isinstance(frame, Frame)
    return frame
