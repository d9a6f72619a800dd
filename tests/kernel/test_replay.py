"""Match records: a written one is proved; a damaged, reordered or illegal one is refused with its line."""

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from touchline import french_flair as ff
from touchline.games import GAMES
from touchline.kernel import (
    BadFile,
    BadSetup,
    Chance,
    Choose,
    DiceFrom,
    Fair,
    Header,
    Ply,
    Reading,
    Recorder,
    Seeded,
    play,
    verify,
)

game = ff.game
SHORT = ff.Setup("Garonne", "Causse", ff.Options(clock="phases:3"))
LONG = ff.Setup("Garonne", "Causse")


class Steady:
    """A coach that decides the same whenever it sees the same, so a resumed match continues as it would have."""

    def choose(self, view: ff.View, request: Choose) -> Any:
        return request.at_random(Seeded(f"{view.half} {view.phases} {view.x} {view.hand} {request.rule}").randbelow)


def played(setup: ff.Setup, state: ff.State, chance: Chance) -> Iterator[Ply[ff.State]]:
    return play(game, state, {"home": Steady(), "away": Steady()}, chance)


def header(setup: ff.Setup, dice: DiceFrom) -> Header:
    return Header.of(game, setup, dice, {"home": "steady", "away": "steady"}, "0.1.0")


@cache
def recorded(setup: ff.Setup = SHORT, stop: int | None = None, dice: DiceFrom | None = None) -> tuple[bytes, ...]:
    """The lines of a match, played to its end or paused after some answers."""
    dice = dice or DiceFrom("seeded", "kick-off")
    recorder: Recorder[ff.State] = Recorder(game, header(setup, dice))
    text, state = recorder.header(), game.start(setup)
    for moment in islice(played(setup, state, dice.chance() or Fair(Seeded("unknown").randbelow)), stop):
        text += recorder.moment(moment)
        state = moment.state
    text += recorder.end(state) if stop is None else recorder.pause(state)
    return lines(text.encode())


def lines(data: bytes) -> tuple[bytes, ...]:
    return tuple(re.findall(rb"[^\n]*\n|[^\n]+", data))


def resummed(*bodies: dict[str, Any] | bytes) -> list[bytes]:
    """Lines with correct sums, as a forger of records would write them."""
    found, last = [], ""
    for body in bodies:
        text = re.sub(r',"sum":"\w*"\}\n', "}", body.decode()) if isinstance(body, bytes) else json.dumps(body)
        last = sha256((last + text).encode()).hexdigest()[:16]
        found.append(f'{text[:-1]},"sum":"{last}"}}\n'.encode())
    return found


def told(line: bytes) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(line)
    del data["sum"]
    return data


def refused(*record: bytes) -> BadFile:
    with pytest.raises(BadFile) as refusal:
        verify(record, GAMES)
    assert str(refusal.value) == f"line {refusal.value.line}: {refusal.value.reason}"
    assert "\n" not in refusal.value.reason
    return refusal.value


# What is written is proved


@pytest.mark.parametrize(
    "dice", [DiceFrom("seeded", "1"), DiceFrom("system"), DiceFrom("typed")], ids=lambda dice: dice.source
)
@pytest.mark.parametrize("setup", [SHORT, LONG], ids=["short", "long"])
def test_a_match_is_proved_from_its_record(setup, dice):
    reading = verify(recorded(setup, None, dice), GAMES)
    assert reading.closed == "end"
    assert reading.header == header(setup, dice)
    assert reading.start == game.start(setup)
    assert game.request(reading.state) is None
    assert reading.answers == len([line for line in recorded(setup, None, dice) if line.startswith(b'{"n"')])


def test_a_record_holds_a_header_answers_digests_and_the_result():
    record = [told(line) for line in recorded(LONG)]
    answers = [line for line in record if "n" in line]
    assert [line["n"] for line in answers] == [*range(1, len(answers) + 1)]
    assert [line["after"] for line in record if "after" in line] == [*range(50, len(answers) + 1, 50)]
    assert record[0]["setup"] == game.write_setup(LONG)
    assert record[-1]["end"] == len(answers)
    assert set(record[-1]["result"]) == {"home", "away", "winner"}


def test_moments_are_those_of_the_match():
    reading: Reading[ff.State] = Reading(recorded(), GAMES)
    assert [*reading.moments()] == [*played(SHORT, game.start(SHORT), Seeded("kick-off"))]


def test_resummed_lines_are_a_record_again():
    assert tuple(resummed(*recorded())) == recorded()


# Pause and resume


