"""The judge: luck has mean 0 at every throw, and no draw is judged by the cards that came."""

from math import fsum
from typing import Any

import pytest

from touchline.games import GAMES
from touchline.kernel import HOME, Draw, Game, Result, Roll, Seeded
from touchline.review.judge import SAMPLES, Judge, worth
from touchline.review.match import PARTS


def judge(game: Game[Any]) -> Judge:
    return Judge(game, PARTS[game.name].decided())


def test_the_luck_of_every_throw_has_mean_nothing(short):
    game, judges = short.followed.game, judge(short.followed.game)
    throws = [step for step in short.followed.steps if isinstance(step.ply.request, Roll)]
    assert len(throws) > 10
    for step in throws:
        before = judges.value(step.before)
        lucks = [
            float(chance) * (judges.value(game.step(step.before, dice)[0]) - before)
            for dice, chance in step.ply.request.outcomes()
        ]
        assert abs(fsum(lucks)) < 1e-12, step.n


def test_a_draw_is_judged_before_its_cards_are_known(short):
    """By hands that the state alone determines: whatever was drawn, and by a judge that has seen nothing else."""
    game = short.followed.game
    draws = [step for step in short.followed.steps[short.followed.begun :] if isinstance(step.ply.request, Draw)]
    assert bool(draws) == (game.name == "french-flair")
    for step in draws[:12]:
        dice = Seeded(game.codec.digest(game.alike(step.before)), "judge").randbelow
        hands = []
        for _ in range(SAMPLES):
            state = game.alike(step.before)
            while isinstance(request := game.request(state), Draw):
                state = game.step(state, request.at_random(dice))[0]
            hands.append(judge(game).value(state))
        assert judge(game).value(step.before) == pytest.approx(fsum(hands) / SAMPLES, abs=1e-12)
        ledger = short.analysis.ledger
        assert ledger is not None
        known = ledger.chances[step.n - 1 - short.followed.begun]
        assert judge(game).value(step.before) == pytest.approx(known, abs=1e-4)


def test_a_throw_that_is_repeated_counts_by_the_one_that_settles_it():
    """Heads wins and tails loses; on edge, as likely as either, the coin is thrown again."""
    coin = _Coin()
    judged: Any = Judge(coin, lambda state: 0.0)  # type: ignore[arg-type]
    assert judged.value("thrown") == pytest.approx(0.5)


class _Coin:
    codec: Any = None

    def alike(self, state: str) -> str:
        return state

    def request(self, state: str) -> object:
        return Roll("COIN", hands=(HOME,)) if state == "thrown" else None

    def step(self, state: str, dice: tuple[int, ...]) -> tuple[str, tuple[()]]:
        return {1: "won", 2: "won", 3: "lost", 4: "lost"}.get(dice[0], "thrown"), ()

    def result(self, state: str) -> Result:
        return Result(1, 0, "home") if state == "won" else Result(0, 1, "away")


def test_what_a_result_is_worth():
    assert [worth(Result(1, 0, "home")), worth(Result(0, 1, "away")), worth(Result(2, 2, None))] == [1, 0, 0.5]


def test_every_game_has_a_judge():
    assert set(PARTS) == set(GAMES)
    assert len({PARTS[game].judge for game in GAMES}) == len(GAMES)
