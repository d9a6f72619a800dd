"""The trials of `scripts/soak_server`, briefly: kill -9 in play, nonsense, hostile text, many rooms; no times."""

import asyncio

from tests.server import soak
from tests.server.process import ServerProcess
from tests.server.support import PRESENTERS


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(tmp_path):
    server = ServerProcess(tmp_path, PRESENTERS)
    found = asyncio.run(soak.kills(server, 5, print))
    assert found.count >= 25
    assert soak.replay(server) >= 4


def test_nonsense_changes_nothing(tmp_path):
    assert asyncio.run(soak.fuzz(ServerProcess(tmp_path, PRESENTERS), 300, print)) >= 12


def test_hostile_text_is_refused_while_others_play(tmp_path):
    found = asyncio.run(soak.hostile(ServerProcess(tmp_path, PRESENTERS), 1, print))
    assert found.told >= 300
    assert found.answers >= 3


def test_many_rooms_at_once(tmp_path):
    found = asyncio.run(soak.load(ServerProcess(tmp_path, PRESENTERS), 10, 4.0, print, pace=0.3, computers=True))
    assert len(found.seconds) >= 10
