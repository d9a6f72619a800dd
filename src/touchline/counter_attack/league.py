"""Leagues: LEAGUE-01 to -09. Squads, absences, the market, fixtures, the table, home advantage.

Everything here is plain data in and out. Dice and draws are told from outside, and so are the decisions of managers:
what the rules do not allow is refused with `BadSetup`.

    harbour = found("Harbour", drawn, deck)  # 20 cards, drawn by lot
    setup = match_setup(Setup(), harbour, moor, squads, boosts)  # a match, played by whoever plays it
    harbour = after_match(harbour, incidents(told), dice={17: 4})
    table(("Harbour", "Moor"), results, lots=(0, 1))
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal, NamedTuple

from touchline.counter_attack.cards import Attribute, Deck, Goalkeeper, PlayerCard, attribute
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Booked, Injured
from touchline.counter_attack.model import VACANT, Setup, State
from touchline.counter_attack.rules.setup import FEWEST, SQUAD, check, goalkeepers, outfielders
from touchline.kernel import BadSetup, Event, Record, replace

GOALKEEPERS: Final = 2
OUTFIELDERS: Final = 18
"""How many a club draws of either kind (LEAGUE-01)."""

YELLOWS: Final = 3
"""So many yellow cards, and a player misses the next match (LEAGUE-03)."""

BOOSTS: Final = 6
BEST: Final = 6
"""What the home manager may give away, and what no attribute goes beyond (LEAGUE-08)."""

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


class Club(Record, frozen=True):
    """A manager's players, kept for the league, and the points spent on them."""

    name: str
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
        """The cards of those that may play in the next match."""
        return tuple([member.card for member in self.members if member.available])


