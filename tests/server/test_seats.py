"""Seats: invitations work once, seats can be handed back, and everybody sees who is present."""

import asyncio
import sqlite3

import pytest

from tests.server.client import Browser, secret_of
from tests.server.support import INVITED, SCREEN, STEADY, Clock, building, room_request, run, site, take
from tests.server.test_room import led_on
from touchline.server.seats import InvitationUsed, NoSuchRoom
from touchline.server.wire import closings
from touchline.session.protocol.messages import (
    PROTOCOL,
    Changed,
    Done,
    HandBack,
    Hello,
    Invite,
    Invited,
    People,
    Refused,
    Rematch,
    Resign,
    Welcome,
)

OTHER = "o" * 43


def welcome(page):
    (found,) = (message for message in page.messages if isinstance(message, Welcome))
    return found


def seats(page):
    """The people present, as a page last heard."""
    told = [message for message in page.messages if isinstance(message, (Welcome, Changed, People))]
    return {seat.side: seat for seat in told[-1].seats}


# Invitations


def test_an_invitation_is_accepted_once(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            invitation = made.invitations["away"]
            _, guest = await found.enter(invitation)
            assert (guest.sides, guest.token) == (("away",), secret_of(invitation))
            assert welcome(guest).token == guest.token
            with pytest.raises(InvitationUsed):
                await found.enter(invitation, secret=OTHER)
            _, again = await found.enter(guest.token)
            assert again.sides == ("away",)

    run(test())


def test_whoever_comes_too_late_for_an_invitation_may_watch(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            invitation = made.invitations["away"]
            await found.enter(invitation)
            room, sitting = await found.rooms.find(invitation, OTHER, watch=True)
            assert (sitting.sides, sitting.host) == ((), False)
            assert sitting == (await found.rooms.find(invitation, "", watch=True))[1]
            assert room.attendance.vacant == frozenset()
            _, again = await found.enter(sitting.token)
            assert again.sides == ()
            with pytest.raises(NoSuchRoom):
                await found.rooms.find("broken", OTHER, watch=True)

    run(test())


def test_host_and_guest_have_a_link_to_watch(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            _, guest = await found.enter(made.invitations["away"])
            for page in (host, guest):
                links = []
                for asked in ("one", "two"):
                    room.take(page, Invite(asked, None))
                    while room.occupied:
                        await asyncio.sleep(0)
                    links += [link for link in page.messages[-1:] if isinstance(link, Invited)]
                assert [(link.id, link.side) for link in links] == [("one", None), ("two", None)]
                assert links[0].token == links[1].token
                _, watcher = await found.enter(links[0].token)
                assert watcher.sides == ()
            refused = await take(room, watcher, Invite("no", None))
            assert isinstance(refused, Refused)
            assert refused.error == "not_yours"

    run(test())


def test_the_host_cannot_open_the_seat_of_the_guest(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            await found.enter(made.invitations["away"])
            for known in (made.token, made.watch, *made.invitations.values()):
                try:
                    _, page = await found.enter(known, secret=OTHER)
                except InvitationUsed:
                    continue
                assert "away" not in page.sides
            assert await found.rooms.statuses((made.invitations["away"],)) == ()

    run(test())


def test_a_welcome_that_was_lost_costs_nobody_the_seat(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            invitation = made.invitations["away"]
            await found.rooms.find(invitation, OTHER)
            found.restart()
            _, page = await found.enter(invitation, secret=OTHER)
            assert (page.sides, page.token) == (("away",), OTHER)

    run(test())


def test_of_two_who_accept_at_once_one_has_the_seat(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            asked = [found.enter(made.invitations["away"], secret=f"{n}" * 40) for n in range(5)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(one, InvitationUsed) for one in told) == 4

    run(test())


@pytest.mark.parametrize("secret", ["", "short", "s" * 129], ids=["none", "short", "long"])
def test_an_invitation_needs_a_good_secret(tmp_path, secret):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            with pytest.raises(NoSuchRoom, match="secret"):
                await found.rooms.find(made.invitations["away"], secret)
            await found.enter(made.invitations["away"])

    run(test())


def test_the_invitation_itself_is_no_secret(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            for known in (made.invitations["away"], made.token):
                with pytest.raises(NoSuchRoom):
                    await found.rooms.find(made.invitations["away"], known)

    run(test())


def test_an_invitation_stored_before_works_until_its_first_use(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            with sqlite3.connect(tmp_path / "rooms.db") as connection:
                connection.execute("UPDATE seats SET kind = NULL")
            found.restart()
            token = made.invitations["away"]
            _, host = await found.enter(made.token)
            assert (host.token, host.host, host.sides) == (made.token, True, ("home",))
            _, guest = await found.enter(token)
            assert (guest.sides, guest.token) == (("away",), secret_of(token))
            with pytest.raises(InvitationUsed):
                await found.enter(token, secret=OTHER)
            _, watcher = await found.enter(made.watch)
            assert (watcher.sides, watcher.host) == ((), False)

    run(test())


def test_a_rematch_is_open_to_those_who_played_alone(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            _, guest = await found.enter(made.invitations["away"])
            await take(room, host, Resign("r", "home"))
            await take(room, host, Rematch("1"))
            await take(room, guest, Rematch("2"))
            _, again = await found.enter(led_on(guest).token)
            assert again.sides == ("home",)
            _, me = await found.enter(led_on(host).token)
            assert (me.sides, me.host) == (("away",), True)
            # What the host knew of the guest's seat leads nowhere.
            following = await found.rooms.seats.follow(made.invitations["away"], "elsewhere", (), host=False)
            assert following not in (again.token, guest.token)

    run(test())


def test_a_used_invitation_is_reported_to_the_browser(tmp_path):
    with site(tmp_path) as here:
        made = here.make(room_request())

        async def test():
            async with Browser(here.ws, made.invitations["away"]):
                late = Browser(here.ws, made.invitations["away"])
                await late.open()
                await late.send(Hello(PROTOCOL, made.invitations["away"], secret=OTHER))
                assert isinstance(await late.next(), Refused)
                assert late.socket is not None
                await late.socket.wait_closed()
                assert late.socket.close_code == closings.INVITATION_USED.code

        run(test())


# Inviting again, handing back


def test_a_new_invitation_replaces_the_one_before(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            assert welcome(host).host
            assert seats(host)["away"].vacant
            room.take(host, Invite("i", "away"))
            while not isinstance(told := host.messages[-1], Invited):
                await asyncio.sleep(0)
            assert (told.id, told.side) == ("i", "away")
            with pytest.raises(NoSuchRoom):
                await found.enter(made.invitations["away"])
            _, guest = await found.enter(told.token)
            assert guest.sides == ("away",)
            assert not seats(host)["away"].vacant

    run(test())


@pytest.mark.parametrize("who", ["guest", "watcher"])
def test_only_the_host_invites(tmp_path, who):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(home=INVITED, away=INVITED))
            token = made.watch if who == "watcher" else made.invitations["home"]
            room, page = await found.enter(token)
            refused = await take(room, page, Invite("i", "away"))
            assert isinstance(refused, Refused)
            assert refused.error == "not_yours"
            _, host = await found.enter(made.token)
            assert (host.sides, host.host) == ((), True)
            room.take(host, Invite("j", "away"))
            while not isinstance(host.messages[-1], Invited):
                await asyncio.sleep(0)

    run(test())


def test_nobody_is_invited_to_a_seat_that_is_taken(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            await found.enter(made.invitations["away"])
            for side in ("home", "away"):
                refused = await take(room, host, Invite(side, side))
                assert isinstance(refused, Refused)
                assert refused.error == "not_yours"

    run(test())


def test_a_seat_is_handed_back_and_given_to_another_person(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            _, guest = await found.enter(made.invitations["away"])
            _, tab = await found.enter(guest.token)
            assert isinstance(await take(room, guest, HandBack("h")), Done)
            assert guest.dismissed
            assert tab.dismissed
            assert not host.left
            for page in (guest, tab):
                room.exit(page)
            assert seats(host)["away"].vacant
            for known in (guest.token, made.invitations["away"]):
                with pytest.raises(NoSuchRoom):
                    await found.enter(known)
            room.take(host, Invite("i", "away"))
            while not isinstance(told := host.messages[-1], Invited):
                await asyncio.sleep(0)
            _, other = await found.enter(told.token, secret=OTHER)
            assert other.sides == ("away",)
            found.restart()
            _, other = await found.enter(OTHER)
            assert not seats(other)["away"].vacant

    run(test())


def test_only_a_guest_hands_a_seat_back(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            _, watcher = await found.enter(made.watch)
            for page in (host, watcher):
                refused = await take(room, page, HandBack("h"))
                assert isinstance(refused, Refused)
                assert refused.error == "not_yours"

    run(test())


# Who is there


def test_who_is_there_since_when_and_how_often(tmp_path):
    async def test():
        clock = Clock()
        async with building(tmp_path, now=clock, monotonic=clock) as found:
            made = await found.make(room_request())
            room, host = await found.enter(made.token)
            came = clock()
            clock.passes(60)
            _, guest = await found.enter(made.invitations["away"])
            _, watcher = await found.enter(made.watch)
            clock.passes(60)
            _, tab = await found.enter(guest.token)
            for page in (host, guest, watcher, tab):
                home, away = seats(page)["home"], seats(page)["away"]
                assert (home.open, home.since, home.present) == (1, came, True)
                assert (away.open, away.since, away.present) == (2, came + 60, True)
                told = [one for one in page.messages if isinstance(one, (Welcome, Changed, People))]
                assert told[-1].watching == 1
            room.exit(guest)
            assert (seats(host)["away"].open, seats(host)["away"].since) == (1, came + 60)
            room.exit(tab)
            assert (seats(host)["away"].open, seats(host)["away"].since, seats(host)["away"].away) == (0, None, 0)
            clock.passes(90)
            room.tell_change()
            assert (seats(host)["away"].away, seats(host)["home"].away) == (90, None)
            assert not seats(watcher)["away"].present
            room.exit(watcher)
            assert host.messages[-1].watching == 0  # type: ignore[union-attr]

    run(test())


def test_watchers_come_and_go_without_the_match_being_sent_again(tmp_path):
    async def test():
        async with building(tmp_path) as found:
            made = await found.make(room_request(home=SCREEN, away=STEADY))
            room, host = await found.enter(made.token)
            before = len(host.messages)
            _, watcher = await found.enter(made.watch)
            room.exit(watcher)
            assert [type(message) for message in host.messages[before:]] == [People, People]

    run(test())
