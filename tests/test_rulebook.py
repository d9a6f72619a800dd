"""The rulebook, and `touchline rules`."""

import io
import json
import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from itertools import permutations
from subprocess import PIPE

import pytest

import touchline
from touchline import rulebook
from touchline.cli import BadInput, CheckFailed, main
from touchline.counter_attack.editions import EDITIONS, NUMBERS, Edition, difference
from touchline.french_flair.model import Options
from touchline.rulebook import Decision, Option, Rule, Switch, Term, UnknownEntry
from touchline.rulebook.counter_attack import references

FRENCH_FLAIR = rulebook.catalogue("french-flair")
COUNTER_ATTACK = rulebook.catalogue("counter-attack")
OPTIONS = len(Edition.__struct_fields__)
BOOK = files("touchline.rulebook").joinpath("counter-attack.md").read_text(encoding="utf-8")
ALL = ("core", "advanced", "living")
RULE_KEYS = {"kind", "id", "game", "chapter", "text", "see", "terms", "editions", "options"}

# The words of the game, as the code uses them.
GLOSSARY = {
    "avancée": "advance",
    "course": "run",
    "plaquage": "tackle",
    "conteste": "contest",
    "zone de conteste": "zone",
    "déblayage": "clear-out",
    "jeu au pied": "kick",
    "coup de pied en touche": "touch kick",
    "mêlée": "scrum",
    "touche": "lineout",
    "en-avant": "knock-on",
    "hors-jeu": "offside",
    "point de fixation": "pick-and-go",
    "relance": "counter",
    "essai": "try",
    "en-but": "in-goal",
    "ballon mort": "dead ball",
    "renvoi aux 22": "22 drop-out",
}


def terms(id: str) -> dict[str, str]:
    return {term.french: term.english for term in rulebook.rule(id).terms}


def test_games():
    assert rulebook.games() == ("counter-attack", "french-flair")
    assert (COUNTER_ATTACK.title, FRENCH_FLAIR.title) == ("Counter Attack", "French Flair")


@pytest.mark.parametrize("catalogue", [COUNTER_ATTACK, FRENCH_FLAIR], ids=lambda catalogue: catalogue.game)
def test_every_reference_exists(catalogue):
    names = {entry.id for entry in catalogue.entries}
    for entry in catalogue.entries:
        assert entry.game == catalogue.game
        assert entry.id not in entry.see
        assert len(entry.see) == len(set(entry.see))
        assert set(entry.see) <= names, entry.id


class TestFrenchFlair:
    def test_every_rule_once(self):
        ids = [rule.id for rule in rulebook.rules("french-flair")]
        assert len(ids) == len(set(ids)) == 135
        text = files("touchline.rulebook").joinpath("french-flair.md").read_text(encoding="utf-8")
        assert ids == re.findall(r"^- \*\*(FF-\S+)\*\* ", text, re.MULTILINE)
        assert {"FF-EIGHTNINE-1", "FF-ZONE22-1", "FF-DROPOUT22-1"} < set(ids)

    def test_every_decision_and_switch(self):
        assert [entry.id for entry in FRENCH_FLAIR.decisions] == [f"A-{n}" for n in range(1, 59)]
        assert sorted(entry.id for entry in FRENCH_FLAIR.switches) == sorted(Options.__struct_fields__)

    def test_every_mark_of_a_decision_is_followed(self):
        for rule in FRENCH_FLAIR.rules:
            assert set(re.findall(r"\[(A-\d+)\]", rule.text)) <= set(rule.see)

    def test_a_rule(self):
        assert rulebook.rule("FF-RUCK-2") == Rule(
            id="FF-RUCK-2",
            game="french-flair",
            chapter="RUCK",
            text="A ruck on a goal line is no try for anybody.",
            see=(),
            terms=(Term(english="ruck", french="mêlée spontanée"), Term(english="try", french="essai")),
        )

    def test_the_table_under_a_rule_is_part_of_it(self):
        text = rulebook.rule("FF-CARD-2").text
        assert text.startswith("Properties")
        assert text.endswith("\n| 15 | yes | yes | yes | – |")
        assert sum("\n|" in rule.text for rule in FRENCH_FLAIR.rules) == 1

    @pytest.mark.parametrize(
        ("id", "see"),
        [
            ("FF-RUCK-1", ("A-8",)),
            ("FF-KICKOFF-1", ("FF-KICK-2", "FF-KICK-3", "FF-KICK-4", "FF-KICK-5", "A-20")),  # a range
            ("FF-LINE-2", ("FF-COMBO-1", "FF-COMBO-2", "FF-COMBO-4", "FF-ZONE22-1")),  # a list
            ("FF-TACKLE-3", ("FF-INTERCEPT-1", "FF-INTERCEPT-2", "A-6")),  # a chapter
            ("FF-LASTCARD-5", ("FF-LASTCARD-4", "ruck_exit")),
        ],
    )
    def test_references(self, id, see):
        assert rulebook.rule(id).see == see

    def test_a_decision(self):
        decision = Decision(
            id="A-31",
            game="french-flair",
            gap='Tackle "requires only the defence to lay a card": compulsory?',
            decision="Optional",
            why="The last-card rule speaks of an obligation as special",
            see=("FF-TACKLE-1",),
        )
        assert rulebook.find("A-31", "french-flair") == (decision,)

    def test_a_switch(self):
        switch = Switch(
            id="eightnine_nine",
            game="french-flair",
            note="metres in case c",
            default="5",
            others="10",
            see=("A-16",),
        )
        assert rulebook.find("eightnine_nine") == (switch,)


