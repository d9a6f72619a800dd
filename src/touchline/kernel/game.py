"""A game as the rest of the program sees it: the five calls, its text notation and its positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

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
    """A rule that was corrected, and the version of the rules since when it has been."""

    rule: str
    since: int


class Result(Record, frozen=True):
    """The score of a match, and who won it (nobody: a draw)."""

    home: int
    away: int
    winner: Side | None = None


class Game(ABC, Generic[S]):
    """One of the games. Its modules give the rules; this gives them one shape."""

    name: ClassVar[str]
    rules: ClassVar[int] = 1
    """The version of the rules. It rises when a rule is corrected, so that older matches can be told."""
    match: type[Match[S]]
    codec: Codec[S]

    # The five calls (the fifth, `outcomes`, is the request's own)

    @abstractmethod
    def start(self, setup: Any = None) -> S:
        """The first moment of a match."""

    def request(self, state: S) -> Request | None:
        """What the match waits for; None when it is over."""
        stack = state.stack
        if not stack:
            return None
        frame: Any = stack[-1]
        request: Request = frame.asks(state)
        return request

    def apply(self, state: S, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """The match after an answer, with what happened; an answer that is not offered is refused."""
        self.check(state, answer)
        return self.match(state).take(answer)

    @abstractmethod
    def view(self, state: S, side: Side) -> Record:
        """What a side may see of the match."""

    def view_event(self, event: Event, side: Side) -> Event | None:
        """What a side may see of an event; None when nothing."""
        return event

    # Beside them

    def step(self, state: S, answer: Any) -> tuple[S, tuple[Event, ...]]:
        """`apply` for answers known to be legal, taken from the request itself: play-outs and search."""
        return self.match(state).take(answer)

    def corrections(self, state: S, answer: Any, since: int) -> tuple[Correction, ...]:
        """The rules that this answer meets and that were corrected after a version: an older match may differ here."""
        match = self._marking(state)
        match.take(answer)
        return tuple(correction for correction in match.corrections if correction.since > since)

    @cached_property
    def _marking(self) -> Any:
        """The desk, keeping the marks of corrected rules."""
        return type("Marking", (_Marks, self.match), {})

    def check(self, state: S, answer: Any) -> None:
        """Refuse an answer that is not offered, with the rule and the reason."""
        request = self.request(state)
        if request is None:
            raise MatchOver(self.format_answer(answer))
        if answer in request:
            return
        if not isinstance(request, Choose):
            request.check(answer)
        refusal = self.explain(state, answer)
        assert isinstance(request, Choose)
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
            return _waited_for(request, decided)
        if not decided:
            return Refusal(request.rule, "a decision is waited for, not dice or a draw")
        frame: Any = state.stack[-1]
        told: Refusal | None = frame.refuses(state, answer)
        return told or Refusal(request.rule, "not offered here")

    def odds(self, state: S, answer: Any, decide: Decide | None = None, until: Until | None = None) -> Odds:
        """What an answer may lead to, with the exact chance of each end; see `touchline.kernel.odds`."""
        after, events = self.apply(state, answer)
        odds = self.odds_from(after, decide, until)
        return odds._replace(events=events + odds.events)

    def odds_from(self, state: S, decide: Decide | None = None, until: Until | None = None) -> Odds:
        """What a state that waits for dice may lead to."""
        return tree(self.request, self.step, state, decide, until)

    @abstractmethod
    def result(self, state: S) -> Result:
        """The score as it stands."""

    def no_statistics(self) -> Any:
        """The statistics of a match that has not begun, if any are kept: tallies of `home`, `away`, both `together`."""
        return None

    def add_statistics(self, sheet: Any, before: S, answer: Any, after: S, events: tuple[Event, ...]) -> Any:
        """The sheet after an answer, given the states before and after it and what happened."""
        return sheet

    # Text

    @abstractmethod
    def format_answer(self, answer: Any) -> str:
        """An answer as short text."""

    @abstractmethod
    def parse_answer(self, text: str) -> Any:
        """A decision back from its text."""

    @abstractmethod
    def read_setup(self, given: Mapping[str, Any]) -> Any:
        """The set-up of a match from plain data: names of the sides and any options."""

    @abstractmethod
    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The set-up as plain data, every option named."""

    @abstractmethod
    def parse_position(self, setup: Any, position: Mapping[str, Any] | str) -> S:
        """A state from the plain data or the line of text of a scenario."""

    @abstractmethod
    def format_position(self, state: S) -> str:
        """The state as one line of text, which `place` reads back."""

    @abstractmethod
    def describe(self, state: S) -> dict[str, Any]:
        """The state as plain data that a scenario may expect things of."""

    def describe_event(self, event: Event) -> dict[str, Any]:
        """An event as plain data that a scenario may expect things of, its name under `type`."""
        facts: dict[str, Any] = msgspec.to_builtins(event)
        return facts

    if not TYPE_CHECKING:  # or every name would pass for one of a game

        def __getattr__(self, name: str) -> None:
            raise missing("touchline.kernel.Game", name)


class _Marks:
    """Added to a desk, keeps the marks of corrected rules."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)  # type: ignore[call-arg]
        self.corrections: list[Correction] = []

    def corrected(self, rule: str, since: int) -> None:
        """Keep a mark."""
        self.corrections.append(Correction(rule, since))


def _waited_for(request: Roll | Draw, decided: bool) -> Refusal:
    rule = request.rule
    if isinstance(request, Draw):
        count, bag = request.count, len(request.bag)
        if decided:
            return Refusal(
                rule, "a draw of {count} from a bag of {bag} is waited for, not a decision", count=count, bag=bag
            )
        return Refusal(rule, "a draw of {count} from a bag of {bag} is waited for", count=count, bag=bag)
    count, least, most = len(request.hands), min(request.faces), max(request.faces)
    if count == 1 and decided:
        return Refusal(rule, "one die of {least} to {most} is waited for, not a decision", least=least, most=most)
    if count == 1:
        return Refusal(rule, "one die of {least} to {most} is waited for", least=least, most=most)
    if decided:
        return Refusal(
            rule,
            "{count} dice of {least} to {most} are waited for, not a decision",
            count=count,
            least=least,
            most=most,
        )
    return Refusal(rule, "{count} dice of {least} to {most} are waited for", count=count, least=least, most=most)
