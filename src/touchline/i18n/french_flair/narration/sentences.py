"""The sentence of an action: its result so far."""

from touchline.french_flair import State, events
from touchline.i18n.french_flair.events import event_message
from touchline.i18n.french_flair.narration.actions import Action
from touchline.i18n.french_flair.places import at, to
from touchline.i18n.message import Arg, Message
from touchline.i18n.narration import figures_together, together
from touchline.kernel import other


def sentence(action: Action, state: State) -> Message:
    """The result of an action so far, in one sentence or a few."""
    said = [_main(action, state)]
    if rest := _rest(action, state):
        said.append(rest)
    return together(said)


def _main(action: Action, state: State) -> Message:
    setup = state.setup
    team = setup.name(action.side)
    score: dict[str, Arg] = {"home": state.home.points, "away": state.away.points}
    for event in reversed(action.events):
        match event:
            case events.TryScored(metres=metres):
                return Message("ff-log-try", {"team": team, **_carriers(action), "metres": metres, **score})
            case events.ConversionMade():
                return Message("ff-log-conversion", {"team": team, "good": "yes", **score})
            case events.ConversionMissed():
                return Message("ff-log-conversion", {"team": team, "good": "no", **score})
            case events.DropGoalScored():
                return Message("ff-log-drop", {"team": team, **_carriers(action), "end": "good", **score})
            case events.PenaltyGoalScored():
                return Message("ff-log-penalty-goal", {"team": team, "end": "good", **score})
            case events.ShotMissed(why=why) if action.kind == "penalty":
                return Message("ff-log-penalty-goal", {"team": team, "end": why, **score})
            case events.ShotMissed(why=why):
                return Message("ff-log-drop", {"team": team, **_carriers(action), "end": why, **score})
            case events.Intercepted(side=side, metres=metres, x=x):
                return Message(
                    "ff-log-intercepted",
                    {"team": setup.name(side), "card": action.tackler, "metres": metres, "to": to(x, setup)},
                )
            case events.KnockedOn(x=x):
                return Message("ff-log-knock-on", {"team": team, **_carriers(action), "at": at(x, setup)})
    match action.kind:
        case "play":
            return _play(action, state)
        case "kick":
            return _kick(action, state)
        case "scrum" | "lineout":
            return _set_piece(action, state)
        case "penalty":
            return _penalty(action, state)
        case "conversion":
            return Message("ff-log-conversion", {"team": team, "good": "open", **score})
        case "draw":
            return Message("ff-log-draw")
    return event_message(action.events[0], setup)


def _carriers(action: Action) -> dict[str, Arg]:
    """Who had the ball: the last card, and those before it."""
    cards = [event.card for event in action.all(events.CardPlayed)]
    return {"card": cards[-1] if cards else 0}


def _play(action: Action, state: State) -> Message:
    setup = state.setup
    team = setup.name(action.side)
    kicked = action.last(events.Kicked)
    cards = [event.card for event in action.all(events.CardPlayed)]
    if kicked:
        touch = "yes" if action.has(events.LineoutSet) else "no"
        args: dict[str, Arg] = {"team": team, "card": cards[-1] if cards else 0, "touch": touch}
        return Message("ff-log-kick-ahead", {**args, "metres": abs(kicked.x - kicked.start), "to": to(kicked.x, setup)})
    for event in reversed(action.events):
        match event:
            case events.Mauled(cards=pack, x=x):
                return Message("ff-log-maul", {"team": team, "cards": pack, "to": to(x, setup)})
            case events.PickedAndGone(cards=pack, x=x):
                return Message("ff-log-pick", {"team": team, "cards": pack, "to": to(x, setup)})
    carried = action.all(events.Carried)
    metres = sum(max(event.metres, 0) for event in carried)
    args = {"team": team, "card": cards[-1] if cards else 0, "metres": metres}
    args["to"] = to(carried[-1].x if carried else action.x, setup)
    if len(cards) > 1:
        return Message("ff-log-hands", {**args, "from": tuple(cards[:-1])})
    return Message("ff-log-carry", args)


