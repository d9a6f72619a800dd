"""Plays tried out: which plays some cards make, where each leads, and which are worth showing first."""

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Any, Final, NamedTuple

from touchline.french_flair import FrenchFlair, Play, State, field, plays
from touchline.french_flair.model import PROPERTIES, Call, Card, CardPlayed, Cards, Property, TryScored
from touchline.kernel import Choose, Event, Group

_ENDINGS: Final[tuple[Property | None, ...]] = ("advance", "run", "kick", "touch", "drop", None)
_DENSE: Final = 500  # plays of a kind, beyond which nearly every order of the cards is one


class Trial(NamedTuple):
    """Where a play leads if nobody tackles before its last card."""

    play: Play
    metres: int  # made for sure, less what the dice of the last card add
    state: State  # when the last card is down: how many dice, a tackle, or what comes next
    tackled_on: Cards  # the cards before the last on which the other side may tackle
    exposed: bool  # whether the last card may be tackled
    scores: bool  # a try, unless it is tackled
    spent: bool  # the hand is empty, so the other side takes the ball without a throw
    throws: bool  # whether dice decide what the last card does
    wasted: bool  # the try comes before the last card: a shorter play does the same


def try_out(game: FrenchFlair, state: State, play: Play) -> Trial:
    """Follow a play through the engine to its last card, every tackle on the way declined."""
    side, start = state.attack, state.x
    state, events = game.step(state, play)
    tackled_on: list[Card] = []
    while not _is_over(play, events):
        tackled_on.append([event.card for event in events if isinstance(event, CardPlayed)][-1])
        state, more = game.step(state, Call("decline"))
        events += more
    request = game.request(state)
    asked = request.rule if request else ""
    scores = asked == "FF-FIVEMETRE-1" or _has_scored(events)
    return Trial(
        play,
        metres=field.own(side, state.x) - field.own(side, start),
        state=state,
        tackled_on=tuple(tackled_on),
        exposed=asked in ("FF-TACKLE-1", "FF-ZONE22-1", "FF-FIVEMETRE-1"),
        scores=scores,
        spent=play.ending in ("advance", "run") and not scores and not state.hand(side),
        throws=play.ending not in ("advance", None) and not scores,
        wasted=not _is_down(play, events),
    )


def _is_over(play: Play, events: tuple[Event, ...]) -> bool:
    """Whether the last card is down, or a try has come before it."""
    return _is_down(play, events) or _has_scored(events)


def _is_down(play: Play, events: tuple[Event, ...]) -> bool:
    return play.ending is None or sum(isinstance(event, CardPlayed) for event in events) == len(play.cards)


def _has_scored(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, TryScored) for event in events)


# Finding plays


def plays_of(request: Choose, cards: Cards) -> Iterator[Play]:
    """The plays on offer that use exactly these cards: those in the order given first, relays after a real opening."""
    for order in dict.fromkeys([cards, *permutations(cards)]):
        found = [play for group in request.groups for play in _candidates(group.kind, order) if play in group]
        yield from sorted(found, key=lambda play: play.relay)


def samples(group: Group, hand: Cards) -> list[Play]:
    """One play of a kind for each number of cards, opening and conclusion."""
    found: dict[tuple[int, bool, Property | None], Play] = {}
    for play in group if len(group) <= _DENSE else _woven(group, hand):
        found.setdefault((len(play.cards), play.relay, play.ending), play)
    return list(found.values())


def _woven(group: Group, hand: Cards) -> Iterator[Play]:
    """A few plays of a kind that allows nearly everything, without writing them all out."""
    for length in range(1, min(len(hand), plays.LONGEST) + 1):
        lacking = {(relay, ending) for relay in (False, True) for ending in _ENDINGS}
        for cards in permutations(hand, length):
            for play in _candidates(group.kind, cards):
                if (play.relay, play.ending) in lacking and play in group:
                    lacking.remove((play.relay, play.ending))
                    yield play


def _candidates(kind: Any, cards: Cards) -> Iterator[Play]:
    """What these cards in this order may be, as far as the last one has the property and the first may relay."""
    endings = (None,) if kind in ("maul", "pick") else PROPERTIES[cards[-1]]
    for relay in (False, True) if kind in plays.RELAYED and len(cards) > 1 else (False,):
        for ending in endings:
            yield Play(kind, cards, ending, relay)


def best_first(trials: Iterable[Trial]) -> list[Trial]:
    """Tries first, then by the ground made for sure, spent hands and wasted cards last; ties go to fewer cards."""

    def rank(trial: Trial) -> tuple[object, ...]:
        ground = 0 if trial.scores else -trial.metres
        cards, ending = len(trial.play.cards), _ENDINGS.index(trial.play.ending)
        return trial.wasted, trial.spent, not trial.scores, ground, cards, ending

    return sorted(trials, key=rank)


def one_of_each_ending(trials: Iterable[Trial]) -> list[Trial]:
    """The first of each conclusion."""
    firsts: dict[Property | None, Trial] = {}
    for trial in trials:
        firsts.setdefault(trial.play.ending, trial)
    return list(firsts.values())
