"""Clubs, market, fixtures, results and titles as a browser draws them."""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record, Side
from touchline.server.wire.competitions import AbsenceLine, ClubLine, CompetitionLine, FixtureLine

# A club


class PlayerLine(Record, frozen=True):
    """A player: its card, what it has done, and what keeps it out."""

    card: int
    name: str
    country: str
    keeper: bool
    attributes: tuple[int, ...]  # in the order of `others` or `keepers` of the page
    value: int
    matches: int
    goals: int
    yellows: int
    absence: AbsenceLine | None


class Attributes(Record, frozen=True):
    """The names of the attributes that keepers and all others have, in order."""

    others: tuple[str, ...]
    keepers: tuple[str, ...]


class SavedLineUp(Record, frozen=True):
    """A saved line-up: the cards of shirts 1 to 16, how many of the eleven are missing, and a proposal to mend it."""

    name: str
    formation: str
    squad: tuple[int, ...]
    missing: int
    proposal: tuple[int, ...]


class Honour(Record, frozen=True):
    """What a club has achieved in a season."""

    competition: str
    season: int
    message: Message
    place: int
    points: int
    goals: tuple[int, int]


class BookLine(Record, frozen=True):
    """A line of the club book: cards, injuries, transfers."""

    at: float | None
    message: Message
    rule: str


class ClubPage(Record, frozen=True):
    """A club; saved line-ups are shown to its manager alone."""

    line: CompetitionLine
    club: ClubLine
    place: int | None
    available: int
    value: int
    budget: int  # points to spend
    attributes: Attributes
    players: tuple[PlayerLine, ...]
    formations: tuple[str, ...]
    line_ups: tuple[SavedLineUp, ...]
    honours: tuple[Honour, ...]
    book: tuple[BookLine, ...]
    fixtures: tuple[FixtureLine, ...]
    can_rename: bool
    can_return: bool


# The market


class MarketLine(Record, frozen=True):
    """A player for sale; if you cannot buy it now, why."""

    card: int
    name: str
    country: str
    keeper: bool
    attributes: tuple[int, ...]
    value: int
    offer: int | None  # its number among your offers, counted from 1
    refusal: Message | None


class OfferLine(Record, frozen=True):
    """One of your offers."""

    buys: int
    releases: int
    value: int


class TransferLine(Record, frozen=True):
    """A transfer that was settled, or an offer of yours that was not."""

    day: int
    club: int
    buys: str
    releases: str
    value: int
    went_through: bool
    to: int | None  # the club that was faster


class MarketPage(Record, frozen=True):
    """The market as a club sees it: nobody sees the offers of others."""

    line: CompetitionLine
    club: int | None  # yours
    day: int
    settles: float | None
    is_open: bool
    won: int
    spent: int
    offered: int
    free: int
    squad_value: int
    attributes: Attributes
    players: tuple[MarketLine, ...]
    own: tuple[PlayerLine, ...]
    offers: tuple[OfferLine, ...]
    transfers: tuple[TransferLine, ...]
    max_offers: int


# A fixture

PreparationStep = Literal["squads", "line_ups", "boosts", "ready", "match", "over"]


class SideNow(Record, frozen=True):
    """A side before its match; its line-up is shown once both are in, to its own manager before."""

    club: int
    manager: str | None
    coach: str | None
    yours: bool
    line_up_in: bool
    ready: bool
    ready_at: float | None
    formation: str | None
    squad: tuple[int, ...]  # the cards of shirts 1 to 16
    players: tuple[PlayerLine, ...]  # all of the club, your own, or those of a shown squad
    short: int | None  # with how many it plays, if they are fewer than eleven
    absences: tuple[AbsenceLine, ...]


class FixturePage(Record, frozen=True):
    """A match before it begins, while it runs, and after."""

    line: CompetitionLine
    fixture: FixtureLine
    step: PreparationStep
    sides: tuple[SideNow, SideNow]
    attributes: Attributes
    formations: tuple[str, ...]
    boosts: tuple[tuple[int, str], ...]  # card and attribute; home's own until the match begins, then everybody's
    boosts_left: int
    boosts_stand: float | None  # when the boosts placed so far stand
    line_ups_due: float | None
    result_due: float | None
    last_meeting: FixtureLine | None
    proposal: tuple[int, ...]  # a squad that the computer proposes to you
    proposed_boosts: tuple[tuple[int, str], ...]


class SeatMade(Record, frozen=True):
    """The token of your seat in the room of a match, or of a place to watch; the same for the same browser."""

    room: str
    token: str
    sides: tuple[Side, ...]


# Matches and results


class MatchLine(Record, frozen=True):
    """A match of yours, running or finished."""

    room: str
    game: str
    home: str
    away: str
    score: tuple[int, int]
    shoot_out: tuple[int, int] | None
    sides: tuple[Side, ...]
    your_move: bool
    over: bool
    winner: Side | None
    resigned: Side | None
    half: int
    played_at: float
    competition: str | None
    competition_name: str | None
    fixture: str | None
    token: str  # of your seat in it


class ClaimRequest(Record, frozen=True):
    """Tokens of seats that this browser holds: their matches become yours."""

    tokens: tuple[str, ...]


# The travelling title


class ReignLine(Record, frozen=True):
    """A time as holder."""

    holder: str
    since: float
    until: float | None
    won: Literal["founded", "match", "unanswered"]
    defences: tuple[float, ...]


class ChallengerLine(Record, frozen=True):
    """A challenger in the line."""

    name: str
    since: float
    answer_by: float | None  # of the first one
    accepted: bool
    you: bool


class TitleMatchLine(Record, frozen=True):
    """A title match."""

    at: float
    holder: str
    challenger: str
    score: tuple[int, int]
    taken: bool
    message: Message
    room: str | None


class TitlePage(Record, frozen=True):
    """The travelling title of a game."""

    game: str
    now: float
    holder: str | None
    since: float | None
    you_hold: bool
    challengers: tuple[ChallengerLine, ...]
    reigns: tuple[ReignLine, ...]
    matches: tuple[TitleMatchLine, ...]
    can_challenge: bool
    no_challenge: Message | None
    running: SeatMade | None  # the title match that you play now
    answer_days: int
