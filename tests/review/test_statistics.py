"""The statistics of two known matches, number by number, and beside those that the games count for themselves."""

from typing import Any

import pytest

from touchline.kernel import SIDES
from touchline.review import Figure
from touchline.review.analysis import Figures

Number = float | tuple[float, float]

# name: home and away in the match, then in each half; a pair is so many out of how many
FOOTBALL: dict[str, list[tuple[Number, Number]]] = {
    "possession": [((26, 37), (11, 37)), ((11, 18), (7, 18)), ((15, 19), (4, 19))],
    "shots": [(5, 1), (3, 1), (2, 0)],
    "on_target": [(5, 1), (3, 1), (2, 0)],
    "expected_goals": [(2.944, 0.278), (2.5, 0.278), (0.444, 0)],
    "standard_passes": [((6, 6), (4, 4)), ((2, 2), (3, 3)), ((4, 4), (1, 1))],
    "first_time_passes": [((3, 3), (0, 0)), ((0, 0), (0, 0)), ((3, 3), (0, 0))],
    "high_passes": [((1, 1), (0, 0)), ((1, 1), (0, 0)), ((0, 0), (0, 0))],
    "long_passes": [((0, 0), (0, 0)), ((0, 0), (0, 0)), ((0, 0), (0, 0))],
    "tackles": [((2, 8), (1, 8)), ((0, 4), (0, 6)), ((2, 4), (1, 2))],
    "steals": [(1, 0), (1, 0), (0, 0)],
    "headers": [((1, 1), (0, 1)), ((1, 1), (0, 1)), ((0, 0), (0, 0))],
    "ground": [(26, 18), (15, 8), (11, 10)],
    "corners": [(0, 0), (0, 0), (0, 0)],
    "fouls": [(1, 3), (1, 3), (0, 0)],
    "yellow_cards": [(1, 2), (1, 2), (0, 0)],
    "red_cards": [(0, 0), (0, 0), (0, 0)],
}
RUGBY: dict[str, list[tuple[Number, Number]]] = {
    "metres_carried": [(140, 135), (55, 65), (85, 70)],
    "metres_kicked": [(85, 110), (55, 110), (30, 0)],
    "phases": [(11, 13), (4, 8), (7, 5)],
    "tries": [(3, 2), (2, 1), (1, 1)],
    "conversions": [((2, 3), (2, 2)), ((1, 2), (1, 1)), ((1, 1), (1, 1))],
    "kicks_at_goal": [((0, 0), (0, 0)), ((0, 0), (0, 0)), ((0, 0), (0, 0))],
    "tackles": [((1, 4), (0, 1)), ((0, 1), (0, 1)), ((1, 3), (0, 0))],
    "interceptions": [(0, 0), (0, 0), (0, 0)],
    "missed_tackles": [(0, 0), (0, 0), (0, 0)],
    "contests": [((2, 3), (1, 2)), ((0, 1), (0, 1)), ((2, 2), (1, 1))],
    "clear_outs": [((0, 0), (2, 2)), ((0, 0), (0, 0)), ((0, 0), (2, 2))],
    "lineouts": [((0, 1), (1, 3)), ((0, 1), (0, 1)), ((0, 0), (1, 2))],
    "scrums": [((1, 2), (0, 1)), ((1, 2), (0, 0)), ((0, 0), (0, 1))],
    "knock_ons": [(1, 2), (0, 2), (1, 0)],
    "offsides": [(1, 1), (1, 1), (0, 0)],
}
KNOWN = {"counter-attack": FOOTBALL, "french-flair": RUGBY}


def number(figure: Figure) -> Number:
    n = round(figure.n, 3)
    return n if figure.of is None else (n, figure.of)


def test_every_figure_of_the_match_and_of_its_halves(known):
    statistics = known.analysis.statistics
    wanted = KNOWN[known.analysis.game]
    assert list(statistics.match.home) == list(wanted)
    for place, period in enumerate((statistics.match, *statistics.halves)):
        assert period.half == (place or None)
        for name, numbers in wanted.items():
            assert (number(period.home[name]), number(period.away[name])) == numbers[place], (name, period.half)


def test_the_halves_add_up(short):
    statistics = short.analysis.statistics
    for side in SIDES:
        for name, figure in getattr(statistics.match, side).items():
            parts = [getattr(half, side)[name] for half in statistics.halves]
            assert sum(part.n for part in parts) == pytest.approx(figure.n), name
            assert figure.of is None or sum(part.of for part in parts) == figure.of, name


