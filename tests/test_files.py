"""The commands `check`, `verify` and `replay`, and the page that describes their files."""

import doctest
import json
import re
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from tests.support.matches import moments
from touchline import counter_attack as ca
from touchline import french_flair as ff
from touchline.cli import main
from touchline.cli.presenters import PRESENTERS
from touchline.cli.refusals import quoted
from touchline.french_flair.model import Kind, Word
from touchline.games import GAMES
from touchline.i18n import counter_attack as football_i18n
from touchline.i18n import french_flair as rugby_i18n
from touchline.i18n.localization import Localization
from touchline.kernel import SIDES, DiceFrom, Event, Header, Ply, Reading, Recorder, Scenario, Seeded, Side
from touchline.league.entries import AnyEntry
from touchline.league.file import Book, write

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "scenarios"
SEED = "files"
SETUP = ff.Setup("Garonne", "Causse", ff.Options(clock="phases:20"))


@cache
def record(stop: int | None = None, source: Literal["seeded", "system", "typed"] = "seeded") -> str:
    """The text of a match, played to its end or paused after some answers."""
    dice = DiceFrom("seeded", SEED) if source == "seeded" else DiceFrom(source)
    header = Header.of(ff.game, SETUP, dice, {"home": "random", "away": "random"}, "0.1.0")
    recorder: Recorder[ff.State] = Recorder(ff.game, header)
    text, state = recorder.header(), ff.game.start(SETUP)
    for moment in islice(moments(ff.game, SEED, SETUP), stop):
        text += recorder.moment(moment)
        state = moment.state
    return text + (recorder.end(state) if stop is None else recorder.pause(state))


@pytest.fixture
def file(tmp_path):
    """A match record in a file."""
    path = tmp_path / "match.jsonl"
    path.write_text(record(), encoding="utf-8", newline="\n")
    return path


def score() -> dict[str, int]:
    result: dict[str, int] = json.loads(record().splitlines()[-1])["result"]
    return result


def answers() -> int:
    number: int = json.loads(record().splitlines()[-1])["end"]
    return number


# check


def test_check_runs_every_scenario_below_a_folder(capsys):
    assert main(["check", str(SCENARIOS)]) == 0
    out, err = capsys.readouterr()
    *lines, count = out.splitlines()
    files = sorted(SCENARIOS.rglob("*.json"))
    assert len(files) >= 10
    for line, scenario in zip(lines, files, strict=True):
        assert line == f"ok      {scenario}: {json.loads(scenario.read_text(encoding='utf-8'))['title']}"
    assert count == f"{len(files)} scenarios ok"
    assert err == ""


def test_check_shows_the_difference(capsys, tmp_path):
    good = SCENARIOS / "french-flair/interception.json"
    bad = tmp_path / "bad.json"
    bad.write_text(good.read_text(encoding="utf-8").replace('"x": 10,', '"x": 20,'), encoding="utf-8")
    assert main(["check", str(bad), str(good)]) == 1
    out, err = capsys.readouterr()
    first, second, count = out.splitlines()
    assert first == f"failed  {bad}: line 19, step 7: x: expected 20, is 10"
    assert second.startswith("ok ")
    assert count == "2 scenarios, 1 failed"
    assert err == f"touchline: {bad}: line 19, step 7: x: expected 20, is 10\n"


def test_check_refuses_what_is_no_scenario(capsys, tmp_path):
    (tmp_path / "a.json").write_text('{\n"format": "touchline-scenario/1",\n"steps": [}', encoding="utf-8")
    (tmp_path / "b.json").write_text('{"format": "touchline-scenario/7"}', encoding="utf-8")
    (tmp_path / "c.txt").write_text("no scenario, and none is looked for here", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    first, second, count = out.splitlines()
    assert first == f"failed  {tmp_path / 'a.json'}: line 3: not JSON: Expecting value at column 11"
    assert second.startswith(
        f'failed  {tmp_path / "b.json"}: line 1: the format is "touchline-scenario/7"; this version'
    )
    assert count == "2 scenarios, 2 failed"
    assert err == "touchline: 2 of 2 scenarios failed\n"


def test_check_knows_the_rules(capsys, tmp_path):
    text = (SCENARIOS / "french-flair/interception.json").read_text(encoding="utf-8")
    (tmp_path / "a.json").write_text(text.replace("FF-TACKLE-3", "FF-TACKLE-33", 1), encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "line 5: no rule has the id 'FF-TACKLE-33'; nearest: FF-TACKLE-3" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "verify", "replay"])
