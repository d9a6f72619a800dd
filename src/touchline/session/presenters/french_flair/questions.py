"""Questions with their options: plays, cards to lay, calls, dice, and calls that a player would look for in vain."""

from collections.abc import Iterator, Mapping
from typing import Final

from touchline.french_flair import Call, ClearOut, Contest, Play, State, Tackle, View, field, game
from touchline.french_flair.model import Cards, Kind, Origin
from touchline.french_flair.outcomes import GOOD, Throws, chance_of_any, throws
from touchline.french_flair.play_previews import KINDS, number_of_best
from touchline.french_flair.plays import FORWARDS, FRONT_FIVE
from touchline.i18n import Message
from touchline.i18n import french_flair as i18n
from touchline.kernel import CLOCK, Choose, Group, Side
from touchline.session.presenters.french_flair import protocol
from touchline.session.presenters.french_flair.rows import (
    KIND_RULES,
    ROWS,
    Tried,
    good_by_dice,
    needs,
    one_or_two,
    reason,
)
from touchline.session.presenters.french_flair.views import view as view_of
from touchline.session.protocol import questions as wire

_KEYS: Final[Mapping[str, str]] = {
    "advantage": "V",
    "penalty": "P",
    "goal": "G",
    "touch": "T",
    "tap": "H",
    "play": "P",
    "ground": "G",
    "mark": "M",
    "kick": "K",
    "stop": "S",
    "decline": "D",
    "end": "E",
}
_KICKERS: Final[Cards] = (15, 10, 9)  # who kicks for touch alone, the one that is missed least first

# Where a player would look for a play of two cards.
_PAIRS: Final[tuple[tuple[Kind, str, range, tuple[Origin, ...]], ...]] = (
    ("pick", "G", FRONT_FIVE, ("RUCK", "PICKGO")),
    ("maul", "U", FORWARDS, ("LINEOUT", "MAUL1", "MAUL2")),
)


def question(state: State, request: Choose, number: int, *, to_move: bool) -> wire.Question:
    """The question, with options for the side to move."""
    frame = type(state.stack[-1]).__name__
    if not to_move or request.side == CLOCK:
        waits = i18n.waiting(state, request)
        return wire.Question(number, request.side, frame, request.rule, waits, None, ())
    view = view_of(state, request.side)
    title, why = i18n.question(state, request)
    return wire.Question(
        number=number,
        side=request.side,
        frame=frame,
        rule=i18n.rule_of(view, request),
        title=title,
        why=why,
        groups=tuple(_groups(state, request, view)),
        remarks=tuple(remark.said for remark in i18n.remarks(view, request)),
    )


def _groups(state: State, request: Choose, view: View) -> Iterator[protocol.Group]:
    counts = [group.count for group in request.groups if group.kind in KINDS]
    if counts:
        yield protocol.Plays(number_of_best(request, ROWS), sum(counts))
    if view.origin:
        yield _touch_kick(state, request)
        yield from _pairs(state, request, view.origin)
    for group in request.groups:
        if group.kind == "dice":
            yield _throws(state, view.side)
        elif group.kind not in KINDS:
            yield from _laying(request, group)
            yield from (_call(state, request, view, answer) for answer in group if isinstance(answer, Call))


def _throws(state: State, side: Side) -> protocol.Throws:
    thrown = throws(game, state)
    return protocol.Throws(
        *one_or_two(thrown, state, side), good_by_dice(thrown, state, side), i18n.odds.note(thrown), needs(state)
    )


def _laying(request: Choose, group: Group) -> Iterator[wire.Cards]:
    """The cards that may be laid, if it is that which is asked."""
    laid = [answer for answer in group if isinstance(answer, (Tackle, Contest, ClearOut))]
    if laid:
        cards = tuple(wire.OneCard(answer.card, game.format_answer(answer)) for answer in laid)
        yield wire.Cards(Message("ff-lay", {"to": group.kind}), cards, rule=request.rule)


def _call(state: State, request: Choose, view: View, call: Call) -> wire.Call | wire.Unavailable:
    label, fact, rule = i18n.call(call.word, view, request)
    if call.word in ("goal", "touch", "kick"):
        after, _ = game.step(state, call)
        thrown = throws(game, after)
        if call.word == "goal" and not chance_of_any(GOOD[thrown.aim], (*thrown.one, *thrown.two)):
            return wire.Unavailable(label, _out_of_range(view, thrown, rule), _KEYS[call.word])
        fact = i18n.plays.together(i18n.plays.headlines(call.word, thrown)) or fact
    return wire.Call(game.format_answer(call), label, fact, _KEYS[call.word], rule, primary=call.word == "play")


def _out_of_range(view: View, thrown: Throws, rule: str) -> wire.Reason:
    """Why nobody would kick at goal from here."""
    reached = max(abs(landing.x - view.x) for landing in thrown.landings)
    return wire.Reason(rule, Message("ff-out-of-range", {"metres": field.LENGTH - view.own, "most": reached}))


# Plays with a separate call


def _touch_kick(state: State, request: Choose) -> wire.Call | wire.Unavailable:
    """A touch kick by one card: by one that may, or why none does."""
    hand = state.hand(state.attack)
    held = [card for card in _KICKERS if card in hand] or [hand[-1]]
    kicks = [Play("single", (card,), "touch") for card in held]
    kick = next((kick for kick in kicks if kick in request), kicks[0])
    label = Message("ff-touch-kick")
    if refusal := game.explain(state, kick, request):
        return wire.Unavailable(label, reason(state, refusal), "T")
    tried = Tried.of(state, kick)
    assert tried.thrown is not None
    chances = i18n.plays.chances(tried.preview, tried.thrown) or i18n.plays.ground(tried.preview, state.attack)
    fact = Message("ff-card-alone", {"card": kick.cards[0], "chances": chances})
    return wire.Call(game.format_answer(kick), label, fact, "T", "FF-TOUCHKICK-1")


def _pairs(state: State, request: Choose, origin: Origin) -> Iterator[wire.Call | wire.Unavailable]:
    """A pick-and-go or a maul, where one may follow: by the lowest cards that may, or why none do."""
    hand = state.hand(state.attack)
    for kind, key, takes, origins in _PAIRS:
        if origin in origins:
            group = request.group(kind)
            fit = tuple(card for card in hand if card in takes)
            play = group[0] if group.count else Play(kind, fit[:2] if len(fit) > 1 else hand[:2])
            fact = Message("ff-pair-drives", {"cards": play.cards})
            label = i18n.plays.kind(play)
            if refusal := game.explain(state, play, request):
                yield wire.Unavailable(label, reason(state, refusal), key)
            else:
                yield wire.Call(game.format_answer(play), label, fact, key, KIND_RULES[kind])
