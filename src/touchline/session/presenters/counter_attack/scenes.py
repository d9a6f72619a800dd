"""A match as it is drawn: players, ball, what is being placed or drafted, score and time."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, get_args

from touchline.counter_attack import game
from touchline.counter_attack.cards import Attribute, Card, Deck, Goalkeeper, attribute
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Restart
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import ELEVEN, NOBODY, OFF, Player, Players, Setup, State, shirt, side_of
from touchline.counter_attack.pitch import PITCH
from touchline.counter_attack.rules import (
    challenges,
    clock,
    corners,
    final_thirds,
    free_kicks,
    goal_kicks,
    movement,
    penalties,
    scenarios,
    set_pieces,
    setup,
    shoot_out,
)
from touchline.counter_attack.targets import Moves
from touchline.i18n import counter_attack as i18n
from touchline.kernel import AWAY, HOME, SIDES, Choose, Side, Step, replace
from touchline.session.protocol.football import Drafting, Football, Mark, Placing, PlayerCard, Steps, Token, Turn

_OTHER_RESTARTS: Final[tuple[tuple[type[Step], Restart], ...]] = (
    (corners.CornerMove, "corner"),
    (corners.CornerChoice, "corner"),
    (free_kicks.NearTakerChoice, "free_kick"),
    (penalties.PenaltyPlacementChoice, "penalty"),
    (penalties.PenaltyChoice, "penalty"),
    (goal_kicks.GoalKickHexChoice, "goal_kick"),
    (goal_kicks.GoalKickChoice, "goal_kick"),
    (setup.KickOffPlacement, "kick_off"),
    (scenarios.FreePlacement, "kick_off"),
)


def scene(state: State) -> Football:
    """What is drawn of a match."""
    setup, official = state.setup, state.official()
    drafting = _drafting(state)
    return Football(
        home=setup.home,
        away=setup.away,
        score=state.score,
        shoot_out=state.shoot_out if shoot_out.is_on(state) else None,
        half=state.half,
        time=i18n.time(state),
        minute=int(clock.minute(state).partition("+")[0]),
        attack=state.attack,
        right=state.right,
        edition=setup.edition,
        referee=official.name,
        leniency=official.leniency,
        tokens=_tokens(state),
        bench=(_cards(state, state.bench[0]), _cards(state, state.bench[1])),
        ball=state.ball if state.cards and drafting is None else None,
        carrier=None if state.carrier == NOBODY else state.carrier,
        steps=_steps(state),
        placing=_placing(state),
        drafting=drafting,
    )


# Players


def _tokens(state: State) -> tuple[Token, ...]:
    unplaced, marks = _unplaced(state.setup, state.cards, state.injured, state.keepers), _marks(state)
    marked = 0
    for players in marks.values():
        marked |= players
    return tuple(
        [
            replace(
                token,
                hex=None if hex == OFF else hex,
                marks=tuple([mark for mark, players in marks.items() if players >> token.player & 1])
                if marked >> token.player & 1
                else (),
            )
            for token, hex in zip(unplaced, state.hexes, strict=False)
        ]
    )


@lru_cache(maxsize=1 << 8)
def _unplaced(given: Setup, cards: tuple[int, ...], injured: Players, keepers: tuple[Player, ...]) -> tuple[Token, ...]:
    """The players of a match without what changes all the time: where they stand, and what has befallen them."""
    state = State(setup=given, cards=cards, injured=injured)
    return tuple(
        Token(
            player=player,
            side=side_of(player),
            shirt=shirt(player),
            card=number,
            name=card.name,
            country=card.nationality,
            keeper=player in keepers,
            hex=None,
            attributes={name: state.rating(player, name) for name in _attributes(type(card))},
            marks=(),
        )
        for player, number in enumerate(cards)
        for card in [given.cards.player(number)]
    )


@cache
def _attributes(kind: type[Card]) -> tuple[Attribute, ...]:
    """The attributes of a kind of card, in the order of the deck's columns."""
    columns = kind.__struct_fields__
    return tuple(sorted((name for name in get_args(Attribute) if name in columns), key=columns.index))


def _marks(state: State) -> Mapping[Mark, Players]:
    """What has befallen players; who left the pitch unhurt was sent off, or never was on it."""
    off = sum(1 << player for player, hex in enumerate(state.hexes[: len(state.cards)]) if hex == OFF)
    return {
        "moved": _moved(state),
        "booked": state.booked,
        "injured": state.injured,
        "stunned": state.stunned,
        "jumped": state.jumped,
        "offside": state.offside,
        "sent_off": off & ~state.injured,
        "named": sum(1 << player for player in _named(state)),
    }


def _moved(state: State) -> Players:
    """Who has moved in the phase, or has been placed in the turn."""
    match state.stack[-1] if state.stack else None:
        case (
            set_pieces.PlacementChoice(placed=placed)
            | penalties.PenaltyPlacementChoice(placed=placed)
            | setup.KickOffPlacement(placed=placed)
            | scenarios.FreePlacement(placed=placed)
            | final_thirds.ThirdsChoice(moved=placed)
        ):
            return placed
    return state.movement.moved if state.movement else 0


def _named(state: State) -> tuple[Player, ...]:
    """Who has been named so far, for a header or for the shoot-out."""
    match state.stack[-1] if state.stack else None:
        case challenges.AttackDeclares(challenge=challenge) | challenges.DefenceDeclares(challenge=challenge):
            return challenge.attackers + challenge.defenders
        case shoot_out.OrderChoice(home=home, away=away):
            return home + away
    return ()


def _cards(state: State, numbers: Iterable[int]) -> tuple[PlayerCard, ...]:
    return tuple(_card(state.setup.cards, state.edition, number) for number in numbers)


