"""Random play from the positions of `tests.support.football_positions` waits at every frame of the game."""

from collections import Counter

from tests.support.football_invariants import holds
from tests.support.football_positions import POSITIONS, played
from touchline.counter_attack.game import CHAPTERS
from touchline.kernel import Frame, steps_of

SEEDS = range(24)


def test_every_frame_is_visited():
    frames = [step.__name__ for step in steps_of(*CHAPTERS) if issubclass(step, Frame)]
    visits: Counter[str] = Counter()
    for begins in POSITIONS:
        for seed in SEEDS:
            state = begins(seed)
            visits[type(state.stack[-1]).__name__] += 1
            for moment in played(seed, state):
                holds(state, moment)
                state = moment.state
                if state.stack:
                    visits[type(state.stack[-1]).__name__] += 1

    for name, number in visits.most_common():
        print(f"{number:8,}  {name}")
    assert [name for name in frames if not visits[name]] == []
    assert set(visits) <= set(frames)
