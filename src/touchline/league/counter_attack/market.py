"""The transfer market: LEAGUE-06."""

from collections.abc import Iterable, Sequence

from touchline.counter_attack.cards import Deck, Goalkeeper, PlayerCard, attribute
from touchline.counter_attack.editions import Edition
from touchline.kernel import BadSetup, replace
from touchline.league.counter_attack.squads import Member, Squad, in_bag


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


def wants(clubs: Sequence[Squad], club: int, points: int, deck: Deck, rules: Edition) -> tuple[tuple[int, int], ...]:
    """What a computer offers: the dearest free card that it can pay, for its cheapest player of the kind (LEAGUE-06).

    It buys only what is better by 2 at least: points are scarce.
    """
    squad, left = clubs[club], points - clubs[club].spent
    best: tuple[int, int, int] | None = None
    for cards in in_bag(deck, clubs):
        prices = {card: value(deck.player(card), rules) for card in cards}
        own = [card.card for card in squad.members if type(deck.player(card.card)) is _kind(cards, deck)]
        payable = [card for card in cards if prices[card] <= left]
        if not payable or not own:
            continue
        buys = max(payable, key=lambda card: (prices[card], -card))
        releases = min(own, key=lambda card: (value(deck.player(card), rules), card))
        gain = prices[buys] - value(deck.player(releases), rules)
        if gain >= 2 and (best is None or gain > best[0]):
            best = gain, buys, releases
    return ((best[1], best[2]),) if best else ()


def _kind(cards: Sequence[int], deck: Deck) -> type[PlayerCard] | None:
    return type(deck.player(cards[0])) if cards else None
