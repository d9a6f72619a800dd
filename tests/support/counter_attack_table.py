"""What the tests of Counter Attack at the table share: positions near a goal, every question, a table in a string."""

import io
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.support.football import player
from tests.support.table import Lines, Screen
from touchline import counter_attack as ca
from touchline.cli.presenters import PRESENTERS
from touchline.cli.table.book import Book
from touchline.cli.table.clock import PersonTimer
from touchline.cli.table.human import News, Person
from touchline.cli.table.match import Table
from touchline.cli.table.terminal import Terminal
from touchline.coaches.counter_attack.clock import ActionClock
from touchline.coaches.random_coach import RandomCoach
from touchline.counter_attack.model import side_of
from touchline.counter_attack.pitch import PITCH, RIGHT, SIX, bits, distance, hex_at
from touchline.counter_attack.rules import (
    aerial,
    challenges,
    control,
    corners,
    distribution,
    final_thirds,
    fouls,
    free_kicks,
    goal_kicks,
    heading,
    keeper,
    long_pass,
    loose_ball,
    next_action,
    nutmegs,
    penalties,
    referee,
    scenarios,
    set_pieces,
    setup,
    shoot_out,
    shots,
    steals,
    substitutions,
    tackles,
    throw_ins,
)
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    Choose,
    Coach,
    DiceFrom,
    Frame,
    Header,
    Seeded,
    Side,
    replace,
)

GAME = ca.game
PRESENTER = PRESENTERS[GAME.name]
BRIEF = ["-o", "clock=actions:3"]

ATTACK = (
    "CA1 living home movement 1.7 0-0 ball:H8 H1@-17,0 H2@-5,-1 H3@-9,7 H4@-11,-6 H5@-8,-1 H6@3,1 H7@8,-7 H8@6,0 "
    "H9@12,-4 H10@10,3 H11@1,4 A1@17,0 A2@15,-5 A3@10,6 A4@11,-2 A5@13,2 A6@9,-1 A7@6,-8 A8@6,-4 A9@1,0 A10@6,-10 "
    "A11@11,10"
)


def place(position: str = ATTACK, **options: object) -> ca.State:
    """A position, of the teams that a seed drafts."""
    edition = position.split()[1]
    given = GAME.read_setup({"home": "Wharfside", "away": "Ashmoor", "edition": edition, "options": options})
    settled = ca.quick_setup(given, Seeded(3))
    return replace(GAME.parse_position(settled, position), setup=settled)


def asked(state: ca.State) -> Choose:
    request = GAME.request(state)
    assert isinstance(request, Choose)
    return request


def question(state: ca.State, screen: Screen | None = None) -> Any:
    request = asked(state)
    assert request.side != CLOCK
    terminal = Terminal(Console(file=screen or Screen(), width=80, height=24))
    return PRESENTER.question(terminal, state, request.side, request)


def typed(state: ca.State, line: str) -> Any:
    """What one line means."""
    answers = question(state).answers(line.lower())
    assert len(answers) == 1
    return question(state).read(answers[0].split())


def after(state: ca.State, *answers: Any) -> ca.State:
    """The state after some answers, as notation or dice."""
    for answer in answers:
        state, _ = GAME.apply(state, GAME.parse_answer(answer) if isinstance(answer, str) else answer)
    return state


# Where everybody is near a goal, so that everything happens


def crowd(seed: int) -> ca.State:
    """A position with all players around one goal, and the ball at a player's feet."""
    randbelow = Seeded(seed, "crowd").randbelow
    given = {"edition": ("living", "core", "advanced")[seed % 3], "options": {"clock": f"actions:{2 + randbelow(9)}"}}
    state = ca.quick_match(GAME.read_setup(given), Seeded(seed))
    area = [hex for hex in bits(PITCH) if distance(hex, hex_at(13, 0)) <= 7]
    hexes = [area.pop(randbelow(len(area))) for _ in range(22)]
    six = [hex for hex in bits(SIX[RIGHT]) if hex not in hexes]
    hexes[player("A1")] = six[randbelow(len(six))]
    carrier = 1 + randbelow(10) + (11 if randbelow(5) == 0 else 0)
    calls: tuple[next_action.After, ...] = ("movement", "aos", "standard", "free_kick")
    return replace(
        state,
        hexes=tuple(hexes),
        ball=hexes[carrier],
        carrier=carrier,
        attack=side_of(carrier),
        touched=carrier,
        played=carrier,
        stack=(next_action.ActionChoice(calls[randbelow(4)]),),
    )


def walked(state: ca.State, seed: object, most: int) -> Iterator[ca.State]:
    """The states of a random match, up to this many."""
    randbelow = Seeded(f"{seed}", "walk").randbelow
    for _ in range(most):
        yield state
        request = GAME.request(state)
        if request is None:
            return
        state, _ = GAME.step(state, request.at_random(randbelow))


@cache
def samples() -> list[ca.State]:
    """A few states for each frame that random play reaches."""
    seen: dict[type[Any], list[ca.State]] = {}
    for state in everywhere():
        if state.stack and len(found := seen.setdefault(type(state.stack[-1]), [])) < 3:
            found.append(state)
    return [state for found in seen.values() for state in found]


def everywhere() -> Iterator[ca.State]:
    """States of drafts, matches, shoot-outs and crowded goals."""
    for seed in range(5):
        options = {"clock": "actions:2", "tie_break": "shoot_out"}
        given = {"edition": ("living", "core")[seed % 2], "options": options}
        given |= {"variant": "outnumbered"} if seed == 4 else {}
        yield from walked(GAME.start(GAME.read_setup(given)), seed, 900)
    for seed in range(40):
        yield from walked(crowd(seed), seed, 40)


