"""A crowd of players for measurements: `python -m tests.server.crowd PORT MATCHES PACE SEED PREVIEWS`.

Two sockets play each match. They send what the app sends, by the habits that were captured from a browser
(`tests/support/habits.json`), compress as browsers do, and choose answers from the question alone: no engine runs
here, and a client costs a small part of what the server does. PREVIEWS are `wait` (the page waits for them, as it
does for people), `send` (it goes on at once, as if nobody read them) or `none`.

The crowd says `joined` once everybody is welcomed, plays on `play`, and answers each `count` with the figures since
the last one, as a line of JSON.
"""

import asyncio
import json
import sys
import zlib
from base64 import b64encode
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from os import urandom
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import perf_counter, time
from typing import Any, Final, cast, get_args

import msgspec
import uvloop

from tests.server.dialect import (
    DIALECTS,
    Advanced,
    Call,
    Cards,
    Changed,
    Dialect,
    Done,
    Group,
    LineUps,
    Moves,
    People,
    Plays,
    Pong,
    Previewed,
    Question,
    Refused,
    Rewound,
    Row,
    Snapshot,
    Step,
    Targets,
    Throws,
    Unavailable,
    Welcome,
    hand_after,
)
from touchline.counter_attack.notation import format_hex

HABITS: Final = Path(__file__).parent.parent / "support" / "habits.json"
GAMES: Final = ("french-flair", "counter-attack")

_OFFER: Final = "permessage-deflate; client_max_window_bits"  # Chromium's
_TAIL: Final = b"\x00\x00\xff\xff"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_KINDS: Final = {group: str(group.__struct_config__.tag) for group in get_args(Group)}
_LOOKED_AT_FIRST: Final = ("plays", "cards", "throws")


def kind_of(group: str, groups: Iterable[str]) -> str:
    """The kind of an answer: its group; of a call, also the one next to it that is previewed first."""
    beside = next((one for one in groups if one in _LOOKED_AT_FIRST), None) if group == "call" else None
    return f"{group} beside {beside}" if beside else group


class Habits:
    """What the app sends until a question is answered, by game and kind of answer."""

    def __init__(self, game: str, previews: str) -> None:
        self._waits = previews == "wait"
        kinds = json.loads(HABITS.read_text())["habits"][game] if previews != "none" else {}
        self._ways = {
            kind: ([way["steps"] for way in ways], [way["times"] for way in ways]) for kind, ways in kinds.items()
        }

    def steps(self, kind: str, chance: Random) -> list[str]:
        """One way to give such an answer."""
        if kind not in self._ways:
            return ["answer", "ping"]
        ways, times = self._ways[kind]
        steps: list[str] = chance.choices(ways, times)[0]
        return steps if self._waits else [step for step in steps if step != "wait"]


@dataclass
class Figures:
    """The crowd's figures since the last count."""

    seconds: list[float] = field(default_factory=list)  # from answer to word of it
    received: int = 0  # bytes on the wire
    sent: int = 0
    previews: int = 0
    overtaken: int = 0  # previews that were refused
    matches: int = 0  # played to the end


class SocketClosed(Exception):
    """The server has closed a socket, or refused to open it."""


