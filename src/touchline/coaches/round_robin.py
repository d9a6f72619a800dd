"""The round robin: every coach meets every other, and a file stores the matches, so that it can be resumed.

Matches 2k and 2k + 1 of a pair have the seed "S/k", with the sides swapped; all pairs use the same seeds.

The file is JSON lines: the terms common to all matches, then one line per match. More coaches or more matches only add
lines.
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
    """A results file that cannot be continued."""


class RoundRobin(Record, frozen=True):
    """The coaches, the number of matches per pair, and the terms."""

    terms: Terms
    coaches: tuple[str, ...]
    matches: int
    """Per pair; an even number."""

    @classmethod
    def of(cls, terms: Terms, coaches: Iterable[str], matches: int) -> "RoundRobin":
        """A playable round robin; of all levels if no coaches are named."""
        entrants = tuple(coaches) or names(terms.game)
        if len(set(entrants)) < max(2, len(entrants)):
            raise BadSetup(f"a round robin takes two or more coaches, each named once; got {', '.join(entrants)}")
        if matches < 2 or matches % 2:
            raise BadSetup(f"each pair plays an even number of matches, half from either side; got {matches}")
        robin = cls(terms, entrants, matches)
        for rival in entrants[1:]:
            check(Fixture(terms.game, entrants[0], rival, terms.seed, terms.options, terms.setup))
        return robin

    def fixtures(self) -> list[Fixture]:
        """All matches, in rounds in which every pair meets, so that any prefix is balanced."""
        terms = self.terms
        return [
            Fixture(terms.game, *sides, f"{terms.seed}/{number}", terms.options, terms.setup)
            for number in range(self.matches // 2)
            for one, other in combinations(self.coaches, 2)
            for sides in ((one, other), (other, one))
        ]


def read_terms(file: Path) -> Terms | None:
    """The terms of a results file; None if it is missing or empty."""
    if not file.exists() or not file.stat().st_size:
        return None
    with file.open("rb") as lines:
        first = lines.readline()
    try:
        return msgspec.json.decode(first, type=Terms)
    except msgspec.MsgspecError:
        raise BadLedger(f"{file} is not a results file of an arena: its first line is not that of {FORMAT}") from None


class Ledger:
    """The matches played on given terms, stored in a file if there is one."""

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
        """The ledger in a file, whatever its terms."""
        if (terms := read_terms(file)) is None:
            raise BadLedger(f"{file} is not a results file of an arena: it is missing or empty")
        return cls(terms, file)

    @property
    def entries(self) -> list[Entry]:
        """The matches, in the order in which they were added."""
        return list(self._entries.values())

    def lacks(self, fixture: Fixture) -> bool:
        """Whether a match is still to be played."""
        return (fixture.home, fixture.away, str(fixture.seed)) not in self._entries

    def add(self, entries: Iterable[Entry]) -> None:
        """Add matches; they are on disk when this returns."""
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
        """Read an existing file; an incomplete last line is dropped."""
        for name in self.terms.__struct_fields__:
            was, wanted = getattr(theirs, name), getattr(self.terms, name)
            if was != wanted:
                raise BadLedger(
                    f"{file} holds matches with {name} {was!r}, but {wanted!r} was requested;"
                    " use the same value or another file"
                )
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        for number, line in enumerate(kept.splitlines()[1:], start=2):
            try:
                entry = _ENTRY.decode(line)
            except msgspec.MsgspecError as error:
                raise BadLedger(f"{file}, line {number} is not a match of an arena: {error}") from None
            self._entries[entry.home, entry.away, entry.seed] = entry
        if kept != whole:
            os.truncate(file, len(kept))


def hold(
    robin: RoundRobin,
    ledger: Ledger,
    where: Executor,
    progress: Progress = lambda done: None,
    folder: Path | None = None,
) -> int:
    """Play the matches of a round robin that the ledger lacks; returns how many. A folder keeps their records."""
    missing = [fixture for fixture in robin.fixtures() if ledger.lacks(fixture)]
    done = 0
    for part in play_all(missing, where, folder):
        ledger.add(map(_entry, missing[done : done + len(part)], part))
        done += len(part)
        progress(len(part))
    return done


_ENTRY: Final = msgspec.json.Decoder(Entry)


def _entry(fixture: Fixture, played: Played) -> Entry:
    sheet = {side: msgspec.to_builtins(getattr(played.match.sheet, side)) for side in SIDES}
    return Entry(fixture.home, fixture.away, str(fixture.seed), played.match.result, sheet, played.pace)
