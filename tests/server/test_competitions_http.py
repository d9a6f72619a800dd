"""People and competitions over HTTP: identity, limits, hostile input, a season with real matches."""

import re
import time

import msgspec
import pytest

from tests.server.support import site
from tests.server.test_api import COMPETING, check
from touchline.server import openapi
from touchline.server.competitions import http

KEYS = {name: letter * 43 for name, letter in (("Ines", "i"), ("Ruth", "r"), ("Omar", "m"), ("Zoé", "z"))}
BRIEF = {"options": {"clock": "phases:1"}}


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    with site(tmp_path_factory.mktemp("competitions"), workers=0, competition_seconds=0.05, requests_a_second=1e6,
              requests_at_once=10**6) as found:  # fmt: skip
        yield found


def headers(name):
    return {"Authorization": f"Bearer {KEYS[name]}"}


def ask(here, method, path, name=None, body=None):
    content = None if body is None else msgspec.json.encode(body)
    return here.http.request(method, path, headers=headers(name) if name else {}, content=content)


def person(here, name):
    answer = ask(here, "POST", "/api/people", name, {"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def refused(answer, status, error):
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text


def competition(here, name, **more):
    person(here, name)
    given = {"name": "Small", "game": "french-flair", "clubs": [{"who": "computer", "coach": "random"}] * 4,
             "round_seconds": None, "legs": 1, "setup": BRIEF, "early": True}  # fmt: skip
    answer = ask(here, "POST", "/api/competitions", name, given | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def until(here, id, state, name=None):
    for _ in range(600):
        page = ask(here, "GET", f"/api/competitions/{id}", name).json()
        if page["line"]["state"] == state:
            return page
        time.sleep(0.05)
    raise AssertionError(page["line"])


# Names


def test_a_name_is_unique_without_case_and_accents(here):
    assert person(here, "Zoé")["name"] == "Zoé"
    assert person(here, "Zoé")["browsers"][0]["here"]
    refused(ask(here, "POST", "/api/people", "Omar", {"name": "ZOE "}), 409, "name_taken")
    refused(ask(here, "POST", "/api/people", "Zoé", {"name": "Other"}), 409, "has_name")
    refused(ask(here, "POST", "/api/people", None, {"name": "Nobody"}), 401, "no_key")
    refused(ask(here, "GET", "/api/people/me"), 401, "no_name")


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\nb", "\u0301"])
def test_a_name_has_letters_in_one_line(here, name):
    key = {"Authorization": "Bearer " + "n" * 40}
    answer = here.http.post("/api/people", headers=key, content=msgspec.json.encode({"name": name}))
    refused(answer, 400, "bad_setup")


def test_a_personal_link_adds_a_browser_until_it_is_renewed(here):
    person(here, "Zoé")
    link = ask(here, "POST", "/api/people/me/link", "Zoé").json()["link"]
    other = {"Authorization": "Bearer " + "o" * 40}
    added = here.http.post("/api/people/browsers", headers=other, content=msgspec.json.encode({"link": link}))
    assert added.status_code == 201
    assert [one["here"] for one in added.json()["browsers"]] == [False, True]
    renewed = ask(here, "POST", "/api/people/me/link", "Zoé").json()["link"]
    third = {"Authorization": "Bearer " + "t" * 40}
    body = msgspec.json.encode({"link": link})
    refused(here.http.post("/api/people/browsers", headers=third, content=body), 404, "no_link")
    assert renewed != link
    browser = added.json()["browsers"][1]["browser"]
    left = ask(here, "DELETE", f"/api/people/me/browsers/{browser}", "Zoé").json()
    assert len(left["browsers"]) == 1
    refused(here.http.get("/api/people/me", headers=other), 401, "no_name")


def test_secrets_are_not_in_the_database(here, tmp_path_factory):
    person(here, "Zoé")
    link = ask(here, "POST", "/api/people/me/link", "Zoé").json()["link"]
    data = b"".join(file.read_bytes() for file in tmp_path_factory.getbasetemp().glob("competitions*/rooms.db*"))
    assert data
    assert KEYS["Zoé"].encode() not in data
    assert link.encode() not in data


# Competitions


def test_a_season_with_real_matches_is_played_and_can_be_proved(here):
    id = competition(here, "Ines", clubs=[{"who": "computer", "coach": "random"}] * 3)["competition"]
    page = until(here, id, "over")
    assert sum(row["played"] for row in page["tables"][0]["rows"]) == 6
    fixture = page["fixtures"][0]["fixture"]
    record = ask(here, "GET", f"/api/competitions/{id}/fixtures/{fixture}/record")
    assert record.text.startswith('{"format":"touchline-match')
    sheet = ask(here, "GET", f"/api/competitions/{id}/results").text.splitlines()
    assert sheet[0].startswith("Date,Home")
    assert len(sheet) == 4
    assert len(ask(here, "GET", f"/api/competitions/{id}/results?form=json").json()) == 3
    refused(ask(here, "GET", f"/api/competitions/{id}/results?form=xml"), 400, "bad_form")

    from touchline.league.bundle import unpack
    from touchline.league.file import Book
    from touchline.league.proof import prove

    bundle = unpack(ask(here, "GET", f"/api/competitions/{id}/export").content)
    league = Book.read(bundle.seasons[0].encode()).competition
    assert prove(league, bundle.records.get).matches == 3


def test_a_running_competition_shows_no_seed(here):
    made = competition(here, "Ines", clubs=[{"who": "you"}, {"who": "computer", "coach": "random"}])
    until(here, made["competition"], "running")
    refused(ask(here, "GET", f"/api/competitions/{made['competition']}/export", "Ines"), 409, "not_now")
    text = ask(here, "GET", f"/api/competitions/{made['competition']}", "Ines").text
    assert "seed" not in text


def test_managers_only_means_that_nobody_else_sees_it(here):
    made = competition(here, "Ines", clubs=[{"who": "you"}, {"who": "invited"}], seen="managers")
    id, invitation = made["competition"], made["invitations"][0]["invitation"]
    person(here, "Omar")
    refused(ask(here, "GET", f"/api/competitions/{id}", "Omar"), 404, "no_competition")
    shown = here.http.get(f"/api/competitions/{id}", params={"invitation": invitation}, headers=headers("Omar"))
    assert shown.json()["can_join"]
    joined = ask(here, "POST", f"/api/competitions/{id}/join", "Omar", {"invitation": invitation})
    assert joined.json()["club"] == 1
    assert ask(here, "GET", f"/api/competitions/{id}", "Omar").status_code == 200
    assert id in [one["competition"] for one in ask(here, "GET", "/api/competitions", "Omar").json()]
    assert id not in [one["competition"] for one in ask(here, "GET", "/api/competitions").json()]


def test_a_person_plays_a_match_in_a_room_and_its_result_enters(here):
    made = competition(here, "Ruth", clubs=[{"who": "you"}, {"who": "computer", "coach": "random"}])
    id = made["competition"]
    until(here, id, "running")
    seat = ask(here, "POST", f"/api/competitions/{id}/fixtures/1.1/seat", "Ruth").json()
    assert seat["sides"]
    matches = ask(here, "GET", "/api/people/me/matches", "Ruth").json()
    assert (matches[0]["room"], matches[0]["competition"], matches[0]["token"]) == (seat["room"], id, seat["token"])
    resign(here, seat)
    page = until(here, id, "over", "Ruth")
    score = page["fixtures"][0]["score"]
    assert sorted(score) == [0, 3]
    assert ask(here, "GET", "/api/people/me/matches", "Ruth").json()[0]["over"]


def resign(here, seat):
    from websockets.sync.client import connect

    with connect(here.ws) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "protocol": 2, "token": seat["token"]}).decode())
        socket.recv()
        give_up = {"type": "resign", "id": "r", "side": seat["sides"][0]}
        socket.send(msgspec.json.encode(give_up).decode())
        for _ in range(20):
            if "done" in str(socket.recv(timeout=10))[:60]:
                return
        raise AssertionError("no reply")


