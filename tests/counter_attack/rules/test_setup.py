"""Set-up: referee, goalkeepers, draft, line-ups, the coin, and the placement before every kick-off."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tests.support.football import answer, player, position, where
from tests.support.refusals import refusal_of
from touchline.counter_attack import game
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.events import (
    CardPicked,
    CardsDealt,
    HalfBegan,
    LinedUp,
    Placed,
    RefereeDrawn,
    RestartGiven,
    Tossed,
)
from touchline.counter_attack.formations import FORMATIONS, placement_refusal
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    OFF,
    Call,
    Form,
    LineUp,
    Move,
    Pick,
    Setup,
    State,
    each,
    shirt,
    side_of,
)
from touchline.counter_attack.pitch import KICK_OFF, hex_at, kick_off_hexes
from touchline.counter_attack.rules import next_action
from touchline.counter_attack.rules.setup import (
    CardPick,
    Deal,
    FirstPickCoin,
    FirstPickDice,
    KickOff,
    KickOffPlacement,
    KickOffToss,
    LineUpChoice,
    LineUps,
    RefereeDraw,
    Squads,
)
from touchline.kernel import AWAY, HOME, SIDES, BadSetup, Choose, Draw, Event, IllegalAnswer, Roll, Seeded, Side, other

EDITIONS = ("core", "advanced", "living")
BOOK = ("core", "advanced")
OUTFIELDERS, GOALKEEPERS = range(40), range(40, 46)
HOME_SQUAD = (40, *range(10), 41, *range(10, 14))
AWAY_SQUAD = (42, *range(20, 30), 43, *range(30, 34))
BOOK_SQUADS = ((40, *range(15)), (42, *range(20, 35)))

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def started(edition: Any = "living", *frames: Any, **fields: Any) -> State:
    """The start of a match with a referee, or one of its frames."""
    state = game.start(Setup(edition=edition, **({"referee": 0} | fields)))
    return state if not frames else State(setup=state.setup, stack=frames[::-1])


def played(state: State, seed: int, until: Callable[[State], bool]) -> tuple[State, list[Event]]:
    """Random answers until something holds."""
    chance, events = Seeded(seed), list[Event]()
    while not until(state):
        request = game.request(state)
        assert request is not None
        state, happened = game.apply(state, request.at_random(chance.randbelow))
        events += happened
    return state, events


def waits_for(kind: type) -> Callable[[State], bool]:
    return lambda state: isinstance(state.stack[-1], kind)


def refusal(state: State, action: Any) -> str:
    """Rule and reason of a refusal."""
    refused = refusal_of(state, action)
    assert refused is not None
    with pytest.raises(IllegalAnswer, match=refused.rule):
        game.apply(state, action)
    return f"{refused.rule} {refused.reason}"


def picks(events: list[Event]) -> list[tuple[Side, int]]:
    return [(event.side, event.card) for event in events if isinstance(event, CardPicked)]


# The referee


@pytest.mark.rule("SETUP-11", "DICE-08")
@each_edition
def test_the_referee_is_drawn_from_the_four_cards(edition):
    state = started(edition, referee=None)
    assert game.request(state) == Draw("SETUP-11", HOME, (0, 1, 2, 3))
    state, events = answer(state, (2,))
    assert events == [RefereeDrawn("SETUP-11", 2)]
    assert state.official() == bundled().referees[2]


@pytest.mark.rule("SETUP-11")
def test_a_referee_that_is_given_is_not_drawn():
    state = started(referee=3)
    assert state.referee == 3
    assert not isinstance(state.stack[-1], RefereeDraw)


# Goalkeepers


@pytest.mark.rule("SETUP-07")
@pytest.mark.parametrize("edition", BOOK)
def test_one_goalkeeper_each_is_drawn(edition):
    state = started(edition)
    assert game.request(state) == Draw("SETUP-07", HOME, tuple(GOALKEEPERS))
    state, events = answer(state, (44,))
    assert game.request(state) == Draw("SETUP-07", AWAY, (40, 41, 42, 43, 45))
    state, more = answer(state, (41,))
    assert events + more == [CardPicked("SETUP-07", HOME, 44), CardPicked("SETUP-07", AWAY, 41)]
    assert isinstance(state.stack[-1], FirstPickCoin)


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize(("dice", "winner"), [((5, 2), HOME), ((1, 6), AWAY)])
def test_the_higher_die_picks_the_first_goalkeeper(dice, winner):
    state = started()
    assert game.request(state) == Roll("SETUP-08", (HOME, AWAY))
    state, events = answer(state, dice)
    assert events == [Tossed("SETUP-08", dice, winner)]
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("SETUP-08", winner)


@pytest.mark.rule("SETUP-08")
def test_opening_dice_that_tie_are_rolled_again():
    state = started()
    for face in (3, 3, 6):
        again, events = answer(state, (face, face))
        assert (again, events) == (state, [])


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("first", SIDES)
def test_goalkeepers_are_picked_blindly_by_turns(first):
    """The card at a place is unknown until it is picked: it is drawn from the cards in no squad."""
    state, _ = answer(started(), (6, 1) if first == HOME else (1, 6))
    places, left, events = [0, 1, 2, 3], list(GOALKEEPERS), list[Event]()
    for turn, (place, keeper) in enumerate([(2, 45), (0, 40), (3, 41), (1, 44)]):
        side = first if turn % 2 == 0 else other(first)
        request = game.request(state)
        assert isinstance(request, Choose)
        assert (request.rule, request.side, list(request)) == ("SETUP-08", side, [Pick(free) for free in places])
        state, _ = answer(state, Pick(place))
        assert game.request(state) == Draw("SETUP-08", side, tuple(left))
        state, happened = answer(state, (keeper,))
        events += happened
        places.remove(place)
        left.remove(keeper)
    assert picks(events) == [(first, 45), (other(first), 40), (first, 41), (other(first), 44)]
    assert isinstance(state.stack[-1], Deal)


@pytest.mark.rule("SETUP-08")
def test_a_place_is_picked_once():
    state, _ = answer(started(), (6, 1), Pick(2), (40,))
    assert refusal(state, Pick(2)) == "SETUP-08 keeper-already-picked (place 2)"
    assert refusal(state, Pick(4)) == "SETUP-08 keeper-picked-by-place (places 0, 1, 3)"
    assert refusal(state, Call("done")) == "SETUP-08 keeper-picked-by-place (places 0, 1, 3)"


# The draft


@pytest.mark.rule("SETUP-09", "DICE-08")
@pytest.mark.parametrize("edition", BOOK)
@pytest.mark.parametrize(("die", "winner"), [(1, HOME), (3, HOME), (4, AWAY), (6, AWAY)])
def test_a_coin_decides_the_first_pick(edition, die, winner):
    state, _ = answer(started(edition), (40,), (41,))
    assert game.request(state) == Roll("SETUP-09", (HOME,))
    state, events = answer(state, (die,))
    assert events == [Tossed("SETUP-09", (die,), winner)]
    assert game.request(state) == Draw("SETUP-09", winner, tuple(OUTFIELDERS), 4)


@pytest.mark.rule("SETUP-08", "SETUP-09")
def test_the_option_tells_how_the_first_pick_is_decided():
    coin = started("living", options=(("first_pick", "coin"),))
    assert isinstance(coin.stack[-1], FirstPickCoin)
    dice, _ = answer(started("core", options=(("first_pick", "die"),)), (40,), (41,))
    assert isinstance(dice.stack[-1], FirstPickDice)


@pytest.mark.rule("SETUP-09", "SETUP-10")
@each_edition
@pytest.mark.parametrize("seed", range(5))
def test_a_random_draft_fills_both_squads(edition, seed):
    state, events = played(started(edition), seed, waits_for(LineUpChoice))
    (*_, away, home) = state.stack
    assert isinstance(home, LineUpChoice)
    assert isinstance(away, LineUpChoice)
    keepers = 2 if edition == "living" else 1
    for squad in (home.squad, away.squad):
        assert len(set(squad)) == 16
        assert len([card for card in squad if card in GOALKEEPERS]) == keepers
    assert not set(home.squad) & set(away.squad)

    deals = [event.cards for event in events if isinstance(event, CardsDealt)]
    assert [len(cards) for cards in deals] == [4] * 7 + ([] if keepers == 2 else [2])
    drafted = picks(events)[2 * keepers :]
    first = next(event.winner for event in events if isinstance(event, Tossed))
    for number, cards in enumerate(deals):
        begins = first if number % 2 == 0 else other(first)
        of_this_round = drafted[4 * number :][: len(cards)]
        assert [side for side, _ in of_this_round] == [begins, other(begins), begins, other(begins)][: len(cards)]
        assert {card for _, card in of_this_round} == set(cards)


@pytest.mark.rule("SETUP-09")
def test_only_a_card_that_lies_face_up_is_picked():
    state = started("core", CardPick(Squads((40, 7), (41,), HOME), (3, 8, 9)))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.side, list(request)) == (AWAY, [Pick(3), Pick(8), Pick(9)])
    assert refusal(state, Pick(7)) == "SETUP-09 card-in-squad (card 7, side home, cards 3, 8, 9)"
    assert refusal(state, Pick(20)) == "SETUP-09 card-not-face-up (cards 3, 8, 9)"
    assert refusal(state, Call("done")) == "SETUP-09 card-not-face-up (cards 3, 8, 9)"


@each_edition
def test_the_same_chance_gives_the_same_draft(edition):
    one, another = (played(started(edition, referee=None), 11, waits_for(KickOffToss)) for _ in range(2))
    assert one == another


@each_edition
def test_a_draft_is_saved_and_read_back(edition):
    state = started(edition, referee=None)
    chance = Seeded(5)
    while state.half == 1 and state.actions == 0 and not isinstance(state.stack[-1], next_action.ActionChoice):
        assert game.codec.unpack(game.codec.pack(state)) == state
        request = game.request(state)
        assert request is not None
        state, _ = game.apply(state, request.at_random(chance.randbelow))


# Line-ups


def line_up_choice(squad: tuple[int, ...] = HOME_SQUAD) -> State:
    return started("living", LineUpChoice(HOME, squad))


def test_line_ups_are_counted_and_picked_without_being_written_out():
    line_ups = LineUps((40, 41), tuple(range(14)))
    assert line_ups.count == 2 * 14 * 13 * 12 * 11 * 10 * 9 * 8 * 7 * 6 * 5
    assert line_ups[0] == LineUp((40, *range(10)))
    assert line_ups[1] == LineUp((40, *range(9), 10))
    assert line_ups[line_ups.count - 1] == LineUp((41, *range(13, 3, -1)))
    assert next(iter(line_ups)) == line_ups[0]
    with pytest.raises(IndexError, match="line-up"):
        line_ups[line_ups.count]
    with pytest.raises(IndexError, match="line-up -1"):
        line_ups[-1]


@pytest.mark.rule("SETUP-12")
def test_line_ups_stand_in_the_order_of_their_cards():
    """So each index is one line-up, and none comes twice."""
    line_ups, chance = LineUps((40, 41), tuple(range(14))), Seeded(1)
    indices = sorted({chance.randbelow(line_ups.count) for _ in range(300)})
    cards = [line_ups[index].cards for index in indices]
    assert all(LineUp(eleven) in line_ups for eleven in cards)
    assert cards == sorted(set(cards))


@pytest.mark.rule("SETUP-06", "SETUP-12")
@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ((40, *range(9)), "SETUP-06 line-up-not-eleven (count 10)"),
        ((40, *range(9), 8), "SETUP-06 line-up-not-eleven (count 10)"),
        ((40, *range(9), 39), "SETUP-12 card-not-in-squad (card 39)"),
        ((10, *range(10)), "SETUP-12 number-one-not-keeper (keepers 40, 41, card 10)"),
        ((40, *range(9), 41), "SETUP-12 outfield-number-for-keeper (number 11, card 41)"),
    ],
)
def test_line_ups_that_are_not_legal(cards, refused):
    assert refusal(line_up_choice(), LineUp(cards)) == refused


def test_nothing_but_a_line_up_is_named():
    assert refusal(line_up_choice(), Call("done")) == "SETUP-12 line-up-expected"


@pytest.mark.rule("SETUP-12")
def test_both_sides_name_their_eleven_and_the_rest_are_substitutes():
    state = started("living", LineUpChoice(HOME, HOME_SQUAD), LineUpChoice(AWAY, AWAY_SQUAD), KickOffToss())
    home, away = (41, *range(4, 14)), (42, *range(33, 23, -1))
    state, events = answer(state, LineUp(home), LineUp(away))
    assert [event for event in events if isinstance(event, LinedUp)] == [
        LinedUp("SETUP-12", HOME, home),
        LinedUp("SETUP-12", AWAY, away),
    ]
    assert state.cards == home + away
    assert state.bench == ((40, 0, 1, 2, 3), (43, 20, 21, 22, 23))  # the second goalkeeper wears 12
    assert OFF not in state.hexes


@pytest.mark.rule("SETUP-12", "SETUP-14")
def test_squads_that_are_given_are_lined_up_already():
    state = started(squads=(HOME_SQUAD, AWAY_SQUAD))
    assert state.cards == HOME_SQUAD[:11] + AWAY_SQUAD[:11]
    assert state.bench == (HOME_SQUAD[11:], AWAY_SQUAD[11:])
    assert game.request(state) == Roll("SETUP-14", (HOME,))


@pytest.mark.rule("SETUP-06", "SETUP-12")
@pytest.mark.parametrize(
    ("edition", "squads", "said"),
    [
        ("living", (HOME_SQUAD,), "squads are those of home and of away"),
        ("living", (HOME_SQUAD[:15], AWAY_SQUAD), "squad of home has 16 cards, none twice .*got 15, 15 of them"),
        ("living", (HOME_SQUAD, (*AWAY_SQUAD[:15], 20)), "squad of away has 16 cards, none twice .*got 16, 15 of"),
        ("living", (HOME_SQUAD, (*AWAY_SQUAD[:15], 46)), "squad of away has cards from 0 to 45; got 46"),
        ("living", (HOME_SQUAD, (*AWAY_SQUAD[:15], 0)), "a card is in one squad .*; got 0 in both"),
        ("living", (tuple(range(16)), AWAY_SQUAD), "goalkeepers of home wear 1 and 12 .*; got none"),
        ("living", ((*HOME_SQUAD[:11], 10, 41, 11, 12, 13), AWAY_SQUAD), "wear 1 and 12 .*; got 1 and 13"),
        ("core", (HOME_SQUAD, AWAY_SQUAD), r"wear 1 \(SETUP-06, SETUP-12\); got 1 and 12"),
    ],
)
def test_squads_that_no_match_can_start_from(edition, squads, said):
    with pytest.raises(BadSetup, match=said):
        started(edition, squads=squads)


@pytest.mark.rule("SETUP-11", "SETUP-13")
@each_edition
def test_a_referee_or_formation_that_there_is_not(edition):
    with pytest.raises(BadSetup, match=r"the referee is one of 0 to 3 \(SETUP-11\); got 4"):
        started(edition, referee=4)
    with pytest.raises(BadSetup, match=r"there is no formation '4-4-3'; nearest: .*4-4-2.*\(SETUP-13\)"):
        started(edition, formations=("4-4-3", "4-4-2"))


# The coin


@pytest.mark.rule("SETUP-14", "DICE-08")
@pytest.mark.parametrize(("die", "kicks"), [(1, HOME), (3, HOME), (4, AWAY), (6, AWAY)])
def test_a_coin_decides_who_kicks_off_the_first_half(die, kicks):
    state, events = answer(started(squads=(HOME_SQUAD, AWAY_SQUAD)), (die,))
    assert events[:2] == [Tossed("SETUP-14", (die,), kicks), HalfBegan("SETUP-14", 1, kicks)]
    assert (state.first_kick, state.attack, state.right) == (kicks, kicks, HOME)


# Placement


def kick_off(side: Side = HOME, edition: str = "living", **fields: Any) -> State:
    """Both teams stand ready for a kick-off."""
    squads = BOOK_SQUADS if edition in BOOK else (HOME_SQUAD, AWAY_SQUAD)
    state = started(edition, squads=squads, **fields)
    state, _ = answer(state, (1,) if side == HOME else (6,))
    return state


def asked(state: State) -> Choose:
    request = game.request(state)
    assert isinstance(request, Choose)
    return request


def side_hexes(state: State, side: Side) -> dict[int, int]:
    return {shirt(one): state.hexes[one] for one in each(state.on_pitch(side))}


@pytest.mark.rule("SETUP-13", "SETUP-15")
@each_edition
@pytest.mark.parametrize("kicks", SIDES)
@pytest.mark.parametrize("names", [*combinations(FORMATIONS, 2)], ids="/".join)
def test_both_teams_stand_in_their_formations(edition, kicks, names):
    state = kick_off(kicks, edition, formations=names)
    for side, name in zip(SIDES, names, strict=True):
        attacks = state.attacks(side)
        assert side_hexes(state, side) == FORMATIONS[name].hexes(attacks, kicks_off=side == kicks)
        assert placement_refusal(side_hexes(state, side), attacks, side == kicks) is None
    assert (state.ball, state.carrier, state.attack) == (KICK_OFF, NOBODY, kicks)


@pytest.mark.rule("SETUP-16")
@each_edition
@pytest.mark.parametrize("kicks", SIDES)
def test_the_defence_places_first_and_the_attack_confirms_last(edition, kicks):
    state = position({1: (-16, 0), 9: (0, 1)}, {1: (16, 0), 9: (3, 0)}, edition=edition, stack=(KickOff(kicks),))
    state, _ = game.match(state).settle()
    order = []
    while isinstance(state.stack[-1], KickOffPlacement):
        request = asked(state)
        assert request.rule == "SETUP-16"
        order.append(request.side)
        state, _ = answer(state, Call("done"))
    defence = other(kicks)
    assert order == [defence, kicks, defence, kicks]
    assert asked(state).side == kicks


@pytest.mark.rule("SETUP-15", "SETUP-17", "ANYOTHER-01")
@pytest.mark.parametrize("kicks", SIDES)
def test_the_player_on_the_kick_off_hex_has_the_ball(kicks):
    state, _ = answer(kick_off(kicks), *[Call("done")] * 4)
    taker = player("H9" if kicks == HOME else "A9")
    assert (state.carrier, state.ball, state.hexes[taker], state.attack) == (taker, KICK_OFF, KICK_OFF, kicks)
    assert state.stack == (next_action.ActionChoice("kick_off"),)


@pytest.mark.rule("SETUP-17")
def test_the_kick_off_is_a_standard_pass_in_any_direction():
    state, _ = answer(kick_off(), *[Call("done")] * 4)
    request = asked(state)
    assert [group.kind for group in request.groups] == ["standard"]
    xs = {action.hex > KICK_OFF for action in request}
    assert xs == {True, False}


@pytest.mark.rule("SETUP-15")
@pytest.mark.parametrize("kicks", SIDES)
def test_players_are_placed_in_their_own_half(kicks):
    """The attack may stand in the centre circle, the defence not; the halfway line belongs to both."""
    state = kick_off(kicks)
    for side in (other(kicks), kicks):
        request = asked(state)
        free = kick_off_hexes(state.attacks(side), kicks=side == kicks) & ~state.occupied
        if side == kicks:
            free |= 1 << KICK_OFF
        moved = [group for group in request.groups if group.kind.startswith("move")]
        assert len(moved) == (10 if side == kicks else 11)
        for group in moved:
            assert {action.hex for action in group} == {hex for hex in range(free.bit_length()) if free >> hex & 1}
        state, _ = answer(state, Call("done"))


@pytest.mark.rule("SETUP-15", "SETUP-16")
def test_a_player_is_placed_once_a_turn():
    state, events = answer(kick_off(AWAY), Move(player("H7"), hex_at(-4, -8)))
    assert events == [Placed("SETUP-15", player("H7"), hex_at(-4, -8))]
    assert "move 7" not in [group.kind for group in asked(state).groups]
    assert refusal(state, Move(player("H7"), hex_at(-4, -9))) == "SETUP-16 already-placed (player H7)"
    state, _ = answer(state, Call("done"), Call("done"), Move(player("H7"), hex_at(-4, -9)))
    assert where(state, "H7") == (-4, -9)


@pytest.mark.rule("SETUP-15", "SETUP-16")
@pytest.mark.parametrize(
    ("move", "refused"),
    [
        (Move(11, hex_at(10, 0)), "SETUP-16 places-own-players (side home)"),
        (Move(22, hex_at(-10, 0)), "SETUP-16 places-own-players (side home)"),
        (Move(-1, hex_at(-10, 0)), "SETUP-16 places-own-players (side home)"),
        (Move(6, hex_at(1, 0)), "SETUP-15 shirt-in-other-half (shirt 7, hex (1, 0), first -18, last 0)"),
        (Move(6, hex_at(-3, 0)), "SETUP-15 shirt-in-centre-circle (shirt 7, hex (-3, 0))"),
        (Move(6, hex_at(-16, 0)), "SETUP-15 shirts-share-hex (shirt 7, hex (-16, 0), other 1)"),
        (Move(6, hex_at(0, 8)), "SETUP-15 place-taken (player H7, hex (0, 8), other A5)"),
        (Move(6, -5), "SETUP-15 shirt-off-pitch (shirt 7, hex (-19, -19))"),
        (Move(6, 3), "SETUP-15 shirt-off-pitch (shirt 7, hex (-19, -11))"),
        (Form("9-1-0"), "SETUP-13 unknown-formation (name 9-1-0, nearest 4-4-2, 4-3-3, 3-4-3, 5-3-2)"),
        (Pick(1), "SETUP-16 kick-off-placing"),
    ],
)  # fmt: skip
def test_placements_of_the_defence_that_are_not_legal(move, refused):
    state, _ = answer(kick_off(AWAY), Call("done"), Move(player("A5"), hex_at(0, 8)), Call("done"))
    assert refusal(state, move) == refused


@pytest.mark.rule("SETUP-15")
def test_the_taker_stays_unless_another_player_takes_its_place():
    state, _ = answer(kick_off(HOME), Call("done"))
    taker, eight, place = player("H9"), player("H8"), kick_off(HOME).hexes[player("H8")]
    assert refusal(state, Move(taker, hex_at(-5, 0))) == "SETUP-15 kick-off-taker-stays (player H9)"
    state, events = answer(state, Move(eight, KICK_OFF))
    assert events == [Placed("SETUP-15", eight, KICK_OFF), Placed("SETUP-15", taker, place)]
    assert "move 8" not in [group.kind for group in asked(state).groups]
    state, _ = answer(state, Move(taker, hex_at(-5, 0)), Call("done"), Call("done"), Call("done"))
    assert (state.carrier, where(state, "H8"), where(state, "H9")) == (eight, (0, 0), (-5, 0))


@pytest.mark.rule("SETUP-13", "SETUP-16")
@each_edition
def test_a_formation_is_taken_before_players_are_placed_and_remembered(edition):
    state = kick_off(HOME, edition)
    assert list(asked(state).group("form")) == [Form(name) for name in FORMATIONS]
    state, _ = answer(state, Form("3-4-3"))
    assert state.formations == ("4-4-2", "3-4-3")
    assert side_hexes(state, AWAY) == FORMATIONS["3-4-3"].hexes(state.attacks(AWAY), kicks_off=False)
    once = "SETUP-16 formation-too-late"
    assert refusal(state, Form("4-4-2")) == once
    state, _ = answer(state, Call("done"), Move(player("H2"), hex_at(-12, -8)))
    assert refusal(state, Form("4-3-3")) == once
    state, _ = answer(state, Call("done"), Call("done"), Form("5-3-2"))
    assert state.formations == ("5-3-2", "3-4-3")
    assert side_hexes(state, HOME) == FORMATIONS["5-3-2"].hexes(state.attacks(HOME), kicks_off=True)


def short_handed(*missing: str, kicks: Side = HOME, **fields: Any) -> State:
    """A kick-off without some players."""
    state = kick_off(kicks)
    hexes = [OFF if one in map(player, missing) else hex for one, hex in enumerate(state.hexes)]
    state = State(setup=state.setup, cards=state.cards, hexes=tuple(hexes), stack=(KickOff(kicks),), **fields)
    state, _ = game.match(state).settle()
    return state


@pytest.mark.rule("SETUP-15")
def test_a_player_that_was_sent_off_stays_off():
    state = short_handed("H4", "A10")
    assert [one for one, hex in enumerate(state.hexes) if hex == OFF] == [player("H4"), player("A10")]
    assert refusal(state, Move(player("A10"), hex_at(10, 0))) == "SETUP-16 places-own-players (side away)"


@pytest.mark.rule("SETUP-15")
@pytest.mark.parametrize(
    ("missing", "taker"),
    [
        (("H9",), "H10"),  # stands nearest
        (("H9", "H10"), "H6"),  # as near as H8, and the lower number
        (tuple(f"H{number}" for number in range(3, 12)), "H2"),  # the goalkeeper last of all
        (tuple(f"H{number}" for number in range(2, 12)), "H1"),
    ],
)
def test_another_player_kicks_off_when_the_taker_is_off(missing, taker):
    state = short_handed(*missing)
    assert state.at(KICK_OFF) == player(taker)
    assert placement_refusal(side_hexes(state, HOME), state.attacks(HOME), True) is None


@pytest.mark.rule("SETUP-15")
def test_the_goalkeeper_stands_in_goal():
    state = short_handed("H1", keepers=(player("H7"), player("A1")))
    assert where(state, "H7") == (-16, 0)
    state = short_handed(keepers=(player("H7"), player("A1")))
    formation = FORMATIONS["4-4-2"].hexes(state.attacks(HOME), kicks_off=True)
    assert where(state, "H7") == (-16, 0)
    assert state.hexes[player("H1")] == formation[7]


@pytest.mark.rule("SETUP-18", "MOVE-26")
def test_a_kick_off_starts_afresh():
    state = short_handed(
        jumped=1, stunned=2, stunned_next=4, offside=8, barred=5, kicked=6, touched=7, played=8, carrier=3, right=AWAY
    )
    assert (state.jumped, state.stunned, state.stunned_next, state.offside) == (0, 0, 0, 0)
    assert (state.barred, state.kicked, state.touched, state.played, state.carrier) == (NOBODY,) * 5
    assert state.movement is None
    assert side_hexes(state, HOME) == FORMATIONS["4-4-2"].hexes(-1, kicks_off=True)


@pytest.mark.rule("SETUP-15")
def test_the_kick_off_is_told():
    state = position({1: (-16, 0), 9: (0, 0)}, {1: (16, 0), 9: (3, 0)}, stack=(KickOff(AWAY),))
    state, events = game.match(state).settle()
    assert events[0] == RestartGiven("SETUP-15", "kick_off", AWAY, KICK_OFF)
    placed = [event.player for event in events[1:] if isinstance(event, Placed)]
    assert placed == [player("H9"), player("A9")]  # the goalkeepers stand where they should


@pytest.mark.rule("SETUP-15", "SETUP-16")
@pytest.mark.parametrize("seed", range(10))
def test_random_placements_end_and_are_legal(seed):
    kicks = SIDES[seed % 2]
    state, _ = played(kick_off(kicks), seed, waits_for(next_action.ActionChoice))
    assert len(set(state.hexes)) == 2 * ELEVEN
    for side in SIDES:
        assert placement_refusal(side_hexes(state, side), state.attacks(side), side == kicks) is None
    assert side_of(state.carrier) == kicks
