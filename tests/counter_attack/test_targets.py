"""Where players may go: the moves kept from the last decision are those of a search."""

from hypothesis import given
from hypothesis import strategies as st

from touchline.counter_attack.model import ELEVEN, OFF, boards, moved
from touchline.counter_attack.pitch import PITCH, bits, board_of, reach
from touchline.counter_attack.targets import Moves, moves_through, with_more

PLACES = tuple(bits(PITCH))
MIDDLE = st.sampled_from(PLACES[400:460])  # crowded: most moves are seen by somebody
SQUAD = (*PLACES[400:460:3], OFF, OFF)


@given(
    st.lists(st.tuples(st.integers(0, 2 * ELEVEN - 1), st.one_of(MIDDLE, st.just(OFF))), max_size=30),
    st.tuples(*[st.integers(0, 6)] * 2 * ELEVEN),
)
def test_moves_are_those_of_a_search_after_any_earlier_offer(
    turns: list[tuple[int, int]], allowances: tuple[int, ...]
) -> None:
    hexes = SQUAD
    for player, hex in turns:
        if hex == OFF or hex not in hexes:
            hexes = moved(hexes, player, hex)
        home, away = boards(hexes)
        assert (home, away) == tuple(board_of(filter(None, side)) for side in (hexes[:ELEVEN], hexes[ELEVEN:]))
        offered = moves_through(range(2 * ELEVEN), hexes, allowances, PITCH & ~(home | away))
        searched = [
            (player, board)
            for player, (start, allowance) in enumerate(zip(hexes, allowances, strict=True))
            if start and (board := reach(start, allowance, home | away))
        ]
        assert [(group.player, group.board) for group in offered] == searched
        assert [len(group) for group in offered] == [board.bit_count() for _, board in searched]


def test_more_hexes_are_added_in_the_order_of_players() -> None:
    moves = [Moves(0b10, 3), Moves(0b100, 7)]
    more = {7: 0b1000, 5: 0b1, 9: 0}
    assert with_more(moves, more) == [Moves(0b10, 3), Moves(0b1, 5), Moves(0b1100, 7)]


def test_players_that_share_a_hex_are_both_on_the_board() -> None:
    start, pushed, aside = PLACES[500], PLACES[501], PLACES[502]
    hexes = moved(moved((OFF,) * 2 * ELEVEN, 3, start), 14, pushed)
    shared = moved(hexes, 3, pushed)
    assert boards(shared) == (1 << pushed, 1 << pushed)
    assert boards(moved(shared, 14, aside)) == (1 << pushed, 1 << aside)
