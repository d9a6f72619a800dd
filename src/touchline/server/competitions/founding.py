"""Founding a competition: clubs and terms from what its organiser asked for, the draft, the start."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from touchline import __version__
from touchline.games import GAMES
from touchline.kernel import BadSetup, Seeded, nearest, replace
from touchline.league.competition import Competition
from touchline.league.part import PARTS
from touchline.league.playing import STAND_IN, check_coaches
from touchline.league.table import Points
from touchline.league.terms import FORMAT, HUMAN, Calendar, Crest, CupTerms, Terms, invented_clubs
from touchline.league.terms import Club as LeagueClub
from touchline.server.competitions.charter import Charter, Club, Draft
from touchline.server.competitions.identity import Person
from touchline.server.competitions.live import Change
from touchline.server.competitions.times import PICK
from touchline.server.competitions.troubles import too_late, unusable
from touchline.server.wire.competition_requests import ClubRequest, CompetitionRequest, CrestRequest

MOST_YEARS: Final = 5 * 366 * 86_400.0


def charter_of(request: CompetitionRequest, organiser: Person, now: float) -> Charter:
    """The charter of a new competition; `Trouble` if nothing can be played on it."""
    if request.game not in GAMES:
        raise unusable(f"there is no game {request.game!r}; nearest: {nearest(request.game, list(GAMES))}", "game")
    check_start(request, now)
    if sum(club.who == "you" for club in request.clubs) > 1:
        raise unusable("you can manage one club of a competition", "clubs")
    seed = token_hex(16)
    bare = replace(request, clubs=(ClubRequest(), ClubRequest()), name=request.name.strip())
    clubs = _clubs(request, organiser, seed)
    return Charter(bare, seed, clubs, (organiser,), now, invitation=token_urlsafe(24), members=(organiser.id,))


def check_start(request: CompetitionRequest, now: float) -> None:
    """Refuse a start in the past or far in the future."""
    if request.start is not None and not now - 60 <= request.start <= now + MOST_YEARS:
        raise unusable("round 1 opens between now and five years from now", "start")


def _clubs(request: CompetitionRequest, organiser: Person, seed: str) -> tuple[Club, ...]:
    given = tuple([club.name.strip() for club in request.clubs if club.name.strip()])
    invented = iter(invented_clubs(len(request.clubs), HUMAN, Seeded(seed, "clubs").randbelow, given))
    clubs = []
    for asked in request.clubs:
        other = next(invented)
        is_computer = asked.who == "computer"
        if is_computer:
            checked(check_coaches, request.game, [asked.coach])
        clubs.append(
            Club(
                asked.name.strip() or other.name,
                other.crest if asked.crest is None else crest_of(asked.crest),
                asked.coach if is_computer else HUMAN,
                organiser if asked.who == "you" else None,
                token_urlsafe(24) if asked.who == "invited" else "",
            )
        )
    return tuple(clubs)


def crest_of(request: CrestRequest) -> Crest:
    """A crest from a request."""
    made: Crest = checked(Crest, request.shape, request.colours, request.letters)
    return made


def checked(make: Any, *given: Any) -> Any:
    """What a function of the library gives; its refusal is that of the request."""
    try:
        return make(*given)
    except BadSetup as error:
        raise unusable(str(error)) from None


async def deck_of(charter: Charter, uploaded: Callable[[str], Awaitable[Any]]) -> Any:
    """The deck of a competition: an uploaded one, or invented players, enough for all clubs."""
    asked = charter.settings
    if asked.deck is None:
        return await asyncio.to_thread(PARTS[asked.game].new_deck, len(charter.clubs), charter.seed)
    deck = await uploaded(asked.deck)
    if deck is None:
        raise unusable(f"there is no deck {asked.deck!r}; upload it first", "deck")
    return deck


def terms_of(charter: Charter, deck: Any, calendar: Calendar | None = None, **more: Any) -> Terms:
    """The terms of a competition; raises `BadSetup` if nothing can be played on them."""
    asked = charter.settings
    part = PARTS[asked.game]
    points = part.points if asked.points is None else Points(**{name: getattr(asked.points, name) for name in _POINTS})
    cup = None if asked.cup is None else CupTerms(asked.cup.entrants, asked.cup.legs, asked.cup.away_goals)
    clubs = tuple([LeagueClub(club.name, club.coach, club.crest) for club in charter.clubs])
    usual: dict[str, Any] = {"squads": "kept" if charter.kept else asked.squads, "kept": charter.kept}
    return Terms(
        FORMAT,
        __version__,
        asked.name,
        asked.game,
        charter.seed,
        clubs,
        legs=asked.legs,
        divisions=asked.divisions,
        moving=asked.moving,
        points=points,
        cup=cup,
        calendar=calendar,
        setup=asked.setup,
        market=asked.market and bool(asked.legs),
        deck=deck,
        season=charter.season,
        **usual | more,
    )


_POINTS: Final = ("win", "draw", "loss", "tries", "margin")


# The start


def fill(change: Change) -> None:
    """Computers take the clubs that are still open."""
    clubs = [replace(club, coach=STAND_IN, invitation="") if club.is_open else club for club in change.charter.clubs]
    change.set(clubs=tuple(clubs))


def start(change: Change, deck: Any) -> None:
    """Start a competition in which every club has somebody: with the draft, or at once."""
    charter = change.charter
    if charter.state != "filling":
        raise too_late("the competition has started")
    drafted = charter.settings.squads == "draft" and PARTS[charter.settings.game].has_squads and not charter.kept
    if drafted and any(club.coach == HUMAN for club in charter.clubs):
        change.set(state="drafting", draft=Draft(deck, ((),) * len(charter.clubs), change.now))
    else:
        found(change, deck)


def found(change: Change, deck: Any, **more: Any) -> None:
    """Found a competition: lots and squads are drawn from its seed."""
    asked = change.charter.settings
    begins = math.ceil(max(change.now, asked.start or 0.0))
    calendar = None if asked.round_seconds is None else Calendar(begins, asked.round_seconds)
    change.found(Competition.new(terms_of(change.charter, deck, calendar, **more)))


# The draft


def on_turn(charter: Charter) -> tuple[int, int]:
    """The club that picks now and the number of the pick, counted from 0: in turn and back, kind by kind."""
    assert charter.draft is not None
    clubs, number = len(charter.clubs), sum(map(len, charter.draft.picks))
    turn, at = divmod(number, clubs)
    for kind in PARTS[charter.settings.game].draft_kinds:
        if turn < kind:
            break
        turn -= kind
    return (at if turn % 2 == 0 else clubs - 1 - at), number


def picks(charter: Charter) -> int:
    """How many picks a draft has."""
    return sum(PARTS[charter.settings.game].draft_kinds) * len(charter.clubs)


def can_pick(charter: Charter) -> tuple[int, ...]:
    """The cards that may be picked now, best first."""
    assert charter.draft is not None
    terms = terms_of(charter, charter.draft.deck, squads="lot")
    return PARTS[charter.settings.game].draftable(terms, charter.draft.picks, sum(map(len, charter.draft.picks)))


def pick(change: Change, card: int) -> None:
    """Give a card to the club that picks now; the last one starts the competition."""
    charter = change.charter
    draft = charter.draft
    assert draft is not None
    club, number = on_turn(charter)
    if card not in can_pick(charter):
        raise too_late("this player cannot be picked now: it is taken, or of the other kind")
    drafted = [(*cards, card) if at == club else cards for at, cards in enumerate(draft.picks)]
    change.set(draft=replace(draft, picks=tuple(drafted), since=change.now))
    if number + 1 == picks(charter):
        kept = tuple([tuple(sorted(cards)) for cards in drafted])
        found(change, draft.deck, squads="kept", kept=kept)


def draft_on(change: Change) -> None:
    """Make the picks of computers, and of those whose time is up."""
    while change.charter.state == "drafting":
        club, _ = on_turn(change.charter)
        draft = change.charter.draft
        assert draft is not None
        waits = change.charter.clubs[club].coach == HUMAN and change.now < draft.since + PICK
        if waits:
            return
        pick(change, can_pick(change.charter)[0])
