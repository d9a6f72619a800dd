"""The names of steps and events as the keys of messages have them."""

import re


def kebab(thing: object) -> str:
    """The name of its class: last-card-tackle."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", type(thing).__name__).lower()
