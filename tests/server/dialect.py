"""The protocols of the server, as far as load clients speak them: all that differs between commits is here.

Records name the fields that a client needs and skip the rest, so that reading costs little. They stand on their own:
the records of this checkout are not those of a commit that is measured.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from tests.server.client import secret_of

NEWEST: Final = 2
OLDEST: Final = 1

# From the server


class Call(Struct, tag="call"):
    """A button."""

    say: str


class Barred(Struct, tag="barred"):
    """A button that cannot be pressed."""


class Moves(Struct, tag="moves"):
    """Hexes of a player."""

    say: str
    board: str
    spacious: bool = False


class Aims(Struct, tag="aims"):
    """Hexes of a call."""

    say: str
    board: str
    spacious: bool = False


class Row(Struct):
    """An answer in a list, with the cards of a play."""

    say: str
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
    """Plays of a hand; in protocol 2 they are found by a look at no cards."""

    rows: list[Row] = []


class LineUps(Struct, tag="line_ups"):
    """Eleven players."""

    say: str
    suggested: list[int]


class Throws(Struct, tag="throws"):
    """One die or two."""


Group = Call | Barred | Moves | Aims | Players | Cards | Substitutions | Plays | LineUps | Throws


class Ask(Struct):
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


class Moment(Struct):
    """The match now."""

    ask: Ask | None
    ending: Any
    scene: Scene


class Welcome(Struct, tag="welcome"):
    """The match as a seat sees it."""

    game: str
    sides: list[str]
    moment: Moment


class Step(Struct, tag="step"):
    """The match after an entry, in protocol 1."""

    moment: Moment


class OneStep(Struct):
    """The match after an entry, in protocol 2."""

    moment: Moment


class Advanced(Struct, tag="advanced"):
    """The match after the entries of an answer, which may be one of this seat's; in protocol 2."""

    steps: list[OneStep]
    answered: str = ""


class Rewound(Struct, tag="rewound"):
    """The match after a take-back."""

    moment: Moment


class Changed(Struct, tag="changed"):
    """The match as it was, with something new around it."""

    moment: Moment


class People(Struct, tag="people"):
    """Who is there."""


class Invited(Struct, tag="invited"):
    """A new invitation."""


class NextRoom(Struct, tag="next_room"):
    """A rematch."""


class Done(Struct, tag="done"):
    """An answer was stored, in protocol 1; in protocol 2 that comes with the steps, except for what had been stored."""

    id: str


class Look(Struct):
    """The part of a preview that answers are made of."""

    plays: list[Row] = []


class Looked(Struct, tag="looked"):
    """A preview."""

    id: str
    look: Look


class Pong(Struct, tag="pong"):
    """The reply to a ping."""

    id: str


class Refused(Struct, tag="refused"):
    """A message was refused."""

    id: str
    error: str
    detail: str = ""


Message = Welcome | Step | Advanced | Rewound | Changed | People | Invited | NextRoom | Done | Looked | Pong | Refused


def hand_after(hand: list[int], scene: Scene) -> list[int]:
    """A hand after what was sent of the scene."""
    whole = scene.hand if scene.hand is not None else scene.fields.hand
    hand = hand if whole is None else [card.card for card in whole]
    for place, card in scene.items.hand:
        hand[place] = card.card
    return hand


class Dialect:
    """One protocol: what is sent, and how what comes is read."""

    def __init__(self, protocol: int, pings: bool = True) -> None:
        self.protocol, self.pings = protocol, pings
        self.decode = msgspec.json.Decoder(Message).decode

    def hello(self, token: str) -> bytes:
        """The first message."""
        hello = {"type": "hello", "protocol": self.protocol, "token": token, "seen": 0, "number": 0}
        return _encoded(hello if self.protocol == 1 else {**hello, "secret": secret_of(token)})

    def answer(self, id: str, number: int, say: str) -> bytes:
        """An answer to a question."""
        return _encoded({"type": "answer", "id": id, "number": number, "say": say})

    def look(self, id: str, number: int, say: str) -> bytes:
        """The preview of an answer."""
        return _encoded({"type": "look_at", "id": id, "number": number, "say": say})

    def reach(self, id: str, number: int, say: str) -> bytes:
        """The preview of the lit hexes of a group."""
        return _encoded({"type": "look_at_reach", "id": id, "number": number, "say": say})

    def cards(self, id: str, number: int, places: Sequence[int]) -> bytes:
        """The preview of chosen cards."""
        return _encoded({"type": "look_at_cards", "id": id, "number": number, "places": places})

    def ping(self, id: str) -> bytes:
        """The question whether the line is up."""
        return _encoded({"type": "ping", "id": id})


_encoded = msgspec.json.encode
