"""Line-ups and boosts as a computer chooses them, and saved line-ups mended where somebody is missing."""

from collections.abc import Sequence

from touchline.counter_attack.cards import Deck, Goalkeeper, Outfielder
from touchline.counter_attack.formations import BY_THE_BOOK, FORMATIONS, Formation, fits, shirts
from touchline.counter_attack.model import ELEVEN
from touchline.counter_attack.rules.setup import SQUAD
from touchline.league.counter_attack.match_day import BEST, BOOSTS, Boost
from touchline.league.counter_attack.squads import Squad


def best_squad(squad: Squad, deck: Deck, formation: Formation, goalkeepers: int) -> tuple[int, ...]:
    """The cards of shirts 1 to 16, of those available: the best eleven, then the substitutes (LEAGUE-01).

    A club that is short takes all it has, a goalkeeper in goal if there is one (LEAGUE-09).
    """
    cards = [deck.player(card) for card in squad.available]
    keepers = [card for card in cards if isinstance(card, Goalkeeper)]
    keepers.sort(key=lambda card: -fits(card, "goalkeeper", BY_THE_BOOK))
    keepers = keepers[:goalkeepers]
    others = [card for card in cards if isinstance(card, Outfielder)]
    others.sort(key=lambda card: -max(fits(card, role, BY_THE_BOOK) for role in formation.roles[1:]))
    others = others[: SQUAD - goalkeepers]
    if len(keepers) == goalkeepers and len(others) == SQUAD - goalkeepers:
        line_up = shirts((*keepers, *others), formation)
    elif keepers and len(others) >= ELEVEN - 1:
        line_up = (*shirts((*keepers[:1], *others[: ELEVEN - 1]), formation), *others[ELEVEN - 1 :], *keepers[1:])
    else:
        line_up = (*keepers[:1], *others, *keepers[1:])
    return tuple([deck.number(card) for card in line_up])


def best_boosts(squad: Sequence[int], deck: Deck, formation: Formation) -> tuple[Boost, ...]:
    """Six boosts where they count most: the attribute that matters most in the role of each (LEAGUE-08)."""
    wanted: list[tuple[int, int, Boost]] = []
    for place, (number, role) in enumerate(zip(squad[:ELEVEN], formation.roles, strict=False)):
        card = deck.player(number)
        for attribute, weight in BY_THE_BOOK[role].items():
            if getattr(card, attribute, BEST) < BEST:
                wanted.append((-weight, place, Boost(number, attribute)))
    wanted.sort(key=lambda one: one[:2])
    return tuple([boost for _, _, boost in wanted[:BOOSTS]])


def mended(squad: Squad, saved: Sequence[int], deck: Deck, formation: str, goalkeepers: int) -> tuple[int, ...]:
    """A saved line-up with replacements for missing players: the best free ones of the same kind.

    Where there are not enough of a kind, the line-up is the computer's.
    """
    best = best_squad(squad, deck, FORMATIONS[formation], goalkeepers)
    fit, free = set(squad.available), [card for card in best if card not in saved]
    line_up: list[int] = []
    for card in saved:
        if card in fit:
            line_up.append(card)
            continue
        same = next((other for other in free if _is_keeper(other, deck) == _is_keeper(card, deck)), None)
        if same is None:
            return best
        free.remove(same)
        line_up.append(same)
    return tuple(line_up) if len(line_up) == len(best) == len(set(line_up)) else best


def _is_keeper(card: int, deck: Deck) -> bool:
    return card >= len(deck.outfielders)
