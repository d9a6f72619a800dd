"""Plays and cards: their names, what each card does, and what a play is worth knowing of."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from touchline.french_flair import Options, Play, plays
from touchline.french_flair.model import Card, Cards, Group, Property
from touchline.french_flair.outcomes import GOOD, Throws, Word, chance_of_any
from touchline.french_flair.trials import Trial
from touchline.kernel import Side
from touchline.words.french_flair.chances import percent
from touchline.words.french_flair.places import spot
from touchline.words.said import Said

# Cards


def position(card: Card) -> Said:
    """Who wears the number of a card."""
    return Said("ff-position", {"card": card})


def group(name: Group) -> Said:
    """Forwards, playmakers and backs."""
    return Said("ff-group", {"group": name})


def power(name: Property) -> Said:
    """What a card can do."""
    return Said("ff-property", {"property": name})


# Plays


def kind_of(play: Play) -> str:
    """The kind of a play, as messages select by it."""
    return "eight-nine" if play.kind == "8-9" else play.kind


def kind(play: Play) -> Said:
    """What a play is: a forward chain, or one that a relay opens."""
    return Said("ff-kind", {"kind": kind_of(play), "opening": "relay" if play.relay else "plain"})


def name(play: Play) -> Said:
    """A play by its kind and end: «Forward chain, 7 runs», «12 advances»."""
    if play.ending is None:
        return Said("ff-pair", {"kind": kind(play), "cards": play.cards})
    end = Said("ff-does", {"card": play.cards[-1], "does": play.ending})
    return end if play.kind == "single" else Said("ff-play", {"kind": kind(play), "end": end})


def carries(play: Play, options: Options) -> tuple[Said, ...]:
    """What each card of a play does: «9 +5», «7 runs», «9 relays»."""
    if play.ending is None:
        *binding, last = play.cards
        return (*[Said("ff-does", {"card": card, "does": "binds"}) for card in binding], _carries(last, 5))
    *links, last = play.cards
    done = [_carries(card, metres) for card, metres in zip(links, plays.metres(play, options), strict=True)]
    if play.relay:
        done[0] = Said("ff-does", {"card": play.cards[0], "does": "relays"})
    end = _carries(last, 10) if play.ending == "advance" else Said("ff-does", {"card": last, "does": play.ending})
    return (*done, end)


def _carries(card: Card, metres: int) -> Said:
    return Said("ff-does", {"card": card, "does": "carries", "metres": metres})


# What a play is worth

# What matters most about a throw: what it is called, and the outcomes it stands for.
_HEADLINES: Final[Mapping[str, tuple[tuple[str, tuple[Word, ...]], ...]]] = {
    "run": (("try", ("try", "over")), ("knock-on", ("knock-on",))),
    "kick": (("kept", GOOD["kept"]), ("dead", ("dead",))),
    "touch": (("found", GOOD["found"]), ("dead", ("dead",))),
    "drop": (("good", GOOD["good"]),),
    "goal": (("good", GOOD["good"]),),
}


def headlines(throw: str, thrown: Throws) -> list[Said]:
    """What matters most about a throw, with the chances of one die and of two; what cannot happen is left out.

    That a kick at goal cannot be good is told.
    """
    told = []
    for what, words in _HEADLINES.get(throw, ()):
        one, two = chance_of_any(words, thrown.one), chance_of_any(words, thrown.two)
        if one or two or what == "good":
            told.append(Said("ff-chances", {"what": what, "one": percent(one), "two": percent(two)}))
    return told


def together(chances: Sequence[Said]) -> Said | None:
    """Several chances in a row; None when there are none."""
    return Said("ff-several-chances", {"chances": tuple(chances)}) if len(chances) > 1 else next(iter(chances), None)


def ground(trial: Trial, side: Side) -> Said:
    """What a play makes for sure, and what its last card then does."""
    if not trial.throws:
        return Said("ff-ground", {"metres": trial.metres, "spot": spot(trial.state.x, side)})
    assert trial.play.ending is not None
    if trial.metres:
        return Said("ff-first", {"metres": trial.metres, "ending": trial.play.ending})
    return Said("ff-alone", {"ending": trial.play.ending})


def fact(trial: Trial) -> Said | None:
    """Whether a play scores or loses the ball, and where it may be tackled; None where only its dice matter."""
    if trial.scores and trial.tackled_on:
        return Said("ff-fact", {"what": "try-unless-from", "card": trial.tackled_on[0]})
    if trial.scores:
        return Said("ff-fact", {"what": "try-unless" if trial.exposed else "try"})
    if trial.spent:
        return Said("ff-fact", {"what": "spent"})
    if trial.tackled_on:
        return Said("ff-fact", {"what": "tackle-from", "card": trial.tackled_on[0]})
    if trial.throws:
        return None
    return Said("ff-fact", {"what": "tackle" if trial.exposed else "no-tackle"})


# Cards beside those that are chosen


def adds(metres: int, cards: Cards) -> Said:
    """A card makes a play longer."""
    return Said("ff-join-adds", {"metres": metres, "cards": cards})


def makes(play: Play) -> Said:
    """A card makes a play of those that are chosen."""
    return Said("ff-join-makes", {"play": name(play)})


def alone(powers: Iterable[Property]) -> Said:
    """What a card may do by itself."""
    return Said("ff-join-alone", {"powers": tuple(map(power, powers))})


def towards(cards: Cards) -> Said:
    """A card is on the way to a play of these cards."""
    return Said("ff-join-towards", {"cards": cards})


def opens(cards: Cards) -> Said:
    """A card by itself is the beginning of a play of these cards."""
    return Said("ff-join-opens", {"cards": cards})
