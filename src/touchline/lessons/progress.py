"""How far a learner has come: a fold over the answers of a match and over what the screen has told.

The same rows lead to the same progress, so a match that is loaded again goes on with its lesson where it stood. Nothing
is ever refused: a step that passes by is offered again, and then counts as seen.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

from touchline.games import GAMES
from touchline.i18n.message import Arg, Message
from touchline.i18n.parts import GAME_MESSAGES
from touchline.kernel import Event, Request
from touchline.lessons.lesson import Lesson, Step, lesson
from touchline.lessons.part import PARTS, Condition, Look
from touchline.lessons.shown import Did, LessonCard, LessonGroup, LessonShown

State = Any


class Progress:
    """A lesson under way."""

    def __init__(self, taught: Lesson, state: State) -> None:
        self.lesson = taught
        self._part, self._game = PARTS[taught.game], GAMES[taught.game]
        self.seen: dict[str, Literal["done", "skipped", "missed", "aside"]] = {}
        self.current: Step | None = None
        self._ticked: set[int] = set()
        self._opened: Counter[str] = Counter()
        self._cards: list[LessonCard] = []
        self._remark: tuple[str, bool, Mapping[str, Arg]] | None = None
        self._told: set[str] = set()  # the asides
        self._screen = ""  # what it told last
        self._offered: set[str] = set()  # exercises
        self.left = False
        self.over = False
        self._look = Look(taught.learner, state, state, self._game.request(state))
        self._open_next()

    @classmethod
    def of(cls, name: str, exercise: str, state: State) -> "Progress":
        """The beginning of a lesson, or of an exercise of it."""
        whole = lesson(name)
        return cls(whole.alone(exercise) if exercise else whole, state)

    def has(self, exercise: str) -> bool:
        """Whether it has an exercise of this name."""
        return any(one.name == exercise for one in self.lesson.exercises)

    # What happens

    def follow(
        self, before: State, by: str, answer: Any, events: tuple[Event, ...], after: State, request: Request | None
    ) -> None:
        """Go on by an answer of the match."""
        if self.over:
            return
        mine = by == self.lesson.learner
        if mine:
            self._remark, self._screen = None, ""
        self._look = Look(self.lesson.learner, before, after, request, by, answer, events)
        self._go_on(acted=mine)
        self._speak_aside()
        if request is None:
            self._finish()

    def did(self, what: Did, text: str = "") -> None:
        """The screen tells what the learner did: `saw` with what is to be seen, such as `chosen H10`."""
        match what:
            case "saw":
                self._screen = text
                self._look = self._look._replace(screen=text, by="", answer=None, events=())
                self._go_on(acted=True)
            case "skip":
                if self.current is not None:
                    self._close("skipped")
                    self._open_next()
                self._remark = None
            case "leave":
                self.left = True
            case "recall":
                self.left = False
            case "aside":
                self._set_aside(text)

    def back(self, state: State, request: Request | None) -> None:
        """Answers were taken back: what was learnt stays."""
        self._look = Look(self.lesson.learner, state, state, request)
        self._remark = None
        self._lapse()
        self._open_next()

    def _set_aside(self, exercise: str) -> None:
        """Some steps are learnt in an exercise."""
        for name in self.lesson.exercise(exercise).steps:
            if name not in self.seen:
                if self.current is not None and self.current.name == name:
                    self._close("aside")
                self.seen[name] = "aside"
        self._open_next()

    # Steps

    def _go_on(self, *, acted: bool) -> None:
        """The open card, then the next one that has its chance."""
        step = self.current
        if step is not None:
            self._ticked |= {at for at, task in enumerate(step.tasks) if self.holds(task)}
            other = next((other for other in step.otherwise if self.holds(other.when)), None)
            if len(self._ticked) == len(step.tasks):
                self._close("done", acted=acted)
            elif other is None:
                self._lapse()
            else:
                if other.say:
                    self._remark = f"{self.lesson.prefix}-remark-{other.say}", False, self._args("")
                if other.then == "stay":
                    self._lapse()
                else:
                    self._pass_by(step, for_good=other.then == "over")
        self._open_next()

    def _lapse(self) -> None:
        """An open card whose moment has passed gives way."""
        step = self.current
        if step is not None and not all(map(self.holds, step.when)):
            self._pass_by(step)

    def _pass_by(self, step: Step, *, for_good: bool = False) -> None:
        if for_good or self._opened[step.name] >= step.chances:
            self._close("missed")
        else:
            self.current = None

    def _close(self, how: Literal["done", "skipped", "missed", "aside"], *, acted: bool = False) -> None:
        step = self.current
        assert step is not None
        self.seen[step.name] = how
        if how == "done":
            done = (True,) * len(step.tasks)
            self._cards[-1] = LessonCard(step.name, self._cards[-1].said, done, acted, step.confirms)
        self.current = None

    def _open_next(self) -> None:
        """Open the card of the first step that has its chance now."""
        if self.current is not None or self.over:
            return
        for step in self.lesson.steps:
            if step.name in self.seen or (step.after and step.after not in self.seen):
                continue
            if all(map(self.holds, step.when)):
                self._open(step)
                return
        if all(step.name in self.seen for step in self.lesson.steps):
            self._finish()

    def _open(self, step: Step) -> None:
        self.current, self._ticked = step, set()
        self._opened[step.name] += 1
        said = Message(f"{self.lesson.prefix}-{step.name}", dict(self._args(step.facts)))
        self._cards = [card for card in self._cards if card.step != step.name]
        self._cards.append(LessonCard(step.name, said, (False,) * len(step.tasks), confirms=step.confirms))

    def _finish(self) -> None:
        self.over, self.current = True, None

    def _speak_aside(self) -> None:
        """Say something of what happens for the first time."""
        for aside in self.lesson.asides:
            if aside.name not in self._told and self.holds(aside.when):
                self._told.add(aside.name)
                self._remark = f"{self.lesson.prefix}-aside-{aside.name}", True, self._args("")
                return

    # Conditions

    def holds(self, written: str) -> bool:
        """Whether a condition holds now."""
        return any(self._one(words) for words in conditions(written))

    def _one(self, words: tuple[str, ...]) -> bool:
        if words[0] == "not":
            return not self._one(words[1:])
        name, *rest = words
        general = _GENERAL.get(name)
        if general is not None:
            return general(self._look, self._part.side, *rest)
        return self._part.conditions[name](self._look, *rest)

    def _args(self, facts: str) -> Mapping[str, Arg]:
        look = self._look._replace(screen=self._screen)
        found = {**self._part.facts[""](look), **(self._part.facts[facts](look) if facts else {})}
        shown = GAME_MESSAGES[self.lesson.game].shown
        return {name: shown(fact, look.state) for name, fact in found.items()}

    # What is shown

    def suggestion(self) -> str:
        """An answer that fits the open card; empty if it suggests none now."""
        step, look = self.current, self._look
        if step is None or not step.suggest or not look.asked:
            return ""
        answer = self._part.suggestions[step.suggest](look)
        return self._game.format_answer(answer) if answer is not None else ""

    def shown(self) -> LessonShown:
        """The lesson as its learner sees it."""
        step, cards, taught = self.current, [*self._cards], self.lesson
        if step is not None:
            tasks = tuple(at in self._ticked for at in range(len(step.tasks)))
            cards[-1] = LessonCard(step.name, cards[-1].said, tasks, confirms=step.confirms)
        waits = step.tasks if step else ()
        remark = self._remark
        return LessonShown(
            lesson=taught.id,
            groups=tuple(
                LessonGroup(group, tuple(step.name for step in taught.steps if step.group == group))
                for group in taught.groups
            ),
            seen=tuple(self.seen),
            cards=tuple(cards),
            current=step.name if step else "",
            remark=Message(remark[0], dict(remark[2])) if remark else None,
            aside=bool(remark and remark[1]),
            waits=tuple(_screened(waits)),
            suggestion=self.suggestion(),
            exercise=self._exercise(),
            folded=not self.over and self._folded(),
            over=self.over,
            left=self.left,
        )

    def _folded(self) -> bool:
        names = [step.name for step in self.lesson.steps]
        if self.lesson.unfolds not in names:
            return False
        reached = {*self.seen, *(card.step for card in self._cards)}
        return not reached & {*names[names.index(self.lesson.unfolds) :]}

    def _exercise(self) -> str:
        """An exercise whose steps are late."""
        if self.over:
            return ""
        for exercise in self.lesson.exercises:
            first = exercise.steps[0]
            if first not in self.seen and not self._opened[first] and self.holds(exercise.offered):
                return exercise.name
        return ""


def conditions(written: str) -> tuple[tuple[str, ...], ...]:
    """A condition as it is written, in words: one of these holds."""
    return tuple(tuple(one.split()) for one in written.split("|"))


def _screened(tasks: tuple[str, ...]) -> Iterator[str]:
    for task in tasks:
        yield from (" ".join(words[1:]) for words in conditions(task) if words[0] == "screen")


def _of(look: Look, side: Any, whose: str | None, names: tuple[str, ...]) -> bool:
    return any(type(event).__name__ in names and (whose is None or side(event) == whose) for event in look.events)


def _screen(look: Look, _side: Any, *words: str) -> bool:
    return look.screen.split()[: len(words)] == [*words]


def _frame(look: Look, _side: Any, *names: str) -> bool:
    stack = look.state.stack
    return bool(stack) and type(stack[-1]).__name__ in names


def _theirs(look: Look, side: Any, *names: str) -> bool:
    return _of(look, side, "away" if look.side == "home" else "home", names)


_GENERAL: Final[Mapping[str, Condition]] = {
    "screen": _screen,
    "frame": _frame,
    "asked": lambda look, _: look.asked,
    "answered": lambda look, _: look.by == look.side,
    "event": lambda look, side, *names: _of(look, side, None, names),
    "mine": lambda look, side, *names: _of(look, side, look.side, names),
    "theirs": _theirs,
}
GENERAL: Final = tuple(_GENERAL)
