"""The person at the keyboard: reads the news and is asked until the answer is legal."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.text import Text

from touchline import rulebook
from touchline.cli.presenter import Presenter, Question
from touchline.cli.refusals import refusal_text
from touchline.cli.table import screen
from touchline.cli.table.book import Book
from touchline.cli.table.screen import QUIET, show_rule
from touchline.cli.table.story import Story, ToldLine
from touchline.cli.table.terminal import Terminal
from touchline.i18n.line import Line
from touchline.kernel import BadNotation, Choose, Draw, IllegalAnswer, Roll, Side, other

_KEYS: Final = """\
l  the log of the whole match        ?            what is on offer, with its rules
p  the position as one line          ? {rule:<11}a rule, or the rules that speak of a word
u  take back your last decision      why ANSWER   why an answer is not allowed
q  save and leave, like Ctrl-C       odds ANSWER  what may come of an answer"""


class Leave(Exception):
    """The person saves and leaves."""


class TakeBack(Exception):
    """The person takes back an answer and all after it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class News:
    """The unread lines of a person; people who see the same share one."""

    def __init__(self, terminal: Terminal, presenter: Presenter, book: Book, told: int) -> None:
        self._terminal, self._presenter, self._book = terminal, presenter, book
        self._story = Story(presenter, book.before(0))
        self._told = told  # the answers that were read

    def read(self, side: Side) -> None:
        """Show the news: the lines of the log, and what this side alone may see."""
        news = [told for told in self.log() if told.last > self._told and not self._is_idle(told.line, side)]
        secrets = self._secrets(side)
        self._told = len(self._book.moments)
        if news or secrets:
            self._terminal.show("", screen.log(news, secrets))

    def _secrets(self, side: Side) -> list[tuple[str, str]]:
        """The unread events that this side sees otherwise than the other, with their rules."""
        game, found = self._presenter.game, []
        for moment in self._book.moments[self._told :]:
            for event in moment.events:
                mine = game.view_event(event, side)
                if mine is not None and mine != game.view_event(event, other(side)):
                    found += [(self._presenter.event_text(mine, moment.state), mine.rule)] if mine == event else []
        return found

    def _is_idle(self, line: Line, side: Side) -> bool:
        """Whether a side has just done it itself, without dice, on a board that shows everything."""
        own = line.side == side and not line.dice and line.weight in ("minor", "plain")
        return own and not self._presenter.hidden_information

    def log(self) -> list[ToldLine]:
        """The lines of the whole match."""
        return self._story.read(self._book.moments)


