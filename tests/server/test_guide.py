"""The operator's guide names every option, limit and metric."""

import inspect
import re
from pathlib import Path

from msgspec.structs import fields

from tests.server.support import site
from touchline.cli.serve import serve
from touchline.server.settings import LIMITS, Settings

GUIDE = (Path(__file__).parent.parent.parent / "docs/guide/run-a-server.md").read_text()
NAME = re.compile(r"`([a-z_]+)`")


def rows(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading, cell by cell."""
    table = GUIDE.split(f"\n## {heading}\n")[1].split("\n|---")[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[1:]]


def test_every_option_is_there():
    named = set(re.findall(r"`(--[a-z-]+)`", " ".join(first for first, *_ in rows("Start"))))
    assert named == {f"--{name.replace('_', '-')}" for name in inspect.signature(serve).parameters}


def test_every_limit_is_there_with_its_default():
    told: dict[str, str] = {}
    for names, values, _ in rows("Limits"):
        told |= dict(zip(NAME.findall(names), values.split(", "), strict=True))
    assert told == {field.name: f"{field.default:g}" for field in fields(Settings) if field.name in LIMITS}


def test_every_metric_is_there(tmp_path):
    with site(tmp_path) as here:
        found = set(re.findall(r"^# TYPE touchline_(\w+)", here.http.get("/metrics").text, re.MULTILINE))
    named = {name for metrics, *_ in rows("What to monitor") for name in NAME.findall(metrics)} - {"why"}
    assert named - {"error", "status", "over"} == found
