"""The travelling title of each game: matches between two people with names, challenges, answers.

Every match that two named people have finished is noted once, by its room; the library tells from them who holds it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from touchline.games import GAMES
from touchline.i18n import Message
from touchline.kernel import SIDES, Record
from touchline.league.title import DAY, Challenge, Title, TitleEntry, TitleMatch, Withdrawal
from touchline.server.competitions.entering import take_seat
from touchline.server.competitions.identity import Person
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.troubles import Trouble, forbidden, too_late
from touchline.server.storage import Writing
from touchline.server.wire.clubs import ChallengerLine, ReignLine, TitleMatchLine, TitlePage
from touchline.server.wire.competition_requests import TitleRequest
from touchline.session.protocol.messages import Ending

LIMIT: Final = 14 * DAY
MOST_CHALLENGERS: Final = 20
_SHOWN: Final = 50


class Note(Record, frozen=True):
    """An entry of the title, with the room and score of a match; or a title match that has begun."""

    entry: TitleEntry | None = None
    room: str = ""
    score: tuple[int, int] = (0, 0)
    home: str = ""
    away: str = ""


class Titles:
    """The travelling titles of a server."""

    def __init__(self, competitions: Competitions) -> None:
        self._competitions, self._store = competitions, competitions.store
        self._since: float | None = None
        self._noted: set[str] = set()

    # Following the matches

    async def tick(self) -> None:
        """Note the matches that named people have finished since."""
        since = self._since or 0.0
        for row in await self._store.named_matches(since - 60):
            if row.id not in self._noted:
                await self._note(row)
                self._noted.add(row.id)
            self._since = max(self._since or 0.0, row.ended_at)

    async def _note(self, row: Any) -> None:
        names = {side: await self._name(getattr(row, side)) for side in SIDES}
        ending = Ending(**row.summary["ending"])
        winner = names[ending.winner] if ending.winner else None
        home, away = names["home"], names["away"]
        if home and away and home != away:
            entry = TitleMatch(home, away, winner, int(row.ended_at), row.id)
            await self._keep(row.id, row.game, Note(entry, row.id, (ending.home, ending.away), home, away))

    async def _name(self, person: str) -> str:
        row = await self._store.person(person)
        return "" if row is None else str(row.name)

    async def _keep(self, id: str, game: str, note: Note) -> None:
        row = {"id": id, "game": game, "entry": msgspec.to_builtins(note)}
        try:
            await self._store.write(Writing(title_entries=[row]))
        except self._store.conflict:  # noted before
            return

    # Looking at it

    async def _notes(self, game: str) -> list[Note]:
        if game not in GAMES:
            raise Trouble("not_found", "no_game", f"there is no game {game!r:.40}")
        return [msgspec.convert(row.entry, Note) for row in await self._store.title_entries(game)]

    def _title(self, notes: list[Note]) -> Title:
        entries = [note.entry for note in notes if note.entry is not None]
        return Title(entries, now=int(self._competitions.now()), limit=LIMIT)

    async def page(self, game: str, person: Person | None, key: str) -> TitlePage:
        """The travelling title of a game, as somebody sees it."""
        notes = await self._notes(game)
        title, name = self._title(notes), person.name if person else None
        accepted = _accepted(notes, title)
        running = None
        if accepted is not None and person is not None and name in (accepted.home, accepted.away):
            side = SIDES[(accepted.home, accepted.away).index(name or "")]
            running = await take_seat(self._competitions, key, accepted.room, (side,), person)
        refusal = _refusal(title, name)
        first = title.challengers[0].by if title.challengers else None
        challengers = [
            ChallengerLine(
                one.by,
                one.at,
                title.answer_by if one.by == first else None,
                accepted is not None and one.by in (accepted.home, accepted.away),
                one.by == name,
            )
            for one in title.challengers
        ]
        return TitlePage(
            game,
            self._competitions.now(),
            title.holder,
            title.reigns[-1].since if title.reigns else None,
            name is not None and name == title.holder,
            tuple(challengers),
            *_history(notes, int(self._competitions.now())),
            refusal is None,
            refusal,
            running,
            LIMIT // DAY,
        )

    # Challenges

    async def act(self, game: str, person: Person, request: TitleRequest, key: str) -> None:
        """Challenge the holder, leave the line, or answer the first challenger."""
        actions: Mapping[str, Callable[..., Any]] = {
            "challenge": self._challenge,
            "withdraw": self._withdraw,
            "answer": self._answer,
        }
        await actions[request.action](game, person, request)

    async def _challenge(self, game: str, person: Person, request: TitleRequest) -> None:
        notes = await self._notes(game)
        title, now = self._title(notes), self._next(notes)
        if _refusal(title, person.name) is not None:
            raise too_late("you cannot challenge now: there is no holder, it is you, or you are in the line")
        if len(title.challengers) >= MOST_CHALLENGERS:
            raise too_late(f"{MOST_CHALLENGERS} challengers are waiting")
        await self._keep(f"challenge/{game}/{person.id}/{now}", game, Note(Challenge(person.name, now)))

    def _next(self, notes: list[Note]) -> int:
        """The time of a new entry: after all others, so that the order within a second is that of arrival."""
        latest = max([note.entry.at for note in notes if note.entry is not None], default=-1)
        return max(int(self._competitions.now()), latest + 1)

    async def _withdraw(self, game: str, person: Person, request: TitleRequest) -> None:
        notes = await self._notes(game)
        title, now = self._title(notes), self._next(notes)
        if person.name not in [one.by for one in title.challengers]:
            raise too_late("you are not in the line")
        accepted = _accepted(notes, title)
        if accepted is not None and person.name in (accepted.home, accepted.away):
            raise too_late("your title match has begun")
        await self._keep(f"withdrawal/{game}/{person.id}/{now}", game, Note(Withdrawal(person.name, now)))

    async def _answer(self, game: str, person: Person, request: TitleRequest) -> None:
        notes = await self._notes(game)
        title = self._title(notes)
        if person.name != title.holder:
            raise forbidden("only the holder answers")
        if not title.challengers:
            raise too_late("nobody challenges you")
        if _accepted(notes, title) is not None:
            raise too_late("your title match has begun")
        first = title.challengers[0]
        home, away = (first.by, person.name) if request.side == "away" else (person.name, first.by)
        opening = await self._competitions.rooms.friendly(game, home, away)
        note = Note(room=opening.room, home=home, away=away)
        row = {"id": f"match/{game}/{first.by}/{first.at}", "game": game, "entry": msgspec.to_builtins(note)}
        try:
            rows = opening.writing
            await self._store.write(
                Writing(rooms=rows.rooms, seats=rows.seats, entries=rows.entries, title_entries=[row])
            )
        except self._store.conflict:  # answered in another browser
            return
        opening.opened()


def _accepted(notes: list[Note], title: Title) -> Note | None:
    """The title match that has begun and is not over."""
    over = {note.room for note in notes if note.entry is not None}
    pair = {title.holder, title.challengers[0].by if title.challengers else None}
    for note in notes:
        if note.entry is None and note.room not in over and {note.home, note.away} == pair:
            return note
    return None


def _refusal(title: Title, name: str | None) -> Message | None:
    """Why somebody cannot challenge; None if it can."""
    if name is None:
        return Message("title-no-name")
    if title.holder is None:
        return Message("title-no-holder")
    if name == title.holder:
        return Message("title-yours")
    return Message("title-in-line") if name in [one.by for one in title.challengers] else None


def _history(notes: list[Note], now: int) -> tuple[tuple[ReignLine, ...], tuple[TitleMatchLine, ...]]:
    """The reigns, and the matches that counted, the latest first."""
    told = sorted(
        [note for note in notes if note.entry is not None], key=lambda note: note.entry.at if note.entry else 0
    )
    entries: list[TitleEntry] = []
    lines: list[TitleMatchLine] = []
    defences: list[list[float]] = []
    title = Title()
    for note in told:
        assert note.entry is not None
        before = Title(entries, now=note.entry.at, limit=LIMIT)
        entries.append(note.entry)
        if not isinstance(note.entry, TitleMatch):
            continue
        title = Title(entries, now=note.entry.at, limit=LIMIT)
        names = {note.entry.one, note.entry.other}
        if before.holder is None and title.holder is None:
            continue
        if before.holder is not None and before.holder not in names:
            continue
        defences += [[] for _ in range(len(title.reigns) - len(defences))]
        taken = title.holder != before.holder
        if not taken:
            defences[len(title.reigns) - 1].append(note.entry.at)
        holder = before.holder or title.holder or ""
        score = note.score if note.home == holder else note.score[::-1]
        kind = "founded" if before.holder is None else "taken" if taken else "draw" if not note.entry.winner else "kept"
        message = Message("title-match", {"kind": kind, "number": len(defences[-1]) if defences else 0})
        rival = next(iter(names - {holder}))
        lines.append(TitleMatchLine(note.entry.at, holder, rival, score, taken, message, note.room or None))
    title = Title(entries, now=now, limit=LIMIT)
    defences += [[] for _ in range(len(title.reigns) - len(defences))]
    reigns = [
        ReignLine(one.holder, one.since, one.until, one.won, tuple(defences[at])) for at, one in enumerate(title.reigns)
    ]
    return tuple(reigns), tuple(reversed(lines))[:_SHOWN]
