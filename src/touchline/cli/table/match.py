"""A match at the table: people and coaches answer, dice roll, and every answer is recorded."""

import shlex
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from touchline.cli import BadInput
from touchline.cli.presenter import Presenter
from touchline.cli.table import clock, screen
from touchline.cli.table.book import Book
from touchline.cli.table.clock import PersonTimer, WallClock
from touchline.cli.table.human import Leave, News, Person, TakeBack, typed
from touchline.cli.table.screen import counted
from touchline.cli.table.story import Story
from touchline.cli.table.terminal import Terminal
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    Chance,
    Choose,
    Coach,
    Draw,
    IllegalAnswer,
    Ply,
    Request,
    Roll,
    Side,
)


class Table:
    """Two seats, a clock, a source of chance, and the record.

    A seat without a coach is a person's. Without a source of chance, people type their throws and draws.
    """

    def __init__(
        self,
        terminal: Terminal,
        presenter: Presenter,
        book: Book,
        coaches: Mapping[Side, Coach],
        chance: Chance | None,
        time: Coach,
        sand: PersonTimer | None = None,
        resume: str = "",
    ) -> None:
        self._terminal, self._presenter, self._game, self._book = terminal, presenter, presenter.game, book
        self._coaches, self._chance, self._time = coaches, chance, time
        self._story = Story(presenter, book.before(0))
        self._news = self._readers()
        self._people = {
            side: Person(terminal, presenter, book, side, news, self._tell_time) for side, news in self._news.items()
        }
        self._sand = sand or PersonTimer()
        self._resume = resume or f"touchline play {self._game.name} --resume {shlex.quote(str(book.path))}"
        self._front: Side | None = None  # the person at the screen

    def _readers(self) -> dict[Side, News]:
        """The unread news of each person, shared if nothing is hidden."""
        people = [side for side in SIDES if side not in self._coaches]
        since = {side: self._book.last_decision(side) or 0 for side in people}
        if self._presenter.hidden_information:
            return {side: News(self._terminal, self._presenter, self._book, since[side]) for side in people}
        together = News(self._terminal, self._presenter, self._book, max(since.values(), default=0))
        return dict.fromkeys(people, together)

    def play(self) -> None:
        """Play until the match ends or a person leaves, and close the record."""
        try:
            while (request := self._game.request(self._book.state)) is not None:
                self._play(request)
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        except BaseException:
            self._book.pause()
            raise
        else:
            self._close()

    def _play(self, request: Request) -> None:
        if isinstance(self._time, WallClock):
            self._time.watch(self._book.state)
        try:
            answer = self._decided(request) if isinstance(request, Choose) else self._thrown(request)
        except TakeBack as back:
            self._book.take_back(back.number)
            return
        try:
            state, events = self._game.apply(self._book.state, answer)
        except IllegalAnswer as error:
            coach = self._book.header.coaches[request.side]
            raise BadInput(f"the coach {coach} of {request.side} broke the rules: {error}") from None
        self._book.add(Ply(request, answer, state, events))
        if not self._people and any(self._presenter.is_highlight(event) for event in events):
            last = len(self._book.moments)
            self._terminal.show(screen.log(told for told in self._story.read(self._book.moments) if told.last == last))

    def _decided(self, request: Choose) -> Any:
        side = request.side
        if side == CLOCK:
            return self._time.choose(self._game.view(self._book.state, HOME), request)
        if side in self._people:
            self._seat(side)
            return self._asked(self._people[side], request)
        return self._coaches[side].choose(self._game.view(self._book.state, side), request)

    def _asked(self, person: Person, request: Choose) -> Any:
        """A person's answer, within the sand timer if there is one."""
        sand = self._presenter.sand(self._book.state)
        if sand is None:
            return person.decide(request)
        answer, is_out = self._sand.ran_out(sand, request, lambda: person.decide(request))
        if is_out:
            self._terminal.show(f"The sand has run out: {self._game.format_answer(answer)} ({sand.rule}).")
        return answer

    def _thrown(self, request: Roll | Draw) -> Any:
        if self._chance is not None:
            return self._chance.answer(request)
        if isinstance(request, Draw) and request.side in self._people:
            self._seat(request.side)
        if self._front:
            self._news[self._front].read(self._front)
        return typed(self._terminal, self._presenter, self._book.state, request)

    def _seat(self, side: Side) -> None:
        """Seat a person at the screen, behind a curtain if two people have secrets."""
        if self._presenter.hidden_information and len(self._people) == len(SIDES) and side != self._front:
            if self._front:
                self._terminal.wipe()
            if self._terminal.ask(f"Hand over to {self._book.state.setup.name(side)}, then press Enter: ") == "q":
                raise Leave
            self._terminal.wipe()
        self._front = side

    def _tell_time(self, view: Any) -> str:
        return clock.told(self._presenter.time(view), self._time if isinstance(self._time, WallClock) else None)

    # The end

    def _leave(self) -> None:
        self._book.pause()
        answers = counted(len(self._book.moments), "answer")
        self._terminal.show("", f"Saved after {answers}. Go on later with:")
        self._terminal.show(f"  {self._resume}")

    def _close(self) -> None:
        self._book.end()
        if self._front:
            self._news[self._front].read(self._front)
        setup, result = self._book.state.setup, self._game.result(self._book.state)
        score = Text.assemble(
            (f"{setup.home} {result.home}", screen.STYLES[HOME]),
            " – ",
            (f"{result.away} {setup.away}", screen.STYLES[AWAY]),
        )
        self._terminal.show("", score, screen.sheet(self._sheet(), self._presenter, setup), "")
        self._terminal.show(f"The record is {self._book.path}. See the match again with:")
        self._terminal.show(f"  touchline replay {shlex.quote(str(self._book.path))}")

    def _sheet(self) -> Any:
        """The statistics of the match."""
        sheet, before = self._game.no_statistics(), self._book.before(0)
        for moment in self._book.moments:
            sheet = self._game.add_statistics(sheet, before, moment.answer, moment.state, moment.events)
            before = moment.state
        return sheet
