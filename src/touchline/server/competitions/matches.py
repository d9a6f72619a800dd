"""The matches of a person, in competitions and elsewhere."""

from typing import Final

from touchline.server.competitions.entering import seat_token, take_seat
from touchline.server.competitions.identity import Person
from touchline.server.competitions.service import Competitions
from touchline.server.competitions.troubles import unusable
from touchline.server.seats import hashed, is_invitation, sides_of
from touchline.server.storage import RoomStore, Writing
from touchline.server.wire.clubs import MatchLine
from touchline.session.protocol.messages import Ending

MOST: Final = 200
_MOST_TOKENS: Final = 200


async def claim(competitions: Competitions, rooms: RoomStore, person: Person, tokens: tuple[str, ...]) -> None:
    """Make the seats that tokens open those of a person; a seat that has a holder keeps it."""
    if len(tokens) > _MOST_TOKENS:
        raise unusable(f"up to {_MOST_TOKENS} tokens can be claimed at once", "tokens")
    changes = []
    for token in dict.fromkeys(tokens):
        seat = await rooms.seat(hashed(token))
        if seat is not None and seat.person is None and seat.sides and not is_invitation(seat):
            changes.append({"old_token_hash": seat.token_hash, "new_person": person.id})
    if changes:
        await competitions.store.write(Writing(changed={"holders": changes}))


async def of(competitions: Competitions, person: Person, key: str) -> tuple[MatchLine, ...]:
    """The running and finished matches of a person, most recently played first."""
    found: dict[str, MatchLine] = {}
    rows = await competitions.store.rooms_of_person(person.id, MOST)
    held = {row.token_hash for row in rows}
    for row in rows:
        if row.id in found:
            continue
        summary, sides = row.summary, sides_of(row.sides)
        ending = Ending(**summary["ending"]) if summary["ending"] else None
        name, kicks = None, None
        if row.competition is not None:
            live = await competitions.load(row.competition)
            name, league = live.charter.settings.name, live.competition
            result = league.journal.results.get(row.fixture) if league else None
            kicks = result.shoot_out if result else None
        found[row.id] = MatchLine(
            row.id,
            row.game,
            row.home,
            row.away,
            tuple(summary["score"]),
            kicks,
            sides,
            ending is None and summary["asked"] in sides,
            ending is not None,
            ending.winner if ending else None,
            ending.resigned if ending else None,
            summary["half"],
            row.played_at,
            row.competition,
            name,
            row.fixture,
            seat_token(key, row.id),
        )
        if hashed(found[row.id].token) not in held:
            await take_seat(competitions, key, row.id, sides, person)
    return tuple(found.values())
