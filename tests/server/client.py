"""A browser without a screen: it says hello, answers questions by picking from the options, and reconnects."""

import asyncio
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Any, Final, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from touchline.counter_attack import pitch
from touchline.counter_attack.notation import format_hex
from touchline.kernel import Randbelow, Record
from touchline.session.broadcast import MOST_TOLD
from touchline.session.presenters.counter_attack import protocol as counter_attack
from touchline.session.presenters.counter_attack.protocol import LineUps, Moves, Players, Substitutions
from touchline.session.presenters.french_flair import protocol as french_flair
from touchline.session.presenters.french_flair.protocol import HandPlays, HandPreview, PlayRow, Plays, Throws
from touchline.session.protocol.messages import (
    PROTOCOL,
    Advanced,
    Answer,
    Changed,
    Done,
    Entry,
    FromBrowser,
    FromServer,
    Hello,
    Preview,
    Previewed,
    Refused,
    Rewound,
    Snapshot,
    Step,
    Welcome,
)
from touchline.session.protocol.questions import Call, Cards, Question, Targets

Heard = FromServer | Step
Scene = counter_attack.Scene | french_flair.Scene
Group = counter_attack.Group | french_flair.Group


def preview(id: str, number: int, about: Record) -> Preview:
    """The message that asks for a preview."""
    return Preview(id, number, msgspec.Raw(msgspec.json.encode(about)))


def secret_of(token: str) -> str:
    """The secret with which a browser accepts an invitation: the same at each attempt."""
    return sha256(f"secret of {token}".encode()).hexdigest()


class Overtaken(Exception):
    """The match went on before an answer was picked."""


UNTOLD: Final = cast(Entry, None)
"""An entry before the first in a welcome."""


class Ears:
    """Reads the messages to a browser: scenes made whole again, and the steps of a message one by one."""

    def __init__(self) -> None:
        self._scene: dict[str, Any] = {}

    def hear(self, raw: bytes) -> list[Heard]:
        """The messages in some bytes. An answer confirmed by its steps is done after them."""
        plain = msgspec.json.decode(raw)
        for told in (plain, *plain.get("steps", ())):
            if snapshot := told.get("snapshot"):
                self._scene = changed(self._scene, snapshot["scene"])
                snapshot["scene"] = msgspec.convert(self._scene, Scene)
                if question := snapshot["question"]:
                    question["groups"] = msgspec.convert(question["groups"], tuple[Group, ...])
        message: FromServer = msgspec.convert(plain, FromServer)
        if not isinstance(message, Advanced):
            return [message]
        done = [Done(message.answered, message.steps[-1].entry.entry)] if message.answered else []
        return [*message.steps, *done]


