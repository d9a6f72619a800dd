"""A competition in memory, and changes to it that are stored whole or not at all."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from touchline.kernel import BadSetup, replace
from touchline.league.competition import Competition
from touchline.league.entries import AnyEntry
from touchline.league.schedule import Fixture
from touchline.league.terms import Terms
from touchline.server.competitions.charter import Charter, Match, Preparation
from touchline.server.competitions.times import Times
from touchline.server.competitions.troubles import too_late
from touchline.server.storage import Values, Writing

_ENTRIES: Any = msgspec.json.Decoder(AnyEntry)


class Live:
    """A competition as the store has it."""

    def __init__(self, id: str, charter: Charter, version: int) -> None:
        self.id, self.charter, self.version = id, charter, version
        self.competition: Competition | None = None
        self.at: tuple[float, ...] = ()
        """When each entry of the journal was written."""
        self.matches: dict[tuple[str, int], Match] = {}
        self.lock = asyncio.Lock()
        self.playing: asyncio.Task[None] | None = None
        self.wakes_at: float | None = None

    @classmethod
    def read(cls, row: Any, entries: Sequence[Any], matches: Sequence[Any]) -> "Live":
        """A competition from its rows."""
        live = cls(row.id, msgspec.convert(row.charter, Charter), row.version)
        live.wakes_at = row.wakes_at
        if row.terms is not None:
            terms = msgspec.convert(row.terms, Terms)
            live.competition = Competition(terms, [_ENTRIES.decode(one.entry) for one in entries])
            live.at = tuple([one.at for one in entries])
        for one in matches:
            preparation = msgspec.convert(one.preparation, Preparation)
            live.matches[one.fixture, one.attempt] = Match(one.fixture, one.attempt, one.state, one.room, preparation)
        return live

    @property
    def league(self) -> Competition:
        """The competition, which has started."""
        if self.competition is None:
            raise too_late("the competition has not started")
        return self.competition

    @property
    def times(self) -> Times:
        """When its rounds open and end."""
        return Times(self.charter, self.competition)

    def match(self, fixture: str) -> Match | None:
        """The match that people prepare or play for a fixture now."""
        return match_in(self.matches, self.competition, fixture)

    def entry_at(self, number: int) -> float | None:
        """When an entry was written."""
        return self.at[number - 1] if number <= len(self.at) else None


def match_in(matches: dict[tuple[str, int], Match], competition: Competition | None, fixture: str) -> Match | None:
    """The match of the latest attempt at a fixture."""
    attempt = competition.journal.attempts.get(fixture, 0) if competition else 0
    return matches.get((fixture, attempt))


class Change:
    """What is about to be stored of a competition; nothing counts before."""

    def __init__(self, live: Live, now: float) -> None:
        self.live, self.now = live, now
        self.charter, self.competition = live.charter, live.competition
        self.matches = dict(live.matches)
        self.founds = False
        self.people: list[str] = []
        self.more: list[Writing] = []

    @property
    def league(self) -> Competition:
        """The competition, which has started."""
        if self.competition is None:
            raise too_late("the competition has not started")
        return self.competition

    @property
    def times(self) -> Times:
        """When its rounds open and end, with what has changed."""
        return Times(self.charter, self.competition)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has changed."""
        live = self.live
        same = self.charter is live.charter and self.competition is live.competition and not self.more
        return same and self.matches == live.matches

    def add(self, *entries: AnyEntry) -> None:
        """Add entries to the journal; `BadSetup` if they do not fit, or a match that is played depends on it."""
        before = self.league
        after = before.add(*entries)
        for match in self.matches.values():
            if match.state == "running" and match == match_in(self.matches, before, match.fixture):
                _check_same(before, after, match.fixture)
        self.competition = after

    def found(self, competition: Competition) -> None:
        """Start the competition."""
        self.competition, self.founds = competition, True
        self.set(state="running", started_at=self.now, draft=None)

    def set(self, **fields: Any) -> None:
        """Change the charter."""
        self.charter = replace(self.charter, **fields)

    def match(self, fixture: str) -> Match | None:
        """The match of a fixture, with what has changed."""
        return match_in(self.matches, self.competition, fixture)

    def put(self, match: Match) -> None:
        """Change a match, or begin to prepare it."""
        self.matches[match.fixture, match.attempt] = match

    def prepare(self, match: Match, **fields: Any) -> Match:
        """Change how a match is prepared."""
        changed = replace(match, preparation=replace(match.preparation, **fields))
        self.put(changed)
        return changed

    # Storing

    def writing(self, wakes_at: float | None) -> Writing:
        """The rows of the change."""
        live, id = self.live, self.live.id
        known = len(live.competition.entries) if live.competition else 0
        fresh = self.competition.entries[known:] if self.competition else ()
        entries = [
            {"competition": id, "n": number, "entry": msgspec.json.encode(entry).decode(), "at": self.now}
            for number, entry in enumerate(fresh, start=known + 1)
        ]
        made = [_row(id, match) for key, match in self.matches.items() if key not in live.matches]
        moved: list[Values] = [
            _new(_row(id, match))
            for key, match in self.matches.items()
            if key in live.matches and live.matches[key] != match
        ]
        changed: dict[str, list[Values]] = {"charters": [self._charter(wakes_at)], "preparations": moved}
        if self.founds and self.competition:
            changed["terms"] = [{"old_id": id, "new_terms": msgspec.to_builtins(self.competition.terms)}]
        people = [{"competition": id, "person": person} for person in self.people]
        return joined(
            Writing(competition_people=people, competition_entries=entries, competition_matches=made, changed=changed),
            *self.more,
        )

    def _charter(self, wakes_at: float | None) -> Values:
        return {
            "old_id": self.live.id,
            "new_state": self.charter.state,
            "new_charter": msgspec.to_builtins(self.charter),
            "new_version": self.live.version + 1,
            "new_wakes_at": wakes_at,
        }

    def accept(self, wakes_at: float | None) -> None:
        """Make the change count, once it is stored."""
        live = self.live
        fresh = len(self.competition.entries) - len(live.at) if self.competition else 0
        live.at += (self.now,) * fresh
        live.charter, live.competition, live.matches = self.charter, self.competition, self.matches
        live.version += 1
        live.wakes_at = wakes_at


