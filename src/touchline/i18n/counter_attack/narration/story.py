"""The story of a match of Counter Attack: which events make one action, and which runs are summed up."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from touchline.counter_attack import events, game
from touchline.counter_attack.model import NOBODY, Player, State, side_of
from touchline.counter_attack.pitch import BOX, ENDS, distance
from touchline.i18n.counter_attack.names import minute
from touchline.i18n.counter_attack.narration.actions import Action, Kind
from touchline.i18n.counter_attack.narration.lines import line
from touchline.i18n.narration import Narrated, Narration
from touchline.kernel import Event, Side, other, replace

_ALONE: Final = (
    events.Tossed,
    events.CardsDealt,
    events.CardPicked,
    events.LinedUp,
    events.RefereeDrawn,
    events.TimeRanOut,
    events.TimeAdded,
    events.HalfEnded,
    events.MatchEnded,
    events.TieEnded,
    events.Substituted,
    events.KeeperNamed,
    events.Ruled,
)
"""Events that are separate actions and leave the current one unchanged."""


class Phase(NamedTuple):
    """A Movement Phase that goes on: its line, and who ran where little happened."""

    action: Action
    runners: tuple[Player, ...] = ()


class Kept(NamedTuple):
    """What the story remembers between entries."""

    action: Action | None = None
    phase: Phase | None = None
    restart: events.RestartGiven | None = None  # given, but nothing was done about it yet


def narrate(narration: Narration, before: State, seen: Sequence[Event | None], after: State) -> Narrated:
    """The lines of an entry."""
    story = _Story(narration, before, after)
    numbers = tuple([story.take(event) if event else 0 for event in seen])
    return story.narrated(numbers)


class _Story:
    """The lines of one entry, in the making."""

    def __init__(self, narration: Narration, before: State, after: State) -> None:
        self._before, self._after = before, after
        self._entry, self._lines = narration.entries + 1, narration.lines
        kept: Kept = narration.kept or Kept()
        self._action, self._phase, self._restart = kept
        self._touched: dict[int, Action] = {}

    def narrated(self, numbers: tuple[int, ...]) -> Narrated:
        """The finished lines."""
        kept = Kept(self._action, self._phase, self._restart)
        lines = tuple([line(action, self._after) for action in self._touched.values()])
        return Narrated(Narration(self._entry, self._lines, kept), lines, numbers)

    def take(self, event: Event) -> int:
        """Add an event; returns the number of its line."""
        match event:
            case events.PhaseBegan(side=side):
                self._phase = Phase(self._open("phase", side, event))
                return self._phase.action.number
            case events.StepBegan():
                self._end_run()
                return self._phase.action.number if self._phase else 0
            case events.PhaseEnded():
                return self._end_phase(event)
            case events.Moved():
                return self._moved(event)
            case events.Duelled(what="tackle" | "dive", player=player):
                return self._tackle(event, player)
            case events.PassCalled(player=player):
                return self._open("pass", side_of(player), event).number
            case events.ShotTaken(player=player):
                self._open("shot", side_of(player), event)
                return self._chance(game.expected_goals(self._after)).number
            case events.Challenged(side=side):
                return self._join("header", side, event)
            case events.Headed(player=player) | events.Jumped(player=player):
                return self._join("header", side_of(player), event)
            case events.HalfBegan(kicks=side) | events.RestartGiven(restart="kick_off", side=side):
                return self._join("kick_off", side, event)
            case events.RestartGiven():
                number = self._follow(event)
                self._restart = event
                return number
            case events.TakerNamed() | events.Placed() if self._restart:
                return self._open("set_piece", self._restart.side, event).number
        return self._alone(event) if isinstance(event, _ALONE) else self._follow(event)

    # Actions

    def _open(self, kind: Kind, side: Side, event: Event) -> Action:
        """A new action, which goes on from here."""
        self._end_run()
        restart = self._restart.restart if self._restart else None
        if kind == "pass" or kind == "shot":
            restart = restart or (self._action.restart if self._action and self._action.kind == "set_piece" else None)
        self._restart = None
        self._action = self._touch(replace(self._new(kind, side, (event,)), restart=restart))
        return self._action

    def _new(self, kind: Kind, side: Side, seen: tuple[Event, ...]) -> Action:
        self._lines += 1
        # Nobody is in attack before the kick-off: what leads to it belongs to whoever kicks off.
        begins = kind == "kick_off" or any(isinstance(event, events.Tossed) for event in seen)
        attack = (self._after if begins else self._before).attack
        return Action(self._lines, self._entry, minute(self._after), kind, side, attack, seen)

    def _touch(self, action: Action) -> Action:
        self._touched[action.number] = action
        return action

    def _chance(self, chance: float) -> Action:
        """How likely the shot that has just been taken is to go in."""
        assert self._action is not None
        self._action = self._touch(replace(self._action, chance=chance))
        return self._action

    def _add(self, event: Event, kind: Kind | None = None) -> int:
        """One event more of the action that goes on."""
        assert self._action is not None
        action = self._action
        self._action = self._touch(
            replace(action, events=(*action.events, event), kind=kind or action.kind, minor=False)
        )
        return action.number

    def _join(self, kind: Kind, side: Side, event: Event) -> int:
        """An event of an action of a kind: of the one that goes on, or of a new one."""
        if self._action and self._action.kind == kind and not (self._action.is_settled and kind == "header"):
            return self._add(event)
        return self._open(kind, side, event).number

    def _follow(self, event: Event) -> int:
        """An event that belongs to whatever goes on."""
        if self._action and self._action.kind not in ("phase", "also"):
            return self._add(event)
        return self._open("other", self._before.attack, event).number

    def _alone(self, event: Event) -> int:
        """An event that is a separate action."""
        if isinstance(event, events.HalfEnded):
            self._end_run()
        side = getattr(event, "side", None) or getattr(event, "winner", None) or self._before.attack
        player = getattr(event, "player", NOBODY)
        action = self._new("other", side_of(player) if player != NOBODY else side, (event,))
        if isinstance(event, (events.HalfEnded, events.MatchEnded)):
            self._action = None
        return self._touch(action).number

    # Runs

    def _moved(self, event: events.Moved) -> int:
        action, side = self._action, side_of(event.player)
        if action and not action.is_settled:
            return self._add(event)
        if self._restart:
            return self._open("set_piece", self._restart.side, event).number
        if not self._phase:
            if action and action.kind == "moves" and action.side == side:
                return self._add(event)
            return self._open("moves", side, event).number
        if action and action.player == event.player:
            self._add(event)
        else:
            self._open("carry" if self._before.carrier == event.player else "run", side, event)
        assert self._action is not None
        self._action = self._touch(replace(self._action, minor=self._is_minor(self._action, event)))
        return self._action.number

    def _is_minor(self, action: Action, event: events.Moved) -> bool:
        """Whether a run is shown only during its phase: away from the ball, and into no box."""
        if action.kind != "run" or len(action.events) > 1:
            return False
        entered = any(BOX[end] >> event.hex & ~BOX[end] >> event.start & 1 for end in ENDS)
        return not entered and distance(event.hex, self._after.ball) > 1

    def _tackle(self, event: Event, player: Player) -> int:
        """A tackle: the run that led to it is part of it."""
        if self._action and self._action.kind == "run" and self._action.player == player:
            return self._add(event, "tackle")
        return self._open("tackle", side_of(player), event).number

    def _end_run(self) -> None:
        """Nothing more belongs to the run that goes on; remember it if little happened."""
        action = self._action
        if action and action.player is not None:
            if action.minor and self._phase:
                runners = (*self._phase.runners, action.player)
                self._phase = self._phase._replace(runners=runners)
            self._action = None

    def _end_phase(self, event: Event) -> int:
        """Sum the runs of a phase up."""
        if not self._phase:
            return self._follow(event)
        going_on = self._action
        self._end_run()
        phase, runners = self._phase.action, dict.fromkeys(self._phase.runners)
        self._phase = None
        forward = tuple(player for player in runners if side_of(player) == phase.side)
        rest = tuple(player for player in runners if side_of(player) != phase.side)
        self._touch(replace(phase, players=forward, covers=self._lines))
        if rest:
            self._touch(replace(self._new("also", other(phase.side), ()), players=rest))
        self._action = None if going_on and going_on.player is not None else going_on
        return phase.number
