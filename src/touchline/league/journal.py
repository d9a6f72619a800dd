"""The journal of a competition, gathered: which results, decisions and draws count.

Nothing here looks at squads or tables; `Competition` does.
"""

from collections.abc import Iterable

from touchline.kernel import BadSetup
from touchline.league.cup import Bracket
from touchline.league.entries import (
    Absence,
    Adjusted,
    Annulled,
    AnyEntry,
    Award,
    Closed,
    Corrected,
    Decision,
    Drawn,
    Founded,
    LineUp,
    Lot,
    Offered,
    Postponed,
    Replaced,
    Result,
    Undone,
)
from touchline.league.terms import Terms


class Refused(BadSetup):
    """An entry that does not fit the others, by its number, counted from 1."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number


class Journal:
    """Entries in the order of arrival, and what counts of them."""

    def __init__(self, terms: Terms, entries: Iterable[AnyEntry]) -> None:
        self.terms = terms
        self.entries: tuple[AnyEntry, ...] = ()
        self._begin()
        for number, entry in enumerate(entries, start=1):
            self._take(number, entry)

    def _begin(self) -> None:
        self.founded: Founded | None = None
        self.bracket: Bracket = ()
        self.coaches = [club.coach for club in self.terms.clubs]
        self.results: dict[str, Result] = {}
        self.awards: dict[str, Award] = {}
        self.corrections: dict[str, Corrected] = {}
        self.attempts: dict[str, int] = {}
        self.adjusted: dict[int, int] = {}
        self.postponed: dict[str, int] = {}
        self.lots: dict[str, int] = {}
        self.absences: list[Absence] = []
        self.offers: dict[tuple[int, int], Offered] = {}
        self.closed: dict[int, Closed] = {}
        self.line_ups: dict[tuple[int, str], LineUp] = {}

    def _take(self, number: int, entry: AnyEntry) -> None:
        try:
            if isinstance(entry, Undone):
                self._undo(entry)
                return
            if (self.founded is None) != isinstance(entry, Founded):
                raise BadSetup("a journal begins with the founding, and has one only")
            self._apply(entry)
        except BadSetup as error:
            raise Refused(number, str(error)) from None
        self.entries += (entry,)

    def number(self, fixture: str) -> int:
        """The number of the last entry about a fixture."""
        about = [getattr(entry, "fixture", "") == fixture for entry in self.entries]
        return max((number for number, is_it in enumerate(about, start=1) if is_it), default=1)

    def _undo(self, undone: Undone) -> None:
        """Start over without a decision; both stay in the journal."""
        known = [*self.entries, undone]
        if not 1 <= undone.entry < len(known):
            raise BadSetup(f"there is no entry {undone.entry} to undo; there are {len(known) - 1}")
        if not isinstance(known[undone.entry - 1], Decision) or isinstance(known[undone.entry - 1], Undone):
            raise BadSetup(f"entry {undone.entry} is no decision of the organiser, and cannot be undone")
        gone = {entry.entry for entry in known if isinstance(entry, Undone)}
        if sum(isinstance(entry, Undone) and entry.entry == undone.entry for entry in known) > 1:
            raise BadSetup(f"entry {undone.entry} is undone already")
        self._begin()
        for number, entry in enumerate(known, start=1):
            if number not in gone and not isinstance(entry, Undone):
                self._apply(entry)
        self.entries = tuple(known)

    def _apply(self, entry: AnyEntry) -> None:
        match entry:
            case Founded(lots=lots):
                if sorted(lots) != list(range(len(self.terms.clubs))):
                    raise BadSetup(f"each club draws one of the lots 0 to {len(self.terms.clubs) - 1} (LEAGUE-07)")
                self.founded = entry
            case Result(fixture=id):
                if id in self.results and self.results[id] != entry:
                    raise BadSetup(f"{id} has a result already; correct or annul it")
                self.results[id] = entry
            case Award(fixture=id):
                if id in self.results or id in self.awards:
                    raise BadSetup(f"{id} has a result already; correct or annul it")
                self.awards[id] = entry
            case Corrected(fixture=id):
                if id not in self.results and id not in self.awards:
                    raise BadSetup(f"{id} has no result to correct")
                self.corrections[id] = entry
            case Annulled(fixture=id):
                if id not in self.results and id not in self.awards:
                    raise BadSetup(f"{id} has no result to annul")
                for known in (self.results, self.awards, self.corrections):
                    known.pop(id, None)
                self.attempts[id] = self.attempts.get(id, 0) + 1
            case Postponed(fixture=id, day=day):
                self.postponed[id] = day
            case Adjusted(club=club, points=points):
                self.adjusted[self._place(club)] = self.adjusted.get(club, 0) + points
            case Replaced(club=club, coach=coach):
                self.coaches[self._place(club)] = coach
            case Absence(club=club):
                self._place(club)
                self.absences.append(entry)
            case Offered(club=club, round=round):
                if round in self.closed:
                    raise BadSetup(f"the market of round {round} is closed (LEAGUE-06)")
                self.offers[self._place(club), round] = entry
            case Closed(round=round):
                if round != len(self.closed) + 1:
                    raise BadSetup(f"round {len(self.closed) + 1} closes next; got {round}")
                self.closed[round] = entry
            case LineUp(club=club, name=name):
                self.line_ups[self._place(club), name] = entry
            case Drawn(bracket=bracket):
                if self.bracket or self.terms.cup is None:
                    raise BadSetup("the cup is drawn already" if self.bracket else "there is no cup to draw")
                self.bracket = bracket
            case Lot(tie=tie, club=club):
                self.lots[tie] = self._place(club)

    def _place(self, club: int) -> int:
        if not 0 <= club < len(self.terms.clubs):
            raise BadSetup(f"clubs are counted from 0 to {len(self.terms.clubs) - 1}; got {club}")
        return club
