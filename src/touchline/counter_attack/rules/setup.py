"""Set-up: SETUP-06 to -18. Referee, draft, line-ups, coin, and the placement before every kick-off.

The draft keeps its progress in its frames: the cards of both squads by number, and the side with the first pick.
Face-down cards have no order: a picked card is drawn when it is picked.
"""

from collections.abc import Iterator
from math import perm
from typing import Final, NamedTuple

from touchline.counter_attack.cards import Deck
from touchline.counter_attack.events import (
    CardPicked,
    CardsDealt,
    LinedUp,
    Placed,
    RefereeDrawn,
    RestartGiven,
    Tossed,
)
from touchline.counter_attack.formations import FORMATIONS, placement_refusal
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    TEAM,
    VACANT,
    Call,
    Form,
    LineUp,
    Move,
    Pick,
    Player,
    Players,
    Setup,
    State,
    each,
    present,
    shirt,
)
from touchline.counter_attack.pitch import KICK_OFF, Board, Hex, distance, kick_off_hexes
from touchline.counter_attack.refs import CardRef, HexRef, PlayerRef, SideRef
from touchline.counter_attack.rules import clock, dice, next_action, scenarios
from touchline.counter_attack.step import Frame, Passage, Traits, Turn
from touchline.counter_attack.targets import Moves, word
from touchline.kernel import (
    AWAY,
    HOME,
    SIDES,
    BadSetup,
    Choose,
    Dice,
    Draw,
    Facts,
    Group,
    Listed,
    Record,
    Refusal,
    Roll,
    Side,
    Step,
    nearest,
    other,
    replace,
)

SQUAD: Final = 16
FEWEST: Final = 7
"""The fewest players of a side (LEAGUE-09)."""

_FACE_DOWN: Final = (0, 1, 2, 3)
_ROUND: Final = 4
_TURNS_EACH: Final = 2  # of placing before a kick-off


# Before the match


def check(setup: Setup) -> None:
    """Refuse a set-up with bad squads (SETUP-06, SETUP-12), referee or formations."""
    deck = setup.cards
    if setup.referee is not None and not 0 <= setup.referee < len(deck.referees):
        raise BadSetup(f"the referee is one of 0 to {len(deck.referees) - 1} (SETUP-11); got {setup.referee}")
    for name in setup.formations:
        if name not in FORMATIONS:
            raise BadSetup(f"there is no formation {name!r}; nearest: {nearest(name, list(FORMATIONS))} (SETUP-13)")
    scenarios.check(setup)
    if not setup.squads:
        return
    if len(setup.squads) != len(SIDES):
        raise BadSetup(f"squads are those of home and of away (SETUP-06); got {len(setup.squads)}")
    for side, squad in zip(SIDES, setup.squads, strict=True):
        _check_squad(side, squad, deck, 1 if setup.rules.squad_composition == "one_goalkeeper" else 2)
    if shared := sorted(set(setup.squads[0]) & set(setup.squads[1]) - {VACANT}):
        raise BadSetup(f"a card is in one squad (SETUP-06); got {', '.join(map(str, shared))} in both")


