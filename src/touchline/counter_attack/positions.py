"""Positions as plain data, for scenarios, and as one line of text, for people.

    CA1 living home movement 1.12 2-1 ball:H8 H1@-16,0 H8@10,0 A1@16,0 A4@12,1

Edition, side with the ball, next decision; half and actions called in it; score; ball; players on the pitch. Then
whatever differs from the default: `booked:H3,A4`, `H8=6/3/3/4/5/3/3` for a player with a custom card,
`duel_tie=re_roll` for an option … `docs/formats.md` lists them all.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, get_args

import msgspec

from touchline.counter_attack import setups
from touchline.counter_attack.cards import Card, Deck, Goalkeeper, Outfielder, Referee
from touchline.counter_attack.editions import EDITIONS, difference
from touchline.counter_attack.events import Substituted
from touchline.counter_attack.formations import FORMATIONS
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    OFF,
    Movement,
    Player,
    Setup,
    State,
    each,
    label,
    side_of,
)
from touchline.counter_attack.notation import parse_hex, parse_player
from touchline.counter_attack.pitch import KICK_OFF, PITCH, Hex, xz
from touchline.counter_attack.rules import distribution, movement, next_action
from touchline.counter_attack.setup_reader import SetupReader
from touchline.kernel import (
    AWAY,
    HOME,
    BadNotation,
    BadSetup,
    Choose,
    Codec,
    Event,
    Frame,
    Step,
    nearest,
    replace,
)

_ALL: Final = range(2 * ELEVEN)
_MARKS: Final = ("booked", "injured", "jumped", "stunned", "stunned_next", "offside")
_LAST: Final = ("barred", "kicked", "touched", "played")
_DONE: Final = ("moved", "tried", "tested")
_KEYS: Final = (
    "attack", "next", "stack", "half", "actions", "added", "time_up", "score", "shoot_out", "first_kick", "right",
    "ball", "carrier", "players", "off", "keepers", "formations", "substitutions", "cards", "bench", "referee",
    "attributes", *_MARKS, *_LAST, "passed_from", "movement", "first_leg",
)  # fmt: skip
_NAMES: Final = (*get_args(next_action.After), "step", "run 1", "hold", "over")
_OWN: Final = "of this position"
"""The nationality on custom cards."""


# The next decision


def _stack(name: str, state: State) -> tuple[Step, ...]:
    """The stack behind a name; for a carrier's run the name is followed by the hexes used."""
    if name in get_args(next_action.After):
        return (next_action.ActionChoice(name),)  # type: ignore[arg-type]
    if name == "step":
        return (movement.StepChoice(),)
    if run := re.fullmatch(r"run ([0-9])", name):
        return (movement.StepGoesOn(), movement.RunChoice(state.carrier, int(run[1])))
    if name == "hold":
        return (distribution.HoldChoice(),)
    if name == "over":
        return ()
    raise BadSetup(f"there is no next {name!r}; nearest: {nearest(name, list(_NAMES))}")


def _next(state: State) -> str | None:
    """The name of the next decision, if it has one."""
    match state.stack:
        case ():
            return "over"
        case (next_action.ActionChoice(after),):
            return after
        case (movement.StepChoice(),):
            return "step"
        case (distribution.HoldChoice(),):
            return "hold"
        case (movement.StepGoesOn(), movement.RunChoice(state.carrier, used)):
            return f"run {used}"
    return None


# Custom cards


def _own_cards(deck: Deck) -> list[Card]:
    """The custom cards, named by the players' labels, or `referee`."""
    return [card for card in (*deck.outfielders, *deck.goalkeepers, *deck.referees) if card.nationality == _OWN]


def _attributes_of(card: Card) -> dict[str, int]:
    return {field: getattr(card, field) for field in card.__struct_fields__[2:]}