# Hostile input


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"clubs": [{"who": "you"}]},
        {"clubs": [{"who": "you"}, {"who": "you"}]},
        {"clubs": [{"who": "computer", "coach": "nobody"}] * 2},
        {"clubs": [{"who": "computer", "name": "A"}] * 2},
        {"clubs": [{"who": "computer", "crest": {"colours": ["red", "blue"]}}] * 2},
        {"clubs": [{"who": "computer"}] * 65},
        {"name": ""},
        {"name": "x" * 61},
        {"divisions": [1, 1, 2]},
        {"divisions": [2, 2], "moving": 2},
        {"points": {"win": 1, "draw": 3}},
        {"cup": {"entrants": 9}},
        {"legs": 0},
        {"legs": 3},
        {"start": 1.0},
        {"start": 1e300},
        {"round_seconds": 0},
        {"setup": {"options": {"clock": "never"}}},
        {"setup": []},
        {"game": "counter-attack", "deck": "missing", "setup": {}},
        {"game": "counter-attack", "setup": {"edition": "none"}},
    ],
)
def test_terms_that_cannot_be_played_on_are_refused(here, change):
    person(here, "Ines")
    given = {"name": "X", "game": "french-flair", "clubs": [{"who": "computer"}] * 4, "setup": BRIEF}
    answer = ask(here, "POST", "/api/competitions", "Ines", given | change)
    assert answer.status_code == 400, answer.text
    assert answer.json()["reason"]


