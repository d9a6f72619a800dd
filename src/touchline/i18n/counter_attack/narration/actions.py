"""Actions: events that a fan tells as one thing, such as a dribble with its steals or a shot with its save."""

from typing import Literal

from touchline.counter_attack import events
from touchline.counter_attack.model import Player
from touchline.i18n.narration import BaseAction

Kind = Literal[
    "phase", "also", "run", "carry", "pass", "tackle", "header", "shot", "set_piece", "kick_off", "moves", "other",
]  # fmt: skip

AERIAL = ("high", "kick", "throw_to_head", "long")
"""Passes through the air: what follows where they come down belongs to them or to a header."""


class Action(BaseAction, frozen=True):
    """An action, with its set piece, the players in its sentence, and the minor lines that it sums up."""

    kind: Kind
    restart: events.Restart | None = None  # the set piece that it began from
    players: tuple[Player, ...] = ()  # the players it names together
    covers: int = 0
    minor: bool = False
    chance: float | None = None  # of a goal, when a shot was taken

    @property
    def player(self) -> Player | None:
        """Who runs, if it is a run."""
        move = self.last(events.Moved) if self.kind in ("run", "carry") else None
        return move.player if move else None

    @property
    def is_settled(self) -> bool:
        """Whether the ball is at rest: later moves are other actions."""
        loose = self.last(events.Scattered)
        at_rest = self.has(*_AT_REST) or (loose is not None and loose.is_loose)
        match self.kind:
            case "pass":
                arrived = self.last(events.PassArrived)
                return at_rest or (arrived is not None and arrived.kind not in AERIAL)
            case "header" | "shot":
                return at_rest or self.has(events.HeadedTo, events.KickTaken)
            case "set_piece":
                return False
        return True


_AT_REST = (
    events.BallWon,
    events.BallCollected,
    events.HeldBall,
    events.RestartGiven,
    events.OffsideGiven,
    events.GoalScored,
)