def _with_own_cards(deck: Deck, attributes: Mapping[str, Mapping[str, int]]) -> Deck:
    """The deck with custom cards for these players and the referee, each at the end of its kind."""
    made = [_own_card(name, given) for name, given in sorted(attributes.items(), key=_by_label)]

    def kind(cards: Iterable[Card], kind: type[Card]) -> Any:
        usual = [card for card in cards if card.nationality != _OWN]
        return (*usual, *(card for card in made if isinstance(card, kind)))

    return Deck(
        kind(deck.outfielders, Outfielder),
        kind(deck.goalkeepers, Goalkeeper),
        kind(deck.referees, Referee),
    )


def _by_label(given: tuple[str, Any]) -> int:
    name, _ = given
    return 2 * ELEVEN if name == "referee" else parse_player(name, name)


def _own_card(name: str, given: Mapping[str, int]) -> Card:
    """A custom card; a missing attribute is 3."""
    if name == "referee":
        kind: type[Card] = Referee
    elif name[1:] == "1" and not {"heading", "shooting", "tackling"} & set(given):
        kind = Goalkeeper
    else:
        kind = Goalkeeper if {"aerial", "saving", "handling"} & set(given) else Outfielder
    names = kind.__struct_fields__[2:]
    for attribute in given:
        if attribute not in names:
            raise BadSetup(f"{name} has no {attribute!r}; nearest: {nearest(attribute, [*names])}")
    try:
        return kind(name, _OWN, **dict.fromkeys(names, 3) | dict(given))
    except BadSetup as error:
        raise BadSetup(f"{name}: {error}") from None


def _line_up(setup: Setup) -> tuple[tuple[int, ...], tuple[tuple[int, ...], tuple[int, ...]]]:
    """The cards of players and benches in a position that lists none: custom cards, then deck order."""
    deck = setup.cards
    cards = [*deck.outfielders, *deck.goalkeepers]
    own = {card.name: number for number, card in enumerate(cards) if card.nationality == _OWN}
    if setup.squads:
        home, away = setup.squads
    else:
        keepers = [number for number, card in enumerate(cards) if isinstance(card, Goalkeeper) and card.name not in own]
        others = [number for number, card in enumerate(cards) if isinstance(card, Outfielder) and card.name not in own]
        spare = keepers[2:4] if setup.rules.squad_composition == "two_goalkeepers" else others[28:30]
        home, away = ((keepers[at], *others[at:20:2], *spare[at : at + 1], *others[20 + at : 28 : 2]) for at in (0, 1))
    players = tuple(
        own.get(label(player), (home, away)[player >= ELEVEN][player % ELEVEN])  # a player's custom card
        for player in _ALL
    )
    return players, (tuple(home[ELEVEN:]), tuple(away[ELEVEN:]))


# Plain data


def facts(state: State) -> dict[str, Any]:
    """The state as plain data; `place` reads it back."""
    name, own = _next(state), _own_cards(state.setup.cards)
    phase = state.movement
    return {
        "attack": state.attack,
        **({"next": name} if name else {"stack": list(msgspec.to_builtins(state.stack))}),
        "half": state.half,
        "actions": state.actions,
        "added": state.added,
        "time_up": state.time_up,
        "score": list(state.score),
        "shoot_out": list(state.shoot_out),
        "first_kick": state.first_kick,
        "right": state.right,
        "ball": _place(state.ball),
        "carrier": _name(state.carrier),
        "players": {label(player): _place(hex) for player, hex in enumerate(state.hexes) if hex},
        "off": [label(player) for player, hex in enumerate(state.hexes) if not hex],
        "keepers": _names(state.keepers),
        "formations": list(state.formations),
        "substitutions": list(state.substitutions),
        "cards": list(state.cards),
        "bench": [list(bench) for bench in state.bench],
        "referee": state.referee,
        **({"attributes": {card.name: _attributes_of(card) for card in own}} if own else {}),
        **{mark: _names(each(getattr(state, mark))) for mark in _MARKS},
        **{last: _name(getattr(state, last)) for last in _LAST},
        "passed_from": _place(state.passed_from) if state.passed_from else None,
        "movement": None if phase is None else _movement_facts(phase),
        "first_leg": list(state.first_leg),
    }


