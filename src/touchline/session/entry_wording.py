"""Entries of the match log in words, as each audience sees them."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

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


def written(presenter: Presenter, number: int, by: By, state: Any, events: Sequence[Event]) -> EntryByAudience:
    """The entry of an answer for each audience, as JSON: worded once for all that see the same."""
    time = presenter.time(state)
    texts: list[tuple[list[Event], msgspec.Raw]] = []
    found: dict[Audience, msgspec.Raw] = {}
    for audience in (WATCHER, *SIDES) if presenter.info.hidden_information else (WATCHER,):
        seen = [event for each in events if (event := seen_by(presenter.game, each, audience)) is not None]
        text = next((text for events, text in texts if events == seen), None)
        if text is None:
            messages = tuple([presenter.event_message(event, state) for event in seen])
            text = msgspec.Raw(_encode(Entry(number, by, time, messages)))
            texts.append((seen, text))
        found[audience] = text
    return found