class TestCounterAttack:
    def test_every_rule_once(self):
        counts = Counter(rule.chapter for rule in COUNTER_ATTACK.rules)
        assert list(counts.items()) == [
            ("DICE", 8),
            ("SETUP", 19),
            ("CLOCK", 16),
            ("MOVE", 32),
            ("TACKLE", 14),
            ("FOUL", 23),
            ("NUTMEG", 13),
            ("PASS", 42),
            ("HEAD", 25),
            ("SHOT", 27),
            ("GK", 24),
            ("LOOSE", 18),
            ("OUT", 7),
            ("SETPIECE", 32),
            ("OFFSIDE", 7),
            ("SUBS", 7),
            ("REFEREE", 4),
            ("ANYOTHER", 39),
            ("LEAGUE", 9),
            ("SCENARIO", 4),
            ("RESULTS", 3),
        ]
        rules = [f"{chapter}-{number:02}" for chapter, count in counts.items() for number in range(1, count + 1)]
        assert [rule.id for rule in COUNTER_ATTACK.rules] == rules
        assert len(rules) == 373

    def test_chapters_are_those_of_the_headings(self):
        headings = re.findall(r"^(?:## §\d+|### 0\.4) (\w+)", BOOK, re.MULTILINE)
        chapters = list(dict.fromkeys(rule.chapter for rule in COUNTER_ATTACK.rules))
        assert [heading.upper() for heading in headings if heading not in ("CONVENTIONS", "EDITIONS")] == chapters

    def test_every_decision(self):
        assert [entry.id for entry in COUNTER_ATTACK.decisions] == [f"A-{n:02}" for n in range(1, 82)]

    def test_every_option_is_one_of_the_engine(self):
        assert [option.id for option in COUNTER_ATTACK.options] == list(Edition.__struct_fields__)
        assert {option.id: option.number for option in COUNTER_ATTACK.options if option.number} == NUMBERS
        unnumbered = [option.id for option in COUNTER_ATTACK.options if option.others]
        assert unnumbered == [name for name in Edition.__struct_fields__ if name not in NUMBERS]

    def test_every_reference_of_the_book_resolves(self):
        rules = {rule.id for rule in COUNTER_ATTACK.rules}
        decisions = {decision.id for decision in COUNTER_ATTACK.decisions}
        assert set(references(BOOK)) == rules | decisions
        assert set(re.findall(r"\bopt:(\w+)", BOOK)) < set(Edition.__struct_fields__)
        assert set(re.findall(r"\bE\d\d\b", BOOK)) == set(NUMBERS.values())

    @pytest.mark.parametrize(
        ("text", "named"),
        [
            ("MOVE-11..13, ANYOTHER-09", ["MOVE-11", "MOVE-12", "MOVE-13", "ANYOTHER-09"]),
            ("TACKLE-04, -09, A-21", ["TACKLE-04", "TACKLE-09", "A-21"]),
            ("MOVE-01..03, -11..12, CLOCK-11", ["MOVE-01", "MOVE-02", "MOVE-03", "MOVE-11", "MOVE-12", "CLOCK-11"]),
            ("ANYOTHER-05 / -06, or -09; a held one by -14.", [f"ANYOTHER-{n}" for n in ("05", "06", "09", "14")]),
            ("LOOSE-12/-13; SETUP-08/09", ["LOOSE-12", "LOOSE-13", "SETUP-08", "SETUP-09"]),
            ("4-5-2, the 3-hex move, E15, C01..C04, §0.3, 1–3 / 4–6", []),
        ],
    )
    def test_ways_to_refer(self, text, named):
        assert references(text) == named

    def test_a_rule(self):
        rule = rulebook.rule("TACKLE-09")
        assert rule.text.startswith("Tie: `[C]` both re-roll")
        assert (rule.chapter, rule.see, rule.options, rule.editions) == ("TACKLE", (), ("duel_tie",), ALL)
        assert rulebook.rule("TACKLE-07") == Rule(
            id="TACKLE-07",
            game="counter-attack",
            chapter="TACKLE",
            text=rulebook.rule("TACKLE-07").text,
            see=("TACKLE-06", "MOVE-11", "MOVE-12", "MOVE-13", "MOVE-14", "MOVE-15", "MOVE-30", "A-20"),
            editions=("living",),
            options=("steal_after_reposition",),
        )

    def test_a_row_is_a_rule_and_tells_its_codes(self):
        text = rulebook.rule("ANYOTHER-05").text
        assert text.startswith("After: Standard Pass (or pass counted as one) reached a teammate. Attack may call: MP")
        assert text.endswith("\n\nMP Movement Phase · FTP First-Time Pass · SN Snapshot")

    @pytest.mark.parametrize(
        ("id", "editions"),
        [
            ("MOVE-01", ALL),
            ("MOVE-11", ALL),  # tags further on mark parts of it
            ("MOVE-14", ("living",)),
            ("CLOCK-06", ("core", "advanced")),
            ("FOUL-04", ALL),  # opens with [L], and has its [C][A] part
            ("FOUL-13", ("advanced", "living")),  # a title with tags
            ("SHOT-26", ALL),  # a tag and a colon, but not in its title
            ("SHOT-10", ("advanced", "living")),
            ("DICE-06", ("living",)),
            ("NUTMEG-13", ("living",)),  # by the heading of its chapter
            ("PASS-15", ALL),
            ("PASS-16", ("advanced", "living")),  # by the heading above it
            ("PASS-20", ("living",)),  # narrower than the heading
            ("PASS-23", ALL),  # the Short Pass, below that heading
            ("PASS-24", ALL),
            ("ANYOTHER-22", ALL),
            ("ANYOTHER-32", ("core", "advanced")),
        ],
    )
    def test_editions(self, id, editions):
        assert rulebook.rule(id).editions == editions

    @pytest.mark.parametrize(
        ("id", "options"),
        [
            ("MOVE-01", ()),
            ("MOVE-22", ("steal_success", "free_ball_zoi")),  # by its text and by the table
            ("DICE-04", ("off_target_on_1",)),  # by its text alone
            ("SHOT-03", ("difficult_angle", "shot_penalty_cap")),
            ("GK-06", ("high_pass_min_distance", "gk_kick_target")),
            ("NUTMEG-07", ("nutmeg",)),  # in a range
        ],
    )
    def test_options_that_a_rule_reads(self, id, options):
        assert rulebook.rule(id).options == options

    def test_a_decision(self):
        decision = Decision(
            id="A-34",
            game="counter-attack",
            gap='"Within 5 hexes of any of your teammates" (living) v "less than 5 from one of your players" (book); '
            "does the passer count?",
            decision="6 and 5; passer counted in the book only (E75).",
            why='PT "more than 5"; "teammates" v "players"',
            see=("PASS-34", "long_pass_min_counts_passer"),
        )
        assert rulebook.find("A-34", "counter-attack") == (decision,)

    def test_options(self):
        tie = Option(
            id="duel_tie",
            game="counter-attack",
            number="E15",
            note="tackle, shot, header",
            values={"core": "re-roll", "advanced": "loose ball", "living": "loose ball"},
            others="",
            see=("TACKLE-09", "HEAD-15", "HEAD-19", "SHOT-13", "GK-16"),
        )
        assert rulebook.find("duel_tie") == rulebook.find("e15") == (tie,)
        (ban,) = rulebook.find("E63")
        assert isinstance(ban, Option)
        assert (ban.id, ban.note) == ("gk_marking_ban", "at set pieces")
        (squad,) = rulebook.find("E01")
        assert isinstance(squad, Option)
        assert squad.values["advanced"] == squad.values["core"] == "1 GK + 15 outfield"  # «same»
        (cap,) = rulebook.find("shot_penalty_cap")
        assert isinstance(cap, Option)
        assert (cap.number, cap.values, cap.others, cap.see) == ("", dict.fromkeys(ALL, "2"), "none", ("SHOT-03",))