def _movement_facts(phase: Movement) -> dict[str, Any]:
    return {
        "step": phase.step,
        "moves": phase.moves,
        **{done: _names(each(getattr(phase, done))) for done in _DONE},
        "dives": [_place(hex) for hex in phase.dives],
        "dived": _place(phase.dived) if phase.dived else None,
        "dead": phase.dead,
    }


def _place(hex: Hex) -> list[int]:
    return list(xz(hex))


def _name(player: Player) -> str | None:
    return None if player == NOBODY else label(player)


def _names(players: Iterable[Player]) -> list[str]:
    return [label(player) for player in players]


_PLAYERS: Final = ("player", "rival", "winner", "receiver", "keeper", "by", "on")
_HEXES: Final = ("hex", "start", "target", "source")


def describe_event(event: Event) -> dict[str, Any]:
    """An event as plain data, with player labels and hex coordinates."""
    told: dict[str, Any] = msgspec.to_builtins(event)
    for field, value in told.items():
        if field == "players":
            told[field] = _names(value)
        elif field in _HEXES:
            told[field] = _place(value)
        elif field == "on" and isinstance(event, Substituted):
            continue  # the number of a card
        elif field in _PLAYERS and type(value) is int:
            told[field] = _name(value)
    return told


def place(setup: Setup, position: Mapping[str, Any], codec: Codec[State]) -> State:
    """A state from plain data.

    The defaults are simple: unnamed players are off the pitch, nobody has a mark, and the attack calls its next
    action.
    """
    for key in position:
        if key not in _KEYS:
            raise BadSetup(f"there is no {key!r} in a position; nearest: {nearest(str(key), list(_KEYS))}")
    given = SetupReader(position)
    plain = _plain(setup, given)
    state = _with_stack(plain, given["stack"], codec) if "stack" in given else _at_name(plain, given)
    _check(state)
    return state


def _plain(setup: Setup, given: SetupReader) -> State:
    """The state before its frames."""
    if attributes := given.table("attributes"):
        setup = replace(setup, deck=_with_own_cards(setup.cards, _attributes(attributes)))
    cards, bench = _line_up(setup)
    hexes, carrier = _hexes(given), given.player("carrier")
    return State(
        setup=setup,
        cards=given.numbers("cards", cards),
        bench=_bench(given, bench),
        referee=given.number("referee", len(setup.cards.referees) - 1, usual=_referee(setup)),
        keepers=_pair([given.as_player("keepers", name) for name in given.rows("keepers", ["H1", "A1"])], "keepers"),
        formations=_pair(given.rows("formations", list(setup.formations)), "formations"),
        hexes=hexes,
        ball=given.hex("ball", hexes[carrier] if carrier != NOBODY else KICK_OFF),
        carrier=carrier,
        attack=given.side("attack", HOME if carrier < ELEVEN else AWAY),
        right=given.side("right", HOME),
        score=_pair(given.numbers("score", (0, 0)), "score"),
        shoot_out=_pair(given.numbers("shoot_out", (0, 0)), "shoot_out"),
        half=given.number("half", 5, least=1, usual=1),
        actions=given.number("actions", 99_999),
        added=None if given.says_nothing("added") else given.number("added", 99),
        time_up=given.flag("time_up"),
        first_kick=given.side("first_kick", HOME),
        substitutions=_pair(given.numbers("substitutions", (0, 0)), "substitutions"),
        booked=given.players("booked"),
        injured=given.players("injured"),
        jumped=given.players("jumped"),
        stunned=given.players("stunned"),
        stunned_next=given.players("stunned_next"),
        offside=given.players("offside"),
        barred=given.player("barred"),
        kicked=given.player("kicked"),
        touched=given.player("touched", carrier),
        played=given.player("played", carrier),
        passed_from=given.hex("passed_from", OFF),
        movement=_movement(given),
        first_leg=_pair(given.numbers("first_leg", (0, 0)), "first_leg"),
    )


