"""A match told in words: each event as one short sentence, players by name and shirt, hexes as in the notation.

>>> from touchline.counter_attack import events, game
>>> state = game.place(game.read_setup({}), "CA1 living home movement 1.12 0-0 ball:H8 H8@10,0 A4@12,0")
>>> tell(events.Moved("MOVE-06", 7, state.ball, state.ball + 1), state)
'Josué Chimaltepec (H8) goes from 10,0 to 10,1.'
"""

from collections.abc import Iterable, Mapping
from typing import Final

from touchline.counter_attack import events
from touchline.counter_attack.model import NOBODY, PassKind, Player, State, label
from touchline.counter_attack.notation import write_hex as at
from touchline.counter_attack.rules.dice import STAR
from touchline.kernel import Event

PASSES: Final[Mapping[PassKind, str]] = {
    "standard": "a standard pass",
    "first_time": "a first-time pass",
    "short": "a short pass",
    "quick_throw": "a quick throw",
    "high": "a high pass",
    "long": "a long pass",
    "kick": "a goalkeeper's kick",
    "throw": "a throw-in",
    "throw_to_head": "a throw-in to the head",
}
RESTARTS: Final[Mapping[events.Restart, str]] = {
    "kick_off": "Kick-off",
    "throw_in": "Throw-in",
    "corner": "Corner",
    "goal_kick": "Goal kick",
    "free_kick": "Free kick",
    "penalty": "Penalty",
}
# What a player does that passes a test, and one that does not.
_TESTS: Final[Mapping[events.TestName, tuple[str, str]]] = {
    "steal": ("steals the ball", "fails to steal the ball"),
    "free_ball": ("gets to the free ball", "does not get to the free ball"),
    "intercept": ("cuts out the pass", "fails to cut out the pass"),
    "booking": ("meets a strict referee", "meets a lenient referee"),
    "injury": ("is hurt", "is not hurt"),
    "reckless": ("goes in recklessly and hits the player", "goes in recklessly and misses"),
    "high_pass": ("is accurate", "is not accurate"),
    "long_pass": ("is accurate", "is not accurate"),
    "control": ("controls the ball", "fails to control the ball"),
    "head_back": ("heads safely back", "heads badly back"),
    "block": ("blocks the shot", "fails to block the shot"),
    "deflect": ("deflects the shot", "fails to deflect the shot"),
    "save_result": ("holds on to the ball", "turns the ball behind"),
    "handling": ("holds on to the ball", "spills the ball"),
    "goal_save": ("keeps the ball out", "fails to keep the ball out"),
    "off_target": ("shoots on target", "shoots off target"),
}
_DUELS: Final[Mapping[events.DuelName, str]] = {
    "tackle": "Tackle",
    "dive": "Dive at the feet",
    "nutmeg": "Nutmeg",
    "header": "Header",
    "shot": "Shot",
    "penalty": "Penalty",
}
_HOW: Final[Mapping[events.How, str]] = {
    "steal": "with a steal",
    "tackle": "with a tackle",
    "nutmeg": "off a nutmeg",
    "dive": "with a dive at the feet",
    "interception": "by cutting out the pass",
    "free_ball": "next to where it lay",
    "loose_ball": "as it runs loose",
    "collected": "where it lay",
    "long_pass": "from the long pass",
    "header": "in the air",
    "control": "under control",
    "save": "with a save",
    "pass": "from the pass",
}
_SHOTS: Final = {
    "shot": "shoots",
    "snapshot": "takes a snapshot",
    "free_kick": "shoots from the free kick",
    "penalty": "takes the penalty",
    "header": "heads at goal",
}
_CARDS: Final = {"yellow": "a yellow card", "second_yellow": "a second yellow card", "red": "a red card"}
_HALVES: Final = {
    1: "The first half",
    2: "The second half",
    3: "The first half of extra time",
    4: "The second half of extra time",
    5: "The shoot-out",
}
_DIRECTIONS: Final = ("", "south", "south-west", "north-west", "north", "north-east", "south-east")


# Parts of a sentence


def listed(things: Iterable[object]) -> str:
    """Things in a row: 1, 2 and 3."""
    *most, last = map(str, things)
    return f"{', '.join(most)} and {last}" if most else last


