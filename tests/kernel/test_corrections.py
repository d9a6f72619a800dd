"""A corrected rule: older records are followed while they agree, then continue from a stored position."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from touchline.kernel import (
    HOME,
    Action,
    BadFile,
    Choose,
    Codec,
    Correction,
    Dice,
    DiceFrom,
    Frame,
    Game,
    Header,
    Listed,
    Match,
    Ply,
    Reading,
    Recorder,
    Result,
    Roll,
    RulesDiffer,
    Seeded,
    State,
    play,
    verify,
)

ROUNDS = 120


class Bet(Action, frozen=True):
    stake: int


class Board(State, frozen=True):
    rounds: int = 0
    points: int = 0
    shown: int = 0  # the last die: overwritten by the next


class BoardMatch(Match[Board]):
    __slots__ = ()


class Betting(Frame, frozen=True):
    def asks(self, state: Board) -> Choose:
        return Choose("B-1", HOME, (Listed("bet", (Bet(1), Bet(2))),))

    def takes(self, match: BoardMatch, bet: Bet) -> None:
        match.then(Throwing(bet.stake))


class Throwing(Frame, frozen=True):
    stake: int

    def asks(self, state: Board) -> Roll:
        return Roll("B-2", (HOME,))

    def takes(self, match: BoardMatch, dice: Dice) -> None:
        rounds, die = match.state.rounds + 1, dice[0]
        match.change(rounds=rounds, points=match.state.points + self.stake * die, shown=die)
        if rounds < ROUNDS:
            match.then(Betting())


class Corrected(BoardMatch):
    """The rules of version 2: in round 30 a die shows 0, in round 70 it counts nothing, and round 75 has no bet."""

    __slots__ = ()

    def change(self, **fields: object) -> None:
        rounds = fields.get("rounds")
        if rounds == 30:
            self.corrected("B-3", since=2)
            fields["shown"] = 0
        if rounds == 70:
            self.corrected("B-4", since=2)
            fields["points"] = self.state.points
        super().change(**fields)

    def then(self, *steps: Any) -> None:
        if self.state.rounds == 75 and isinstance(steps[0], Betting):
            steps = (Throwing(1),)
        super().then(*steps)


class Bets(Game[Board]):
    name = "bets"
    match = BoardMatch
    codec = Codec(name, Board, (Betting, Throwing))

    def start(self, setup: Any = None) -> Board:
        return Board(stack=(Betting(),))

    def view(self, state: Board, side: str) -> Board:
        return state

    def result(self, state: Board) -> Result:
        return Result(state.points, 0, HOME)

    def format_answer(self, answer: Any) -> str:
        return f"bet {answer.stake}"

    def parse_answer(self, text: str) -> Bet:
        return Bet(int(text.removeprefix("bet ")))

    def read_setup(self, given: Mapping[str, Any]) -> None: ...

    def write_setup(self, setup: Any) -> dict[str, Any]:
        return {}

    def parse_position(self, setup: Any, position: Mapping[str, Any] | str) -> Board:
        return self.start()

    def format_position(self, state: Board) -> str:
        return str(state.rounds)

    def describe(self, state: Board) -> dict[str, Any]:
        return {"rounds": state.rounds}


class NewBets(Bets):
    rules = 2
    match = Corrected


OLD, NEW = Bets(), NewBets()
BEFORE, NOW = {"bets": OLD}, {"bets": NEW}


class Bettor:
    """Bets the same whenever it sees the same."""

    def choose(self, view: Board, request: Choose) -> Any:
        return Bet(1 + view.rounds % 2)


@cache
def recorded(stop: int | None = None) -> bytes:
    """A match by the old rules, played to its end or paused after some answers."""
    header = Header.of(OLD, None, DiceFrom("seeded", "bets"), {"home": "bettor"}, "test")
    recorder: Recorder[Board] = Recorder(OLD, header)
    text, state = recorder.header(), OLD.start()
    for moment in islice(play(OLD, state, {"home": Bettor()}, Seeded("bets")), stop):
        text += recorder.moment(moment)
        state = moment.state
    return (text + (recorder.end(state) if stop is None else recorder.pause(state))).encode()


def lines(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


def without_positions(data: bytes) -> bytes:
    """A record as it was written before positions were stored."""
    return resummed([{key: told[key] for key in told if key != "position"} for told in map(json.loads, lines(data))])


def resummed(record: list[dict[str, Any]]) -> bytes:
    """A record with correct sums."""
    found, last = "", ""
    for told in record:
        text = json.dumps({key: told[key] for key in told if key != "sum"}, separators=(",", ":"))
        last = sha256((last + text).encode()).hexdigest()[:16]
        found += f'{text[:-1]},"sum":"{last}"}}\n'
    return found.encode()


def read(data: bytes, games: Mapping[str, Game[Any]] = NOW) -> tuple[Reading[Board], list[Ply[Board]]]:
    reading: Reading[Board] = Reading(lines(data), games)
    return reading, list(reading.moments())


def test_the_marks_of_corrected_rules_are_found_where_they_come_up():
    state = Board(rounds=29, stack=(Throwing(1),))
    assert NEW.corrections(state, (3,), since=1) == (Correction("B-3", 2),)
    assert NEW.corrections(state, (3,), since=2) == ()
    assert NEW.corrections(Board(stack=(Throwing(1),)), (3,), since=1) == ()


def test_by_its_own_rules_a_record_is_proved():
    assert verify(lines(recorded()), BEFORE).answers == 2 * ROUNDS


def test_an_equivalent_correction_is_proved_and_reported():
    """The 0 of round 30 is gone a round later, and the digests agree again."""
    data = without_positions(recorded(100))
    reading = verify(lines(data), NOW)
    assert reading.gaps == []
    assert reading.corrections == [(60, Correction("B-3", 2))]


def test_a_difference_is_reported_with_its_answer_and_not_proved():
    with pytest.raises(RulesDiffer) as refusal:
        verify(lines(without_positions(recorded())), NOW)
    (gap,) = refusal.value.gaps
    assert (gap.first, gap.last, gap.rules, gap.rule) == (140, 240, 1, "B-4")
    assert json.loads(lines(recorded())[gap.line - 1])["n"] == gap.first
    assert "the rules differ at answer 140 (B-4)" in str(refusal.value)
    assert "version 1" in str(refusal.value)
    assert "version 2" in str(refusal.value)


def test_a_gap_ends_at_the_next_position():
    reading, moments = read(recorded())
    assert [(gap.first, gap.last, gap.rule) for gap in reading.gaps] == [(140, 150, "B-4")]
    # After answer 150 the match stands where it stood, its dice too, and the rest is proved.
    assert [moment.state.rounds for moment in moments if moment.request.rule == "B-2"] == [*range(1, ROUNDS + 1)]
    assert reading.closed == "end"
    assert reading.result == verify(lines(recorded()), BEFORE).result


def test_a_record_that_ends_in_a_gap_keeps_its_result():
    reading, _ = read(without_positions(recorded()))
    assert reading.closed == "end"
    assert reading.result == verify(lines(recorded()), BEFORE).result
    assert reading.state.rounds == 69


def go_on(data: bytes) -> tuple[Reading[Board], bytes, Board]:
    """Resume a paused record by the current rules and play it to its end."""
    reading, _ = read(data)
    recorder = Recorder.after(reading)
    kept = b"".join(lines(data)[:-1])
    state, chance = reading.state, reading.chance
    assert chance is not None
    text = recorder.resume(state, chance.offset)
    for moment in play(NEW, state, {"home": Bettor()}, chance):
        text += recorder.moment(moment)
        state = moment.state
    return reading, kept + (text + recorder.end(state)).encode(), state


@pytest.mark.parametrize("positions", [True, False], ids=["with positions", "without"])
def test_a_match_continues_by_the_corrected_rules(positions):
    data = recorded(160) if positions else without_positions(recorded(160))
    before, whole, state = go_on(data)
    assert before.state.rounds == (80 if positions else 69)
    assert state.rounds == ROUNDS
    assert whole.startswith(b"".join(lines(data)[:-1]))
    reading, moments = read(whole)
    assert reading.state == state
    assert reading.closed == "end"
    assert reading.gaps[-1].last == (150 if positions else 160)
    assert [moment.state for moment in moments][-1] == state
    # The rest was played by the rules of today, and is held to them.
    changed = whole.replace(b'"end":', b'"end" :')
    with pytest.raises(BadFile, match="the sum is wrong"):
        read(changed)


def test_dice_that_were_seen_do_not_come_again():
    """A match that returns to before a gap does not reuse the dice of the gap."""
    reading, _ = read(without_positions(recorded(160)))
    assert reading.chance is not None
    used = len([line for line in lines(recorded(160)) if b'"roll"' in line])
    assert reading.chance.offset % 32 == 0
    assert reading.chance.offset >= used + 8 * 32 * (160 - 139)


def test_a_position_must_be_that_of_its_digest():
    forged = [json.loads(line) for line in lines(recorded(160))]
    for told in forged:
        if told.get("after") == 150:
            told["position"]["state"]["points"] += 100
    with pytest.raises(BadFile, match="the digest is not that of the position"):
        read(resummed(forged))


def test_newer_rules_than_ours_are_refused():
    header = Header.of(NEW, None, DiceFrom("seeded", "bets"), {"home": "bettor"}, "test")
    data = Recorder(NEW, header).header().encode()
    with pytest.raises(BadFile, match="played by version 2 of the rules; this touchline knows versions up to 1"):
        read(data, BEFORE)


@pytest.mark.parametrize("offset", [0, 1, 31, 32, 33, 500])
def test_seeded_dice_go_on_from_any_offset(offset):
    whole = Seeded("any")
    for _ in range(offset):
        whole.even(256)
    assert whole.offset == offset
    again = Seeded("any", offset=offset)
    assert again.offset == offset
    assert [again.even(6) for _ in range(100)] == [whole.even(6) for _ in range(100)]