class TestTerms:
    def test_of_a_rule(self):
        assert terms("FF-RUCK-1") == {"mêlée spontanée": "ruck", "zone de conteste": "zone", "conteste": "contest"}

    def test_every_term_of_the_sheet_is_taken(self):
        for rule in FRENCH_FLAIR.rules:
            assert set(re.findall(r"\(\*(.+?)\*\)", rule.text)) <= set(terms(rule.id))

    def test_the_words_are_those_of_the_code(self):
        known = {term.french: term.english for rule in FRENCH_FLAIR.rules for term in rule.terms}
        assert GLOSSARY.items() <= known.items()

    def test_the_longest_term_is_the_one_meant(self):
        assert set(terms("FF-PENALTY-3")) == {"coup de pied de pénalité", "engagement"}

    def test_words_in_a_plain_sense_are_no_terms(self):
        assert "marque" not in terms("FF-DROPOUT22-1")
        assert "aplatir" not in terms("FF-RUN-3")


class TestLookup:
    def test_names_in_any_case(self):
        assert rulebook.find("ff-ruck-1") == (rulebook.rule("FF-RUCK-1"),)
        assert rulebook.find("move-11") == (rulebook.rule("MOVE-11"),)

    @pytest.mark.parametrize(
        ("name", "games"),
        [
            ("a-8", ["french-flair"]),
            ("a-08", ["counter-attack"]),
            ("A-10", ["counter-attack", "french-flair"]),
            ("clock", ["counter-attack", "french-flair"]),
        ],
    )
    def test_a_name_that_games_share(self, name, games):
        assert [entry.game for entry in rulebook.find(name)] == games
        for game in games:
            (entry,) = rulebook.find(name, game)
            assert entry.game == game

    def test_no_two_rules_share_an_id(self):
        assert len({rule.id for game in rulebook.games() for rule in rulebook.rules(game)}) == 373 + 135

    def test_an_unknown_rule_names_the_nearest(self):
        with pytest.raises(UnknownEntry, match=r"^no rule has the id 'FF-ZONE-1'; nearest: FF-ZONE22-1, "):
            rulebook.rule("FF-ZONE-1")
        with pytest.raises(UnknownEntry, match=r"^no rule has the id 'A-8'; "):
            rulebook.rule("A-8")

    def test_an_unknown_name_names_the_nearest(self):
        with pytest.raises(UnknownEntry, match=r"'kickoff_mini'; nearest: kickoff_min, "):
            rulebook.find("kickoff_mini")
        with pytest.raises(UnknownEntry, match=r"option of French Flair called 'MOVE-11'; nearest: A-11, FF-"):
            rulebook.find("MOVE-11", "french-flair")

    def test_an_unknown_game_names_the_games(self):
        with pytest.raises(
            UnknownEntry, match=r"^there is no game 'chess'; the games are counter-attack, french-flair$"
        ):
            rulebook.rules("chess")

    @pytest.mark.parametrize(
        ("text", "named"),
        [
            ("FF-RUCK-1, MOVE-11 (TACKLE-05)", ["FF-RUCK-1", "MOVE-11", "TACKLE-05"]),
            ("FF-TACKLE-1, FF-OFFSIDE-2, XMOVE-11", ["FF-TACKLE-1", "FF-OFFSIDE-2"]),  # no TACKLE-1
            ("UTF-8, SHA-256, A-10, 4-4-2, RUCK-1", []),
            ("FF-R-1, MOVE-99, FF-RUKC-1", ["FF-R-1", "MOVE-99", "FF-RUKC-1"]),  # rulings, and mistakes to be named
        ],
    )
    def test_what_a_rule_id_looks_like(self, text, named):
        assert rulebook.rule_id().findall(text) == named

    @pytest.mark.parametrize(
        ("words", "ids"),
        [
            ("aplatir", ["FF-INGOAL-2"]),
            ("landing nutmeg", ["NUTMEG-02", "NUTMEG-03", "NUTMEG-09", "NUTMEG-10"]),
            ("die re-roll", ["SETUP-08", "HEAD-19", "first_pick"]),
            ("deblayage zone", ["FF-CLEAR-1"]),
            ("GRAPE", []),
            ("ruck try anybody", ["FF-RUCK-2"]),
            ("FF-ZONE22-1 conclusion", ["FF-ADVANCE-2", "FF-ZONE22-1"]),
            ("grid", ["A-3"]),
            ("relay_always", ["FF-LASTCARD-5", "ruck_exit"]),
            ("", []),
        ],
    )
    def test_search(self, words, ids):
        assert [entry.id for entry in rulebook.search(words)] == ids

    def test_search_in_a_game(self):
        both = rulebook.search("interception")
        assert {entry.game for entry in both} == set(rulebook.games())
        parts = [rulebook.search("interception", game) for game in rulebook.games()]
        assert (*parts[0], *parts[1]) == both
        assert all({entry.game for entry in part} == {game} for part, game in zip(parts, rulebook.games(), strict=True))

    def test_vocabulary(self):
        assert {"A-08", "A-8", "E15", "duel_tie", "steal", "plaquage", "touch kick"} <= rulebook.vocabulary()
        assert "steal" not in rulebook.vocabulary("french-flair")