@pytest.mark.parametrize("stop", [0, 1, 2, 17, 50, 51, 100])
def test_a_paused_match_continues_to_the_same_end(stop):
    reading: Reading[ff.State] = Reading(recorded(LONG, stop), GAMES)
    recorder: Recorder[ff.State] = Recorder(game, reading.header)
    text, state = recorder.header(), reading.start
    for moment in reading.moments():
        text += recorder.moment(moment)
    assert (reading.closed, reading.answers) == ("pause", stop)
    assert text.encode() == b"".join(recorded(LONG, stop)[:-1])

    state, chance = reading.state, reading.chance
    assert chance is not None
    for moment in played(LONG, state, chance):
        text += recorder.moment(moment)
        state = moment.state
    text += recorder.end(state)
    assert lines(text.encode()) == recorded(LONG)


def test_a_record_that_just_stops_can_be_read_but_is_no_proof():
    whole = recorded(LONG)
    reading: Reading[ff.State] = Reading(whole[:20], GAMES)
    assert len([*reading.moments()]) == 19
    assert reading.closed == ""
    with pytest.raises(BadFile, match="line 20: the record breaks off after this line, without an end or a pause"):
        reading.must_be_closed()


# Damage


def test_any_changed_byte_of_a_short_record_is_refused_with_its_line():
    record = recorded(LONG, 4)
    data, randbelow = b"".join(record), Seeded("flips").randbelow
    for at in range(len(data)):
        flipped = data[:at] + bytes([data[at] ^ (1 + randbelow(255))]) + data[at + 1 :]
        assert refused(*lines(flipped)).line == data.count(b"\n", 0, at) + 1


def test_changed_bytes_of_a_whole_match_are_refused_with_their_line():
    data, randbelow = b"".join(recorded(LONG)), Seeded("flips").randbelow
    for _ in range(120):
        at = randbelow(len(data))
        flipped = data[:at] + bytes([data[at] ^ (1 + randbelow(255))]) + data[at + 1 :]
        assert refused(*lines(flipped)).line == data.count(b"\n", 0, at) + 1


def test_a_line_removed_doubled_or_moved_is_refused():
    record = recorded()
    for at in range(len(record)):
        last = at == len(record) - 1
        assert refused(*record[:at], *record[at + 1 :]).line == (at if last else at + 1)
        assert refused(*record[: at + 1], *record[at:]).line == at + 2
        if not last:
            assert refused(*record[:at], record[at + 1], record[at], *record[at + 2 :]).line == at + 1


def test_a_record_cut_off_is_refused_at_its_last_line():
    record = recorded()
    for at in range(1, len(record)):
        assert refused(*record[:at]).line == at
        for part in (1, len(record[at]) // 2, len(record[at]) - 1):
            assert refused(*record[:at], record[at][:part]).line == at + 1
    assert "cut off" in refused(*record[:5], record[5][:-1]).reason
    assert "no end line" in refused(*record[:-1]).reason


def test_lines_of_another_record_do_not_fit():
    others = recorded(SHORT, None, DiceFrom("seeded", "1"))
    assert refused(*recorded()[:3], *others[3:]).line == 4


@pytest.mark.parametrize(
    ("record", "line", "words"),
    [
        ([], 1, "the file is empty"),
        ([b"\n"], 1, "not a match record"),
        ([b"a letter\n"], 1, "not a match record: expected a header with the format touchline-match/1"),
        ([b'{"format":"touchline-match/1"\n'], 1, "not a match record"),
        ([b'{"format":"touchline-match/1"}\n'], 1, "not a line of a match record"),
        ([b'{"format":"touchline-scenario/1"}\n'], 1, "the format is 'touchline-scenario/1'"),
        ([b'{"format":"touchline-match/2","all":"new"}\n'], 1, "'touchline-match/2'; this version reads touchline-mat"),
        ([b'{"format":"t\xff\xfe"}\n'], 1, "not a match record"),
        ([b"[" * 100_000], 1, "not a match record"),
        ([*recorded()[:2], b"{\n"], 3, "expected a JSON object that ends with its sum"),
        ([*recorded()[:2], b'{"n":2\xff,"sum":"0123456789abcdef"}\n'], 3, "not UTF-8 text"),
        ([*recorded(), recorded()[-1]], len(recorded()) + 1, "there is a line after the closing line (end)"),
        ([*recorded(LONG, 3), recorded(LONG)[4]], 6, "there is a line after the closing line (pause)"),
    ],
)
def test_a_file_that_is_no_record_is_refused(record, line, words):
    refusal = refused(*record)
    assert refusal.line == line
    assert words in refusal.reason


# Changes with recomputed checksums


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are counter-attack, french-flair"),
        ({"setup": {"home": ""}}, "the home side needs a name"),
        ({"setup": {"umpire": "x"}}, "there is no 'umpire' in a set-up"),
        ({"setup": {"options": {"clok": "phases:3"}}}, "there is no option 'clok'; nearest: clock"),
        ({"setup": {"options": {"conversion": "kick"}}}, "option conversion takes duel, solo; got 'kick'"),
        ({"setup": {"options": {"clock": "phases:0"}}}, "phases:N or minutes:N"),
        ({"setup": []}, "Expected `object`"),
        ({"weather": "rain"}, "unknown field `weather`"),
        ({"engine": 3}, "Expected `str`, got `int` - at `$.engine`"),
        ({"dice": {"source": "magic"}}, "Invalid enum value 'magic' - at `$.dice.source`"),
        ({"dice": {"source": "seeded"}}, "only seeded dice have a seed, and they need one"),
        ({"dice": {"source": "system", "seed": "3"}}, "only seeded dice have a seed, and they need one"),
        ({"coaches": {"home": None}}, "Expected `str`, got `null`"),
    ],
)
def test_a_header_that_no_match_can_have_is_refused(changes, words):
    first, *rest = recorded()
    refusal = refused(*resummed({**told(first), **changes}, *rest))
    assert refusal.line == 1
    assert words in refusal.reason