def _check_squad(side: Side, squad: tuple[int, ...], deck: Deck, keepers: int) -> None:
    """Check a squad: 16 cards, with the edition's goalkeepers in shirts 1 and 12 (SETUP-06, SETUP-12).

    A squad with vacant places has at least 7 players, and a goalkeeper in goal if it has one (LEAGUE-09).
    """
    outfielders, every = len(deck.outfielders), len(deck.outfielders) + len(deck.goalkeepers)
    there = present(squad)
    if unknown := [card for card in there if not 0 <= card < every]:
        raise BadSetup(f"the squad of {side} has cards from 0 to {every - 1}; got {unknown[0]}")
    if len(there) < len(squad) == SQUAD:
        if VACANT in squad[: len(there)] or len(there) < FEWEST or len(set(there)) < len(there):
            raise BadSetup(
                f"the squad of {side} has {FEWEST} cards at least, none twice, before its vacant places (LEAGUE-09);"
                f" got {_list(there)}"
            )
        if there[0] < outfielders <= max(there):
            raise BadSetup(f"1 of {side} is worn by a goalkeeper, since it has one (SETUP-12); got {there[0]}")
        return
    if len(squad) != SQUAD or len(set(squad)) != SQUAD:
        raise BadSetup(
            f"the squad of {side} has {SQUAD} cards, none twice (SETUP-06);"
            f" got {len(squad)}, {len(set(squad))} of them different"
        )
    wear = [number for number, card in enumerate(squad, start=1) if card >= outfielders]
    wanted = [1, 12][:keepers]
    if wear != wanted:
        raise BadSetup(
            f"the goalkeepers of {side} wear {' and '.join(map(str, wanted))} (SETUP-06, SETUP-12);"
            f" got {' and '.join(map(str, wear)) or 'none'}"
        )


def start_of_match(setup: Setup) -> State:
    """The initial state of a match."""
    check(setup)
    state, _ = Match(State(setup=setup, formations=setup.formations, stack=(StartOfMatch(),))).settle()
    return state


class StartOfMatch(Passage, frozen=True):
    """The referee, then the squads, drafted and lined up unless given, then the coin (SETUP-06 to -14).

    A quick scenario has its own opening, and perhaps an initial score.
    """

    def runs(self, match: Match) -> None:
        setup = match.state.setup
        match.change(score=scenarios.score_before(setup.variant))
        referee: tuple[Step, ...] = (RefereeDraw(),)
        if setup.referee is not None:
            match.change(referee=setup.referee)
            referee = ()
        if setup.squads:
            for side, squad in zip(SIDES, map(present, setup.squads), strict=True):
                _line_up(match, side, squad[:ELEVEN], squad[ELEVEN:])
            match.then(*referee, scenarios.opening(setup.variant))
        else:
            match.then(*referee, *(scenarios.elevens(match.state) or (Draft(),)))


class RefereeDraw(Frame, frozen=True):
    """The referee is drawn for the match (SETUP-11, DICE-08)."""

    traits = Traits(ball="dead")

    def asks(self, state: State) -> Draw:
        return Draw("SETUP-11", HOME, tuple(range(len(state.setup.cards.referees))))

    def takes(self, match: Match, drawn: tuple[int]) -> None:
        match.change(referee=drawn[0])
        match.note(RefereeDrawn("SETUP-11", drawn[0]))


# The draft


class Squads(Record, frozen=True, array_like=True):
    """The progress of the draft: both squads in order of the picks, and the side with the first pick."""

    home: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    first: Side | None = None  # not known yet

    def of(self, side: Side) -> tuple[int, ...]:
        """The cards of a side."""
        return self.home if side == HOME else self.away

    def having(self, side: Side, card: int) -> "Squads":
        """The squads after a side takes a card."""
        if side == HOME:
            return replace(self, home=(*self.home, card))
        return replace(self, away=(*self.away, card))

    def left(self, cards: range) -> tuple[int, ...]:
        """The cards in no squad yet."""
        return tuple([card for card in cards if card not in self.home and card not in self.away])

    def taken(self, cards: range) -> int:
        """The number of these cards in a squad."""
        return sum([card in cards for card in (*self.home, *self.away)])


def outfielders(deck: Deck) -> range:
    """The numbers of the outfielders' cards."""
    return range(len(deck.outfielders))


def goalkeepers(deck: Deck) -> range:
    """The numbers of the goalkeepers' cards."""
    return range(len(deck.outfielders), len(deck.outfielders) + len(deck.goalkeepers))