class TestCommand:
    def test_a_rule_in_english_with_the_french_terms(self, capsys):
        assert main(["rules", "FF-RUCK-1"]) == 0
        out = capsys.readouterr().out
        assert "Tackle and ruck · The ruck\n\nThe winner of the duel has the ball." in out
        assert "The exact rule\n\nRuck (mêlée spontanée): the duel winner W has the ball" in out
        assert "In French: mêlée spontanée (ruck), zone de conteste (zone)" in out
        assert "See: A-8" in out

    def test_headings_in_french(self, capsys):
        assert main(["rules", "FF-RUCK-1", "A-8", "clock", "--lang", "fr"]) == 0
        out = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", "~")
        for heading in ("En français", "Voir", "Lacune", "Décision", "Raison", "Par défaut", "Autres valeurs"):
            assert f"{heading}~: " in out

    def test_a_decision(self, capsys):
        assert main(["rules", "A-8"]) == 0
        out = capsys.readouterr().out
        assert "Gap: Zone limits" in out
        assert "Decision: Closed range between the winner's two dice" in out
        assert "Why: Example [5][2]" in out
        assert "See: FF-RUCK-1" in out

    def test_a_switch_comes_before_a_search(self, capsys):
        assert main(["rules", "clock", "--game", "french-flair"]) == 0
        out = capsys.readouterr().out
        assert "actions" not in out
        assert "Default: phases:60" in out
        assert "Others: phases:N, minutes:10" in out

    def test_nothing_asked_lists_the_chapters(self, capsys):
        assert main(["rules"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == "Counter Attack"
        assert re.fullmatch(r" 7  Passing +passing", lines[7])
        assert "Counter Attack (counter-attack): 373 rules" in lines
        assert "MOVE         32  MOVE-01 to MOVE-32" in lines
        assert f"options      {OPTIONS}  E01 to E75, kickoff_actions, final_thirds_trigger, max_substitutions," in lines
        assert "French Flair (french-flair): 135 rules" in lines
        assert "RUCK          3  FF-RUCK-1 to FF-RUCK-3" in lines
        assert "ZONE22        1  FF-ZONE22-1" in lines
        assert "decisions    58  A-1 to A-58" in lines

        assert main(["rules", "--game", "french-flair"]) == 0
        assert capsys.readouterr().out.splitlines() == lines[lines.index("French Flair") :]

    def test_a_rule_of_an_edition(self, capsys):
        assert main(["rules", "MOVE-14"]) == 0
        out = capsys.readouterr().out
        assert out.startswith("MOVE-14 · Counter Attack\n\nSteals, tackles and nutmegs · Steals\n\nA 1 in a steal")
        assert "\n\n(Living) Natural 1 on a steal is a foul (chapter FOUL).\n\nCore, Advanced and Living are" in out
        assert out.endswith("Editions: living\n\nOptions: A 1 in a steal\n")

    def test_a_decision_of_each_game(self, capsys):
        assert main(["rules", "A-10"]) == 0
        pages = capsys.readouterr().out.split("\n---\n\n")
        assert [page.splitlines()[0] for page in pages] == ["A-10 · Counter Attack", "A-10 · French Flair"]

        assert main(["rules", "A-10", "--game", "french-flair"]) == 0
        assert capsys.readouterr().out == pages[1]

    @pytest.mark.parametrize("name", ["E15", "duel_tie"])
    def test_an_option(self, capsys, name):
        assert main(["rules", name]) == 0
        assert capsys.readouterr().out.split("\n\n") == [
            "duel_tie · Counter Attack, option E15 (tackle, shot, header)",
            "core: re-roll",
            "advanced: loose ball",
            "living: loose ball",
            "See: TACKLE-09, HEAD-15, HEAD-19, SHOT-13, GK-16\n",
        ]

    def test_an_option_of_all_editions(self, capsys):
        assert main(["rules", "max_substitutions"]) == 0
        out = capsys.readouterr().out
        assert "Default: 5\n\nOthers: any; 3 + 1 in extra time (community app)\n\nSee: SUBS-04" in out

    def test_words_search_in_both_games(self, capsys):
        assert main(["rules", "interception"]) == 0
        told, first, second = capsys.readouterr().out.split("\n\n")
        assert told.startswith("3 Tackle and ruck · The tackle\n    Their double: interception.")
        assert first.startswith("Counter Attack\nPASS-06")
        assert second.startswith("French Flair\nFF-")

        assert main(["rules", "interception", "--game", "french-flair"]) == 0
        assert capsys.readouterr().out.split("\n\n")[1] == second

        assert main(["rules", "steal_foul"]) == 0
        assert capsys.readouterr().out.splitlines()[-1] == "steal_foul_on_1  core: no; advanced: no; living: yes"

    def test_words_search(self, capsys):
        assert main(["rules", "ruck", "goal", "line"]) == 0
        lines = capsys.readouterr().out.splitlines()
        lines = lines[lines.index("French Flair") :]
        assert re.fullmatch(r"FF-RUCK-2 +A ruck on a goal line is no try for anybody\.", lines[1])
        assert [line.split()[0] for line in lines[1:]] == ["FF-RUCK-2", "FF-FIVEMETRE-2", "A-28"]
        assert all(len(line) <= 120 for line in lines)

        assert main(["rules", "relay_always"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1] == "ruck_exit      `advance_free` or `relay_always`, `all_free`"

    def test_a_mistyped_word(self, capsys):
        assert main(["rules", "nutmge"]) == 0
        assert capsys.readouterr().out.startswith("6 Steals, tackles and nutmegs · Nutmegs\n")

    @pytest.mark.parametrize("words", [["passing"], ["7", "--game", "counter-attack"]])
    def test_a_chapter(self, capsys, words):
        assert main(["rules", *words]) == 0
        out = capsys.readouterr().out
        assert out.startswith("7 Passing\n\nA ground pass rolls along a path of hexes.")
        assert " ≠ Not after a header. (PASS-16)\n\n" in out

    def test_a_chapter_in_italian(self, capsys):
        assert main(["rules", "passing", "--lang", "it"]) == 0
        assert capsys.readouterr().out.startswith("7 I passaggi\n\nUn passaggio rasoterra")

    def test_the_difference_between_editions(self, capsys):
        assert main(["rules", "--diff", "core", "advanced"]) == 0
        first, *options = capsys.readouterr().out.rstrip().split("\n\n")
        assert first == f"Counter Attack: core and advanced differ in 9 of {OPTIONS} options"
        assert [option.split()[:4] for option in options] == [
            ["E15", "duel_tie", "re_roll", "loose_ball"],
            ["E17", "tackle_from_behind", "off", "on"],
            ["E19", "reckless_tackle", "off", "carrier"],
            ["E29", "first_time_pass", "off", "on"],
            ["E38", "long_pass_accuracy", "0", "9"],
            ["E45", "off_target_on_1", "off", "on"],
            ["E46", "difficult_angle", "0", "-1"],
            ["E47", "gk_third_hex", "0", "-1"],
            ["E65", "corner_accuracy", "0", "8"],
        ]
        assert options[0].splitlines()[1] == "     TACKLE-09, HEAD-15, HEAD-19, SHOT-13, GK-16"

        assert main(["rules", "--diff", "living", "living"]) == 0
        assert capsys.readouterr().out == f"Counter Attack: living and living differ in 0 of {OPTIONS} options\n"

    @pytest.mark.parametrize("names", list(permutations(EDITIONS, 2)), ids=" ".join)
    def test_every_difference_has_its_rules(self, capsys, names):
        assert main(["rules", "--diff", *names, "--json", "--game", "counter-attack"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert (document["game"], document["editions"]) == ("counter-attack", list(names))
        one, other = (EDITIONS[name] for name in names)
        assert {row["option"]: tuple(row["values"]) for row in document["options"]} == difference(one, other)
        for row in document["options"]:
            assert row["number"] == NUMBERS[row["option"]]
            assert row["rules"]
            assert all(row["option"] in rulebook.rule(id).options for id in row["rules"])

    def test_laid_out_on_a_terminal(self, capsys, monkeypatch):
        monkeypatch.setenv("COLUMNS", "60")
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        assert main(["rules", "FF-CARD-2"]) == 0
        out = capsys.readouterr().out
        assert "touch kick" in out
        assert "|---|" not in out
        assert max(len(re.sub(r"\x1b\[[\d;]*m", "", line)) for line in out.splitlines()) <= 60

    def test_a_terminal_without_accents(self, monkeypatch):
        raw = io.BytesIO()
        monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))
        assert main(["rules", "FF-RUCK-1"]) == 0
        assert b"m?l?e spontan?e" in raw.getvalue()

    @pytest.mark.parametrize(
        ("arguments", "keys"),
        [
            (["rules", "--json"], {"games"}),
            (["rules", "FF-RUCK-1", "--json"], RULE_KEYS),
            (["rules", "MOVE-11", "--json"], RULE_KEYS),
            (["rules", "A-8", "--json"], {"kind", "id", "game", "gap", "decision", "why", "see"}),
            (["rules", "A-10", "--json"], {"found"}),
            (["rules", "conversion", "--json"], {"kind", "id", "game", "note", "default", "others", "see"}),
            (["rules", "E15", "--json"], {"kind", "id", "game", "number", "note", "values", "others", "see"}),
            (["rules", "--diff", "core", "living", "--json"], {"game", "editions", "options"}),
            (["rules", "A-8", "clock", "--json"], {"found"}),
            (["rules", "goal", "line", "--json"], {"words", "found", "passages"}),
        ],
    )
    def test_json_is_one_document(self, capsys, arguments, keys):
        assert main(arguments) == 0
        out, err = capsys.readouterr()
        assert json.loads(out).keys() == keys
        assert err == ""

    @pytest.mark.parametrize(
        ("arguments", "error"),
        [
            (
                ["rules", "FF-RUCK-9"],
                "there is no rule, decision, switch or option called 'FF-RUCK-9'; nearest: FF-RUCK-",
            ),
            (["rules", "a-99", "--json"], "there is no rule, decision, switch or option called 'a-99'; nearest: A-9, "),
            (
                ["rules", "FF-RUCK-1", "FF-RUKC-2"],
                "there is no rule, decision, switch or option called 'FF-RUKC-2'; nearest: FF-R",
            ),
            (["rules", "plaquages"], "no rule contains the words 'plaquages'; nearest: plaquage, "),
            (["rules", ""], "no rule contains the words ''; nearest: "),
            (["rules", "MOVE-99"], "there is no rule, decision, switch or option called 'MOVE-99'; nearest: MOVE-"),
            (["rules", "move-9"], "there is no rule, decision, switch or option called 'move-9'; nearest: MOVE-"),
            (["rules", "E99"], "there is no rule, decision, switch or option called 'E99'; nearest: E"),
            (["rules", "zzzz"], "no rule contains the words 'zzzz'; nearest: "),
            (["rules", "steal", "--game", "french-flair"], "no rule contains the words 'steal'; nearest: "),
            (["rules", "--game", "chess"], "there is no game 'chess'; the games are counter-attack, french-flair"),
            (
                ["rules", "--diff", "core", "livin"],
                "there is no edition 'livin'; the editions are core, advanced, living",
            ),
            (["rules", "--diff", "core"], 'Command "rules" parameter --diff requires 2 positional arguments.'),
            (["rules", "steal", "--diff", "core", "living"], "--diff compares two editions of counter-attack and"),
            (
                ["rules", "--game", "french-flair", "--diff", "core", "living"],
                "--diff compares two editions of counter-attack and takes nothing else; got '--game french-flair'",
            ),
            (["rules", "clock", "--lang", "de"], 'Invalid value "de" for --lang. Choose from: "en", "fr", "it". Try: '),
            (["rules", "--loud"], "Unknown option: --loud. Try: touchline rules --help"),
            (["ruels"], 'Unknown command "ruels". Did you mean "rules"?'),
        ],
    )
    def test_unusable_values_are_named_in_one_line(self, capsys, arguments, error):
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"touchline: {error}")
        assert err.count("\n") == 1

    @pytest.mark.parametrize(
        ("ending", "code", "error"),
        [
            (CheckFailed("line 3\nis damaged"), 1, "touchline: line 3 is damaged\n"),
            (BadInput("no such file: a.jsonl"), 2, "touchline: no such file: a.jsonl\n"),
            (KeyboardInterrupt(), 130, ""),
        ],
    )
    def test_exit_codes(self, capsys, monkeypatch, ending, code, error):
        def command(_: object) -> None:
            raise ending

        monkeypatch.setattr("touchline.cli.app", command)
        assert main([]) == code
        assert capsys.readouterr() == ("", error)

    def test_a_reader_that_has_seen_enough(self):
        command = "from touchline.cli import main; raise SystemExit(main(['rules', 'ball', '--json']))"
        with subprocess.Popen([sys.executable, "-c", command], stdout=PIPE, stderr=PIPE) as program:
            assert program.stdout
            assert program.stderr
            program.stdout.close()
            assert program.stderr.read() == b""
        assert program.returncode == 0

    def test_version(self, capsys):
        assert main(["--version"]) == 0
        assert capsys.readouterr().out == f"{touchline.__version__}\n"

    def test_help(self, capsys):
        assert main(["--help"]) == 0
        assert "rules" in capsys.readouterr().out
