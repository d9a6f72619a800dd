"""A match as it is drawn: players, ball, what is being placed or drafted, score and time."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import cast, get_args

from touchline.counter_attack import flights as flights_of
from touchline.counter_attack import game, step
from touchline.counter_attack.cards import Attribute, Card, Deck, Goalkeeper, attribute
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.model import NOBODY, OFF, Form, Player, Players, Setup, State, each, shirt, side_of
from touchline.counter_attack.notation import format_answer
from touchline.counter_attack.pitch import PITCH
from touchline.counter_attack.rules import clock, movement, set_pieces, shoot_out
from touchline.counter_attack.rules import setup as set_up
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Moves
from touchline.i18n import counter_attack as i18n
from touchline.kernel import AWAY, Choose, Side, Step, replace
from touchline.session.presenters.counter_attack import flights, info
from touchline.session.presenters.counter_attack.protocol import (
    Drafting,
    FormationPicture,
    Mark,
    Placing,
    PlayerCard,
    Scene,
    Steps,
    Token,
    Turn,
)


def scene(state: State) -> Scene:
    """What is drawn of a match."""
    setup, official = state.setup, state.official()
    drafting = _drafting(state)
    return Scene(
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
        flight=flights.flight(flights_of.flight(state)) if state.stack else None,
        steps=_steps(state),
        placing=_placing(state),
        drafting=drafting,
        quick_start=info.quick_start(setup),
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
        "moved": awaited(state).handled(state) if state.stack else 0,
        "booked": state.booked,
        "injured": state.injured,
        "stunned": state.stunned,
        "jumped": state.jumped,
        "offside": state.offside,
        "sent_off": off & ~state.injured,
        "named": sum(1 << player for player in (awaited(state).chosen() if state.stack else ())),
    }


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
    if not state.stack or (restart := awaited(state).set_piece()) is None:
        return None
    request = game.request(state)
    assert isinstance(request, Choose)
    boards = [group.board for group in request.groups if isinstance(group, Moves)]
    allowed = 0
    for board in boards:
        allowed |= board
    forbidden = PITCH & ~state.occupied & ~allowed if boards else 0
    forms = [form for group in request.groups if group.kind == "form" for form in group]
    now = state.formations[request.side == AWAY] if forms else ""
    pictures = tuple(_picture(state, form) for form in forms)
    return Placing(restart, _turns(state), f"{forbidden:x}", request.rule, pictures, now)


def _picture(state: State, form: Form) -> FormationPicture:
    """Where the side to move would stand in a formation."""
    request = game.request(state)
    assert isinstance(request, Choose)
    after, _ = game.step(state, form)
    side = cast(Side, request.side)
    hexes = tuple(after.hexes[player] for player in each(after.on_pitch(side)))
    return FormationPicture(form.name, format_answer(form), hexes)


def _turns(state: State) -> tuple[Turn, ...]:
    """The turns of a set piece in order, finished ones included."""
    left = _turns_in(state, state.stack)
    whole = _turns_in(state, set_pieces.prepared(state)) or left
    over = len(whole) - len(left)
    now = over if awaited(state).placements(state) else -1
    return (
        *(Turn(side, places, 0, now=False) for side, places in whole[:over]),
        *(
            Turn(side, max(places, whole[turn][1]), places, now=turn == now)
            for turn, (side, places) in enumerate(left, start=over)
        ),
    )


def _turns_in(state: State, stack: tuple[Step, ...]) -> tuple[step.Turn, ...]:
    """The turns that a stack holds, the next one first."""
    own = (one for one in reversed(stack) if isinstance(one, (step.Frame, step.Passage)))
    return tuple(turn for one in own for turn in one.placements(state))


# The draft


def _drafting(state: State) -> Drafting | None:
    """The draft, until both sides are lined up."""
    table = set_up.on_the_table(state)
    return table and Drafting(_cards(state, table.face_up), _cards(state, table.home), _cards(state, table.away))
