"""Events as sentences: players by name and shirt, places as the side sees them that plays there."""

from collections.abc import Iterable

from touchline.counter_attack import events
from touchline.counter_attack.model import NOBODY, State, shirt, side_of
from touchline.counter_attack.pitch import distance as hexes_between
from touchline.counter_attack.rules.dice import STAR
from touchline.i18n.counter_attack.names import card as card_shown
from touchline.i18n.counter_attack.names import message, person, yes
from touchline.i18n.counter_attack.names import restart as restarted
from touchline.i18n.counter_attack.places import at, to
from touchline.i18n.message import Message, Person
from touchline.kernel import Event


def event_message(event: Event, state: State) -> Message:
    """An event in one sentence; `state` is the state after it."""
    for told in (_before_the_match, _time, _movement, _dice, _ball, _air, _fouls, _goal):
        if sentence := told(event, state):
            return sentence
    raise TypeError(f"{type(event).__name__} is no event of Counter Attack")


# Parts of a sentence


def test(what: events.TestName, *, passed: bool) -> Message:
    """The verb of a test: steals the ball, or fails to."""
    return message("ca-test-passed" if passed else "ca-test-failed", what=what)


def rolled(die: int, total: int) -> Message:
    """A die, and its total with an attribute."""
    face = "star" if die == STAR else die
    return message("ca-die", die=face) if die == total else message("ca-die-and-total", die=face, total=total)


def _names(cards: Iterable[int], state: State) -> tuple[str, ...]:
    return tuple(state.setup.cards.player(number).name for number in cards)


# Sentences


def _before_the_match(event: Event, state: State) -> Message | None:
    name = state.setup.name
    match event:
        case events.Tossed(dice=dice, winner=winner):
            return message("ca-event-tossed", team=name(winner), dice=dice)
        case events.CardsDealt(cards=cards):
            return message("ca-event-cards-dealt", cards=_names(cards, state))
        case events.CardPicked(side=side, card=card):
            return message("ca-event-card-picked", team=name(side), card=state.setup.cards.player(card).name)
        case events.LinedUp(side=side, cards=cards):
            return message("ca-event-lined-up", team=name(side), cards=_names(cards, state))
        case events.RefereeDrawn(referee=referee):
            official = state.setup.cards.referees[referee]
            return message("ca-event-referee-drawn", name=official.name, leniency=official.leniency)
    return None


def _time(event: Event, state: State) -> Message | None:
    setup = state.setup
    match event:
        case events.HalfBegan(half=half, kicks=kicks):
            return message("ca-event-half-began", half=half, team=setup.name(kicks))
        case events.TimeRanOut(half=half):
            return message("ca-event-time-ran-out", half=half)
        case events.TimeAdded(die=die, actions=actions):
            return message("ca-event-time-added", die=die, actions=actions)
        case events.HalfEnded(half=half, home=home, away=away):
            return message("ca-event-half-ended", half=half, home=setup.home, away=setup.away, goals=home, against=away)
        case events.MatchEnded(home=home, away=away):
            return message("ca-event-match-ended", home=setup.home, away=setup.away, goals=home, against=away)
        case events.TieEnded(home=home, away=away, winner=winner, away_goals=away_goals):
            how = "nobody" if winner is None else "away_goals" if away_goals else "goals"
            team = "" if winner is None else setup.name(winner)
            return message("ca-event-tie-ended", goals=home, against=away, how=how, team=team)
        case events.Substituted(player=player, off=off, on=on):
            leaves = Person(setup.cards.player(off).name, shirt(player), side_of(player))
            return message("ca-event-substituted", on=setup.cards.player(on).name, off=leaves)
        case events.KeeperNamed(player=player):
            return message("ca-event-keeper-named", who=person(player, state))
        case events.Ruled(die=die, side=side):
            return message("ca-event-ruled", die=die, team=setup.name(side))
    return None


def _movement(event: Event, state: State) -> Message | None:
    name = state.setup.name
    match event:
        case events.PhaseBegan(side=side):
            return message("ca-event-phase-began", team=name(side))
        case events.StepBegan(step=step, side=side):
            return message("ca-event-step-began", step=step, team=name(side))
        case events.PhaseEnded():
            return message("ca-event-phase-ended")
        case events.Moved(player=player, hex=hex):
            return message("ca-event-moved", who=person(player, state), to=to(hex, side_of(player), state))
        case events.Placed(player=player, hex=hex):
            return message("ca-event-placed", who=person(player, state), at=at(hex, side_of(player), state))
        case events.Stunned(player=player):
            return message("ca-event-stunned", who=person(player, state))
    return None


def _dice(event: Event, state: State) -> Message | None:
    match event:
        case events.Tested(what=what, player=player, die=die, total=total, passed=passed):
            does = test(what, passed=passed)
            return message("ca-event-tested", who=person(player, state), does=does, roll=rolled(die, total))
        case events.Duelled(what=what, player=player, rival=rival, dice=dice, totals=totals, winner=winner):
            first, second = map(rolled, dice, totals)
            return message(
                "ca-event-duelled",
                duel=what,
                who=person(player, state),
                roll=first,
                rival=person(rival, state),
                reply=second,
                end=wins(winner, state),
            )
        case events.Jumped(player=player, die=die, total=total):
            return message("ca-event-jumped", who=person(player, state), roll=rolled(die, total))
    return None


