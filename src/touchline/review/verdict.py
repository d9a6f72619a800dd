"""A match in one sentence, and the figures behind it."""

from typing import Final

from touchline.i18n.message import Message
from touchline.kernel import HOME, Side, other
from touchline.review.analysis import Analysis, Ledger, Verdict

_NOTICED: Final = 0.05
"""Luck below it is not worth a word."""


def points(chance: float) -> str:
    """A gain or a loss of chance in points."""
    whole = round(100 * chance)
    return f"+{whole}" if whole > 0 else f"\N{MINUS SIGN}{-whole}" if whole else "0"


def verdict(analysis: Analysis, ledger: Ledger) -> Verdict:
    """The larger of net play and luck comes first."""
    net, luck = ledger.play.home - ledger.play.away, ledger.luck.dice + ledger.luck.cards
    facts = [_of_play(analysis, ledger, net), _of_luck(analysis, ledger, luck)]
    return Verdict(_headline(analysis, ledger, net, luck), tuple(facts if abs(net) >= abs(luck) else facts[::-1]))


def _name(analysis: Analysis, side: Side) -> str:
    return analysis.home if side == HOME else analysis.away


def _headline(analysis: Analysis, ledger: Ledger, net: float, luck: float) -> Message:
    winner = analysis.result.winner
    leader: Side = winner or ("home" if net >= 0 else "away")
    sign = 1 if leader == HOME else -1
    played, lucky = sign * net, sign * luck
    level = abs(net) < ledger.error
    if not analysis.finished:
        kind = "unfinished"
    elif winner is None:
        kind = "draw-level" if level else "draw-better"
    elif level:
        kind = "level-lucky" if lucky >= _NOTICED else "level-close"
    elif played < 0:
        kind = "stolen"
    elif lucky >= _NOTICED:
        kind = "outplayed-lucky" if played >= lucky else "lucky-outplayed"
    else:
        kind = "outplayed-unlucky" if lucky <= -_NOTICED else "outplayed"
    names = {"winner": _name(analysis, leader), "loser": _name(analysis, other(leader))}
    return Message("review-verdict", {"kind": kind, **names})


def _of_play(analysis: Analysis, ledger: Ledger, net: float) -> Message:
    error = round(100 * ledger.error)
    if abs(net) < ledger.error:
        return Message("review-play-level", {"net": points(net), "error": error})
    return Message(
        "review-play-net",
        {
            "home": analysis.home,
            "away": analysis.away,
            "ours": points(ledger.play.home),
            "theirs": points(ledger.play.away),
            "net": points(abs(net)).removeprefix("+"),
            "error": error,
            "better": _name(analysis, "home" if net > 0 else "away"),
        },
    )


def _of_luck(analysis: Analysis, ledger: Ledger, luck: float) -> Message:
    lucky: Side = "home" if luck >= 0 else "away"
    sign = 1 if lucky == HOME else -1
    cards = points(sign * ledger.luck.cards)
    return Message(
        "review-luck-of",
        {
            "what": "dice" if cards == "0" else "both",
            "name": _name(analysis, lucky),
            "dice": points(sign * ledger.luck.dice),
            "cards": cards,
        },
    )