class Person:
    """One side's decisions, made at the keyboard."""

    def __init__(
        self,
        terminal: Terminal,
        presenter: Presenter,
        book: Book,
        side: Side,
        news: News,
        tell_time: Callable[[Any], str],
    ) -> None:
        self._terminal, self._presenter, self._book, self._side = terminal, presenter, book, side
        self._game, self._news, self._tell_time = presenter.game, news, tell_time
        self._first = True
        self._typed: list[str] = []  # answers typed ahead
        self._due = 0  # the answer number of the first of them

    @property
    def _state(self) -> Any:
        return self._book.state

    # Deciding

    def decide(self, request: Choose) -> Any:
        """A legal answer to the request."""
        question = self._presenter.question(self._terminal, self._state, self._side, request)
        answer = self._next_answer(question)
        if answer is None:
            self._news.read(self._side)
            self._show(question)
        while answer is None:
            first, *self._typed = question.answers(self._terminal.ask("> ").lower())
            answer = self._taken(question, first)
        self._due = len(self._book.moments) + 1
        return answer

    def _next_answer(self, question: Question) -> Any:
        """The next answer typed ahead, if nothing came in between."""
        if not self._typed:
            return None
        line, *self._typed = self._typed
        if len(self._book.moments) == self._due:
            return self._taken(question, line)
        self._typed = []
        return None

    def _taken(self, question: Question, line: str) -> Any:
        """The answer in a line if it is legal; otherwise the fault is shown."""
        words = line.split()
        try:
            answer = self._read(question, words)
            if answer is not None:
                self._game.check(self._state, answer)
                return answer
        except IllegalAnswer as error:
            why = (
                refusal_text(self._game.name, self._state, error.refusal)
                if error.refusal
                else f"{error.offered} ({error.rule})."
            )
            self._terminal.show(f"{error.came}: {why}")
        except BadNotation as error:
            self._terminal.show(f"{error}.")
        self._typed = []
        return None

    def _show(self, question: Question) -> None:
        question.show(self._tell_time(self._game.view(self._state, self._side)), first=self._first)
        self._first = False

    def _read(self, question: Question, words: list[str]) -> Any:
        """The answer in a line; None if it was a key, which is done."""
        match words:
            case []:
                self._terminal.show(question.hint())
            case ["?" | "help"]:
                question.explain()
                self._terminal.show(Text(self._keys(), QUIET), question.hint())
            case ["?" | "help" | "rule" | "rules", _, *_]:
                self._look_up(" ".join(words[1:]))
            case ["h" | "hand"]:
                self._show(question)
            case ["l" | "log"]:
                self._terminal.show(screen.log(self._news.log()))
            case ["p" | "position"]:
                self._terminal.show(self._presenter.position(self._state, self._side))
            case ["u" | "undo"]:
                self._take_back()
            case ["q" | "quit" | "exit"]:
                raise Leave
            case ["why", _, *_]:
                self._say_why(question.asked_about(words[1:]))
            case ["odds", _, *_]:
                self._tell_odds(question, question.asked_about(words[1:]))
            case _:
                return question.read(words)
        return None

    def _keys(self) -> str:
        rule = rulebook.rules(self._game.name)[0].id
        return "\n".join([f"h  {self._presenter.board} again", _KEYS.format(rule=rule), self._presenter.keys]).rstrip()

    def _say_why(self, answer: Any) -> None:
        if answer is None:
            return
        refusal = self._game.explain(self._state, answer)
        why = refusal_text(self._game.name, self._state, refusal) if refusal else "it is on offer."
        self._terminal.show(f"{self._game.format_answer(answer)}: {why}")

    def _tell_odds(self, question: Question, answer: Any) -> None:
        if answer is not None:
            self._game.check(self._state, answer)
            question.odds(answer)

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
        """The revealed dice and cards that block a takeback, in order."""
        rival = other(self._side)
        name = self._state.setup.name(rival)
        for moment in self._book.moments[number:]:
            if not isinstance(moment.request, Choose) and not self._presenter.hidden_information:
                yield f"{'dice have been thrown' if isinstance(moment.request, Roll) else 'a draw has come'} since."
            for event in moment.events if self._presenter.hidden_information else ():
                if self._game.view_event(event, rival) is not None:
                    yield f"{name} have seen this: {self._presenter.event_text(event, moment.state)}"
            if isinstance(moment.request, Choose) and moment.request.side == rival:
                yield f"{name} have decided since."

    # Looking up

    def _look_up(self, asked: str) -> None:
        try:
            show_rule(self._terminal, asked.upper())
        except rulebook.UnknownEntry as error:
            found = [entry.id for entry in rulebook.search(asked, self._game.name) if isinstance(entry, rulebook.Rule)]
            self._terminal.show(f"Rules with {asked!r}: {', '.join(found)}" if found else str(error))


def typed(terminal: Terminal, presenter: Presenter, state: Any, request: Roll | Draw) -> tuple[int, ...]:
    """A result of real dice or cards, typed by people."""
    terminal.show(presenter.throw(state, request))
    like = (5, 2)[: len(request.hands)] if isinstance(request, Roll) else request.bag[: min(request.count, 2)]
    while True:
        line = terminal.ask(f"Type the result, like {' '.join(map(str, like))}: ")
        if line == "q":
            raise Leave
        numbers = line.split()
        answer = tuple(map(int, numbers)) if line.isascii() and all(map(str.isdecimal, numbers)) else ()
        try:
            request.check(answer)
        except IllegalAnswer as error:
            terminal.show(f"{error.rule} takes {error.offered}; got {line or 'nothing'}.")
        else:
            return answer