def wins(winner: int, state: State) -> Message:
    """The winner of a duel."""
    return message("ca-nobody-wins") if winner == NOBODY else message("ca-wins", who=person(winner, state))


def _ball(event: Event, state: State) -> Message | None:
    match event:
        case events.BallWon(player=player, how=how):
            return message("ca-event-ball-won", who=person(player, state), how=how)
        case events.BallCollected(player=player, how=how):
            return message("ca-event-ball-collected", who=person(player, state), how=how)
        case events.PassCalled(kind=kind, player=player, target=target):
            place = to(target, side_of(player), state)
            return message("ca-event-pass-called", who=person(player, state), kind=kind, to=place)
        case events.PassArrived(receiver=receiver, hex=hex) if receiver == NOBODY:
            return message("ca-event-pass-arrived-in-space", at=at(hex, state.attack, state))
        case events.PassArrived(receiver=receiver, hex=hex):
            return message("ca-event-pass-arrived", who=person(receiver, state), at=at(hex, side_of(receiver), state))
        case events.RanLoose(player=player, hex=hex):
            return message("ca-event-ran-loose", who=person(player, state), at=at(hex, side_of(player), state))
        case events.Scattered(direction=direction, distance=distance, hex=hex):
            way = {"direction": direction, "distance": distance}
            return message("ca-event-scattered", **way, at=at(hex, state.attack, state))
        case events.WentOut():
            return message("ca-event-went-out")
        case events.RestartGiven(restart=restart, side=side):
            return message("ca-event-restart-given", restart=restarted(restart), team=state.setup.name(side))
        case events.TakerNamed(player=player):
            return message("ca-event-taker-named", who=person(player, state))
        case events.HeldBall(keeper=keeper, hex=hex):
            return message("ca-event-held-ball", who=person(keeper, state), at=at(hex, side_of(keeper), state))
        case events.DroppedBall(keeper=keeper):
            return message("ca-event-dropped-ball", who=person(keeper, state))
    return None


def _air(event: Event, state: State) -> Message | None:
    match event:
        case events.Challenged(side=side, players=()):
            return message("ca-event-unchallenged", team=state.setup.name(side))
        case events.Challenged(side=side, players=players):
            who = tuple(person(player, state) for player in players)
            return message("ca-event-challenged", team=state.setup.name(side), who=who)
        case events.Headed(player=player, total=0):
            return message("ca-event-headed-freely", who=person(player, state))
        case events.Headed(player=player, die=die, total=total):
            return message("ca-event-headed", who=person(player, state), roll=rolled(die, total))
        case events.HeadedTo(player=player, hex=hex, receiver=receiver) if receiver == NOBODY:
            return message("ca-event-headed-into-space", who=person(player, state), at=at(hex, side_of(player), state))
        case events.HeadedTo(player=player, hex=hex, receiver=receiver):
            place = at(hex, side_of(player), state)
            return message("ca-event-headed-to", who=person(player, state), to=person(receiver, state), at=place)
    return None


def _fouls(event: Event, state: State) -> Message | None:
    match event:
        case events.Fouled(by=by, on=on, hex=hex):
            return message(
                "ca-event-fouled", who=person(by, state), on=person(on, state), at=at(hex, side_of(on), state)
            )
        case events.Booked(player=player, card=card):
            return message("ca-event-booked", who=person(player, state), card=card_shown(card))
        case events.SentOff(player=player):
            return message("ca-event-sent-off", who=person(player, state))
        case events.Injured(player=player, again=again):
            return message("ca-event-injured", who=person(player, state), again=yes(again))
        case events.WentOff(player=player):
            return message("ca-event-went-off", who=person(player, state))
        case events.PlayedOn(side=side):
            return message("ca-event-played-on", team=state.setup.name(side))
        case events.OffsideGiven(player=player):
            return message("ca-event-offside-given", who=person(player, state))
    return None


def _goal(event: Event, state: State) -> Message | None:
    match event:
        case events.ShotTaken(kind=kind, player=player, start=start, target=target):
            hexes = hexes_between(start, target)
            return message("ca-event-shot-taken", who=person(player, state), kind=kind, hexes=hexes)
        case events.ShotMissed(player=player):
            return message("ca-event-shot-missed", who=person(player, state))
        case events.GoalScored(side=side, player=player, own=own):
            return message("ca-event-goal-scored", team=state.setup.name(side), who=person(player, state), own=yes(own))
        case events.Cleared(side=side):
            return message("ca-event-cleared", team=state.setup.name(side))
        case events.KickTaken(player=player, scored=scored):
            return message("ca-event-kick-taken", who=person(player, state), scored=yes(scored))
    return None
