"""What happens by itself: rounds close, offers are settled, cups are drawn, short clubs forfeit.

A caller appends what is due and plays what is ready, in turn, until the competition is over.
"""

from touchline.league.competition import Competition
from touchline.league.entries import AnyEntry, Award, Closed, Drawn, Lot
from touchline.league.schedule import league_days
from touchline.league.terms import HUMAN

SHORT = "fewer than 7 players (LEAGUE-09)"
RULES = "rules"


def due(competition: Competition) -> tuple[AnyEntry, ...]:
    """The entries that follow from the rules now; none while matches remain to be played."""
    if competition.due_to_close is not None:
        return (close(competition, competition.due_to_close),)
    if competition.terms.cup is not None and not competition.journal.bracket and not competition.open:
        return (Drawn(competition.draw()),)
    lots = [tie for ties in competition.cup for tie in ties if tie.needs_lot]
    if lots:
        return tuple([Lot(tie.id, competition.lot(tie)) for tie in lots])
    forfeits = []
    for fixture in competition.ready:
        score = competition.part.forfeit(competition.sides(fixture))
        if score is not None:
            forfeits.append(Award(fixture.id, score, reason=SHORT, by=RULES))
    return tuple(forfeits)


def advance(competition: Competition) -> Competition:
    """The competition with everything due applied: matches remain to be played, or it is over."""
    while entries := due(competition):
        competition = competition.add(*entries)
    return competition


def close(competition: Competition, day: int) -> Closed:
    """The closing of a round, with the transfers that its offers lead to, the lowest club first (LEAGUE-06)."""
    terms, rosters, journal = competition.terms, competition.rosters, competition.journal
    if not terms.market or not competition.part.has_squads or day == league_days(terms):
        return Closed(day)
    wanted: dict[int, list[tuple[int, int]]] = {}
    for club, coach in enumerate(journal.coaches):
        offered = journal.offers.get((club, day))
        if offered is not None:
            wanted[club] = list(offered.offers)
        elif coach != HUMAN:
            wanted[club] = list(competition.part.wants(terms, rosters.now, club, rosters.points(club)))
    order = [club for division in range(len(terms.sizes)) for club in reversed(competition.order(division))]
    return Closed(day, rosters.settle(order, wanted))
