"""What was told of a match is told again in whole, however much of it is packed away."""

from contextlib import closing

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from touchline.kernel import AWAY, HOME
from touchline.server.spill_file import SpillFile
from touchline.session.entry_log import CHUNK, Audience, EntryByAudience, EntryLog

AUDIENCES: tuple[Audience, ...] = (None, HOME, AWAY)


def entry(number: int) -> EntryByAudience:
    return {audience: msgspec.Raw(f'{{"n":{number},"for":"{audience}"}}'.encode()) for audience in AUDIENCES}


def told(chronicle: EntryLog, place: int) -> dict[object, list[bytes]]:
    return {audience: [bytes(text) for text in chronicle.since(place, audience)] for audience in AUDIENCES}


@given(st.lists(st.one_of(st.integers(1, 3 * CHUNK), st.integers(-2 * CHUNK, -1)), max_size=6), st.integers(0, 400))
def test_entries_are_those_of_a_plain_list(changes, place):
    """Entries are added and taken back, and read from any place."""
    plain: list[EntryByAudience] = []
    with closing(SpillFile()) as spill:
        chronicle = EntryLog(spill)
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


def test_what_nobody_holds_any_more_leaves_the_spill():
    """Of two matches one is taken back in part and one let go: only what is still told of the first is kept."""
    with closing(SpillFile()) as spill:
        kept, gone = EntryLog(spill), EntryLog(spill)
        for number in range(5 * CHUNK):
            kept.append(entry(number))
            gone.append(entry(number))
        assert len(spill) == 2 * 4
        kept.cut(2 * CHUNK)
        del gone
        for number in range(2 * CHUNK, 4 * CHUNK):
            kept.append(entry(number))
        assert len(spill) == 3
        assert told(kept, 0) == {who: [bytes(entry(n)[who]) for n in range(4 * CHUNK)] for who in AUDIENCES}
