"""Quick matches: both squads drafted, lined up and placed in one call."""

import pytest

from touchline.counter_attack import game
from touchline.counter_attack.cards import Goalkeeper, Outfielder
from touchline.counter_attack.deck import bundled
from touchline.counter_attack.formations import FORMATIONS, fits, shirts
from touchline.counter_attack.model import Pass, Setup, each, shirt
from touchline.counter_attack.pitch import KICK_OFF
from touchline.counter_attack.quick import quick_match, quick_setup
from touchline.kernel import SIDES, Choose, Scripted, Seeded, replace

EDITIONS = ("core", "advanced", "living")
each_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.rule("SETUP-06", "SETUP-12")
@each_edition
@pytest.mark.parametrize("seed", range(3))
def test_both_squads_are_drafted_and_lined_up(edition, seed):
    setup = quick_setup(Setup(edition=edition, formations=("4-3-3", "5-3-2")), Seeded(seed))
    deck = bundled()
    cards = [[deck.player(number) for number in squad] for squad in setup.squads]
    assert setup.referee in range(4)
    assert len({card.name for squad in cards for card in squad}) == 32
    for squad, name in zip(cards, setup.formations, strict=True):
        keepers = [number for number, card in enumerate(squad, start=1) if isinstance(card, Goalkeeper)]
        assert keepers == ([1, 12] if edition == "living" else [1])
        assert tuple(squad) == shirts(squad, FORMATIONS[name])  # nobody would fit better elsewhere


def test_the_draft_is_sensible():
    """Both elevens are worth far more in their places than cards on average, and about the same as each other."""
    deck, formation = bundled(), FORMATIONS["4-4-2"]
    average = sum(
        sum(fits(card, role) for card in cards) / len(cards)
        for role in formation.roles
        for cards in ([deck.goalkeepers] if role == "goalkeeper" else [deck.outfielders])
    )
    for seed in range(10):
        home, away = (
            sum(fits(deck.player(card), role) for card, role in zip(squad[:11], formation.roles, strict=True))
            for squad in quick_setup(Setup(), Seeded(seed)).squads
        )
        assert min(home, away) > 1.2 * average
        assert 0.9 < home / away < 1.1


@each_edition
def test_the_same_chance_gives_the_same_match(edition):
    setup = Setup(edition=edition)
    assert quick_match(setup, Seeded(4)) == quick_match(setup, Seeded(4))
    assert quick_match(setup, Seeded(4)) != quick_match(setup, Seeded(5))


@pytest.mark.rule("SETUP-15", "SETUP-17")
@each_edition
@pytest.mark.parametrize("seed", range(4))
def test_a_quick_match_waits_for_the_kick_off(edition, seed):
    state = quick_match(Setup(edition=edition), Seeded(seed))
    request = game.request(state)
    assert isinstance(request, Choose)
    assert (request.rule, request.side) == ("ANYOTHER-01", state.first_kick)
    assert all(isinstance(action, Pass) for action in request)
    assert state.hexes[state.carrier] == state.ball == KICK_OFF
    for side, name in zip(SIDES, state.formations, strict=True):
        hexes = {shirt(one): state.hexes[one] for one in each(state.on_pitch(side))}
        assert hexes == FORMATIONS[name].hexes(state.attacks(side), kicks_off=side == state.first_kick)
        assert isinstance(state.card(state.keeper(side)), Goalkeeper)
    outfielders = [one for one in range(22) if not state.is_keeper(one)]
    assert all(isinstance(state.card(one), Outfielder) for one in outfielders)


def test_given_values_are_kept():
    drafted = quick_setup(Setup(edition="core", home="Wharfside", beginner=True), Seeded(1))
    assert (drafted.home, drafted.beginner, drafted.edition) == ("Wharfside", True, "core")
    assert quick_setup(drafted, Scripted([])) == drafted  # nothing is left to be drawn
    assert quick_setup(replace(drafted, referee=None), Scripted([(2,)])) == replace(drafted, referee=2)
    assert quick_setup(Setup(referee=3), Seeded(1)).referee == 3


def test_a_quick_match_starts_like_any_match_with_its_squads():
    setup = quick_setup(Setup(), Seeded(9))
    state = quick_match(setup, Scripted([(5,)]))
    assert state.setup == setup
    assert state.first_kick == "away"
    assert state.cards == setup.squads[0][:11] + setup.squads[1][:11]