class Draft(Passage, frozen=True):
    """The next part of the draft: goalkeepers and the first pick, rounds, line-ups (SETUP-07 to -12).

    One goalkeeper each is drawn at random, then a coin decides the first pick (SETUP-07, SETUP-09); or two each are
    picked face down in turn, and the first to pick also starts the first round (SETUP-08, SETUP-10).
    """

    squads: Squads = Squads()

    def runs(self, match: Match) -> None:
        squads = self.squads
        blind = match.edition.gk_draw == "two_blind"
        keepers = squads.taken(goalkeepers(match.state.setup.cards))
        if not blind and keepers < 2:
            match.then(GoalkeeperDraw("SETUP-07", SIDES[keepers], squads))
        elif squads.first is None:
            match.then(FirstPickCoin(squads) if match.edition.first_pick == "coin" else FirstPickDice(squads))
        elif blind and keepers < 4:
            match.then(GoalkeeperPick(squads, _FACE_DOWN))
        elif len(squads.home) + len(squads.away) < 2 * SQUAD:
            match.then(Deal(squads))
        else:
            opening = scenarios.opening(match.state.setup.variant)
            match.then(LineUpChoice(HOME, squads.home), LineUpChoice(AWAY, squads.away), opening)


class FirstPickDice(Frame, frozen=True):
    """A die per side for the first pick: the higher wins, a tie is rolled again (SETUP-08)."""

    traits = Traits(ball="dead")

    squads: Squads

    def asks(self, state: State) -> Roll:
        return Roll("SETUP-08", SIDES)

    def takes(self, match: Match, rolled: Dice) -> None:
        home, away = rolled
        if home == away:
            match.then(self)
            return
        winner: Side = HOME if home > away else AWAY
        match.note(Tossed("SETUP-08", rolled, winner))
        match.then(Draft(replace(self.squads, first=winner)))


class FirstPickCoin(Frame, frozen=True):
    """A coin decides who picks first (SETUP-09, DICE-08)."""

    traits = Traits(ball="dead")
    squads: Squads

    def facts(self, state: State) -> Facts:
        return {"home": SideRef(HOME), "away": SideRef(AWAY)}

    def asks(self, state: State) -> Roll:
        return dice.plain("SETUP-09", HOME)

    def takes(self, match: Match, rolled: Dice) -> None:
        match.then(Draft(replace(self.squads, first=_toss(match, "SETUP-09", rolled))))


def _toss(match: Match, rule: str, rolled: Dice) -> Side:
    """The winner of a coin: 1 to 3 home, 4 to 6 away (DICE-08)."""
    winner: Side = HOME if rolled[0] <= 3 else AWAY
    match.note(Tossed(rule, rolled, winner))
    return winner


class GoalkeeperPick(Frame, frozen=True):
    """One of four face-down goalkeepers is picked, by index; the sides take turns (SETUP-08)."""

    traits = Traits(arranged=True, draft="face_down", waiting="picking")

    squads: Squads
    places: tuple[int, ...]

    def side(self) -> Side:
        """The side to pick."""
        assert self.squads.first is not None
        return self.squads.first if len(self.places) % 2 == 0 else other(self.squads.first)

    def asks(self, state: State) -> Choose:
        return Choose("SETUP-08", self.side(), (Listed("pick", tuple(map(Pick, self.places))),))

    def takes(self, match: Match, pick: Pick) -> None:
        places = tuple([place for place in self.places if place != pick.card])
        match.then(GoalkeeperDraw("SETUP-08", self.side(), self.squads, places))

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pick(place) if place in _FACE_DOWN:
                return Refusal("SETUP-08", "keeper-already-picked", place=place)
        return Refusal("SETUP-08", "keeper-picked-by-place", places=self.places)


class GoalkeeperDraw(Frame, frozen=True):
    """A goalkeeper is drawn, or the picked one is turned over (SETUP-07, SETUP-08, DICE-08)."""

    traits = Traits(ball="dead")

    rule: str
    side: Side
    squads: Squads
    places: tuple[int, ...] = ()  # the goalkeepers still face down

    def asks(self, state: State) -> Draw:
        return Draw(self.rule, self.side, self.squads.left(goalkeepers(state.setup.cards)))

    def takes(self, match: Match, drawn: tuple[int]) -> None:
        match.note(CardPicked(self.rule, self.side, drawn[0]))
        squads = self.squads.having(self.side, drawn[0])
        match.then(GoalkeeperPick(squads, self.places) if self.places else Draft(squads))


