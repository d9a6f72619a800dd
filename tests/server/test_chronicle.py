"""What was told of a match is told again in whole, however much of it is packed away."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from touchline.kernel import AWAY, HOME
from touchline.server.chronicle import CHUNK, Audience, Chronicle, Told

AUDIENCES: tuple[Audience, ...] = (None, HOME, AWAY)


def entry(number: int) -> Told:
    return {audience: msgspec.Raw(f'{{"n":{number},"for":"{audience}"}}'.encode()) for audience in AUDIENCES}


def told(chronicle: Chronicle, place: int) -> dict[object, list[bytes]]:
    return {audience: [bytes(text) for text in chronicle.since(place, audience)] for audience in AUDIENCES}


@given(st.lists(st.one_of(st.integers(1, 3 * CHUNK), st.integers(-2 * CHUNK, -1)), max_size=6), st.integers(0, 400))
def test_entries_are_those_of_a_plain_list(changes, place):
    """Entries are added and taken back, and read from any place."""
    plain: list[Told] = []
    chronicle = Chronicle()
    for change in changes:
        for _ in range(change):
            plain.append(entry(len(plain)))
            chronicle.append(plain[-1])
        if change < 0:
            del plain[max(0, len(plain) + change) :]
            chronicle.cut(len(plain))
        assert len(chronicle) == len(plain)
    assert told(chronicle, place) == {
        audience: [bytes(each[audience]) for each in plain[place:]] for audience in AUDIENCES
    }
