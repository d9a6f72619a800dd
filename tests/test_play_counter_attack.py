"""`touchline play counter-attack`: the pitch in letters, and answers as people type them."""

import re
from fractions import Fraction

import pytest
from rich.console import Console

from tests.support.counter_attack_table import (
    A1,
    A4,
    ATTACK,
    GAME,
    H8,
    H9,
    PRESENTER,
    after,
    asked,
    decide,
    place,
    question,
    samples,
    shown,
    table_at,
    typed,
)
from tests.support.football import player
from tests.support.table import Screen, Seat, assert_narrow
from touchline import counter_attack as ca
from touchline.cli.presenters.counter_attack.board import Lit, Pitch
from touchline.cli.presenters.counter_attack.wording import brief, say
from touchline.cli.table.terminal import Terminal
from touchline.counter_attack.model import label
from touchline.counter_attack.outcomes import goal_chance
from touchline.counter_attack.pitch import PITCH, bits, board_of, hex_at, xz
from touchline.counter_attack.rules import (
    aerial,
    challenges,
    movement,
    next_action,
    nutmegs,
    setup,
    shoot_out,
    shots,
    substitutions,
    throw_ins,
)
from touchline.i18n.counter_attack import odds
from touchline.kernel import (
    AWAY,
    CLOCK,
    HOME,
    SIDES,
    BadNotation,
    Choose,
    Roll,
    Seeded,
    replace,
)


@pytest.fixture
def seat(tmp_path, monkeypatch, capsys):
    return Seat(GAME.name, tmp_path, monkeypatch, capsys)


class TestWords:
    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            ([], "Wharfside · The Movement Phase is over: what next?  ANYOTHER-02"),
            (["movement phase"], "Wharfside · Your turn: move up to 4 players  MOVE-02"),
            (
                ["movement phase"],
                "Step 1 of 3: each as far as their Pace allows; the carrier goes hex by hex.",
            ),
            (
                ["movement phase", "end"],
                "Step 2 of 3: each as far as their Pace allows; next to the carrier they may tackle.",
            ),
            (["movement phase", "H8 7,0"], "has the ball: another hex, or stop?  MOVE-05"),
            (["standard 5,0"], "Wharfside · The pass went into space: send players after it  ANYOTHER-06"),
            (["standard 5,0"], "The ball lies free on 5,0."),
            (["high 9,5"], "Your high pass: move a player up to 3 hexes to meet it?  PASS-27"),
        ],
    )
    def test_question(self, lines, said):
        assert said in " ".join(line.rstrip() for line in shown(after(place(), *lines)).split("\n"))

    def test_the_offers(self):
        told = shown(place())
        assert re.search(r"standard N or X,Z +Along the ground, up to 11 hexes; to 6 7! 9! 10 11", told)
        assert re.search(r" m movement phase +4 of yours move, 5 of theirs, then 2 of yours", told)

    def test_shots_tell_their_chances(self):
        told = shown(place(ATTACK.replace("H8@6,0", "H8@12,1")))
        chances = re.findall(r"19,-?\d (\d+)%", told)
        assert len(chances) == 8
        assert max(map(int, chances)) > 20

    def test_calls_tell_their_odds(self):
        state = after(place(ATTACK.replace("A6@9,-1", "A6@8,0")), "movement phase", "end", "A6 7,0")
        told = " ".join(shown(state).split())
        assert re.search(r" t tackle Tackling against Dribbling: You win the ball \d+%, .*You foul 17%", told)
        assert "reckless 8 Attack stopped 44%, Gets away 33%, Stopped, and sent off 22%" in told

    def test_marks(self):
        state = replace(place(), booked=1 << H8, injured=1 << A4, stunned=1 << A1)
        assert "stunned: A1 · booked: H8 · injured: A4" in shown(state)

    def test_long_names_fit(self):
        given = GAME.read_setup({"home": "W" * 24, "away": "M" * 24})
        state = ca.quick_match(given, Seeded(1))
        assert_narrow(shown(state))