class Deal(Frame, frozen=True):
    """A round of the draft: four outfielders dealt face up, two in the eighth round (SETUP-09, SETUP-10)."""

    traits = Traits(ball="dead")

    squads: Squads

    def asks(self, state: State) -> Draw:
        squads = self.squads
        wanted = 2 * SQUAD - len(squads.home) - len(squads.away)
        bag = squads.left(outfielders(state.setup.cards))
        return Draw("SETUP-09", _turn(squads, state), bag, min(_ROUND, wanted))

    def takes(self, match: Match, drawn: tuple[int, ...]) -> None:
        match.note(CardsDealt("SETUP-09", drawn))
        match.then(CardPick(self.squads, drawn))


def _turn(squads: Squads, state: State) -> Side:
    """The side to pick: they alternate, and take turns to start a round (SETUP-09, SETUP-10)."""
    assert squads.first is not None
    rounds, picks = divmod(squads.taken(outfielders(state.setup.cards)), _ROUND)
    return squads.first if (rounds + picks) % 2 == 0 else other(squads.first)


class CardPick(Frame, frozen=True):
    """A side picks a face-up outfielder, even the last one (SETUP-09)."""

    traits = Traits(arranged=True, draft="face_up", waiting="picking")

    squads: Squads
    face_up: tuple[int, ...]

    def asks(self, state: State) -> Choose:
        return Choose("SETUP-09", _turn(self.squads, state), (Listed("pick", tuple(map(Pick, self.face_up))),))

    def takes(self, match: Match, pick: Pick) -> None:
        side = _turn(self.squads, match.state)
        match.note(CardPicked("SETUP-09", side, pick.card))
        squads = self.squads.having(side, pick.card)
        face_up = tuple([card for card in self.face_up if card != pick.card])
        match.then(CardPick(squads, face_up) if face_up else Draft(squads))

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Pick(card):
                for side in SIDES:
                    if card in self.squads.of(side):
                        return Refusal(
                            "SETUP-09",
                            "card-in-squad",
                            card=CardRef(card),
                            side=SideRef(side),
                            cards=tuple(map(CardRef, self.face_up)),
                        )
        return Refusal("SETUP-09", "card-not-face-up", cards=tuple(map(CardRef, self.face_up)))


class OnTheTable(NamedTuple):
    """The draft on the table: the cards to pick from, and both squads."""

    face_up: tuple[int, ...]
    home: tuple[int, ...]
    away: tuple[int, ...]

    def of(self, side: Side) -> tuple[int, ...]:
        """The squad of a side."""
        return self.home if side == HOME else self.away


def on_the_table(state: State) -> OnTheTable | None:
    """The draft in progress; None before it, or once both sides are lined up."""
    if len(state.cards) == 2 * ELEVEN or not state.stack:
        return None
    face_up: tuple[int, ...] = ()
    squads = {side: _lined_up(state, side) for side in SIDES}
    for step in state.stack:
        match step:
            case LineUpChoice(side=side, squad=squad):
                squads[side] = squad
            case GoalkeeperPick() | GoalkeeperDraw() | FirstPickDice() | FirstPickCoin() | Deal() | CardPick():
                squads = {side: step.squads.of(side) for side in SIDES}
        if isinstance(step, CardPick):
            face_up = step.face_up
    return OnTheTable(face_up, squads[HOME], squads[AWAY])


def _lined_up(state: State, side: Side) -> tuple[int, ...]:
    """The squad of a side in shirt order; empty until it names its eleven."""
    eleven = state.cards[:ELEVEN] if side == HOME else state.cards[ELEVEN:]
    return (*eleven, *state.bench[side == AWAY])


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


