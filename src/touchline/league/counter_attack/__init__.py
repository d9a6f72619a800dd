"""Counter Attack's part in competitions: squads, absences, the market, home advantage (LEAGUE-01 to -09)."""

from collections.abc import Iterable
from typing import Final, get_args

from touchline.counter_attack.model import EditionName, State, Variant
from touchline.counter_attack.rules import shoot_out
from touchline.kernel import Event
from touchline.league.part import Facts, GamePart
from touchline.league.table import USUAL


class CounterAttackPart:
    """The football game: clubs have squads."""

    points = USUAL
    editions = get_args(EditionName)
    scenarios = get_args(Variant)

    def facts(self, state: State, told: Iterable[tuple[State, Iterable[Event]]] = ()) -> Facts:
        """Edition and scenario, extra time and shoot-out where they were played (RESULTS-02)."""
        setup, kicked = state.setup, shoot_out.is_on(state)
        return Facts(
            extra_time=setup.rules.tie_break == "both" if kicked else state.half > 2,
            shoot_out=state.shoot_out if kicked else None,
            edition=setup.edition,
            scenario=setup.variant,
        )


PART: Final[GamePart] = CounterAttackPart()
