"""Standing orders: the questions that a side leaves to the session."""

from collections.abc import Iterable
from typing import Any, Final, cast

from touchline.kernel import ByOrder, Choose, Game, Record, Side
from touchline.session.protocol.messages import StandingOrders

_NONE: Final = StandingOrders((), ())


class GivenOrders(Record, frozen=True):
    """Standing orders as they are stored: those in force from now on, for the sides of a seat."""

    sides: tuple[Side, ...]
    orders: tuple[str, ...]
    once: tuple[str, ...]


class OrderBook:
    """The standing orders of a match, and the answers they give."""

    def __init__(self, game: Game[Any], *, hidden_information: bool) -> None:
        self._game, self._hidden_information = game, hidden_information
        self._given: dict[Side, StandingOrders] = {}
        self._people: frozenset[Side] = frozenset()

    def seat(self, sides: Iterable[Side]) -> None:
        """Seat people on these sides: they are not asked what is only asked on request."""
        self._people = frozenset(sides)

    def give(self, given: GivenOrders) -> None:
        """Replace the orders of some sides."""
        for side in given.sides:
            self._given[side] = StandingOrders(given.orders, given.once)

    def of(self, side: Side) -> StandingOrders | None:
        """The orders of a side; None if it never gave any."""
        return self._given.get(side)

    def answer(self, state: Any, request: Choose) -> Any | None:
        """The answer that needs nobody: the only one, or that of a standing order.

        If a side holds hidden cards, an answer without delay would tell that they leave no choice: then it is asked,
        unless everybody sees that there is none.
        """
        is_plain = not self._hidden_information or state.stack[-1].is_plain(state)
        if is_plain and (only := request.only) is not None:
            return only
        covering = self.covering(state, cast(Side, request.side))
        return covering.answer if covering is not None and covering.answer in request else None

    def covering(self, state: Any, side: Side) -> ByOrder | None:
        """The order of a side that covers the question of a state."""
        orders = self._given.get(side, _NONE)
        found: ByOrder | None = None
        if side in self._given or side in self._people:
            found = state.stack[-1].by_order(state)
        if found is None or found.order in orders.once:
            return None
        return found if found.on_request or found.order in orders.orders else None

    def use_up(self, side: Side, before: Any, after: Any) -> None:
        """Put an order back in force once the question asked in spite of it is answered."""
        orders = self._given.get(side)
        found = before.stack[-1].by_order(before) if orders and orders.once else None
        if orders and found is not None and not self._asks_again(after, side, found.order):
            once = tuple(order for order in orders.once if order != found.order)
            self._given[side] = StandingOrders(orders.orders, once)

    def _asks_again(self, state: Any, side: Side, order: str) -> bool:
        """Whether a side is asked next what the same order covers: its turn goes on."""
        request = self._game.request(state)
        if not isinstance(request, Choose) or request.side != side:
            return False
        found = state.stack[-1].by_order(state)
        return found is not None and found.order == order
