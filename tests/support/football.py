"""Positions of Counter Attack for tests: a few players on hexes, everything else as plain as can be.

state = position(home={8: (4, 0)}, away={4: (8, -1)}, carrier="H8", ratings={"A4": {"tackling": 4}})
state, events = answer(state, Call("movement phase"), Move(player("H8"), hex_at(5, 0)), (3,))
"""

from collections.abc import Mapping
from typing import Any

from touchline.counter_attack import game
from touchline.counter_attack.cards import Deck, Goalkeeper, Outfielder, Referee
from touchline.counter_attack.model import ELEVEN, NOBODY, OFF, TEAM, Player, Setup, State, each, label, wearing
from touchline.counter_attack.pitch import KICK_OFF, Hex, hex_at, xz
from touchline.counter_attack.rules import next_action
from touchline.kernel import AWAY, HOME, Event, Roll, Side, Step

Place = tuple[int, int]


def player(name: str) -> Player:
    """A player by its label: H8, A1."""
    return wearing(HOME if name[0] == "H" else AWAY, int(name[1:]))


def deck(ratings: Mapping[str, Mapping[str, int]], leniency: int = 4) -> Deck:
    """A deck whose cards are the 22 players, every attribute 3 unless told otherwise, and a bench."""
    everybody = [label(each_one) for each_one in each(TEAM[HOME] | TEAM[AWAY])]
    outfielders = [name for name in everybody if name[1:] != "1"] + [f"{s}B{n}" for s in "HA" for n in range(5)]
    keepers = ["H1", "A1", "HB5", "AB5"]

    def made(kind: type[Any], name: str) -> Any:
        fields = dict.fromkeys(kind.__struct_fields__[2:], 3) | dict(ratings.get(name, {}))
        return kind(name=name, nationality="Nowhere", **fields)

    return Deck(
        outfielders=tuple(made(Outfielder, name) for name in outfielders),
        goalkeepers=tuple(made(Goalkeeper, name) for name in keepers),
        referees=(Referee("Referee", "Nowhere", leniency),),
    )


def position(
    home: Mapping[int, Place],
    away: Mapping[int, Place],
    *,
    carrier: str | None = None,
    ball: Place | None = None,
    attack: Side = HOME,
    edition: Any = "living",
    options: Mapping[str, Any] | None = None,
    ratings: Mapping[str, Mapping[str, int]] | None = None,
    leniency: int = 4,
    stack: tuple[Step, ...] | None = None,
    after: Any = "movement",
    **fields: Any,
) -> State:
    """A state with these players on the pitch, others off it. By default the attack calls after a Movement Phase."""
    cards = deck(ratings or {}, leniency)
    numbers = {card.name: number for number, card in enumerate((*cards.outfielders, *cards.goalkeepers))}
    setup = Setup(edition=edition, options=tuple(sorted((options or {}).items())), deck=cards)
    hexes: list[Hex] = [OFF] * 2 * ELEVEN
    for number, place in home.items():
        hexes[wearing(HOME, number)] = hex_at(*place)
    for number, place in away.items():
        hexes[wearing(AWAY, number)] = hex_at(*place)
    holder = player(carrier) if carrier else NOBODY
    return State(
        setup=setup,
        cards=tuple(numbers[label(each_one)] for each_one in range(2 * ELEVEN)),
        bench=(
            tuple(numbers[f"HB{n}"] for n in range(6)),
            tuple(numbers[f"AB{n}"] for n in range(6)),
        ),
        hexes=tuple(hexes),
        ball=hexes[holder] if carrier else hex_at(*ball) if ball else KICK_OFF,
        carrier=holder,
        attack=HOME if carrier and carrier[0] == "H" else AWAY if carrier else attack,
        touched=holder,
        played=holder,
        stack=(next_action.ActionChoice(after),) if stack is None else stack,
        **fields,
    )


def answer(state: State, *answers: Any) -> tuple[State, list[Event]]:
    """The state after some answers, with everything that happened; each answer is checked."""
    events: list[Event] = []
    for each_answer in answers:
        state, happened = game.apply(state, each_answer)
        events += happened
    return state, events


def after(start: str, answers: str) -> State:
    """The state after answers from a position, both as text; ` | ` stands between answers, dice are their faces."""
    state = game.parse_position(Setup(), start)
    for text in answers.split(" | "):
        rolls = isinstance(game.request(state), Roll)
        state, _ = game.apply(state, tuple(map(int, text.split())) if rolls else game.parse_answer(text))
    return state


def where(state: State, name: str) -> Place:
    """The hex of a player."""
    return xz(state.hexes[player(name)])
