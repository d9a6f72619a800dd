"""What browsers ask of competitions: a new one, and the actions of organisers and managers.

Clubs are counted from 0 in the order of the competition, fixtures and players are known by the ids that pages give.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from touchline.kernel import Record, Side
from touchline.server.wire.sizes import MOST_CLUBS, MOST_OFFERS, Card, ClubName, Goals, Id, Name, Place, Secret, Text

Shape = Literal["shield", "round", "diamond", "pennant"]
Seen = Literal["managers", "link", "lobby"]
WhoPlays = Literal["you", "invited", "computer"]


class CrestRequest(Record, frozen=True):
    """A crest: a shape, two colours as in #1b4965, and up to three letters."""

    shape: Shape = "shield"
    colours: tuple[Text, Text] = ("#1b4965", "#f4f1de")
    letters: Annotated[str, Meta(max_length=3)] = ""


class ClubRequest(Record, frozen=True):
    """A club: its name and who manages it. Without a name one is invented, without a crest too."""

    who: WhoPlays = "invited"
    name: ClubName = ""
    coach: Text = "steady"  # of a computer
    crest: CrestRequest | None = None


class PointsRequest(Record, frozen=True):
    """What a result is worth; tries and margin earn bonus points, 0: none."""

    win: Annotated[int, Meta(ge=0, le=20)] = 3
    draw: Annotated[int, Meta(ge=0, le=20)] = 1
    loss: Annotated[int, Meta(ge=0, le=20)] = 0
    tries: Annotated[int, Meta(ge=0, le=20)] = 0
    margin: Annotated[int, Meta(ge=0, le=99)] = 0


class CupRequest(Record, frozen=True):
    """A cup for the first of the table, or for all clubs if there is no league."""

    entrants: Annotated[int, Meta(ge=2, le=MOST_CLUBS)] = 4
    legs: Literal[1, 2] = 1
    away_goals: bool = True


class LatenessRequest(Record, frozen=True):
    """What happens when somebody is late."""

    line_up: Literal["stand_in", "organiser"] = "stand_in"
    match: Literal["carry", "award", "organiser"] = "carry"  # at the end of its round: into the next, or 0-3
    absent: Literal["computer", "organiser"] = "computer"  # after two rounds in a row


class CompetitionRequest(Record, frozen=True):
    """A new competition; only its name and clubs are needed."""

    name: Annotated[str, Meta(max_length=60)]
    game: Text
    clubs: Annotated[tuple[ClubRequest, ...], Meta(min_length=2, max_length=MOST_CLUBS)]
    legs: Literal[0, 1, 2] = 2  # how often a pair meets; 0: a cup only
    divisions: Annotated[tuple[int, ...], Meta(max_length=8)] = ()
    moving: Annotated[int, Meta(ge=0, le=32)] = 0
    points: PointsRequest | None = None  # by default those of the game
    cup: CupRequest | None = None
    start: float | None = None  # when round 1 opens; None: as soon as every club has somebody
    round_seconds: Annotated[int, Meta(ge=10, le=400 * 86_400)] | None = 7 * 86_400  # None: no deadlines
    early: bool = False  # whether a round opens as soon as the one before is over
    squads: Literal["lot", "draft"] = "lot"
    deck: Text | None = None  # an uploaded one; by default one of invented players, large enough
    market: bool = True
    seen: Seen = "link"
    lateness: LatenessRequest = LatenessRequest()
    setup: dict[str, Any] = field(default_factory=dict)  # edition and options of all matches


class ChampionsRequest(Record, frozen=True):
    """A champions' cup: for the winners of all divisions of some competitions that you organise and that are over."""

    name: Annotated[str, Meta(max_length=60)]
    competitions: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=16)]
    legs: Literal[1, 2] = 2
    away_goals: bool = True
    start: float | None = None
    round_seconds: Annotated[int, Meta(ge=10, le=400 * 86_400)] | None = 7 * 86_400
    seen: Seen = "link"


class JoinRequest(Record, frozen=True):
    """Take a club by an invitation: a personal one for its club, or the one for all for the first open club."""

    invitation: Secret


# Actions, one a request


class StartRequest(Record, frozen=True, tag="start"):
    """Organiser: computers take the open clubs, and the competition starts."""


class InviteRequest(Record, frozen=True, tag="invite"):
    """Organiser: a new invitation to a club, or the one for all; the one before no longer opens anything."""

    club: Place | None = None


class RenameRequest(Record, frozen=True, tag="rename"):
    """Manager or organiser, before the start: the name and crest of a club."""

    club: Place
    name: ClubName
    crest: CrestRequest | None = None


