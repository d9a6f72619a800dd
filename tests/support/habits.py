"""The messages that the app sends while people play, captured from a browser: `scripts/load --capture`.

A habit is one way to answer a question, step by step, from the question to the next one:

- `cards none`, `cards`, `cards part`: the preview of no cards, of the cards of the answer, or of some of them;
- `reach`, `reach other`: the preview of the lit hexes of the answer's group, or of another one;
- `look`, `look first`, `look other`: the preview of the answer, of the first one on offer, or of another one;
- `wait`: the page had the reply to its last preview before it went on;
- `answer`, `ping`: the answer, and the question whether it arrived.

`habits.json` counts how often each was seen, by game and by the kind of group that held the answer.
"""

import json
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.server.crowd import GAMES, HABITS, kind_of
from tests.support.browser import FLAGS, Server, begins_with, chromium
from tests.support.people import Person, by_turns

_REACH_SECONDS: Final = 0.6


class Hand(Person):
    """A person whose pointer travels to a hex by hand, over others on the way."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self._at = (0.0, 0.0)

    def _presses(self, x: float, y: float, way: int, *, aimed: bool = False) -> bool:
        (left, top), start = self._at, perf_counter()
        while (gone := (perf_counter() - start) / _REACH_SECONDS) < 1:
            part = gone**3 * (10 - 15 * gone + 6 * gone**2)  # minimum jerk
            self._page.mouse.move(left + part * (x - left), top + part * (y - top))
            sleep(1 / 60)
        self._page.mouse.move(x, y)
        sleep(0.15)
        self._at = (x, y)
        return super()._presses(x, y, way, aimed=aimed)


@dataclass
class Socket:
    """The messages of one page, both ways."""

    sides: tuple[str, ...] = ()
    question: dict[str, Any] | None = None
    sent: list[dict[str, Any]] = field(default_factory=list)  # since the question, with the replies awaited
    unanswered: str = ""
    habits: Counter[tuple[str, tuple[str, ...]]] = field(default_factory=Counter)

    def hears(self, message: dict[str, Any]) -> None:
        """Note a message from the server."""
        if message["type"] == "welcome":
            self.sides = tuple(message["sides"])
        if message.get("id") == self.unanswered:
            self.unanswered = ""
        for told in (message, *message.get("steps", ())):
            question = told.get("snapshot", {}).get("question")
            if question and (not self.question or question["number"] != self.question["number"]):
                self._closes()
                self.question = question if question["side"] in self.sides else None

    def sends(self, message: dict[str, Any]) -> None:
        """Note a message from the page."""
        if self.question is None:
            return
        if self.sent and self.sent[-1]["type"] == "preview" and not self.unanswered:
            self.sent.append({"type": "wait"})
        self.sent.append(message)
        if message["type"] == "preview":
            self.unanswered = message["id"]

    def _closes(self) -> None:
        """Count the habit that answered the last question."""
        sent, self.sent = self.sent, []
        answers = [at for at, message in enumerate(sent) if message["type"] == "answer"]
        if self.question is None or len(answers) != 1:
            return
        said = sent[answers[0]]["answer"]
        group = next(group for group in self.question["groups"] if _gives(group, said))
        before = [message for message in sent[: answers[0]] if message["type"] != "ping"]  # a heartbeat
        steps = [_step(message, said, group, sent) for message in (*before, *sent[answers[0] :])]
        self.habits[kind_of(group["type"], [one["type"] for one in self.question["groups"]]), tuple(steps)] += 1


def _gives(group: dict[str, Any], said: str) -> bool:
    match group["type"]:
        case "call":
            return bool(group["answer"] == said)
        case "throws":
            return said in ("dice 1", "dice 2")
        case "moves" | "targets":
            return bool(said.rpartition(" ")[0] == group["answer"])
        case "line_ups":
            return said.startswith(group["answer"])
        case "plays":
            return said.partition(" ")[0] not in ("tackle", "pass", "dice")
        case "players" | "cards" | "substitutions":
            return any(row["answer"] == said for row in group[group["type"]])
    return False


def _step(message: dict[str, Any], said: str, group: dict[str, Any], sent: list[dict[str, Any]]) -> str:
    match message.get("about", message):
        case {"type": "answer", "answer": answer} if "about" in message:
            first = sent[0].get("about", {}).get("answer") == answer and group["type"] not in ("moves", "targets")
            return "look first" if first else "look" if answer == said else "look other"
        case {"type": "reach", "answer": answer}:
            return "reach" if answer == group.get("answer") else "reach other"
        case {"type": "hand", "places": []}:
            return "cards none"
        case {"type": "hand", "places": places}:
            return (
                "cards"
                if len(places) == max(len(one.get("about", {}).get("places", ())) for one in sent)
                else "cards part"
            )
    kind: str = message["type"]
    return kind


def listen(page: Page) -> Socket:
    """Follow the WebSocket of a page."""
    found = Socket()

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: found.sends(json.loads(data)))
        socket.on("framereceived", lambda data: found.hears(json.loads(data)))

    page.on("websocket", opened)
    return found


def capture(answers: int) -> None:
    """Record the habits of two people on two pages in each game, over this many answers."""
    found = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for game in GAMES:
            made = server.room(game, seats=("screen", "invited"))
            sockets, people = [], []
            for token in (made["token"], made["invitations"]["away"]):
                context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
                begins_with(context)
                page = context.new_page()
                sockets.append(listen(page))
                people.append(Hand(page))
                page.goto(f"{server.address}/match/{made['room']}#{token}")
            by_turns([*people], answers)
            found[game] = _counted(sockets)
            for context in browser.contexts:
                context.close()
        version = browser.version
        browser.close()
    told = {"refreshed by": "scripts/load --capture", "chromium": version, "answers": answers, "habits": found}
    HABITS.write_text(json.dumps(told, indent=1) + "\n")


def _counted(sockets: list[Socket]) -> dict[str, list[dict[str, Any]]]:
    """The habits by kind, the most frequent first."""
    seen: Counter[tuple[str, tuple[str, ...]]] = Counter()
    for socket in sockets:
        seen += socket.habits
    kinds = sorted({kind for kind, _ in seen})
    return {
        kind: [{"times": times, "steps": [*steps]} for (of, steps), times in seen.most_common() if of == kind]
        for kind in kinds
    }
