"""A release: its sdist and wheel contain the browser app, and are not built without it."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import httpx
import msgspec
import pytest

from tests.server.client import Browser
from tests.server.support import RANDOM, room_request, run
from touchline.kernel import Seeded
from touchline.server.wire.api import RoomMade

ROOT = Path(__file__).parent.parent
STATIC = "src/touchline/server/static"


@pytest.fixture
def nowhere(tmp_path):
    """An environment without any program on its path, least of all Node."""
    folder = tmp_path / "no-programs"
    folder.mkdir()
    return {**os.environ, "PATH": str(folder)}


def done(command: list[str | Path], environment: dict[str, str], folder: Path) -> None:
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def build(what: str, source: Path, folder: Path) -> list[str | Path]:
    return [sys.executable, "-m", "build", "--no-isolation", f"--{what}", "--outdir", folder, source]


@contextmanager
def serving(program: Path, environment: dict[str, str], folder: Path) -> Iterator[str]:
    """An installed server; its address."""
    command: list[str | Path] = [program, "serve", "--port", "0", "--db", folder / "rooms.db"]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            (port,) = re.findall(r"http://localhost:(\d+)", process.stdout.readline())
            yield f"127.0.0.1:{port}"
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0
        finally:
            process.kill()


def test_a_release_opens_a_match_where_there_is_no_node(tmp_path, nowhere):
    done(build("sdist", ROOT, tmp_path), nowhere, tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    done(build("wheel", source, tmp_path), nowhere, tmp_path)
    (wheel,) = tmp_path.glob("*.whl")

    app = {f"{each.relative_to(ROOT / 'src')}" for each in (ROOT / STATIC).rglob("*") if each.is_file()}
    with ZipFile(wheel) as opened:
        assert app <= set(opened.namelist())

    environment = tmp_path / "environment"
    program = environment / "bin" / "python"
    done([sys.executable, "-m", "venv", "--without-pip", environment], nowhere, tmp_path)
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", program, "install", "--disable-pip-version-check"]
    done([*pip, "--require-hashes", "-r", ROOT / "requirements" / "play.txt"], nowhere, tmp_path)
    # Nothing is fetched for the package itself: whatever its extra asks for is there.
    done([*pip, "--no-index", f"touchline[server] @ {wheel.as_uri()}"], nowhere, tmp_path)

    with serving(program.with_name("touchline"), nowhere, tmp_path) as address:
        with httpx.Client(base_url=f"http://{address}", timeout=30) as http:
            assert http.get("/healthz").text == "well\napp: built\n"
            parts = re.findall(r'(?:src|href)="(/[^"]+)"', http.get("/").raise_for_status().text)
            assert len(parts) > 2
            for part in parts:
                http.get(part).raise_for_status()
            answer = http.post("/api/rooms", content=msgspec.json.encode(room_request(away=RANDOM))).raise_for_status()
            made = msgspec.json.decode(answer.content, type=RoomMade)

        async def plays() -> int:
            async with Browser(f"ws://{address}/ws", made.token) as browser:
                return await browser.play(Seeded(1, "release").randbelow, 3)

        assert run(plays()) == 3


@pytest.fixture
def unbuilt(tmp_path):
    """The project as cloned, without the app."""
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in (".gitignore", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy2(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


@pytest.mark.parametrize("what", ["sdist", "wheel"])
def test_without_the_app_nothing_is_built(unbuilt, tmp_path, what):
    command = build(what, unbuilt, tmp_path / "dist")
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert ran.returncode != 0
    assert f"{STATIC}/index.html is missing" in ran.stdout
    assert "make web" in ran.stdout
    assert not [*tmp_path.glob("dist/*")]


def test_an_editable_install_needs_no_app_and_says_what_it_is(unbuilt, tmp_path):
    program = "import sys, hatchling.build; hatchling.build.build_editable(sys.argv[1])"
    done([sys.executable, "-c", program, tmp_path], dict(os.environ), unbuilt)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(opened.read(name).decode())
    assert re.findall("Counter Attack|French Flair|browser", about["Summary"]) == [
        "Counter Attack",
        "French Flair",
        "browser",
    ]
    assert about["Description-Content-Type"] == "text/markdown"
    assert "make play" in str(about.get_payload())
    assert "rugby" in about["Keywords"]
    assert "Topic :: Games/Entertainment :: Board Games" in (about.get_all("Classifier") or ())
    assert about.get_all("Project-URL")
    assert "server" in (about.get_all("Provides-Extra") or ())
