"""A quick match: both squads drafted, lined up and placed in one call.

    state = quick_match(Setup(home="Wharfside", edition="core"), Seeded(7))  # ready to kick off

The draft follows the rules, with the same draws and dice and the computer's picks.
"""

from typing import Any

from touchline.counter_attack.formations import FORMATIONS, pick, shirts
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import ELEVEN, Call, LineUp, Pick, Setup, State
from touchline.counter_attack.rules import next_action, scenarios
from touchline.counter_attack.rules import setup as set_up
from touchline.kernel import AWAY, Chance, Choose, Frame, replace


def quick_setup(setup: Setup, chance: Chance) -> Setup:
    """The set-up completed with squads and a referee; formations stay."""
    state = set_up.start_of_match(setup)
    while len(state.cards) < 2 * ELEVEN or isinstance(state.stack[-1], set_up.RefereeDraw):
        state = _goes_on(state, chance)
    if setup.variant == "top_v_bottom":  # the deck defines its teams (SCENARIO-04)
        return replace(setup, referee=state.referee)
    home, away = state.bench
    drafted = ((*state.cards[:ELEVEN], *home), (*state.cards[ELEVEN:], *away))
    return replace(setup, squads=setup.squads or drafted, referee=state.referee)


def quick_match(setup: Setup, chance: Chance) -> State:
    """A match at its kick-off, or a scenario at its opening kick, both teams in their formations."""
    state = set_up.start_of_match(quick_setup(setup, chance))
    while not isinstance(state.stack[-1], (next_action.ActionChoice, scenarios.OpeningKickChoice)):
        state = _goes_on(state, chance)
    return state


def _goes_on(state: State, chance: Chance) -> State:
    """The state after one more answer."""
    frame: Any = state.stack[-1]
    request = frame.asks(state)
    answer = _decision(state, frame, request) if isinstance(request, Choose) else chance.answer(request)
    state, _ = Match(state).take(answer)
    return state


def _decision(state: State, frame: Frame, request: Choose) -> Pick | LineUp | Call:
    """The computer's answer: best card, best line-up, no further moves."""
    deck, formation = state.setup.cards, FORMATIONS[state.formations[request.side == AWAY]]
    match frame:
        case set_up.GoalkeeperPick(places=places):
            return Pick(places[0])
        case set_up.CardPick(squads=squads, face_up=face_up):
            on_offer = [deck.outfielders[card] for card in face_up]
            squad = [deck.player(card) for card in (squads.away if request.side == AWAY else squads.home)]
            return Pick(deck.number(pick(on_offer, squad, formation)))
        case set_up.LineUpChoice(squad=cards):
            best = shirts([deck.player(card) for card in cards], formation)
            return LineUp(tuple([deck.number(card) for card in best[:ELEVEN]]))
    return Call("done")