class TestPitch:
    def rows(self, state: ca.State, width: int = 80, lit: Lit | None = None) -> dict[int, str]:
        drawn = Pitch(state, width, lit or Lit()).drawn().plain.splitlines()
        return dict(zip(range(12, -14, -1), drawn[1:-1], strict=True))

    @pytest.mark.parametrize(("width", "scale"), [(80, 2), (100, 2), (120, 3)])
    def test_every_player_stands_where_it_should(self, width, scale):
        state = place()
        rows = self.rows(state, width)
        assert all(len(row) <= width for row in rows.values())
        for one, hex in enumerate(state.hexes):
            x, z = xz(hex)
            name = label(one)
            assert rows[z][4 + (x + 18) * scale :].startswith(name)
            assert rows[z].startswith(f"{z:>3}")

    def test_every_hex_is_drawn(self):
        rows = self.rows(place("CA1 living home movement 1.7 0-0 ball:H8 H8@6,0"))
        for hex in bits(PITCH):
            x, z = xz(hex)
            letters = ".,:" if x % 2 == 0 else "'\""
            assert rows[z][4 + (x + 18) * 2] in letters or (x, z) in ((6, 0), (7, 0))  # where H8* is
        assert rows[-13].count("'") == 18
        assert [z for z in rows if "[" in rows[z]] == [3, 2, 1, 0, -1, -2, -3, -4]
        assert [z for z in rows if "]" in rows[z]] == [3, 2, 1, 0, -1, -2, -3, -4]

    def test_the_ball(self):
        state = place()
        drawn = Pitch(state, 80).drawn().plain.splitlines()
        assert (drawn[0].index("▼"), drawn[-1].index("▲")) == (52, 52)
        rows = self.rows(state)
        assert rows[0][52:55] == "H8*"
        assert [z for z in rows if rows[z].endswith("◄")] == [0]
        free = self.rows(after(state, "standard 5,0"))
        assert free[0][50] == "@"

    def test_the_pointer_hides_no_part_of_a_number(self):
        for x in range(-18, 19):
            state = replace(place(), ball=hex_at(x, -3), carrier=-1)
            rim = Pitch(state, 80).drawn().plain.splitlines()[0]
            assert set(map(int, re.findall(r"-?\d+", rim))) <= set(range(-16, 17, 4))

    @pytest.mark.parametrize(
        ("players", "row"),
        [
            ("H10@6,0", "H10*"),
            ("H10@6,0 A4@7,0", "H10A4"),  # it leans to the left
            ("H10@6,0 A4@5,0 A5@7,0", "A410A5"),  # no room: the number alone
            ("H10@6,0 A4@8,0", "H10*A4"),
            ("H8@6,0 A4@7,0", "H8A4"),
        ],
    )
    def test_a_crowd_has_room(self, players, row):
        carrier = players.split("@")[0]
        state = place(f"CA1 living home movement 1.7 0-0 ball:{carrier} {players}")
        assert row in self.rows(state)[0]

    def test_lit_hexes(self):
        lit = Lit(board_of([hex_at(3, 3)]), board_of([hex_at(4, 3), hex_at(19, 2)]))
        rows = self.rows(place(), lit=lit)
        assert rows[3][46:50] == "o ! "
        assert rows[2].rstrip().endswith("!")

    @pytest.mark.parametrize("colour", [True, False])
    def test_no_color(self, colour):
        screen = Screen()
        environ = {} if colour else {"NO_COLOR": "1"}
        console = Console(file=screen, force_terminal=True, color_system="256", width=80, _environ=environ)
        Terminal(console).show(Pitch(place(), 80).drawn())
        assert bool(re.search(r"\x1b\[[\d;]*48;5", screen.getvalue())) == colour
        assert "H8" in screen.getvalue()


