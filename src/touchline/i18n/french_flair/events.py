"""A match told: each event as one short sentence."""

from collections.abc import Mapping
from typing import Final

from touchline.french_flair import Play, Setup, events
from touchline.i18n.french_flair.places import at, start, to
from touchline.i18n.french_flair.plays import kind_of
from touchline.i18n.message import Arg, Message
from touchline.kernel import AWAY, HOME, Event, Side, other

# What is told of events that say no more than who.
_BY_A_SIDE: Final[Mapping[type[Event], str]] = {
    events.Reshuffled: "ff-reshuffled",
    events.HandLost: "ff-hand-lost",
    events.TackleDeclined: "ff-tackle-declined",
    events.TackleMissed: "ff-tackle-missed",
    events.ContestWon: "ff-contest-won",
    events.ClearedOut: "ff-cleared-out",
    events.Offside: "ff-offside",
    events.TouchMissed: "ff-touch-missed",
    events.WentDead: "ff-went-dead",
    events.Grounded: "ff-grounded",
    events.KickOffTaken: "ff-kick-off-taken",
    events.DropOutTaken: "ff-drop-out-taken",
    events.ScrumWon: "ff-scrum-won",
    events.LineoutWon: "ff-lineout-won",
    events.AdvantageGained: "ff-advantage-gained",
    events.TryScored: "ff-try-scored",
    events.ConversionMade: "ff-conversion-made",
    events.ConversionMissed: "ff-conversion-missed",
    events.DropGoalScored: "ff-drop-goal-scored",
    events.PenaltyGoalScored: "ff-penalty-goal-scored",
}


def event_message(event: Event, setup: Setup) -> Message:
    """What happened, in one sentence. Of a draw whose cards are not told, only the number."""
    doer: Side = event.won_by if isinstance(event, events.RuckFormed) else getattr(event, "side", HOME)
    side = setup.name(doer)

    def said(key: str, **args: Arg) -> Message:
        return Message(key, {"side": side, **args})

    match event:
        # Time
        case events.HalfBegan():
            return said("ff-half-began", half=event.half)
        case events.HalfEnded():
            score: dict[str, Arg] = {"homepoints": event.home, "awaypoints": event.away}
            return Message("ff-half-ended", {"half": event.half, "home": setup.home, "away": setup.away, **score})
        case events.TimeRanOut():
            return Message("ff-time-ran-out", {"half": event.half})
        case events.MatchEnded() if event.home == event.away:
            return Message("ff-match-drawn", {"points": event.home})
        case events.MatchEnded():
            winner = setup.name(HOME if event.home > event.away else AWAY)
            least, most = sorted((event.home, event.away))
            return Message("ff-match-won", {"side": winner, "most": most, "least": least})
        # Cards
        case events.Drawn() if event.cards:
            return said("ff-drawn-cards", count=event.count, cards=event.cards)
        case events.Drawn():
            return said("ff-drawn", count=event.count)
        case events.Declared():
            return said("ff-declared", kind=kind_of(event.play), cards=_cards(event.play))
        case events.CardPlayed():
            return said("ff-relay-played" if event.relay else "ff-card-played", card=event.card)
        case events.CardLaid():
            return said("ff-card-laid", card=event.card, to=event.to.replace("_", "-"))
        case events.HandRedrawn():
            return said("ff-hand-redrawn", cards=event.cards)
        case events.Thrown():
            return said("ff-thrown", dice=event.dice)
        # Ground
        case events.Carried() if event.metres <= 0:
            return said("ff-carried-nowhere")
        case events.Carried():
            return said("ff-carried", metres=event.metres, to=to(event.x, setup))
        case events.Mauled():
            return said("ff-mauled", cards=event.cards, to=to(event.x, setup))
        case events.PickedAndGone():
            return said("ff-picked-and-gone", cards=event.cards, to=to(event.x, setup))
        case events.KnockedOn():
            return said("ff-knocked-on", at=at(event.x, setup))
        # Tackles, rucks
        case events.TackledLastCard():
            return said("ff-tackled-last-card", rival=setup.name(other(doer)), at=at(event.x, setup))
        case events.Intercepted():
            return said("ff-intercepted", metres=event.metres, to=to(event.x, setup))
        case events.RuckFormed():
            return said("ff-ruck-formed", low=event.zone[0], high=event.zone[1])
        case events.RuckWon():
            return said("ff-ruck-turned-over" if event.turnover else "ff-ruck-kept")
        # Kicks
        case events.Kicked() if event.start == event.x:
            return said("ff-kicked-nowhere", **{"from": start(event.start, setup)})
        case events.Kicked():
            return said("ff-kicked", metres=abs(event.x - event.start), to=to(event.x, setup))
        case events.Gathered():
            return said("ff-gathered", at=at(event.x, setup))
        case events.Regained():
            return said("ff-regained", at=at(event.x, setup))
        case events.ShotMissed():
            return said("ff-shot-missed", why=event.why)
        case events.Marked():
            return said("ff-marked", at=at(event.x, setup))
        # Restarts
        case events.ScrumSet():
            return said("ff-scrum-set", at=at(event.x, setup))
        case events.LineoutSet():
            return said("ff-lineout-set", at=at(event.x, setup))
        case events.PenaltyAwarded():
            return said("ff-penalty-awarded", at=at(event.x, setup))
        case events.AdvantageTaken():
            return said("ff-advantage-taken", at=at(event.mark, setup))
        case events.BroughtBack():
            return said("ff-brought-back-to", to=to(event.mark, setup))
        # Points
        case events.TryScored() if event.metres:
            return said("ff-try-scored-from", metres=event.metres)
    if key := _BY_A_SIDE.get(type(event)):
        return said(key)
    raise TypeError(f"{type(event).__name__} is no event of French Flair")


def _cards(play: Play) -> tuple[Message | int, ...]:
    """The cards of a play in order, the relay and the conclusion told."""
    cards: list[Message | int] = list(play.cards)
    if play.relay:
        cards[0] = Message("ff-declared-card", {"as": "relay", "card": play.cards[0]})
    if play.ending:
        cards[-1] = Message("ff-declared-card", {"as": play.ending, "card": play.cards[-1]})
    return tuple(cards)
