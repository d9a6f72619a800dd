"""Hints: who gets them, their content, late ones; and the ways a match may end."""

import asyncio
import os
import signal

import msgspec
import pytest

from tests.server.support import INVITED, RANDOM, SCREEN, STEADY, building, room_request, run
from tests.server.test_room import play_out
from tests.server.test_thinking import waited
from touchline.coaches.registry import win_draw_loss
from touchline.coaches.win_draw_loss import WinDrawLoss
from touchline.french_flair import game as rugby
from touchline.french_flair.model import Team
from touchline.i18n import LANGUAGES
from touchline.i18n.localization import Localization
from touchline.kernel import HOME, Choose, Seeded, replace
from touchline.session.protocol.messages import Hint, Hinted, Refused, Welcome
from touchline.session.protocol.questions import Advice

ADVISER = "tests.server.small:SmallAdviser"


def told(reply):
    """The hint itself, encoded by the process that computed it."""
    assert isinstance(reply, Hinted), reply
    return msgspec.json.decode(msgspec.json.encode(reply.advice), type=Advice)


def refused(message):
    assert isinstance(message, Refused), message
    return message.error


def hinted(page):
    """Whether a page may ask for hints, by its welcome."""
    return next(message.hints for message in page.messages if isinstance(message, Welcome))


@pytest.mark.parametrize("game", ["french-flair", "counter-attack"])
def test_a_hint_holds_a_few_answers_with_what_each_is_worth(tmp_path, game):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            room, page = await found.enter((await found.make(room_request(game, SCREEN, STEADY))).token)
            await waited(room, page)
            ranked = told(await room.bots.reply(page, Hint("a", page.number))).answers
            assert 0 < len(ranked) <= 3
            assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
            assert all(room.session.game.parse_answer(one.answer) in room.session.request for one in ranked)  # type: ignore[operator]
            assert all(0 <= one.value <= 1 for one in ranked)

    run(test())


@pytest.mark.parametrize("game", ["french-flair", "counter-attack"])
def test_the_strongest_coach_gives_its_reasons(tmp_path, game):
    async def test():
        async with building(tmp_path, thinks=True) as found:
            room, page = await found.enter((await found.make(room_request(game, SCREEN, SCREEN))).token)
            for one in told(await room.bots.reply(page, Hint("a", page.number))).answers:
                assert all(Localization(language).format(one.why) for language in LANGUAGES)

    run(test())