@pytest.mark.parametrize(
    ("action", "status"),
    [
        ({"type": "nothing"}, 400),
        ({}, 400),
        ([], 400),
        ({"type": "award", "fixture": "9.9", "score": [1, 0], "reason": "x"}, 409),
        ({"type": "award", "fixture": "1.1", "score": [-1, 0], "reason": "x"}, 400),
        ({"type": "award", "fixture": "1.1", "score": [1, 0], "reason": ""}, 409),
        ({"type": "award", "fixture": "1.1", "score": [1, 0], "reason": "a\nb"}, 409),
        ({"type": "correct", "fixture": "1.1", "score": [1, 0], "reason": "x"}, 409),
        ({"type": "annul", "fixture": "1.1", "reason": "x"}, 409),
        ({"type": "postpone", "fixture": "1.1", "day": 99, "reason": "x"}, 409),
        ({"type": "adjust", "club": 63, "points": 1, "reason": "x"}, 400),
        ({"type": "undo", "entry": 1, "reason": "x"}, 409),
        ({"type": "undo", "entry": 999, "reason": "x"}, 409),
        ({"type": "replace", "club": 0, "coach": "nobody", "reason": "x"}, 409),
        ({"type": "organiser", "name": "Ines", "organises": False}, 409),
        ({"type": "organiser", "name": "Nobody"}, 400),
        ({"type": "start"}, 409),
        ({"type": "line_up", "fixture": "9.9"}, 409),
        ({"type": "offers", "offers": [[1, 2]]}, 409),
        ({"type": "pick", "card": 1}, 409),
        ({"type": "next_season"}, 409),
        ({"type": "return"}, 409),
        ({"type": "rename", "club": 0, "name": "Late"}, 409),
        ({"type": "boosts", "fixture": "1.1", "boosts": [[0, "pace"]] * 7}, 400),
    ],
)
def test_actions_that_do_not_fit_are_refused_and_change_nothing(here, running, action, status):
    before = ask(here, "GET", f"/api/competitions/{running}/journal").json()
    answer = ask(here, "POST", f"/api/competitions/{running}", "Ines", action)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]
    assert ask(here, "GET", f"/api/competitions/{running}/journal").json() == before


@pytest.fixture(scope="module")
def running(here):
    made = competition(here, "Ines", clubs=[{"who": "you"}, {"who": "computer", "coach": "random"}])
    until(here, made["competition"], "running")
    return made["competition"]


