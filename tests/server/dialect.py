"""The protocols of the server, as far as load clients speak them: all that differs between commits is here.

Records name the fields that a client needs and skip the rest, so that reading costs little. They stand on their own:
the records of this checkout are not those of a commit that is measured.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from tests.server.client import secret_of

# From the server


class Call(Struct, tag="call"):
    """A button."""

    answer: str


class Unavailable(Struct, tag="unavailable"):
    """A button that cannot be pressed."""


class Moves(Struct, tag="moves"):
    """Hexes of a player."""

    answer: str
    board: str
    mostly_legal: bool = False


class Targets(Struct, tag="targets"):
    """Hexes of a call."""

    answer: str
    board: str
    mostly_legal: bool = False


class Row(Struct):
    """An answer in a list, with the cards of a play."""

    answer: str
    cards: list[int] = []


class Players(Struct, tag="players"):
    """Players to name."""

    rows: list[Row] = msgspec.field(name="players")


class Cards(Struct, tag="cards"):
    """Cards to lay."""

    rows: list[Row] = msgspec.field(name="cards")


class Substitutions(Struct, tag="substitutions"):
    """Players to take off."""

    rows: list[Row] = msgspec.field(name="substitutions")


class Plays(Struct, tag="plays"):
    """Plays of a hand; in protocol 2 they are found by a preview of no cards."""

    rows: list[Row] = []


class LineUps(Struct, tag="line_ups"):
    """Eleven players."""

    answer: str
    suggested: list[int]


class Throws(Struct, tag="throws"):
    """One die or two."""


Group = Call | Unavailable | Moves | Targets | Players | Cards | Substitutions | Plays | LineUps | Throws


class Question(Struct):
    """A question."""

    number: int
    side: str
    groups: list[Group]


class Card(Struct):
    """A card of a hand."""

    card: int


class ChangedFields(Struct, frozen=True):
    """Fields of a scene that are new."""

    hand: list[Card] | None = None


class ChangedItems(Struct, frozen=True):
    """Items of lists of a scene that are new, by their place."""

    hand: list[tuple[int, Card]] = []


class Scene(Struct):
    """The part of the scene that answers are made of: whole, or, from protocol 2 on, what changed in it."""

    hand: list[Card] | None = None
    fields: ChangedFields = ChangedFields()
    items: ChangedItems = ChangedItems()


class Snapshot(Struct):
    """The match now."""

    question: Question | None
    ending: Any
    scene: Scene


class Welcome(Struct, tag="welcome"):
    """The match as a seat sees it."""

    game: str
    sides: list[str]
    snapshot: Snapshot


class Step(Struct, tag="step"):
    """The match after an entry, in protocol 1."""

    snapshot: Snapshot


class OneStep(Struct):
    """The match after an entry, in protocol 2."""

    snapshot: Snapshot


class Advanced(Struct, tag="advanced"):
    """The match after the entries of an answer, which may be one of this seat's; in protocol 2."""

    steps: list[OneStep]
    answered: str = ""


class Rewound(Struct, tag="rewound"):
    """The match after a take-back."""

    snapshot: Snapshot


class Changed(Struct, tag="changed"):
    """The match as it was, with something new around it."""

    snapshot: Snapshot


class People(Struct, tag="people"):
    """Who is there."""


class Invited(Struct, tag="invited"):
    """A new invitation."""


class NextRoom(Struct, tag="next_room"):
    """A rematch."""


class Done(Struct, tag="done"):
    """An answer was stored, in protocol 1; in protocol 2 the steps say so, except for earlier ones."""

    id: str


class HandPlays(Struct):
    """The part of a preview that answers are made of."""

    plays: list[Row] = []


class Previewed(Struct, tag="previewed"):
    """A preview."""

    id: str
    preview: HandPlays


class Pong(Struct, tag="pong"):
    """The reply to a ping."""

    id: str


