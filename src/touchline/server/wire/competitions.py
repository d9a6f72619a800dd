"""Competitions as a browser draws them: the overview, with table, fixtures, cup and news.

Clubs are counted from 0 in the order of the competition. Times are seconds since 1970. Words are messages.

    POST   /api/people                              PersonRequest      Me
    GET    /api/people/me                                              Me
    POST   /api/people/me/link                                         PersonalLink
    POST   /api/people/browsers                     LinkRequest        Me
    DELETE /api/people/me/browsers/{browser}                           Me
    GET    /api/people/me/matches                                      MatchLine[]
    POST   /api/people/me/matches                   ClaimRequest       MatchLine[]
    GET    /api/people/me/waiting                                      WaitingLine[]
    GET    /api/competitions                                           CompetitionLine[]
    POST   /api/competitions                        CompetitionRequest CompetitionMade
    POST   /api/champions                           ChampionsRequest   CompetitionMade
    GET    /api/competitions/{id}                                      CompetitionPage
    POST   /api/competitions/{id}                   CompetitionAction  CompetitionPage
    POST   /api/competitions/{id}/what-if           CompetitionAction  WhatIf
    POST   /api/competitions/{id}/join              JoinRequest        Joined
    GET    /api/competitions/{id}/clubs/{club}                         ClubPage
    GET    /api/competitions/{id}/market                               MarketPage
    GET    /api/competitions/{id}/fixtures/{fixture}                   FixturePage
    POST   /api/competitions/{id}/fixtures/{fixture}/seat              SeatMade
    GET    /api/competitions/{id}/fixtures/{fixture}/record            a match record
    GET    /api/competitions/{id}/journal                              JournalLine[]
    GET    /api/competitions/{id}/results?form=csv|json                a results sheet
    GET    /api/competitions/{id}/export                               a bundle
    GET    /api/titles/{game}                                          TitlePage
    POST   /api/titles/{game}                       TitleRequest       TitlePage

All but the public pages need `Authorization: Bearer KEY`; errors are `Problem`s.
"""

from typing import Literal

from touchline.i18n.message import Message
from touchline.kernel import Record
from touchline.server.wire.competition_requests import Seen, Shape

CompetitionState = Literal["filling", "drafting", "running", "over"]
Zone = Literal["champion", "up", "cup", "down"]
FixtureState = Literal["to_play", "running", "finished", "overdue"]
PlaceState = Literal["in", "invited", "open", "computer"]
FormOutcome = Literal["won", "drawn", "lost"]
SplitBy = Literal["difference", "goals", "mutual_points", "mutual_difference", "lot"]
TieHow = Literal["goals", "away_goals", "extra_time", "shoot_out", "lot", "bye"]
AbsenceKind = Literal["injured", "yellows", "red", "decided"]


class Crest(Record, frozen=True):
    """A crest as data."""

    shape: Shape
    colours: tuple[str, str]
    letters: str


class ClubLine(Record, frozen=True):
    """A club and who manages it."""

    club: int
    name: str
    crest: Crest
    state: PlaceState
    manager: str | None  # the name of the person, if one has it
    coach: str | None  # the computer that plays for it now
    yours: bool
    stands_in: bool  # whether that computer stands in for its manager


class CompetitionLine(Record, frozen=True):
    """A competition in a list."""

    competition: str
    name: str
    game: str
    edition: str | None
    state: CompetitionState
    seen: Seen
    season: int
    day: int  # the round that is on, counted from 1; 0 before the start
    days: int
    clubs: int
    open_clubs: int
    organisers: tuple[str, ...]
    yours: bool  # whether you organise it
    your_clubs: tuple[int, ...]
    waiting: int  # how many things in it wait for you


class Split(Record, frozen=True):
    """What puts a club above the next one, level on points with it, and the figures of both (LEAGUE-07)."""

    by: SplitBy
    figures: tuple[int, int]
    message: Message


class TableRow(Record, frozen=True):
    """A row of a table."""

    place: int
    club: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int
    adjusted: int  # points that the organiser gave or took, in those
    form: tuple[FormOutcome, ...]  # the latest last
    split: Split | None  # from the row below
    zone: Zone | None


class DivisionTable(Record, frozen=True):
    """The table of a division, counted from 1."""

    division: int
    rows: tuple[TableRow, ...]


class DayLine(Record, frozen=True):
    """A round of the league or a day of the cup, with its times; None where there are no deadlines."""

    day: int
    stage: Literal["league", "cup"]
    number: int  # of the round in its stage
    opens: float | None
    line_ups_due: float | None
    ends: float | None
    is_on: bool
    over: bool