class TestTyping:
    """One line, in the notation or shorter."""

    @pytest.mark.parametrize(
        ("before", "line", "answer"),
        [
            ([], "m", "movement phase"),
            ([], "mov", "movement phase"),
            ([], "MOVEMENT PHASE", "movement phase"),
            ([], "standard 9", "standard 12,-4"),
            ([], "standard H9", "standard 12,-4"),
            ([], "standard 3, 3", "standard 3,3"),
            ([], "standard to 9", "standard 12,-4"),
            ([], "pass standard 9", "standard 12,-4"),
            ([], "pass 9", "standard 12,-4"),
            ([], "st 9", "standard 12,-4"),
            ([], "h 9", "high 12,-4"),
            ([], "l -9,-3", "long -9,-3"),
            (["movement phase"], "e", "end"),
            (["movement phase"], "H6 4,2", "H6 4,2"),
            (["movement phase"], "6 4,2", "H6 4,2"),
            (["movement phase"], "move 6 to 4,2", "H6 4,2"),
            (["movement phase"], "6 n ne", "H6 4,3"),
            (["movement phase"], "8 ne", "H8 7,0"),
            (["movement phase", "H8 7,0"], "se", "H8 8,0"),
            (["movement phase", "H8 7,0"], "s", "H8 7,-1"),
            (["movement phase", "H8 7,0"], "8,1", "H8 8,1"),
            (["movement phase", "H8 7,0"], "st", "stop"),
            (["standard 5,0", "movement phase"], "collect 6", "H6 5,0"),
            (["standard 5,0", "movement phase"], "6 5,0", "H6 5,0"),
            (["high 9"], "n", "no"),
            (["high 9"], "10 11,3", "H10 11,3"),
        ],
    )
    def test_answer(self, before, line, answer):
        before = [text.replace("high 9", "high 12,-4") for text in before]
        assert GAME.format_answer(typed(after(place(), *before), line)) == answer

    @pytest.mark.parametrize(
        ("frame", "line", "answer"),
        [
            (nutmegs.NutmegChoice(H8, 0), "nutmeg 6", "nutmeg A6"),
            (nutmegs.NutmegChoice(H8, 0), "n", "no"),
            (challenges.AttackDeclares(aerial.Challenge(A4, "high_pass")), "6", "name H6"),
            (challenges.AttackDeclares(aerial.Challenge(A4, "high_pass")), "name H6", "name H6"),
            (substitutions.SubstitutionChoice("home"), "d", "done"),
            (setup.KickOffPlacement("home"), "4-3-3", "form 4-3-3"),
            (setup.KickOffPlacement("home"), "form 5-3-2", "form 5-3-2"),
            (setup.CardPick(setup.Squads(first="home"), (3, 17, 21, 30)), "17", "pick 17"),
            (setup.CardPick(setup.Squads(first="home"), (3, 17, 21, 30)), "pick 3", "pick 3"),
            (shots.SnapshotTarget(False), "19,2", "shoot 19,2"),
            (shots.SnapshotTarget(False), "shoot 19,2", "shoot 19,2"),
        ],
    )
    def test_answer_of_a_frame(self, frame, line, answer):
        near = place(ATTACK.replace("H8@6,0", "H8@12,1").replace("A6@9,-1", "A6@13,0").replace("H6@3,1", "H6@13,1"))
        phase = after(near, "movement phase")
        state = replace(phase, stack=(frame,)) if isinstance(frame, nutmegs.NutmegChoice) else near
        assert GAME.format_answer(typed(replace(state, stack=(*state.stack[:-1], frame)), line)) == answer

    def test_a_substitute(self):
        state = replace(place(), stack=(substitutions.SubstitutionChoice("home"),))
        card = state.bench[0][1]
        for line in (f"sub 7 {card}", f"sub H7 {card}", f"7 {card}"):
            assert GAME.format_answer(typed(state, line)) == f"sub H7 {card}"
        assert f"{card} {state.setup.cards.player(card).name}" in shown(state)

    def test_a_line_up(self):
        squad = place().setup.squads[0]
        state = replace(place(), cards=(), bench=((), ()), stack=(setup.LineUpChoice("home", squad),))
        line_up = typed(state, "auto")
        assert line_up in asked(state)
        assert typed(state, GAME.format_answer(line_up)) == line_up
        assert f"1 {state.setup.cards.player(line_up.cards[0]).name}" in " ".join(shown(state).split())

    @pytest.mark.parametrize(
        ("before", "line", "answers"),
        [
            (["movement phase"], "8 ne ne se", ["8 ne", "ne", "se"]),
            (["movement phase"], "8 7,0 8,1", ["8 7,0", "8,1"]),
            (["movement phase"], "6 ne ne", ["6 ne ne"]),
            (["movement phase"], "6 4,2; 7 9,-7; end", ["6 4,2", "7 9,-7", "end"]),
            (["movement phase", "H8 7,0"], "ne se; stop", ["ne", "se", "stop"]),
            ([], "", [""]),
        ],
    )
    def test_several_answers(self, before, line, answers):
        assert question(after(place(), *before)).answers(line) == answers

    @pytest.mark.parametrize(
        ("before", "line", "reply"),
        [
            ([], "fly", "'fly' is not an answer of Counter Attack"),
            ([], "standard 99,0", "(99, 0) is no hex of the pitch"),
            ([], "standard", "a hex is named, as in 'standard 10,0'"),
            ([], "standard 9,-1", "standard 9,-1: Yannick Delbrassine (A6), an opponent, stands on 9,-1 (PASS-04)."),
            ([], "shoot 19,0", "shoot 19,0: "),
            ([], "snapshot", "not listed here: movement phase, standard pass, high pass"),
            ([], "first-time 9", "A first-time pass is not listed here"),
            ([], "end", "not listed here"),
            ([], "5,0", "a call is aimed at a hex, as in 'standard 5,0'"),
            (["movement phase"], "5,0", "a player goes to a hex, as in 'H1 5,0'"),
            (["movement phase"], "A4 5,0", "A4 5,0: In step 1 players of Wharfside move (MOVE-02)."),
            (
                ["movement phase"],
                "8 9,1",
                "H8 9,1: Amedeo Frangilupo (H8) has the ball and moves hex by hex (MOVE-04).",
            ),
            (
                ["movement phase"],
                "6 15,1",
                "H6 15,1: 15,1 is 12 hexes away, Iñaki Zubeldegi (H6) may move 4 (MOVE-04).",
            ),
            (["movement phase"], "standard 9", "Players move until the Movement Phase is over"),
            (["movement phase"], "where high", "where takes one of H1, H2, H3, H4, H5, H6, H7, H8, H9, H10, H11"),
            (["standard 5,0"], "where", "no hex is asked for here"),
            ([], "name nobody", "not listed here"),
            ([], "sub 7", "a player leaves for a card of the bench, as in 'sub H7 33'"),
            (["standard 5,0"], "5,0", "'5,0' is not an answer of Counter Attack"),
            ([], "where fly", "where takes one of standard, high, long"),
        ],
    )
    def test_refused(self, before, line, reply):
        answer, told = decide(after(place(), *before), line)
        assert answer is None
        assert reply in " ".join(told.partition(f"> {line}")[2].split())

    def test_too_short_to_be_sure(self):
        near = after(place(ATTACK.replace("H8@6,0", "H8@12,1")), "movement phase")
        assert {"snapshot", "end"} <= {group.kind for group in asked(near).groups}
        assert typed(near, "s") == ca.Call("snapshot")
        with pytest.raises(BadNotation, match="'t' may be throw or throw to head"):
            typed(replace(place(), stack=(throw_ins.ThrowChoice(),)), "t 8")
        with pytest.raises(BadNotation, match="'s' may be snapshot, or a call with a target, as in 's… 9'"):
            typed(replace(near, movement=None, stack=(next_action.ActionChoice("tackle"),)), "s")
        spent = replace(near, stack=(*near.stack[:-1], movement.RunChoice(H8, 9)))
        with pytest.raises(BadNotation, match="'s' may be snapshot or stop"):
            typed(spent, "s")
        assert typed(spent, "st") == ca.Call("stop")

    def test_everything_offered_can_be_typed(self):
        for state in samples():
            request = GAME.request(state)
            if isinstance(request, Choose) and request.side != CLOCK:
                randbelow = Seeded(f"{GAME.codec.digest(state)}").randbelow
                for group in request.groups:
                    for answer in (group[0], group[randbelow(group.count)]):
                        assert typed(state, GAME.format_answer(answer)) == answer