def joined(*writings: Writing) -> Writing:
    """Several writings as one."""
    names = [name for name in Writing.__slots__ if name != "changed"]
    rows = {name: [row for one in writings for row in getattr(one, name)] for name in names}
    changed: dict[str, list[Values]] = {}
    for one in writings:
        for name, some in one.changed.items():
            changed.setdefault(name, []).extend(some)
    return Writing(**rows, changed=changed)


def _row(competition: str, match: Match) -> dict[str, Any]:
    return {
        "competition": competition,
        "fixture": match.fixture,
        "attempt": match.attempt,
        "state": match.state,
        "room": match.room,
        "preparation": msgspec.to_builtins(match.preparation),
    }


def _new(row: dict[str, Any]) -> dict[str, Any]:
    keys = ("competition", "fixture", "attempt")
    return {f"{'old' if name in keys else 'new'}_{name}": value for name, value in row.items()}


def _check_same(before: Competition, after: Competition, fixture: str) -> None:
    """Refuse what would change the clubs of a match while it is played."""
    if after.score(fixture) is not None or before.journal.attempts.get(fixture) != after.journal.attempts.get(fixture):
        return
    found = find_fixture(after, fixture)
    if found is None or after.sides(found) != before.sides(before.fixture(fixture)):
        raise BadSetup(f"{fixture} is being played, and its clubs would change; award it first, or wait for its end")


def find_fixture(competition: Competition, id: str) -> Fixture | None:
    """A fixture by its id, if it is known."""
    return next((one for one in competition.fixtures if one.id == id), None)
