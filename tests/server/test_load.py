"""A brief run of `scripts/load`, and the capture of the app's messages. No test asserts times."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.server.crowd import HABITS
from tests.server.dialect import Card, ChangedFields, ChangedItems, Scene, hand_after
from tests.server.process import ServerProcess
from tests.support.habits import Socket

_ROOT = Path(__file__).parent.parent.parent


async def _play(server, matches, seconds):
    await server.start()
    command = [sys.executable, "-m", "tests.server.crowd", str(server.port), str(matches), "0", "test", "wait"]
    crowd = await asyncio.create_subprocess_exec(
        *command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=1 << 24
    )
    assert crowd.stdin is not None
    assert crowd.stdout is not None
    try:
        joined = json.loads(await crowd.stdout.readline())
        crowd.stdin.write(b"play\n")
        await asyncio.sleep(seconds)
        crowd.stdin.write(b"count\n")
        return joined, json.loads(await crowd.stdout.readline())
    finally:
        crowd.stdin.close()
        await crowd.wait()
        server.stop()


def test_a_crowd_plays_both_games_as_the_app_does(tmp_path):
    server = ServerProcess(tmp_path)
    joined, counted = asyncio.run(_play(server, 4, 4.0))
    assert joined["joined"] == 8
    assert joined["pings"]
    answers = len(counted["seconds"])
    assert answers >= 20
    assert counted["previews"] >= answers / 4
    with closing(sqlite3.connect(server.db)) as db:
        played = dict(db.execute("select game, count(answer_id) from rooms join entries on room = id group by game"))
    assert sum(played.values()) >= answers
    assert min(played.values()) >= 5
    assert not server.complaints()


def test_the_habits_cover_every_common_answer_of_both_games():
    habits = json.loads(HABITS.read_text())["habits"]
    assert {"call", "moves", "targets"} <= set(habits["counter-attack"])
    assert {"call", "call beside cards", "cards", "plays", "throws"} <= set(habits["french-flair"])
    for kinds in habits.values():
        for way in (way for ways in kinds.values() for way in ways):
            assert way["steps"].count("answer") == 1


def _question(number, groups, side="home"):
    return {"type": "advanced", "steps": [{"snapshot": _snapshot(number, groups, side)}]}


def _snapshot(number, groups, side="home"):
    return {"question": {"number": number, "side": side, "groups": groups}}


def test_a_habit_is_what_a_page_sends_between_two_questions():
    page = Socket()
    moves = {"type": "moves", "answer": "H8", "player": 8, "board": "ff"}
    page.hears({"type": "welcome", "sides": ["home"], "snapshot": _snapshot(1, [moves])})
    page.sends({"type": "preview", "id": "a", "number": 1, "about": {"type": "reach", "answer": "H8"}})
    page.sends({"type": "preview", "id": "b", "number": 1, "about": {"type": "answer", "answer": "H8 0,1"}})
    page.hears({"type": "previewed", "id": "a"})
    page.hears({"type": "previewed", "id": "b"})
    page.sends({"type": "ping", "id": "ping-1"})  # a heartbeat
    page.sends({"type": "preview", "id": "c", "number": 1, "about": {"type": "answer", "answer": "H8 0,2"}})
    page.sends({"type": "answer", "id": "d", "number": 1, "answer": "H8 0,2"})
    page.sends({"type": "ping", "id": "ping-2"})
    page.hears(_question(2, [], side="away"))
    page.hears(_question(3, [moves]))
    assert dict(page.habits) == {("moves", ("reach", "look other", "wait", "look", "answer", "ping")): 1}


def test_cards_played_one_by_one_differ_from_the_whole_play():
    page = Socket()
    plays = {"type": "plays", "rows": [{"answer": "backs 9 10", "cards": [9, 10]}]}
    page.hears({"type": "welcome", "sides": ["home"], "snapshot": _snapshot(1, [plays])})
    for places in ([], [3], [3, 4]):
        page.sends({"type": "preview", "id": str(places), "number": 1, "about": {"type": "hand", "places": places}})
    page.sends({"type": "answer", "id": "d", "number": 1, "answer": "backs 9 10"})
    page.hears(_question(2, []))
    assert dict(page.habits) == {("plays", ("cards none", "cards part", "cards", "answer")): 1}


def test_a_hand_follows_from_what_changed_in_the_scene():
    hand = hand_after([], Scene([Card(7), Card(8), Card(9)]))
    assert hand_after(hand, Scene()) == [7, 8, 9]
    assert hand_after(hand, Scene(items=ChangedItems([(1, Card(2))]))) == [7, 2, 9]
    assert hand_after(hand, Scene(fields=ChangedFields([Card(1)]))) == [1]
