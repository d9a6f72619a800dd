"""Plays tried out: where they lead, which some cards make, and which are shown."""

from fractions import Fraction
from itertools import permutations

import pytest

from tests.support.matches import moments, random_options
from touchline import french_flair as ff
from touchline.french_flair.model import PROPERTIES, Cards, Kind, Options, Play, Setup
from touchline.french_flair.play_previews import (
    KINDS,
    best_of_each_kind,
    number_of_best,
    plays_of,
    preview_play,
    samples,
    worth,
)
from touchline.kernel import Choose, Seeded, read_options

GAME = ff.game


def place(position: str) -> ff.State:
    return GAME.parse_position(Setup(), f"FF1 home {position}")


def choices(seed: int) -> list[tuple[ff.State, Choose]]:
    """Where a play is chosen in a random match."""
    options = read_options(Options, random_options(GAME, Seeded(f"{seed}", "options").randbelow) if seed else {})
    found = []
    for moment in moments(GAME, f"trials {seed}", Setup(options=options)):
        request = GAME.request(moment.state)
        if isinstance(request, Choose) and any(group.kind in KINDS for group in request.groups):
            found.append((moment.state, request))
    return found


@pytest.mark.parametrize(
    ("position", "text", "metres", "spots"),
    [
        ("OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4", "forwards 9 6 7.run", 15, (50, 60)),
        ("OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4", "forwards J9 6 7.advance", 15, (50, 60)),
        ("OPEN RUCK x45 2.34 10-7 home:1,2,9 away:3,4", "pick 1 2", 5, (50,)),
        ("OPEN LINEOUT x45 2.34 10-7 home:1,2,9 away:3,4", "maul 1 2", 5, (50,)),
        ("OPEN FREE x95 2.34 10-7 home:1,2,9 away:3,4", "1.advance", 10, (105,)),
        ("OPEN FREE x40 2.34 10-7 home:1,2,9 away:3,4", "9.kick", 0, ()),
    ],
)
def test_ground_made_for_sure(position, text, metres, spots):
    preview = preview_play(GAME, place(position), GAME.parse_answer(text))
    assert (preview.metres, preview.spots) == (metres, spots)


@pytest.mark.parametrize("seed", range(3))
def test_every_play_of_some_cards_is_found(seed):
    randbelow = Seeded(f"{seed}", "cards").randbelow
    for state, request in choices(seed)[::7]:
        hand = list(state.hand(state.attack))
        cards = tuple(hand.pop(randbelow(len(hand))) for _ in range(min(1 + randbelow(4), len(hand))))
        found = list(plays_of(request, cards))
        assert len(found) == len(set(found))
        assert set(found) == set(every_play(request, cards))
        given = [play.cards == cards for play in found]
        assert given == sorted(given, reverse=True)


def every_play(request: Choose, cards: Cards) -> list[Play]:
    """The plays of some cards, found by trying everything."""
    kinds: list[Kind] = [kind for kind in KINDS if request.group(kind).count]
    tried = (
        Play(kind, order, ending, relay)
        for kind in kinds
        for order in permutations(cards)
        for ending in (*PROPERTIES[order[-1]], None)
        for relay in (False, True)
    )
    return [play for play in tried if play in request]


@pytest.mark.parametrize("seed", range(3))
def test_a_sample_of_every_length_opening_and_conclusion(seed):
    for state, request in choices(seed)[::5]:
        for group in request.groups:
            if group.kind in KINDS:
                shown = samples(group, state.hand(state.attack))
                kinds = [(len(play.cards), play.relay, play.ending) for play in shown]
                assert len(kinds) == len(set(kinds))
                assert set(kinds) == {(len(play.cards), play.relay, play.ending) for play in group}


@pytest.mark.parametrize("seed", range(2))
def test_the_best_of_each_kind(seed):
    for state, request in choices(seed)[::5]:
        best = best_of_each_kind(GAME, state, request, 8)
        assert list(best) == [group.kind for group in request.groups if group.kind in KINDS]
        assert sum(map(len, best.values())) == number_of_best(request, 8) <= 8
        for kind, previews in best.items():
            endings = [preview.play.ending for preview in previews]
            assert previews
            assert len(endings) == len(set(endings))
            assert all(preview.play in request.group(kind) for preview in previews)


@pytest.mark.parametrize(
    ("position", "text", "metres", "points"),
    [
        ("OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4", "forwards 9 6 7.advance", 25, 0),
        # One die keeps the ball five times in six, after 15 m; its mean is 50/3 m.
        ("OPEN RUCK x45 2.34 10-7 home:2,6,7,9,10,12 away:3,4", "forwards 9 6 7.run", Fraction(175, 6), 0),
        ("OPEN FREE x95 2.34 10-7 home:1,2,9 away:3,4", "1.advance", 10, 5),
        ("OPEN FREE x45 2.34 10-7 home:1 away:3,4", "1.advance", 0, 0),  # the last card: the ball is lost
        ("OPEN FREE x90 2.34 10-7 home:1,2,9 away:3,4", "9.drop", 0, Fraction(25, 12)),
    ],
)
def test_what_a_play_is_worth(position, text, metres, points):
    found = worth(GAME, preview_play(GAME, place(position), GAME.parse_answer(text)))
    assert (found.metres, found.points) == (metres, points)


@pytest.mark.parametrize("seed", range(2))
def test_plays_come_by_what_is_expected_of_them(seed):
    for state, request in choices(seed)[::5]:
        for previews in best_of_each_kind(GAME, state, request, 8).values():
            values = [worth(GAME, preview).value for preview in previews if not preview.wasted]
            assert values == sorted(values, reverse=True)