def test_a_hint_comes_of_what_its_side_sees(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            room, page = await found.enter((await found.make(room_request(home=SCREEN, away=SCREEN))).token)
            seen = set[object]()
            while len(seen) < 2:
                side = room.session.asked
                why = told(await room.bots.reply(page, Hint("a", page.number))).answers[0].why
                assert why.args == {"seen-by": side, "kind": "View"}
                seen.add(side)
                await play_out((page,), room, most=1)

    run(test())


def test_a_request_is_thought_about_once(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            room, page = await found.enter((await found.make(room_request(home=SCREEN, away=SCREEN))).token)
            number, before = page.number, found.pool.tasks
            hints = await asyncio.gather(*[room.bots.reply(page, Hint(f"{n}", number)) for n in range(4)])
            first, *others = map(told, hints)
            assert others == [first] * 3
            assert found.pool.tasks == before + 1
            await play_out((page,), room, most=1)
            await room.bots.reply(page, Hint("next", page.number))
            assert found.pool.tasks == before + 2

    run(test())


@pytest.mark.parametrize(
    ("away", "hints", "allowed"),
    [
        (STEADY, None, True),
        (SCREEN, None, True),
        (INVITED, None, False),
        (INVITED, True, True),
        (INVITED, False, False),
        (STEADY, False, False),
    ],
)
def test_who_may_ask_for_hints(tmp_path, away, hints, allowed):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            made = await found.make(replace(room_request(home=SCREEN, away=away), hints=hints))
            found.restart()  # it is stored with the seats
            room, page = await found.enter(made.token)
            await waited(room, page)
            assert hinted(page) == allowed
            hint = await room.bots.reply(page, Hint("a", page.number))
            if allowed:
                assert told(hint).answers
            else:
                assert refused(hint) == "no_hints"

    run(test())


def test_nobody_is_given_a_hint_out_of_turn(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            made = await found.make(replace(room_request(home=SCREEN, away=INVITED), hints=True))
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            _, watcher = await found.enter(made.watch)
            asked, idle = (home, away) if room.session.asked == "home" else (away, home)
            number = asked.number
            assert told(await room.bots.reply(asked, Hint("a", number))).answers
            assert refused(await room.bots.reply(idle, Hint("b", number))) == "not_your_turn"
            assert refused(await room.bots.reply(watcher, Hint("c", number))) == "watching"
            assert refused(await room.bots.reply(asked, Hint("d", number - 1))) == "too_late"
            assert not hinted(watcher)

    run(test())


def test_a_hint_for_a_request_that_is_gone_is_dropped(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True, adviser=ADVISER) as found:
            room, page = await found.enter((await found.make(room_request(home=SCREEN, away=SCREEN))).token)
            await room.bots.reply(page, Hint("first", page.number))
            await play_out((page,), room, most=1)
            (process,) = found.pool.pids
            os.kill(process, signal.SIGSTOP)
            asking = asyncio.ensure_future(room.bots.reply(page, Hint("late", page.number)))
            await asyncio.sleep(0.05)
            await play_out((page,), room, most=1)
            os.kill(process, signal.SIGCONT)
            assert refused(await asking) == "too_late"

    run(test())


def test_a_coach_without_advice_gives_no_hint(tmp_path):
    async def test():
        async with building(tmp_path, thinks=True, adviser="random") as found:
            room, page = await found.enter((await found.make(room_request(home=SCREEN, away=SCREEN))).token)
            assert refused(await room.bots.reply(page, Hint("a", page.number))) == "not_offered"

    run(test())


# How a match may end


@pytest.mark.parametrize("game", ["french-flair", "counter-attack"])
def test_everybody_sees_the_same_winning_chance(tmp_path, game):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(game, SCREEN, INVITED))
            room, home = await found.enter(made.token)
            _, away = await found.enter(made.invitations["away"])
            _, watcher = await found.enter(made.watch)
            seen = set[WinDrawLoss]()
            while not room.session.over:
                (win_draw_loss,) = {page.snapshot.win_draw_loss for page in (home, away, watcher)}
                assert win_draw_loss is not None
                assert win_draw_loss.home + win_draw_loss.draw + win_draw_loss.away == pytest.approx(1)
                seen.add(win_draw_loss)
                await play_out((home, away), room, most=1)
            assert len(seen) > 1
            assert watcher.snapshot.win_draw_loss is None

    run(test())


def test_an_outlook_tells_nothing_of_the_hands():
    """Cards change places between hand and pile, unseen by the other side; declared plays stay secret."""
    state, chance, coach = rugby.start(), Seeded("dealt"), Seeded("coach")
    seen = set[WinDrawLoss]()
    while (request := rugby.request(state)) is not None:
        now = win_draw_loss(rugby.name, rugby.view(state, HOME))
        seen.add(now)
        dealt = replace(state, home=_dealt_anew(state.home), away=_dealt_anew(state.away))
        assert win_draw_loss(rugby.name, rugby.view(dealt, HOME)) == now
        answer = request.at_random(coach.randbelow) if isinstance(request, Choose) else chance.answer(request)
        state, _ = rugby.step(state, answer)
    assert len(seen) > 50


def _dealt_anew(team: Team) -> Team:
    """A side with as many cards in hand, different ones as far as possible."""
    cards = (*team.pile, *team.hand)
    return replace(team, hand=cards[: len(team.hand)], pile=cards[len(team.hand) :])


def test_computers_are_watched_without_hints(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            _, page = await found.enter((await found.make(room_request(home=RANDOM, away=RANDOM))).token)
            assert not hinted(page)

    run(test())