def with_line(at: int, **changes: Any) -> list[bytes]:
    """The short record with some fields of a line changed or left out, and correct sums."""
    record = list(recorded())
    fields = {**told(record[at - 1]), **changes}
    body = {key: value for key, value in fields.items() if value is not None}
    return resummed(*record[: at - 1], body, *record[at:])


def where(**fields: Any) -> int:
    """The line of the first answer with such fields."""
    return next(
        number
        for number, line in enumerate(recorded(), start=1)
        if all(told(line).get(key) == value for key, value in fields.items())
    )


@pytest.mark.parametrize(
    ("at", "changes", "words"),
    [
        (where(n=3), {"choose": "dice 3"}, "dice 1 or dice 2"),
        (where(n=3), {"choose": "tackle 7"}, "FF-KICKOFF-1 offers 2 dice; tackle 7 is not among them"),
        (where(n=3), {"choose": "kick off"}, "'kick off' is not an answer of French Flair"),
        (where(n=3), {"choose": None}, "FF-KICKOFF-1 waits for choose; got nothing"),
        (where(n=3), {"choose": None, "roll": [3]}, "FF-KICKOFF-1 waits for choose; got roll"),
        (where(n=3), {"roll": [3]}, "FF-KICKOFF-1 waits for choose; got choose and roll"),
        (where(n=5), {"choose": f"{told(recorded()[2])['draw'][0]}.run"}, "FF-RUN-1 offers"),
        (where(n=4), {"roll": [7, 7]}, "FF-KICKOFF-1 offers"),
        (where(n=4), {"rule": "FF-KICK-1"}, "FF-KICKOFF-1 waits for home; got an answer by home to FF-KICK-1"),
        (where(n=4), {"by": "away"}, "got an answer by away to FF-KICKOFF-1"),
        (where(n=4), {"by": "referee"}, "Invalid enum value 'referee'"),
        (where(n=4), {"n": 5}, "expected answer 4; got 5"),
        (where(n=4), {"n": "4"}, "Expected `int`, got `str`"),
        (where(n=4), {"wind": 3}, "unknown field `wind`"),
        (where(n=1), {"draw": [1, 1, 1, 1, 1, 1]}, "FF-SETUP-2 offers 6 of 1, 2, 3"),
        (where(n=1), {"draw": [1, 2]}, "FF-SETUP-2 offers 6 of 1, 2, 3"),
        (where(n=1), {"draw": [[1]]}, "Expected `int | str`, got `array`"),
        (len(recorded()), {"end": 3}, "answers before this line; it says 3"),
        (len(recorded()), {"digest": "0" * 32}, f"the record says {'0' * 32}"),
        (len(recorded()), {"result": {"home": 99, "away": 0, "winner": "home"}}, "the result is not that of the match"),
    ],
)
def test_a_line_that_the_match_does_not_have_is_refused(at, changes, words):
    refusal = refused(*with_line(at, **changes))
    assert refusal.line == at
    assert words in refusal.reason


def test_dice_and_cards_that_the_seed_does_not_give_are_refused():
    for at, line in enumerate(recorded(), start=1):
        answer = told(line)
        if "roll" in answer:
            other = [answer["roll"][0] % 6 + 1, *answer["roll"][1:]]
            seeded, changed = (" ".join(map(str, dice)) for dice in (answer["roll"], other))
            refusal = refused(*with_line(at, roll=other))
            reason = f"{answer['rule']}: the seed gives {seeded}; the record has {changed}"
            assert (refusal.line, refusal.reason) == (at, reason)
    draw = where(n=1)
    assert "the seed gives" in refused(*with_line(draw, draw=[1, 2, 3, 4, 5, 6])).reason


def test_another_legal_answer_is_found_out_by_what_follows():
    at = where(n=3)
    other = {"dice 1": "dice 2", "dice 2": "dice 1"}[told(recorded()[at - 1])["choose"]]
    assert refused(*with_line(at, choose=other)).line > at


