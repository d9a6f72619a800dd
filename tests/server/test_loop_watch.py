"""The watch of the event loop, on a clock that advances only on command."""

import asyncio
import logging

import pytest

from tests.server.support import Clock, run
from touchline.server import loop_watch
from touchline.server.loop_watch import LoopWatch


def test_a_loop_that_is_held_up_is_noted(monkeypatch):
    monkeypatch.setattr(loop_watch, "_SETTLED", 0.0)
    now, worked = Clock(), Clock()
    watch = LoopWatch(0.0, now, worked)

    async def test():
        watching = asyncio.create_task(watch.run())
        for seconds in (0.001, 0.3, 0.002):
            for _ in range(3):
                await asyncio.sleep(0)
            now.passes(seconds)
            worked.passes(seconds)
        for _ in range(3):
            await asyncio.sleep(0)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    run(test())
    assert watch.late == watch.busy == pytest.approx(0.3)
    assert watch.stalls == {"20ms": 1, "100ms": 1, "1s": 0}


def test_time_that_others_have_the_processor_is_no_work_of_the_loop():
    watch = LoopWatch(0.05)
    watch.note(late=0.5, worked=0.01)
    assert (watch.late, watch.busy) == (0.5, 0.01)
    assert watch.stalls == {"20ms": 0, "100ms": 0, "1s": 0}


def test_work_before_the_loop_was_late_held_nobody_up():
    watch = LoopWatch(0.05)
    watch.note(late=0.001, worked=0.04)
    assert watch.busy == 0.001


def test_a_long_stall_is_logged_once_in_one_line(caplog):
    watch = LoopWatch(0.05)
    with caplog.at_level(logging.WARNING, "touchline.server"):
        watch.note(late=0.9, worked=0.9)
        watch.note(late=1.6, worked=1.6)
    assert [record.getMessage() for record in caplog.records] == ["the event loop was blocked for 1.6 s"]
