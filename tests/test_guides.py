"""The “add a …” guides, followed to the letter in a copy of the package."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from touchline.session.protocol.messages import PROTOCOL

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs/guide"
BLOCK = re.compile(r"^ *```\w+ title=(\S+)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


class Copy:
    """A copy of the package, changed as a page describes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        self._environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100", "NO_COLOR": "1"}

    def follow(self, page: str) -> None:
        """Write the files of a page, and add its lines to lists."""
        for title, text in BLOCK.findall((GUIDE / page).read_text(encoding="utf-8")):
            if "/" in title:
                file = self.folder / title
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            else:
                self.change("games.py", rf"({title}: Final = \(\n(?:    .*\n)*)", rf"\1{text}")

    def change(self, file: str, pattern: str, by: str) -> None:
        """Change one place of a file."""
        path = self.folder / "src/touchline" / file
        text, count = re.subn(pattern, by, path.read_text(encoding="utf-8"))
        assert count == 1, f"{file} has no {pattern}"
        path.write_text(text, encoding="utf-8")

    def run(self, *words: str, typed: str = "") -> str:
        """The output of `touchline`."""
        done = subprocess.run(self._command(*words), **self._place, input=typed, capture_output=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return str(done.stdout)

    def python(self, code: str) -> str:
        """The output of Python with the package."""
        done = subprocess.run([sys.executable, "-c", code], **self._place, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    @contextmanager
    def served(self) -> Iterator[httpx.Client]:
        """A server, and a client of it."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = self._command("serve", "--port", str(port), "--db", f"sqlite+aiosqlite:///{self.folder}/rooms.db")
        server = subprocess.Popen(command, **self._place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10) as client:
                yield client
        finally:
            server.terminate()
            server.wait(30)

    @property
    def _place(self) -> dict[str, Any]:
        return {"env": self._environment, "cwd": self.folder, "text": True}

    def _command(self, *words: str) -> list[str]:
        return [sys.executable, "-c", "import sys; from touchline.cli import main; sys.exit(main())", *words]


def until(found: Any, seconds: float = 60.0) -> Any:
    """The first result of repeated calls."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if answer := found():
                return answer
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("nothing came")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copy = Copy(tmp_path_factory.mktemp("game"))
    copy.follow("add-a-game.md")
    return copy


class TestAddAGame:
    def test_its_code_passes_the_checks(self, copy: Copy) -> None:
        root = Path(__file__).parents[1]
        files = [str(file) for file in (copy.folder / "src").rglob("*.py") if "pig" in (file.stem, file.parent.name)]
        assert files
        settings = str(root / "pyproject.toml")
        for check in (
            ["ruff", "check", "--config", settings],
            ["ruff", "format", "--check", "--config", settings],
            ["mypy", "--config-file", settings],
        ):
            done = subprocess.run(
                [sys.executable, "-m", *check, *files],
                cwd=copy.folder,
                env={**os.environ, "MYPYPATH": "src"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stdout

    def test_coaches_play_it_at_a_terminal_and_its_record_holds(self, copy: Copy) -> None:
        said = copy.run("play", "pig", "--home", "steady", "--away", "novice", "--seed", "1", "--save", "coaches.jsonl")
        assert re.search(r"Home \d+ – \d+ Away", said)
        copy.run("verify", "coaches.jsonl")
        assert "full time after" in copy.run("replay", "coaches.jsonl")

    def test_a_person_plays_it_at_a_terminal(self, copy: Copy) -> None:
        typed = "hold\n?\n" + "roll\nhold\n" * 60
        said = copy.run("play", "pig", "--seed", "2", "-o", "target=12", "--save", "person.jsonl", typed=typed)
        assert "nothing in the pot" in said
        assert "A 1 loses the pot and the turn" in said
        assert "The record is person.jsonl" in said

    def test_coaches_meet_in_the_arena(self, copy: Copy) -> None:
        said = json.loads(copy.run("arena", "pig", "random", "novice", "steady", "--matches", "10", "--json"))
        assert {coach["coach"] for coach in said["coaches"]} == {"random", "novice", "steady"}

    def test_computers_play_a_season(self, copy: Copy) -> None:
        copy.run("league", "new", "pig.league", "--game", "pig", "--clubs", "3", "--seed", "1", "-o", "target=8")
        rows = json.loads(copy.run("league", "simulate", "pig.league", "--json"))
        assert sum(row["points"] for row in rows) == 2 * 6
        assert "6 matches replayed" in copy.run("league", "verify", "pig.league")

    def test_its_rules_are_looked_up(self, copy: Copy) -> None:
        assert "first side to reach the target wins" in copy.run("rules", "PIG-3")

    def test_its_messages_are_in_every_language(self, copy: Copy) -> None:
        code = """
from touchline.i18n import LANGUAGES, Message
from touchline.i18n.localization import Localization
from touchline.i18n import pig
from touchline.pig import game
state = game.parse_position(game.read_setup({}), "PIG1 away 3-4 pot:5")
assert game.format_position(state) == "PIG1 away 3-4 pot:5"
for language in LANGUAGES:
    print(Localization(language).format(pig.question(state)))
"""
        assert len(set(copy.python(code).splitlines())) == 3

    def test_a_server_plays_it_to_the_end(self, copy: Copy) -> None:
        with copy.served() as client:
            games = until(lambda: client.get("/api/games").json())
            assert "pig" in [game["name"] for game in games]
            seats = {"home": {"who": "screen"}, "away": {"who": "computer", "coach": "steady"}}
            made = client.post("/api/rooms", json={"game": "pig", **seats}).json()
            ending = play(str(client.base_url).replace("http", "ws"), made["token"])
            assert ending["winner"] in ("home", "away")
            bearer = {"Authorization": f"Bearer {made['token']}"}
            record = client.get(f"/api/records/{made['room']}", headers=bearer)
            assert record.status_code == 200
            (copy.folder / "served.jsonl").write_text(record.text)
        copy.run("verify", "served.jsonl")


def shown(page: str, title: str) -> str:
    """The line of a page for a place."""
    blocks: dict[str, str] = dict(BLOCK.findall((GUIDE / page).read_text(encoding="utf-8")))
    return blocks[title].strip()


def test_a_language_is_one_entry_and_a_folder(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    messages = copy.folder / "src/touchline/i18n"
    copy.change("i18n/message.py", r"Language = Literal\[.*\]", shown("add-a-language.md", "Language"))
    shutil.copytree(messages / "en", messages / "de")
    copy.change("i18n/de/app.ftl", r"language-name = .*", "language-name = Deutsch")
    copy.change("i18n/de/app.ftl", r"list-and = .*", "list-and = { $most } und { $last }")
    code = """
from touchline.i18n import LANGUAGES, Message
from touchline.i18n.localization import Localization
from touchline.server.openapi import document
say = Localization("de").format
print(LANGUAGES, say(Message("language-name")), say(Message("cup-organised", {"names": ("a", "b", "c")})))
print("'de'" in str(document()["paths"]["/api/rules/{id}"]))
"""
    assert copy.python(code).splitlines() == ["('en', 'fr', 'it', 'de') Deutsch organised by a, b und c", "True"]
    assert "Default:" in copy.run("rules", "clock", "--lang", "de")
    types = copy.folder / "scripts/types"
    shutil.copytree(ROOT / "scripts/types", types)
    copy.python(
        f"import runpy, sys; sys.argv = ['types']; runpy.run_path({str(types)!r}, run_name='written')['main']([])"
    )
    assert '["de", "Deutsch"],' in (copy.folder / "web/src/generated/registry.ts").read_text(encoding="utf-8")


def test_an_option_added_at_the_end_leaves_old_records_as_they_are(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    play_it = ("play", "french-flair", "--home", "novice", "--away", "novice", "--seed", "3", "-o", "clock=phases:4")
    copy.run(*play_it, "--save", "before.jsonl")
    field = shown("add-an-option.md", "Options")
    last = r'(    forward_chain: Literal\["ascending", "consecutive"\] = "ascending"\n)'
    copy.change("french_flair/model.py", last, rf"\1    {field}\n")
    copy.run("verify", "before.jsonl")
    copy.run(*play_it, "--save", "after.jsonl")
    digests = [
        re.findall(r'"digest":"(\w+)"', (tmp_path / name).read_text()) for name in ("before.jsonl", "after.jsonl")
    ]
    assert digests[0] == digests[1] != []
    copy.run(*play_it, "-o", "golden_try=on", "--save", "golden.jsonl")
    assert re.findall(r'"digest":"(\w+)"', (tmp_path / "golden.jsonl").read_text()) != digests[0]


def play(url: str, token: str) -> dict[str, Any]:
    """Play home's side over a socket to the end, holding whenever possible."""
    with connect(f"{url}/ws") as line:
        line.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        for number in range(1000):
            message = json.loads(line.recv(timeout=60))
            snapshots = [message.get("snapshot"), *(step["snapshot"] for step in message.get("steps", ()))]
            snapshot = next((one for one in reversed(snapshots) if one), None)
            if snapshot is None:
                continue
            if snapshot["ending"]:
                return dict(snapshot["ending"])
            if snapshot["question"] and snapshot["question"]["groups"]:
                question = snapshot["question"]
                answer = {"id": str(number), "number": question["number"], "answer": question["groups"][-1]["answer"]}
                line.send(json.dumps({"type": "answer", **answer}))
    raise AssertionError("the match does not end")