def changed(scene: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """A scene after an update: a whole one, or a change to the one before."""
    if given["type"] != "change":
        return given
    items = {name: [*scene[name]] for name in given["items"]}
    for name, found in given["items"].items():
        for place, value in found:
            items[name][place] = value
    return {**scene, **given["fields"], **items}


class Browser:
    """One connection, with what it knows of the match."""

    def __init__(self, url: str, token: str, name: str = "browser", address: str = "127.0.0.1") -> None:
        self.url, self.token, self.name, self.address = url, token, name, address
        self.socket: ClientConnection | None = None
        self.entries: list[Entry] = []
        self.snapshot: Snapshot | None = None
        self.welcome: Welcome | None = None
        self.number = 0
        self.received: list[bytes] = []
        self.keeps = False  # every byte that came
        self._ids = count(1)
        self._ears = Ears()
        self._heard: deque[Heard] = deque()

    async def __aenter__(self) -> "Browser":
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.go()

    async def open(self) -> None:
        """Connect without a hello."""
        self._heard.clear()
        self.socket = await connect(self.url, max_size=None, open_timeout=20, local_addr=(self.address, 0))

    async def come(self, seen: int | None = None) -> Welcome:
        """Connect and say hello, with the last entry seen."""
        await self.open()
        known = len(self.entries) if seen is None else seen
        await self.send(Hello(PROTOCOL, self.token, known, self.number, secret_of(self.token)))
        welcome = await self.next()
        assert isinstance(welcome, Welcome), welcome
        self.token = welcome.token
        return welcome

    async def go(self) -> None:
        """Leave."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: FromBrowser) -> None:
        """Send a message."""
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything."""
        assert self.socket is not None
        await self.socket.send(data)

    async def next(self, seconds: float = 20.0) -> Heard:
        """The next message, applied."""
        assert self.socket is not None
        while not self._heard:
            async with asyncio.timeout(seconds):
                raw = await self.socket.recv(decode=False)
            if self.keeps:
                self.received.append(raw)
            self._heard += self._ears.hear(raw)
        message = self._heard.popleft()
        self._take(message)
        return message

    def _take(self, message: Heard) -> None:
        match message:
            case Welcome(entries=entries, snapshot=snapshot):
                self.welcome = message
                if not entries or entries[0].entry == 1:
                    del self.entries[0 if entries else message.last :]
                elif entries[0].entry == message.last - MOST_TOLD + 1 > len(self.entries) + 1:
                    self.entries += [UNTOLD] * (entries[0].entry - 1 - len(self.entries))  # of a long log only the end
                self._add(*entries)
                assert len(self.entries) == message.last
                self._see(snapshot)
            case Step(entry=entry, snapshot=snapshot):
                self._add(entry)
                self._see(snapshot)
            case Rewound(last=last, snapshot=snapshot):
                del self.entries[last:]
                self._see(snapshot)
            case Changed(snapshot=snapshot):
                self._see(snapshot)

    def _add(self, *entries: Entry) -> None:
        for entry in entries:
            assert entry.entry == len(self.entries) + 1, f"{self.name}: entry {entry.entry} after {len(self.entries)}"
            self.entries.append(entry)

    def _see(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        if snapshot.question is not None:
            self.number = snapshot.question.number

    async def until(self, is_so: Callable[[Heard], bool], seconds: float = 20.0) -> Heard:
        """Apply messages until one matches."""
        while True:
            message = await self.next(seconds)
            if is_so(message):
                return message

    @property
    def asked(self) -> bool:
        """Whether this browser has a question to answer."""
        assert self.welcome is not None
        snapshot = self.snapshot
        return snapshot is not None and snapshot.question is not None and snapshot.question.side in self.welcome.sides

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.snapshot is not None and self.snapshot.ending is not None

    def new_id(self) -> str:
        """An unused id."""
        return f"{self.name}-{next(self._ids)}"

    async def say(self, answer: str, number: int | None = None, id: str | None = None) -> Done | Refused:
        """Answer, and wait for the result."""
        id = self.new_id() if id is None else id
        await self.send(Answer(id, self.number if number is None else number, answer))
        return await self.reply(id)

    async def reply(self, id: str, seconds: float = 20.0) -> Done | Refused:
        """The result of an id."""
        reply = await self.until(lambda message: getattr(message, "id", None) == id, seconds)
        assert isinstance(reply, (Done, Refused)), reply
        return reply

    async def play(self, randbelow: Randbelow, moves: int = 1_000_000) -> int:
        """Play until the match is over or this many answers are given; returns their number."""
        given = 0
        while not self.over and given < moves:
            if self.asked and not self.waits_to_be_told:
                done = await self.say(await self.pick(randbelow))
                assert isinstance(done, Done), done
                given += 1
            else:
                await self.next(60)
        return given

    async def pick(self, randbelow: Randbelow) -> str:
        """One of the answers on offer; plays are previewed first, as a page does."""
        assert self.snapshot is not None
        question = self.snapshot.question
        assert question is not None
        plays = any(isinstance(one, Plays) for one in question.groups)
        return pick(question, randbelow, await self._best_plays() if plays else ())

    async def _best_plays(self) -> tuple[PlayRow, ...]:
        id = self.new_id()
        await self.send(preview(id, self.number, HandPreview(())))
        reply = await self.until(lambda message: getattr(message, "id", None) == id)
        if isinstance(reply, Refused):
            raise Overtaken(reply)
        assert isinstance(reply, Previewed), reply
        return msgspec.convert(reply.preview, HandPlays).plays

    @property
    def waits_to_be_told(self) -> bool:
        """Whether a computer is answering for this side."""
        return self.snapshot is not None and self.snapshot.thinking


def pick(question: Question, randbelow: Randbelow, plays: tuple[PlayRow, ...] = ()) -> str:
    """One of the answers on offer, given the plays of a preview."""
    ways = [plays if isinstance(group, Plays) else group for group in question.groups if _says(group)]
    return _say(ways[randbelow(len(ways))], randbelow)


def _says(group: Any) -> bool:
    match group:
        case Call() | Throws() | LineUps() | Plays():
            return True
        case Moves(board=board) | Targets(board=board):
            return int(board, 16) > 0
        case Players(players=rows) | Cards(cards=rows) | Substitutions(substitutions=rows):
            return bool(rows)
    return False


def _say(group: Any, randbelow: Randbelow) -> str:
    match group:
        case Call(answer=answer):
            return answer
        case Throws():
            return f"dice {1 + randbelow(2)}"
        case LineUps(answer=answer, suggested=suggested):
            return " ".join((answer, *map(str, suggested)))
        case Moves(answer=answer, board=board) | Targets(answer=answer, board=board):
            hexes = [*pitch.bits(int(board, 16))]
            return f"{answer} {format_hex(hexes[randbelow(len(hexes))])}"
        case Players(players=rows) | Cards(cards=rows) | Substitutions(substitutions=rows) | tuple(rows):
            said: str = rows[randbelow(len(rows))].answer
            return said
    raise AssertionError(f"{group} has no answer")
