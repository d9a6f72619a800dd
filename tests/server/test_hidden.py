"""No byte sent reveals what `view` hides: hands, piles and declared plays of French Flair."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from tests.server.support import building, run, take
from tests.server.test_room import new_id, two_people
from tests.support.matches import redealt
from touchline.french_flair import State, game
from touchline.french_flair.rules.open_play import PlayedCards
from touchline.kernel import SIDES, Choose, Seeded, Side
from touchline.server import tasks
from touchline.session.protocol.messages import Answer, Done, Recall, Recalled, Refused

PRESENTERS = ["tests.server.small:PRESENTERS", "touchline.session.presenters:PRESENTERS"]


def check_scene(scene: Any, state: State, audience: Side | None) -> None:
    """A scene shows its audience's hand only, piles by number, and no declared play of the other side."""
    hand = sorted(card["card"] for card in scene["hand"])
    assert scene["whose"] == audience
    assert hand == (sorted(state.hand(audience)) if audience else [])
    for side, bench in zip(SIDES, scene["benches"], strict=True):
        assert bench["held"] == len(state.hand(side))
        assert isinstance(bench["pile"], int)
    declares = any(isinstance(step, PlayedCards) for step in state.stack)
    if not declares or audience != state.attack:
        assert not scene["declared"]


def check_event(event: Any, audience: Side | None) -> None:
    """An event reveals no draw and no declared play of the other side."""
    if event["type"] == "Drawn" and event.get("side") != audience:
        assert not event.get("cards")
    if event["type"] == "Declared":
        assert event.get("side") == audience


@pytest.mark.parametrize("presenters", PRESENTERS)
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_no_audience_sees_hidden_information(tmp_path_factory, presenters, seed):
    async def test():
        async with building(tmp_path_factory.mktemp("rooms"), presenters=presenters) as found:
            _, room, home, away, watcher = await two_people(found)
            randbelow = Seeded(seed, "pages").randbelow
            while not room.session.over:
                for page in (home, away, watcher):
                    audience = page.sides[0] if page.sides else None
                    snapshot = msgspec.to_builtins(page.snapshot)
                    check_scene(snapshot["scene"], room.session.state, audience)
                    if snapshot["question"] is not None and snapshot["question"]["side"] != audience:
                        assert not snapshot["question"]["groups"]
                request = room.session.request
                page = home if room.session.asked == "home" else away
                answer = game.format_answer(request.at_random(randbelow))
                assert isinstance(await take(room, page, Answer(new_id(), room.session.number, answer)), Done)
            for page in (home, away, watcher):
                audience = page.sides[0] if page.sides else None
                for raw in page.received:
                    message = json.loads(raw)
                    entries = message.get("entries", [step["entry"] for step in message.get("steps", ())])
                    for event in (event for entry in entries for event in entry["events"]):
                        check_event(event["event"], audience)

            await check_recalled(room, (home, away, watcher))

    run(test())


async def check_recalled(room: Any, pages: Any) -> None:
    """An earlier scene shows its audience what it could see then; entries that never existed are refused."""
    last = room.session.last
    for page in pages:
        audience = page.sides[0] if page.sides else None
        for entry in (0, last // 3, last // 2, last):
            recalled = await take(room, page, Recall(new_id(), entry))
            assert isinstance(recalled, Recalled)
            assert recalled.entry == entry
            scene = msgspec.to_builtins(recalled.scene)
            assert scene["whose"] == audience
            assert bool(scene["hand"]) <= bool(audience)
            assert [len(scene["hand"])] == [
                bench["held"] for side, bench in zip(SIDES, scene["benches"], strict=True) if side == audience
            ] or not audience
        for entry in (-1, last + 1):
            refused = await take(room, page, Recall(new_id(), entry))
            assert isinstance(refused, Refused)
            assert refused.error == "too_late"


@pytest.mark.parametrize("presenters", PRESENTERS)
def test_the_bytes_do_not_depend_on_what_is_hidden(presenters):
    """With another hand and play of the other side, every byte of a scene and a question stays the same."""
    presenter = tasks.load_presenters(presenters)["french-flair"]
    encode, compared = msgspec.json.encode, 0
    for seed in range(80):
        chance, randbelow = Seeded(seed), Seeded(seed, "decides").randbelow
        state = game.start()
        for _ in range(20 + seed):
            request = game.request(state)
            if request is None:
                break
            answer = request.at_random(randbelow) if isinstance(request, Choose) else chance.answer(request)
            state, _ = game.step(state, answer)
        request = game.request(state)
        if not isinstance(request, Choose):
            continue
        for side in SIDES:
            changed = redealt(state, side, randbelow)
            for audience in (side, None):
                assert encode(presenter.scene(state, audience)) == encode(presenter.scene(changed, audience))
            # Between two people on one screen, the page shows a scene without these fields: what a watcher is sent.
            covered = structs.replace(presenter.scene(state, side), hand=(), whose=None, declared=(), played=0)
            assert encode(covered) == encode(presenter.scene(state, None))
            to_move = request.side == side
            again = game.request(changed)
            assert isinstance(again, Choose)
            question = encode(presenter.question(state, request, 1, to_move=to_move))
            assert question == encode(presenter.question(changed, again, 1, to_move=to_move))
            compared += 1
    assert compared > 20
