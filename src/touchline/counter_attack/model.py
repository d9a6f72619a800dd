"""The data of a match: players, set-up, state and answers.

A player is one number, its token: home's shirts 1 to 11 are 0 to 10, away's 11 to 21. A set of players is an int with
one bit per player. Boards of occupied hexes are not stored: `boards` derives them.
"""

from functools import lru_cache
from typing import Any, Final, Literal

from touchline.counter_attack.cards import Attribute, Deck, PlayerCard, Referee, attribute
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.editions import Edition, edition
from touchline.counter_attack.pitch import BOARD, BOX, KICK_OFF, LEFT, RIGHT, Board, End, Hex
from touchline.kernel import AWAY, HOME, Action, Record, Side
from touchline.kernel import State as KernelState

# Players

Player = int
Players = int
"""A set of players, one bit per player."""

NOBODY: Final[Player] = -1
OFF: Final[Hex] = 0
"""The hex of a player off the pitch."""

ELEVEN: Final = 11
EVERYBODY: Final[Players] = (1 << 2 * ELEVEN) - 1
TEAM: Final[dict[Side, Players]] = {HOME: (1 << ELEVEN) - 1, AWAY: (1 << ELEVEN) - 1 << ELEVEN}


def side_of(player: Player) -> Side:
    """A player's side."""
    return HOME if player < ELEVEN else AWAY


def shirt(player: Player) -> int:
    """A player's shirt number."""
    return player % ELEVEN + 1


def wearing(side: Side, number: int) -> Player:
    """The player of a side with a shirt number."""
    return number - 1 if side == HOME else number - 1 + ELEVEN


def label(player: Player) -> str:
    """A player's label: H8 is home's 8, A1 away's 1."""
    return f"{'H' if player < ELEVEN else 'A'}{player % ELEVEN + 1}"


@lru_cache(maxsize=1 << 12)
def each(players: Players) -> tuple[Player, ...]:
    """The players of a set, in token order."""
    return tuple([player for player in range(players.bit_length()) if players >> player & 1])


def boards(hexes: tuple[Hex, ...]) -> tuple[Board, Board]:
    """The hexes occupied by home and by away."""
    known, standing = _LATEST[0]
    return standing if known is hexes or known == hexes else _boards(hexes)


def moved(hexes: tuple[Hex, ...], player: Player, hex: Hex) -> tuple[Hex, ...]:
    """The hexes of all players after one moves; their boards are computed along, as they are needed next.

    Not while pushed players share a hex, since one of them stays there.
    """
    placed = list(hexes)
    placed[player] = hex
    now = tuple(placed)
    known, (home, away) = _LATEST[0]
    if known is not hexes and known != hexes:
        home, away = _boards(hexes)
        if (home | away).bit_count() + hexes.count(OFF) < len(hexes):
            return now
    if not (home | away) & _BIT[hex]:
        change = _BIT[hexes[player]] ^ _BIT[hex]
        _LATEST[0] = now, (home ^ change, away) if player < ELEVEN else (home, away ^ change)
    return now


@lru_cache(maxsize=1 << 9)
def _boards(hexes: tuple[Hex, ...]) -> tuple[Board, Board]:
    home = away = 0
    for hex in hexes[:ELEVEN]:
        home |= _BIT[hex]
    for hex in hexes[ELEVEN:]:
        away |= _BIT[hex]
    return home, away


_BIT: Final = [0, *(1 << hex for hex in range(1, BOARD.bit_length()))]  # the bit of each hex; none off the pitch
_LATEST: Final[list[tuple[tuple[Hex, ...], tuple[Board, Board]]]] = [((), (0, 0))]  # of the last move


# Set-up

EditionName = Literal["core", "advanced", "living"]
Variant = Literal["match", "outnumbered", "away_goal", "defence_v_attack", "top_v_bottom"]

VACANT: Final = -1
"""A vacant place in a squad."""


