"""Quick scenarios as one-command starts: their set-ups, aims and measured results."""

from typing import get_args

import pytest

from touchline.cli import main
from touchline.coaches.arena import Batch, run
from touchline.coaches.registry import quick_starts
from touchline.counter_attack import game
from touchline.counter_attack.model import Variant
from touchline.counter_attack.rules import scenarios
from touchline.i18n import LANGUAGES, Message
from touchline.i18n.localization import Localization

STARTS = quick_starts("counter-attack")


def aim(name: str) -> Message:
    return Message(f"quick-aim-{name.replace('_', '-')}")


@pytest.mark.rule("SCENARIO-01", "SCENARIO-02", "SCENARIO-03", "SCENARIO-04")
def test_every_scenario_of_the_book_is_a_quick_start():
    variants = {start.setup.get("variant", "match") for start in STARTS.values()}
    assert variants == set(get_args(Variant))
    for start in STARTS.values():
        setup = game.read_setup(start.setup)
        assert scenarios.score_before(setup.variant) == start.score
        first, second = scenarios.halves(setup.variant, 45)
        whole = first + second if setup.variant in ("match", "top_v_bottom") else second
        assert whole == start.minutes
        assert start.matches >= 200
        scenarios.check(setup)
        scenarios.opening(setup.variant)
        assert scenarios.winner(game.start(setup)) == (
            "away" if start.score == (0, 2) else None
        )  # the host of away_goal is level on aggregate
    assert quick_starts("french-flair") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aim_is_told(language):
    say = Localization(language).format
    assert len({say(aim(name)) for name in STARTS}) == len(STARTS)


def test_beginners_play_by_the_core_rules():
    setup = game.read_setup(STARTS["beginners"].setup)
    assert (setup.beginner, setup.edition) == (True, "core")


@pytest.mark.rule("SCENARIO-01")
def test_outnumbered_is_hard_but_not_for_a_coach_against_none():
    """Home can win the scenario: against a random coach, steady mostly does."""
    batch = Batch("counter-attack", "steady", "random", 12, "hard", {}, STARTS["outnumbered"].setup)
    winners = [played.result.winner for played in run(batch)]
    assert winners.count("home") > 6


@pytest.mark.parametrize("name", STARTS)
def test_a_scenario_starts_with_one_command(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    short = ["-o", "clock=actions:1", "--home", "random", "--away", "random", "--seed", "1", "--save", "m.jsonl"]
    assert main(["play", "counter-attack", "--scenario", name, *short]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "matches between equal coaches: home won" in shown
    assert Localization("en").format(aim(name)).split()[0] in shown
    assert main(["verify", "m.jsonl"]) == 0


def test_an_unknown_scenario_is_refused(capsys):
    assert main(["play", "counter-attack", "--scenario", "outnumberd"]) == 2
    assert "no scenario 'outnumberd'; nearest: outnumbered" in capsys.readouterr().err
    assert main(["simulate", "french-flair", "--scenario", "beginners"]) == 2
    assert "french-flair has no scenario 'beginners'" in capsys.readouterr().err