def test_files_that_are_not_there(command, capsys, tmp_path, file):
    missing = str(tmp_path / "missing.json")
    assert main([command, missing]) == 2
    assert capsys.readouterr() == ("", f"touchline: {missing} cannot be read: No such file or directory\n")
    if command != "replay":
        assert main([command, str(file), missing]) == 2
        assert capsys.readouterr().out == ""
    assert main([command]) == 2
    assert f"Try: touchline {command} --help" in capsys.readouterr().err


def test_folders_that_hold_nothing(capsys, tmp_path):
    assert main(["check", str(tmp_path)]) == 2
    assert "holds no scenario" in capsys.readouterr().err
    assert main(["verify", str(tmp_path)]) == 2
    assert "cannot be read: Is a directory" in capsys.readouterr().err


# verify


UNPROVED = (
    "        not proved: the coaches (home 'random', away 'random'); the engine ('0.1.0'); the date and the time on the"
    " clock; {seed}that no answers were taken back and no other records of this match exist"
)
SEEDED = UNPROVED.format(seed="that nobody picked the seed for its dice; ")
UNSEEDED = UNPROVED.format(seed="")


def test_verify_checks_a_match_and_lists_what_is_not_proved(capsys, file):
    assert main(["verify", str(file)]) == 0
    result = f"Garonne {score()['home']}, Causse {score()['away']}"
    assert capsys.readouterr().out.splitlines() == [
        f"ok      {file}: full time after {answers()} answers: {result}; dice from the seed {SEED}",
        SEEDED,
        "1 record ok",
    ]


