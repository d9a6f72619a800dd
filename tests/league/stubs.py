"""Competitions whose matches are made up: fast seasons for the properties of tables, squads and cups."""

from typing import Any

from touchline.kernel import Randbelow, Seeded
from touchline.league.competition import Competition
from touchline.league.counter_attack.part import MatchSheet, injury_dice
from touchline.league.entries import Result
from touchline.league.part import PARTS
from touchline.league.running import advance
from touchline.league.schedule import Fixture
from touchline.league.terms import FORMAT, Calendar, Terms, invented_clubs


def terms(game: str = "counter-attack", clubs: int = 4, seed: str = "s", coach: str = "random", **more: Any) -> Terms:
    """Terms of a competition between computers."""
    part = PARTS[game]
    usual: dict[str, Any] = {
        "points": part.points,
        "deck": part.new_deck(clubs, seed),
        "calendar": Calendar(1_900_000_000),
    }
    names = invented_clubs(clubs, coach, Seeded(seed, "clubs").randbelow)
    return Terms(FORMAT, "0", "Stub", game, seed, names, **usual | more)


def stub(competition: Competition, fixture: Fixture, randbelow: Randbelow, rough: int = 3) -> Result:
    """A made-up result of a match that is ready: a score, and in football cards and injuries, more if it is rough."""
    plan = competition.plan(fixture.id)
    score = randbelow(5), randbelow(5)
    shoot_out = None
    match: Any = plan.decided
    if match:
        sheet = MatchSheet.of(match)
        players = [card for squad in sheet.squads for card in squad[:11]]
        booked, sent_off, injured = (
            tuple([players[randbelow(len(players))] for _ in range(randbelow(rough + 1))]) for _ in range(3)
        )
        injured = tuple(dict.fromkeys(injured))
        sheet = MatchSheet(
            sheet.squads,
            sheet.formations,
            sheet.boosts,
            booked,
            tuple(dict.fromkeys(sent_off)),
            injured,
            injury_dice(plan.seed, len(injured)),
            tuple([sheet.squads[0][0]] * score[0] + [sheet.squads[1][0]] * score[1]),
        )
        match = sheet.plain
        decides = fixture.stage == "decider" or plan.setup["options"]["tie_break"] == "both"
        if score[0] == score[1] and decides:
            shoot_out = (3, 4) if randbelow(2) else (5, 4)
    tries = (score[0] // 2, score[1] // 2)
    return Result(fixture.id, score, plan.date, "", plan.coaches, bool(shoot_out), shoot_out, tries, match)


def played(competition: Competition, randbelow: Randbelow, rough: int = 3, matches: int = 10_000) -> Competition:
    """The competition after this many made-up matches, or all of them."""
    while True:
        competition = advance(competition)
        ready = competition.ready
        if not ready or matches <= 0:
            return competition
        matches -= len(ready)
        competition = competition.add(*[stub(competition, fixture, randbelow, rough) for fixture in ready])
