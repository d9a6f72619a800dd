"""The requirements of the package: plain ones for the terminal, the extra `server` for the browser."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from touchline.cli.serve import NEEDS

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# A program in which no other packages can be found than those that are named.
ALONE = """
import sys
from importlib.machinery import PathFinder

known = {"touchline", *sys.stdlib_module_names, *sys.argv.pop(1).split(",")}

class Known(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return super().find_spec(name, path, target) if name.partition(".")[0] in known else None

sys.meta_path[:] = [Known if finder is PathFinder else finder for finder in sys.meta_path]
from touchline.cli import main
sys.exit(main())
"""


def needed(requirements: list[str]) -> set[str]:
    """The names of requirements and all they require, as installed here."""
    waiting = [Requirement(each) for each in requirements]
    seen: set[tuple[str, str]] = set()  # a name, with each extra that is asked for and with none
    while waiting:
        requirement = waiting.pop()
        for extra in ("", *requirement.extras):
            if (found := (canonicalize_name(requirement.name), extra)) not in seen:
                seen.add(found)
                behind = map(Requirement, requires(requirement.name) or ())
                waiting += [each for each in behind if each.marker is None or each.marker.evaluate({"extra": extra})]
    return {name for name, _ in seen}


@pytest.fixture(scope="module")
def plain():
    """The modules that come with the plain package."""
    names = needed(PROJECT["dependencies"])
    return [
        module
        for module, distributions in packages_distributions().items()
        if any(canonicalize_name(each) in names for each in distributions)
    ]


@pytest.fixture
def alone(plain, tmp_path):
    """Run the program as installed without extras."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", ALONE, ",".join(plain), *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)

    return run


@pytest.mark.parametrize(("game", "brief"), [("french-flair", "clock=phases:6"), ("counter-attack", "clock=actions:4")])
def test_the_plain_package_plays_in_the_terminal(alone, game, brief):
    coaches = ("--home", "steady", "--away", "random")
    played = alone("play", game, *coaches, "-o", brief, "--seed", "1", "--save", "match.jsonl")
    assert (played.returncode, played.stderr) == (0, "")
    proved = alone("verify", "match.jsonl")
    assert (proved.returncode, proved.stderr) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("rules", "MOVE-11"),
        ("simulate", "french-flair", "-o", "clock=phases:6", "--matches", "2"),
        ("arena", "french-flair", "novice", "random", "-o", "clock=phases:6", "--matches", "2"),
        ("bench", "--seconds", "0.1"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_every_other_command_runs_in_the_plain_package(alone, arguments):
    ran = alone(*arguments)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_serve_without_its_extra_says_what_to_install(alone):
    refused = alone("serve")
    assert refused.returncode == 2
    assert refused.stdout == ""
    (line,) = refused.stderr.splitlines()
    assert line.startswith("touchline: serve needs starlette, uvicorn,")
    assert line.endswith("pip install 'touchline[server]'")


def test_serve_looks_for_all_that_its_extra_brings():
    extra = {canonicalize_name(Requirement(each).name) for each in PROJECT["optional-dependencies"]["server"]}
    assert set(NEEDS) == extra - {"uvloop"}  # without which a server is slower, and no more
