"""Positions of a match by entry, for people who look back."""

from contextlib import closing
from itertools import islice

import msgspec
import pytest

from tests.session.test_standing_orders import begin, ticks
from tests.support.matches import moments
from touchline.games import GAMES
from touchline.kernel import SIDES, Choose, Seeded
from touchline.server.spill_file import SpillFile
from touchline.session.positions import EVERY, Positions


def told(scene):
    return msgspec.json.encode(scene)


@pytest.mark.parametrize("game", GAMES)
def test_every_earlier_scene_is_as_each_side_saw_it_then(game):
    with closing(SpillFile()) as spill:
        session = begin(game, "a", spill)
        randbelow = Seeded("a", "answers").randbelow
        seen = {}
        while not session.over and session.last < 3 * EVERY:
            for side in (*SIDES, None):
                seen[session.last, side] = told(session.drawn(session.state, side))
            request = session.request
            assert isinstance(request, Choose)
            session.accept(session.plan(session.asked, request.at_random(randbelow), ticks))
            if randbelow(5) == 0 and session._undo:
                session.rewind()
                seen = {(entry, side): scene for (entry, side), scene in seen.items() if entry <= session.last}
        assert session.last > EVERY
        for (entry, side), scene in seen.items():
            assert told(session.drawn(session.positions.at(entry), side)) == scene


@pytest.mark.parametrize("game", GAMES)
def test_old_answers_are_spilled(game):
    """A server holds hundreds of long matches: their answers must not stay in its memory."""
    engine = GAMES[game]
    start = engine.start(engine.read_setup({}))
    states, plies = [start], islice(moments(engine, "spilled", engine.read_setup({})), 5 * EVERY)
    with closing(SpillFile()) as spill:
        positions = Positions(engine, start, spill)
        for ply in plies:
            positions.append(ply.answer, ply.state)
            states.append(ply.state)
        assert len(spill) * 32 >= 4 * EVERY
        assert [*positions.between(0, len(states) - 1)] == states
        assert positions.at(3) == states[3]
