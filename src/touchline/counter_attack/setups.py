"""The set-up of a match as plain data: names, edition, options, deck, squads, referee, formations.

    {"home": "Wharfside", "edition": "core", "options": {"duel_tie": "loose_ball"}, "formations": {"away": "4-3-3"}}

A set-up stores only the options that differ from its edition; written out, it lists them all.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar, get_args

from touchline.counter_attack.cards import Card, Deck, Goalkeeper, Outfielder, Referee
from touchline.counter_attack.editions import EDITIONS, Edition, difference, edition
from touchline.counter_attack.model import VACANT, EditionName, Setup, Variant
from touchline.counter_attack.rules.setup import check
from touchline.counter_attack.setup_reader import SetupReader
from touchline.kernel import AWAY, HOME, SIDES, BadSetup, Side, nearest

Options = tuple[tuple[str, bool | int | str], ...]

_KEYS: Final = Setup.__struct_fields__
_CARDS: Final[Mapping[str, type[Card]]] = {
    "outfielders": Outfielder,
    "goalkeepers": Goalkeeper,
    "referees": Referee,
}


def write(setup: Setup) -> dict[str, Any]:
    """The set-up as plain data, every option named."""
    rules = setup.rules
    return {
        "home": setup.home,
        "away": setup.away,
        "edition": setup.edition,
        "options": {name: getattr(rules, name) for name in Edition.__struct_fields__},
        "deck": None if setup.deck is None else _write_deck(setup.deck),
        "squads": dict(zip(SIDES, map(_write_squad, setup.squads), strict=True)) if setup.squads else None,
        "referee": setup.referee,
        "formations": dict(zip(SIDES, setup.formations, strict=True)),
        "beginner": setup.beginner,
        "variant": setup.variant,
    }


def read(given: Mapping[str, Any]) -> Setup:
    """The set-up from plain data; missing keys have defaults."""
    for key in given:
        if key not in _KEYS:
            raise BadSetup(f"there is no {key!r} in a set-up; nearest: {nearest(str(key), list(_KEYS))}")
    usual = Setup()
    name = _word(given, "edition", get_args(EditionName), usual.edition)
    setup = Setup(
        home=_name(given, HOME),
        away=_name(given, AWAY),
        edition=name,
        options=options(name, given.get("options", {})),
        deck=_deck(given.get("deck")),
        squads=_squads(given.get("squads")),
        referee=_referee(given.get("referee")),
        formations=_formations(given.get("formations", {}), usual),
        beginner=SetupReader(given).flag("beginner"),
        variant=_word(given, "variant", get_args(Variant), usual.variant),
    )
    check(setup)
    return setup


def options(name: EditionName, given: object) -> Options:
    """The options that differ from the edition, by name."""
    if not isinstance(given, Mapping):
        raise BadSetup(f"options are names with values; got {given!r}")
    kept = {option: value for option, (_, value) in difference(EDITIONS[name], edition(name, given)).items()}
    return tuple(sorted(kept.items()))


# Parts

W = TypeVar("W", bound=str)


def _word(given: Mapping[str, Any], key: str, words: tuple[W, ...], usual: W) -> W:
    value = given.get(key, usual)
    if value not in words:
        raise BadSetup(f"there is no {key} {value!r}; nearest: {nearest(str(value), list(words))}")
    return value  # type: ignore[no-any-return]


def _name(given: Mapping[str, Any], side: Side) -> str:
    name = given.get(side, Setup().name(side))
    if not isinstance(name, str) or not name.strip():
        raise BadSetup(f"the {side} side needs a name; got {name!r}")
    return name


def _by_side(given: object, what: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping) or not set(given) <= set(SIDES):
        raise BadSetup(f"{what} are an object with home and away; got {given!r}")
    return given


def _formations(given: object, usual: Setup) -> tuple[str, str]:
    named = _by_side(given, "formations")
    home, away = (named.get(side, name) for side, name in zip(SIDES, usual.formations, strict=True))
    if not isinstance(home, str) or not isinstance(away, str):
        raise BadSetup(f"formations are names; got {given!r}")
    return home, away


def _squads(given: object) -> tuple[tuple[int, ...], ...]:
    if given is None:
        return ()
    squads = _by_side(given, "squads")
    return tuple(_squad(side, squads.get(side, ())) for side in SIDES)


def _squad(side: Side, given: object) -> tuple[int, ...]:
    """The cards of a squad; null is a vacant place."""
    if not isinstance(given, (list, tuple)) or VACANT in given:
        raise BadSetup(f"{side} is a list of numbers; got {given!r}")
    cards = iter(SetupReader().as_numbers(side, [card for card in given if card is not None]))
    return tuple(VACANT if card is None else next(cards) for card in given)


def _write_squad(squad: tuple[int, ...]) -> list[int | None]:
    return [None if card == VACANT else card for card in squad]


def _referee(given: object) -> int | None:
    if given is None or type(given) is int:
        return given
    raise BadSetup(f"the referee is a place in the deck, counted from 0, or null; got {given!r}")


# Decks


def _write_deck(deck: Deck) -> dict[str, Any]:
    return {
        key: [[getattr(card, field) for field in kind.__struct_fields__] for card in getattr(deck, key)]
        for key, kind in _CARDS.items()
    }


def _deck(given: object) -> Deck | None:
    if given is None:
        return None
    if not isinstance(given, Mapping) or set(given) != set(_CARDS):
        raise BadSetup(f"a deck has {', '.join(_CARDS)}; got {given!r}")
    return Deck(**{key: tuple(_rows(key, kind, given[key])) for key, kind in _CARDS.items()})


def _rows(key: str, kind: type[Card], rows: object) -> Iterable[Any]:
    fields = kind.__struct_fields__
    if not isinstance(rows, (list, tuple)):
        raise BadSetup(f"the {key} of a deck are a list of cards; got {rows!r}")
    for number, row in enumerate(rows):
        if not isinstance(row, (list, tuple)) or len(row) != len(fields):
            raise BadSetup(f"a card of the {key} has {', '.join(fields)}; got {row!r}")
        try:
            yield kind(*row)
        except BadSetup as error:
            raise BadSetup(f"card {number} of the {key}: {error}") from None
