"""The transfer market: LEAGUE-06."""

from collections.abc import Iterable

from touchline.counter_attack.cards import Deck, Goalkeeper, PlayerCard, attribute
from touchline.counter_attack.editions import Edition
from touchline.kernel import BadSetup, replace
from touchline.league.counter_attack.squads import Member, Squad


def value(card: PlayerCard, rules: Edition) -> int:
    """What a player costs: what its attributes have above 3 each, at least 1 (LEAGUE-06).

    Attributes that the edition does not use do not count.
    """
    used = [attribute(card, name, rules) for name in card.__struct_fields__[2:]]  # type: ignore[arg-type]
    return max(1, sum(used) - 3 * sum(map(bool, used)))


def transfer(
    club: Squad, buys: int, releases: int, *, points: int, clubs: Iterable[Squad], deck: Deck, rules: Edition
) -> Squad:
    """A club buys a card that nobody owns and releases a player of the same kind (LEAGUE-06).

    Its budget is its league points, as far as they are not spent; who is released is for sale.
    """
    club.member(releases)
    if not 0 <= buys < len(deck.outfielders) + len(deck.goalkeepers):
        raise BadSetup(f"there is no card {buys} in the deck (LEAGUE-06)")
    if owner := next((other.name for other in clubs for member in other.members if member.card == buys), None):
        raise BadSetup(f"cards that nobody owns are for sale (LEAGUE-06); card {buys} is with {owner}")
    bought, released = deck.player(buys), deck.player(releases)
    if type(bought) is not type(released):
        kind = "a goalkeeper" if isinstance(bought, Goalkeeper) else "an outfielder"
        raise BadSetup(f"{kind} is bought for another one (LEAGUE-06); {released.name} is none")
    price, left = value(bought, rules), points - club.spent
    if price > left:
        raise BadSetup(f"{bought.name} costs {price}, and {club.name} has {left} points left (LEAGUE-06)")
    members = [Member(buys) if member.card == releases else member for member in club.members]
    return replace(club, members=tuple(members), spent=club.spent + price)
