"""Matches that begin in the middle: each of these club names brings a position.

`python -m tests.support.staged DB PORT` serves them, and every other match from its beginning as usual. A third
argument names another place where the games are found.
"""

import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from touchline import counter_attack as football
from touchline import french_flair as rugby
from touchline.counter_attack.game import CounterAttack
from touchline.counter_attack.pitch import hex_at
from touchline.french_flair.game import FrenchFlair
from touchline.server.app import Server, listen
from touchline.server.settings import Settings
from touchline.session.presenter import Presenter
from touchline.session.presenters.counter_attack import CounterAttackPresenter
from touchline.session.presenters.french_flair import FrenchFlairPresenter

FACES_HERE: Final = "tests.support.staged:PRESENTERS"

_ATTACK = (
    "ball:H9 H1@-16,0 H2@-5,-7 H3@-4,7 H4@-6,-1 H5@-3,2 H6@6,2 H7@6,-8 H8@7,-5 H9@9,-2 H10@11,-4 H11@7,4"
    " A1@16,0 A2@11,-6 A3@9,6 A4@12,-2 A5@12,2 A6@4,1 A7@2,-7 A8@7,-2 A9@-2,-1 A10@-1,-4 A11@-1,6"
)
_HURT = f"{_ATTACK} injured:H2"  # a side with an injured player is asked for a substitution
_DEFENCE = (
    "H1@-17,0 H2@-11,5 H3@-12,8 H4@-9,-1 H5@-13,2 H6@-7,3 H7@6,-8 H8@-9,-4 H9@9,-2 H10@4,-4 H11@7,4"
    " A1@17,0 A2@11,-6 A3@9,6 A4@5,-2 A5@6,2 A6@4,1 A7@-11,-7 A8@-3,-3 A9@-13,1 A10@-8,0 A11@-4,7"
)
_TACKLE = '[{"type":"StepGoesOn"},{"type":"TackleChoice","player":3}]'
_IN_THE_AIR = '[{"type":"HighPassReply","ball":["high",18,819,318,8,"high_pass",true]}]'
_HEADER = '[{"type":"DefenceDeclares","challenge":[18,"high_pass",false,0,[19],[]]}]'
_DUEL = _DEFENCE.replace("H2@-11,5", "H4@-11,5").replace("H4@-9,-1", "H2@-9,-1", 1)
_DUEL = _DUEL.replace("A8@-3,-3", "A10@-3,-3").replace("A10@-8,0", "A8@-8,0", 1)
_TACKLED = '[{"type":"StepGoesOn"},{"type":"TackleChoice","player":1}]'
_SNAPSHOT = '[{"type":"StepGoesOn"},{"type":"SnapshotMove"}]'
_SHOT = f'["shot",20,{hex_at(-8, 0)},{hex_at(-19, 1)},5]'
_AT_GOAL = f'[{{"type":"AtGoal","shot":{_SHOT}}},{{"type":"BoxMove","keeper":0,"rule":"SHOT-12"}}]'
_PASS = f'["first_time",18,{hex_at(-3, -3)},{hex_at(-8, 0)},"first_time","space"]'
_FIRST_TIME = f'[{{"type":"FirstTimeReply","ball":{_PASS}}}]'
_DEAD_BALL = '[{{"type":"SetPiece","restart":"{}"}},{{"type":"SubstitutionChoice","side":"home"}}]'