@lru_cache(maxsize=1 << 10)
def _card(deck: Deck, edition: Edition, number: int) -> PlayerCard:
    card = deck.player(number)
    return PlayerCard(
        card=number,
        name=card.name,
        country=card.nationality,
        keeper=isinstance(card, Goalkeeper),
        attributes={name: attribute(card, name, edition) for name in _attributes(type(card))},
    )


# The Movement Phase


def _steps(state: State) -> Steps | None:
    if state.movement is None:
        return None
    _, first, second, third = movement.LIMITS
    return Steps(state.movement.step, state.movement.moves, (first, second, third))


# Set pieces


def _placing(state: State) -> Placing | None:
    """The set piece that is being prepared."""
    if not state.stack or (restart := _restart(state.stack[-1])) is None:
        return None
    request = game.request(state)
    assert isinstance(request, Choose)
    boards = [group.board for group in request.groups if isinstance(group, Moves)]
    allowed = 0
    for board in boards:
        allowed |= board
    forbidden = PITCH & ~state.occupied & ~allowed if boards else 0
    return Placing(restart, _turns(state, restart), f"{forbidden:x}", request.rule)


def _restart(frame: Step) -> Restart | None:
    match frame:
        case (
            set_pieces.KeeperPlacement(restart=restart)
            | set_pieces.TakerChoice(restart=restart)
            | set_pieces.PlacementChoice(restart=restart)
        ):
            return restart
        case final_thirds.ThirdsChoice(occasion="goal_kick"):
            return "goal_kick"
    return next((restart for kind, restart in _OTHER_RESTARTS if isinstance(frame, kind)), None)


_Left = tuple[Side, int]
"""A side that places players, and how many it may."""


def _turns(state: State, restart: Restart) -> tuple[Turn, ...]:
    """The turns of a set piece in order, also those that are over."""
    left = list(_turns_in(state, state.stack))
    whole = list(_turns_in(state, _prepared(state, restart))) or left
    over = len(whole) - len(left)
    now = over if isinstance(state.stack[-1], _PLACING) else -1
    return (
        *(Turn(side, places, 0, now=False) for side, places in whole[:over]),
        *(
            Turn(side, max(places, whole[turn][1]), places, now=turn == now)
            for turn, (side, places) in enumerate(left, start=over)
        ),
    )


_PLACING: Final = (
    set_pieces.PlacementChoice,
    penalties.PenaltyPlacementChoice,
    setup.KickOffPlacement,
    scenarios.FreePlacement,
    final_thirds.ThirdsChoice,
)


def _prepared(state: State, restart: Restart) -> tuple[Step, ...]:
    """What lies ahead when a set piece begins, as its rules have it."""
    if restart == "goal_kick" or isinstance(state.stack[-1], scenarios.FreePlacement):
        return ()
    match = Match(replace(state, stack=()))
    if restart == "kick_off":
        setup.KickOff(state.attack).runs(match)
    else:
        set_pieces.SetPiece(restart).runs(match)
    return tuple(match.stack)


def _turns_in(state: State, stack: tuple[Step, ...]) -> Iterator[_Left]:
    """The turns that a stack holds, the next one first."""
    for step in reversed(stack):
        match step:
            case set_pieces.PlacementChoice(turns=turns) | set_pieces.Placement(turns=turns):
                yield from ((set_pieces.in_role(state, role), places) for role, places in turns)
            case penalties.PenaltyPlacementChoice(turns=roles) | penalties.PenaltyPlacement(turns=roles):
                for turn, role in enumerate(roles):
                    yield _outside_the_box(state, role, step.placed if turn == 0 else 0)
            case setup.KickOffPlacement(side=side, placed=placed) | scenarios.FreePlacement(side=side, placed=placed):
                yield side, (state.on_pitch(side) & ~placed).bit_count()
            case final_thirds.ThirdsChoice("goal_kick", side, excluded, moved) | final_thirds.Thirds(
                "goal_kick", side, excluded, moved
            ):
                choice = final_thirds.ThirdsChoice("goal_kick", side, excluded, moved)
                yield side, sum(1 for _ in choice.moves(state))


def _outside_the_box(state: State, role: set_pieces.Role, placed: Players) -> _Left:
    """Those that a side may place at a penalty; all of them while nobody has been named to take it."""
    side = set_pieces.in_role(state, role)
    named = state.carrier != NOBODY
    players = penalties.PenaltyPlacementChoice((role,), placed).at_hand(state) if named else state.on_pitch(side)
    return side, players.bit_count()


# The draft


def _drafting(state: State) -> Drafting | None:
    """The draft, until both sides are lined up."""
    if len(state.cards) == 2 * ELEVEN or not state.stack:
        return None
    face_up: tuple[int, ...] = ()
    squads = {side: _lined_up(state, side) for side in SIDES}
    for step in state.stack:
        match step:
            case setup.CardPick(face_up=face_up):
                squads = {side: step.squads.of(side) for side in SIDES}
            case (
                setup.GoalkeeperPick()
                | setup.GoalkeeperDraw()
                | setup.FirstPickDice()
                | setup.FirstPickCoin()
                | setup.Deal()
            ):
                squads = {side: step.squads.of(side) for side in SIDES}
            case setup.LineUpChoice(side=side, squad=squad):
                squads[side] = squad
    return Drafting(_cards(state, face_up), _cards(state, squads[HOME]), _cards(state, squads[AWAY]))


def _lined_up(state: State, side: Side) -> tuple[int, ...]:
    """The squad of a side that has named its eleven; none if it has not."""
    eleven = state.cards[:ELEVEN] if side == HOME else state.cards[ELEVEN:]
    return (*eleven, *state.bench[side == AWAY])