def _at_name(plain: State, given: SetupReader) -> State:
    usual = "step" if plain.movement else "movement" if plain.carrier != NOBODY else "movement_free"
    name = given.value("next", usual)
    if not isinstance(name, str):
        raise BadSetup(f"next is a name; got {name!r}")
    if plain.movement is None and (name == "step" or name.startswith("run")):
        plain = replace(plain, movement=Movement())
    return replace(plain, stack=_stack(name, plain))


def _with_stack(plain: State, stack: object, codec: Codec[State]) -> State:
    try:
        fields = msgspec.to_builtins(plain)  # in order of definition
        fields[State.__struct_fields__.index("stack")] = stack
        return codec.of_json(msgspec.json.encode(fields))
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise BadSetup(f"the stack of the position cannot be read: {error}") from None


def _referee(setup: Setup) -> int:
    """The referee of a position that names none: a custom one, that of the set-up, or the first."""
    referees = setup.cards.referees
    own = [number for number, card in enumerate(referees) if card.nationality == _OWN]
    return own[0] if own else setup.referee or 0


def _attributes(given: Mapping[str, Any]) -> Mapping[str, Mapping[str, int]]:
    for name, values in given.items():
        if name != "referee":
            parse_player(name, name)
        if not isinstance(values, Mapping):
            raise BadSetup(f"the attributes of {name} are names with numbers; got {values!r}")
    return given


def _hexes(given: SetupReader) -> tuple[Hex, ...]:
    hexes = [OFF] * 2 * ELEVEN
    for name, place in given.table("players").items():
        hexes[given.as_player("players", name)] = given.as_hex(f"the hex of {name}", place)
    for name in given.rows("off", []):
        if hexes[given.as_player("off", name)]:
            raise BadSetup(f"{name} is off the pitch; got the hex {given['players'][name]} too")
    return tuple(hexes)


