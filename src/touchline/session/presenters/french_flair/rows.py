"""Plays and throws with what may come of them, as records of the wire."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from touchline.french_flair import Play, State, field, game
from touchline.french_flair.model import Kind
from touchline.french_flair.outcomes import Aim, Outcome, Throws, throws
from touchline.french_flair.trials import Trial, try_out
from touchline.kernel import Fault, Side
from touchline.session.presenters.french_flair.views import view as view_of
from touchline.session.protocol.asks import Chance, PlayRow, Reason
from touchline.words import Said, reasons
from touchline.words import french_flair as words

ROWS: Final = 8  # plays shown before any card is chosen
KIND_RULES: Final[Mapping[Kind, str]] = {
    "single": "FF-CARD-4",
    "line": "FF-LINE-1",
    "forwards": "FF-FORWARDS-1",
    "backs": "FF-BACKS-1",
    "counter": "FF-COUNTER-2",
    "maul": "FF-MAUL-1",
    "pick": "FF-PICKGO-1",
    "8-9": "FF-EIGHTNINE-1",
}


def reason(state: State, fault: Fault) -> Reason:
    """Why the rules do not allow something."""
    return Reason(fault.rule, reasons.reason(state, fault))


def one_or_two(thrown: Throws, state: State, side: Side) -> tuple[tuple[Chance, ...], tuple[Chance, ...]]:
    """What one die may bring and what two may, as a side says it: the same outcomes in the same order."""
    rows = words.chances.one_die_or_two(thrown, view_of(state, side))
    one = tuple(Chance(row.said, float(row.one), row.bad) for row in rows)
    return one, tuple(Chance(row.said, float(row.two), row.bad) for row in rows)


def good(aim: Aim, outcomes: Iterable[Outcome]) -> Chance:
    """What a throw is for, with the chance of every outcome that serves it."""
    said, chance = words.chances.good(aim, outcomes)
    return Chance(said, float(chance))


def ends(outcomes: Iterable[Outcome], state: State, side: Side) -> tuple[Chance, ...]:
    """Outcomes with their chances, as a side says them."""
    view = view_of(state, side)
    return tuple(
        Chance(words.chances.outcome(told, view), float(told.chance), words.chances.is_bad(told)) for told in outcomes
    )


class Tried(NamedTuple):
    """A play that was tried out: where it leads, and what its dice may bring."""

    trial: Trial
    thrown: Throws | None

    @classmethod
    def of(cls, state: State, play: Play) -> "Tried":
        """A play on offer."""
        return cls.followed(try_out(game, state, play))

    @classmethod
    def followed(cls, trial: Trial) -> "Tried":
        """A play that was followed to its last card."""
        return cls(trial, throws(game, trial.state) if trial.throws else None)

    def row(self, state: State) -> PlayRow:
        """The play, as a row of those on offer at a state."""
        trial, play = self.trial, self.trial.play
        side = state.attack
        landings = self.thrown.landings if self.thrown else ()
        reached = [field.own(side, landing.x) - field.own(side, state.x) for landing in landings]
        chances = words.plays.headlines(play.ending or "", self.thrown) if self.thrown else [Said("ff-no-dice")]
        return PlayRow(
            say=game.write(play),
            label=words.plays.name(play),
            cards=play.cards,
            carries=words.plays.carries(play, state.options),
            metres=(min(reached), max(reached)) if reached else (trial.metres, trial.metres),
            spots=trial.spots,
            risk=words.plays.together(chances),
            fact=words.plays.fact(trial),
            rule=KIND_RULES[play.kind],
        )
