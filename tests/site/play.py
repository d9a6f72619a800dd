"""Seeded matches between coaches with a budget of positions, run natively and in the page's Python alike."""

import json

from touchline import __version__
from touchline.coaches.protocol import Budget
from touchline.coaches.registry import clock, coach
from touchline.kernel import SIDES, Coach, DiceFrom, Header, Recorder, Seeded
from touchline.kernel.play import play
from touchline.kernel.sides import Who
from touchline.session.presenters import PRESENTERS


def record(game: str, level: str, nodes: int, seed: int) -> str:
    """The record of a match."""
    rules = PRESENTERS[game].game
    setup = PRESENTERS[game].prepare({"home": "A", "away": "B"}, f"{seed}")
    header = Header.of(rules, setup, DiceFrom("seeded", f"{seed}"), dict.fromkeys(SIDES, level), __version__)
    recorder = Recorder(rules, header)
    text = recorder.header()
    coaches: dict[Who, Coach] = {"clock": clock(game)}
    coaches |= {
        side: coach(game, level, Seeded(f"{seed}", side).randbelow, Budget(nodes=nodes), lambda: False)
        for side in SIDES
    }
    state = rules.start(setup)
    for ply in play(rules, state, coaches, Seeded(f"{seed}")):
        text, state = text + recorder.moment(ply), ply.state
    return text + recorder.end(state)


def records(orders: str) -> list[str]:
    """The records of some matches, each ordered as game, level, positions and seed."""
    return [record(*order) for order in json.loads(orders)]
