"""States as JSON and MessagePack, and their digests."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from touchline.kernel.match import Frame, Passage, State, Step
from touchline.kernel.record import Record

S = TypeVar("S", bound=State)


def steps_of(*chapters: ModuleType) -> tuple[type[Step], ...]:
    """All frames and passages defined in these modules: the steps a decoded stack may contain."""
    return tuple(
        member
        for chapter in chapters
        for member in vars(chapter).values()
        if isinstance(member, type) and issubclass(member, (Frame, Passage)) and member.__module__ == chapter.__name__
    )


class DigestedOptions(NamedTuple):
    """The options inside a state, a record written as an array, and how many of them every digest covers.

    Those after the `first` ones were added later. At their default they are left out of a digest, so that matches
    stored before them keep theirs.
    """

    of: Callable[[Any], Record]
    first: int


class Codec(Generic[S]):
    """Encodes and decodes the states of one game without loss."""

    def __init__(
        self, game: str, state: type[S], steps: Iterable[type[Step]], options: DigestedOptions | None = None
    ) -> None:
        self._game, self._options = game, options
        self.state = state
        self.steps: dict[Any, Any] = {step.__name__: step for step in steps}
        self._to_json = msgspec.json.Encoder().encode
        self._to_pack = msgspec.msgpack.Encoder().encode
        self._of_json = msgspec.json.Decoder(state, dec_hook=self._read_step).decode
        self._of_pack = msgspec.msgpack.Decoder(state, dec_hook=self._read_step).decode

    def _read_step(self, wanted: type, data: object) -> object:
        # The stack is typed as the plain base class `Step`; each entry's tag names the game's own class.
        name = data.get("type") if wanted is Step and isinstance(data, dict) else None
        if name not in self.steps:
            raise msgspec.ValidationError(f"{self._game} has no step {name!r}")
        return msgspec.convert(data, self.steps[name], dec_hook=self._read_step)

    def to_json(self, state: S) -> bytes:
        """The state as canonical JSON: fields in order of definition, no whitespace."""
        return self._to_json(state)

    def of_json(self, data: bytes | str) -> S:
        """The state decoded from JSON."""
        return self._of_json(data)

    def pack(self, state: S) -> bytes:
        """The state as MessagePack."""
        return self._to_pack(state)

    def unpack(self, data: bytes) -> S:
        """The state decoded from MessagePack."""
        return self._of_pack(data)

    def digest(self, state: S) -> str:
        """32 hex digits, the same for equal states on every machine."""
        return sha256(self._digested(state)).hexdigest()[:32]

    def _digested(self, state: S) -> bytes:
        data = self._to_json(state)
        if self._options is None:
            return data
        options = self._options.of(state)
        if len(options.__struct_fields__) == self._options.first:
            return data
        kept, usual = list(msgspec.structs.astuple(options)), msgspec.structs.astuple(type(options)())
        while len(kept) > self._options.first and kept[-1] == usual[len(kept) - 1]:
            kept.pop()
        return data.replace(msgspec.json.encode(options), msgspec.json.encode(kept), 1)
