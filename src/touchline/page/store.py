"""Rooms and competitions in the storage of a browser."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from touchline.kernel import SIDES
from touchline.page.browser import Database
from touchline.page.competition_rows import CompetitionRows
from touchline.server.storage import RULES, Done, Values, Writing

ROWS_OF_PAGE: Final = 200
"""Entries read at once."""


class NotKept(Exception):
    """The browser could not read or write, for lack of room or another reason."""


class Conflict(NotKept):
    """Rows conflict with existing ones."""


TABLES: Final = (
    "rooms",
    "seats",
    "entries",
    "decks",
    "reviews",
    "people",
    "browsers",
    "competitions",
    "competition_entries",
    "competition_matches",
    "match_records",
)
"""The tables of the page, referenced ones first; rows of others are of no use to one person."""
UPDATED: Final = {
    "charters": "competitions",
    "terms": "competitions",
    "preparations": "competition_matches",
    "seatings": "rooms",
}
"""The tables of the changes that a page makes."""


class BrowserStore(CompetitionRows):
    """The rows of rooms and competitions in the browser's database.

    One transaction at a time: whatever is queued meanwhile is written with the next.
    """

    failures: tuple[type[BaseException], ...] = (NotKept,)
    conflict: type[BaseException] = Conflict

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[tuple[Writing, Done]] = []
        self._writing: asyncio.Task[None] | None = None

    # Writing

    def submit(self, writing: Writing, done: Done) -> None:
        """Queue rows to be written; `done` is called once they are kept for good, or with the error."""
        self._queue.append((writing, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run(), name="store")

    async def write(self, writing: Writing) -> None:
        """Write rows; on return they are kept for good."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(writing, partial(_settle, written))
        await written

    async def _run(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            await self._commit(batch)
        self._writing = None

    async def _commit(self, batch: Sequence[tuple[Writing, Done]]) -> None:
        """Commit all writes together; if they conflict, one by one, so that only the faulty ones fail."""
        error = await self._change(_changes(writing for writing, _ in batch))
        if isinstance(error, Conflict) and len(batch) > 1:
            for one in batch:
                await self._commit([one])
            return
        for _, done in batch:
            done(error)

    async def _change(self, changes: Sequence[dict[str, Any]]) -> NotKept | None:
        if not changes:
            return None
        try:
            fault = await self._database.write(msgspec.json.encode(changes).decode())
        except Exception as error:  # of JavaScript
            return NotKept(str(error))
        if not fault:
            return None
        return Conflict(fault) if fault.startswith("ConstraintError") else NotKept(fault)

    async def delete_seats(self, hashes: Sequence[str]) -> None:
        """Delete seats by the hashes of their tokens."""
        await self._must([{"delete": "seats", "key": one} for one in hashes])

    async def delete_room(self, room: str) -> None:
        """Delete a room with its seats, entries and review."""
        seats = [{"delete": "seats", "key": seat.token_hash} for seat in await self.seats(room)]
        rest = [{"delete": table, "key": room} for table in ("reviews", "rooms")]
        await self._must([{"clear": "entries", "room": room}, *seats, *rest])

    async def delete_review(self, room: str) -> None:
        """Delete the review of a match."""
        await self._must([{"delete": "reviews", "key": room}])

    async def delete_competition(self, competition: str) -> None:
        """Delete a competition with its journal and the records of its matches; their rooms stay."""
        journals = await self._read({"from": "competition_entries"})
        records: dict[bool, set[str]] = {True: set(), False: set()}
        for row in journals:
            records[row.competition == competition].add(msgspec.json.decode(row.entry).get("record", ""))
        keys: list[tuple[str, Any]] = [("match_records", digest) for digest in sorted(records[True] - records[False])]
        keys += [
            ("competition_entries", [row.competition, row.n]) for row in journals if row.competition == competition
        ]
        for match in await self.matches(competition):
            keys.append(("competition_matches", [competition, match.fixture, match.attempt]))
        keys.append(("competitions", competition))
        await self._must([{"delete": table, "key": key} for table, key in keys])

    async def _must(self, changes: Sequence[dict[str, Any]]) -> None:
        if error := await self._change(changes):
            raise error

    # Reading

    async def room(self, room: str) -> Any | None:
        """A room by its id."""
        return await self._one({"from": "rooms", "key": room})

    async def rooms(self) -> Sequence[Any]:
        """Every room, most recently played first."""
        return sorted(await self._read({"from": "rooms"}), key=lambda row: -row.played_at)

    async def seat(self, token_hash: str) -> Any | None:
        """The seat a token opens, with the places of its room."""
        return await self._placed(await self._one({"from": "seats", "key": token_hash}))

    async def seat_by_invitation(self, token_hash: str) -> Any | None:
        """The seat taken with an invitation, with the places of its room."""
        return await self._placed(await self._one({"from": "seats", "index": "invitation", "key": token_hash}))

    async def seats(self, room: str) -> Sequence[Any]:
        """The seats of a room, with its places."""
        found = await self._read({"from": "seats", "index": "room", "key": room})
        return [await self._placed(seat) for seat in found]

    async def rooms_of(self, hashes: Sequence[str]) -> Sequence[Any]:
        """The rooms that tokens open, for a list, most recently played first."""
        found = []
        for token_hash in hashes:
            seat = await self._one({"from": "seats", "key": token_hash})
            row = await self.room(seat.room) if seat is not None else None
            if seat is not None and row is not None:
                for name in (*SIDES, *RULES):
                    setattr(row, name, row.setup.get(name))
                row.sides, row.competition = seat.sides, None
                found.append(row)
        return sorted(found, key=lambda row: -row.played_at)

    async def people_in(self, rooms: Sequence[str]) -> Sequence[Any]:
        """None: nobody has a name here."""
        return ()

    async def positions_of(self, hashes: Sequence[str]) -> Sequence[Any]:
        """The last positions of the rooms that tokens open."""
        return [row for row in await self.rooms_of(hashes) if row.position]

    async def entries(self, room: str) -> AsyncIterator[Sequence[Any]]:
        """The entries of a room in order, in pages."""
        last = 0
        while page := await self._read({"from": "entries", "room": room, "after": last, "limit": ROWS_OF_PAGE}):
            yield page
            last = page[-1].n

    async def last_entry(self, room: str) -> int:
        """The number of the last entry of a room; 0 if it has none."""
        found = await self._one({"from": "entries", "room": room, "last": True})
        return found.n if found is not None else 0

    async def review(self, room: str) -> Any | None:
        """The review of a match, if it is kept."""
        return await self._one({"from": "reviews", "key": room})

    async def rooms_made(self, client: str, since: float, until: float) -> tuple[int, int]:
        """None: nobody limits what people keep in their own browser but the browser."""
        return 0, 0

    async def deck(self, deck: str) -> dict[str, Any] | None:
        """The cards of a deck, in the form of a setup's deck."""
        row = await self._one({"from": "decks", "key": deck})
        return row.cards if row is not None else None

    async def _placed(self, seat: Any) -> Any:
        if seat is not None:
            row = await self.room(seat.room)
            seat.places = row.seats if row is not None else {}
        return seat

    async def _read(self, query: dict[str, Any]) -> Sequence[Any]:
        try:
            text = await self._database.read(msgspec.json.encode(query).decode())
        except Exception as error:  # of JavaScript
            raise NotKept(str(error)) from error
        return [SimpleNamespace(**row) for row in msgspec.json.decode(text)]


def _settle(written: "asyncio.Future[None]", error: BaseException | None) -> None:
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)


def _changes(writings: Iterable[Writing]) -> list[dict[str, Any]]:
    """The changes of some writes, referenced tables first."""
    changes: list[dict[str, Any]] = []
    for writing in writings:
        for table in TABLES:
            changes += [{"add": table, "row": row} for row in getattr(writing, table)]
        for played in writing.played:
            new = {name.removeprefix("new_"): value for name, value in played.items() if name != "room"}
            changes.append({"update": "rooms", "key": played["room"], "row": new})
        for name, table in UPDATED.items():
            changes += [_update(table, values) for values in writing.changed.get(name, ())]
    return changes


def _update(table: str, values: Values) -> dict[str, Any]:
    """An update as the server's store names it: the keys as old_NAME, what changes as new_NAME."""
    key = [value for name, value in values.items() if name.startswith("old_")]
    row = {name.removeprefix("new_"): value for name, value in values.items() if name.startswith("new_")}
    return {"update": table, "key": key if len(key) > 1 else key[0], "row": row}