class Socket(asyncio.Protocol):
    """A WebSocket with compression, as cheap as possible."""

    def __init__(self, port: int, figures: Figures, heard: Callable[[bytes], None], lost: Callable[[Exception], None]):
        self._port, self._figures, self._heard, self._lost = port, figures, heard, lost
        self._rest = b""
        self._open = False
        self._closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        lines = (
            "GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Extensions: {_OFFER}", "", "",
        )  # fmt: skip
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        """Take in frames."""
        self._figures.received += len(data)
        if self._rest:
            data = self._rest + data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._upgrade(head.decode())
        at, end = 0, len(data)
        while end - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if start + length > end:
                break
            self._take(data[at], data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _upgrade(self, head: str) -> None:
        status, *lines = head.split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if " 101 " not in status:
            self._fail(SocketClosed(f"the server refused a socket: {status}"))
            return
        accepted = headers.get("sec-websocket-extensions", "")
        terms = {name.strip(): value for name, _, value in (term.partition("=") for term in accepted.split(";"))}
        assert "permessage-deflate" in terms, "the server does not compress"
        self._terms = terms
        self._renew_deflate()
        self._renew_inflate()
        self._open = True
        self.opened.set_result(None)

    def _renew_deflate(self) -> None:
        self._deflate = zlib.compressobj(6, zlib.DEFLATED, -int(self._terms.get("client_max_window_bits") or 15))

    def _renew_inflate(self) -> None:
        self._inflate = zlib.decompressobj(-int(self._terms.get("server_max_window_bits") or 15))

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if self._closing:
            return
        if kind == _TEXT:
            assert first & 0x80, "a message came in parts"
            if first & 0x40:
                payload = self._inflate.decompress(payload + _TAIL)
                if "server_no_context_takeover" in self._terms:
                    self._renew_inflate()
            self._heard(payload)
        elif kind == _PING:
            self._frame(0x80 | _PONG, payload)
        elif kind == _CLOSE:
            self._fail(SocketClosed(f"the server closed a socket: {int.from_bytes(payload[:2], 'big')}"))

    def send(self, message: bytes) -> None:
        """Send a message, compressed."""
        deflated = self._deflate.compress(message) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        if "client_no_context_takeover" in self._terms:
            self._renew_deflate()
        self._frame(0xC0 | _TEXT, deflated[:-4])

    def _frame(self, first: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        frame = bytes((first,)) + size + bytes(4) + payload  # masked by zeros, which costs the server as much as any
        self._figures.sent += len(frame)
        self._transport.write(frame)

    def close(self) -> None:
        """Leave."""
        self._closing = True
        if not self._transport.is_closing():
            self._frame(0x80 | _CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is lost."""
        if not self._closing:
            self._fail(error or SocketClosed("the server hung up"))

    def _fail(self, error: Exception) -> None:
        self._closing = True
        if not self.opened.done():
            self.opened.set_exception(error)
        else:
            self._lost(error)


class Player:
    """A seat of a match, and the person who plays it."""

    def __init__(self, crowd: "Crowd", token: str, name: str) -> None:
        self._crowd, self._token, self._name = crowd, token, name
        self._chance = Random(f"{crowd.seed}/{name}")
        self._count = 0
        self._question: Question | None = None
        self._hand: list[int] = []
        self._answered = 0  # the question that was answered last
        self._steps: list[str] = []  # until this one is
        self._previewing = ""
        self._previews: deque[str] = deque(maxlen=20)
        self._waits = self._thinks = self._seeks = False
        self._best: list[Row] = []  # the plays that a preview of no cards has found
        self._pending = ""
        self._sent_at = 0.0
        self._partly = 0
        self.over = asyncio.get_running_loop().create_future()
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def join(self) -> None:
        """Take the seat."""
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self._crowd.port, self._crowd.figures, self._heard, self._lost),
            "127.0.0.1",
            self._crowd.port,
        )
        await self.socket.opened
        self.socket.send(self._crowd.dialect.hello(self._token))
        await self.welcomed
        self._ping()

    def _lost(self, error: Exception) -> None:
        self.socket.close()
        waited_for = self.over if self.welcomed.done() else self.welcomed
        if not waited_for.done():
            waited_for.set_exception(error)

    # What is heard

    def _heard(self, raw: bytes) -> None:
        try:
            self._take(self._crowd.dialect.decode(raw))
            self.go_on()
        except Exception as error:
            self._lost(error)

    def _take(self, message: Any) -> None:
        kind = type(message)
        if kind is Step or kind is Changed or kind is Rewound:
            self._see(message.snapshot)
        elif kind is Advanced:
            for step in message.steps:
                self._see(step.snapshot)
            self._stored(message.answered)
        elif kind is Done:
            self._stored(message.id)
        elif kind is Previewed or kind is Refused:
            if kind is Refused:
                if message.id not in self._previews:
                    raise SocketClosed(f"{message.error}: {message.detail}")
                self._crowd.figures.overtaken += 1
            if message.id == self._previewing:
                self._previewing, self._waits = "", False
                if self._seeks:
                    self._seeks = False
                    self._best = [] if kind is Refused else message.preview.plays
        elif kind is Welcome:
            self._sides = message.sides
            self._habits = self._crowd.habits[message.game]
            self._see(message.snapshot)
            self.welcomed.set_result(None)
        else:
            assert kind is Pong or kind is People, message

    def _stored(self, id: str) -> None:
        if id and id == self._pending:
            self._crowd.figures.seconds.append(perf_counter() - self._sent_at)
            self._pending = ""

    def _see(self, snapshot: Snapshot) -> None:
        self._hand = hand_after(self._hand, snapshot.scene)
        if snapshot.ending is not None and not self.over.done():
            self.over.set_result(None)
        question = snapshot.question
        self._question = question if question is not None and question.side in self._sides else None

    # What is said

    def go_on(self) -> None:
        """Do everything possible now."""
        if self._pending or self._waits or self._thinks or not self._crowd.plays or self.over.done():
            return
        if not self._steps:
            if self._question is None or self._question.number == self._answered:
                return
            if self._crowd.pace and not self._best:
                self._thinks = True
                seconds = self._crowd.pace * (0.5 + self._chance.random())
                asyncio.get_running_loop().call_later(seconds, self._begin)
                return
            self._choose()
        if self._steps:
            self._play()

    def _begin(self) -> None:
        self._thinks = False
        if self._question is not None and self._question.number != self._answered and not self.over.done():
            self._choose()
            if self._steps:
                self._play()

    def _choose(self) -> None:
        """Choose an answer, and the way to it."""
        assert self._question is not None
        groups, best = self._question.groups, self._best
        self._partly, self._best = 0, []
        while True:
            group = groups[int(self._chance.random() * len(groups))] if not best else Plays(best)
            if isinstance(group, Plays) and not group.rows:
                self._seek()
                return
            said, cards = ("", ()) if isinstance(group, Unavailable) else self._answer(group)
            if said:
                break
        self._group, self._said, self._cards = group, said, cards
        kind = kind_of(_KINDS[type(group)], (_KINDS[type(one)] for one in groups))
        steps = self._habits.steps(kind, self._chance)
        if best and steps[0] == "cards none":  # that was looked at to find the play
            steps = steps[2 if steps[1] == "wait" else 1 :]
        self._steps = steps[::-1]

    def _seek(self) -> None:
        """Preview no cards, as the page does: the reply has the plays to choose from."""
        assert self._question is not None
        self._preview(self._crowd.dialect.cards, self._question.number, ())
        self._seeks = self._waits = True

    def _answer(self, group: Any) -> tuple[str, Sequence[int]]:
        """Some answer of a group, with the cards of a play; none if it has none."""
        match group:
            case Call(answer=answer):
                return answer, ()
            case Throws():
                return self._chance.choice(("dice 1", "dice 2")), ()
            case LineUps(answer=answer, suggested=suggested):
                return " ".join((answer, *map(str, suggested))), ()
            case Moves() | Targets():
                return self._hex(group), ()
            case _:
                if not group.rows:
                    return "", ()
                row = self._chance.choice(group.rows)
                return row.answer, row.cards

    def _hex(self, group: Moves | Targets) -> str:
        """Some hex of a group."""
        board = f"{int(group.board, 16):b}"
        if "1" not in board:
            return ""
        at = board.find("1", int(self._chance.random() * len(board)))
        return f"{group.answer} {format_hex(len(board) - 1 - (at if at >= 0 else board.index('1')))}"

    def _play(self) -> None:
        """Go on with the steps, up to the next wait."""
        assert self._question is not None
        dialect, number = self._crowd.dialect, self._question.number
        while self._steps:
            match self._steps.pop():
                case "wait":
                    if self._previewing:
                        self._waits = True
                        return
                case "answer":
                    self._pending, self._answered = self._id(), number
                    self._sent_at = perf_counter()
                    self.socket.send(dialect.answer(self._pending, number, self._said))
                    if self._steps and self._steps.pop() == "ping":
                        self._ping()
                    self._steps = []
                case "look":
                    self._preview(dialect.outcome, number, self._said)
                case "look first":
                    self._preview(dialect.outcome, number, self._first())
                case "look other":
                    other, _ = self._answer(self._group)
                    self._preview(dialect.outcome, number, other)
                case "reach" | "reach other":
                    if isinstance(self._group, (Moves, Targets)) and not self._group.mostly_legal:
                        self._preview(dialect.reach, number, self._group.answer)
                case "cards none":
                    self._preview(dialect.cards, number, ())
                case "cards":
                    self._preview(dialect.cards, number, self._places(len(self._cards)))
                case "cards part":
                    self._partly = min(self._partly + 1, len(self._cards))
                    self._preview(dialect.cards, number, self._places(self._partly))

    def _first(self) -> str:
        """The answer that is looked at before one is chosen."""
        assert self._question is not None
        cards = next((group for group in self._question.groups if isinstance(group, Cards)), None)
        return cards.rows[0].answer if cards else "dice 1"

    def _places(self, count: int) -> list[int]:
        """The places in the hand of the first cards of the play, each once."""
        places: list[int] = []
        for card in self._cards[:count]:
            places += [at for at, one in enumerate(self._hand) if one == card and at not in places][:1]
        return places

    def _preview(self, make: Callable[[str, int, Any], bytes], number: int, about: Any) -> None:
        self._previewing = self._id()
        self._previews.append(self._previewing)
        self._crowd.figures.previews += 1
        self.socket.send(make(self._previewing, number, about))

    def _id(self) -> str:
        """An id as the app makes them."""
        self._count += 1
        return f"{int(1000 * time()):x}-{self._count}-{self._chance.getrandbits(30):06x}"

    def _ping(self) -> None:
        if self._crowd.dialect.pings:
            self._count += 1
            self.socket.send(self._crowd.dialect.ping(f"ping-{self._count}"))


class Crowd:
    """Everybody."""

    def __init__(self, port: int, pace: float, seed: str, previews: str) -> None:
        self.port, self.pace, self.seed = port, pace, seed
        self.habits = {game: Habits(game, previews) for game in GAMES}
        self.dialect: Dialect = Dialect()
        self.figures = Figures()
        self.plays = False
        self._counted_at = self._cpu = 0.0

    async def make(self, game: str) -> tuple[str, str]:
        """A new match; the tokens of its seats."""
        seats = {"home": {"who": "screen"}, "away": {"who": "invited"}}
        made = await self._post("/api/rooms", {"game": game, **seats, "setup": {}})
        return made["token"], made["invitations"]["away"]

    async def _post(self, path: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = (
            f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close",
            "Content-Type: application/json", f"Content-Length: {len(data)}", "", "",
        )  # fmt: skip
        writer.write("\r\n".join(lines).encode() + data)
        head, _, found = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        await writer.wait_closed()
        assert b" 201 " in head.split(b"\r\n")[0], (head, found)
        return msgspec.json.decode(found)

    async def agree(self) -> None:
        """Find out which protocol is spoken, and whether pings are answered."""
        token, _ = await self.make(GAMES[0])
        for dialect in DIALECTS:
            self.dialect = dialect(pings=False)
            player = Player(self, token, "first")
            try:
                await player.join()
            except (SocketClosed, msgspec.ValidationError):
                continue
            break
        else:
            raise AssertionError(f"the server speaks none of {', '.join(one.__name__ for one in DIALECTS)}")
        answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def heard(raw: bytes) -> None:
            message = self.dialect.decode(raw)
            if isinstance(message, (Pong, Refused)) and not answered.done():
                answered.set_result(isinstance(message, Pong))

        player.socket._heard = heard
        player.socket.send(self.dialect.ping("ping-0"))
        self.dialect = dialect(await answered)
        player.socket.close()

    async def table(self, place: int, joined: asyncio.Future[None]) -> None:
        """Play one match after another."""
        game, number = GAMES[place % len(GAMES)], 0
        while True:
            number += 1
            tokens = await self.make(game)
            players = [Player(self, token, f"{place}-{number}-{side}") for side, token in enumerate(tokens)]
            await asyncio.gather(*[player.join() for player in players])
            if not joined.done():
                joined.set_result(None)
            self.players[place] = players
            for player in players:
                player.go_on()
            await asyncio.gather(*[player.over for player in players])
            self.figures.matches += 1
            for player in players:
                player.socket.close()

    async def run(self, matches: int) -> None:
        """Join, and follow the commands on standard input until it ends."""
        await self.agree()
        self.players: dict[int, list[Player]] = {}
        loop = asyncio.get_running_loop()
        joined = [loop.create_future() for _ in range(matches)]
        tables = []
        for place, seat in enumerate(joined):
            tables.append(asyncio.ensure_future(self.table(place, seat)))
            await asyncio.wait((seat, tables[-1]), return_when=asyncio.FIRST_COMPLETED)
            if tables[-1].done():
                await tables[-1]
        _say({"joined": 2 * matches, "protocol": self.dialect.protocol, "pings": self.dialect.pings})
        orders = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
        reading = asyncio.ensure_future(orders.readline())
        while True:
            done, _ = await asyncio.wait((reading, *tables), return_when=asyncio.FIRST_COMPLETED)
            for task in done - {reading}:
                await task
            order = reading.result().decode().strip()
            if order == "play":
                self.plays = True
                for player in (player for players in self.players.values() for player in players):
                    player.go_on()
                self.count()
            elif order == "count":
                _say(self.count())
            else:
                return
            reading = asyncio.ensure_future(orders.readline())

    def count(self) -> dict[str, Any]:
        """The figures since the last count."""
        figures, now, usage = self.figures, perf_counter(), getrusage(RUSAGE_SELF)
        cpu = usage.ru_utime + usage.ru_stime
        told = {**vars(figures), "lasted": now - self._counted_at, "cpu": cpu - self._cpu}
        self._counted_at, self._cpu = now, cpu
        figures.__init__()  # type: ignore[misc]
        return told


def _say(told: dict[str, Any]) -> None:
    print(json.dumps(told), flush=True)


def main(port: str, matches: str, pace: str, seed: str, previews: str) -> None:
    """Play until standard input ends."""
    crowd = Crowd(int(port), float(pace), seed, previews)
    uvloop.run(crowd.run(int(matches)))


if __name__ == "__main__":
    main(*sys.argv[1:])