class ReplaceRequest(Record, frozen=True, tag="replace"):
    """Organiser: a computer takes a club, or another person is invited to it (coach: human)."""

    club: Place
    coach: Text
    reason: Text


class OrganiserRequest(Record, frozen=True, tag="organiser"):
    """Organiser: another organiser by name, or one less; at least one remains."""

    name: Name
    organises: bool = True


class AwardRequest(Record, frozen=True, tag="award"):
    """Organiser: a result without a match."""

    fixture: Id
    score: tuple[Goals, Goals]
    reason: Text


class CorrectRequest(Record, frozen=True, tag="correct"):
    """Organiser: the score that counts instead of that of the match."""

    fixture: Id
    score: tuple[Goals, Goals]
    reason: Text


class AnnulRequest(Record, frozen=True, tag="annul"):
    """Organiser: a match is played again."""

    fixture: Id
    reason: Text


class PostponeRequest(Record, frozen=True, tag="postpone"):
    """Organiser: a match is played on a later day of the league."""

    fixture: Id
    day: Annotated[int, Meta(ge=1, le=1000)]
    reason: Text


class AdjustRequest(Record, frozen=True, tag="adjust"):
    """Organiser: points for a club, or taken from it."""

    club: Place
    points: Annotated[int, Meta(ge=-99, le=99)]
    reason: Text


class AbsenceRequest(Record, frozen=True, tag="absence"):
    """Organiser: yellow cards and absences of a player as they are from now on."""

    club: Place
    card: Card
    yellows: Annotated[int, Meta(ge=0, le=2)]
    injured: Annotated[int, Meta(ge=0, le=99)]
    banned: Annotated[int, Meta(ge=0, le=99)]
    reason: Text


class UndoRequest(Record, frozen=True, tag="undo"):
    """Organiser: a decision taken back, by its number in the journal."""

    entry: Annotated[int, Meta(ge=1)]
    reason: Text


class NextSeasonRequest(Record, frozen=True, tag="next_season"):
    """Organiser: the next season with the same clubs; squads kept or redrawn."""

    squads: Literal["kept", "lot", "draft"] = "kept"
    start: float | None = None


class LeaveRequest(Record, frozen=True, tag="leave"):
    """Manager: give the club up; before the start somebody else may take it, after it a computer does."""


class ReturnRequest(Record, frozen=True, tag="return"):
    """Manager: take the club back from the computer that stands in."""


class OffersRequest(Record, frozen=True, tag="offers"):
    """Manager: the sealed offers for the end of the round, the dearest wish first; none: withdrawn."""

    offers: Annotated[tuple[tuple[Card, Card], ...], Meta(max_length=MOST_OFFERS)]  # card to buy, card to release


class PickRequest(Record, frozen=True, tag="pick"):
    """Manager: the card drafted now."""

    card: Card


class SaveLineUpRequest(Record, frozen=True, tag="save_line_up"):
    """Manager: a line-up saved under a name; the cards of shirts 1 to 16."""

    name: Annotated[str, Meta(max_length=24)]
    formation: Id
    squad: Annotated[tuple[Card, ...], Meta(max_length=16)]


class LineUpRequest(Record, frozen=True, tag="line_up"):
    """Manager: the line-up of a match, sealed until both are in. Without cards the computer chooses them."""

    fixture: Id
    formation: Id = ""
    squad: Annotated[tuple[Card, ...], Meta(max_length=16)] = ()


class BoostsRequest(Record, frozen=True, tag="boosts"):
    """Home manager: the boosts so far, card and attribute."""

    fixture: Id
    boosts: Annotated[tuple[tuple[Card, Id], ...], Meta(max_length=6)]


class ReadyRequest(Record, frozen=True, tag="ready"):
    """Manager: ready for the match, or not yet."""

    fixture: Id
    ready: bool = True


CompetitionAction = (
    StartRequest | InviteRequest | RenameRequest | ReplaceRequest | OrganiserRequest | AwardRequest
    | CorrectRequest | AnnulRequest | PostponeRequest | AdjustRequest | AbsenceRequest | UndoRequest
    | NextSeasonRequest | LeaveRequest | ReturnRequest | OffersRequest | PickRequest | SaveLineUpRequest
    | LineUpRequest | BoostsRequest | ReadyRequest
)  # fmt: skip
"""What an organiser or a manager does, by its type."""


# The travelling title


class TitleRequest(Record, frozen=True):
    """Challenge the holder, leave the line, or answer the first challenger, which makes the match."""

    action: Literal["challenge", "withdraw", "answer"]
    side: Side | None = None  # that the holder takes; by default home
