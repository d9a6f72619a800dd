"""Matches of competitions that people play: their rooms are opened, and their results entered."""

import logging
import zlib
from typing import Final

from touchline.kernel import SIDES, BadFile, BadSetup, RulesDiffer, Side, replace
from touchline.league.entries import Award, Result
from touchline.league.part import Wishes
from touchline.league.playing import STAND_IN, Finished, task
from touchline.league.running import RULES
from touchline.league.terms import HUMAN, date
from touchline.server.competitions.charter import Match
from touchline.server.competitions.live import Change
from touchline.server.competitions.ports import MatchRooms, Opening, Players
from touchline.server.storage import Writing

_LOG: Final = logging.getLogger("touchline.server")
_RESIGNED: Final = "resigned"
_RESIGNATION: Final = 3
"""The goals or points of the winner when a side resigns."""


class MatchesOfPeople:
    """Opens and enters the matches of people, as part of a change to their competition."""

    def __init__(self, rooms: MatchRooms, players: Players) -> None:
        self._rooms, self._players = rooms, players

    async def open(self, change: Change, match: Match) -> Opening:
        """Open the room of a match that is ready."""
        league, prepared = change.league, match.preparation
        fixture = league.fixture(match.fixture)
        wishes = []
        for at, sealed in enumerate(prepared.line_ups):
            assert sealed is not None
            wishes.append(Wishes(sealed.formation, sealed.squad, prepared.boosts if at == 0 else ()))
        try:
            plan = league.plan(match.fixture, (wishes[0], wishes[1]), date(int(change.now)))
        except BadSetup as error:  # a player has gone since the line-up came in
            _LOG.warning("the computer lines up for %s of %s: %s", match.fixture, change.live.id, error)
            plan = league.plan(match.fixture, date=date(int(change.now)))
        computers: dict[Side, str] = {}
        for side, club in zip(SIDES, fixture.clubs, strict=True):
            coach = league.journal.coaches[club]
            if coach != HUMAN or club in prepared.stand_ins:
                computers[side] = STAND_IN if coach == HUMAN else coach
        opening = await self._rooms.open(plan, computers)
        prepared = replace(prepared, plan=plan, watch=opening.watch)
        change.put(replace(match, state="running", room=opening.room, preparation=prepared))
        change.more.append(opening.writing)
        return opening

    async def enter(self, change: Change, match: Match) -> None:
        """Enter the result of a match whose room is over."""
        plan = match.preparation.plan
        assert plan is not None
        assert match.room is not None
        score, resigned = await self._rooms.ending(match.room)
        if resigned is not None:
            lost = _RESIGNATION * (resigned == "away"), _RESIGNATION * (resigned == "home")
            change.add(Award(match.fixture, lost, reason=_RESIGNED, by=RULES, at=int(change.now)))
            return
        coaches = plan.coaches
        record = await self._rooms.record(match.room)
        if record is not None:
            try:
                finished = await self._players.read(task(change.league, plan), record)
                add_result(change, finished)
                return
            except (BadFile, BadSetup, RulesDiffer) as error:
                _LOG.warning("the record of %s of %s proves nothing: %s", match.fixture, change.live.id, error)
        change.add(Result(match.fixture, score, plan.date, coaches=coaches, match=plan.decided))


def add_result(change: Change, finished: Finished) -> None:
    """Add the result of a match and its record."""
    change.add(finished.result)
    if finished.result.record:
        record = zlib.compress(finished.record.encode(), 6)
        change.more.append(Writing(match_records=[{"digest": finished.result.record, "record": record}]))
