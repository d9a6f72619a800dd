"""The ledger of a match: what dice, cards and decisions moved, answer by answer, and the moments that mattered."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Game, Roll, Side, replace
from touchline.review.analysis import Judged, Label, Ledger, Luck, Mistake, Moment, Play
from touchline.review.part import GameReview, Step
from touchline.review.telling import Sentence, sentence_of

TURNING: Final = 0.1
"""The change that makes a moment a turning point."""
TURNING_POINTS: Final = 7
MISTAKE: Final = 0.03
MISTAKES: Final = 3  # a side
_ACTIONS: Final = 3  # that a moment may span
_NOTHING: Final = 1e-9


class Entry(NamedTuple):
    """What an answer moved, from home's view."""

    step: Step
    line: Side | str  # the side whose play it was, or "dice" or "cards"
    before: float
    after: float
    cast: tuple[Label, ...]

    @property
    def change(self) -> float:
        """How far it moved the match."""
        return self.after - self.before


def side_of(label: Label) -> Side:
    """The side of a player or card."""
    return HOME if label.startswith("H") else AWAY


class Book:
    """What the answers of a match moved, entered one after another."""

    def __init__(self, part: GameReview, start: float, first: int) -> None:
        """It opens with the value at the first kick-off, and the number of answers before it."""
        self._part, self._start, self._first = part, start, first
        self._line: Side | None = None  # whose decision it was last
        self._mistakes: list[Mistake] = []
        self._entries: list[Entry] = []
        self._lines: dict[str, float] = {"dice": 0.0, "cards": 0.0, HOME: 0.0, AWAY: 0.0}
        self._kinds: dict[str, float] = {}
        self._swings: dict[Label, float] = {}

    def add(self, step: Step, cast: tuple[Label, ...], judged: Judged) -> None:
        """Enter an answer: who took part in it, and what was found out about it."""
        entry = Entry(step, self._line_of(step), self._value, judged.value, cast)
        self._entries.append(entry)
        self._lines[entry.line] += entry.change
        gain = entry.change if entry.line == HOME else -entry.change
        if judged.mistake is not None and gain < MISTAKE:  # it is no mistake where the ledger counts a gain
            self._mistakes.append(replace(judged.mistake, players=cast))
        if entry.line == "dice":
            kind = self._part.kind(step.before)
            self._kinds[kind] = self._kinds.get(kind, 0.0) + entry.change
        for side in SIDES if entry.line in ("dice", "cards") else (entry.line,):
            own = next((label for label in cast if side_of(label) == side), None)
            if own is not None:
                swing = entry.change if side == HOME else -entry.change
                self._swings[own] = self._swings.get(own, 0.0) + swing

    @property
    def _value(self) -> float:
        return self._entries[-1].after if self._entries else self._start

    def _line_of(self, step: Step) -> Side | str:
        """Whose play an answer was, or dice or cards."""
        request = step.ply.request
        if isinstance(request, Roll):
            return "dice"
        if not isinstance(request, Choose):
            return "cards"
        # What the clock says belongs to the side that decided last: it let the time pass.
        self._line = self._line or self._part.ball(step.before) if request.side == CLOCK else request.side
        return self._line

    def ledger(self, log: Sequence[Sentence]) -> Ledger:
        """The whole ledger, with moments in the sentences of the log."""
        part, lines = self._part, self._lines
        return Ledger(
            judge=part.judge,
            first=self._first,
            start=self._start,
            end=self._value,
            luck=Luck(lines["dice"], lines["cards"], self._kinds),
            play=Play(lines[HOME], -lines[AWAY]),
            error=part.error,
            moments=turning_points(moments(part, self._entries, log)),
            mistakes=worst(self._mistakes),
            swings=self._swings,
            verdict=None,
            chances=tuple(round(value, 4) for value in (self._start, *(entry.after for entry in self._entries))),
        )


# Moments


