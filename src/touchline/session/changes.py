"""What changed between two scenes: most of a scene stays as it was, and is not sent again."""

from typing import Any

from touchline.kernel import Record
from touchline.session.protocol.messages import Change


def change(before: Record | None, after: Record) -> Record | Change:
    """The later scene as a change to the one before; whole if there was none, or one of another kind."""
    if type(before) is not type(after):
        return after
    fields: dict[str, Any] = {}
    items: dict[str, tuple[tuple[int, Any], ...]] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) > 1:
            pairs = enumerate(zip(old, new, strict=True))
            items[name] = tuple([(place, now) for place, (was, now) in pairs if was is not now and was != now])
        else:
            fields[name] = new
    return Change(fields, items)
