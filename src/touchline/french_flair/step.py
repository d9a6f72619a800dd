"""The steps of French Flair: what is true of them, beside what they ask and do."""

from typing import ClassVar, Final, Literal

from touchline.french_flair.model import Call, Origin, State
from touchline.kernel import ByOrder, Record, Side, Step
from touchline.kernel import Frame as KernelFrame
from touchline.kernel import Passage as KernelPassage

Situation = Origin | Literal["scrum", "lineout", "penalty", "kick-off", "drop-out", "conversion"]
"""What the side with the ball plays out of, or the throw or choice that it is about to make."""

Purpose = Literal["run", "kick", "touch", "shot", "duel", "conversion", "tackle", "ruck"]
"""What dice are thrown for."""

Tackled = Literal["field", "zone", "line", "last card"]
"""Where the carrier may be tackled: anywhere, as a link in the 22 zone, on the goal line, or on a last card."""


Order = Literal["contests", "clear_outs"]
"""Questions that a side may leave unasked: it never contests a ruck, never clears out."""


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
    """What its dice are thrown for."""
    situation: Situation | None = None
    """What the side with the ball plays out of meanwhile."""
    attempt: str = ""
    """The statistic that a card laid or dice thrown here add to."""
    failure: str = ""
    """The statistic that a shot missed or a ball dropped here adds to."""
    lays: int = 0
    """Cards that a side must hold to be asked."""
    order: Order | None = None
    """The standing order that covers the question; declining is its answer."""
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
        """The step that a sentence is about: the throw, while its dice are chosen."""
        return self

    @property
    def situation(self) -> Situation | None:
        """What the side with the ball plays out of."""
        return self.subject.traits.situation

    @property
    def tackled(self) -> Tackled | None:
        """Where the carrier is, while a tackle is decided."""
        return None

    def by_order(self, state: State) -> ByOrder | None:
        """The standing order that covers this question."""
        return None if self.traits.order is None else ByOrder(self.traits.order, Call("decline"))

    def seen(self, state: State, side: Side) -> "Frame":
        """This step as a side may know it."""
        return self

    def at_five_metres(self, state: State) -> bool:
        """Whether a 5 m restart lets the defence tackle what would cross (FF-FIVEMETRE-1)."""
        return False

    def needs(self, state: State) -> tuple[tuple[Need, str], ...]:
        """What its dice need and may bring, each with its rule."""
        return self.traits.needs

    def below(self, attack: Side, declared: "Passage | None") -> tuple[Step, ...]:
        """What lies below it on the stack and bears on what follows; `declared` is the rest of a play, if known."""
        return ()

    def misplaced(self, state: State) -> str:
        """What is wrong with a position that holds it; empty if nothing is."""
        return ""


class Passage(KernelPassage, frozen=True):
    """A step that runs at once."""

    traits: ClassVar[Traits] = NO_TRAITS

    def misplaced(self, state: State) -> str:
        """What is wrong with a position that holds it; empty if nothing is."""
        return ""


def awaited(state: State) -> Frame | None:
    """The step that waits for an answer; None once the match is over."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Frame) else None
