"""Entries of the match log in words, as each audience sees them."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from touchline.i18n.narration import Narrated
from touchline.kernel import SIDES, Event, Game
from touchline.session.entry_log import WATCHER, Audience, EntryByAudience
from touchline.session.presenter import Presenter
from touchline.session.protocol.messages import Entry

By = Literal["home", "away", "clock", "chance"]
_encode: Final = msgspec.json.Encoder().encode


def seen_by(game: Game[Any], event: Event, audience: Audience) -> Event | None:
    """An event as an audience may see it; a watcher sees what both sides may."""
    seen: Event | None = event
    for side in (audience,) if audience else SIDES:
        seen = game.view_event(seen, side) if seen is not None else None
    return seen


class Heading(NamedTuple):
    """The number of an entry, who answered, and whether nobody was asked."""

    number: int
    by: By
    ordered: bool


def written(
    presenter: Presenter, heading: Heading, state: Any, events: Sequence[Event], told: Narrated
) -> EntryByAudience:
    """The entry of an answer for each audience, as JSON: worded once for all that see the same.

    The lines of the log are the same for everybody; the steps that they unfold into are not.
    """
    time = presenter.time(state)
    texts: list[tuple[list[Event | None], msgspec.Raw]] = []
    found: dict[Audience, msgspec.Raw] = {}
    for audience in (WATCHER, *SIDES) if presenter.info.hidden_information else (WATCHER,):
        seen = [seen_by(presenter.game, event, audience) for event in events]
        text = next((text for events, text in texts if events == seen), None)
        if text is None:
            messages = tuple(
                [
                    presenter.event_message(event, state, line)
                    for event, line in zip(seen, told.numbers, strict=True)
                    if event is not None
                ]
            )
            text = msgspec.Raw(_encode(Entry(heading.number, heading.by, time, messages, told.lines, heading.ordered)))
            texts.append((seen, text))
        found[audience] = text
    return found
