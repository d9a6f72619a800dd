"""Executors: in this process, in others or with Ray, the results, their order and errors are the same."""

import pytest

from touchline.coaches import executors
from touchline.coaches.arena import Batch, Played, play_all
from touchline.coaches.executors import executor
from touchline.kernel import BadSetup, TouchlineError

BATCH = Batch("french-flair", "random", "steady", 18, "grounds", {"clock": "phases:6"})

CHEAT = """
class Cheat:
    def __init__(self, below):
        pass

    def choose(self, view, request):
        return "I win"
"""


@pytest.fixture(params=["here", "processes", "ray"])
def where(request):
    """Each executor, including Ray's, which the development requirements install."""
    return {"here": executor, "processes": lambda: executor(2), "ray": lambda: executor(2, ray=True)}[request.param]()


def test_the_same_matches_are_played_on_every_executor(where):
    def matches(parts: list[list[Played]]) -> list[object]:
        return [played.match for part in parts for played in part]

    fixtures = BATCH.fixtures()
    alone = matches(list(play_all(fixtures, executor())))
    assert len(set(map(str, alone))) > 1
    assert matches(list(play_all(fixtures, where))) == alone


def test_a_coach_that_breaks_the_rules_is_reported_with_its_match(tmp_path, where):
    file = tmp_path / "cheat.py"
    file.write_text(CHEAT, encoding="utf-8")
    fixtures = Batch("french-flair", "random", f"{file}:Cheat", 2, 4).fixtures()
    says = r"^random \(home\) against .*cheat.py:Cheat \(away\), seed 4/0: FF-[A-Z0-9-]+ offers .*'I win'"
    with pytest.raises(TouchlineError, match=says):
        list(play_all(fixtures, where))


def test_results_come_as_they_are_done():
    done: list[int] = []

    def task(number: int) -> int:
        done.append(number)
        return -number

    results = executor()(task, [1, 4, 9])
    assert (next(results), done) == (-1, [1])


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setattr(executors, "find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"pip install 'touchline\[ray\]'"):
        executor(2, ray=True)
