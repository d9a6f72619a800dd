"""The vocabulary of French Flair's lesson. Of hands it looks only at the learner's own."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from touchline.french_flair import field
from touchline.french_flair.model import ClearOut, Contest, Play, State, Tackle, Throw
from touchline.french_flair.plays import AFTER_KICK, metres
from touchline.french_flair.rules.open_play import PlayChoice
from touchline.french_flair.rules.rucks import ZoneFrame, faces_inside
from touchline.kernel import Choose, Event, Facts, Listed, Side, other
from touchline.lessons.part import Condition, LessonPart, Look

_COMBINED: Final = 3
"""Cards of the combination that the lesson shows."""


def side(event: Event) -> Side | None:
    """The side that an event is of."""
    return getattr(event, "side", None) or getattr(event, "won_by", None)


# Conditions


def _attacking(look: Look) -> bool:
    return bool(look.state.attack == look.side)


def _playing(look: Look) -> bool:
    """Whether the learner has the ball and chooses a play."""
    return look.asked and isinstance(_top(look), PlayChoice)


def _top(look: Look) -> object:
    return look.state.stack[-1] if look.state.stack else None


def _holds(look: Look, *cards: str) -> bool:
    """Whether the learner holds one of some cards."""
    return any(int(card) in look.state.hand(look.side) for card in cards)


def _can_combine(look: Look) -> bool:
    return _playing(look) and _combination(look) is not None


def _combined(look: Look) -> bool:
    """Whether the learner has just played several cards."""
    return look.by == look.side and isinstance(look.answer, Play) and len(look.answer.cards) > 1


def _played_single(look: Look) -> bool:
    return look.by == look.side and isinstance(look.answer, Play) and len(look.answer.cards) == 1


def _kicked(look: Look) -> bool:
    """Whether the learner has just declared a kick of any kind."""
    mine = look.by == look.side and isinstance(look.answer, Play)
    return mine and look.answer.ending in ("kick", "touch", "drop")


def _running(look: Look) -> bool:
    """Whether the learner chooses the dice of a run."""
    subject = getattr(_top(look), "subject", None)
    return look.asked and type(subject).__name__ == "RunThrow"


def _scored(look: Look) -> bool:
    """Whether the learner converts a try."""
    subject = getattr(_top(look), "subject", None)
    return look.asked and type(subject).__name__ == "ConversionThrow"


def _gathered(look: Look) -> bool:
    """Whether the learner plays a kick that was caught."""
    top = _top(look)
    return _playing(look) and isinstance(top, PlayChoice) and top.origin in AFTER_KICK


def _own_half(look: Look) -> bool:
    return bool(field.to_try_line(look.side, look.state.x) > field.HALFWAY)


def _their_22(look: Look) -> bool:
    return bool(field.in_22(other(look.side), look.state.x))


def _phases(look: Look, least: str) -> bool:
    return bool(look.state.phases >= int(least))


def _tackling(look: Look) -> bool:
    """Whether somebody decides or throws in a tackle on the learner's side."""
    return type(_top(look)).__name__ in ("TackleOffer", "LastCardTackle", "TackleThrow", "TackleReply")


CONDITIONS: Final[Mapping[str, Condition]] = {
    "attacking": _attacking,
    "playing": _playing,
    "holds": _holds,
    "can-combine": _can_combine,
    "combined": _combined,
    "played-single": _played_single,
    "kicked": _kicked,
    "running": _running,
    "scored": _scored,
    "gathered": _gathered,
    "own-half": _own_half,
    "their-22": _their_22,
    "phases": _phases,
    "tackling": _tackling,
    "breakdown": lambda look: isinstance(_top(look), ZoneFrame),
}

# Facts


def _usual(look: Look) -> Facts:
    state: State = look.state
    return {
        "us": state.setup.name(look.side),
        "them": state.setup.name(other(look.side)),
        "left": max(0, field.to_try_line(look.side, state.x)),
        "count": len(state.hand(look.side)),
        "low": min(state.hand(look.side), default=0),
    }


def _zone(look: Look) -> Facts:
    top = _top(look)
    low, high = top.zone if isinstance(top, ZoneFrame) else (1, 6)
    return {"from": low, "to": high, "faces": faces_inside((low, high))}


def _cards(look: Look) -> Facts:
    """The combination that is suggested."""
    state, play = look.state, _combination(look)
    if play is None:
        return {"cards": (), "first": 0, "opens": 0}
    return {"cards": play.cards, "first": play.cards[0], "opens": metres(play, state.options)[0]}


FACTS: Final[Mapping[str, Callable[[Look], Facts]]] = {"": _usual, "zone": _zone, "cards": _cards}

# Suggestions


def _plays(look: Look) -> Iterator[Play]:
    if isinstance(look.request, Choose):
        for group in look.request.groups:
            for answer in group:
                if isinstance(answer, Play):
                    yield answer


def _combination(look: Look) -> Play | None:
    """Three cards that carry, opened by the 9 if that is to be."""
    found = [
        play
        for play in _plays(look)
        if len(play.cards) >= _COMBINED and not play.relay and play.ending == "advance"
        if play.kind in ("forwards", "backs")
    ]
    return max(
        found,
        key=lambda play: (play.cards[0] == 9, play.kind == "backs", -len(play.cards), -sum(play.cards)),
        default=None,
    )


def _lowest(look: Look) -> Play | None:
    """The lowest card carries."""
    found = [play for play in _plays(look) if len(play.cards) == 1 and play.ending == "advance"]
    return min(found, key=lambda play: play.cards, default=None)


def _touch(look: Look) -> Play | None:
    found = [play for play in _plays(look) if len(play.cards) == 1 and play.ending == "touch"]
    return max(found, key=lambda play: play.cards, default=None)


def _counter(look: Look) -> Play | None:
    found = [play for play in _plays(look) if play.kind == "counter" and len(play.cards) <= _COMBINED]
    return max(found, key=lambda play: (play.ending == "run", len(play.cards), play.cards), default=None) or _lowest(
        look
    )


def _one_die(look: Look) -> Throw:
    return Throw(1)


def _lowest_card(look: Look) -> Tackle | Contest | ClearOut | None:
    """The lowest card is laid."""
    if isinstance(look.request, Choose):
        for group in look.request.groups:
            if isinstance(group, Listed):
                laid = [answer for answer in group if isinstance(answer, Tackle | Contest | ClearOut)]
                if laid:
                    return min(laid, key=lambda answer: answer.card)
    return None


SUGGESTIONS: Final[Mapping[str, Callable[[Look], Any]]] = {
    "lowest": _lowest,
    "combination": _combination,
    "touch": _touch,
    "counter": _counter,
    "one-die": _one_die,
    "lowest-card": _lowest_card,
}


class _Part:
    conditions, facts, suggestions = CONDITIONS, FACTS, SUGGESTIONS
    side = staticmethod(side)


PART: Final[LessonPart] = _Part()
