"""What Counter Attack contributes to competitions.

A match has a small deck: the cards of its two clubs and its referee. So its record is as long as that of any match, and
cards have two numbers, one in the deck of the competition and one in that of the match.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from touchline.counter_attack import setups
from touchline.counter_attack.cards import Deck, Goalkeeper, Outfielder, PlayerCard
from touchline.counter_attack.deck import bundled, read_tables, with_cards
from touchline.counter_attack.events import GoalScored
from touchline.counter_attack.formations import FORMATIONS
from touchline.counter_attack.model import EditionName, Setup, State, Variant
from touchline.counter_attack.rules import shoot_out
from touchline.counter_attack.rules.setup import goalkeepers, outfielders
from touchline.kernel import BadSetup, Record, Seeded, nearest, replace
from touchline.league.counter_attack import market, squads
from touchline.league.counter_attack.decks import make_deck
from touchline.league.counter_attack.line_ups import best_boosts, best_squad, mended
from touchline.league.counter_attack.match_day import BOOSTS, Boost, match_setup, match_squad, raised
from touchline.league.counter_attack.squads import Incidents, Squad
from touchline.league.entries import Absence, Result
from touchline.league.part import Face, Facts, Offer, PlainPart, Sides, Told, Transfer, Wishes
from touchline.league.schedule import Fixture
from touchline.league.table import USUAL
from touchline.league.terms import Terms

FORMATION: Final = "4-4-2"


class MatchSheet(Record, frozen=True, omit_defaults=True):
    """What a competition keeps of a match, in card numbers of the competition's deck."""

    squads: tuple[tuple[int, ...], tuple[int, ...]]
    formations: tuple[str, str] = (FORMATION, FORMATION)
    boosts: tuple[tuple[int, str], ...] = ()
    yellows: tuple[int, ...] = ()
    reds: tuple[int, ...] = ()
    injured: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    """One for each player injured, in their order (LEAGUE-02)."""
    scorers: tuple[int, ...] = ()
    own_goals: tuple[int, ...] = ()

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> "MatchSheet":
        """The sheet from plain data."""
        try:
            return msgspec.convert(plain, cls)
        except msgspec.ValidationError as error:
            raise BadSetup(f"the sheet of a match is not as it should be: {error}") from None

    @property
    def plain(self) -> dict[str, Any]:
        """The sheet as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain


class CounterAttackPart(PlainPart):
    """The football game: clubs have squads."""

    points = USUAL
    editions = get_args(EditionName)
    scenarios = get_args(Variant)
    has_squads = True
    draft_kinds = (squads.GOALKEEPERS, squads.OUTFIELDERS)
    attributes = (Goalkeeper.__struct_fields__[2:], Outfielder.__struct_fields__[2:])
    formations = tuple(FORMATIONS)
    boosts = BOOSTS

    # Squads

    def new_deck(self, clubs: int, seed: str) -> Any:
        """An invented deck, large enough for all clubs and the market (LEAGUE-01, LEAGUE-06)."""
        return setups.write(Setup(deck=make_deck(clubs, seed)))["deck"]

    def read_deck(self, files: Sequence[bytes]) -> Any:
        """The deck in some CSV files; a kind that none of them has is that of the bundled deck."""
        return setups.write(Setup(deck=with_cards([card for data in files for card in read_tables(data)])))["deck"]

    def check(self, terms: Terms) -> None:
        """The deck has twenty cards for every club, and the edition is one of the game (LEAGUE-01)."""
        _setup(terms)
        deck = _deck(terms)
        most = min(len(deck.goalkeepers) // squads.GOALKEEPERS, len(deck.outfielders) // squads.OUTFIELDERS)
        if most < len(terms.clubs):
            raise BadSetup(f"this deck serves {most} clubs (LEAGUE-01); got {len(terms.clubs)}")

    def draw_squads(self, terms: Terms) -> tuple[tuple[int, ...], ...]:
        """2 goalkeepers and 18 outfielders a club, by lot or drafted in turn and back (LEAGUE-01)."""
        deck, randbelow = _deck(terms), Seeded(terms.seed, "squads").randbelow
        if terms.squads == "kept":
            return terms.kept
        bags = [list(goalkeepers(deck)), list(outfielders(deck))]
        drawn: list[list[int]] = [[] for _ in terms.clubs]
        order = range(len(terms.clubs))
        for kind, count in enumerate((squads.GOALKEEPERS, squads.OUTFIELDERS)):
            for turn in range(count):
                for club in order if turn % 2 == 0 else reversed(order):
                    drafts = terms.squads == "draft"
                    card = _best(bags[kind], deck) if drafts else bags[kind][randbelow(len(bags[kind]))]
                    bags[kind].remove(card)
                    drawn[club].append(card)
        return tuple([tuple(sorted(cards)) for cards in drawn])

    def draftable(self, terms: Terms, drafted: Sequence[Sequence[int]], number: int) -> tuple[int, ...]:
        """The cards left of the kind that is drafted now; the best first (LEAGUE-01)."""
        deck, taken = _deck(terms), {card for cards in drafted for card in cards}
        keeps = number < squads.GOALKEEPERS * len(terms.clubs)
        left = [card for card in (goalkeepers(deck) if keeps else outfielders(deck)) if card not in taken]
        return tuple(sorted(left, key=lambda card: (-_total(deck.player(card)), card)))

    def face(self, terms: Terms, card: int) -> Face:
        """What is printed on a card (LEAGUE-06)."""
        player = _deck(terms).player(card)
        name, country, *attributes = [getattr(player, field) for field in player.__struct_fields__]
        value = market.value(player, _setup(terms).rules)
        return Face(name, country, isinstance(player, Goalkeeper), tuple(attributes), value)

    def free(self, terms: Terms, rosters: Sequence[Squad]) -> tuple[int, ...]:
        """The cards that no club owns (LEAGUE-06)."""
        keepers, others = squads.in_bag(_deck(terms), rosters)
        return (*keepers, *others)

    def found(self, terms: Terms, drawn: tuple[tuple[int, ...], ...]) -> tuple[Squad, ...]:
        """The squads before the first match; a card is in one squad (LEAGUE-01)."""
        if len(drawn) != len(terms.clubs):
            raise BadSetup(f"every club has a squad (LEAGUE-01); got {len(drawn)}")
        founded: list[Squad] = []
        for club, cards in zip(terms.clubs, drawn, strict=True):
            founded.append(squads.found(club.name, cards, _deck(terms), founded))
        return tuple(founded)

    # Before a match

    def options(self, terms: Terms, fixture: Fixture) -> Mapping[str, Any]:
        """One leg is decided at once, by extra time and shoot-out (CLOCK-12); so is extra time itself (CA-R-60)."""
        if fixture.stage == "decider":
            kind, length = ("real" if _setup(terms).rules.real_time else "actions"), _setup(terms).rules.half_length
            return {"clock": f"{kind}:{max(1, length // 3)}", "tie_break": "shoot_out"}
        single = terms.cup is not None and terms.cup.legs == 1 and fixture.stage == "cup"
        return {"tie_break": "both" if single else "draw"}

    def decide(self, terms: Terms, sides: Sides, wishes: tuple[Wishes, Wishes]) -> dict[str, Any]:
        """Squads of 16, formations and home's six boosts, the computer's where no wish is given.

        LEAGUE-01, LEAGUE-08.
        """
        deck, wanted = _deck(terms), _wanted(terms)
        names = [wish.formation or FORMATION for wish in wishes]
        for name in names:
            if name not in FORMATIONS:
                raise BadSetup(f"there is no formation {name!r}; nearest: {nearest(name, list(FORMATIONS))}")
        chosen = [
            wish.squad or best_squad(squad, deck, FORMATIONS[name], wanted)
            for wish, squad, name in zip(wishes, sides, names, strict=True)
        ]
        for squad, cards in zip(sides, chosen, strict=True):
            for card in cards:
                squad.member(card)
        boosts = wishes[0].boosts
        if not boosts:
            found = best_boosts(chosen[0], deck, FORMATIONS[names[0]])
            boosts = tuple([(boost.card, boost.attribute) for boost in found])
        return MatchSheet((chosen[0], chosen[1]), (names[0], names[1]), boosts).plain

    def check_line_up(self, terms: Terms, roster: Squad, squad: tuple[int, ...]) -> None:
        """A line-up has 16 of the club's cards, none twice, goalkeepers with 1 and 12 (LEAGUE-01, SETUP-12)."""
        fit = replace(roster, members=tuple([squads.Member(member.card) for member in roster.members]))
        match_squad(fit, squad, _setup(terms))
        keepers = [shirt for shirt, card in enumerate(squad, start=1) if card >= len(_deck(terms).outfielders)]
        if len(set(squad)) < len(squad) or keepers != [1, 12][: _wanted(terms)]:
            raise BadSetup("a line-up has no card twice, and goalkeepers wear 1 and 12 (SETUP-12)")

    def mend(self, terms: Terms, roster: Squad, squad: tuple[int, ...], formation: str) -> tuple[int, ...]:
        """A saved line-up with replacements for missing players (LEAGUE-05)."""
        return mended(roster, squad, _deck(terms), formation, _wanted(terms))

    def setup(self, terms: Terms, fixture: Fixture, sides: Sides, decided: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up of a match in card numbers of its deck (LEAGUE-01, LEAGUE-08, LEAGUE-09)."""
        sheet, deck = MatchSheet.of(decided), _deck(terms)
        places = _places(sides)
        referee = Seeded(f"{terms.seed}/{terms.season}/{fixture.id}", "referee").randbelow(len(deck.referees))
        numbers = sorted(places, key=places.__getitem__)
        small = Deck(
            outfielders=tuple([deck.outfielders[card] for card in numbers if card < len(deck.outfielders)]),
            goalkeepers=tuple(
                [deck.goalkeepers[card - len(deck.outfielders)] for card in numbers if card >= len(deck.outfielders)]
            ),
            referees=(deck.referees[referee],),
        )
        usual = setups.read(super().setup(terms, fixture, sides, decided))
        own = replace(usual, deck=small, referee=0, formations=sheet.formations)
        home, away = ([places[_owned(card, sides)] for card in squad] for squad in sheet.squads)
        boosts = [Boost(places[_owned(card, sides)], _attribute(name)) for card, name in sheet.boosts]
        numbered = [_numbered(squad, places) for squad in sides]
        return setups.write(match_setup(own, numbered[0], numbered[1], (home, away), boosts))

    # After a match

    def facts(self, state: State, told: Told) -> Facts:
        """Edition and scenario, extra time and shoot-out where they were played (RESULTS-02)."""
        setup, kicked = state.setup, shoot_out.is_on(state)
        return Facts(
            extra_time=setup.rules.tie_break == "both" if kicked else state.half > 2,
            shoot_out=state.shoot_out if kicked else None,
            edition=setup.edition,
            scenario=setup.variant,
        )

    def incidents(self, sides: Sides, decided: Mapping[str, Any], told: Told, seed: str) -> dict[str, Any]:
        """Cards, injuries with their dice, and scorers, by the numbers of the competition's deck (LEAGUE-02)."""
        told = list(told)
        owners = dict(enumerate(_in_order(sides)))
        found = squads.incidents(told)
        scored: dict[bool, list[int]] = {False: [], True: []}
        for state, events in told:
            for event in events:
                if isinstance(event, GoalScored) and state.half <= 4:
                    scored[event.own].append(owners[state.cards[event.player]])
        injured = tuple([owners[card] for card in found.injured])
        sheet = replace(
            MatchSheet.of(decided),
            yellows=tuple([owners[card] for card in found.yellows]),
            reds=tuple([owners[card] for card in found.reds]),
            injured=injured,
            dice=injury_dice(seed, len(injured)),
            scorers=tuple(scored[False]),
            own_goals=tuple(scored[True]),
        )
        return sheet.plain

    def after(self, terms: Terms, sides: Sides, result: Result, seed: str, *, checked: bool) -> Sides:
        """The squads after a match: cards, injuries and absences (LEAGUE-02, LEAGUE-03, LEAGUE-04, LEAGUE-05)."""
        if not result.match:
            return Sides(*map(self.missed, sides))
        sheet, setup = MatchSheet.of(result.match), _setup(terms)
        for squad, cards in zip(sides, sheet.squads, strict=True):
            if checked:
                match_squad(squad, cards, setup)
        if checked:
            raised(setup.cards, [Boost(card, _attribute(name)) for card, name in sheet.boosts], sheet.squads[0])
        played = {card for cards in sheet.squads for card in cards}
        for card in (*sheet.yellows, *sheet.reds, *sheet.injured, *sheet.scorers, *sheet.own_goals):
            if card not in played:
                raise BadSetup(f"card {card} was in neither squad of {result.fixture} (LEAGUE-01)")
        if sheet.dice != injury_dice(seed, len(sheet.injured)):
            raise BadSetup(f"the injury dice of {result.fixture} do not follow from the seed (LEAGUE-02)")
        match = Incidents(sheet.yellows, sheet.reds, sheet.injured)
        dice = dict(zip(sheet.injured, sheet.dice, strict=True))
        return Sides(*[squads.after_match(squad, match, dice) for squad in sides])

    def missed(self, roster: Squad) -> Squad:
        """The squad after a match that was not played: absences run on (LEAGUE-05, CA-R-58)."""
        return squads.after_match(roster, Incidents(), {})

    def corrected(self, roster: Squad, absence: Absence) -> Squad:
        """The squad with the cards and absences of a player as the organiser has set them."""
        if min(absence.yellows, absence.injured, absence.banned) < 0 or absence.yellows >= squads.YELLOWS:
            raise BadSetup(f"a player has 0 to {squads.YELLOWS - 1} yellow cards and misses 0 matches or more")
        roster.member(absence.card)
        fixed = squads.Member(absence.card, absence.yellows, absence.injured, absence.banned)
        return replace(roster, members=tuple([fixed if one.card == fixed.card else one for one in roster.members]))

    def forfeit(self, sides: Sides) -> tuple[int, int] | None:
        """The score of a match that is not played for want of players (LEAGUE-09)."""
        return squads.forfeit(sides.home, sides.away)

    def players(self, terms: Terms, roster: Squad) -> tuple[tuple[int, str, int, int, int, int], ...]:
        """The players of a squad with their values and absences (LEAGUE-05, LEAGUE-06)."""
        deck, rules = _deck(terms), _setup(terms).rules
        found = [(member, deck.player(member.card)) for member in roster.members]
        return tuple(
            [
                (one.card, card.name, market.value(card, rules), one.yellows, one.injured, one.banned)
                for one, card in found
            ]
        )

    # The market

    def wants(self, terms: Terms, rosters: Sequence[Squad], club: int, points: int) -> tuple[Offer, ...]:
        """The dearest card that the club can pay, for its cheapest player of the kind, if that is better by 2."""
        return market.wants(rosters, club, points, _deck(terms), _setup(terms).rules)

    def buys(self, terms: Terms, rosters: Sequence[Squad], transfer: Transfer, points: int) -> Squad:
        """The squad of a club after a transfer (LEAGUE-06)."""
        club, buys, releases = transfer
        deck, rules = _deck(terms), _setup(terms).rules
        return market.transfer(rosters[club], buys, releases, points=points, clubs=rosters, deck=deck, rules=rules)

    def spent(self, roster: Squad) -> int:
        """How many points a club has spent (LEAGUE-06)."""
        return roster.spent

    def kept(self, roster: Squad) -> tuple[int, ...]:
        """The cards of a squad: absences and spent points end with the season."""
        return tuple([member.card for member in roster.members])


# Numbers

_LATEST: Final[list[tuple[Any, Any, Setup]]] = [(None, None, Setup(deck=bundled()))]


def _setup(terms: Terms) -> Setup:
    """What the matches of a competition have in common, its deck too; it is asked for again and again."""
    deck, common, setup = _LATEST[0]
    if deck is not terms.deck or common is not terms.setup:
        setup = setups.read({**terms.setup, "deck": terms.deck})
        setup = replace(setup, deck=setup.cards)
        _LATEST[0] = terms.deck, terms.setup, setup
    return setup


def _deck(terms: Terms) -> Deck:
    """The deck of a competition."""
    return _setup(terms).cards


def _wanted(terms: Terms) -> int:
    """How many goalkeepers a match squad has (SETUP-06)."""
    return 1 if _setup(terms).rules.squad_composition == "one_goalkeeper" else 2


def _in_order(sides: Sides) -> list[int]:
    """The cards of both clubs in the order of the match deck: outfielders first, as in any deck."""
    return sorted([member.card for squad in sides for member in squad.members])


def _places(sides: Sides) -> dict[int, int]:
    """The number in the match deck of each card of both clubs."""
    return {card: place for place, card in enumerate(_in_order(sides))}


def _numbered(squad: Squad, places: Mapping[int, int]) -> Squad:
    return replace(squad, members=tuple([replace(member, card=places[member.card]) for member in squad.members]))


def _owned(card: int, sides: Sides) -> int:
    if not any(card == member.card for squad in sides for member in squad.members):
        raise BadSetup(f"card {card} is with neither {sides.home.name} nor {sides.away.name} (LEAGUE-01)")
    return card


def _attribute(name: str) -> Any:
    """An attribute by its name; `boosted` refuses one that a card has not got."""
    return name


def _best(cards: Sequence[int], deck: Deck) -> int:
    """The card that a computer drafts: the one with the most points in all."""
    return max(cards, key=lambda card: (_total(deck.player(card)), -card))


def _total(card: PlayerCard) -> int:
    return sum(getattr(card, field) for field in card.__struct_fields__[2:])


def injury_dice(seed: str, count: int) -> tuple[int, ...]:
    """A die for each player injured in a match, from its own stream (LEAGUE-02)."""
    randbelow = Seeded(seed, "injuries").randbelow
    return tuple([1 + randbelow(6) for _ in range(count)])
