"""The person at the keyboard: told what happened, asked until they give an answer that the game takes."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, get_args

from rich.text import Text

from touchline import rulebook
from touchline.cli.table import screen
from touchline.cli.table.book import Book
from touchline.cli.table.question import DECLINE, LAYING, Question, show_rule
from touchline.cli.table.screen import QUIET, STYLES
from touchline.cli.table.terminal import Terminal
from touchline.cli.table.trials import plays_of
from touchline.french_flair import FrenchFlair, Play, Setup, State, Throw, View
from touchline.french_flair.model import Property
from touchline.french_flair.rules.open_play import PlayedCards
from touchline.french_flair.telling import KINDS, counted, tell
from touchline.kernel import BadNotation, Choose, Draw, Event, Fault, IllegalAnswer, Roll, Side, other, replace

_CARD: Final = re.compile(r"([jJ]?)(1[0-5]|[1-9])(?:\.([a-z]+))?")
_HEADS: Final = {*KINDS, *LAYING, "dice"}  # what an answer in full begins with
_LISTED: Final = 12  # plays of some cards, at most
_KEYS: Final = """\
h  the field and your hand again     ?            what is on offer, with its rules
l  the log of the whole match        ? FF-RUCK-1  a rule
p  the position as one line          ? ruck       the rules that speak of something
u  take back your last decision      q            save and leave, like Ctrl-C"""


class Leave(Exception):
    """The person saves and leaves."""


class TakeBack(Exception):
    """The person takes back an answer and all after it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Person:
    """One side's decisions, made at the keyboard."""

    def __init__(
        self, terminal: Terminal, game: FrenchFlair, book: Book, side: Side, tell_time: Callable[[View], str]
    ) -> None:
        self._terminal, self._game, self._book, self._side, self._tell_time = terminal, game, book, side, tell_time
        self._told = book.last_decision(side) or 0  # from which answer on this side has not read what happened
        self._letters: dict[str, Any] = {}  # the answers of the list last shown
        self._legend_due = True

    @property
    def _state(self) -> State:
        state: State = self._book.state
        return state

    @property
    def _view(self) -> View:
        return self._game.view(self._state, self._side)

    # Deciding

    def decide(self, request: Choose) -> Any:
        """An answer that the request offers."""
        self.read_news()
        question = Question(self._terminal, self._game, self._state, self._side, request)
        self._show(question)
        while True:
            line = self._terminal.ask("> ").lower().split()
            try:
                answer = self._read(question, request, line)
                if answer is not None:
                    self._game.check(self._state, answer)
                    return answer
            except IllegalAnswer as error:
                self._terminal.show(f"{error.came}: {error.reason} ({error.rule}).")
            except BadNotation as error:
                known = line[0] in _HEADS or line[0][0].isdigit()
                self._terminal.show(f"{error}." if known else f"{line[0]!r} is no answer here; ? tells what is.")

    def read_news(self) -> None:
        """What has happened since this side last looked, as far as it may see it."""
        news = self._seen(self._book.events(self._told))
        self._told = len(self._book.moments)
        if news:
            self._terminal.show("", screen.log(news, self._state.setup))

    def _seen(self, events: list[Event]) -> list[Event]:
        views = (self._game.view_event(event, self._side) for event in events)
        return [event for event in views if event is not None]

    def _show(self, question: Question) -> None:
        question.show(self._tell_time(self._view), legend=self._legend_due)
        self._legend_due = False

    def _read(self, question: Question, request: Choose, line: list[str]) -> Any:
        """The answer that a line gives; None when it was a key, and has been served."""
        match line:
            case []:
                self._terminal.show(question.hint())
            case ["?" | "help"]:
                question.explain()
                self._terminal.show(Text(_KEYS, QUIET), question.hint())
            case ["?" | "help", *asked]:
                self._look_up(" ".join(asked))
            case ["h" | "hand"]:
                self._show(question)
            case ["l" | "log"]:
                self._terminal.show(screen.log(self._seen(self._book.events()), self._state.setup))
            case ["p" | "position"]:
                self._terminal.show(self._position())
            case ["u" | "undo"]:
                self._take_back()
            case ["q" | "quit" | "exit"]:
                raise Leave
            case [letter] if letter in question.letters:
                return question.letters[letter]
            case _:
                return self._answer(question, request, [_in_full(word) for word in line])
        return None

    def _answer(self, question: Question, request: Choose, line: list[str]) -> Any:
        kinds = {group.kind for group in request.groups}
        match line:
            case [("1" | "2") as count] if "dice" in kinds:
                return Throw(1 if count == "1" else 2)
            case [card] if card.isdecimal() and (laying := kinds & LAYING):
                return self._game.read(f"{laying.pop()} {card}")
            case ["n" | "no"] if DECLINE in request:
                return DECLINE
            case [kind] if kind in kinds & KINDS.keys():
                question.list_kind(kind)
                return None
            case cards if kinds & KINDS.keys() and all(_CARD.fullmatch(word) for word in cards):
                return self._play_of(question, request, _loose(cards))
        return self._game.read(" ".join(line))

    def _play_of(self, question: Question, request: Choose, loose: Play) -> Play | None:
        """The play that some cards make, if they are said to conclude in a way that only one does; else a list."""
        plays = plays_of(request, loose.cards)
        if loose.ending or loose.relay:
            plays = (play for play in plays if _fits(play, loose))
        found = list(islice(plays, _LISTED + 1))
        if len(found) == 1 and loose.ending:
            return found[0]
        if found:
            question.list_plays(found[:_LISTED])
            if len(found) > _LISTED:
                self._terminal.show(Text("There are more: type the cards in the order you want them.", QUIET))
        else:
            self._say_why_not(request, loose)
        return None

    def _say_why_not(self, request: Choose, loose: Play) -> None:
        faults: dict[Fault, str] = {}
        kinds = [group.kind for group in request.groups if group.kind in KINDS]
        if len(loose.cards) == 1:
            kinds = [kind for kind in kinds if kind in ("single", "counter")] or kinds
        for kind in kinds:
            ending = None if kind in ("maul", "pick") else loose.ending or "advance"
            fault = self._game.explain(self._state, replace(loose, kind=kind, ending=ending))
            if fault:
                faults.setdefault(fault, kind)
        self._terminal.show("These cards make no play here:")
        for fault, kind in faults.items():
            self._terminal.show(f"  {f'{kind}: ' if len(faults) > 1 else ''}{fault.reason} ({fault.rule})")

    def _take_back(self) -> None:
        number = self._book.last_decision(self._side)
        if number is None:
            self._terminal.show("There is nothing to take back yet.")
            return
        obstacle = next(self._obstacles(number), None)
        if obstacle is None:
            raise TakeBack(number)
        self._terminal.show(f"No taking back: {obstacle}")

    def _obstacles(self, number: int) -> Iterator[str]:
        """What has come of a decision that the other side knows of, in order."""
        rival = other(self._side)
        for moment in self._book.moments[number:]:
            for event in moment.events:
                if self._game.view_event(event, rival) is not None:
                    yield f"{self._state.setup.name(rival)} have seen this: {tell(event, self._state.setup)}"
            if isinstance(moment.request, Choose) and moment.request.side == rival:
                yield f"{self._state.setup.name(rival)} have decided since."

    # Looking up

    def _look_up(self, asked: str) -> None:
        try:
            show_rule(self._terminal, asked.upper())
        except rulebook.UnknownEntry as error:
            found = [entry.id for entry in rulebook.search(asked, self._game.name) if isinstance(entry, rulebook.Rule)]
            self._terminal.show(f"Rules with {asked!r}: {', '.join(found)}" if found else str(error))

    def _position(self) -> str:
        """The position as one line, less what this side may not see."""
        rival = other(self._side)
        state = self._state
        if state.attack == rival and any(isinstance(step, PlayedCards) for step in state.stack):
            return "The position has no line now: the rest of a declared play is hidden."
        hidden = ",".join("?" * len(state.hand(rival)))
        return re.sub(rf" {rival}:\S+", f" {rival}:{hidden or '-'}", self._game.write_position(state))