def test_a_digest_in_the_middle_is_proved():
    record = list(recorded(LONG))
    at = next(number for number, line in enumerate(record) if line.startswith(b'{"after"'))
    refusal = refused(*resummed(*record[:at], {**told(record[at]), "digest": "f" * 32}, *record[at + 1 :]))
    assert refusal.line == at + 1
    assert refusal.reason == f"the digest of the state is {told(record[at])['digest']}; the record says {'f' * 32}"
    for early in ({"after": 49}, {"after": 51}):
        assert (
            "answers before this line"
            in refused(*resummed(*record[:at], {**told(record[at]), **early}, *record[at + 1 :])).reason
        )


def test_a_digest_that_is_missing_is_noticed():
    record = list(recorded(LONG))
    for at in [number for number, line in enumerate(record) if line.startswith(b'{"after"')]:
        after = told(record[at])["after"]
        refusal = refused(*resummed(*record[:at], *record[at + 1 :]))
        assert (refusal.line, refusal.reason) == (at + 1, f"the digest after answer {after} is missing")
    *paused, digest, pause = recorded(LONG, 50)
    assert refused(*resummed(*paused, pause)).reason == "the digest after answer 50 is missing"
    assert verify(resummed(*paused, digest, pause), GAMES).closed == "pause"


def twice(line: bytes, key: str, value: Any, inside: str = "") -> bytes:
    """A line that repeats a key in one of its objects, first with another value."""
    start = f'"{inside}":{{' if inside else "{"
    before, after = line.decode().split(start, 1)
    first, rest = ("", after) if inside else after.split(",", 1)  # the first key tells what a line is
    return f"{before}{start}{first}{',' * bool(first)}{json.dumps(key)}:{json.dumps(value)},{rest}".encode()


@pytest.mark.parametrize(
    ("line", "key", "value", "inside"),
    [
        (where(format="touchline-match/1"), "game", "counter-attack", ""),
        (where(format="touchline-match/1"), "home", "Marne", "setup"),
        (where(format="touchline-match/1"), "home", "master", "coaches"),
        (where(format="touchline-match/1"), "seed", "1", "dice"),
        (where(n=3), "choose", "dice 1", ""),
        (where(n=3), "n", 3, ""),
        (where(n=4), "roll", [6, 6], ""),
        (len(recorded()), "winner", "home", "result"),
    ],
)
def test_a_key_that_is_said_twice_is_refused(line, key, value, inside):
    """Readers disagree on which of two values counts."""
    record = list(recorded())
    refusal = refused(*resummed(*record[: line - 1], twice(record[line - 1], key, value, inside), *record[line:]))
    assert (refusal.line, refusal.reason) == (line, f"{key!r} appears twice in one object")


def test_a_key_that_is_said_twice_in_a_position_is_refused():
    record = list(recorded(LONG))
    at = next(number for number, line in enumerate(record) if line.startswith(b'{"after"'))
    spelled = record[at].replace(b'"position":{', b'"position":{"\\u0064ice":0,')
    refusal = refused(*resummed(*record[:at], spelled, *record[at + 1 :]))
    assert (refusal.line, refusal.reason) == (at + 1, "'dice' appears twice in one object")


def test_an_end_before_the_end_is_refused():
    record = list(recorded())
    half = told(record[-1]) | {"end": 5}
    reading: Reading[ff.State] = Reading(record[:6], GAMES)
    for _ in reading.moments():
        pass
    half["digest"] = game.codec.digest(reading.state)
    assert refused(*resummed(*record[:6], half)).reason == "the record ends, but the match does not"


def test_a_line_of_no_known_kind_is_refused():
    record = list(recorded())
    refusal = refused(*resummed(*record[:3], {"note": "nice weather"}, *record[3:]))
    assert refusal.line == 4
    assert refusal.reason.endswith("expected an answer, a digest, a pause or an end")


def test_answers_after_the_end_of_the_match_are_refused():
    *record, end = recorded()
    late = {"n": told(end)["end"] + 1, "rule": "FF-COMBO-1", "by": "home", "choose": "end"}
    assert refused(*resummed(*record, late, end)).reason == "the match is already over"


def test_a_match_that_is_over_is_not_paused():
    *record, end = recorded()
    pause = {"pause": told(end)["end"], "digest": told(end)["digest"]}
    assert "the match is over here, but the record has no end line" in refused(*resummed(*record, pause)).reason


@pytest.mark.parametrize(("source", "seed"), [("seeded", None), ("system", "3"), ("typed", "")])
def test_where_the_dice_come_from_is_said_fully(source, seed):
    with pytest.raises(BadSetup, match="only seeded dice have a seed, and they need one"):
        DiceFrom(source, seed)
