"""Plays and cards: names, what each card does, and the key facts of a play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from touchline.french_flair import Options, Play, plays
from touchline.french_flair.model import Card, Cards, Group, Property
from touchline.french_flair.outcomes import GOOD, Throws, Word, Worth, chance_of_any
from touchline.french_flair.play_previews import PlayPreview
from touchline.i18n.french_flair.odds import percent
from touchline.i18n.french_flair.places import spot
from touchline.i18n.message import Message
from touchline.kernel import Side

# Cards


def position(card: Card) -> Message:
    """The position with a card's number."""
    return Message("ff-position", {"card": card})


def group(name: Group) -> Message:
    """Forwards, playmakers and backs."""
    return Message("ff-group", {"group": name})


def power(name: Property) -> Message:
    """A property of a card."""
    return Message("ff-property", {"property": name})


# Plays


def kind_of(play: Play) -> str:
    """The kind of a play, as messages select by it."""
    return "eight-nine" if play.kind == "8-9" else play.kind


def kind(play: Play) -> Message:
    """The name of a play's kind: a forward chain, or one opened by a relay."""
    return Message("ff-kind", {"kind": kind_of(play), "opening": "relay" if play.relay else "plain"})


def name(play: Play) -> Message:
    """A play by its kind and end: «Forward chain, 7 runs», «12 advances»."""
    if play.ending is None:
        return Message("ff-pair", {"kind": kind(play), "cards": play.cards})
    end = Message("ff-does", {"card": play.cards[-1], "does": play.ending})
    return end if play.kind == "single" else Message("ff-play", {"kind": kind(play), "end": end})


def carries(play: Play, options: Options) -> tuple[Message, ...]:
    """What each card of a play does: «9 +5», «7 runs», «9 relays»."""
    if play.ending is None:
        *binding, last = play.cards
        return (*[Message("ff-does", {"card": card, "does": "binds"}) for card in binding], _carries(last, 5))
    *links, last = play.cards
    done = [_carries(card, metres) for card, metres in zip(links, plays.metres(play, options), strict=True)]
    if play.relay:
        done[0] = Message("ff-does", {"card": play.cards[0], "does": "relays"})
    end = _carries(last, 10) if play.ending == "advance" else Message("ff-does", {"card": last, "does": play.ending})
    return (*done, end)


def _carries(card: Card, metres: int) -> Message:
    return Message("ff-does", {"card": card, "does": "carries", "metres": metres})


# Key facts

# What matters most about a throw: what it is called, and the outcomes it stands for.
TRIES: Final[tuple[Word, ...]] = ("try", "over")
_HEADLINES: Final[Mapping[str, tuple[tuple[str, tuple[Word, ...]], ...]]] = {
    "run": (("try", TRIES), ("knock-on", ("knock-on",))),
    "kick": (("kept", GOOD["kept"]), ("dead", ("dead",))),
    "touch": (("found", GOOD["found"]), ("dead", ("dead",))),
    "drop": (("good", GOOD["good"]),),
    "goal": (("good", GOOD["good"]),),
}


def headlines(throw: str, thrown: Throws) -> list[Message]:
    """The headlines of a throw, with the chances of one die and of two; impossible ones are left out.

    An impossible kick at goal is kept.
    """
    told = []
    for what, words in _HEADLINES.get(throw, ()):
        one, two = chance_of_any(words, thrown.one), chance_of_any(words, thrown.two)
        if one or two or what == "good":
            said = "over" if words == TRIES and chance_of_any(("over",), (*thrown.one, *thrown.two)) else what
            told.append(Message("ff-chances", {"what": said, "one": percent(one), "two": percent(two)}))
    return told


def chances(preview: PlayPreview, thrown: Throws) -> Message | None:
    """What matters most about the dice of a play, and whether a tackle on the way may prevent it."""
    told = together(headlines(preview.play.ending or "", thrown))
    return Message("ff-if-not-tackled", {"chances": told}) if told and preview.tackled_on else told


def expected(worth: Worth) -> Message:
    """What a play brings on average: metres, points or both."""
    metres, points = round(worth.metres), round(float(worth.points), 1)
    by = "metres" if not points else "both" if metres else "points"
    return Message("ff-expected", {"by": by, "metres": metres, "points": points})


def together(chances: Sequence[Message]) -> Message | None:
    """Several chances in a list; None if empty."""
    return Message("ff-several-chances", {"chances": tuple(chances)}) if len(chances) > 1 else next(iter(chances), None)


def ground(preview: PlayPreview, side: Side) -> Message:
    """The certain ground of a play, and what its last card does."""
    if not preview.throws:
        return Message("ff-ground", {"metres": preview.metres, "spot": spot(preview.state.x, side)})
    assert preview.play.ending is not None
    if preview.metres:
        return Message("ff-first", {"metres": preview.metres, "ending": preview.play.ending})
    return Message("ff-alone", {"ending": preview.play.ending})


def fact(preview: PlayPreview) -> Message | None:
    """Whether a play scores or loses the ball, and where it may be tackled; None if only dice matter."""
    if preview.scores and preview.tackled_on:
        return Message("ff-fact", {"what": "try-unless-from", "card": preview.tackled_on[0]})
    if preview.scores:
        return Message("ff-fact", {"what": "try-unless" if preview.exposed else "try"})
    if preview.spent:
        return Message("ff-fact", {"what": "spent"})
    if preview.tackled_on:
        return Message("ff-fact", {"what": "tackle-from", "card": preview.tackled_on[0]})
    if preview.throws:
        return None
    return Message("ff-fact", {"what": "tackle" if preview.exposed else "no-tackle"})


# Cards besides the chosen ones


def adds(metres: int, cards: Cards) -> Message:
    """A card makes a play longer."""
    return Message("ff-join-adds", {"metres": metres, "cards": cards})


def makes(play: Play) -> Message:
    """A card turns the chosen ones into a play."""
    return Message("ff-join-makes", {"play": name(play)})


def alone(powers: Iterable[Property]) -> Message:
    """A card's plays on its own."""
    return Message("ff-join-alone", {"powers": tuple(map(power, powers))})


def towards(cards: Cards) -> Message:
    """A card is on the way to a play of these cards."""
    return Message("ff-join-towards", {"cards": cards})


def opens(cards: Cards) -> Message:
    """A card opens a play of these cards."""
    return Message("ff-join-opens", {"cards": cards})
