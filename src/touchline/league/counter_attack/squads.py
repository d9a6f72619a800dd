"""Squads of twenty, kept from match to match: LEAGUE-01 to -05 and LEAGUE-09.

Plain data in and out. Dice, draws and the decisions of managers come from outside; what the rules do not allow is
refused with `BadSetup`.

    harbour = found("Harbour", drawn, deck)  # 20 cards, drawn by lot
    setup = match_setup(Setup(), harbour, moor, squads, boosts)  # a match, for any two coaches
    harbour = after_match(harbour, incidents(told), dice={17: 4})
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from touchline.counter_attack.cards import Deck
from touchline.counter_attack.events import Booked, Injured
from touchline.counter_attack.model import State
from touchline.counter_attack.rules.setup import FEWEST, goalkeepers, outfielders
from touchline.kernel import BadSetup, Event, Record, replace

GOALKEEPERS: Final = 2
OUTFIELDERS: Final = 18
"""How many a club draws of either kind (LEAGUE-01)."""

YELLOWS: Final = 3
"""So many yellow cards, and a player misses the next match (LEAGUE-03)."""

FORFEIT: Final = 3
"""The goals of a match that one side cannot play (LEAGUE-09)."""


# Clubs


class Member(Record, frozen=True):
    """A player of a club, by the number of its card, with what keeps it out of matches."""

    card: int
    yellows: int = 0  # since the last ban for them
    injured: int = 0  # matches of the club that it still misses
    banned: int = 0

    @property
    def available(self) -> bool:
        """Whether it may play in the next match of the club."""
        return not self.injured and not self.banned


class Squad(Record, frozen=True):
    """A club's players, kept for the league, and the points spent on them."""

    name: str  # of the club
    members: tuple[Member, ...]
    spent: int = 0

    def member(self, card: int) -> Member:
        """A player of the club."""
        for member in self.members:
            if member.card == card:
                return member
        raise BadSetup(f"{self.name} has no card {card}; it has {_list(member.card for member in self.members)}")

    @property
    def available(self) -> tuple[int, ...]:
        """The cards of players available for the next match."""
        return tuple([member.card for member in self.members if member.available])


def in_bag(deck: Deck, clubs: Iterable[Squad]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What lots are drawn from: the goalkeepers and the outfielders that no club owns (LEAGUE-01, LEAGUE-06)."""
    owned = {member.card for club in clubs for member in club.members}
    left = [tuple([card for card in cards if card not in owned]) for cards in (goalkeepers(deck), outfielders(deck))]
    return left[0], left[1]


def found(name: str, drawn: Collection[int], deck: Deck, clubs: Iterable[Squad] = ()) -> Squad:
    """A club with the cards that its manager has drawn by lot: 2 goalkeepers and 18 outfielders (LEAGUE-01)."""
    keepers, others = in_bag(deck, clubs)
    kept = [len(set(cards) & set(drawn)) for cards in (keepers, others)]
    if kept != [GOALKEEPERS, OUTFIELDERS] or len(drawn) != GOALKEEPERS + OUTFIELDERS:
        raise BadSetup(
            f"{name} draws {GOALKEEPERS} goalkeepers and {OUTFIELDERS} outfielders that nobody owns (LEAGUE-01);"
            f" got {len(drawn)} cards, with {kept[0]} and {kept[1]} of those"
        )
    return Squad(name, tuple([Member(card) for card in sorted(drawn)]))


# After a match


class Incidents(Record, frozen=True):
    """What a match leaves behind, by the numbers of the cards."""

    yellows: tuple[int, ...] = ()
    reds: tuple[int, ...] = ()  # straight, or for a second yellow, which counts as a red alone
    injured: tuple[int, ...] = ()


def incidents(told: Iterable[tuple[State, Iterable[Event]]]) -> Incidents:
    """Who was booked, sent off or injured in a match: each state of it with the events of the answer given there.

    Cards and injuries are the player's, even if it is substituted later (LEAGUE-03, LEAGUE-04, SUBS-06).
    """
    yellows: list[int] = []
    reds: list[int] = []
    injured: list[int] = []
    for state, events in told:
        for event in events:
            match event:
                case Booked(player=player, card="yellow"):
                    yellows.append(state.cards[player])
                case Booked(player=player):
                    reds.append(state.cards[player])
                case Injured(player=player, again=False):
                    injured.append(state.cards[player])
    return Incidents(tuple(yellows), tuple(reds), tuple(injured))


def after_match(club: Squad, match: Incidents, dice: Mapping[int, int]) -> Squad:
    """A club after one of its matches: absences served, and new ones (LEAGUE-05).

    Bans and injuries run at the same time. The dice are those of the players that were injured, by their cards; whoever
    is fit again plays without the injury (LEAGUE-05).
    """
    cards = {member.card for member in club.members}
    wanted = cards & set(match.injured)
    if set(dice) & cards != wanted or not all(dice[card] in range(1, 7) for card in wanted):
        raise BadSetup(
            f"a die from 1 to 6 is rolled for each player of {club.name} injured in the match (LEAGUE-02),"
            f" {_list(sorted(wanted)) or 'none'}; got {_list(sorted(set(dice) & cards)) or 'none'}"
        )
    return replace(club, members=tuple([_after(member, match, dice) for member in club.members]))


def _after(member: Member, match: Incidents, dice: Mapping[int, int]) -> Member:
    yellows = member.yellows + match.yellows.count(member.card)
    injured, banned = max(0, member.injured - 1), max(0, member.banned - 1)
    if member.card in match.injured:
        injured = matches_missed(dice[member.card])
    if yellows >= YELLOWS:  # LEAGUE-03
        yellows, banned = 0, 1
    if member.card in match.reds:  # LEAGUE-04
        banned = 1
    return Member(member.card, yellows, injured, banned)


def matches_missed(die: int) -> int:
    """How many matches an injury costs: 1 to 4 as rolled, 5 and 6 none (LEAGUE-02)."""
    return die if die <= 4 else 0


def forfeit(home: Squad, away: Squad) -> tuple[int, int] | None:
    """The score of a match that is not played: who has fewer than 7 players loses 0-3 (LEAGUE-09).

    None if both can play; if neither can, nobody scores.
    """
    short = [len(club.available) < FEWEST for club in (home, away)]
    return (FORFEIT * (short[1] and not short[0]), FORFEIT * (short[0] and not short[1])) if any(short) else None


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