@pytest.mark.parametrize(("source", "were"), [("system", "came from the system"), ("typed", "were typed in")])
def test_verify_warns_of_dice_that_no_seed_gives(source, were, capsys, file):
    file.write_text(record(None, source), encoding="utf-8", newline="\n")
    assert main(["verify", str(file)]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("ok ")
    assert rest == [
        f"warning {file}: the dice {were}: nothing proves that they fell like this",
        UNSEEDED,
        "1 record ok, 1 warning",
    ]


def test_verify_warns_of_a_match_that_does_not_end(capsys, tmp_path, file):
    paused, typed = tmp_path / "paused.jsonl", tmp_path / "typed.jsonl"
    paused.write_text(record(30), encoding="utf-8", newline="\n")
    typed.write_text(record(40, "typed"), encoding="utf-8", newline="\n")
    assert main(["verify", str(file), str(paused), str(typed)]) == 0
    lines = capsys.readouterr().out.splitlines()
    open_end = "the match was paused, abandoned or cut off here: the record does not show how it ended"
    assert lines[2].startswith(f"ok      {paused}: paused after 30 answers: Garonne ")
    assert lines[3:5] == [f"warning {paused}: {open_end}", SEEDED]
    assert lines[7:] == [f"warning {typed}: {open_end}", UNSEEDED, "3 records ok, 3 warnings"]


def test_verify_counts_warnings_beside_failures(capsys, tmp_path, file):
    typed = tmp_path / "typed.jsonl"
    typed.write_text(record(None, "typed"), encoding="utf-8", newline="\n")
    file.write_bytes(b"")
    assert main(["verify", str(file), str(typed)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 records, 1 failed, 1 warning"


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda lines: [*lines[:5], *lines[6:]], "line 6: the sum is wrong: this line was changed, or one before"),
        (lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]], "line 6: the sum is wrong"),
        (lambda lines: lines[:9], "line 9: the record breaks off after this line, without an end or a pause"),
        (lambda lines: [*lines[:9], lines[9][:20]], "line 10: the line is cut off: it has no newline"),
        (
            lambda lines: [lines[0].replace("match/1", "match/2"), *lines[1:]],
            "line 1: the format is 'touchline-match/2'",
        ),
        (lambda lines: ["not JSON\n", *lines], "line 1: not a match record"),
        (lambda lines: [], "line 1: the file is empty"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_damage_is_refused_with_its_line(command, damage, reason, capsys, file):
    file.write_text("".join(damage(record().splitlines(keepends=True))), encoding="utf-8", newline="\n")
    assert main([command, str(file)]) == 1
    out, err = capsys.readouterr()
    assert err.startswith(f"touchline: {file}: {reason}")
    assert err.count("\n") == 1
    if command == "verify":
        assert out.splitlines() == [f"failed  {err.removeprefix('touchline: ').rstrip()}", "1 record, 1 failed"]


def test_verify_counts_several_failures(capsys, tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(b"")
    assert main(["verify", str(tmp_path / "a"), str(tmp_path / "b")]) == 1
    assert capsys.readouterr().err == "touchline: 2 of 2 records failed\n"


# replay


def answer_rows(out: str) -> list[str]:
    """The output of a replay without the sentences of the log."""
    return [line for line in out.splitlines() if not line.startswith("   > ")]


def test_replay_shows_every_answer_with_its_rule(capsys, file):
    assert main(["replay", str(file)]) == 0
    title, *lines, end = answer_rows(capsys.readouterr().out)
    assert title == f"Garonne v Causse · french-flair · home random, away random · dice from the seed {SEED}"
    assert end == f"full time after {answers()} answers: Garonne {score()['home']}, Causse {score()['away']}"
    told = [json.loads(line) for line in record().splitlines()[1:] if line.startswith('{"n"')]
    for line, answer in zip(lines, told, strict=True):
        number, rule, by, kind, *rest = line.split()
        assert (int(number), rule, by) == (answer["n"], answer["rule"], answer["by"])
        given = answer[kind]
        assert " ".join(rest).startswith(given if kind == "choose" else " ".join(map(str, given)))


def test_replay_shows_score_and_ball_as_they_change(capsys, file):
    main(["replay", str(file)])
    lines = answer_rows(capsys.readouterr().out)
    assert lines[1].endswith("Garonne 0, Causse 0 · Garonne at halfway")
    assert lines[2].endswith(" ".join(map(str, json.loads(record().splitlines()[2])["draw"])))
    scores = [line for line in lines[1:-1] if "Garonne " in line and ", Causse " in line]
    state, changes, before = ff.game.start(SETUP), 0, (0, 0)
    for moment in moments(ff.game, SEED, SETUP):
        state = moment.state
        points = (state.home.points, state.away.points)
        changes += points != before
        before = points
    assert changes > 0
    assert len(scores) == 1 + changes


def test_replay_shows_a_part(capsys, file):
    assert main(["replay", str(file), "--from", "5", "--to", "7"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:-1]] == ["5", "6", "7"]
    assert main(["replay", str(file), "--from", str(answers()), "--events"]) == 0
    assert "FF-SETUP-5" in capsys.readouterr().out
    assert main(["replay", str(file), "--from", "9999"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    for wrong in (["--from", "0"], ["--from", "7", "--to", "5"], ["--side", "north"]):
        assert main(["replay", str(file), *wrong]) == 2
        assert wrong[1] in capsys.readouterr().err


def test_replay_tells_what_happened(capsys, file):
    assert main(["replay", str(file), "--events"]) == 0
    out = capsys.readouterr().out
    events = [event for moment in moments(ff.game, SEED, SETUP) for event in moment.events]
    told = [line for line in answer_rows(out)[1:-1] if not line[:4].strip()]
    for line, event in zip(told, events, strict=True):
        assert line.split(maxsplit=1) == [event.rule, Localization("en").format(rugby_i18n.event_message(event, SETUP))]


@pytest.mark.parametrize("side", SIDES)
def test_replay_shows_what_a_side_saw(side: Side, capsys, file):
    assert main(["replay", str(file), "--side", side]) == 0
    out = capsys.readouterr().out
    title, *lines, _ = answer_rows(out)
    assert SEED not in title
    entries = [line.split() for line in lines if line[:4].strip()]
    hidden = [entry for entry in entries if entry[2] != side and entry[3] != "roll"]
    assert hidden
    for entry, moment in zip(entries, moments(ff.game, SEED, SETUP), strict=True):
        shown = " ".join(entry[4:])
        text = ff.game.format_answer(moment.answer)
        assert (entry in hidden) != shown.startswith(text)
    seen = [
        Localization("en").format(rugby_i18n.event_message(event, SETUP))
        for moment in moments(ff.game, SEED, SETUP)
        for whole in moment.events
        if (event := ff.game.view_event(whole, side)) is not None
    ]
    assert [line.split(maxsplit=1)[1] for line in lines if not line[:4].strip()] == seen


def test_replay_as_one_document(capsys, file):
    assert main(["replay", str(file), "--json", "--to", "40"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert {
        key: document[key] for key in ("engine", "game", "closed", "answers", "score", "side", "error", "dice")
    } == {
        "engine": "0.1.0",
        "game": "french-flair",
        "closed": "end",
        "answers": answers(),
        "score": score(),
        "side": None,
        "error": None,
        "dice": {"source": "seeded", "seed": SEED},
    }
    assert document["setup"] == ff.game.write_setup(SETUP)
    for entry, moment in zip(document["moments"], islice(moments(ff.game, SEED, SETUP), 40), strict=True):
        assert (entry["rule"], entry["by"]) == (moment.request.rule, moment.request.side)
        assert entry["answer"] == ff.game.format_answer(moment.answer)
        assert [event["type"] for event in entry["events"]] == [type(event).__name__ for event in moment.events]
        assert len(entry["told"]) == len(entry["events"])


def test_replay_of_a_side_as_one_document_hides_the_same(capsys, file):
    assert main(["replay", str(file), "--json", "--side", "away"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["dice"] == {"source": "seeded"}
    for entry in document["moments"]:
        assert (entry["answer"] is None) == (entry["by"] == "home" and entry["for"] != "roll")
        for event in entry["events"]:
            assert event["type"] != "Declared" or event["side"] == "away"
            assert event["type"] != "Drawn" or event["side"] == "away" or event["cards"] == []


def test_replay_shows_a_damaged_record_up_to_the_damage(capsys, file):
    lines = record().splitlines(keepends=True)
    file.write_text("".join([*lines[:12], *lines[13:]]), encoding="utf-8", newline="\n")
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in answer_rows(out)[1:]] == [str(number) for number in range(1, 12)]
    assert "line 13: the sum is wrong" in err
    assert main(["replay", str(file), "--json"]) == 1
    out, err = capsys.readouterr()
    document = json.loads(out)
    assert len(document["moments"]) == 11
    assert document["error"]["line"] == 13
    assert "line 13: the sum is wrong" in err


def test_replay_of_a_pause_says_so(capsys, file):
    file.write_text(record(12), encoding="utf-8", newline="\n")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("paused after 12 answers: Garonne ")


@pytest.fixture
def football(tmp_path):
    """A short match of Counter Attack in a file."""
    path = tmp_path / "football.jsonl"
    path.write_text(football_record(), encoding="utf-8", newline="\n")
    return path


@cache
def football_moments() -> list[Ply[ca.State]]:
    return list(moments(ca.game, SEED, football_setup()))


@cache
def football_setup() -> ca.Setup:
    given = {"home": "Wharfside", "away": "Ashmoor", "options": {"clock": "actions:3"}}
    return ca.quick_setup(ca.game.read_setup(given), Seeded(SEED))


def football_record() -> str:
    """The text of a match of Counter Attack."""
    setup = football_setup()
    header = Header.of(ca.game, setup, DiceFrom("seeded", SEED), {"home": "random", "away": "random"}, "0.1.0")
    recorder: Recorder[ca.State] = Recorder(ca.game, header)
    text = recorder.header() + "".join(map(recorder.moment, football_moments()))
    return text + recorder.end(football_moments()[-1].state)


def football_sentence(event: Event, state: ca.State) -> str:
    return Localization("en").format(football_i18n.event_message(event, state))


def test_counter_attack_is_proved(capsys, football):
    assert main(["verify", str(football)]) == 0
    home, away = football_moments()[-1].state.score
    count = len(football_moments())
    closing = f"full time after {count} answers: Wharfside {home}, Ashmoor {away}; dice from the seed {SEED}"
    assert capsys.readouterr().out == f"ok      {football}: {closing}\n{SEEDED}\n1 record ok\n"


def test_a_changed_move_is_refused(capsys, football):
    lines = football.read_text(encoding="utf-8").splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines) if '"choose":"H' in line)
    lines[number] = lines[number].replace('"choose":"H', '"choose":"A')
    football.write_text("".join(lines), encoding="utf-8", newline="\n")
    assert main(["verify", str(football)]) == 1
    assert f"line {number + 1}: the sum is wrong" in capsys.readouterr().err


def test_counter_attack_is_replayed_in_sentences(capsys, football):
    assert main(["replay", str(football), "--events"]) == 0
    title, *lines, _ = answer_rows(capsys.readouterr().out)
    assert title.startswith("Wharfside v Ashmoor · counter-attack · home random, away random")
    told = [line.split(maxsplit=1) for line in lines if not line[:4].strip()]
    events = [(event, moment.state) for moment in football_moments() for event in moment.events]
    assert told == [[event.rule, football_sentence(event, state)] for event, state in events]
    assert any("moves " in sentence for _, sentence in told)


def test_a_replay_of_counter_attack_as_data(capsys, football):
    assert main(["replay", str(football), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["setup"]["edition"] == "living"
    assert len(document["moments"]) == len(football_moments())
    moved = [event for moment in document["moments"] for event in moment["events"] if event["type"] == "Moved"]
    assert all(re.fullmatch(r"[HA]\d+", event["player"]) for event in moved)
    assert re.fullmatch(r"(Wharfside|Ashmoor) [a-z ]+(\d+ hexe?s? from goal)?", document["moments"][-1]["ball"])


@pytest.mark.parametrize("side", SIDES)
def test_both_sides_see_the_whole_of_counter_attack(side: Side, capsys, football):
    assert main(["replay", str(football), "--json", "--side", side]) == 0
    seen = json.loads(capsys.readouterr().out)
    assert [moment["told"] for moment in seen["moments"]] == [
        [football_sentence(event, moment.state) for event in moment.events] for moment in football_moments()
    ]


def test_every_game_is_told():
    assert set(PRESENTERS) == set(GAMES)


# docs/formats.md

PAGE = (ROOT / "docs/formats.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found


def rows(heading: str) -> list[str]:
    """The code in the first cells of the tables below a heading."""
    part = PAGE.split(f"\n{heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^|]*)` \|", part, re.MULTILINE)


def test_the_record_of_the_page_is_proved_and_written_as_we_write():
    text = blocks("jsonl")[0]
    reading: Reading[Any] = Reading(text.encode().splitlines(keepends=True), GAMES)
    recorder: Recorder[Any] = Recorder(reading.game, reading.header)
    again = recorder.header() + "".join(map(recorder.moment, reading.moments()))
    assert reading.closed == "end"
    assert again + recorder.end(reading.state) == text


def test_the_code_of_the_page_prints_what_it_says():
    record, season = blocks("jsonl")
    names: dict[str, Any] = {"record": record, "season": season}
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), names, "formats.md", None, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0
    assert len(examples.examples) > 40


def test_the_season_of_the_page_is_written_as_we_write():
    book = Book.read(blocks("jsonl")[1].encode())
    assert write(book.competition) == book.text
    types = {code for row in rows("## Competition") for code in re.findall(r"\w+", row)}
    assert {entry.__name__.lower() for entry in get_args(AnyEntry)} <= types


def test_the_objects_of_the_page_are_scenarios_and_positions():
    scenario, position = blocks("json")
    Scenario(scenario.encode(), GAMES).run(quoted)
    placed = ff.game.parse_position(ff.Setup(), json.loads(position))
    assert ff.game.describe(placed) == json.loads(position)


def test_the_positions_of_the_page_are_written_as_they_are_read():
    (lines,) = blocks("text")
    for line in lines.splitlines():
        assert ff.game.format_position(ff.game.parse_position(ff.Setup(), line)) == line


def test_the_steps_of_the_page_can_be_read():
    steps = [json.loads(code) for code in rows("## Scenario") if code.startswith("{")]
    verbs = {"choose", "roll", "draw", "refuse", "expect"}
    document = {
        "format": "touchline-scenario/1",
        "game": "french-flair",
        "title": "The page",
        "steps": [step if verbs & set(step) else {"expect": step} for step in steps],
    }
    assert {key for step in steps for key in step} == {
        *verbs, "rule", "because", "waiting", "offers", "refuses", "offered", "kinds", "events",
    }  # fmt: skip
    assert len(Scenario(json.dumps(document).encode(), GAMES)) == len(steps)


def test_the_page_names_every_kind_of_answer():
    answers = rows("## Answers of French Flair")
    for answer in answers:
        assert ff.game.format_answer(ff.game.parse_answer(answer)) == answer
    kinds = {answer.split()[0] for answer in answers}
    assert set(get_args(Kind)) - {"single"} <= kinds
    assert set(get_args(Word)) <= set(answers)


def test_the_page_names_every_phase():
    table = PAGE.split("The pending step, by its name")[1].split("\n\nAs plain data")[0]
    origins, kicks, zones, plain, _ = re.findall(r"^\| (`.*) \| (.*) \|$", table, re.MULTILINE)
    named = [f"OPEN {origin}" for origin in re.findall(r"`(\w+)`", origins[1])]
    named += [f"LANDING {kick}" for kick in re.findall(r"`(\w+)`", kicks[1])]
    named += [f"{name} {won} 2-5" for name in re.findall(r"`(\w+)`", zones[0]) for won in ("attack", "defence")]
    named += re.findall(r"`(\w+)`", plain[0])
    hand = {"hand": [1, 2, 8, 9, 10, 12]}
    for phase in named:
        state = ff.game.parse_position(ff.Setup(), {"phase": phase, "home": hand, "away": hand})
        assert ff.game.describe(state)["phase"] == phase
    met = {
        re.sub(r"\d-\d$", "2-5", facts["phase"])
        for seed in range(30)
        for moment in moments(ff.game, seed)
        if "phase" in (facts := ff.game.describe(moment.state))
    }
    assert met <= set(named)
    assert len(met) > 20
