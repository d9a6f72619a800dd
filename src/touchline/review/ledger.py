"""The ledger of a match: what dice, cards and decisions moved, answer by answer, and the moments that mattered."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from touchline.coaches.protocol import Slices
from touchline.kernel import AWAY, CLOCK, HOME, SIDES, Choose, Game, Roll, Side
from touchline.review.analysis import Label, Ledger, Luck, Mistake, Moment, Play
from touchline.review.judge import Judge
from touchline.review.part import GameReview, Step

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


def entries(game: Game[Any], part: GameReview, steps: Sequence[Step], judge: Judge) -> Iterator[Entry]:
    """Judge every answer in turn."""
    cast, line = part.cast(), part.ball(steps[0].before)
    value = judge.value(steps[0].before)
    for step in steps:
        after = judge.value(step.ply.state)
        request = step.ply.request
        # What the clock says belongs to the side that decided last: it let the time pass.
        line = request.side if isinstance(request, Choose) and request.side != CLOCK else line
        chance = "dice" if isinstance(request, Roll) else "" if isinstance(request, Choose) else "cards"
        yield Entry(step, chance or line, value, after, cast.of(step))
        value = after


class Book:
    """The entries of a match, summed up."""

    def __init__(self, part: GameReview) -> None:
        self._part = part
        self._entries: list[Entry] = []
        self._lines: dict[str, float] = {"dice": 0.0, "cards": 0.0, HOME: 0.0, AWAY: 0.0}
        self._kinds: dict[str, float] = {}
        self._swings: dict[Label, float] = {}

    def add(self, entry: Entry) -> None:
        """Enter what an answer moved."""
        self._entries.append(entry)
        self._lines[entry.line] += entry.change
        if entry.line == "dice":
            kind = self._part.kind(entry.step.before)
            self._kinds[kind] = self._kinds.get(kind, 0.0) + entry.change
        for side in SIDES if entry.line in ("dice", "cards") else (entry.line,):
            own = next((label for label in entry.cast if side_of(label) == side), None)
            if own is not None:
                gain = entry.change if side == HOME else -entry.change
                self._swings[own] = self._swings.get(own, 0.0) + gain

    def ledger(self, start: float, mistakes: Sequence[Mistake], first: int) -> Ledger:
        """The whole ledger."""
        part, lines = self._part, self._lines
        return Ledger(
            judge=part.judge,
            first=first,
            start=start,
            end=self._entries[-1].after if self._entries else start,
            luck=Luck(lines["dice"], lines["cards"], self._kinds),
            play=Play(lines[HOME], -lines[AWAY]),
            error=part.error,
            moments=turning_points(moments(part, self._entries)),
            mistakes=worst(mistakes),
            swings=self._swings,
            chances=tuple(round(value, 4) for value in (start, *(entry.after for entry in self._entries))),
        )


# Moments


def moments(part: GameReview, entries: Sequence[Entry]) -> list[Moment]:
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
    return [_moment(part, entries) for entries in merged]


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


def _moment(part: GameReview, entries: Sequence[Entry]) -> Moment:
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


def mistake(game: Game[Any], part: GameReview, entry: Entry) -> Mistake | None:
    """The mistake that a decision was, if it was one."""
    step, request = entry.step, entry.step.ply.request
    if not isinstance(request, Choose) or request.side == CLOCK or request.only is not None:
        return None
    better = part.better(step.before, request, step.ply.answer)
    if better is None or better.best - better.chance < MISTAKE:
        return None
    time = part.time(step.before)
    return Mistake(
        n=step.n,
        half=time.half,
        minute=time.minute,
        side=request.side,
        answer=game.format_answer(step.ply.answer),
        better=game.format_answer(better.answer),
        chance=better.chance,
        best=better.best,
        players=entry.cast,
    )


def worst(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """The worst mistakes of each side, in order of time."""
    ranked = sorted(mistakes, key=lambda mistake: mistake.chance - mistake.best)
    few = [each for side in SIDES for each in [mistake for mistake in ranked if mistake.side == side][:MISTAKES]]
    return tuple(sorted(few, key=lambda mistake: mistake.n))


def written(game: Game[Any], part: GameReview, steps: Sequence[Step], first: int) -> "Slices[Ledger]":
    """The ledger of a match from its first kick-off, with a pause after each answer."""
    judge, book, mistakes = Judge(game, part.decided()), Book(part), list[Mistake]()
    start = judge.value(steps[0].before) if steps else 0.5
    for entry in entries(game, part, steps, judge) if steps else ():
        book.add(entry)
        found = mistake(game, part, entry)
        if found is not None:
            mistakes.append(found)
        yield
    return book.ledger(start, mistakes, first)
