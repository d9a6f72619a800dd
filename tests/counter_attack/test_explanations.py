"""Every decision refuses an answer of any kind with a rule of the book and its reason."""

from collections import Counter
from typing import Any, get_args

from tests.support.football_positions import POSITIONS, played
from touchline import rulebook
from touchline.counter_attack import game
from touchline.counter_attack.model import (
    ELEVEN,
    Call,
    Form,
    Head,
    LineUp,
    Move,
    Name,
    Nutmeg,
    Pass,
    PassKind,
    Pick,
    Reckless,
    Shoot,
    State,
    Substitute,
    Word,
)
from touchline.counter_attack.pitch import BOARD, bits
from touchline.kernel import Choose, Randbelow, Seeded

RULES = {rule.id for rule in rulebook.rules(game.name)}
HEXES = (-1, 0, *bits(BOARD))
LOOKS = 12
"""How often each frame is looked at."""


def any_answers(state: State, randbelow: Randbelow) -> list[Any]:
    """Answers of every kind, sensible and not."""

    def player() -> int:
        return randbelow(2 * ELEVEN + 2) - 1

    def hex() -> int:
        return state.hexes[randbelow(2 * ELEVEN)] if randbelow(3) == 0 else HEXES[randbelow(len(HEXES))]

    return [
        *map(Call, get_args(Word)),
        *[Pass(kind, hex()) for kind in get_args(PassKind)],
        *[Move(player(), hex()) for _ in range(2 * ELEVEN)],
        *[made(hex()) for made in (Shoot, Head) for _ in range(3)],
        *[made(player()) for made in (Nutmeg, Reckless) for _ in range(3)],
        *[Name((player(),)) for _ in range(ELEVEN)],
        *[Substitute(player(), randbelow(50)) for _ in range(ELEVEN)],
        Name(()), Name((1, 2)), Pick(-1), Pick(randbelow(50)), LineUp((1, 2)), Form("4-4-2"), Form("4-2-4"),
    ]  # fmt: skip


def look(state: State, request: Choose, randbelow: Randbelow) -> None:
    for answer in any_answers(state, randbelow):
        refusal = game.explain(state, answer)
        assert (refusal is None) == (answer in request)
        if refusal:
            assert refusal.rule in RULES, (answer, refusal)
            assert refusal.id != "not-offered", f"{answer} at {state.stack[-1]} wants a reason"


def test_every_frame_has_a_reason_for_every_kind_of_answer():
    looks: Counter[str] = Counter()
    randbelow = Seeded("explanations", "answers").randbelow
    for seed in range(6):
        for begins in POSITIONS:
            state = begins(seed)
            for moment in played(seed, state):
                name = type(state.stack[-1]).__name__
                if isinstance(moment.request, Choose) and looks[name] < LOOKS:
                    looks[name] += 1
                    look(state, moment.request, randbelow)
                state = moment.state
    assert len(looks) > 50, "nearly all decisions have been looked at"
