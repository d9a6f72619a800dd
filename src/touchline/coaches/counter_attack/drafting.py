"""The squad: draft, line-up and substitutions."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from touchline.coaches.counter_attack.context import Context, Decision
from touchline.counter_attack.formations import BY_THE_BOOK, FORMATIONS, Formation, Role, Scale, fits, pick, shirts
from touchline.counter_attack.model import ELEVEN, Call, LineUp, Name, Pick, Player, Substitute, shirt
from touchline.counter_attack.rules import setup, substitutions
from touchline.kernel import AWAY, Choose

PROVEN: Final[Scale] = {
    "goalkeeper": BY_THE_BOOK["goalkeeper"],
    "centre-back": {"tackling": 5, "pace": 5},
    "full-back": {"pace": 6, "tackling": 4},
    "wing-back": {"pace": 6, "tackling": 4},
    "midfielder": {"tackling": 6, "pace": 3, "dribbling": 1},
    "wide midfielder": {"shooting": 5, "pace": 4, "dribbling": 1},
    "winger": {"shooting": 5, "pace": 4, "dribbling": 1},
    "forward": {"shooting": 6, "pace": 2, "dribbling": 2},
}
"""The attributes that win matches, by role, measured by `scripts/weigh_cards`."""

# Deductions from a player's value in its role
_INJURED: Final = 10
_BOOKED: Final = 6


def _formation(context: Context) -> Formation:
    return FORMATIONS[context.state.formations[context.side == AWAY]]


def _role(context: Context, player: Player) -> Role:
    if player == context.keeper:
        return "goalkeeper"
    return _formation(context).roles[max(1, shirt(player) - 1)]


class Scout(NamedTuple):
    """A selector of players, by its weights for each role."""

    scale: Scale

    def decisions(self) -> Mapping[type, Decision]:
        """Its policy for each decision about the squad."""
        return {
            setup.GoalkeeperPick: self._goalkeeper,
            setup.CardPick: self._card,
            setup.LineUpChoice: self._line_up,
            substitutions.SubstitutionChoice: self._substitute,
            substitutions.ForcedSubstitution: self._forced,
            substitutions.KeeperSubstitution: self._new_keeper,
            substitutions.EmergencyKeeper: self._emergency_keeper,
        }

    def _goalkeeper(self, context: Context, request: Choose, frame: setup.GoalkeeperPick) -> Any:
        """Any: they lie face down."""
        return request.groups[0][0]

    def _card(self, context: Context, request: Choose, frame: setup.CardPick) -> Any:
        """The most useful card for the squad."""
        deck = context.state.setup.cards
        on_offer = [deck.outfielders[number] for number in frame.face_up]
        squad = [deck.player(number) for number in frame.squads.of(context.side)]
        return Pick(deck.number(pick(on_offer, squad, _formation(context), self.scale)))

    def _line_up(self, context: Context, request: Choose, frame: setup.LineUpChoice) -> Any:
        """The eleven of most value together."""
        deck = context.state.setup.cards
        best = shirts([deck.player(number) for number in frame.squad], _formation(context), self.scale)
        return LineUp(tuple([deck.number(one) for one in best[:ELEVEN]]))

    # Substitutes

    def _worth(self, context: Context, answer: Substitute) -> int:
        """The gain of a substitute in a player's place."""
        return fits(context.state.setup.cards.player(answer.card), _role(context, answer.player), self.scale)

    def _still_worth(self, context: Context, player: Player) -> int:
        state = context.state
        injured, booked = state.injured >> player & 1, state.booked >> player & 1
        return fits(state.card(player), _role(context, player), self.scale) - _INJURED * injured - _BOOKED * booked

    def _substitute(self, context: Context, request: Choose, frame: substitutions.SubstitutionChoice) -> Any:
        """Replace injured and booked players if the bench has better."""
        weakened = context.state.injured | context.state.booked
        gains = {
            answer: self._worth(context, answer) - self._still_worth(context, answer.player)
            for answer in request.group("substitute")
            if weakened >> answer.player & 1
        }
        best = max(gains, key=gains.__getitem__, default=None)
        return best if best and gains[best] > 0 else Call("done")

    def _forced(self, context: Context, request: Choose, frame: substitutions.ForcedSubstitution) -> Any:
        """The best substitute for the place."""
        return max(request.group("substitute"), key=lambda answer: self._worth(context, answer))

    def _new_keeper(self, context: Context, request: Choose, frame: substitutions.KeeperSubstitution) -> Any:
        """The best goalkeeper, for the most dispensable player."""
        deck = context.state.setup.cards
        return max(
            request.group("substitute"),
            key=lambda answer: (
                fits(deck.player(answer.card), "goalkeeper", self.scale) - self._still_worth(context, answer.player)
            ),
        )

    def _emergency_keeper(self, context: Context, request: Choose, frame: substitutions.EmergencyKeeper) -> Any:
        """The most dispensable player."""

        def missed(name: Name) -> int:
            (player,) = name.players
            return self._still_worth(context, player)

        return min(request.group("goalkeeper"), key=missed)
