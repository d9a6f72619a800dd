"""The kernel knows no sport: a game of guessing a die is played, checked and refused like any other."""

from collections.abc import Mapping
from typing import Any

import pytest

from touchline.kernel import (
    AWAY,
    HOME,
    Action,
    Choose,
    Codec,
    Dice,
    Draw,
    Event,
    Frame,
    Game,
    IllegalAnswer,
    Listed,
    Match,
    MatchOver,
    Passage,
    Refusal,
    Result,
    Roll,
    State,
)


class Guess(Action, frozen=True):
    face: int


class Guessed(Event, frozen=True):
    right: bool


class Board(State, frozen=True):
    rounds: int = 0
    right: int = 0


class BoardMatch(Match[Board]):
    __slots__ = ()


class Guessing(Frame, frozen=True):
    def asks(self, state: Board) -> Choose:
        return Choose("G-1", HOME, (Listed("low", (Guess(1), Guess(2), Guess(3))), Listed("high", (Guess(6),))))

    def takes(self, match: BoardMatch, guess: Guess) -> None:
        match.then(Throwing(guess.face), Next())


class Throwing(Frame, frozen=True):
    face: int

    def asks(self, state: Board) -> Roll:
        return Roll("G-2", (AWAY,))

    def takes(self, match: BoardMatch, dice: Dice) -> None:
        right = dice == (self.face,)
        match.change(right=match.state.right + right)
        match.note(Guessed("G-2", right))


class Next(Passage, frozen=True):
    def runs(self, match: BoardMatch) -> None:
        match.change(rounds=match.state.rounds + 1)
        if match.state.rounds < 2:
            match.then(Guessing())


class Guesses(Game[Board]):
    name = "guesses"
    match = BoardMatch
    codec = Codec(name, Board, (Guessing, Throwing, Next))

    def start(self, setup: Any = None) -> Board:
        return Board(stack=(Guessing(),))

    def view(self, state: Board, side: str) -> Board:
        return state

    def result(self, state: Board) -> Result:
        return Result(state.right, state.rounds - state.right)

    def format_answer(self, answer: Any) -> str:
        return str(answer)

    def parse_answer(self, text: str) -> Guess:
        return Guess(int(text))

    def read_setup(self, given: Mapping[str, Any]) -> None: ...

    def write_setup(self, setup: Any) -> dict[str, Any]:
        return {}

    def parse_position(self, setup: Any, position: Mapping[str, Any] | str) -> Board:
        return self.start()

    def format_position(self, state: Board) -> str:
        return str(state.rounds)

    def describe(self, state: Board) -> dict[str, Any]:
        return {"rounds": state.rounds}


game = Guesses()


def test_a_small_game_is_played_to_its_end():
    state = game.start()
    events: tuple[Event, ...] = ()
    for answer in (Guess(6), (6,), Guess(1), (4,)):
        state, events = game.apply(state, answer)
        assert game.codec.of_json(game.codec.to_json(state)) == state
    assert game.request(state) is None
    assert game.result(state) == Result(1, 1)
    assert [game.view_event(event, HOME) for event in events] == [Guessed("G-2", right=False)]
    with pytest.raises(MatchOver, match="takes no more answers"):
        game.apply(state, Guess(1))


def test_an_answer_not_offered_is_refused_with_the_rule_and_the_options():
    state = game.start()
    assert game.explain(state, Guess(6)) is None
    with pytest.raises(IllegalAnswer, match=r"G-1 offers 3 low, high; Guess\(face=5\) is not among them: not-offered$"):
        game.apply(state, Guess(5))
    state, _ = game.apply(state, Guess(6))
    with pytest.raises(IllegalAnswer, match=r"G-2 offers one die of 1 to 6; \(7,\)"):
        game.apply(state, (7,))


def test_an_answer_of_another_kind_is_refused_with_the_expected_kind():
    state = game.start()
    assert game.explain(state, Guess(5)) == Refusal("G-1", "not-offered")
    assert game.explain(state, (5,)) == Refusal("G-1", "decision-expected")
    state, _ = game.apply(state, Guess(6))
    dice = {"count": 1, "least": 1, "most": 6}
    assert game.explain(state, Guess(6)) == Refusal("G-2", "dice-expected", **dice, came="decision")
    assert game.explain(state, (7,)) == Refusal("G-2", "dice-expected", **dice, came="other")
    assert game.explain(state, (6,)) is None


def test_requests_refuse_by_themselves_too():
    request = game.request(game.start())
    assert isinstance(request, Choose)
    request.check(Guess(2))
    with pytest.raises(IllegalAnswer, match="G-1 offers 3 low, high"):
        request.check(Guess(4))
    with pytest.raises(IllegalAnswer, match="D-1 offers 2 of 7, 7, 9"):
        Draw("D-1", HOME, (7, 7, 9), 2).check((9, 9))


def test_groups_are_found_by_their_kind():
    request = game.request(game.start())
    assert isinstance(request, Choose)
    assert list(request.group("low")) == [Guess(1), Guess(2), Guess(3)]
    assert request.group("middling").count == 0
    assert len(request) == 4
    assert Guess(6) in request
