"""The base of all steps: what each declares beside its rule."""

from typing import ClassVar, Final, Literal

from touchline.french_flair.model import Call, Origin, State
from touchline.kernel import ByOrder, Record, Side, Step
from touchline.kernel import Frame as KernelFrame
from touchline.kernel import Passage as KernelPassage

Situation = Origin | Literal["scrum", "lineout", "penalty", "kick-off", "drop-out", "conversion"]
"""The origin of the side with the ball, or its pending throw or choice."""

Purpose = Literal["run", "kick", "touch", "shot", "duel", "conversion", "tackle", "ruck"]
"""The purpose of a throw."""

Tackled = Literal["field", "zone", "line", "last card"]
"""Where a tackle is made: anywhere, on a link in the 22, on the goal line, or on a last card."""


Order = Literal["contests", "clear_outs"]
"""Questions a side may skip by standing order: never contest a ruck, never clear out."""


Need = Literal[
    "pips", "highest", "no one", "free double",
    "gathered", "low double", "high double", "in touch", "straight into touch", "touch missed", "penalty touch",
    "long double", "across the line", "not good",
    "one die each", "two dice each", "double for a penalty", "double for a card", "never a one",
    "double intercepts", "double breaks", "higher makes a ruck", "inside", "outside", "clear-out",
]  # fmt: skip
"""What dice must show, or what they bring."""


class Traits(Record, frozen=True):
    """What is true of every instance of a step."""

    purpose: Purpose | None = None
    """The purpose of its dice."""
    situation: Situation | None = None
    """The origin of the side with the ball."""
    attempt: str = ""
    """The statistic raised by a card laid or dice thrown here."""
    failure: str = ""
    """The statistic raised by a missed shot or a dropped ball."""
    lays: int = 0
    """The cards a side must hold to be asked."""
    order: Order | None = None
    """The standing order for this question, which declines."""
    passing: bool = False
    """Whether it only leads to what is below it on the stack: a draw, or a look at the clock."""
    needs: tuple[tuple[Need, str], ...] = ()
    """What its dice need and may bring, each with its rule."""


NO_TRAITS: Final = Traits()


class Frame(KernelFrame, frozen=True):
    """A step that waits for an answer."""

    traits: ClassVar[Traits] = NO_TRAITS

    @property
    def subject(self) -> "Frame":
        """The subject of a message: the throw, while its dice are chosen."""
        return self

    @property
    def situation(self) -> Situation | None:
        """The origin of the side with the ball."""
        return self.subject.traits.situation

    @property
    def tackled(self) -> Tackled | None:
        """Where a tackle is being decided."""
        return None

    def by_order(self, state: State) -> ByOrder | None:
        """The standing order for this question."""
        return None if self.traits.order is None else ByOrder(self.traits.order, Call("decline"))

    def seen(self, state: State, side: Side) -> "Frame":
        """This step as a side may know it."""
        return self

    def at_five_metres(self, state: State) -> bool:
        """Whether a 5 m restart lets the defence tackle carries across the line (FF-FIVEMETRE-1)."""
        return False

    def needs(self, state: State) -> tuple[tuple[Need, str], ...]:
        """What its dice need and may bring, each with its rule."""
        return self.traits.needs

    def below(self, attack: Side, declared: "Passage | None") -> tuple[Step, ...]:
        """The relevant steps below it on the stack; `declared` is the rest of a play, if known."""
        return ()

    def misplaced(self, state: State) -> str:
        """The fault of a position that holds it; empty if none."""
        return ""


class Passage(KernelPassage, frozen=True):
    """A step that runs at once."""

    traits: ClassVar[Traits] = NO_TRAITS

    def misplaced(self, state: State) -> str:
        """The fault of a position that holds it; empty if none."""
        return ""


def awaited(state: State) -> Frame | None:
    """The step that waits for an answer; None once the match is over."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Frame) else None
