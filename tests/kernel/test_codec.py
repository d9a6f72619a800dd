"""States as JSON and MessagePack, and their digest, the same on every machine for ever."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.kernel import Choose, Codec, DigestedOptions, Record, Seeded, State, replace

game, codec = ff.game, ff.game.codec


def setups() -> list[ff.Setup]:
    odd = random_options(game, Seeded("codec", "options").randbelow)
    return [ff.Setup(), game.read_setup({"home": "Évreux", "away": "Bègles", "options": odd})]


# There and back


@pytest.mark.parametrize("setup", setups(), ids=["usual", "odd"])
def test_states_come_back_as_they_were(setup):
    for seed in range(3):
        for moment in moments(game, f"codec {seed}", setup):
            state = moment.state
            for back in (codec.of_json(codec.to_json(state)), codec.unpack(codec.pack(state))):
                assert back == state
                assert hash(back) == hash(state)
                assert codec.to_json(back) == codec.to_json(state)
                assert codec.pack(back) == codec.pack(state)
                assert codec.digest(back) == codec.digest(state)


def test_states_serve_as_keys():
    states = {moment.state: number for number, moment in enumerate(moments(game, 1))}
    assert all(states[codec.unpack(codec.pack(state))] == number for state, number in states.items())


def test_json_names_every_field_in_order_without_white_space():
    state = game.start()
    data = codec.to_json(state)
    assert json.dumps(json.loads(data), separators=(",", ":")).encode() == data
    assert list(json.loads(data)) == list(type(state).__struct_fields__)


# Digests


def digests(*numbers: int) -> list[str]:
    """Digests of a match in which the first option is always chosen, after this many answers."""
    chance, state, found = Seeded("digest"), game.start(), []
    for number in range(max(numbers) + 1):
        if number in numbers:
            found.append(codec.digest(state))
        request: Any = game.request(state)
        answer = next(iter(request)) if isinstance(request, Choose) else chance.answer(request)
        state, _ = game.apply(state, answer)
    return found


@pytest.mark.parametrize(
    ("position", "digest"),
    [
        ("FF1 home OPEN RUCK x60 1.12 7-3 home:1,2,9,9,10,12 away:3,4,5,6,7,8", "577dbec63bb54fba887ec2b44641c01d"),
        (
            "FF1 away LANDING KICK x10 2.60 0-5 home:1,2 away:15 away-discard:9,9 time-up first:away",
            "2dd9b29aa0271b30d0d96266dea32ecd",
        ),
        (
            "FF1 home CONTEST_OFFER attack 2-5 x70 1.3 0-0 home:11,12 away:2,3 advantage:home@60 clock=minutes:10",
            "a452c799b4e332e25ebaafdbc14bc919",
        ),
        (
            'FF1 home stack=[{"type":"TackleReply","stops":"link","to_beat":[5,3]}] x50 1.3 0-0 home:2 away:3',
            "b53671f3b5faab61d920321dbd1af390",
        ),
    ],
)
def test_digests_of_positions_never_change(position, digest):
    assert codec.digest(game.parse_position(ff.Setup(), position)) == digest


def test_digests_of_a_start_never_change():
    assert codec.digest(game.start()) == "a287d070869aa3e9b978a33701106b54"
    assert codec.digest(game.start(ff.Setup("Garonne", "Causse"))) == "edc1893f7c60fe7f59abdcc3acebfc37"


def test_digests_of_a_seeded_match_never_change():
    assert digests(2, 10, 50) == [
        "ead5cf4edb28ba3a450d0f0a5089a3bc",
        "a58f64ced5efe8d7b7dcd1cffd5038b0",
        "1ea6f953a810bdca4005922dc5662f63",
    ]


def test_equal_states_have_one_digest_however_they_were_made():
    options = game.write_setup(ff.Setup())["options"]
    fresh = json.loads(json.dumps({"home": "Home", "away": "Away", "options": options}))
    read, plain = game.start(game.read_setup(fresh)), game.start()
    assert read == plain
    assert codec.digest(read) == codec.digest(plain)
    assert codec.digest(replace(plain, x=plain.x + 5)) != codec.digest(plain)


PROGRAM = """
from tests.kernel.test_codec import digests
print(*digests(0, 10, 50, 200))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4294967295"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == digests(0, 10, 50, 200)


# What cannot be read


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(codec.to_json(game.start())), **fields}).encode()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (changed(stack=[{"type": "FlyingTackle"}]), "french-flair has no step 'FlyingTackle'"),
        (changed(stack=[{"side": "home"}]), "french-flair has no step None"),
        (changed(stack=["KickOff"]), "french-flair has no step None"),
        (changed(stack=[{"type": "KickOff", "side": "home", "wind": 3}]), "unknown field `wind`"),
        (changed(stack=[{"type": "KickOff"}]), "missing required field `side`"),
        (changed(stack=[{"type": "KickOff", "side": "north"}]), "Invalid enum value 'north'"),
        (changed(stack=[{"type": "DiceChoice", "throw": {"type": "Wind"}}]), "french-flair has no step 'Wind'"),
        (changed(weather="rain"), "unknown field `weather`"),
        (changed(x="50"), "Expected `int`, got `str`"),
    ],
)
def test_an_unknown_state_is_refused_by_name(data, words):
    packed = msgspec.msgpack.encode(json.loads(data))
    for read, given in ((codec.of_json, data), (codec.unpack, packed)):
        with pytest.raises(msgspec.ValidationError) as refusal:
            read(given)
        assert words in str(refusal.value)


# Options added later


class Old(Record, frozen=True, array_like=True):
    size: int = 3
    fast: bool = False


class New(Record, frozen=True, array_like=True):
    size: int = 3
    fast: bool = False
    golden: bool = False
    extra: int = 0


class OldState(State, frozen=True):
    name: str = "a"
    options: Old = Old()


class NewState(State, frozen=True):
    name: str = "a"
    options: New = New()


def codecs(options: DigestedOptions | None) -> tuple[Codec[OldState], Codec[NewState]]:
    return Codec("old", OldState, ()), Codec("new", NewState, (), options)


def test_an_option_added_later_leaves_the_digests_of_older_matches():
    old, new = codecs(DigestedOptions(lambda state: state.options, first=2))
    for size in (3, 5):
        before = old.digest(OldState(options=Old(size)))
        assert new.digest(NewState(options=New(size))) == before
        set_otherwise = [New(size, golden=True), New(size, extra=1), New(size, golden=True, extra=1)]
        assert len({before, *(new.digest(NewState(options=options)) for options in set_otherwise)}) == 4


def test_a_state_stored_before_an_option_is_read_with_its_default():
    old, new = codecs(DigestedOptions(lambda state: state.options, first=2))
    assert new.of_json(old.to_json(OldState(options=Old(5)))) == NewState(options=New(5))
    assert new.unpack(old.pack(OldState())) == NewState()


def test_without_a_count_an_added_option_changes_every_digest():
    old, new = codecs(None)
    assert new.digest(NewState()) != old.digest(OldState())


def test_every_option_of_french_flair_is_in_a_digest_unless_it_was_added():
    assert len(ff.Options.__struct_fields__) >= 21
    assert codec.digest(ff.State(setup=ff.Setup(options=ff.Options(forward_chain="consecutive")))) != codec.digest(
        ff.State()
    )
