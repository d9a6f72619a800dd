"""The round robin: every coach meets every other, and a file keeps what is played, so that it can go on later.

Matches 2k and 2k + 1 of a pair are played from the seed "S/k" with the sides changed; every pair has the same seeds.

The file is text, a JSON document a line: what the matches have in common, then a line for each match. More coaches or
more matches only add to it.
"""

import os
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from touchline.coaches.arena import Fixture, Played, Progress, check, play_all
from touchline.coaches.executors import Executor
from touchline.coaches.registry import names
from touchline.coaches.standings import FORMAT, Entry, Terms
from touchline.kernel import SIDES, BadSetup, Record, TouchlineError


class BadLedger(TouchlineError):
    """A file that cannot be gone on with."""


class RoundRobin(Record, frozen=True):
    """Who meets, how often, on which terms."""

    terms: Terms
    coaches: tuple[str, ...]
    matches: int
    """Of each pair: an even number."""

    @classmethod
    def of(cls, terms: Terms, coaches: Iterable[str], matches: int) -> "RoundRobin":
        """One that can be played, of the whole ladder if nobody is named."""
        whole = tuple(coaches) or names(terms.game)
        if len(set(whole)) < max(2, len(whole)):
            raise BadSetup(f"a round robin takes two coaches or more, each named once; {', '.join(whole)} came")
        if matches < 2 or matches % 2:
            raise BadSetup(f"the sides change after every match, so each pair plays an even number; {matches} came")
        robin = cls(terms, whole, matches)
        for rival in whole[1:]:
            check(Fixture(terms.game, whole[0], rival, terms.seed, terms.options, terms.setup))
        return robin

    def fixtures(self) -> list[Fixture]:
        """All matches, in rounds in which every pair meets, so that every part of them is even."""
        terms = self.terms
        return [
            Fixture(terms.game, *sides, f"{terms.seed}/{number}", terms.options, terms.setup)
            for number in range(self.matches // 2)
            for one, other in combinations(self.coaches, 2)
            for sides in ((one, other), (other, one))
        ]


def read_terms(file: Path) -> Terms | None:
    """The terms that a file was begun on; None if it was not."""
    if not file.exists() or not file.stat().st_size:
        return None
    with file.open("rb") as lines:
        first = lines.readline()
    try:
        return msgspec.json.decode(first, type=Terms)
    except msgspec.MsgspecError:
        raise BadLedger(f"{file} holds no results of an arena: its first line is not that of {FORMAT}") from None


class Ledger:
    """The matches that were played on some terms, kept in a file if there is one."""

    def __init__(self, terms: Terms, file: Path | None = None) -> None:
        self.terms = terms
        self._file = file
        self._entries: dict[tuple[str, str, str], Entry] = {}
        begun = None if file is None else read_terms(file)
        if file is not None and begun is not None:
            self._resume(file, begun)
        else:
            self._append([msgspec.json.encode(terms)])

    @classmethod
    def read(cls, file: Path) -> "Ledger":
        """The ledger that a file is, whatever its terms."""
        if (terms := read_terms(file)) is None:
            raise BadLedger(f"{file} holds no results of an arena: there is nothing in it")
        return cls(terms, file)

    @property
    def entries(self) -> list[Entry]:
        """The matches, in the order in which they were written down."""
        return list(self._entries.values())

    def lacks(self, fixture: Fixture) -> bool:
        """Whether a match is still to be played."""
        return (fixture.home, fixture.away, str(fixture.seed)) not in self._entries

    def add(self, entries: Iterable[Entry]) -> None:
        """Write more matches down; they are kept when this returns."""
        lines = []
        for entry in entries:
            self._entries[entry.home, entry.away, entry.seed] = entry
            lines.append(msgspec.json.encode(entry))
        self._append(lines)

    def _append(self, lines: Iterable[bytes]) -> None:
        if self._file is None:
            return
        with self._file.open("ab") as file:
            file.writelines(line + b"\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())

    def _resume(self, file: Path, theirs: Terms) -> None:
        """Take up what a file holds; a last line that was torn off is dropped."""
        for name in self.terms.__struct_fields__:
            was, wanted = getattr(theirs, name), getattr(self.terms, name)
            if was != wanted:
                raise BadLedger(
                    f"{file} holds matches with {name} {was!r}, and {wanted!r} was asked for;"
                    " take the same, or another file"
                )
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        for number, line in enumerate(kept.splitlines()[1:], start=2):
            try:
                entry = _ENTRY.decode(line)
            except msgspec.MsgspecError as error:
                raise BadLedger(f"{file}, line {number} is no match of an arena: {error}") from None
            self._entries[entry.home, entry.away, entry.seed] = entry
        if kept != whole:
            os.truncate(file, len(kept))


def hold(robin: RoundRobin, ledger: Ledger, where: Executor, progress: Progress = lambda done: None) -> int:
    """Play what the ledger lacks of a round robin; how many matches that was."""
    missing = [fixture for fixture in robin.fixtures() if ledger.lacks(fixture)]
    done = 0
    for part in play_all(missing, where):
        ledger.add(map(_entry, missing[done : done + len(part)], part))
        done += len(part)
        progress(len(part))
    return done


_ENTRY: Final = msgspec.json.Decoder(Entry)


def _entry(fixture: Fixture, played: Played) -> Entry:
    sheet = {side: msgspec.to_builtins(getattr(played.match.sheet, side)) for side in SIDES}
    return Entry(fixture.home, fixture.away, str(fixture.seed), played.match.result, sheet, played.pace)