class Refused(Struct, tag="refused"):
    """A message was refused."""

    id: str
    error: str
    detail: str = ""


Message = (
    Welcome | Step | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Previewed | Pong | Refused
)


def hand_after(hand: list[int], scene: Scene) -> list[int]:
    """A hand after what was sent of the scene."""
    whole = scene.hand if scene.hand is not None else scene.fields.hand
    hand = hand if whole is None else [card.card for card in whole]
    for place, card in scene.items.hand:
        hand[place] = card.card
    return hand


class Dialect:
    """The protocol of this checkout: outgoing messages, and a reader of incoming ones."""

    protocol = 2

    def __init__(self, pings: bool = True) -> None:
        self.pings = pings
        self._decode = msgspec.json.Decoder(Message).decode

    def decode(self, raw: bytes) -> Any:
        """What the server says."""
        return self._decode(raw)

    def hello(self, token: str) -> bytes:
        """The first message."""
        hello = {"type": "hello", "protocol": self.protocol, "token": token, "seen": 0, "number": 0}
        return _encoded(hello if self.protocol == 1 else {**hello, "secret": secret_of(token)})

    def answer(self, id: str, number: int, answer: str) -> bytes:
        """An answer to a question."""
        return _encoded({"type": "answer", "id": id, "number": number, "answer": answer})

    def outcome(self, id: str, number: int, answer: str) -> bytes:
        """The preview of an answer."""
        return self._preview(id, number, {"type": "answer", "answer": answer})

    def reach(self, id: str, number: int, answer: str) -> bytes:
        """The preview of the lit hexes of a group."""
        return self._preview(id, number, {"type": "reach", "answer": answer})

    def cards(self, id: str, number: int, places: Sequence[int]) -> bytes:
        """The preview of chosen cards."""
        return self._preview(id, number, {"type": "hand", "places": places})

    def _preview(self, id: str, number: int, about: dict[str, Any]) -> bytes:
        return _encoded({"type": "preview", "id": id, "number": number, "about": about})

    def ping(self, id: str) -> bytes:
        """The question whether the line is up."""
        return _encoded({"type": "ping", "id": id})


class OldNames(Dialect):
    """Protocol 2 before its names were settled."""

    def decode(self, raw: bytes) -> Any:
        """What the server says, in the names of today."""
        return super().decode(_OLD.sub(lambda found: _NEW[found[0]], raw))

    def answer(self, id: str, number: int, answer: str) -> bytes:
        """An answer to a question."""
        return _encoded({"type": "answer", "id": id, "number": number, "say": answer})

    def outcome(self, id: str, number: int, answer: str) -> bytes:
        """The preview of an answer."""
        return _encoded({"type": "look_at", "id": id, "number": number, "say": answer})

    def reach(self, id: str, number: int, answer: str) -> bytes:
        """The preview of the lit hexes of a group."""
        return _encoded({"type": "look_at_reach", "id": id, "number": number, "say": answer})

    def cards(self, id: str, number: int, places: Sequence[int]) -> bytes:
        """The preview of chosen cards."""
        return _encoded({"type": "look_at_cards", "id": id, "number": number, "places": places})


class Protocol1(OldNames):
    """The first protocol."""

    protocol = 1


DIALECTS: Final = (Dialect, OldNames, Protocol1)
"""The newest first."""

_NEW: Final = {
    b'"moment":': b'"snapshot":',
    b'"ask":': b'"question":',
    b'"question":': b'"title":',
    b'"say":': b'"answer":',
    b'"spacious":': b'"mostly_legal":',
    b'"type":"barred"': b'"type":"unavailable"',
    b'"type":"aims"': b'"type":"targets"',
    b'"type":"looked"': b'"type":"previewed"',
    b'"look":': b'"preview":',
}
_OLD: Final = re.compile(b"|".join(map(re.escape, _NEW)))
_encoded = msgspec.json.encode