def _kick(action: Action, state: State) -> Message:
    setup = state.setup
    kind = "drop-out" if action.has(events.DropOutTaken) else "kick-off"
    kicked = action.last(events.Kicked)
    if kicked is None:
        return Message("ff-log-restart", {"team": setup.name(action.side), "kind": kind})
    args: dict[str, Arg] = {"team": setup.name(action.side), "kind": kind}
    return Message("ff-log-restart-kicked", {**args, "to": to(kicked.x, setup)})


def _set_piece(action: Action, state: State) -> Message:
    setup = state.setup
    team, kind = setup.name(action.side), action.kind
    won = action.last(events.ScrumWon) or action.last(events.LineoutWon)
    where = at(_spot(action), setup)
    if won is None:
        return Message("ff-log-set-piece", {"kind": kind, "team": team, "at": where})
    end = "won" if won.side == action.side else "stolen"
    return Message("ff-log-set-piece-won", {"kind": kind, "team": setup.name(won.side), "end": end, "at": where})


def _spot(action: Action) -> int:
    first = action.events[0]
    assert isinstance(first, (events.ScrumSet, events.LineoutSet, events.PenaltyAwarded))
    return first.x


def _penalty(action: Action, state: State) -> Message:
    setup = state.setup
    team, kicked = setup.name(action.side), action.last(events.Kicked)
    if kicked:
        touch = "yes" if action.has(events.LineoutSet) else "no"
        return Message("ff-log-penalty-touch", {"team": team, "touch": touch, "to": to(kicked.x, setup)})
    return Message("ff-log-penalty", {"team": team, "at": at(_spot(action), setup)})


def _rest(action: Action, state: State) -> Message | None:
    """How it ended, after the main thing."""
    setup, team = state.setup, state.setup.name(action.side)
    rival = setup.name(other(action.side))
    if action.kind in ("scrum", "lineout") and action.has(events.PenaltyAwarded):
        awarded = action.last(events.PenaltyAwarded)
        assert awarded is not None
        return Message("ff-log-and-penalty", {"team": setup.name(awarded.side)})
    for event in reversed(action.events):
        match event:
            case events.TryScored() | events.Intercepted() | events.KnockedOn() | events.DropGoalScored():
                return None
            case events.Offside(side=side):
                return Message("ff-log-offside", {"team": setup.name(side)})
            case events.RuckWon(side=side, turnover=turnover):
                lost = "yes" if turnover else "no"
                args: dict[str, Arg] = {"card": action.tackler, "rival": rival, "team": setup.name(side)}
                return Message("ff-log-ruck", {**args, "turnover": lost})
            case events.TackledLastCard():
                return Message("ff-log-last-card", {"card": action.tackler, "rival": rival, "team": team})
            case events.TackleMissed():
                return Message("ff-log-broken-tackle", {"card": action.tackler, "rival": rival})
            case events.RuckFormed() | events.CardLaid(to="contest" | "clear_out"):
                return Message("ff-log-tackled", {"card": action.tackler, "rival": rival})
            case events.CardLaid(to="tackle"):
                return Message("ff-log-tackles", {"card": action.tackler, "rival": rival})
            case events.Gathered(side=side, x=x):
                return Message("ff-log-gathered", {"team": setup.name(side), "at": at(x, setup)})
            case events.Regained(side=side, x=x):
                return Message("ff-log-regained", {"team": setup.name(side), "at": at(x, setup)})
            case events.Marked() | events.WentDead() | events.Grounded() | events.TouchMissed():
                return event_message(event, setup)
    return None


def figures(action: Action, state: State) -> Message | None:
    """The throws of an action; None without."""
    thrown = action.all(events.Thrown)
    return figures_together(
        [Message("ff-figure", {"team": state.setup.name(one.side), "dice": one.dice}) for one in thrown]
    )
