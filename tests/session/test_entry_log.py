"""The match log is complete even if most of it is spilled to disk."""

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


def told(log: EntryLog, place: int) -> dict[object, list[bytes]]:
    return {audience: [bytes(text) for text in log.since(place, audience)] for audience in AUDIENCES}


@given(st.lists(st.one_of(st.integers(1, 3 * CHUNK), st.integers(-2 * CHUNK, -1)), max_size=6), st.integers(0, 400))
def test_entries_are_those_of_a_plain_list(changes, place):
    """Entries are added and taken back, and read from any place."""
    plain: list[EntryByAudience] = []
    with closing(SpillFile()) as spill:
        log = EntryLog(spill)
        for change in changes:
            for _ in range(change):
                plain.append(entry(len(plain)))
                log.append(plain[-1])
            if change < 0:
                del plain[max(0, len(plain) + change) :]
                log.cut(len(plain))
            assert len(log) == len(plain)
        assert told(log, place) == {
            audience: [bytes(each[audience]) for each in plain[place:]] for audience in AUDIENCES
        }


def test_unreferenced_entries_leave_the_spill():
    """After a takeback in one match and the end of another, only the first one's entries remain."""
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
