"""People without passwords: a unique name, the keys of their browsers, a personal link.

The browser makes the key, and only its hash is stored, as of the secrets of seats: whoever reads the database cannot
act for anybody. `docs/decisions/0019-names-without-passwords.md` tells why a secret, not a signature.
"""

import unicodedata
from collections.abc import Callable
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from touchline.kernel import Record
from touchline.server.competitions.storage import CompetitionStore
from touchline.server.competitions.troubles import Trouble, unusable
from touchline.server.seats import LONGEST_SECRET, SHORTEST_SECRET, hashed
from touchline.server.storage import Writing
from touchline.server.wire.people import BrowserInfo, Me, PersonRequest
from touchline.server.wire.sizes import LONGEST_NAME

_DAY: Final = 86_400.0
MOST_BROWSERS: Final = 20


class Person(Record, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


def folded(name: str) -> str:
    """A name without case, accents and doubled spaces, by which names are compared."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return " ".join(plain.casefold().split())


class People:
    """Everybody with a name on this server."""

    def __init__(self, store: CompetitionStore, now: Callable[[], float], most_a_day: int) -> None:
        self._store, self._now, self._most = store, now, most_a_day

    async def find(self, key: str) -> Person | None:
        """The person that a key acts for."""
        row = await self._store.person_of(hashed(key)) if key else None
        return None if row is None else Person(row.id, row.name)

    async def make(self, key: str, request: PersonRequest, client: str) -> Person:
        """A new person; the same request again gives the same one."""
        _check_key(key)
        name = " ".join(request.name.split())
        if not 1 <= len(name) <= LONGEST_NAME or not request.name.isprintable() or not folded(name):
            raise unusable(f"a name has 1 to {LONGEST_NAME} characters in one line", "name")
        known = await self.find(key)
        if known is not None:
            if folded(known.name) == folded(name):
                return known
            raise Trouble("conflict", "has_name", f"this browser acts for {known.name}", "name")
        now = self._now()
        if await self._store.people_made(hashed(client), now - _DAY) >= self._most:
            raise Trouble("too_many", "too_many_people", f"a client can take {self._most} names a day")
        person = Person(token_hex(8), name)
        row = {
            "id": person.id,
            "name": name,
            "folded": folded(name),
            "client": hashed(client),
            "created_at": now,
            "link_hash": None,
            "link_at": None,
        }
        try:
            await self._store.write(Writing(people=[row], browsers=[_browser(person.id, key, request.label, now)]))
        except self._store.conflict:
            again = await self.find(key)
            if again is not None and folded(again.name) == folded(name):
                return again
            raise Trouble("conflict", "name_taken", f"{name} is taken on this server", "name") from None
        return person

    async def me(self, person: Person, key: str, waiting: int) -> Me:
        """What a person sees of itself."""
        row: Any = await self._store.person_named(folded(person.name))
        browsers = await self._store.browsers(person.id)
        here = hashed(key)
        return Me(
            person.id,
            person.name,
            row.created_at,
            tuple([BrowserInfo(one.id, one.label, one.created_at, one.key_hash == here) for one in browsers]),
            row.link_at,
            waiting,
        )

    async def renew_link(self, person: Person) -> str:
        """A new personal link, shown once; the one before it opens nothing any more."""
        link = token_urlsafe(32)
        change = {"old_id": person.id, "new_link_hash": hashed(link), "new_link_at": self._now()}
        await self._store.write(Writing(changed={"links": [change]}))
        return link

    async def add_browser(self, key: str, link: str, label: str) -> Person:
        """Add a browser by a personal link."""
        _check_key(key)
        row = await self._store.person_linked(hashed(link))
        if row is None:
            raise Trouble("not_found", "no_link", "this link opens nothing; it may have been renewed", "link")
        person, known = Person(row.id, row.name), await self.find(key)
        if known is not None and known != person:
            raise Trouble("conflict", "has_name", f"this browser acts for {known.name}")
        if known is None:
            if len(await self._store.browsers(person.id)) >= MOST_BROWSERS:
                raise Trouble("conflict", "too_many_browsers", f"a person has up to {MOST_BROWSERS} browsers")
            await self._store.write(Writing(browsers=[_browser(person.id, key, label, self._now())]))
        return person

    async def remove_browser(self, person: Person, browser: str) -> None:
        """Remove a browser; the last one only if there is a personal link to come back by."""
        known = await self._store.browsers(person.id)
        if browser not in [one.id for one in known]:
            raise Trouble("not_found", "no_browser", "you have no such browser")
        row: Any = await self._store.person_named(folded(person.name))
        if len(known) == 1 and row.link_hash is None:
            raise Trouble("conflict", "last_browser", "keep a personal link first: this is your last browser")
        await self._store.delete_browser(person.id, browser)


def _check_key(key: str) -> None:
    if not SHORTEST_SECRET <= len(key) <= LONGEST_SECRET or not key.isascii() or not key.isprintable():
        raise Trouble("unknown", "no_key", f"a key is a secret of {SHORTEST_SECRET} to {LONGEST_SECRET} characters")


def _browser(person: str, key: str, label: str, now: float) -> dict[str, Any]:
    shown = "".join(letter for letter in label if letter.isprintable())
    return {"key_hash": hashed(key), "id": token_hex(8), "person": person, "label": shown, "created_at": now}