POSITIONS: Final = {
    # Home has the ball before the box, and every call.
    "Ormsby": f"CA1 living home movement 1.31 1-0 {_ATTACK}",
    # The same, with one defender next to the ball.
    "Bexholme": f"CA1 living home movement 1.31 1-0 {_ATTACK}".replace("A4@12,-2", "A4@10,-2"),
    # With two defenders next to it, either of whom may be nutmegged.
    "Cawthorne": f"CA1 living home movement 1.31 1-0 {_ATTACK}".replace("A4@12,-2 A5@12,2", "A4@10,-2 A5@10,-1"),
    # A corner and a free kick for home, which may substitute first.
    "Tarn Bridge": f"CA1 living home stack={_DEAD_BALL.format('corner')} 2.18 1-1 {_HURT}".replace(
        "ball:H9", "ball:18,-12"
    ),
    "Skelling": f"CA1 living home stack={_DEAD_BALL.format('free_kick')} 2.24 1-1 {_HURT}".replace(
        "ball:H9", "ball:8,-3"
    ),
    # The same, and nobody is hurt: the set piece is prepared at once.
    "Hollin Gate": f"CA1 living home stack={_DEAD_BALL.format('corner')} 2.18 1-1 {_ATTACK}".replace(
        "ball:H9", "ball:18,-12"
    ),
    "Marram": f"CA1 living home stack={_DEAD_BALL.format('free_kick')} 2.24 1-1 {_ATTACK}".replace(
        "ball:H9", "ball:8,-3"
    ),
    # A free kick far from goal: home can only pass, and a long pass may go almost anywhere.
    "Grevill": f"CA1 living home stack={_DEAD_BALL.format('free_kick')} 2.24 1-1 {_ATTACK}".replace(
        "ball:H9", "ball:-8,-3"
    ),
    # Home may tackle; may move a player against a high pass; names players for a header.
    "Kelmarsh": f"CA1 living away stack={_TACKLE} 1.31 1-0 ball:A10 {_DEFENCE} step:2 moves:1",
    "Thorne": f"CA1 living away stack={_IN_THE_AIR} 1.31 1-0 ball:A8 {_DEFENCE} kicked:A8 passed_from:-3,-3",
    "Welby": f"CA1 living away stack={_HEADER} 1.31 1-0 ball:-13,1 {_DEFENCE} kicked:A8 touched:A8 played:A8",
    # A tackle that may be beaten, from the front and from behind.
    "Dunmore": f"CA1 living away stack={_TACKLED} 1.31 1-0 ball:A8 {_DUEL} step:2 moves:1",
    "Coldbrook": f"CA1 living away stack={_TACKLED} 1.31 1-0 ball:A8 {_DUEL} step:2 moves:1".replace(
        "H2@-9,-1", "H2@-7,-1"
    ),
    # The other side shoots: a snapshot, before it says where; a shot, against which the goalkeeper may step.
    "Brackwell": f"CA1 living away stack={_SNAPSHOT} 1.31 1-0 ball:A9 {_DEFENCE} step:1 moves:1",
    "Farleigh": f"CA1 living away stack={_AT_GOAL} 1.31 1-0 ball:A10 {_DEFENCE} kicked:A10",
    # A first-time pass on its way, against which home may move a player by one hex.
    "Lindale": f"CA1 living away stack={_FIRST_TIME} 1.31 1-0 ball:A8 {_DEFENCE} kicked:A8 passed_from:-3,-3".replace(
        "H6@-7,3", "H6@-6,0"
    ),
    # A throw-in and a penalty for home.
    "Wyre": f"CA1 living home stack={_DEAD_BALL.format('throw_in')} 2.24 1-1 {_ATTACK}".replace(
        "ball:H9", "ball:10,12"
    ),
    "Ashgrove": f"CA1 living home stack={_DEAD_BALL.format('penalty')} 2.24 1-1 {_ATTACK}".replace(
        "ball:H9", "ball:14,0"
    ),
    # Home chooses a play; home may contest a ruck.
    "Lavaur": "FF1 home OPEN RUCK x60 1.21 7-3 home:2,8,9,10,12,13,14 away:1,3,4,6,7,11",
    # Home throws for a scrum, or has a penalty that is too far for one die.
    "Figeac": "FF1 home SCRUM x40 1.21 7-3 home:2,8,9,10,12,13 away:1,3,4,6,7,11",
    "Revel": "FF1 home PENALTY x70 1.21 7-3 home:2,8,9,10,12,13 away:1,3,4,6,7,11",
    # Home holds a full-back that no play out of a scrum has for itself; home may contest a zone of every face.
    "Albi": "FF1 home OPEN SCRUM x45 1.21 7-3 home:1,2,3,4,5,15 away:1,3,4,6,7,11",
    "Moissac": "FF1 away CONTEST_OFFER attack 1-6 x45 1.34 7-10 home:1,3,7,8,10,12 away:2,4,5,9,11,14",
    "Montcalm": "FF1 away CONTEST_OFFER attack 2-4 x45 1.34 7-10 home:1,3,7,8,10,12 away:2,4,5,9,11,14",
}
"""A position for each club, of either game."""


class _Football(CounterAttack):
    def start(self, setup: football.Setup | None = None) -> football.State:
        if setup is None or setup.away not in POSITIONS:
            return super().start(setup)
        return self.parse_position(setup, POSITIONS[setup.away])


class _Rugby(FrenchFlair):
    def start(self, setup: rugby.Setup | None = None) -> rugby.State:
        if setup is None or setup.away not in POSITIONS:
            return super().start(setup)
        return self.parse_position(setup, POSITIONS[setup.away])


class StagedFootball(CounterAttackPresenter):
    """Counter Attack from a position, with the same squads every time."""

    @property
    def game(self) -> CounterAttack:
        """Its rules."""
        return _Football()

    def prepare(self, setup: Mapping[str, Any], seed: str) -> football.Setup:
        """The set-up of a match."""
        return super().prepare(setup, "staged")


class StagedRugby(FrenchFlairPresenter):
    """French Flair from a position."""

    game = _Rugby()


PRESENTERS: Final[dict[str, Presenter]] = {"counter-attack": StagedFootball(), "french-flair": StagedRugby()}


def main(db: str, port: str, presenters: str = FACES_HERE) -> None:
    """Serve, and say where."""
    logging.basicConfig(level=logging.WARNING)
    listening = listen("127.0.0.1", int(port))
    where = f"http://localhost:{listening.getsockname()[1]}"
    settings = Settings(
        db=f"sqlite+aiosqlite:///{db}",
        presenters=presenters,
        looking_seconds=60.0,
        move_seconds=600.0,  # who thinks without end is to be stopped by people, not by the clock
        open_rooms_of_client=1000,
        rooms_of_client=1000,
    )
    with suppress(KeyboardInterrupt):
        Server(settings, lambda: print(where, flush=True)).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
