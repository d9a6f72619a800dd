"""Previews: what an answer may lead to, and what chosen cards make."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any, Final

from touchline.french_flair import ClearOut, Contest, Play, State, Tackle, Throw, game, plays
from touchline.french_flair.model import PROPERTIES, Cards
from touchline.french_flair.outcomes import Throws, odds, odds_if_cleared_out, throws
from touchline.french_flair.play_previews import (
    KINDS,
    PlayPreview,
    best_first,
    best_of_each_kind,
    plays_of,
    preview_play,
)
from touchline.i18n import Message
from touchline.i18n import french_flair as i18n
from touchline.kernel import BadNotation, Choose, Roll, Side
from touchline.session.presenters.french_flair.protocol import AnswerOutcome, HandPlays, Join, Landing, PlayRow
from touchline.session.presenters.french_flair.rows import (
    ROWS,
    Tried,
    ends,
    good,
    good_by_dice,
    needs,
    one_or_two,
    reason,
)
from touchline.session.protocol.previews import NotAllowed
from touchline.session.protocol.questions import Reason

LISTED: Final = 12  # plays of some cards, at most


def outcome(state: State, side: Side, text: str) -> AnswerOutcome | NotAllowed:
    """What an answer of a side would lead to, or why it is not allowed."""
    request = game.request(state)
    if not isinstance(request, Choose) or request.side != side:
        return _not_asked(request.rule if request else "")
    try:
        answer = game.parse_answer(text)
    except BadNotation:
        return NotAllowed(Reason(request.rule, Message("error-not-offered")))
    if refusal := game.explain(state, answer):
        return NotAllowed(reason(state, refusal))
    return _outcome(state, side, answer)


def _outcome(state: State, side: Side, answer: Any) -> AnswerOutcome:
    if isinstance(answer, Play):
        tried = Tried.of(state, answer)
        row, after = tried.row(state), tried.preview.state
        if tried.thrown is None:
            return AnswerOutcome(row, (), (), (), ())
        return _thrown(row, tried.thrown, after, side, if_not_tackled=bool(tried.preview.tackled_on))
    after = state if isinstance(answer, Throw) else game.step(state, answer)[0]
    request = game.request(after)
    # What the other side is asked next may depend on cards that it has declared and not yet shown.
    if isinstance(request, Choose) and request.side == side and request.group("dice").count:
        return _thrown(None, throws(game, after), after, side)
    if isinstance(request, Roll) and isinstance(answer, (Tackle, Contest, ClearOut)):
        outcomes = odds(game, state, answer)
        cleared = odds_if_cleared_out(game, state, answer) if isinstance(answer, Contest) else outcomes
        told = ends(cleared, state, side) if cleared != outcomes else ()
        won = good("ball won", outcomes, state, side)
        return AnswerOutcome(None, (), (), (), ends(outcomes, state, side), told, (won,), needs(after))
    return AnswerOutcome(None, (), (), (), ())


def _thrown(
    row: PlayRow | None, thrown: Throws, state: State, side: Side, *, if_not_tackled: bool = False
) -> AnswerOutcome:
    """What dice may bring, as a side says it at a state in which they are chosen."""
    spots = tuple(Landing(spot.x, float(spot.one), float(spot.two), spot.die) for spot in thrown.landings)
    return AnswerOutcome(
        row,
        spots,
        *one_or_two(thrown, state, side),
        ends=(),
        good=good_by_dice(thrown, state, side),
        needs=needs(state),
        if_not_tackled=if_not_tackled,
    )


def _not_asked(rule: str) -> NotAllowed:
    return NotAllowed(Reason(rule, Message("ff-not-asked")))


# Cards


def hand(state: State, side: Side, places: tuple[int, ...]) -> HandPlays | NotAllowed:
    """What cards of the hand of a side make, in the order in which they were chosen; of no cards, the best plays."""
    request = game.request(state)
    if not isinstance(request, Choose) or request.side != side:
        return _not_asked(request.rule if request else "")
    if not any(group.kind in KINDS for group in request.groups):
        return NotAllowed(Reason(request.rule, Message("ff-no-play-now")))
    held = state.hand(side)
    if len(set(places)) < len(places) or not all(0 <= place < len(held) for place in places):
        return NotAllowed(Reason("FF-COMBO-1", Message("ff-no-such-cards")))
    return _Chosen(state, request, held, places).made()


class _Chosen:
    """Cards of a hand that were chosen, by their places."""

    def __init__(self, state: State, request: Choose, hand: Cards, places: tuple[int, ...]) -> None:
        self._state, self._request, self._hand, self._places = state, request, hand, places
        self._cards = tuple(hand[place] for place in places)
        self._known: dict[Cards, Play | None] = {}
        self._play = self._first(self._cards)  # what the cards make
        self._goal = self._play or next(self._with(places), None)  # or may make with others

    def made(self) -> HandPlays:
        """The plays of these cards, and what each other card of the hand would do."""
        previews = best_first(game, self._plays() if self._cards else self._best())
        rows = tuple(Tried.followed(preview).row(self._state) for preview in previews)
        joins = tuple(self._join(place) for place in range(len(self._hand)) if place not in self._places)
        return HandPlays(rows, joins, self._why(self._cards) if self._cards and not rows else None)

    def _plays(self) -> Iterator[PlayPreview]:
        made = islice(plays_of(self._request, self._cards), LISTED)
        return (preview_play(game, self._state, play) for play in made)

    def _best(self) -> Iterator[PlayPreview]:
        """The best plays of each kind, which take long to find: every kind is tried out."""
        best = best_of_each_kind(game, self._state, self._request, ROWS)
        return (preview for previews in best.values() for preview in previews)

    def _join(self, place: int) -> Join:
        card = self._hand[place]
        joined = (*self._places, place)
        play = next(self._with(joined), None)
        if play is None:
            return Join(card, place, None, self._why((*self._cards, card)))
        return Join(card, place, self._adds(play, len(joined)), None)

    def _adds(self, play: Play, count: int) -> Message:
        """The effect of a card that makes a play of this many cards, or is on the way to a longer one."""
        if len(play.cards) > count:
            return i18n.plays.towards(play.cards) if self._cards else i18n.plays.opens(play.cards)
        if not self._cards:
            alone = (found.ending for found in plays_of(self._request, play.cards))
            return i18n.plays.alone(dict.fromkeys(ending for ending in alone if ending))
        before = self._play
        if before and (before.kind, before.relay) == (play.kind, play.relay) and (more := self._more(before, play)) > 0:
            return i18n.plays.adds(more, play.cards)
        return i18n.plays.makes(play)

    def _more(self, before: Play, after: Play) -> int:
        options = self._state.options
        return sum(plays.metres(after, options)) - sum(plays.metres(before, options))

    def _with(self, places: tuple[int, ...]) -> Iterator[Play]:
        """Plays that these cards make with others of the hand, with the fewest first."""
        cards = tuple(self._hand[place] for place in places)
        rest = [card for place, card in enumerate(self._hand) if place not in places]
        for count in range(len(rest) + 1):
            for more in combinations(rest, count):
                if play := self._first((*cards, *more)):
                    yield play

    def _first(self, cards: Cards) -> Play | None:
        """The first play of exactly these cards."""
        if not cards or len(cards) > plays.LONGEST:
            return None
        key = tuple(sorted(cards))
        if key not in self._known:
            self._known[key] = next(plays_of(self._request, cards), None)
        return self._known[key]

    def _why(self, cards: Cards) -> Reason | None:
        """Why cards make no play: of the kind that is under way, or of those on offer the first that has a reason."""
        kinds = [group.kind for group in self._request.groups if group.kind in KINDS]
        wanted = [self._goal.kind] if self._goal else []
        for kind in (*wanted, *kinds):
            play = self._like(kind, cards)
            if refusal := game.explain(self._state, play):
                return reason(self._state, refusal)
        return None

    def _like(self, kind: Any, cards: Cards) -> Play:
        """These cards as a play of a kind, as near to one as may be."""
        if kind in ("maul", "pick"):
            return Play(kind, tuple(sorted(cards)))
        if kind == "forwards":
            cards = (cards[0], *sorted(cards[1:]))
        relay = self._goal is not None and self._goal.relay and self._goal.kind == kind
        return Play(kind, cards, PROPERTIES[cards[-1]][0], relay)
