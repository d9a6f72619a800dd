"""Every frame of Counter Attack describes itself: facts for its messages in each language, and sensible traits."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.support.football_positions import POSITIONS, played
from touchline import i18n
from touchline.counter_attack import game
from touchline.counter_attack.game import CHAPTERS
from touchline.counter_attack.model import NOBODY, PassKind, State, Word
from touchline.counter_attack.refs import HexRef, PlayerRef, RestartRef, SideRef
from touchline.counter_attack.step import Frame, Passage, awaited
from touchline.i18n.counter_attack import question, roll, roller, waiting
from touchline.i18n.keys import kebab
from touchline.i18n.localization import Localization
from touchline.i18n.message import LANGUAGES, Language
from touchline.kernel import CLOCK, SIDES, Choose, Roll, steps_of

FRAMES: list[type[Frame]] = [step for step in steps_of(*CHAPTERS) if issubclass(step, Frame)]
SEEDS = range(24)
EACH = 8
"""How many states of a frame are looked at."""


@cache
def visited() -> dict[type[Frame], list[State]]:
    """States that wait at each frame: a few of each."""
    found: dict[type[Frame], list[State]] = {frame: [] for frame in FRAMES}

    def states() -> Iterator[State]:
        for begins in POSITIONS:
            for seed in SEEDS:
                yield (state := begins(seed))
                for ply in played(seed, state):
                    yield ply.state

    for state in states():
        if state.stack and len(found[type(awaited(state))]) < EACH:
            found[type(awaited(state))].append(state)
    return found


def every_state() -> Iterator[tuple[Frame, State]]:
    """The states with the frames that they wait at."""
    for states in visited().values():
        assert states
        for state in states:
            yield awaited(state), state


def test_every_step_is_of_this_game() -> None:
    assert [step.__name__ for step in steps_of(*CHAPTERS) if not issubclass(step, (Frame, Passage))] == []


# Messages


class Variables(Visitor):
    """The variables of a message, those of the messages it refers to included."""

    def __init__(self, key: str, language: Language) -> None:
        self.found: set[str] = set()
        self._language = language
        self.visit(messages(language)[key])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the parser's name)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found |= Variables(node.id.name, self._language).found


@cache
def messages(language: Language) -> dict[str, ast.Message]:
    """The messages of the game in a language by their keys."""
    text = (Path(i18n.__path__[0]) / language / "counter-attack.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def said(frame: type[Frame], language: Language) -> list[str]:
    """The keys of what is said of a frame: what it asks, with an explanation if it has one, or what it rolls for."""
    keys = [f"ca-{what}-{kebab(frame)}{why}" for what in ("ask", "roll") for why in ("", "-why")]
    return [key for key in keys if key in messages(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_all_facts_and_no_others(language: Language) -> None:
    used = {
        frame: set[str]().union(*[Variables(key, language).found for key in said(frame, language)]) for frame in FRAMES
    }
    for frame, state in every_state():
        assert set(frame.facts(state)) == used[type(frame)], type(frame).__name__


def test_a_frame_asks_or_rolls() -> None:
    for frame, state in every_state():
        request, keys = game.request(state), said(type(frame), "en")
        if isinstance(request, Choose) and request.side == CLOCK:
            assert keys == []  # the clock is not spoken to
        else:
            what = "ask" if isinstance(request, Choose) else "roll"
            assert keys[0] == f"ca-{what}-{kebab(type(frame))}"
            assert all(key.startswith(f"ca-{what}-") for key in keys)


def test_no_message_is_of_a_frame_that_is_not_there() -> None:
    of_frames = {key for frame in FRAMES for key in said(frame, "en")}
    assert {key for key in messages("en") if key.startswith(("ca-ask-", "ca-roll-"))} == of_frames


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said(language: Language) -> None:
    localization = Localization(language)
    for _, state in every_state():
        request = game.request(state)
        if not isinstance(request, Choose):
            assert localization.format(roll(state))
        elif request.side != CLOCK:
            asked, why = question(state, request)
            for one in (asked, waiting(state, request), *([why] if why else [])):
                assert localization.format(one)


# Facts


def test_facts_are_engine_values() -> None:
    for frame, state in every_state():
        for fact in frame.facts(state).values():
            for one in fact if isinstance(fact, tuple) else (fact,):
                assert isinstance(one, (PlayerRef, HexRef, SideRef, RestartRef, bool, int, str))
                assert not isinstance(one, str) or " " not in one, "a tag, not words"


def test_facts_are_the_same_for_states_that_a_side_cannot_tell_apart() -> None:
    """Nothing is hidden: a side sees the whole state, and each frame as it is."""
    for frame, state in every_state():
        for side in SIDES:
            seen = game.view(state, side).state
            assert frame.seen(state, side) == frame
            assert awaited(seen).facts(seen) == frame.facts(state)


def test_the_player_that_rolls_is_on_the_pitch() -> None:
    rolls = [state for _, state in every_state() if isinstance(game.request(state), Roll)]
    players = [(state, roller(state)) for state in rolls if roller(state) != NOBODY]
    assert len(players) > len(rolls) / 2
    assert {type(awaited(state)).__name__ for state, player in players if not state.hexes[player]} == set()


# Traits


def test_traits_are_sensible() -> None:
    for frame, state in every_state():
        traits, request, name = frame.traits, game.request(state), type(frame).__name__
        if isinstance(request, Choose):
            kinds = {group.kind for group in request.groups}
            assert traits.undisturbed != "no" or "no" in kinds, name
            assert not traits.challenge or kinds & {"tackle", "dive", "reckless"}, name
        else:
            choices = traits.arranged or traits.challenge or traits.draft or traits.undisturbed
            assert (bool(choices), traits.waiting) == (False, "deciding"), name
        assert not traits.compass or (isinstance(request, Roll) and len(request.hands) == 1), name
        assert not traits.draft or traits.arranged, name
        assert traits.waiting != "moving" or state.movement is not None, name
        assert traits.ball == "in_play" or not traits.shot, name


def test_a_frame_that_places_players_tells_its_turn() -> None:
    placing = set()
    for frame, state in every_state():
        if turns := frame.placements(state):
            placing.add(type(frame).__name__)
            request = game.request(state)
            assert isinstance(request, Choose)
            assert request.side == turns[0][0]
            assert frame.set_piece() is not None
            assert all(places >= 0 for _, places in turns)
    assert placing >= {"FreePlacement", "KickOffPlacement", "PenaltyPlacementChoice", "PlacementChoice"}


def test_expected_answers_exist_in_the_game() -> None:
    kinds = {*get_args(PassKind), *get_args(Word), "shoot", "nutmeg"}
    looked_for = {kind for frame, state in every_state() for kind in frame.usual(state)}
    assert looked_for >= {"movement phase", "standard", "shoot", "snapshot", "quick_throw", "kick", "drop", "nutmeg"}
    assert looked_for <= kinds
