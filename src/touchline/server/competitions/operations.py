"""The operations of people and competitions, for the OpenAPI document."""

from typing import Any, Final

from touchline.server.operation import Operation, parameter
from touchline.server.wire.clubs import ClaimRequest, ClubPage, FixturePage, MarketPage, MatchLine, SeatMade, TitlePage
from touchline.server.wire.competition_requests import (
    ChampionsRequest,
    CompetitionAction,
    CompetitionRequest,
    JoinRequest,
    TitleRequest,
)
from touchline.server.wire.competitions import (
    CompetitionLine,
    CompetitionMade,
    CompetitionPage,
    Joined,
    JournalLine,
    WaitingLine,
    WhatIf,
)
from touchline.server.wire.people import LinkRequest, Me, PersonalLink, PersonRequest

_ID: Final = parameter("competition", "path", "The id of the competition.")
_FIXTURE: Final = parameter("fixture", "path", "The id of the fixture, such as 3.2.")
_GAME: Final = parameter("game", "path", "The name of the game.")
_INVITATION: Final = parameter("invitation", "query", "An invitation, which shows a competition of managers only.")
_READS: Final = (404, 429)
_CHANGES: Final = (400, 401, 403, 404, 409, 413, 429)


def _get(path: str, name: str, summary: str, gives: Any, *parameters: dict[str, Any], **more: Any) -> Operation:
    given: dict[str, Any] = {"parameters": parameters, "refuses": _READS, "bearer": True, "name": name}
    return Operation("get", path, summary, gives, **given | more)


def _post(
    path: str, name: str, summary: str, gives: Any, takes: Any, *parameters: dict[str, Any], status: int = 200
) -> Operation:
    return Operation("post", path, summary, gives, takes, parameters, status, _CHANGES, bearer=True, name=name)


_COMPETITION: Final = "/api/competitions/{competition}"
OPERATIONS: Final = (
    _post("/api/people", "make_person", "Take a name for the key in the header.", Me, PersonRequest, status=201),
    _get("/api/people/me", "get_me", "The person whose key it is.", Me, refuses=(401, 429)),
    _post("/api/people/me/link", "make_link", "A new personal link, shown once.", PersonalLink, None),
    _post("/api/people/browsers", "add_browser", "Add a browser by a personal link.", Me, LinkRequest, status=201),
    Operation(
        "delete", "/api/people/me/browsers/{browser}", "Remove a browser.", Me,
        parameters=(parameter("browser", "path", "The id of the browser."),), refuses=_CHANGES, bearer=True,
        name="remove_browser",
    ),
    _get("/api/people/me/waiting", "get_waiting", "What waits for you.", tuple[WaitingLine, ...], refuses=(401, 429)),
    _get("/api/people/me/matches", "get_matches", "Your matches.", tuple[MatchLine, ...], refuses=(401, 429)),
    _post("/api/people/me/matches", "claim_matches", "Matches of tokens become yours.", tuple[MatchLine, ...],
          ClaimRequest),
    _get("/api/competitions", "get_competitions", "Your competitions, then the public ones.",
         tuple[CompetitionLine, ...], refuses=(429,)),
    _post("/api/competitions", "make_competition", "Create a competition.", CompetitionMade, CompetitionRequest,
          status=201),
    _post("/api/champions", "make_champions_cup", "Create a cup for the champions of competitions that are over.",
          CompetitionMade, ChampionsRequest, status=201),
    _get(_COMPETITION, "get_competition", "A competition, as you may see it.", CompetitionPage, _ID, _INVITATION),
    _post(_COMPETITION, "act", "Do something, as an organiser or manager.", CompetitionPage, CompetitionAction, _ID),
    _post(f"{_COMPETITION}/what-if", "what_if", "What an action would change.", WhatIf, CompetitionAction, _ID),
    _post(f"{_COMPETITION}/join", "join", "Take a club by an invitation.", Joined, JoinRequest, _ID),
    _get(f"{_COMPETITION}/clubs/{{club}}", "get_club", "A club.", ClubPage, _ID,
         parameter("club", "path", "The place of the club, counted from 0.", type="integer")),
    _get(f"{_COMPETITION}/market", "get_market", "The market, with your offers.", MarketPage, _ID,
         refuses=(404, 409, 429)),
    _get(f"{_COMPETITION}/fixtures/{{fixture}}", "get_fixture", "A match and its preparation.", FixturePage, _ID,
         _FIXTURE, refuses=(404, 409, 429)),
    _post(f"{_COMPETITION}/fixtures/{{fixture}}/seat", "take_seat", "A seat to play or watch a match.", SeatMade, None,
          _ID, _FIXTURE),
    _get(f"{_COMPETITION}/fixtures/{{fixture}}/record", "get_fixture_record", "The record of a match.",
         "application/jsonl", _ID, _FIXTURE),
    _get(f"{_COMPETITION}/journal", "get_journal", "The journal, the latest entry first.", tuple[JournalLine, ...],
         _ID),
    _get(f"{_COMPETITION}/results", "get_results", "The results sheet.", "text/csv", _ID,
         parameter("form", "query", "CSV or JSON.", enum=["csv", "json"], default="csv"), refuses=(400, 404, 409, 429)),
    _get(f"{_COMPETITION}/export", "export", "A competition that is over, as one file with all records.",
         "application/gzip", _ID, refuses=(404, 409, 429)),
    _get("/api/titles/{game}", "get_title", "The travelling title of a game.", TitlePage, _GAME),
    _post("/api/titles/{game}", "act_on_title", "Challenge the holder, withdraw or answer.", TitlePage, TitleRequest,
          _GAME),
)  # fmt: skip