def test_others_change_nothing(here, running):
    person(here, "Omar")
    award = {"type": "award", "fixture": "1.1", "score": [1, 0], "reason": "x"}
    refused(ask(here, "POST", f"/api/competitions/{running}", "Omar", award), 403, "not_yours")
    refused(ask(here, "POST", f"/api/competitions/{running}", None, award), 401, "no_name")
    refused(ask(here, "POST", f"/api/competitions/{running}", "Omar", {"type": "leave"}), 403, "not_yours")
    refused(ask(here, "POST", f"/api/competitions/{running}/join", "Omar", {"invitation": "x"}), 403, "not_yours")
    watching = ask(here, "POST", f"/api/competitions/{running}/fixtures/1.1/seat", "Omar")
    refused(watching, 409, "not_now")


@pytest.mark.parametrize("path", ["", "/journal", "/market", "/clubs/0", "/fixtures/1.1", "/results", "/export"])
def test_what_is_not_there_is_said(here, path):
    assert ask(here, "GET", f"/api/competitions/missing{path}").status_code == 404


def test_a_club_and_a_fixture_that_are_not_there(here, running):
    assert ask(here, "GET", f"/api/competitions/{running}/clubs/9").status_code == 404
    assert ask(here, "GET", f"/api/competitions/{running}/fixtures/9.9").status_code == 404
    assert ask(here, "GET", f"/api/competitions/{running}/clubs/0").json()["club"]["yours"] is False


def test_what_would_change_is_shown_and_not_done(here, running):
    adjust = {"type": "adjust", "club": 1, "points": 3, "reason": "x"}
    answer = ask(here, "POST", f"/api/competitions/{running}/what-if", "Ines", adjust).json()
    assert answer["points"] == [[1, 0, 3]]
    assert ask(here, "GET", f"/api/competitions/{running}").json()["tables"][0]["rows"][0]["points"] == 0


def test_a_client_takes_so_many_names_and_competitions_a_day(tmp_path):
    limits = {"people_of_client": 1, "competitions_of_client": 1, "competition_seconds": 60.0}
    with site(tmp_path, workers=0, **limits) as small:
        competition(small, "Ines", clubs=[{"who": "you"}, {"who": "invited"}])
        refused(ask(small, "POST", "/api/people", "Ruth", {"name": "Ruth"}), 429, "too_many_people")
        given = {"name": "Two", "game": "french-flair", "clubs": [{"who": "computer"}] * 2}
        refused(ask(small, "POST", "/api/competitions", "Ines", given), 429, "too_many_competitions")


# The document


def test_the_document_has_every_path():
    routes = {
        (method.lower(), re.sub(r":int}", "}", route.path))
        for route in http.ROUTES
        for method in (route.methods or ())
        if method != "HEAD"
    }
    paths = openapi.document()["paths"]
    told = {(method, path) for path in paths if path.startswith(COMPETING) for method in paths[path]}
    assert told == routes


@pytest.mark.parametrize(
    "path",
    ["", "/clubs/{club}", "/market", "/fixtures/{fixture}", "/journal"],
)
def test_the_document_describes_the_pages(here, running, path):
    document = openapi.document()
    asked = f"/api/competitions/{running}{path}".replace("{club}", "0").replace("{fixture}", "1.1")
    answer = ask(here, "GET", asked, "Ines")
    assert answer.status_code == 200, answer.text
    told = document["paths"][f"/api/competitions/{{competition}}{path}"]["get"]["responses"]["200"]
    check(answer.json(), told["content"]["application/json"]["schema"], document)


@pytest.mark.parametrize("path", ["/api/people/me", "/api/people/me/waiting", "/api/people/me/matches",
                                  "/api/competitions", "/api/titles/counter-attack"])  # fmt: skip
def test_the_document_describes_people_and_titles(here, running, path):
    document = openapi.document()
    answer = ask(here, "GET", path, "Ines")
    told = document["paths"][path.replace("counter-attack", "{game}")]["get"]["responses"]["200"]
    check(answer.json(), told["content"]["application/json"]["schema"], document)
