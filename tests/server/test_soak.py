"""The parts of `scripts/soak_server` in brief: kill -9, nonsense, hostile text, failing writes, many rooms."""

import asyncio

from tests.server import adversity, seasons, soak
from tests.server.process import ServerProcess, StockProcess
from tests.server.support import PRESENTERS

REAL = "touchline.session.presenters:PRESENTERS"


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(tmp_path):
    server = ServerProcess(tmp_path, PRESENTERS)
    found = asyncio.run(soak.kills(server, 4, print))
    assert found.count >= 20
    assert soak.replay(server) >= 4


def test_the_stock_command_is_killed_while_computers_think(tmp_path):
    server = StockProcess(tmp_path, REAL)
    found = asyncio.run(soak.kills(server, 2, print))
    assert found.count >= 10
    assert found.thinking >= 1
    assert soak.replay(server) >= 4


def test_nonsense_changes_nothing(tmp_path):
    assert asyncio.run(soak.fuzz(ServerProcess(tmp_path, PRESENTERS), 300, print)) >= 12


def test_hostile_text_is_refused_while_others_play(tmp_path):
    found = asyncio.run(soak.hostile(ServerProcess(tmp_path, PRESENTERS), 1, print))
    assert found.told >= 300
    assert found.answers >= 3


def test_matches_go_on_after_the_database_was_locked(tmp_path):
    server = ServerProcess(tmp_path, PRESENTERS, busy=300)
    found = asyncio.run(adversity.locked(server, 3, 0.3, print, matches=4))
    assert found.losses >= 3
    assert found.acknowledged.count >= 12


def test_matches_go_on_after_the_disk_was_full(tmp_path):
    found = asyncio.run(adversity.full_disk(ServerProcess(tmp_path, PRESENTERS), 2, 0.3, print, matches=4))
    assert found.losses >= 2
    assert found.acknowledged.count >= 8


def test_files_that_may_not_grow_are_as_bad_as_a_full_disk(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", "")  # no tmpfs can be mounted without `mount`
    said: list[str] = []
    found = asyncio.run(adversity.full_disk(ServerProcess(tmp_path, PRESENTERS), 1, 0.3, said.append, matches=2))
    assert "NO TMPFS CAN BE MOUNTED HERE" in said[0]
    assert found.losses >= 1


def test_two_tabs_of_a_seat_answer_once(tmp_path):
    found = asyncio.run(adversity.tabs(ServerProcess(tmp_path, PRESENTERS), 60, print))
    assert found.answers == 60
    assert 0 < found.refused < 60


def test_a_wrong_clock_deletes_nothing_and_turns_nobody_away(tmp_path):
    assert asyncio.run(adversity.clocks(StockProcess(tmp_path, REAL), 1, print, moves=2)) == 48


def test_a_flood_of_hostile_texts_does_not_disturb_a_match(tmp_path):
    found = asyncio.run(adversity.flood(StockProcess(tmp_path, REAL), 2.0, print))
    assert found.told >= 100
    assert found.answers >= 5


def test_silent_sockets_lock_nobody_out(tmp_path):
    server = StockProcess(tmp_path, REAL, files=1024)
    found = asyncio.run(adversity.silent(server, print))
    assert found.good, found
    assert found.answers >= 1


def test_many_rooms_at_once(tmp_path):
    found = asyncio.run(soak.load(ServerProcess(tmp_path, PRESENTERS), 10, 4.0, print, pace=0.3, computers=True))
    assert len(found.seconds) >= 10


def test_seasons_go_on_while_the_server_is_killed(tmp_path):
    found = asyncio.run(seasons.kills(StockProcess(tmp_path, REAL), 4, print))
    assert found.kills == 4
    assert found.over >= 1
    assert found.proved >= 3