# Frames that random play seldom reaches, as they would lie on top of ATTACK

H8, H9, A1, A4 = map(player, ("H8", "H9", "A1", "A4"))
CHALLENGE = aerial.Challenge(H8, "high_pass", attackers=(H9,), defenders=(A4, A1))
HERE = hex_at(12, 0)
DECISIONS: list[Frame] = [
    challenges.HeaderType(CHALLENGE),
    challenges.AttackDeclares(CHALLENGE),
    challenges.DefenceDeclares(CHALLENGE),
    control.FreePlayer(CHALLENGE, "control"),
    control.HeaderOrControl(CHALLENGE),
    corners.CornerChoice(),
    corners.CornerMove("home"),
    distribution.DistributionChoice(),
    distribution.HoldChoice(),
    final_thirds.ThirdsChoice("held", "home"),
    fouls.FoulChoice(A4, HERE),
    free_kicks.NearTakerChoice(),
    goal_kicks.GoalKickChoice(),
    goal_kicks.GoalKickHexChoice(),
    heading.HeaderTarget(CHALLENGE, H9, 0, 0),
    heading.Rush(CHALLENGE),
    keeper.BoxMove(A1),
    keeper.ChallengeChoice(A1),
    keeper.DiveChoice(),
    keeper.DiveHexChoice(A1),
    keeper.PickUpChoice(),
    long_pass.LongPassKeeperMove(),
    loose_ball.SnapshotOffer(),
    nutmegs.NutmegChoice(H8, 1),
    nutmegs.NutmegLanding(H8, HERE, 1),
    penalties.PenaltyChoice(),
    penalties.PenaltyPlacementChoice(("defence",), 0),
    scenarios.FreePlacement("home"),
    scenarios.OpeningKickChoice(),
    set_pieces.KeeperPlacement("corner", "home"),
    set_pieces.PlacementChoice("corner", (("attack", 2),), 0),
    set_pieces.TakerChoice("throw_in"),
    shoot_out.OrderChoice((), ()),
    shots.SnapshotMove(),
    shots.SnapshotTarget(False),
    steals.StealChoice(A4),
    steals.TestChoice("MOVE-22", A4),
    substitutions.EmergencyKeeper("home"),
    substitutions.ForcedSubstitution(H8),
    substitutions.KeeperSubstitution("home"),
    tackles.CarrierReposition(H8, HERE),
    tackles.TackleChoice(A4),
    tackles.TacklerReposition(A4, H8),
    throw_ins.SecondPhaseChoice(),
    throw_ins.ThrowChoice(),
]
ROLLS: list[Frame] = [
    challenges.HeaderReRoll(CHALLENGE, H9, A4),
    control.ControlTest(H8),
    fouls.CardTest("FOUL-02", A4),
    fouls.InjuryTest(A4, H8, HERE),
    fouls.RecklessTackle(A4, H8),
    heading.FreeShot(CHALLENGE, H9, hex_at(19, 0)),
    heading.HeadBack(A4),
    keeper.Dive(),
    keeper.DivingTackle(A1),
    keeper.HandsOutside(A1),
    loose_ball.GoalSave(A1),
    nutmegs.NutmegDuel(H8, A4, 1),
    referee.Dispute(),
    setup.FirstPickCoin(setup.Squads()),
    shoot_out.TieDirection(HERE),
    shots.Deflection(),
    shots.Handling(),
    shots.SaveResult(),
    shots.Spill(),
    steals.Steal(A4),
    tackles.Tackle(A4, H8),
]


def shown(state: ca.State, *lines: str, width: int = 80) -> str:
    """The terminal of a person who gets a question and types some lines."""
    _, told = decide(state, *lines, width=width)
    return told


def decide(state: ca.State, *lines: str, width: int = 80) -> tuple[Any, str]:
    """The answer of a person who types these lines (None: nothing yet), and the output."""
    request = asked(state)
    assert request.side != CLOCK
    screen, stdin = Screen(), sys.stdin
    terminal = Terminal(Console(file=screen, width=width, height=24))
    book = book_at(state, io.BytesIO())
    person = Person(
        terminal, PRESENTER, book, request.side, News(terminal, PRESENTER, book, 0), lambda view: "minute 7"
    )
    sys.stdin = Lines(*lines)
    try:
        answer = person.decide(request)
    except EOFError:
        answer = None
    finally:
        sys.stdin = stdin
    return answer, screen.getvalue()


def book_at(state: ca.State, file: Any, path: Path = Path("match.jsonl")) -> Book:
    header = Header.of(GAME, state.setup, DiceFrom("system"), {HOME: "human", AWAY: "random"}, "0")
    return Book(path, file, GAME, header, state)


def table_at(
    state: ca.State, *lines: str, people: tuple[Side, ...] = (HOME,), seed: int = 0, sand: PersonTimer | None = None
) -> tuple[str, Book]:
    """People and coaches from a position on, typing these lines and leaving; what was shown, and the record."""
    screen, stdin = Screen(), sys.stdin
    book = book_at(state, io.BytesIO())
    coaches: dict[Side, Coach] = {
        side: RandomCoach(Seeded(seed, side).randbelow) for side in SIDES if side not in people
    }
    terminal = Terminal(Console(file=screen, width=80, height=24))
    sys.stdin = Lines(*lines)
    try:
        Table(terminal, PRESENTER, book, coaches, Seeded(seed), ActionClock(), sand).play()
    finally:
        sys.stdin = stdin
    return screen.getvalue(), book