def _in_full(word: str) -> str:
    """A card with its relay sign and conclusion as the notation has them: j9.r is J9.run."""
    card = _CARD.fullmatch(word)
    if not card:
        return word
    relay, number, ending = card.groups()
    if ending:
        ending = next((known for known in get_args(Property) if known.startswith(ending)), ending)
    return f"{relay.upper()}{number}{f'.{ending}' if ending else ''}"


def _fits(play: Play, loose: Play) -> bool:
    """Whether a play has the cards, the relay and, if one is said, the conclusion of a loose one."""
    same = play.cards == loose.cards and play.relay == loose.relay
    return same and loose.ending in (None, play.ending)


def _loose(words: list[str]) -> Play:
    """Cards without a kind: 9 10 12, or J3 6 7.run."""
    parts = [card.groups() for word in words if (card := _CARD.fullmatch(word))]
    if any(joker for joker, _, _ in parts[1:]) or any(ending for _, _, ending in parts[:-1]):
        raise BadNotation("only the first card may be a relay (J), and only the last says how it concludes")
    ending: Any = parts[-1][2]  # one that no card has is refused with the play
    return Play("counter", tuple(int(number) for _, number, _ in parts), ending, bool(parts[0][0]))


def typed(terminal: Terminal, request: Roll | Draw, setup: Setup) -> tuple[int, ...]:
    """What people have thrown with real dice, or drawn from real cards."""
    if isinstance(request, Roll):
        what, how = "throw a die" if len(request.hands) == 1 else f"throw {len(request.hands)} dice", "like 5 2"
    else:
        what, how = f"draw {counted(request.count, 'card')}", "like 9 12"
    terminal.show(Text.assemble((setup.name(request.side), STYLES[request.side]), f" {what}. ", (request.rule, QUIET)))
    while True:
        line = terminal.ask(f"Type what came, {how}: ")
        if line == "q":
            raise Leave
        numbers = line.split()
        answer = tuple(map(int, numbers)) if line.isascii() and all(map(str.isdecimal, numbers)) else ()
        try:
            request.check(answer)
        except IllegalAnswer as error:
            terminal.show(f"{error.rule} takes {error.offered}; {line or 'nothing'} came.")
        else:
            return answer