class TestLooking:
    def test_a_player(self):
        _, told = decide(after(place(), "movement phase"), "6", "A4", "where 6")
        card = place().card(player("H6"))
        assert f"{card.name} (H6) on 3,1: Pace {card.pace}, Dribbling {card.dribbling}" in told
        assert told.count("o o o") > 2
        assert "(A4) on 11,-2" in told

    def test_a_call(self):
        told = shown(place(), "where standard").partition("> where standard")[2]
        assert told.count("o ") > 100
        assert told.count("! ") > 50

    def test_the_only_hexes_are_lit_at_once(self):
        assert shown(after(place(), "movement phase", "H8 7,0")).count("o") > 3

    def test_again(self):
        assert shown(place(), "pitch").count("▼") == 2
        assert shown(place(), "h").count("what next?") == 2

    def test_squads(self):
        told = shown(place(), "squads").partition("> squads")[2]
        state = place()
        for one in range(22):
            assert state.card(one).name in told
        for number in (*state.bench[0], *state.bench[1]):
            assert f"({number})" in told
        assert told.count("goalkeeper") == 2

    def test_explained(self):
        told = shown(place(), "?").partition("> ?")[2]
        assert "ANYOTHER-02" in told
        assert "u  take back your last decision" in told
        assert "where long" in told
        told = shown(place(), "? MOVE-11", "rules MOVE-12", "? nutmeg")
        assert "MOVE-11 When the carrier" in told
        assert "MOVE-12" in told
        assert "Rules with 'nutmeg': " in told

    def test_why(self):
        told = shown(place(), "why standard 9", "why standard 9,-1", "why end")
        assert "standard 12,-4: it is on offer." in told
        assert re.search(r"standard 9,-1: .* \(PASS-04\)\.", told)
        assert re.search(r"end: .*not listed here", told)

    def test_the_position(self):
        line = "".join(shown(place(), "p").partition("> p\n")[2].split("\n> ")[0].split("\n"))
        assert GAME.parse_position(place().setup, GAME.format_position(place())) == place()
        assert line.startswith("CA1 living home movement 1.7 0-0 ball:H8 ")

    def test_a_player_that_is_gone(self):
        state = replace(place(), hexes=tuple(0 if one == H9 else hex for one, hex in enumerate(place().hexes)))
        told = shown(state, "9", "standard 9")
        assert "off the pitch" in told
        assert "H9 is not on the pitch." in told


