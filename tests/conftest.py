import pytest

from tests.support.rule_marks import RuleMarks
from touchline import rulebook
from touchline.rulebook import coverage

pytest_plugins = ["pytester"]


def pytest_configure(config: pytest.Config) -> None:
    folders = {folder for game in rulebook.games() for folder in coverage.folders(game)}
    config.pluginmanager.register(RuleMarks(*sorted(folders)))
