"""Advantage: ADVANTAGE."""

from touchline.french_flair import field
from touchline.french_flair.events import AdvantageGained, AdvantageTaken, BroughtBack
from touchline.french_flair.match import Match
from touchline.french_flair.model import Advantage, Call, State, TeamRef
from touchline.french_flair.rules import cards, open_play, penalties
from touchline.french_flair.step import Frame, Traits
from touchline.kernel import Choose, Facts, Listed, Side, Step, other


class AdvantageChoice(Frame, frozen=True):
    """The defence is offside: the attack takes the penalty or plays on (FF-ADVANTAGE-1, FF-ADVANTAGE-6)."""

    traits = Traits(situation="penalty")

    def facts(self, state: State) -> Facts:
        return {"rivals": TeamRef(other(state.attack))}

    def asks(self, state: State) -> Choose:
        return Choose("FF-ADVANTAGE-1", state.attack, _CHOICE)

    def takes(self, match: Match, call: Call) -> None:
        side = match.attack
        if call.word == "penalty":
            match.instead(penalties.Penalty(side))
            return
        # FF-ADVANTAGE-2: a card, no renewal, and this spot is the mark; a later one replaces it (FF-ADVANTAGE-6).
        match.change(advantage=Advantage(side, match.x))
        match.note(AdvantageTaken("FF-ADVANTAGE-2", side, match.x))
        match.instead(cards.DrawCards("FF-ADVANTAGE-2", side, 1), open_play.Open(side, "RUCK"))


_CHOICE = (Listed("advantage", (Call("advantage"),)), Listed("penalty", (Call("penalty"),)))


def look_for_gain(match: Match) -> None:
    """The advantage is gained when its side has the ball, or the feed, 10 m beyond the mark (FF-ADVANTAGE-4)."""
    live = match.state.advantage
    if live and field.from_own_line(live.side, match.x) >= field.from_own_line(live.side, live.mark) + 10:
        gain(match)


def gain(match: Match) -> None:
    """A live advantage is gained and over (FF-ADVANTAGE-4)."""
    live = match.state.advantage
    if live:
        match.change(advantage=None)
        match.note(AdvantageGained("FF-ADVANTAGE-4", live.side))


def over_to(match: Match, side: Side, *steps: Step) -> None:
    """The play is over: the ball, feed, throw-in, drop-out or penalty goes to a side, and these steps follow.

    A live advantage brings play back if that is the other side (FF-ADVANTAGE-5); with `advantage_span` at one_play also
    if its own side keeps the ball (rulings FF-R-5, FF-R-6). Otherwise it lasts for several plays (FF-ADVANTAGE-3).
    """
    live = match.state.advantage
    if live is None or (live.side == side and match.options.advantage_span == "until_lost"):
        match.instead(*steps)
        return
    match.note(BroughtBack("FF-ADVANTAGE-5", live.side, live.mark))
    match.move_to(live.mark)
    match.instead(penalties.Penalty(live.side))