class TestOdds:
    def ends(self, state: ca.State, answer: str) -> dict[str, Fraction]:
        told = odds(state, GAME.parse_answer(answer))
        assert told
        assert sum(end.chance for end in told.ends) == 1
        return {brief(end.said): end.chance for end in told.ends}

    def test_two_defenders_beside_a_pass(self):
        # A6 with Tackling t cuts it out on 6, or t + die of 10; then A4 does.
        state = place()
        first, second = (max(1, min(6, state.rating(one, "tackling") - 3)) for one in (player("A6"), A4))
        ends = self.ends(state, "standard 12,-4")
        arrives = (1 - Fraction(first, 6)) * (1 - Fraction(second, 6))
        assert ends == {"Your pass arrives": arrives, "You lose the ball": 1 - arrives}
        told = odds(state, GAME.parse_answer("standard 12,-4"))
        assert told
        assert told.undisturbed
        assert [brief(roll.what) for roll in told.rolls] == [f"{one} tries to cut out the pass" for one in ("A6", "A4")]
        assert told.rolls[0].needed
        assert re.match(r"\S+ (or 6 )?cuts out the pass, \S+ fails", say(told.rolls[0].needed))
        assert [(roll.player, roll.hex, roll.chance, roll.rule) for roll in told.rolls] == [
            (player("A6"), hex_at(9, -1), Fraction(first, 6), "PASS-14"),
            (A4, hex_at(11, -2), Fraction(second, 6), "PASS-14"),
        ]

    def test_a_steal(self):
        state = after(place(ATTACK.replace("A6@9,-1", "A6@8,1")), "movement phase")
        wins = max(1, min(6, state.rating(player("A6"), "tackling") - 3))
        assert self.ends(state, "H8 7,0") == {
            "You lose the ball": Fraction(wins, 6),
            "They foul": Fraction(1, 6),
            "You keep the ball": Fraction(5 - wins, 6),
        }

    def test_offside(self):
        ends = self.ends(place(ATTACK.replace("H9@12,-4", "H9@16,6")), "standard 16,6")
        assert ends["Offside"] > 0

    def test_a_tie_that_is_rolled_again(self):
        core = ATTACK.replace("living", "core").replace("A6@9,-1", "A6@8,0")
        state = after(place(core), "movement phase", "end", "A6 7,0")
        lead = state.rating(player("A6"), "tackling") - state.rating(H8, "dribbling")
        rolls = [(mine, theirs) for mine in range(1, 7) for theirs in range(1, 7)]
        fouls = [roll for roll in rolls if roll[0] == 1]
        won = [roll for roll in rolls if roll not in fouls and roll[0] + lead > roll[1]]
        lost = [roll for roll in rolls if roll not in fouls and roll[0] + lead < roll[1]]
        decided = len(fouls) + len(won) + len(lost)
        assert self.ends(state, "tackle") == {
            "You foul": Fraction(len(fouls), decided),
            "You win the ball": Fraction(len(won), decided),
            "Beaten": Fraction(len(lost), decided),
        }

    def test_a_snapshot_goes_where_it_scores_most(self):
        state = after(place(ATTACK.replace("H8@6,0", "H8@13,0")), "movement phase")
        shot = after(state, "snapshot", "no")
        best = max(goal_chance(shot, target) for target in asked(shot))
        assert best > Fraction(1, 10)
        assert self.ends(state, "snapshot")["Goal"] == best

    def test_a_penalty_of_a_shoot_out(self):
        kick = replace(place(), half=5, stack=(shoot_out.Kicks((H9, H8), (A4, A1)),))
        state, _ = GAME.match(kick).settle()
        ends = self.ends(state, "shoot 19,0")
        assert set(ends) <= {"Goal", "Saved", "Off target"}
        assert ends["Goal"] == goal_chance(state, GAME.parse_answer("shoot 19,0"))

    def test_shown(self):
        told = shown(place(), "odds standard 9", "odds m", "odds standard 9,-1", "odds fly")
        assert re.search(r"You lose the ball +█+.? \d+%", told)
        assert "tries to cut out the pass: " in told
        assert "As long as nobody moves in between." in told
        assert "No dice come of it at once." in told
        assert "standard 9,-1: Yannick Delbrassine (A6), an opponent, stands on 9,-1 (PASS-04)." in told
        assert "'fly' is not an answer of Counter Attack" in told

    def test_they_add_up_everywhere(self):
        for state in samples():
            request = GAME.request(state)
            if isinstance(request, Choose) and request.side != CLOCK:
                for group in request.groups:
                    told = odds(state, group[0])
                    assert told is None or sum(end.chance for end in told.ends) == 1


