"""Positions of a match by entry, as they are shown to whoever looks back."""

from contextlib import closing

import msgspec
import pytest

from tests.session.test_standing_orders import begin, ticks
from touchline.kernel import SIDES, Choose, Seeded
from touchline.server.spill_file import SpillFile
from touchline.session.positions import EVERY


def told(scene):
    return msgspec.json.encode(scene)


@pytest.mark.parametrize("game", ["counter-attack", "french-flair"])
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
            assert told(session.scene_after(entry, side)) == scene
