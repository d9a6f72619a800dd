"""People without passwords: a name, the browsers that may act for it, and a personal link.

A browser makes a key, 32 to 128 characters of chance, and sends it with each request as `Authorization: Bearer KEY`.
"""

from touchline.kernel import Record
from touchline.server.wire.sizes import Label, Name, Secret


class PersonRequest(Record, frozen=True):
    """A name for the browser that asks. The label tells browsers apart, as in «Firefox on Linux»."""

    name: Name
    label: Label = ""


class LinkRequest(Record, frozen=True):
    """The secret of a personal link, which adds the browser that asks to its person."""

    link: Secret
    label: Label = ""


class BrowserInfo(Record, frozen=True):
    """A browser that may act for a person."""

    browser: str
    label: str
    since: float  # in seconds since 1970, as every time here
    here: bool  # whether it is the one that asks


class Me(Record, frozen=True):
    """The person that asks."""

    person: str
    name: str
    since: float
    browsers: tuple[BrowserInfo, ...]
    link_since: float | None  # when the personal link was made; None if there is none
    waiting: int  # how many things wait for this person


class PersonalLink(Record, frozen=True):
    """A new personal link. Its secret is shown once; the link before it no longer opens anything."""

    link: str