def called(player: Player, state: State) -> str:
    """A player by the name on its card and its shirt."""
    name, shirt = state.card(player).name, label(player)
    return shirt if name == shirt else f"{name} ({shirt})"


def _cards(cards: Iterable[int], state: State) -> str:
    return listed(state.setup.cards.player(card).name for card in cards)


def _face(die: int) -> str:
    return "a star" if die == STAR else f"{die}"


def _rolled(die: int, total: int) -> str:
    return _face(die) if die == total else f"{_face(die)}, {total} in all"


# Sentences


def tell(event: Event, state: State) -> str:
    """What happened, in one sentence; the state is the one after it."""
    return f"{_sentence(event, state)}."


def _sentence(event: Event, state: State) -> str:
    """The sentence of an event, by what it is about."""
    for told in (_before_the_match, _time, _movement, _dice, _ball, _fouls, _goal):
        if sentence := told(event, state):
            return sentence
    raise TypeError(f"{type(event).__name__} is no event of Counter Attack")


def _before_the_match(event: Event, state: State) -> str | None:
    name = state.setup.name
    match event:
        case events.Tossed(dice=dice, winner=winner):
            return f"{name(winner)} win the toss ({listed(dice)})"
        case events.CardsDealt(cards=cards):
            return f"On offer: {_cards(cards, state)}"
        case events.CardPicked(side=side, card=card):
            return f"{name(side)} pick {_cards((card,), state)}"
        case events.LinedUp(side=side, cards=cards):
            return f"{name(side)} line up with {_cards(cards, state)}"
        case events.RefereeDrawn(referee=referee):
            official = state.setup.cards.referees[referee]
            return f"The referee is {official.name}, Leniency {official.leniency}"
    return None


def _time(event: Event, state: State) -> str | None:
    setup = state.setup
    match event:
        case events.HalfBegan(half=half, kicks=kicks):
            return f"{_HALVES[half]} begins: {setup.name(kicks)} kick off"
        case events.TimeRanOut(half=half):
            return f"The time of {_HALVES[half].lower()} is up"
        case events.TimeAdded(die=die, actions=actions):
            return f"{actions} {'action is' if actions == 1 else 'actions are'} added ({die} rolled)"
        case events.HalfEnded(half=half, home=home, away=away):
            return f"{_HALVES[half]} is over: {setup.home} {home}, {setup.away} {away}"
        case events.MatchEnded(home=home, away=away):
            return f"The match is over: {setup.home} {home}, {setup.away} {away}"
        case events.TieEnded(home=home, away=away, winner=winner, away_goals=away_goals):
            through = "nobody wins" if winner is None else f"{setup.name(winner)} win"
            return f"Over both legs it is {home}-{away}: {through}{' on away goals' if away_goals else ''}"
        case events.Substituted(player=player, off=off, on=on):
            return f"{_cards((on,), state)} comes on for {_cards((off,), state)} ({label(player)})"
        case events.KeeperNamed(player=player):
            return f"{called(player, state)} goes in goal"
        case events.Ruled(die=die, side=side):
            return f"The referee settles the dispute for {setup.name(side)} ({die} rolled)"
    return None


def _movement(event: Event, state: State) -> str | None:
    name = state.setup.name
    match event:
        case events.PhaseBegan(side=side):
            return f"{name(side)} call a Movement Phase"
        case events.StepBegan(step=step, side=side):
            return f"Step {step}: {name(side)} move"
        case events.PhaseEnded():
            return "The Movement Phase is over"
        case events.Moved(player=player, start=start, hex=hex):
            return f"{called(player, state)} goes from {at(start)} to {at(hex)}"
        case events.Placed(player=player, hex=hex):
            return f"{called(player, state)} is placed on {at(hex)}"
        case events.Stunned(player=player):
            return f"{called(player, state)} is stunned"
    return None


def _dice(event: Event, state: State) -> str | None:
    match event:
        case events.Tested(what=what, player=player, die=die, total=total, passed=passed):
            passes, fails = _TESTS[what]
            return f"{called(player, state)} {passes if passed else fails} ({_rolled(die, total)})"
        case events.Duelled(what=what, player=player, rival=rival, dice=dice, totals=totals, winner=winner):
            sides = zip((player, rival), dice, totals, strict=True)
            rolls = [f"{called(who, state)} rolls {_rolled(die, total)}" for who, die, total in sides]
            end = "nobody wins" if winner == NOBODY else f"{called(winner, state)} wins"
            return f"{_DUELS[what]}: {'; '.join(rolls)}; {end}"
        case events.Jumped(player=player, die=die, total=total):
            return f"{called(player, state)} jumps for the ball ({_rolled(die, total)})"
    return None