# Line-ups


class LineUps(Record, frozen=True):
    """Every way to give shirt 1 to a goalkeeper and 2 to 11 to outfielders; there are billions."""

    keepers: tuple[int, ...]
    others: tuple[int, ...]
    kind: str = "line up"

    @property
    def count(self) -> int:
        """How many there are: too many for `len` on a machine of 32 bits."""
        return len(self.keepers) * perm(len(self.others), ELEVEN - 1)

    def __getitem__(self, index: int) -> LineUp:
        if not 0 <= index < self.count:
            raise IndexError(f"line-up {index} of {self.count}")
        keeper, index = divmod(index, perm(len(self.others), ELEVEN - 1))
        cards, left = [self.keepers[keeper]], list(self.others)
        for shirts in range(ELEVEN - 2, -1, -1):
            which, index = divmod(index, perm(len(left) - 1, shirts))
            cards.append(left.pop(which))
        return LineUp(tuple(cards))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, LineUp) and self.refusal(action.cards) is None

    def __iter__(self) -> Iterator[LineUp]:
        return map(self.__getitem__, range(self.count))

    def refusal(self, cards: tuple[int, ...]) -> Refusal | None:
        """The refusal of a line-up (SETUP-06, SETUP-12)."""
        if len(cards) != ELEVEN or len(set(cards)) != ELEVEN:
            return Refusal("SETUP-06", "line-up-not-eleven", count=len(set(cards)))
        if strangers := [card for card in cards if card not in self.keepers and card not in self.others]:
            return Refusal("SETUP-12", "card-not-in-squad", card=CardRef(strangers[0]))
        if cards[0] not in self.keepers:
            return Refusal(
                "SETUP-12", "number-one-not-keeper", keepers=tuple(map(CardRef, self.keepers)), card=CardRef(cards[0])
            )
        for number, card in enumerate(cards[1:], start=2):
            if card in self.keepers:
                return Refusal("SETUP-12", "outfield-number-for-keeper", number=number, card=CardRef(card))
        return None


class LineUpChoice(Frame, frozen=True):
    """A side names the cards for shirts 1 to 11; the others are substitutes (SETUP-12)."""

    traits = Traits(arranged=True, draft="line_up")

    side: Side
    squad: tuple[int, ...]

    def line_ups(self, state: State) -> LineUps:
        """The legal line-ups."""
        numbers = goalkeepers(state.setup.cards)
        return LineUps(
            tuple([card for card in self.squad if card in numbers]),
            tuple([card for card in self.squad if card not in numbers]),
        )

    def asks(self, state: State) -> Choose:
        return Choose("SETUP-12", self.side, (self.line_ups(state),))

    def takes(self, match: Match, line_up: LineUp) -> None:
        squad = self.line_ups(match.state)
        substitutes = [card for card in (*squad.keepers, *squad.others) if card not in line_up.cards]
        _line_up(match, self.side, line_up.cards, tuple(substitutes))

    def refuses(self, state: State, action: object) -> Refusal | None:
        if isinstance(action, LineUp):
            return self.line_ups(state).refusal(action.cards)
        return Refusal("SETUP-12", "line-up-expected")


def to_line_up(state: State) -> tuple[int, ...]:
    """The squad being lined up."""
    frame = state.stack[-1]
    assert isinstance(frame, LineUpChoice)
    return frame.squad