def in_bag(deck: Deck, clubs: Iterable[Club]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What lots are drawn from: the goalkeepers and the outfielders that no club owns (LEAGUE-01, LEAGUE-06)."""
    owned = {member.card for club in clubs for member in club.members}
    left = [tuple([card for card in cards if card not in owned]) for cards in (goalkeepers(deck), outfielders(deck))]
    return left[0], left[1]


def found(name: str, drawn: Collection[int], deck: Deck, clubs: Iterable[Club] = ()) -> Club:
    """A club with the cards that its manager has drawn by lot: 2 goalkeepers and 18 outfielders (LEAGUE-01)."""
    keepers, others = in_bag(deck, clubs)
    kept = [len(set(cards) & set(drawn)) for cards in (keepers, others)]
    if kept != [GOALKEEPERS, OUTFIELDERS] or len(drawn) != GOALKEEPERS + OUTFIELDERS:
        raise BadSetup(
            f"{name} draws {GOALKEEPERS} goalkeepers and {OUTFIELDERS} outfielders that nobody owns (LEAGUE-01);"
            f" {len(drawn)} cards came, with {kept[0]} and {kept[1]} of those"
        )
    return Club(name, tuple([Member(card) for card in sorted(drawn)]))


# Before a match


class Boost(Record, frozen=True):
    """One of the home manager's boosts: an attribute of a player is 1 better in this match (LEAGUE-08)."""

    card: int
    attribute: Attribute


def match_setup(
    setup: Setup,
    home: Club,
    away: Club,
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


def match_squad(club: Club, squad: Sequence[int], setup: Setup) -> tuple[int, ...]:
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
            f"{club.name} takes {room} of its {len(club.available)} players (LEAGUE-01, LEAGUE-09); {len(squad)} came"
        )
    return (*squad, *[VACANT] * (SQUAD - room))


def _room(club: Club, setup: Setup) -> int:
    """How many players a club takes to a match: 16 with the edition's goalkeepers, if it has them (SETUP-06)."""
    wanted = 1 if setup.rules.squad_composition == "one_goalkeeper" else 2
    keepers = len(set(goalkeepers(setup.cards)) & set(club.available))
    return min(keepers, wanted) + min(len(club.available) - keepers, SQUAD - wanted)


def boosted(deck: Deck, boosts: Sequence[Boost], squad: Collection[int]) -> Deck:
    """The deck of a match in which home has 6 boosts for players of its squad; no attribute exceeds 6 (LEAGUE-08)."""
    if len(boosts) > BOOSTS:
        raise BadSetup(f"the home manager has {BOOSTS} boosts (LEAGUE-08); {len(boosts)} came")
    kinds: dict[bool, list[PlayerCard]] = {False: list(deck.outfielders), True: list(deck.goalkeepers)}
    for boost in boosts:
        if boost.card not in squad:
            raise BadSetup(f"boosts go to players of the match squad (LEAGUE-08); card {boost.card} is not in it")
        keeper = boost.card >= len(deck.outfielders)
        cards, place = kinds[keeper], boost.card - keeper * len(deck.outfielders)
        value = getattr(cards[place], boost.attribute, None)
        if value is None:
            raise BadSetup(f"{cards[place].name} has no {boost.attribute} to boost (LEAGUE-08)")
        if value >= BEST:
            raise BadSetup(
                f"no attribute may exceed {BEST} (LEAGUE-08); {boost.attribute} of {cards[place].name} would"
            )
        cards[place] = replace(cards[place], **{boost.attribute: value + 1})
    return replace(deck, outfielders=tuple(kinds[False]), goalkeepers=tuple(kinds[True]))


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


def after_match(club: Club, match: Incidents, dice: Mapping[int, int]) -> Club:
    """A club after one of its matches: who was out has missed it, and who is out now (LEAGUE-05).

    Bans and injuries run at the same time. The dice are those of the players that were injured, by their cards; whoever
    is fit again plays without the injury (LEAGUE-05).
    """
    cards = {member.card for member in club.members}
    wanted = cards & set(match.injured)
    if set(dice) & cards != wanted or not all(dice[card] in range(1, 7) for card in wanted):
        raise BadSetup(
            f"a die from 1 to 6 is rolled for each player of {club.name} injured in the match (LEAGUE-02),"
            f" {_list(sorted(wanted)) or 'none'}; {_list(sorted(set(dice) & cards)) or 'none'} came"
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


# The market


def value(card: PlayerCard, rules: Edition) -> int:
    """What a player costs: what its attributes have above 3 each, at least 1 (LEAGUE-06).

    Attributes that the edition does not use do not count.
    """
    used = [attribute(card, name, rules) for name in card.__struct_fields__[2:]]  # type: ignore[arg-type]
    return max(1, sum(used) - 3 * sum(map(bool, used)))


def transfer(
    club: Club, buys: int, releases: int, *, points: int, clubs: Iterable[Club], deck: Deck, rules: Edition
) -> Club:
    """A club buys a card that nobody owns and releases a player of the same kind (LEAGUE-06).

    Its budget is its league points, as far as they are not spent; who is released is for sale.
    """
    club.member(releases)
    if not 0 <= buys < len(deck.outfielders) + len(deck.goalkeepers):
        raise BadSetup(f"there is no card {buys} in the deck (LEAGUE-06)")
    if owner := next((other.name for other in clubs for member in other.members if member.card == buys), None):
        raise BadSetup(f"cards that nobody owns are for sale (LEAGUE-06); card {buys} is with {owner}")
    bought, released = deck.player(buys), deck.player(releases)
    if type(bought) is not type(released):
        kind = "a goalkeeper" if isinstance(bought, Goalkeeper) else "an outfielder"
        raise BadSetup(f"{kind} is bought for another one (LEAGUE-06); {released.name} is none")
    price, left = value(bought, rules), points - club.spent
    if price > left:
        raise BadSetup(f"{bought.name} costs {price}, and {club.name} has {left} points left (LEAGUE-06)")
    members = [Member(buys) if member.card == releases else member for member in club.members]
    return replace(club, members=tuple(members), spent=club.spent + price)


# The season


class Structure(Record, frozen=True):
    """How a league is played: each pair meets twice, 3 points for a win and 1 for a draw (LEAGUE-07)."""

    meetings: Literal[1, 2] = 2
    win: int = 3
    draw: int = 1


USUAL: Final = Structure()


class Played(Record, frozen=True):
    """The result of a fixture: clubs by their places in the league, counted from 0."""

    home: int
    away: int
    home_goals: int
    away_goals: int


class Standing(NamedTuple):
    """A row of the table."""

    club: str
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int

    @property
    def difference(self) -> int:
        """The goal difference."""
        return self.goals_for - self.goals_against


Round = tuple[tuple[int, int], ...]
"""Fixtures of one day: home and away, by their places in the league."""


def fixtures(clubs: int, structure: Structure = USUAL) -> tuple[Round, ...]:
    """The rounds of a round robin: every pair meets once at each other's ground (LEAGUE-07).

    One club stays and the others turn around it; of an odd number one has a day off. In the second half of the season
    the grounds are changed; where there is none, nobody is at home more often than away by more than one match.
    """
    if clubs < 2:
        raise BadSetup(f"a league has two clubs at least (LEAGUE-07); {clubs} came")
    fixed, *turning = [*[VACANT] * (clubs % 2), *range(clubs)]
    days: list[Round] = []
    for day in range(len(turning)):
        last = turning[-1]
        pairs = [] if fixed == VACANT else [(last, fixed) if day % 2 else (fixed, last)]
        for at in range(len(turning) // 2):
            one, other = turning[at], turning[-2 - at]
            pairs.append((one, other) if at % 2 else (other, one))
        days.append(tuple(pairs))
        turning = [turning[-1], *turning[:-1]]
    if structure.meetings == 1:
        return tuple(days)
    return (*days, *[tuple([(away, home) for home, away in day]) for day in days])


def forfeit(home: Club, away: Club) -> tuple[int, int] | None:
    """The score of a match that is not played: who has fewer than 7 players loses 0-3 (LEAGUE-09).

    None if both can play; if neither can, nobody scores.
    """
    short = [len(club.available) < FEWEST for club in (home, away)]
    return (FORFEIT * (short[1] and not short[0]), FORFEIT * (short[0] and not short[1])) if any(short) else None


def table(
    clubs: Sequence[str], results: Iterable[Played], lots: Sequence[int], structure: Structure = USUAL
) -> tuple[Standing, ...]:
    """The table, the first club first (LEAGUE-07).

    Points, then goal difference, goals scored, what the clubs did against each other (points, then goal difference),
    and at last the lots: numbers drawn by the clubs, of which the lowest goes first.
    """
    if sorted(lots) != list(range(len(clubs))):
        raise BadSetup(f"each club draws one of the lots 0 to {len(clubs) - 1} (LEAGUE-07); {_list(lots)} came")
    played = list(results)
    rows = {place: _standing(name, place, played, structure) for place, name in enumerate(clubs)}

    def level(place: int) -> tuple[int, int, int]:
        row = rows[place]
        return -row.points, -row.difference, -row.goals_for

    order: list[int] = []
    for _, tied in groupby(sorted(rows, key=level), key=level):
        group = set(tied)
        between = [result for result in played if {result.home, result.away} <= group]
        mutual = {place: _standing(clubs[place], place, between, structure) for place in group}
        order += sorted(group, key=lambda place: (-mutual[place].points, -mutual[place].difference, lots[place]))
    return tuple([rows[place] for place in order])


def _standing(name: str, place: int, results: Iterable[Played], structure: Structure) -> Standing:
    scores = list(_scores(place, results))
    won = sum(scored > conceded for scored, conceded in scores)
    drawn = sum(scored == conceded for scored, conceded in scores)
    return Standing(
        club=name,
        played=len(scores),
        won=won,
        drawn=drawn,
        lost=len(scores) - won - drawn,
        goals_for=sum(scored for scored, _ in scores),
        goals_against=sum(conceded for _, conceded in scores),
        points=structure.win * won + structure.draw * drawn,
    )


def _scores(place: int, results: Iterable[Played]) -> Iterator[tuple[int, int]]:
    """The goals for and against a club, match by match."""
    for result in results:
        if result.home == place:
            yield result.home_goals, result.away_goals
        elif result.away == place:
            yield result.away_goals, result.home_goals


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