def present(squad: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a squad without its vacant places (LEAGUE-09)."""
    return tuple([card for card in squad if card != VACANT])


class Setup(Record, frozen=True, cache_hash=True):
    """The set-up of a match.

    Given squads replace the draft: 16 card numbers per side, shirts 1 to 11 first (SETUP-12). A card's number is its
    index in the deck, outfielders before goalkeepers. A club short of players has vacant places at the end (LEAGUE-09).
    """

    home: str = "Home"
    away: str = "Away"
    edition: EditionName = "living"
    options: tuple[tuple[str, bool | int | str], ...] = ()  # the options that differ from the edition
    deck: Deck | None = None  # None: the bundled deck
    squads: tuple[tuple[int, ...], ...] = ()  # home's and away's; none: drafted
    referee: int | None = None  # index in the deck; None: drawn
    formations: tuple[str, str] = ("4-4-2", "4-4-2")
    beginner: bool = False  # SETUP-19
    variant: Variant = "match"

    def name(self, side: Side) -> str:
        """The name of a side."""
        return self.home if side == HOME else self.away

    @property
    def rules(self) -> Edition:
        """Every option of this match."""
        return _rules(self.edition, self.options)

    @property
    def cards(self) -> Deck:
        """The deck that squads are drafted from."""
        return self.deck or bundled()


@lru_cache(maxsize=1 << 10)
def _rules(name: str, options: tuple[tuple[str, Any], ...]) -> Edition:
    return edition(name, dict(options))


# State


class Movement(Record, frozen=True, array_like=True):
    """A Movement Phase in progress (§0.5)."""

    step: int = 1  # 1 to 3: the attack, the defence, the attack again
    moves: int = 0  # moves made in this step
    moved: Players = 0  # players that have moved in this phase
    tried: Players = 0  # players that have attempted a steal (MOVE-13)
    tested: Players = 0  # players that have tried for a free ball (MOVE-22)
    dives: tuple[Hex, ...] = ()  # hexes on which a dive at the feet has been offered (GK-15)
    dived: Hex = OFF  # hex of the goalkeeper's last dive (MOVE-18)
    dead: bool = False  # before a throw-in: the ball is out of play (SETPIECE-16)


class State(KernelState, frozen=True, array_like=True):
    """The state of a match.

    With a `carrier`, the ball is on that player's hex; without, `attack` is the side that had it last. Marks by player
    belong to the shirt: a substitute starts without them (SUBS-06).
    """

    setup: Setup = Setup()
    cards: tuple[int, ...] = ()  # card numbers of the 22 players
    bench: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # home's and away's unused substitutes
    referee: int = 0
    keepers: tuple[Player, Player] = (0, ELEVEN)
    formations: tuple[str, str] = ("4-4-2", "4-4-2")  # of the next kick-off
    hexes: tuple[Hex, ...] = (OFF,) * 2 * ELEVEN
    ball: Hex = KICK_OFF
    carrier: Player = NOBODY
    attack: Side = HOME
    right: Side = HOME  # the side attacking the right end
    score: tuple[int, int] = (0, 0)
    shoot_out: tuple[int, int] = (0, 0)  # kicks scored by home and by away
    half: int = 1  # 3 and 4 are those of extra time, 5 is the shoot-out
    actions: int = 0  # called in this half (CLOCK-03)
    added: int | None = None  # actions added to this half, once they are rolled (CLOCK-05)
    time_up: bool = False  # reported by the real clock (CLOCK-02)
    first_kick: Side = HOME
    substitutions: tuple[int, int] = (0, 0)  # made by home and by away
    booked: Players = 0
    injured: Players = 0
    jumped: Players = 0  # excluded from the next Movement Phase (MOVE-26)
    stunned: Players = 0  # excluded from this phase, or from the next one while there is none
    stunned_next: Players = 0  # excluded from the one after it too (NUTMEG-09, -11)
    barred: Player = NOBODY  # may not be the next to touch the ball (PASS-21, PASS-41, HEAD-12)
    offside: Players = 0  # offside if they are the first to touch the ball (OFFSIDE-03)
    passed_from: Hex = OFF  # origin of the last pass that offside applies to (OFFSIDE-01)
    kicked: Player = NOBODY  # last to kick the ball on purpose; nobody after a header or a loose ball (GK-21)
    touched: Player = NOBODY  # touched the ball last
    played: Player = NOBODY  # the last attacker to play the ball on purpose (LOOSE-18)
    movement: Movement | None = None
    first_leg: tuple[int, int] = (0, 0)  # first-leg goals of home and away (SCENARIO-04)

    @property
    def edition(self) -> Edition:
        """The options of this match."""
        return self.setup.rules

    @property
    def defence(self) -> Side:
        """The side without the ball."""
        return AWAY if self.attack == HOME else HOME

    # The pitch

    def attacks(self, side: Side) -> End:
        """The end a side attacks."""
        return RIGHT if side == self.right else LEFT

    def defends(self, side: Side) -> End:
        """The end a side defends."""
        return LEFT if side == self.right else RIGHT

    @property
    def goal(self) -> End:
        """The end under attack."""
        return RIGHT if self.attack == self.right else LEFT

    def board(self, side: Side) -> Board:
        """The hexes occupied by a side."""
        return boards(self.hexes)[side == AWAY]

    @property
    def attackers(self) -> Board:
        """The hexes occupied by the attack."""
        return boards(self.hexes)[self.attack == AWAY]

    @property
    def defenders(self) -> Board:
        """The hexes occupied by the defence."""
        return boards(self.hexes)[self.attack == HOME]

    @property
    def occupied(self) -> Board:
        """All occupied hexes."""
        home, away = boards(self.hexes)
        return home | away

    def at(self, hex: Hex) -> Player:
        """The player on a hex; nobody if it is free."""
        return self.hexes.index(hex) if hex in self.hexes else NOBODY

    def on(self, board: Board) -> Players:
        """The players on a board."""
        players = 0
        for player, hex in enumerate(self.hexes):
            if hex and board >> hex & 1:
                players |= 1 << player
        return players

    def on_pitch(self, side: Side) -> Players:
        """The players of a side on the pitch."""
        return TEAM[side] if OFF not in self.hexes else TEAM[side] & self.on(-1)

    # Players

    def keeper(self, side: Side) -> Player:
        """The goalkeeper of a side."""
        return self.keepers[side == AWAY]

    def is_keeper(self, player: Player) -> bool:
        """Whether a player is a goalkeeper."""
        return player in self.keepers

    def in_own_box(self, player: Player) -> bool:
        """Whether a player is in its own box."""
        return bool(BOX[self.defends(side_of(player))] >> self.hexes[player] & 1)

    def may_handle(self, keeper: Player) -> bool:
        """Whether a goalkeeper may handle the ball (GK-09, GK-21)."""
        return self.kicked == NOBODY or side_of(self.kicked) != side_of(keeper)

    @property
    def excluded(self) -> Players:
        """The players excluded from the Movement Phase (MOVE-26)."""
        return self.jumped | self.stunned

    def card(self, player: Player) -> PlayerCard:
        """The card of a player."""
        return self.setup.cards.player(self.cards[player])

    def rating(self, player: Player, name: Attribute) -> int:
        """A player's current value of an attribute."""
        return _ratings(self.setup, self.cards, self.injured, name)[player]

    def ratings(self, name: Attribute) -> tuple[int, ...]:
        """An attribute of all players."""
        return _ratings(self.setup, self.cards, self.injured, name)

    def official(self) -> Referee:
        """The referee."""
        return self.setup.cards.referees[self.referee]

    @property
    def leniency(self) -> int:
        """The referee's Leniency (SETUP-04)."""
        return self.official().leniency


@lru_cache(maxsize=1 << 10)
def _ratings(setup: Setup, cards: tuple[int, ...], injured: Players, name: Attribute) -> tuple[int, ...]:
    """An attribute of all players: an injury costs Pace 2, or every attribute 1 (FOUL-06)."""
    rules, deck = setup.rules, setup.cards

    def rating(player: Player, number: int) -> int:
        value = attribute(deck.player(number), name, rules)
        if not injured >> player & 1:
            return value
        if rules.injury_effect == "all_1":
            return max(0, value - 1)
        return max(1, value - 2) if name == "pace" else value

    return tuple([rating(player, number) for player, number in enumerate(cards)])


# Answers


Word = Literal[
    "movement phase", "end", "stop", "done", "no",
    "snapshot", "steal", "test", "dive", "tackle", "feet", "hands", "play on", "take it",
    "final thirds", "drop", "header", "control", "head pass", "time up", "phase",
]  # fmt: skip

PassKind = Literal["standard", "first_time", "short", "quick_throw", "high", "long", "kick", "throw", "throw_to_head"]


class Call(Action, frozen=True):
    """An answer of one word."""

    word: Word


class Move(Action, frozen=True):
    """A player goes to a hex: a move, a step of a run, or a placement."""

    player: Player
    hex: Hex


class Pass(Action, frozen=True):
    """A pass and its target (PASS-02)."""

    kind: PassKind
    hex: Hex


class Shoot(Action, frozen=True):
    """A shot at a hex of the goal (SHOT-05)."""

    hex: Hex


class Head(Action, frozen=True):
    """The target of a header: a hex of the pitch, or of the goal for a headed shot."""

    hex: Hex


class Nutmeg(Action, frozen=True):
    """The carrier goes through the legs of a defender (NUTMEG-01)."""

    player: Player


class Reckless(Action, frozen=True):
    """A reckless tackle on an attacker is announced (FOUL-18)."""

    player: Player


class Name(Action, frozen=True):
    """Players named, in order: takers, challengers for a header, a new goalkeeper."""

    players: tuple[Player, ...]


class Pick(Action, frozen=True):
    """A card picked by number, or a face-down one by index (SETUP-08, SETUP-09)."""

    card: int


class LineUp(Action, frozen=True):
    """The cards for shirts 1 to 11 (SETUP-12)."""

    cards: tuple[int, ...]


class Form(Action, frozen=True):
    """A formation for the kick-off (SETUP-13)."""

    name: str


class Substitute(Action, frozen=True):
    """A player off, a card from the bench on (SUBS-02)."""

    player: Player
    card: int