def _bench(
    given: SetupReader, usual: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    home, away = _pair(given.rows("bench", list(usual)), "bench")
    return given.as_numbers("the bench of home", home), given.as_numbers("the bench of away", away)


def _movement(given: SetupReader) -> Movement | None:
    if given.says_nothing("movement"):
        return None
    known = Movement.__struct_fields__
    phase = SetupReader(given.table("movement"))
    for key in phase:
        if key not in known:
            raise BadSetup(f"there is no {key!r} in a movement; nearest: {nearest(key, list(known))}")
    return Movement(
        step=phase.number("step", 3, least=1, usual=1),
        moves=phase.number("moves", 5),
        moved=phase.players("moved"),
        tried=phase.players("tried"),
        tested=phase.players("tested"),
        dives=tuple(phase.as_hex("dives", hex) for hex in phase.rows("dives", [])),
        dived=phase.hex("dived", OFF),
        dead=phase.flag("dead"),
    )


def _pair(values: Any, key: str) -> tuple[Any, Any]:
    if len(values) != 2:
        raise BadSetup(f"{key} has two, home's and away's; got {values!r}")
    return values[0], values[1]


def _check(state: State) -> None:
    """Refuse an impossible position: frames trust what they find."""
    _check_players(state)
    _check_cards(state)
    for name in state.formations:
        if name not in FORMATIONS:
            raise BadSetup(f"there is no formation {name!r}; nearest: {nearest(str(name), list(FORMATIONS))}")
    if not state.stack:
        return
    top = state.stack[-1]
    if not isinstance(top, Frame):
        raise BadSetup(f"the stack of the position ends with {type(top).__name__}, which takes no answer")
    try:
        request = top.asks(state)
    except Exception as error:  # any error of a frame in an impossible position
        why = f"{type(error).__name__} {error}".strip()
        raise BadSetup(f"{type(top).__name__} cannot be waited for in this position ({why})") from None
    if isinstance(request, Choose) and not (request.groups and all(group.count for group in request.groups)):
        raise BadSetup(f"{request.side} has no answer at {type(top).__name__} in this position ({request.rule})")


def _check_players(state: State) -> None:
    standing: dict[Hex, Player] = {}
    for player, hex in enumerate(state.hexes):
        if not hex:
            continue
        if not PITCH >> hex & 1:
            raise BadSetup(f"{label(player)} stands on the pitch or is off it; {xz(hex)} lies in a goal (MOVE-06)")
        if hex in standing:
            raise BadSetup(f"a hex has room for one player; {label(standing[hex])} and {label(player)} share {xz(hex)}")
        standing[hex] = player
    if [side_of(keeper) for keeper in state.keepers] != [HOME, AWAY]:
        raise BadSetup(f"keepers are one of home and one of away; got {', '.join(_names(state.keepers))}")
    carrier = state.carrier
    if carrier == NOBODY:
        return
    if not state.hexes[carrier]:
        raise BadSetup(f"the carrier stands on the pitch; {label(carrier)} is off it")
    if state.hexes[carrier] != state.ball:
        there = f"{label(carrier)} is on {xz(state.hexes[carrier])}, the ball on {xz(state.ball)}"
        raise BadSetup(f"the ball is where its carrier is; {there}")
    if side_of(carrier) != state.attack:
        raise BadSetup(f"the carrier is of the side in attack; got {label(carrier)} with {state.attack}")


def _check_cards(state: State) -> None:
    deck = state.setup.cards
    last = len(deck.outfielders) + len(deck.goalkeepers) - 1
    used = (*state.cards, *state.bench[0], *state.bench[1])
    if used and max(used) > last:
        raise BadSetup(f"the deck has cards 0 to {last}; got {max(used)}")
    if len(set(used)) < len(used):
        raise BadSetup("each card is one player; some appear twice among cards and bench")
    if any(state.hexes[len(state.cards) :]) or len(state.cards) > 2 * ELEVEN:
        raise BadSetup(f"the 22 players have a card each; got {len(state.cards)}")


# One line of text

_HEAD: Final = re.compile(
    r"CA1 (\w+) (home|away) (stack=\S+|run \d|\w+) (\d)\.(\d{1,5}) (\d{1,3})-(\d{1,3}) ball:(\S+)((?: \S+)*)"
)
_WORD: Final = re.compile(r"(\w+)([@:=])(\S+)")
_SHAPE: Final = "CA1 living home movement 1.12 2-1 ball:H8 H1@-16,0 H8@10,0 A1@16,0 A4@12,1"
_AT_FRONT: Final = ("attack", "next", "stack", "half", "actions", "score", "ball", "carrier", "players", "off")
_NUMBERS_OR_NAMES: Final = (
    "keepers", "formations", "substitutions", "shoot_out", "cards", *_MARKS, "passed_from", *_DONE, "dived",
    "first_leg",
)  # fmt: skip
_LISTS_OF_NUMBERS: Final = ("bench", "dives")
_PLAIN: Final = [key for key in _KEYS if key not in (*_AT_FRONT, "movement", "attributes")]


def write(state: State) -> str:
    """The state as one line of text."""
    setup, told, (home, away) = state.setup, facts(state), state.score
    waiting = told.get("next") or "stack=" + msgspec.json.encode(state.stack).decode().replace(" ", r"\u0020")
    usual = facts(_plain(setup, SetupReader({key: told[key] for key in ("attack", "ball", "carrier", "players")})))
    words = [
        f"CA1 {setup.edition} {state.attack} {waiting} {state.half}.{state.actions} {home}-{away}",
        f"ball:{told['carrier'] or _text(told['ball'])}",
    ]
    words += [f"{name}@{_text(place)}" for name, place in told["players"].items()]
    words += [f"{key}:{_text(told[key])}" for key in _PLAIN if told[key] != usual[key]]
    if phase := told["movement"]:
        usual = _movement_facts(Movement())
        words += [f"{key}:{_text(phase[key])}" for key in phase if key == "step" or phase[key] != usual[key]]
    words += [f"{card.name}={_write_card(card)}" for card in _own_cards(setup.cards)]
    options = difference(EDITIONS[setup.edition], setup.rules)
    words += [f"{option}={_text(value)}" for option, (_, value) in options.items()]
    return " ".join(words)


def _text(value: Any) -> str:
    """A fact as text: commas in lists, semicolons in lists of lists, a dash if empty."""
    match value:
        case bool():
            return "on" if value else "off"
        case None | []:
            return "-"
        case [[*_], *_]:
            return ";".join(map(_text, value))
        case [*items]:
            return ",".join(map(str, items))
    return str(value)


def _write_card(card: Card) -> str:
    numbers = "/".join(map(str, _attributes_of(card).values()))
    return f"gk/{numbers}" if isinstance(card, Goalkeeper) else numbers


def read(setup: Setup, text: str, codec: Codec[State]) -> State:
    """The state for a line of text; the set-up supplies names, deck and whatever the line omits."""
    head = _HEAD.fullmatch(" ".join(text.split()))
    if not head:
        raise BadNotation(f"a position reads like '{_SHAPE}'; got {text!r}")
    edition, attack, waiting, half, actions, home, away, ball, rest = head.groups()
    position: dict[str, Any] = {
        "attack": attack,
        "half": int(half),
        "actions": int(actions),
        "score": [int(home), int(away)],
        "players": {},
    }
    if waiting.startswith("stack="):
        position["stack"] = _read_stack(waiting.removeprefix("stack="))
    else:
        position["next"] = waiting
    position |= {"ball": _place(parse_hex(ball, text))} if "," in ball else {"carrier": ball}
    options: dict[str, str] = {}
    for word in rest.split():
        _read_word(word, position, options)
    return place(_played_by(setup, edition, options), position, codec)


def _read_word(word: str, position: dict[str, Any], options: dict[str, str]) -> None:
    parts = _WORD.fullmatch(word)
    name, sign, value = parts.groups() if parts else (word, "", "")
    if sign == "@":
        position["players"][label(parse_player(name, word))] = _place(parse_hex(value, word))
    elif sign == ":" and name in _PLAIN:
        position[name] = _value(name, value)
    elif sign == ":" and name in Movement.__struct_fields__:
        position.setdefault("movement", {})[name] = _value(name, value)
    elif sign == "=" and (name == "referee" or re.fullmatch(r"[HA]\d+", name)):
        position.setdefault("attributes", {})[name] = _read_card(name, value, word)
    elif sign == "=":
        options[name] = value
    else:
        known = [*_PLAIN, *Movement.__struct_fields__]
        raise BadNotation(f"{word!r} is not part of a position; nearest: {nearest(name, known)}")


def _value(key: str, text: str) -> Any:
    """The value of a fact's text; `place` validates it."""
    if key in _LISTS_OF_NUMBERS:
        return [_items(part) for part in text.split(";")]
    return _items(text) if key in _NUMBERS_OR_NAMES else _item(text)


def _items(text: str) -> list[Any]:
    return [] if text == "-" else [_item(item) for item in text.split(",")]


def _item(text: str) -> Any:
    if re.fullmatch(r"-?[0-9]{1,5}", text):
        return int(text)
    return {"on": True, "off": False, "-": None}.get(text, text)


def _read_card(name: str, text: str, word: str) -> dict[str, Any]:
    """The attributes of a card in column order; a goalkeeper's follow `gk`."""
    values = text.split("/")
    kind: type[Card] = Referee if name == "referee" else Outfielder
    if values[0] == "gk":
        kind, values = Goalkeeper, values[1:]
    names = kind.__struct_fields__[2:]
    if len(values) != len(names):
        raise BadNotation(f"the card of {name} has {', '.join(names)}; got {word!r}")
    return dict(zip(names, map(_item, values), strict=True))


def _played_by(setup: Setup, edition: str, options: Mapping[str, str]) -> Setup:
    """The set-up, overridden by the edition and options of a line."""
    if edition not in EDITIONS:
        raise BadNotation(f"there is no edition {edition!r}; nearest: {nearest(edition, list(EDITIONS))}")
    told = replace(setup, edition=edition, options=setups.options(edition, options))  # type: ignore[arg-type]
    return setup if (setup.edition, setup.rules) == (edition, told.rules) else told


def _read_stack(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNotation(f"the stack of the position cannot be read: {error}") from None