def _line_up(match: Match, side: Side, eleven: tuple[int, ...], bench: tuple[int, ...]) -> None:
    """Put a side's cards in their shirts and on the pitch.

    Substitutes wear 12 and above, a second goalkeeper 12 (SETUP-12). The last shirts of a short side stay empty: cards
    of no squad fill them and stay off the pitch (LEAGUE-09).
    """
    if len(match.state.cards) == 2 * ELEVEN:
        scenarios.clears_pitch(match)
    match.note(LinedUp("SETUP-12", side, eleven))
    state = match.state
    missing, (home, away) = ELEVEN - len(eleven), state.bench
    match.change(
        cards=(*state.cards, *eleven, *(_nobodys(state)[:missing] if missing else ())),
        bench=(bench, away) if side == HOME else (home, bench),
    )
    first = TEAM[side] & -TEAM[side]
    _stand(match, side, (first << len(eleven)) - first, kicks_off=False)


def _nobodys(state: State) -> list[int]:
    """The cards of the deck in no squad, for empty shirts (LEAGUE-09)."""
    deck, taken = state.setup.cards, {*state.cards, *(card for squad in state.setup.squads for card in squad)}
    return [card for card in (*outfielders(deck), *goalkeepers(deck)) if card not in taken]


class KickOffToss(Frame, frozen=True):
    """A coin decides who kicks off the first half (SETUP-14, DICE-08)."""

    traits = Traits(ball="dead")

    def facts(self, state: State) -> Facts:
        return {"home": SideRef(HOME), "away": SideRef(AWAY)}

    def asks(self, state: State) -> Roll:
        return dice.plain("SETUP-14", HOME)

    def takes(self, match: Match, rolled: Dice) -> None:
        match.change(first_kick=_toss(match, "SETUP-14", rolled))
        match.then(clock.StartOfHalf(1))


# Kick-off


class KickOff(Passage, frozen=True):
    """Both teams take up their formations; then defence and attack place players, twice (SETUP-16).

    The same before every kick-off, also after a goal (SETUP-18). Exclusions end (MOVE-26).
    """

    traits = Traits(situation="kick_off")

    side: Side

    def runs(self, match: Match) -> None:
        match.change(
            attack=self.side, ball=KICK_OFF, carrier=NOBODY, movement=None, jumped=0, stunned=0, stunned_next=0,
            barred=NOBODY, offside=0, kicked=NOBODY, touched=NOBODY, played=NOBODY,
        )  # fmt: skip
        match.note(RestartGiven("SETUP-15", "kick_off", self.side, KICK_OFF))
        defence = other(self.side)
        for side in (defence, self.side):
            _stand(match, side, match.state.on_pitch(side), kicks_off=side == self.side)
        order = [KickOffPlacement(side) for side in (defence, self.side) * _TURNS_EACH]
        match.instead(*order, KickOffReady())


def _stand(match: Match, side: Side, players: Players, *, kicks_off: bool) -> None:
    """Put a side in its formation (SETUP-13, SETUP-15).

    The goalkeeper takes the place of shirt 1. If the player to kick off is not on the pitch, the nearest teammate does
    it, the goalkeeper last of all; ties go to the lower number.
    """
    state = match.state
    places = FORMATIONS[state.formations[side == AWAY]].hexes(state.attacks(side), kicks_off=kicks_off)
    keeper = state.keeper(side)
    places[1], places[shirt(keeper)] = places[shirt(keeper)], places[1]
    hexes = {player: places[shirt(player)] for player in each(players)}
    if kicks_off and KICK_OFF not in hexes.values():
        taker = min(hexes, key=lambda player: (player == keeper, distance(hexes[player], KICK_OFF)))
        hexes[taker] = KICK_OFF
    everybody = list(state.hexes)
    for player, hex in hexes.items():
        if everybody[player] != hex:
            everybody[player] = hex
            match.note(Placed("SETUP-15", player, hex))
    match.change(hexes=tuple(everybody))


