"""Keys of messages made from the names of classes."""

import re
from functools import cache


@cache
def kebab(kind: type) -> str:
    """The name of a class in a key: `LastCardTackle` is last-card-tackle."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
