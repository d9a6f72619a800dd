"""What a browser is given of a match of Counter Attack: scenes, questions that can be answered, and what happened."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any, get_args

import msgspec
import pytest

from tests.support.football import position
from tests.support.football_positions import EDITIONS, POSITIONS, played
from tests.support.matches import AtRandom
from tests.support.open_play import in_step
from touchline.counter_attack import State, events, game, quick_match
from touchline.counter_attack.model import NOBODY, Call, LineUp, Move, Pass, Pick, Variant
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.pitch import BOARD, bits, hex_at
from touchline.counter_attack.pitch import distance as pitch_distance
from touchline.counter_attack.rules import movement, next_action, set_pieces
from touchline.i18n import Message
from touchline.i18n.localization import Localization
from touchline.kernel import AWAY, CLOCK, HOME, BadSetup, Choose, Ply, Seeded, play, replace
from touchline.session.presenter import Presenter
from touchline.session.presenters.counter_attack import CounterAttackPresenter, protocol
from touchline.session.presenters.counter_attack.protocol import Placing, Scene
from touchline.session.protocol import questions
from touchline.session.protocol.games import GameInfo, MatchRules
from touchline.session.protocol.messages import EventMessage
from touchline.session.protocol.questions import Question, Unavailable

PRESENTER = CounterAttackPresenter()
ENGLISH = Localization("en")
MOST = 3_000
"""The answers of a question that are all written out."""

LARGEST = 16_000
"""How many bytes a scene and its question have at most; compressed it is a quarter of it."""


# Matches


def match(state: State, seed: object, answers: int | None = None) -> Iterator[Ply[State]]:
    """Random play from a state."""
    coach = AtRandom(Seeded(f"{seed}", "coach").randbelow)
    return islice(play(game, state, {HOME: coach, AWAY: coach, CLOCK: coach}, Seeded(f"{seed}")), answers)


def starts() -> Iterator[tuple[str, State, int]]:
    """Where random play begins, and for how many answers."""
    for edition in EDITIONS:
        yield edition, quick_match(game.read_setup({"edition": edition}), Seeded(1)), 500
        yield f"draft of {edition}", game.start(game.read_setup({"edition": edition})), 120
    short = {"clock": "actions:4", "tie_break": "both"}
    yield "shoot-out", quick_match(game.read_setup({"options": short}), Seeded(2)), 1_000
    for variant in get_args(Variant):
        given = {"variant": variant, "options": {"clock": "actions:6"}}
        yield variant, game.start(game.read_setup(given)), 600


STARTS = {name: (state, answers) for name, state, answers in starts()}


# Answering from the groups alone


def texts(groups: tuple[questions.Group, ...]) -> set[str]:
    """Every answer that can be given from groups."""
    return {text for group in groups for text in _texts(group)}


def _texts(group: questions.Group) -> Iterator[str]:
    match group:
        case questions.Call(answer=answer):
            yield answer
        case protocol.Moves(answer=answer, board=board) | questions.Targets(answer=answer, board=board):
            yield from (f"{answer} {format_hex(hex)}" for hex in bits(int(board, 16)))
        case protocol.Players(players=players):
            yield from (one.answer for one in players)
        case questions.Cards(cards=cards):
            yield from (one.answer for one in cards)
        case protocol.Substitutions(substitutions=substitutions):
            yield from (one.answer for one in substitutions)


def check_answers(state: State, request: Choose, question: Question) -> None:
    """The groups give what the request offers, and nothing else."""
    line_ups = [group for group in question.groups if isinstance(group, protocol.LineUps)]
    for line_up in line_ups:
        assert LineUp(line_up.suggested) in request
        assert set(line_up.suggested) <= set(line_up.cards)
    if not line_ups and len(request) <= MOST:
        assert texts(question.groups) == {game.format_answer(answer) for answer in request}
    for group in question.groups:
        if isinstance(group, (protocol.Moves, questions.Targets)):
            assert not int(group.board, 16) & ~BOARD


def check_keys(question: Question) -> None:
    """No key gives two answers, and at most one is the usual way on."""
    keys = [key for group in question.groups if (key := getattr(group, "key", ""))]
    assert len(keys) == len(set(keys)), (question.frame, keys)
    assert not set(keys) & set("AGINQXZ")  # those of the browser
    assert sum(isinstance(group, questions.Call) and group.primary for group in question.groups) <= 1


# What is said


def said_in(value: Any) -> Iterator[Message]:
    """Everything that is said somewhere in a message."""
    match value:
        case Message():
            yield value
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from said_in(getattr(value, field))
        case tuple() | list():
            for one in value:
                yield from said_in(one)


def check_message(message: Any) -> None:
    """It comes back from JSON as it was, and all that it says can be said."""
    data = msgspec.json.encode(message)
    assert msgspec.json.encode(msgspec.json.decode(data, type=type(message))) == data
    for said in said_in(message):
        assert ENGLISH.format(said).strip()


def check(state: State) -> None:
    """What is drawn and asked at a state."""
    scene = PRESENTER.scene(state, None)
    assert scene == PRESENTER.scene(state, HOME)
    check_message(scene)
    check_message(PRESENTER.time(state))
    request = game.request(state)
    if not isinstance(request, Choose):
        return
    question = PRESENTER.question(state, request, 7, to_move=True)
    assert (question.number, question.side, question.rule, question.frame) == (
        7,
        request.side,
        request.rule,
        type(state.stack[-1]).__name__,
    )
    check_message(question)
    assert len(msgspec.json.encode((scene, question))) < LARGEST
    check_answers(state, request, question)
    check_keys(question)
    if request.side != CLOCK:
        waiting = PRESENTER.question(state, request, 7, to_move=False)
        assert waiting.groups == ()
        check_message(waiting)


def check_moments(moments: Iterator[Ply[State]], every: int) -> None:
    """The messages of every state of a match, and the scenes and questions of some."""
    for number, moment in enumerate(moments):
        for event in moment.events:
            told = PRESENTER.event_message(event, moment.state, 0)
            assert told.event is event
            check_message(told)
        if number % every == 0:
            check(moment.state)


@pytest.mark.parametrize("start", STARTS)
def test_every_state_of_a_match_has_a_scene_a_question_and_a_log(start):
    state, answers = STARTS[start]
    check(state)
    check_moments(match(state, start, answers), every=4)


@pytest.mark.parametrize("begins", POSITIONS, ids=lambda begins: begins.__name__)
def test_rare_states_have_a_scene_a_question_and_a_log(begins):
    for seed in range(3):
        state = begins(seed)
        check(state)
        check_moments(played(seed, state), every=3)


# The match that is made


def test_it_is_a_face_of_a_game():
    presenter: Presenter = PRESENTER
    assert presenter.game is game


def test_the_game_tells_its_editions_options_coaches_and_form():
    info = PRESENTER.info
    told = msgspec.json.decode(msgspec.json.encode(info), type=GameInfo)
    assert msgspec.structs.replace(told, form=msgspec.convert(told.form, protocol.SetupForm)) == info
    assert [edition.name for edition in info.editions] == list(EDITIONS)
    assert [coach.name for coach in info.coaches] == ["random", "novice", "steady", "sharp", "master"]
    assert "4-4-2" in info.form.formations
    assert info.form.variants[0] == "match"
    for option in info.options:
        assert option.default in option.values or option.kind == "text"
        for value in option.values if option.name not in TOGETHER else ():
            game.read_setup({"options": {option.name: value}})
    named = {option.name: option for option in info.options}
    assert (named["nutmeg"].kind, named["nutmeg"].values) == ("switch", (True, False))
    assert (named["corner_accuracy"].kind, named["corner_accuracy"].values) == ("number", tuple(range(13)))


TOGETHER = ("squad_composition", "gk_draw", "draft_rounds", "gk_extra_attributes")
"""Options that are set together with others."""


def test_every_value_is_accepted_with_those_that_go_together():
    info = PRESENTER.info
    for option in info.options:
        for value in option.values if option.name in TOGETHER else ():
            chosen = {option.name: value}
            for _ in range(2):
                for one in info.together:
                    if one.needs.get(option.name, value) != value:
                        chosen.setdefault(one.option, next(each for each in values(one.option) if each != one.value))
                    if chosen.get(one.option) == one.value:
                        chosen |= one.needs | {option.name: value}
            game.read_setup({"options": chosen})


def values(name):
    """The values that an option takes."""
    return next(option.values for option in PRESENTER.info.options if option.name == name)


def test_the_rules_of_a_match_are_what_differs_from_its_edition():
    setup = PRESENTER.prepare({"edition": "core", "options": {"nutmeg": True}, "beginner": True}, "seed")
    written = game.write_setup(setup)
    assert PRESENTER.info.rules_of(written) == MatchRules("core", {"nutmeg": True}, beginner=True)
    del written["options"]["nutmeg"], written["beginner"]
    assert PRESENTER.info.rules_of(written) == MatchRules("core", {})
    assert PRESENTER.info.rules_of({}) == MatchRules("", {})


def test_a_quick_match_has_squads_and_a_referee_by_its_seed():
    given = {"home": "Wharfside", "options": {"clock": "actions:10"}, "beginner": True}
    setup = PRESENTER.prepare(given, "seed")
    assert setup == PRESENTER.prepare(given, "seed")
    assert setup != PRESENTER.prepare(given, "another")
    assert (setup.home, setup.beginner, setup.rules.half_length) == ("Wharfside", True, 10)
    assert [len(squad) for squad in setup.squads] == [16, 16]
    assert setup.referee is not None
    assert PRESENTER.prepare({**given, "draft": True}, "seed").squads == ()
    with pytest.raises(BadSetup, match="draft is true or false; got 'yes'"):
        PRESENTER.prepare({**given, "draft": "yes"}, "seed")


# Scenes


def scene_after(state: State, *answers: Any) -> tuple[State, Scene]:
    for answer in answers:
        state, _ = game.apply(state, answer)
    return state, PRESENTER.scene(state, None)


def test_players_are_drawn_with_their_attributes_as_they_are_now_and_their_marks():
    state = position(
        {8: (0, 0), 9: (3, 3)}, {1: (17, 0)}, carrier="H8", ratings={"H8": {"pace": 5}}, injured=1 << 7, booked=1 << 8
    )
    scene = PRESENTER.scene(state, None)
    eight, nine, keeper = scene.tokens[7], scene.tokens[8], scene.tokens[11]
    assert (eight.hex, eight.side, eight.shirt, eight.marks) == (hex_at(0, 0), "home", 8, ("injured",))
    assert eight.attributes == {
        "pace": 4, "dribbling": 2, "heading": 2, "high_pass": 2, "resilience": 2, "shooting": 2, "tackling": 2,
    }  # fmt: skip
    assert nine.marks == ("booked",)
    assert (keeper.keeper, list(keeper.attributes)[:2], keeper.attributes["saving"]) == (
        True,
        ["aerial", "dribbling"],
        3,
    )
    assert scene.tokens[0].hex is None
    assert (scene.ball, scene.carrier, scene.attack) == (hex_at(0, 0), 7, "home")


def test_a_movement_phase_has_its_steps():
    state, scene = scene_after(position({8: (0, 0)}, {4: (9, 0)}, carrier="H8"), Call("movement phase"))
    assert scene.steps is not None
    assert (scene.steps.step, scene.steps.moved, scene.steps.limits) == (1, 0, (4, 5, 2))
    state, scene = scene_after(state, Move(7, hex_at(1, 0)), Call("stop"))
    assert scene.steps is not None
    assert (scene.steps.step, scene.steps.moved) == (2, 0)
    assert scene.tokens[7].marks == ("moved",)


def a_corner() -> State:
    """Home has a corner on the right, and nobody has been placed."""
    state = position(
        {number: (number, 0) for number in range(1, 12)}, {number: (number, 2) for number in range(1, 12)}, carrier="H8"
    )
    state = replace(state, ball=hex_at(18, 12), carrier=NOBODY, stack=(set_pieces.SetPiece("corner"),))
    return game.match(state).settle()[0]


def placing(state: State) -> Placing:
    found = PRESENTER.scene(state, None).placing
    assert found is not None
    return found


def choice(state: State) -> Choose:
    request = game.request(state)
    assert isinstance(request, Choose)
    return request


def test_a_set_piece_tells_its_turns_and_what_is_forbidden():
    state = a_corner()
    while not isinstance(state.stack[-1], set_pieces.PlacementChoice):
        assert placing(state).restart == "corner"
        assert not any(turn.now for turn in placing(state).turns)
        state, _ = game.apply(state, choice(state).groups[-1][0])
    turns = placing(state).turns
    assert [(turn.side, turn.places, turn.left) for turn in turns] == [("home", 2, 2), ("away", 2, 2)] * 3
    assert [turn.now for turn in turns] == [True] + [False] * 5
    beside = next(move for move in choice(state) if pitch_distance(move.hex, state.ball) == 1)
    state, scene = scene_after(state, beside)
    assert (placing(state).turns[0].left, placing(state).turns[0].places) == (1, 2)
    assert scene.tokens[beside.player].marks == ("moved",)
    state, _ = game.apply(state, Call("done"))
    assert [turn.left for turn in placing(state).turns] == [0, 2, 2, 2, 2, 2]
    assert [turn.now for turn in placing(state).turns] == [False, True] + [False] * 4
    forbidden = int(placing(state).forbidden, 16)
    assert forbidden >> hex_at(17, 10) & 1
    assert not forbidden >> hex_at(0, 0) & 1


def test_a_kick_off_has_four_turns_and_offers_formations():
    state = game.start(PRESENTER.prepare({}, "seed"))
    while not isinstance(request := game.request(state), Choose):
        assert request is not None
        state, _ = game.step(state, Seeded(1).answer(request))
    scene = PRESENTER.scene(state, None)
    assert scene.placing is not None
    assert [turn.places for turn in scene.placing.turns] == [11] * 4
    assert [turn.side for turn in scene.placing.turns] == [state.defence, state.attack] * 2
    assert scene.placing.turns[0].now
    question = PRESENTER.question(state, request, 1, to_move=True)
    assert question.arranges
    calls = [group for group in question.groups if isinstance(group, questions.Call)]
    assert [(call.answer, call.key) for call in calls][:2] == [("form 4-4-2", "1"), ("form 4-3-3", "2")]
    assert [call.answer for call in calls if call.primary] == ["done"]
    assert all(group.mostly_legal for group in question.groups if isinstance(group, protocol.Moves))
    assert int(scene.placing.forbidden, 16) >> hex_at(state.attacks(state.defence) * 9, 0) & 1


def test_a_draft_shows_what_lies_face_up_and_the_squads_so_far():
    state = game.start(game.read_setup({"edition": "core"}))
    chance = Seeded(3)
    while not isinstance(request := game.request(state), Choose):
        assert request is not None
        state, _ = game.step(state, chance.answer(request))
    scene = PRESENTER.scene(state, None)
    assert scene.drafting is not None
    assert len(scene.drafting.face_up) == 4
    assert [len(scene.drafting.home), len(scene.drafting.away)] == [1, 1]
    assert scene.drafting.home[0].keeper
    assert (scene.tokens, scene.ball) == ((), None)
    (cards,) = PRESENTER.question(state, request, 1, to_move=True).groups
    assert isinstance(cards, questions.Cards)
    assert [card.card for card in cards.cards] == [card.card for card in scene.drafting.face_up]
    state, scene = scene_after(state, Pick(cards.cards[2].card))
    assert scene.drafting is not None
    assert len(scene.drafting.face_up) == 3
    taken = scene.drafting.home[1:] + scene.drafting.away[1:]
    assert [card.card for card in taken] == [cards.cards[2].card]


# Questions


def question_at(state: State) -> Question:
    request = game.request(state)
    assert isinstance(request, Choose)
    return PRESENTER.question(state, request, 1, to_move=True)


def unavailable(question: Question) -> dict[str, tuple[str, str]]:
    """Why calls cannot be made: the rule, and the key, by the kind of call."""
    found = [group for group in question.groups if isinstance(group, Unavailable)]
    return {str(next(iter(group.label.args.values()))): (group.why.rule, group.key) for group in found}


def test_calls_that_cannot_be_made_say_why():
    after_pass = position({8: (0, 0), 9: (4, 0)}, {4: (9, 0)}, carrier="H8", after="standard")
    found = unavailable(question_at(after_pass))
    assert found == {
        "standard": ("ANYOTHER-05", "P"),
        "high": ("ANYOTHER-05", "H"),
        "long": ("ANYOTHER-05", "L"),
        "snapshot": ("SHOT-02", "S"),
    }
    after_phase = replace(after_pass, stack=(next_action.ActionChoice("movement"),))
    assert unavailable(question_at(after_phase)) == {"first_time": ("ANYOTHER-02", "F"), "shoot": ("SHOT-02", "S")}
    of_the_book = position({8: (0, 0), 9: (4, 0)}, {4: (9, 0)}, carrier="H8", edition="core")
    assert list(unavailable(question_at(of_the_book))) == ["shoot"]


def test_a_running_carrier_gets_the_reason_why_nothing_else_is_legal():
    state, _ = scene_after(in_step(1, {10: (0, 0), 9: (4, 0)}, {4: (9, 0)}), Move(9, hex_at(1, 0)))
    assert isinstance(state.stack[-1], movement.RunChoice)
    question = question_at(state)
    assert {key for _, key in unavailable(question).values()} == {"U", "S", "P", "F", "H", "L", ""}
    assert unavailable(question)["standard"][0] == "MOVE-08"
    assert [group.answer for group in question.groups if isinstance(group, questions.Call) and group.primary] == [
        "stop"
    ]


def test_ending_a_step_is_not_usual_as_long_as_several_may_move():
    state = in_step(1, {10: (0, 0), 9: (4, 0), 8: (-4, 0)}, {4: (12, 0), 5: (12, 5), 6: (12, -5)})
    assert usual(state) == []
    state, _ = game.step(state, Move(8, hex_at(5, 0)))
    assert usual(state) == []
    state, _ = game.step(state, Move(7, hex_at(-5, 0)))
    assert usual(state) == ["end"]  # the carrier is left
    state, _ = game.step(state, Call("end"))
    assert usual(state) == []


def usual(state: State) -> list[str]:
    """The call on the primary button."""
    return [group.answer for group in question_at(state).groups if isinstance(group, questions.Call) and group.primary]


def test_a_nutmeg_has_its_own_key():
    beside = in_step(1, {10: (6, 0), 9: (-5, 9)}, {2: (7, 0), 11: (18, 12)})
    question = question_at(beside)
    check_keys(question)
    players = [group for group in question.groups if isinstance(group, protocol.Players)]
    assert [(group.key, len(group.players)) for group in players] == [("U", 1)]


def test_a_free_ball_can_be_reached_by_its_hex_and_by_the_player_that_gets_it():
    state = in_step(1, {10: (0, 0), 9: (1, 0)}, {4: (9, 0)}, carrier=None, ball=(2, 0))
    groups = question_at(state).groups
    nine = next(group for group in groups if isinstance(group, protocol.Moves) and group.player == 8)
    assert int(nine.board, 16) >> hex_at(2, 0) & 1
    collect = next(group for group in groups if isinstance(group, protocol.Players))
    assert (collect.key, {one.player for one in collect.players}) == ("C", {8, 9})


# What happened


def told(state: State, answer: Any, kind: str) -> EventMessage:
    after, happened = game.apply(state, answer)
    event = next(event for event in happened if type(event).__name__ == kind)
    return PRESENTER.event_message(event, after, 0)


def test_a_pass_has_the_path_of_the_ball():
    state = position({8: (0, 0), 9: (0, 3)}, {4: (9, 0)}, carrier="H8")
    passed = told(state, Pass("standard", hex_at(0, 3)), "PassCalled")
    assert passed.path == (hex_at(0, 1), hex_at(0, 2), hex_at(0, 3))
    assert (passed.event.player, passed.event.kind, passed.highlight) == (7, "standard", False)
    into_space = told(state, Pass("standard", hex_at(0, 2)), "PassArrived")
    assert into_space.event.receiver == NOBODY


def test_a_move_has_the_path_of_the_player():
    state = in_step(1, {10: (0, 0), 9: (5, 0)}, {4: (5, 1), 5: (6, 1)})
    moved = told(state, Move(8, hex_at(5, 2)), "Moved")
    assert moved.path is not None
    assert moved.path[-1] == hex_at(5, 2)
    assert not {hex_at(5, 1), hex_at(6, 1)} & set(moved.path)
    steps = [hex_at(5, 0), *moved.path]
    assert len(moved.path) == 3
    assert all(pitch_distance(a, b) == 1 for a, b in pairwise(steps))


def test_a_path_closed_since_is_shown_by_its_end():
    around = {4: (5, 1), 5: (5, -1), 6: (4, 0), 7: (4, 1), 8: (6, 0), 9: (6, 1)}
    state = position({10: (0, 0), 9: (5, 0)}, around, carrier="H10")
    moved = PRESENTER.event_message(events.Moved("MOVE-06", 8, hex_at(9, 0), hex_at(5, 0)), state, 0)
    assert moved.path == (hex_at(5, 0),)


def test_moves_have_no_sentence_and_a_goal_is_a_highlight():
    state = in_step(1, {10: (18, 0)}, {4: (0, 0)})
    goal = told(state, Move(9, hex_at(19, 0)), "GoalScored")
    assert goal.highlight
    assert goal.score == (1, 0)
    assert goal.message is not None
    step = told(position({8: (0, 0)}, {4: (9, 0)}, carrier="H8"), Call("movement phase"), "StepBegan")
    assert (step.message, step.event.step, step.event.side) == (None, 1, "home")