class KickOffPlacement(Frame, frozen=True):
    """A side takes up a formation, places players, each once, or ends its turn (SETUP-15, SETUP-16).

    A player placed on the kick-off hex swaps with the one there, who cannot move otherwise: there is always somebody to
    kick off.
    """

    traits = Traits(
        ball="dead",
        arranged=True,
        restart="kick_off",
        waiting="placing",
        order=("kick_off", "done"),
        whole_turn=True,
    )

    side: Side
    placed: Players = 0
    formed: bool = False

    def _hexes(self, state: State) -> Board:
        """The hexes open to a player of the side (SETUP-15)."""
        kicks = self.side == state.attack
        hexes = kick_off_hexes(state.attacks(self.side), kicks=kicks) & ~state.occupied
        return hexes | 1 << KICK_OFF if kicks else hexes

    def facts(self, state: State) -> Facts:
        left = sum(isinstance(step, KickOffPlacement) and step.side == self.side for step in state.stack)
        turn = _TURNS_EACH + 1 - left
        own, team, rival = self.side == state.attack, SideRef(state.attack), SideRef(other(self.side))
        return {"turn": turn, "own": own, "team": team, "rival": rival}

    def handled(self, state: State) -> Players:
        """The players placed in this turn."""
        return self.placed

    def placements(self, state: State) -> tuple[Turn, ...]:
        """This turn."""
        return ((self.side, (state.on_pitch(self.side) & ~self.placed).bit_count()),)

    def asks(self, state: State) -> Choose:
        hexes, taker = self._hexes(state), state.at(KICK_OFF)
        groups: list[Group] = [
            Moves(hexes, player) for player in each(state.on_pitch(self.side) & ~self.placed) if player != taker
        ]
        if not self.placed and not self.formed:
            groups.append(Listed("form", tuple(map(Form, FORMATIONS))))
        return Choose("SETUP-16", self.side, (*groups, word("done")))

    def takes(self, match: Match, action: Form | Move | Call) -> None:
        match action:
            case Form(name):
                home, away = match.state.formations
                match.change(formations=(name, away) if self.side == HOME else (home, name))
                players = match.state.on_pitch(self.side)
                _stand(match, self.side, players, kicks_off=self.side == match.attack)
                match.then(KickOffPlacement(self.side, formed=True))
            case Move(player, hex):
                taker = match.state.at(hex)
                if taker == NOBODY:
                    match.place("SETUP-15", player, hex)
                else:
                    match.swap("SETUP-15", player, taker)
                match.then(KickOffPlacement(self.side, self.placed | 1 << player, self.formed))

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Move(player, hex):
                return self._refuses_move(state, player, hex)
            case Form(name) if name not in FORMATIONS:
                close = nearest(name, list(FORMATIONS))
                return Refusal("SETUP-13", "unknown-formation", name=name, nearest=close)
            case Form():
                return Refusal("SETUP-16", "formation-too-late")
        return Refusal("SETUP-16", "kick-off-placing")

    def _refuses_move(self, state: State, player: Player, hex: Hex) -> Refusal | None:
        if not 0 <= player < 2 * ELEVEN or not state.on_pitch(self.side) >> player & 1:
            return Refusal("SETUP-16", "places-own-players", side=SideRef(self.side))
        if self.placed >> player & 1:
            return Refusal("SETUP-16", "already-placed", player=PlayerRef(player))
        if state.hexes[player] == KICK_OFF:
            return Refusal("SETUP-15", "kick-off-taker-stays", player=PlayerRef(player))
        hexes = {shirt(each_one): state.hexes[each_one] for each_one in each(state.on_pitch(self.side))}
        kicks = self.side == state.attack
        refusal = placement_refusal(hexes | {shirt(player): hex}, state.attacks(self.side), kicks)
        if refusal is None and (there := state.at(hex)) != NOBODY:
            return Refusal("SETUP-15", "place-taken", player=PlayerRef(player), hex=HexRef(hex), other=PlayerRef(there))
        return refusal


class KickOffReady(Passage, frozen=True):
    """The player on the kick-off hex has the ball, and the attack calls (SETUP-15, SETUP-17, ANYOTHER-01)."""

    def runs(self, match: Match) -> None:
        match.give_ball(match.state.at(KICK_OFF))
        match.instead(next_action.NextAction("kick_off"))