def _ball(event: Event, state: State) -> str | None:
    match event:
        case events.BallWon(player=player, how=how):
            return f"{called(player, state)} wins the ball {_HOW[how]}"
        case events.BallCollected(player=player, how=how):
            return f"{called(player, state)} gets the ball {_HOW[how]}"
        case events.PassCalled(kind=kind, player=player, start=start, target=target):
            return f"{called(player, state)} plays {PASSES[kind]} from {at(start)} to {at(target)}"
        case events.PassArrived(receiver=receiver, hex=hex):
            return f"The ball comes to {_somebody(receiver, state, 'rest')} on {at(hex)}"
        case events.RanLoose(player=player, hex=hex):
            return f"The ball runs loose off {called(player, state)} on {at(hex)}"
        case events.Scattered(source=source, direction=direction, distance=distance, hex=hex):
            way = f"{distance} to the {_DIRECTIONS[direction]}"
            return f"The ball goes {way} from {at(source)} and comes to {at(hex)}"
        case events.WentOut(hex=hex):
            return f"The ball is out of play, over {at(hex)}"
        case events.RestartGiven(restart=restart, side=side, hex=hex):
            return f"{RESTARTS[restart]} for {state.setup.name(side)} on {at(hex)}"
        case events.TakerNamed(player=player):
            return f"{called(player, state)} takes it"
        case events.HeldBall(keeper=keeper, hex=hex):
            return f"{called(keeper, state)} has the ball in hand on {at(hex)}"
        case events.DroppedBall(keeper=keeper):
            return f"{called(keeper, state)} drops the ball to its feet"
        case events.Challenged(side=side, players=players):
            who = listed(called(player, state) for player in players) if players else "nobody"
            return f"For {state.setup.name(side)} the header is challenged by {who}"
        case events.Headed(player=player, die=die, total=total):
            return f"{called(player, state)} heads the ball" + (f" ({_rolled(die, total)})" if total else "")
        case events.HeadedTo(player=player, hex=hex, receiver=receiver):
            return f"{called(player, state)} heads to {_somebody(receiver, state, 'nobody')} on {at(hex)}"
    return None


def _somebody(player: Player, state: State, otherwise: str) -> str:
    return otherwise if player == NOBODY else called(player, state)


def _fouls(event: Event, state: State) -> str | None:
    match event:
        case events.Fouled(by=by, on=on, hex=hex):
            return f"{called(by, state)} fouls {called(on, state)} on {at(hex)}"
        case events.Booked(player=player, card=card):
            return f"{called(player, state)} is shown {_CARDS[card]}"
        case events.SentOff(player=player):
            return f"{called(player, state)} is sent off"
        case events.Injured(player=player, again=again):
            return f"{called(player, state)} is injured{' again' if again else ''}"
        case events.WentOff(player=player):
            return f"{called(player, state)} leaves the pitch and nobody is left to come on"
        case events.PlayedOn(side=side):
            return f"{state.setup.name(side)} play on"
        case events.OffsideGiven(player=player, hex=hex):
            return f"{called(player, state)} is offside on {at(hex)}"
    return None


def _goal(event: Event, state: State) -> str | None:
    match event:
        case events.ShotTaken(kind=kind, player=player, start=start, target=target):
            return f"{called(player, state)} {_SHOTS[kind]} from {at(start)} at {at(target)}"
        case events.ShotMissed(player=player):
            return f"{called(player, state)} misses the goal"
        case events.GoalScored(side=side, player=player, own=own):
            return (
                f"Goal for {state.setup.name(side)}, scored by {called(player, state)}{', an own goal' if own else ''}"
            )
        case events.Cleared(side=side, hex=hex):
            return f"{state.setup.name(side)} clear the ball to {at(hex)}: a point"
        case events.KickTaken(player=player, scored=scored):
            return f"{called(player, state)} {'scores' if scored else 'does not score'} in the shoot-out"
    return None