def moments(part: GameReview, entries: Sequence[Entry], log: Sequence[Sentence]) -> list[Moment]:
    """The decisions with their dice; neighbours of one possession that moved the match the same way are merged."""
    merged: list[list[Entry]] = []
    for single in _decisions(entries):
        change = sum(entry.change for entry in single)
        if abs(change) < _NOTHING:
            continue
        if merged and _together(part, merged[-1], single, change):
            merged[-1] += single
        else:
            merged.append([*single])
    return [_moment(part, entries, log) for entries in merged]


def _decisions(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Each decision with the dice and cards up to the next."""
    group: list[Entry] = []
    for entry in entries:
        request = entry.step.ply.request
        if group and isinstance(request, Choose) and request.side != CLOCK:
            yield group
            group = []
        group.append(entry)
    if group:
        yield group


def _together(part: GameReview, earlier: Sequence[Entry], later: Sequence[Entry], change: float) -> bool:
    first, last = earlier[0].step.before, later[0].step.before
    start, now = part.time(first), part.time(last)
    return (
        sum(entry.change for entry in earlier) * change > 0
        and all(part.ball(entry.step.before) == part.ball(first) for entry in (*earlier, later[0]))
        and start.half == now.half
        and now.actions - start.actions < _ACTIONS
    )


def _moment(part: GameReview, entries: Sequence[Entry], log: Sequence[Sentence]) -> Moment:
    first, last = entries[0], entries[-1]
    # Between merged neighbours lies only what moved nothing, so that the parts add up to the change.
    sums = {line: sum(entry.change for entry in entries if entry.line == line) for line in ("dice", "cards")}
    change = last.after - first.before
    key = max(entries, key=lambda entry: abs(entry.change))
    time = part.time(key.step.before)
    marks = sorted((mark for entry in entries for mark in part.marks(entry.step)), key=lambda mark: -mark[0])
    return Moment(
        first=first.step.n,
        last=last.step.n,
        key=key.step.n,
        half=time.half,
        minute=time.minute,
        time=part.when(key.step.before),
        sentence=sentence_of(log, first.step.n, last.step.n, key.step.n),
        side=HOME if change > 0 else AWAY,
        ball=part.ball(first.step.before),
        before=first.before,
        after=last.after,
        dice=sums["dice"],
        cards=sums["cards"],
        play=change - sums["dice"] - sums["cards"],
        players=tuple(dict.fromkeys(label for entry in (key, *entries) for label in entry.cast)),
        marks=tuple(dict.fromkeys(mark for _, mark in marks)),
    )


def turning_points(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The moments that moved the match most, in order of time."""
    great = [moment for moment in moments if abs(moment.after - moment.before) >= TURNING]
    largest = sorted(great, key=lambda moment: -abs(moment.after - moment.before))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda moment: moment.first))


# Mistakes


def mistake(game: Game[Any], part: GameReview, step: Step) -> Mistake | None:
    """The mistake that a decision was, if it was one."""
    request, state = step.ply.request, step.before
    if not isinstance(request, Choose) or request.side == CLOCK or request.only is not None:
        return None
    side = request.side
    better = part.better(state, side, request, step.ply.answer)
    if better is None or better.best - better.chance < MISTAKE:
        return None
    time = part.time(state)
    return Mistake(
        n=step.n,
        half=time.half,
        minute=time.minute,
        time=part.when(state),
        side=side,
        answer=game.format_answer(step.ply.answer),
        better=game.format_answer(better.answer),
        said=part.said(state, side, request, step.ply.answer),
        better_said=part.said(state, side, request, better.answer),
        chance=better.chance,
        best=better.best,
        players=(),
    )


def worst(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """The worst mistakes of each side, in order of time."""
    ranked = sorted(mistakes, key=lambda mistake: mistake.chance - mistake.best)
    few = [each for side in SIDES for each in [mistake for mistake in ranked if mistake.side == side][:MISTAKES]]
    return tuple(sorted(few, key=lambda mistake: mistake.n))
