"""Positions and scripts of French Flair in the words of its book.

    state = position("home FREE x40", home="9 10 11 12 13 1")
    state, events = play(state, "backs 9 10.run; [5]; tackle 7; [4][3]; [5][2]")
    assert now(state) == "CONTEST_OFFER(away, 2-5) x70"

Every answer goes through `apply`, the checked door of the engine.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, get_args

from touchline import french_flair as ff
from touchline.french_flair.model import DECK, HAND, Cards, Origin
from touchline.kernel import AWAY, HOME, Choose, Draw, Event, Side, other

HOME_HAND: Final = "1 8 9 10 12 15"
AWAY_HAND: Final = "2 3 6 7 11 14"

_PHASE: Final = re.compile(r"(\w+)\((home|away)(?:, (\w+))?\)(?: x(-?\d+))?")
_BALL: Final = re.compile(r"(home|away) (.+?) x(-?\d+)")
_DEFENCE_DECIDES: Final = ("TACKLE_OFFER", "FORCED_TACKLE")
_USUAL_SPOT: Final = {"DROPOUT22": 20, "CONVERSION": 105}  # metres from the own goal line; 50 for the rest
_DICE: Final = re.compile(r"(?:\[[1-6]\])+")


def position(
    where: str,
    *,
    home: str = HOME_HAND,
    away: str = AWAY_HAND,
    home_discard: str = "",
    away_discard: str = "",
    score: str = "0-0",
    half: int = 1,
    phases: int = 0,
    time_up: bool = False,
    advantage: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> ff.State:
    """A position, told in one of three forms:

    - `home RUCK x60`: an OPEN phase: whose ball, its origin and where;
    - `SCRUM(home) x60`, `LANDING(away, KICK) x85`: a phase of §2 with the side that decides, as `now` writes it;
    - `home CONTEST_OFFER attack 2-5 x70`: whose ball, and any phase by its name in positions.

    A hand lists its cards; `9 10 ...` is a hand of six that has these, filled up with the lowest. The advantage
    `home@60` is home's, with its mark.
    """
    attack, phase, x = _where(where)
    home_points, away_points = map(int, score.split("-"))
    given: dict[str, Any] = {
        "attack": attack,
        "phase": phase,
        "x": x,
        "half": half,
        "phases": phases,
        "time_up": time_up,
        HOME: {"points": home_points, "hand": hand_of(home), "discard": hand_of(home_discard)},
        AWAY: {"points": away_points, "hand": hand_of(away), "discard": hand_of(away_discard)},
    }
    if advantage:
        side, mark = advantage.split("@")
        given["advantage"] = {"side": side, "mark": int(mark)}
    return ff.game.parse_position(ff.game.read_setup({"options": options or {}}), given)


def _where(where: str) -> tuple[Side, str, int]:
    if named := _PHASE.fullmatch(where):
        name, who, detail, x = named.groups()
        decides = _side(who)
        own = _USUAL_SPOT.get(name, 50)
        spot = int(x) if x else own if decides == HOME else 100 - own
        attack = other(decides) if name in _DEFENCE_DECIDES else decides
        return attack, f"{name} {detail}" if detail else name, spot
    ball = _BALL.fullmatch(where)
    assert ball, f"a position reads like 'home RUCK x60' or 'SCRUM(home) x60'; got {where!r}"
    who, phase, x = ball.groups()
    return _side(who), f"OPEN {phase}" if phase in get_args(Origin) else phase, int(x)


def _side(name: str) -> Side:
    return HOME if name == HOME else AWAY


def hand_of(text: str) -> Cards:
    """Cards in ascending order; `...` fills them up to six with the lowest that are left."""
    cards = [int(word) for word in text.split() if word != "..."]
    if "..." in text.split():
        left = list(DECK)
        for card in cards:
            left.remove(card)
        cards += left[: max(HAND - len(cards), 0)]
    return tuple(sorted(cards))


def play(state: ff.State, script: str) -> tuple[ff.State, tuple[Event, ...]]:
    """The position after a script, and all that happened.

    Decisions are in notation, dice in brackets, drawn cards after `draw`, with `;` between them:

        backs 9 10.run; dice 1; [5]; tackle 7; [4][3]; [2][2]; draw 9

    Dice also say how many are thrown where that is asked, so `dice 1` may be left out. Cards that the script does not
    draw are the lowest of the pile.
    """
    events: list[Event] = []

    def give(answer: Any) -> None:
        nonlocal state
        state, happened = ff.game.apply(state, answer)
        events.extend(happened)

    def draw_the_lowest() -> None:
        while isinstance(request := ff.game.request(state), Draw):
            give(request.bag[: request.count])

    for line in filter(None, (line.strip() for line in script.split(";"))):
        if line.startswith("draw "):
            give(hand_of(line.removeprefix("draw ")))
            continue
        draw_the_lowest()
        if _DICE.fullmatch(line):
            dice = tuple(int(face) for face in line if face.isdigit())
            if isinstance(ff.game.request(state), Choose):
                give(ff.Throw(1 if len(dice) == 1 else 2))
            give(dice)
        else:
            give(ff.game.parse_answer(line))
    draw_the_lowest()
    return state, tuple(events)


def now(state: ff.State) -> str:
    """The pending request with side and place, as `position` reads it: `home RUCK x60`, `LANDING(away, KICK) x85`.

    A contest or clear-out shows its zone; a throw, or the choice of its dice, goes by its rule: `FF-RUN-2(home) x45`.
    """
    request = ff.game.request(state)
    if request is None:
        return "OVER"
    told = ff.game.describe(state)
    phase = told.get("phase") or _INSIDE_A_PLAY.get(told["stack"][-1]["type"], request.rule)
    name, _, detail = phase.partition(" ")
    if name == "OPEN":
        return f"{request.side} {detail} x{state.x}"
    who = f"{request.side}, {detail.split()[-1]}" if detail else request.side
    return f"{name}({who}) x{state.x}"


_INSIDE_A_PLAY: Final = {"TackleOffer": "TACKLE_OFFER", "LastCardTackle": "FORCED_TACKLE"}


def offered(state: ff.State) -> set[str]:
    """What the decision now open offers: the kinds of play, of cards to lay, and each word; nothing at a throw."""
    request = ff.game.request(state)
    if not isinstance(request, Choose):
        return set()
    return {answer.word if isinstance(answer, ff.Call) else group.kind for group in request.groups for answer in group}
