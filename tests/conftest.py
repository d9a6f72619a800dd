import signal

import hypothesis  # noqa: F401 - before a server under test freezes what is there, which it would complain of
import pytest

from tests.support.rule_marks import RuleMarks
from touchline import rulebook
from touchline.rulebook import coverage

pytest_plugins = ["pytester"]


def pytest_configure(config: pytest.Config) -> None:
    # A shell that runs the tests in the background has Ctrl-C ignored, and what they start would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folders = {folder for game in rulebook.games() for folder in coverage.folders(game)}
    config.pluginmanager.register(RuleMarks(*sorted(folders)))