class FixtureLine(Record, frozen=True):
    """A match of the calendar."""

    fixture: str
    day: int
    stage: Literal["league", "cup", "decider"]
    division: int
    home: int
    away: int
    state: FixtureState
    score: tuple[int, int] | None
    shoot_out: tuple[int, int] | None
    extra_time: bool
    corrected: bool  # marked with an asterisk: the organiser decided
    awarded: bool  # decided without a match
    stand_ins: tuple[int, ...]  # clubs for which a computer stood in
    note: Message | None  # what is awaited, who is late, what happens then
    until: float | None  # the time that the note speaks of
    half: int | None  # of a match that runs
    yours: bool
    can_enter: bool  # you play or watch it now
    has_record: bool  # it can be replayed and proved
    room: str | None


class ScorerLine(Record, frozen=True):
    """A scorer; equal ones share a place."""

    place: int
    player: str
    club: int
    matches: int
    goals: int


class CardLine(Record, frozen=True):
    """The yellow cards of a player since its last ban for them, and how many are left before the next."""

    player: str
    club: int
    yellows: int
    left: int


class AbsenceLine(Record, frozen=True):
    """A player that misses the next match: why, since when, and for how many matches."""

    card: int
    player: str
    club: int
    kind: AbsenceKind
    message: Message
    matches: int
    rule: str
    day: int | None
    die: int | None


class NewsLine(Record, frozen=True):
    """A piece of news: a result, a transfer, a decision."""

    number: int  # of the entry in the journal
    at: float | None
    message: Message
    fixture: str | None


class TieLine(Record, frozen=True):
    """A tie of the cup: goals of each leg for both clubs, who went through, and how."""

    tie: str
    home: int | None
    away: int | None
    bye: bool
    may_be_home: tuple[int, ...]  # who may fill the place, if it is not known
    may_be_away: tuple[int, ...]
    legs: tuple[tuple[int, int], ...]  # goals of home and away of the tie, leg by leg
    goals: tuple[int, int] | None
    shoot_out: tuple[int, int] | None
    winner: int | None
    how: TieHow | None
    message: Message | None  # how it was decided
    fixtures: tuple[str, ...]
    yours: bool


class CupRound(Record, frozen=True):
    """A round of the cup."""

    number: int
    message: Message  # its name
    legs: int
    ends: float | None
    ties: tuple[TieLine, ...]


class WaitingLine(Record, frozen=True):
    """Something that waits for you."""

    competition: str
    kind: Literal["line_up", "boosts", "ready", "match", "pick", "fill", "decide"]
    message: Message
    fixture: str | None
    until: float | None


class DraftNow(Record, frozen=True):
    """A draft that is on: who picks, until when, and how many picks are left."""

    club: int
    until: float | None
    pick: int
    picks: int
    yours: bool


class InvitationLine(Record, frozen=True):
    """An invitation, for organisers alone: to a club, or to the next open one."""

    club: int | None
    invitation: str


class CompetitionPage(Record, frozen=True):
    """A competition as somebody may see it."""

    line: CompetitionLine
    version: int  # grows with each change
    now: float
    organiser: bool
    can_join: bool
    squads: bool  # whether its clubs have squads
    market: bool
    cup_places: int  # how many of the table enter the cup; 0: none
    starts: float | None
    clubs: tuple[ClubLine, ...]
    tables: tuple[DivisionTable, ...]
    days: tuple[DayLine, ...]
    fixtures: tuple[FixtureLine, ...]
    scorers: tuple[ScorerLine, ...]
    cards: tuple[CardLine, ...]
    yellows: int
    reds: int
    absences: tuple[AbsenceLine, ...]
    cup: tuple[CupRound, ...]
    champions: tuple[int, ...]
    news: tuple[NewsLine, ...]  # the latest first
    waiting: tuple[WaitingLine, ...]
    draft: DraftNow | None
    invitations: tuple[InvitationLine, ...]
    next_season: str | None
    last_season: str | None


class CompetitionMade(Record, frozen=True):
    """A new competition."""

    competition: str
    invitations: tuple[InvitationLine, ...]


class Joined(Record, frozen=True):
    """The club that an invitation gave you."""

    competition: str
    club: int


class JournalLine(Record, frozen=True):
    """An entry of the journal: time, who, what, why, and whether it can be undone now."""

    number: int
    at: float | None
    by: str | None
    message: Message
    reason: str
    decision: bool
    undone: bool
    can_undo: bool
    no_undo: str  # why not: what depends on it, in the words of the refusal


class WhatIf(Record, frozen=True):
    """What an action would change: clubs whose points or place move, before and after; nothing is stored."""

    points: tuple[tuple[int, int, int], ...]
    places: tuple[tuple[int, int, int], ...]
