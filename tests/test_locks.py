"""The locks: `make` installs what pyproject.toml and package.json ask for, by its hash and from no fixed address."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
ENTRY = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; .+)? \\\n((?:    --hash=.+\n)+)((?:    #.+\n)+)", re.MULTILINE)


class Pin(NamedTuple):
    """One version of a package in a lock: some have one for older and one for newer Pythons."""

    name: str
    version: str
    hashes: frozenset[str]
    is_asked_for: bool  # by pyproject.toml, not only by another package


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


def npm(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "web" / file).read_text(encoding="utf-8"))
    return found


def pins(lock: str) -> set[Pin]:
    found = ENTRY.findall(text(lock))
    assert found
    return {
        Pin(name, version, frozenset(re.findall(r"--hash=(\S+)", hashes)), "touchline (pyproject.toml" in via)
        for name, version, hashes, via in found
    }


def asked(extra: str) -> list[Requirement]:
    """The requirements of the project with an extra, and of its build."""
    groups = [PROJECT["project"]["dependencies"], PROJECT["dependency-groups"]["build"], EXTRAS[extra]]
    requirements = [Requirement(each) for group in groups for each in group]
    for own in [each for each in requirements if each.name == "touchline"]:
        requirements += [Requirement(each) for inner in own.extras for each in EXTRAS[inner]]
    return [each for each in requirements if each.name != "touchline"]


@pytest.mark.parametrize(("lock", "extra"), [("play", "server"), ("dev", "dev")])
def test_a_lock_holds_what_the_project_asks_for(lock, extra):
    required, locked = asked(extra), pins(lock)
    assert {canonicalize_name(each.name) for each in required} == {pin.name for pin in locked if pin.is_asked_for}
    misfits = [
        f"{requirement} is asked for, {pin.version} is locked: make lock"
        for requirement in required
        for pin in locked
        if pin.name == canonicalize_name(requirement.name) and pin.version not in requirement.specifier
    ]
    assert misfits == []


@pytest.mark.parametrize("lock", ["play", "dev"])
def test_every_line_of_a_lock_is_a_pin_with_its_hashes(lock):
    assert re.sub(r"^#.*\n", "", ENTRY.sub("", text(lock)), flags=re.MULTILINE) == ""
    for pin in pins(lock):
        assert pin.hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in pin.hashes)


def test_a_folder_that_can_play_only_gains_packages_for_development():
    play, dev = ({pin[:3] for pin in pins(lock)} for lock in ("play", "dev"))
    assert play < dev


def test_build_requirements_are_locked():
    build = {canonicalize_name(Requirement(each).name) for each in PROJECT["build-system"]["requires"]}
    assert build <= {pin.name for pin in pins("play")}


@pytest.mark.parametrize("lock", ["play", "dev"])
def test_a_lock_names_no_registry(lock):
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted", text(lock))


def test_the_lock_of_npm_names_no_registry():
    for package in npm("package-lock.json")["packages"].values():
        package.pop("funding", None)  # the addresses of the authors
        assert "resolved" not in package
        assert "://" not in json.dumps(package)


def test_npm_packages_are_locked_as_asked_for():
    root, *packages = npm("package-lock.json")["packages"].values()
    assert all("integrity" in package for package in packages)
    asked = npm("package.json")
    for kind in ("dependencies", "devDependencies"):
        assert root[kind] == asked[kind]


def test_the_app_can_be_built_on_other_systems():
    packages = npm("package-lock.json")["packages"]
    native = {name for package in packages.values() for name in package.get("optionalDependencies", ())}
    assert {"@rolldown/binding-darwin-arm64", "@rolldown/binding-linux-arm64-gnu"} <= native
    assert [name for name in native if f"node_modules/{name}" not in packages] == []