def test_players_add_up_to_their_side(known):
    statistics = known.analysis.statistics
    names = {"counter-attack": ("shots", "expected_goals", "tackles", "fouls", "ground"), "french-flair": ("tackles",)}
    for side, letter in (("home", "H"), ("away", "A")):
        figures: Figures = getattr(statistics.match, side)
        for name in names[known.analysis.game]:
            own = [player[name] for label, player in statistics.players.items() if label.startswith(letter)]
            assert sum(figure.n for figure in own) == pytest.approx(figures[name].n), name


def test_they_agree_with_what_the_game_counts(short, known):
    """A second count, by other code."""
    for match in (short, known):
        followed = match.followed
        game, tally = followed.game, followed.game.no_statistics()
        for step in followed.steps:
            tally = game.add_statistics(tally, step.before, step.ply.answer, step.ply.state, step.ply.events)
        for side in SIDES:
            ours, theirs = getattr(match.analysis.statistics.match, side), getattr(tally, side)
            for mine, other in _alike(game.name, ours, theirs):
                assert mine == pytest.approx(other)


def _alike(game: str, ours: Figures, theirs: Any) -> list[tuple[float, float]]:
    if game == "french-flair":
        same = [
            (ours[name].n, getattr(theirs, name)) for name in ("tries", "interceptions", "missed_tackles", "offsides")
        ]
        conversions = ours["conversions"]
        return [
            *same,
            (conversions.n, theirs.conversions),
            (conversions.of or 0, theirs.conversion_attempts),
            (ours["kicks_at_goal"].n, theirs.penalty_goals + theirs.drop_goals),
            (ours["kicks_at_goal"].of or 0, theirs.penalty_goal_attempts + theirs.drop_goal_attempts),
            (ours["contests"].of or 0, theirs.contests),
            (ours["clear_outs"].of or 0, theirs.clear_outs),
            (ours["scrums"].of or 0, theirs.scrums),
            (ours["lineouts"].of or 0, theirs.lineouts),
            (ours["metres_carried"].n, theirs.metres),
        ]
    same = [
        (ours[name].n, getattr(theirs, name))
        for name in ("shots", "expected_goals", "steals", "corners", "fouls", "yellow_cards", "red_cards")
    ]
    return [
        *same,
        (ours["on_target"].n, theirs.shots_on_target),
        (ours["first_time_passes"].of or 0, theirs.first_time_passes),
        (ours["high_passes"].of or 0, theirs.high_passes),
        (ours["long_passes"].of or 0, theirs.long_passes),
        (ours["standard_passes"].of or 0, theirs.standard_passes + theirs.short_passes + theirs.throws),
        (ours["tackles"].n, theirs.tackles_won + theirs.dives_won),
    ]


def test_the_shots_of_the_known_match(known):
    shots = [
        (shot.n, shot.player, shot.kind, round(shot.chance, 3), shot.end) for shot in known.analysis.statistics.shots
    ]
    if known.analysis.game == "french-flair":
        assert shots == []
        return
    assert shots == [
        (98, "H5", "header", 1.0, "goal"),
        (148, "A9", "snapshot", 0.278, "goal"),
        (230, "H9", "penalty", 0.75, "saved"),
        (253, "H9", "penalty", 0.75, "goal"),
        (412, "H7", "snapshot", 0.278, "saved"),
        (448, "H7", "shot", 0.167, "saved"),
    ]
    for shot in known.analysis.statistics.shots:
        assert 0 <= shot.y <= 1
        assert (shot.x > 0.5) == (shot.side == "home")


def test_where_the_known_match_was_played(known):
    places = [(place.start, place.home, place.away) for place in known.analysis.statistics.territory]
    if known.analysis.game == "counter-attack":
        assert places == []
        return
    assert places == [
        (-15, 0, 0), (0, 1, 1), (10, 1, 2), (20, 3, 2), (30, 0, 2), (40, 3, 3), (50, 4, 4), (60, 1, 2), (70, 2, 1),
        (80, 0, 1), (90, 3, 2), (100, 0, 0),
    ]  # fmt: skip


def test_who_scored_in_the_known_match(known):
    scores = [(score.n, score.side, score.what, score.player) for score in known.analysis.statistics.scores]
    wanted = {
        "counter-attack": [(98, "home", "goal", "H5"), (151, "away", "goal", "A9"), (255, "home", "goal", "H9")],
        "french-flair": [
            (37, "away", "try", ""), (40, "away", "conversion", ""), (53, "home", "try", ""), (75, "home", "try", ""),
            (78, "home", "conversion", ""), (102, "away", "try", ""), (105, "away", "conversion", ""),
            (143, "home", "try", ""), (146, "home", "conversion", ""),
        ],
    }  # fmt: skip
    assert scores == wanted[known.analysis.game]
