"""The mark `rule`: a test that names a rule must run code that cites it.

    @pytest.mark.rule("FF-RUCK-1", "FF-RUCK-2")
    def test_ruck(): ...

    @pytest.mark.parametrize("dice", [pytest.param((4, 4), marks=pytest.mark.rule("FF-DICE-1"))])

While a marked test runs, its calls are watched until each named id has been met in a function that cites it, as
`touchline.rulebook.coverage` defines citing; fixtures and other threads do not count. A test that passes without
meeting them all fails. Memos of the watched code are emptied first, so that the tests before make no difference.
"""

import functools
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Self

import pytest

from touchline import rulebook
from touchline.rulebook.coverage import Citations, citations

_MEMO = type(functools.cache(lambda: None))


class RuleMarks:
    """The plugin that holds marked tests to the code in some folders."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue that the test exercises")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        ids = dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args)
        if not ids:
            return (yield)
        try:
            for id in ids:
                rulebook.rule(id)
        except rulebook.UnknownEntry as error:
            raise pytest.fail.Exception(f"the mark of this test is wrong: {error}", pytrace=False) from None
        code = citations(*self.folders)
        self._forget()
        with Watch(code, *ids) as watch:
            result = yield
        if watch.missing:
            pytest.fail("\n".join(_complaint(id, code) for id in ids if id in watch.missing), pytrace=False)
        item.user_properties.extend(("rule", id) for id in ids)
        return result

    def _forget(self) -> None:
        inside = tuple(f"{folder}/" for folder in self.folders)
        for module in list(sys.modules.values()):
            file = getattr(module, "__file__", None)
            if file and file.startswith(inside):
                for memo in _memos(module):
                    memo.cache_clear()


class Watch:
    """Watches the calls of this thread until each id has been cited by a function called."""

    def __init__(self, code: Citations, *ids: str) -> None:
        self.missing = set(ids)
        self._places: dict[tuple[str, str], set[str]] = {}
        for id in ids:
            for place in code.get(id, ()):
                self._places.setdefault((place.file, place.name), set()).add(id)

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if met := self._places.get((code.co_filename, code.co_qualname)):
            self.missing -= met
            if not self.missing:
                sys.setprofile(self._before)  # the rest of the test runs at full speed


def _complaint(id: str, code: Citations) -> str:
    if id not in code:
        return f"this test names {id}, but no code cites it"
    places = ", ".join(str(place) for place in sorted(code[id]))
    return f"this test names {id} but ran none of the code that cites it: {places}"


def _memos(holder: object) -> Iterator[Any]:
    for value in vars(holder).values():
        if isinstance(value, _MEMO):
            yield value
        elif isinstance(value, type) and not isinstance(holder, type):
            yield from _memos(value)
