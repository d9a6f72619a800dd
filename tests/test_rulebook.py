"""The rulebook, and `touchline rules`."""

import io
import json
import re
import subprocess
import sys
from importlib.resources import files
from subprocess import PIPE

import pytest

import touchline
from touchline import rulebook
from touchline.cli import BadInput, CheckFailed, main
from touchline.rulebook import Decision, Rule, Switch, Term, UnknownEntry
from touchline.rulebook.catalogue import read

FRENCH_FLAIR = rulebook.catalogue("french-flair")

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


class TestCatalogue:
    def test_games(self):
        assert rulebook.games() == ("french-flair",)
        assert FRENCH_FLAIR.title == "French Flair"

    def test_every_rule_once(self):
        ids = [rule.id for rule in rulebook.rules("french-flair")]
        assert len(ids) == len(set(ids)) == 135
        text = files("touchline.rulebook").joinpath("french-flair.md").read_text(encoding="utf-8")
        assert ids == re.findall(r"^- \*\*(FF-\S+)\*\* ", text, re.MULTILINE)
        assert {"FF-EIGHTNINE-1", "FF-ZONE22-1", "FF-DROPOUT22-1"} < set(ids)

    def test_every_decision_and_switch(self):
        assert [entry.id for entry in FRENCH_FLAIR.decisions] == [f"A-{n}" for n in range(1, 59)]
        assert len({entry.id for entry in FRENCH_FLAIR.switches}) == len(FRENCH_FLAIR.switches) == 21

    def test_every_reference_exists(self):
        names = {entry.id for entry in FRENCH_FLAIR.entries}
        for entry in FRENCH_FLAIR.entries:
            assert entry.id not in entry.see
            assert len(entry.see) == len(set(entry.see))
            assert set(entry.see) <= names, entry.id

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
        assert rulebook.find("A-31") == Decision(
            id="A-31",
            game="french-flair",
            gap='Tackle "requires only the defence to lay a card": compulsory?',
            decision="Optional",
            why="The last-card rule speaks of an obligation as special",
            see=("FF-TACKLE-1",),
        )

    def test_a_switch(self):
        assert rulebook.find("eightnine_nine") == Switch(
            id="eightnine_nine",
            game="french-flair",
            note="metres in case c",
            default="5",
            others="10",
            see=("A-16",),
        )

    def test_a_file_without_a_title_is_refused(self):
        with pytest.raises(ValueError, match=r"the catalogue of chess must open with «# Title: …»; .* 'no title'"):
            read("chess", "no title")


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
        assert rulebook.find("ff-ruck-1") == rulebook.rule("FF-RUCK-1")
        assert rulebook.find("a-8").id == "A-8"

    def test_an_unknown_rule_names_the_nearest(self):
        with pytest.raises(UnknownEntry, match=r"^no rule has the id 'FF-ZONE-1'; nearest: FF-ZONE22-1, "):
            rulebook.rule("FF-ZONE-1")
        with pytest.raises(UnknownEntry, match=r"^no rule has the id 'A-8'; "):
            rulebook.rule("A-8")

    def test_an_unknown_name_names_the_nearest(self):
        with pytest.raises(UnknownEntry, match=r"'kickoff_mini'; nearest: kickoff_min, "):
            rulebook.find("kickoff_mini")

    def test_an_unknown_game_names_the_games(self):
        with pytest.raises(UnknownEntry, match=r"^no game is called 'chess'; there are french-flair$"):
            rulebook.rules("chess")

    @pytest.mark.parametrize(
        ("words", "ids"),
        [
            ("aplatir", ["FF-INGOAL-2"]),
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


class TestCommand:
    def test_a_rule_in_english_with_the_french_terms(self, capsys):
        assert main(["rules", "FF-RUCK-1"]) == 0
        out = capsys.readouterr().out
        assert rulebook.rule("FF-RUCK-1").text in out
        assert "**In French:** *mêlée spontanée* (ruck), *zone de conteste* (zone)" in out
        assert "**See:** A-8" in out

    def test_headings_in_french(self, capsys):
        assert main(["rules", "FF-RUCK-1", "A-8", "clock", "--lang", "fr"]) == 0
        out = capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", "~")
        for heading in ("En français", "Voir", "Lacune", "Décision", "Raison", "Par défaut", "Autres valeurs"):
            assert f"**{heading}~:** " in out

    def test_a_decision(self, capsys):
        assert main(["rules", "A-8"]) == 0
        out = capsys.readouterr().out
        assert "**Gap:** Zone limits" in out
        assert "**Decision:** Closed range between the winner's two dice" in out
        assert "**Why:** Example [5][2]" in out
        assert "**See:** FF-RUCK-1" in out

    def test_a_switch_comes_before_a_search(self, capsys):
        assert main(["rules", "clock"]) == 0
        out = capsys.readouterr().out
        assert "**Default:** `phases:60`" in out
        assert "**Others:** `phases:N`, `minutes:10`" in out

    def test_nothing_asked_lists_the_chapters(self, capsys):
        assert main(["rules"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == "French Flair (french-flair): 135 rules"
        assert "RUCK          3  FF-RUCK-1 to FF-RUCK-3" in lines
        assert "ZONE22        1  FF-ZONE22-1" in lines
        assert "decisions    58  A-1 to A-58" in lines

    def test_words_search(self, capsys):
        assert main(["rules", "ruck", "goal", "line"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert re.fullmatch(r"FF-RUCK-2 +A ruck on a goal line is no try for anybody\.", lines[0])
        assert [line.split()[0] for line in lines] == ["FF-RUCK-2", "FF-FIVEMETRE-2", "A-28"]
        assert all(len(line) <= 120 for line in lines)

        assert main(["rules", "relay_always"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1] == "ruck_exit      `advance_free` or `relay_always`, `all_free`"

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
            (["rules", "FF-RUCK-1", "--json"], {"kind", "id", "game", "chapter", "text", "see", "terms"}),
            (["rules", "A-8", "--json"], {"kind", "id", "game", "gap", "decision", "why", "see"}),
            (["rules", "clock", "--json"], {"kind", "id", "game", "note", "default", "others", "see"}),
            (["rules", "A-8", "clock", "--json"], {"found"}),
            (["rules", "goal", "line", "--json"], {"words", "found"}),
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
            (["rules", "FF-RUCK-9"], "no rule, decision or switch is called 'FF-RUCK-9'; nearest: FF-RUCK-"),
            (["rules", "a-80", "--json"], "no rule, decision or switch is called 'a-80'; nearest: A-8, "),
            (["rules", "FF-RUCK-1", "FF-RUKC-2"], "no rule, decision or switch is called 'FF-RUKC-2'; nearest: FF-R"),
            (["rules", "plaquages"], "no rule has the words 'plaquages'; nearest: plaquage, "),
            (["rules", ""], "no rule has the words ''; nearest: "),
            (["rules", "clock", "--lang", "de"], 'Invalid value "de" for --lang. Choose from: "en", "fr". Try: '),
            (["rules", "--loud"], "Unknown option: --loud. Try: touchline rules --help"),
            (["ruels"], 'Unknown command "ruels". Did you mean "rules"?'),
        ],
    )
    def test_what_cannot_be_used_is_named_in_one_line(self, capsys, arguments, error):
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
