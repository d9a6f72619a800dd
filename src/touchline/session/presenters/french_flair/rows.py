"""Plays and throws with their outcomes, as records of the wire."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from touchline.french_flair import Play, State, field, game
from touchline.french_flair.model import Kind
from touchline.french_flair.outcomes import Aim, Outcome, Throws, throws
from touchline.french_flair.play_previews import PlayPreview, preview_play, worth
from touchline.i18n import Message
from touchline.i18n import french_flair as i18n
from touchline.i18n.refusals import refusal_message
from touchline.kernel import Refusal, Side
from touchline.session.presenters.french_flair.protocol import PlayRow
from touchline.session.presenters.french_flair.views import view as view_of
from touchline.session.protocol.questions import Chance, Need, Reason

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


def reason(state: State, refusal: Refusal) -> Reason:
    """Why the rules do not allow something."""
    return Reason(refusal.rule, refusal_message(game.name, state, refusal))


def one_or_two(thrown: Throws, state: State, side: Side) -> tuple[tuple[Chance, ...], tuple[Chance, ...]]:
    """What one die may bring and what two may, as a side says it: the same outcomes in the same order."""
    rows = i18n.odds.one_die_or_two(thrown, view_of(state, side))
    one = tuple(Chance(row.said, float(row.one), row.kind) for row in rows)
    return one, tuple(Chance(row.said, float(row.two), row.kind) for row in rows)


def good(aim: Aim, outcomes: Iterable[Outcome], state: State, side: Side) -> Chance:
    """What a throw is for, with the chance of every outcome that serves it."""
    said, chance = i18n.odds.good(aim, outcomes, view_of(state, side))
    return Chance(said, float(chance))


def good_by_dice(thrown: Throws, state: State, side: Side) -> tuple[Chance, Chance]:
    """What is good for the thrower, by one die and by two."""
    return good(thrown.aim, thrown.one, state, side), good(thrown.aim, thrown.two, state, side)


def needs(state: State) -> tuple[Need, ...]:
    """What the dice need that a state waits for, or that are chosen there."""
    return tuple(Need(*needed) for needed in i18n.odds.needs(state))


def ends(outcomes: Iterable[Outcome], state: State, side: Side) -> tuple[Chance, ...]:
    """Outcomes with their chances, as a side says them."""
    view = view_of(state, side)
    return tuple(
        Chance(i18n.odds.outcome(told, view), float(told.chance), i18n.odds.kind(told, view)) for told in outcomes
    )


class Tried(NamedTuple):
    """A play that was tried out: where it leads, and what its dice may bring."""

    preview: PlayPreview
    thrown: Throws | None

    @classmethod
    def of(cls, state: State, play: Play) -> "Tried":
        """A play on offer."""
        return cls.followed(preview_play(game, state, play))

    @classmethod
    def followed(cls, preview: PlayPreview) -> "Tried":
        """A play that was followed to its last card."""
        return cls(preview, throws(game, preview.state) if preview.throws else None)

    def row(self, state: State) -> PlayRow:
        """The play, as a row of those on offer at a state."""
        preview, play = self.preview, self.preview.play
        side = state.attack
        landings = self.thrown.landings if self.thrown else ()
        reached = [field.from_own_line(side, landing.x) - field.from_own_line(side, state.x) for landing in landings]
        return PlayRow(
            answer=game.format_answer(play),
            label=i18n.plays.name(play),
            cards=play.cards,
            carries=i18n.plays.carries(play, state.options),
            metres=(min(reached), max(reached)) if reached else (preview.metres, preview.metres),
            spots=preview.spots,
            risk=i18n.plays.chances(preview, self.thrown) if self.thrown else Message("ff-no-dice"),
            expected=i18n.plays.expected(worth(game, preview)),
            fact=i18n.plays.fact(preview),
            rule=KIND_RULES[play.kind],
        )