class TestTable:
    def test_nothing_is_hidden_so_there_is_no_curtain(self):
        told, book = table_at(after(place(), "movement phase"), "6 4,2", "end", "6 9,5", people=SIDES)
        assert "Hand over" not in told
        assert len(book.moments) == 2
        # What one does, both see on the pitch.
        assert "(H6) moves" not in told
        assert "\nAshmoor · Your reply: move up to 5 players  MOVE-02\nStep 2 of 3" in told

    def test_several_answers_in_a_line(self):
        told, book = table_at(after(place(), "movement phase"), "6 4,2; 7 9,-7; 8 s; st")
        assert [GAME.format_answer(moment.answer) for moment in book.moments] == [
            "H6 4,2",
            "H7 9,-7",
            "H8 6,-1",
            "stop",
        ]
        assert told.count("▼") == 2  # the pitch is drawn before the line and after it

    def test_dice_end_a_line(self):
        state = after(place(ATTACK.replace("A6@9,-1", "A6@8,1")), "movement phase")
        _, book = table_at(state, "8 7,0; 8,0; stop", seed=3)
        kinds = [type(moment.request) for moment in book.moments]
        assert Roll in kinds
        typed_by_hand = [moment for moment in book.moments if isinstance(moment.request, Choose)]
        assert GAME.format_answer(typed_by_hand[0].answer) == "H8 7,0"
        assert [GAME.format_answer(moment.answer) for moment in typed_by_hand[1:] if moment.request.side == HOME] == []

    def test_a_refusal_ends_a_line(self):
        told, book = table_at(after(place(), "movement phase"), "6 4,2; 6 5,2; end")
        assert [GAME.format_answer(moment.answer) for moment in book.moments] == ["H6 4,2"]
        assert "H6 5,2: Iñaki Zubeldegi (H6) has already moved in this phase (MOVE-04)." in told

    def test_taking_back(self):
        told, book = table_at(after(place(), "movement phase"), "6 4,2", "7 9,-7", "u", "u", "u", "9 12,-3")
        assert [GAME.format_answer(moment.answer) for moment in book.moments] == ["H9 12,-3"]
        assert "There is nothing to take back yet." in told

    def test_no_taking_back_of_dice(self):
        told, _ = table_at(place(), "standard 9", "u", seed=1)
        assert "No taking back: dice have been thrown since." in told

    def test_no_taking_back_of_what_was_answered(self):
        told, _ = table_at(place(), "high 9", "no", "u", seed=1)
        assert "No taking back: Ashmoor have decided since." in told

    def test_own_moves_are_not_repeated(self):
        told, book = table_at(after(place(), "movement phase"), "6 4,2", "end", "end", seed=5)
        theirs = [moment for moment in book.moments if moment.request.side == AWAY]
        assert len(theirs) > 1
        assert not re.search(r"\(H6\) (runs|carries|drops)", told)
        assert re.search(r"\(A\d+\)", told)


@pytest.mark.parametrize("width", [80, 120])
def test_screens_everywhere(width):
    """Every decision fits the columns and names the side to move."""
    for state in samples()[:: 1 if width == 80 else 4]:
        request = GAME.request(state)
        if isinstance(request, Choose):
            if request.side != CLOCK:
                told = shown(state, "?", width=width)
                assert_narrow(told, width)
                assert f"\n{state.setup.name(request.side)} · " in told
        elif isinstance(request, Roll):
            screen = Screen()
            Terminal(Console(file=screen, width=width)).show(PRESENTER.throw(state, request))
            assert request.rule in screen.getvalue()
            assert_narrow(screen.getvalue(), width)
