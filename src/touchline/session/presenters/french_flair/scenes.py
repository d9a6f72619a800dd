"""What is drawn of a match: everything that a side may see, and for a watcher what both may."""

from touchline.french_flair import State
from touchline.french_flair.model import PROPERTIES, Card, group_of
from touchline.french_flair.view import TeamView
from touchline.i18n import french_flair as i18n
from touchline.kernel import HOME, Side
from touchline.session.presenters.french_flair.protocol import Bench, CardFace, Scene
from touchline.session.presenters.french_flair.views import view as view_of


def scene(state: State, side: Side | None) -> Scene:
    """What is drawn for a side."""
    view = view_of(state, side or HOME)
    own = view.declared if side else None
    return Scene(
        home=view.setup.home,
        away=view.setup.away,
        score=(view.home.points, view.away.points),
        half=view.half,
        time=i18n.time(view),
        phases=view.phases,
        x=view.x,
        attack=view.attack,
        benches=(_bench(view.home), _bench(view.away)),
        hand=tuple(map(_face, view.hand)) if side else (),
        whose=side,
        origin=view.origin,
        zone=view.zone,
        advantage=view.advantage.side if view.advantage else None,
        mark=view.advantage.mark if view.advantage else None,
        declared=own.cards if own else (),
        played=view.played if own else 0,
    )


def _bench(team: TeamView) -> Bench:
    return Bench(team.held, team.pile, team.discard)


def _face(card: Card) -> CardFace:
    return CardFace(card, group_of(card), PROPERTIES[card])
