"""A match of two clubs: the squads of 16 and the boosts of the home side, LEAGUE-01, LEAGUE-08 and LEAGUE-09."""

from collections.abc import Collection, Sequence
from typing import Final

from touchline.counter_attack.cards import Attribute, Deck, PlayerCard
from touchline.counter_attack.model import VACANT, Setup
from touchline.counter_attack.rules.setup import FEWEST, SQUAD, check, goalkeepers
from touchline.kernel import BadSetup, Record, replace
from touchline.league.counter_attack.squads import FORFEIT, Squad

BOOSTS: Final = 6
BEST: Final = 6
"""What the home manager may give away, and what no attribute goes beyond (LEAGUE-08)."""


class Boost(Record, frozen=True):
    """One of the home manager's boosts: an attribute of a player is 1 better in this match (LEAGUE-08)."""

    card: int
    attribute: Attribute


def match_setup(
    setup: Setup,
    home: Squad,
    away: Squad,
    squads: tuple[Sequence[int], Sequence[int]],
    boosts: Sequence[Boost] = (),
) -> Setup:
    """A match of two clubs with the squads that their managers chose, and home's boosts.

    LEAGUE-01, LEAGUE-08, LEAGUE-09. The set-up given tells edition, options and what else is settled.
    """
    full = [match_squad(club, squad, setup) for club, squad in zip((home, away), squads, strict=True)]
    made = replace(
        setup,
        home=home.name,
        away=away.name,
        squads=tuple(full),
        deck=boosted(setup.cards, boosts, squads[0]) if boosts else setup.deck,
    )
    check(made)
    return made


def match_squad(club: Squad, squad: Sequence[int], setup: Setup) -> tuple[int, ...]:
    """The 16 places of a match squad, filled by players that are available (LEAGUE-01).

    A club that has not got so many takes all it has, as many of either kind as the edition allows; with fewer than 7 it
    cannot play (LEAGUE-09).
    """
    for card in squad:
        member = club.member(card)
        if not member.available:
            why = "injured" if member.injured >= member.banned else "banned"
            missed = max(member.injured, member.banned)
            raise BadSetup(f"card {card} of {club.name} is {why}, still to miss {missed} (LEAGUE-05); it was chosen")
    if len(club.available) < FEWEST:
        raise BadSetup(f"{club.name} has {len(club.available)} players and loses 0-{FORFEIT} (LEAGUE-09)")
    room = _room(club, setup)
    if len(squad) != room:
        raise BadSetup(
            f"{club.name} takes {room} of its {len(club.available)} players (LEAGUE-01, LEAGUE-09); got {len(squad)}"
        )
    return (*squad, *[VACANT] * (SQUAD - room))


def _room(club: Squad, setup: Setup) -> int:
    """How many players a club takes to a match: 16 with the edition's goalkeepers, if it has them (SETUP-06)."""
    wanted = 1 if setup.rules.squad_composition == "one_goalkeeper" else 2
    keepers = len(set(goalkeepers(setup.cards)) & set(club.available))
    return min(keepers, wanted) + min(len(club.available) - keepers, SQUAD - wanted)


def boosted(deck: Deck, boosts: Sequence[Boost], squad: Collection[int]) -> Deck:
    """The deck of a match in which home has 6 boosts for players of its squad; no attribute exceeds 6 (LEAGUE-08)."""
    better, keepers = raised(deck, boosts, squad), len(deck.outfielders)
    outfielders = tuple([better.get(place, card) for place, card in enumerate(deck.outfielders)])
    goalkeepers = tuple([better.get(place, card) for place, card in enumerate(deck.goalkeepers, start=keepers)])
    return replace(deck, outfielders=outfielders, goalkeepers=goalkeepers)


def raised(deck: Deck, boosts: Sequence[Boost], squad: Collection[int]) -> dict[int, PlayerCard]:
    """The cards that boosts make better, by their numbers; raises if a boost is not legal (LEAGUE-08)."""
    if len(boosts) > BOOSTS:
        raise BadSetup(f"the home manager has {BOOSTS} boosts (LEAGUE-08); got {len(boosts)}")
    better: dict[int, PlayerCard] = {}
    for boost in boosts:
        if boost.card not in squad:
            raise BadSetup(f"boosts go to players of the match squad (LEAGUE-08); card {boost.card} is not in it")
        card = better.get(boost.card, deck.player(boost.card))
        value = getattr(card, boost.attribute, None)
        if not isinstance(value, int):
            raise BadSetup(f"{card.name} has no {boost.attribute} to boost (LEAGUE-08)")
        if value >= BEST:
            raise BadSetup(f"no attribute may exceed {BEST} (LEAGUE-08); {boost.attribute} of {card.name} would")
        better[boost.card] = replace(card, **{boost.attribute: value + 1})
    return better
