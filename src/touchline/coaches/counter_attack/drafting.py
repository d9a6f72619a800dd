"""The squad: the draft, the line-up, and who comes on for whom."""

from typing import Any, Final

from touchline.coaches.counter_attack.scene import Scene
from touchline.counter_attack.formations import FORMATIONS, Formation, Role, fits, pick, shirts
from touchline.counter_attack.model import ELEVEN, Call, LineUp, Name, Pick, Player, Substitute, shirt
from touchline.counter_attack.rules import setup, substitutions
from touchline.kernel import AWAY, Choose

# What is taken from what a player is worth in its role
_INJURED: Final = 10
_BOOKED: Final = 6


def _formation(scene: Scene) -> Formation:
    return FORMATIONS[scene.state.formations[scene.side == AWAY]]


def goalkeeper(scene: Scene, request: Choose, frame: setup.GoalkeeperPick) -> Any:
    """One is as good as another: they lie face down."""
    return request.groups[0][0]


def card(scene: Scene, request: Choose, frame: setup.CardPick) -> Any:
    """The card that the squad has most use for."""
    deck = scene.state.setup.cards
    on_offer = [deck.outfielders[number] for number in frame.face_up]
    squad = [deck.player(number) for number in frame.squads.of(scene.side)]
    return Pick(deck.number(pick(on_offer, squad, _formation(scene))))


def line_up(scene: Scene, request: Choose, frame: setup.LineUpChoice) -> Any:
    """The eleven that are worth most together."""
    deck = scene.state.setup.cards
    best = shirts([deck.player(number) for number in frame.squad], _formation(scene))
    return LineUp(tuple([deck.number(one) for one in best[:ELEVEN]]))


# Substitutes


def _role(scene: Scene, player: Player) -> Role:
    if player == scene.keeper:
        return "goalkeeper"
    return _formation(scene).roles[max(1, shirt(player) - 1)]


def _worth(scene: Scene, answer: Substitute) -> int:
    """What a newcomer is worth in the place of a player."""
    return fits(scene.state.setup.cards.player(answer.card), _role(scene, answer.player))


def _still_worth(scene: Scene, player: Player) -> int:
    state = scene.state
    injured, booked = state.injured >> player & 1, state.booked >> player & 1
    return fits(state.card(player), _role(scene, player)) - _INJURED * injured - _BOOKED * booked


def substitute(scene: Scene, request: Choose, frame: substitutions.SubstitutionChoice) -> Any:
    """Injured and booked players make room for those that are worth more then."""
    weakened = scene.state.injured | scene.state.booked
    gains = {
        answer: _worth(scene, answer) - _still_worth(scene, answer.player)
        for answer in request.group("substitute")
        if weakened >> answer.player & 1
    }
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best and gains[best] > 0 else Call("done")


def forced(scene: Scene, request: Choose, frame: substitutions.ForcedSubstitution) -> Any:
    """The one who is worth most in the place."""
    return max(request.group("substitute"), key=lambda answer: _worth(scene, answer))


def new_keeper(scene: Scene, request: Choose, frame: substitutions.KeeperSubstitution) -> Any:
    """The best goalkeeper for the player who is missed least."""
    deck = scene.state.setup.cards
    return max(
        request.group("substitute"),
        key=lambda answer: fits(deck.player(answer.card), "goalkeeper") - _still_worth(scene, answer.player),
    )


def emergency_keeper(scene: Scene, request: Choose, frame: substitutions.EmergencyKeeper) -> Any:
    """Whoever is missed least elsewhere."""

    def missed(name: Name) -> int:
        (player,) = name.players
        return _still_worth(scene, player)

    return min(request.group("goalkeeper"), key=missed)
