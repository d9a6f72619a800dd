"""The interface of a game: the five calls, its text notation and its positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

import msgspec

from touchline.kernel.codec import Codec
from touchline.kernel.errors import IllegalAnswer, MatchOver
from touchline.kernel.match import Match, State
from touchline.kernel.odds import Decide, Odds, Until, tree
from touchline.kernel.record import Action, Event, Record
from touchline.kernel.refusal import Refusal
from touchline.kernel.requests import Choose, Draw, Request, Roll
from touchline.kernel.sides import Side
from touchline.renamed import missing

S = TypeVar("S", bound=State)


class Correction(NamedTuple):
    """A corrected rule, with the version of the rules that corrected it."""

    rule: str
    since: int


class Result(Record, frozen=True):
    """The score of a match and its winner (None for a draw)."""

    home: int
    away: int
    winner: Side | None = None


class Game(ABC, Generic[S]):
    """One of the games: its modules hold the rules, this class is their common interface."""

    name: ClassVar[str]
    rules: ClassVar[int] = 1
    """The version of the rules. It rises when a rule is corrected, which marks older matches as such."""
    orders: ClassVar[tuple[str, ...]] = ()
    """The standing orders that a side may give."""
    match: type[Match[S]]
    codec: Codec[S]

    # The five calls (the fifth, `outcomes`, is a method of the request)

    @abstractmethod
    def start(self, setup: Any = None) -> S:
        """The state at the start of a match."""

    def request(self, state: S) -> Request | None:
        """What the match waits for; None if it is over."""
        stack = state.stack
        if not stack:
            return None
        frame: Any = stack[-1]
        request: Request = frame.asks(state)
        return request

    def apply(self, state: S, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """The state after an answer, and the events on the way; raises if the answer is illegal."""
        self.check(state, answer)
        return self.match(state).take(answer)

    @abstractmethod
    def view(self, state: S, side: Side) -> Record:
        """The match as one side may see it."""

    def view_event(self, event: Event, side: Side) -> Event | None:
        """The event as one side may see it; None if it is hidden."""
        return event

    # Variations on them

    def step(self, state: S, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """`apply` without the legality check, for answers taken from the request itself: play-outs and search."""
        return self.match(state).take(answer)

    def corrections(self, state: S, answer: Any, since: int) -> tuple[Correction, ...]:
        """The rules this answer triggers that were corrected after version `since`: an older match may differ here."""
        match = self._marking(state)
        match.take(answer)
        return tuple(correction for correction in match.corrections if correction.since > since)

    @cached_property
    def _marking(self) -> Any:
        """The game's working copy, extended to collect the corrections it meets."""
        return type("Marking", (_Marks, self.match), {})

    def check(self, state: S, answer: Any) -> None:
        """Raise if an answer is illegal, with the rule and the reason."""
        request = self.request(state)
        if request is None:
            raise MatchOver(self.format_answer(answer))
        if answer in request:
            return
        refusal = self.explain(state, answer, request)
        assert refusal is not None
        raise IllegalAnswer(refusal.rule, request.summary(), self.format_answer(answer), refusal)

    def explain(self, state: S, answer: Any, request: Request | None = None) -> Refusal | None:
        """The refusal of an illegal answer; None if it is legal. Pass the waiting request if it is at hand."""
        if request is None:
            request = self.request(state)
        if request is None or answer in request:
            return None
        decided = isinstance(answer, Action)
        if not isinstance(request, Choose):
            return _chance_expected(request, "decision" if decided else "other")
        if not decided:
            return Refusal(request.rule, "decision-expected")
        frame: Any = state.stack[-1]
        refusal: Refusal | None = frame.refuses(state, answer)
        return refusal or Refusal(request.rule, "not-offered")

    def odds(self, state: S, answer: Any, decide: Decide | None = None, until: Until | None = None) -> Odds:
        """What an answer may lead to, with the exact chance of each outcome; see `touchline.kernel.odds`."""
        after, events = self.apply(state, answer)
        odds = self.odds_from(after, decide, until)
        return odds._replace(events=events + odds.events)

    def odds_from(self, state: S, decide: Decide | None = None, until: Until | None = None) -> Odds:
        """What a state may lead to, with the exact chance of each outcome."""
        return tree(self.request, self._imagined, state, decide, until)

    def alike(self, state: S) -> S:
        """A state from which the same follows, without results that no longer matter: fewer states to be imagined."""
        return state

    def _imagined(self, state: S, answer: Any) -> tuple[S, tuple[Event, ...]]:
        after, events = self.step(state, answer)
        return self.alike(after), events

    @abstractmethod
    def result(self, state: S) -> Result:
        """The current score."""

    def no_statistics(self) -> Any:
        """Empty statistics, if the game keeps any: tallies of `home`, `away` and both `together`."""
        return None

    def add_statistics(self, statistics: Any, before: S, answer: Any, after: S, events: tuple[Event, ...]) -> Any:
        """The statistics after an answer, from the states around it and its events."""
        return statistics

    # Text

    @abstractmethod
    def format_answer(self, answer: Any) -> str:
        """An answer as short text."""

    @abstractmethod
    def parse_answer(self, text: str) -> Any:
        """The decision that a text stands for."""

    @abstractmethod
    def read_setup(self, given: Mapping[str, Any]) -> Any:
        """The setup of a match from plain data: the sides' names and any options."""

    @abstractmethod
    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The setup as plain data, with every option spelled out."""

    @abstractmethod
    def parse_position(self, setup: Any, position: Mapping[str, Any] | str) -> S:
        """The state of a position, given as plain data or as one line of text."""

    @abstractmethod
    def format_position(self, state: S) -> str:
        """The state as one line of text, which `parse_position` reads."""

    @abstractmethod
    def describe(self, state: S) -> dict[str, Any]:
        """The state as plain data, for the expectations of a scenario."""

    def describe_event(self, event: Event) -> dict[str, Any]:
        """An event as plain data, for the expectations of a scenario; `type` holds its name."""
        facts: dict[str, Any] = msgspec.to_builtins(event)
        return facts

    if not TYPE_CHECKING:  # or every name would pass for one of a game

        def __getattr__(self, name: str) -> None:
            raise missing("touchline.kernel.Game", name)


class _Marks:
    """Mixed into a working copy, collects the corrections it meets."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)  # type: ignore[call-arg]
        self.corrections: list[Correction] = []

    def corrected(self, rule: str, since: int) -> None:
        """Collect a correction."""
        self.corrections.append(Correction(rule, since))


def _chance_expected(request: Roll | Draw, came: Literal["decision", "other"]) -> Refusal:
    """The refusal of an answer that is no result of the dice or the draw expected."""
    if isinstance(request, Draw):
        return Refusal(request.rule, "draw-expected", count=request.count, bag=len(request.bag), came=came)
    count, least, most = len(request.hands), min(request.faces), max(request.faces)
    return Refusal(request.rule, "dice-expected", count=count, least=least, most=most, came=came)
