"""What a match waits for: a throw of dice, a draw from a bag, or a decision.

Each request can say whether an answer fits (`in`), refuse one that does not (`check`), and be answered at random
(`at_random`). Dice and draws also list every result with its chance (`outcomes`). The answers to a `Choose` stay
grouped by kind: a group is counted, tested and picked from without being written out.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, groupby, product
from math import comb, factorial, prod
from typing import Any, Final, Protocol

from touchline.kernel.errors import IllegalAnswer
from touchline.kernel.record import Action, Record
from touchline.kernel.sides import Side, Who

Dice = tuple[int, ...]
Token = int | str
Randbelow = Callable[[int], int]
"""A source of chance: `below(n)` is an even draw from 0 to n - 1."""

DIE: Final = (1, 2, 3, 4, 5, 6)
"""The faces of the usual die."""


class Roll(Record, frozen=True, tag=True):
    """A throw: one entry of `hands` for each die, the side that throws it.

    Neighbouring dice of one side are thrown together: their order means nothing, and outcomes give the highest first.
    """

    rule: str
    hands: tuple[Side, ...]
    faces: tuple[int, ...] = DIE
    """What is printed on the sides of each die."""

    @property
    def side(self) -> Side:
        """Who throws (first)."""
        return self.hands[0]

    def outcomes(self) -> tuple[tuple[Dice, Fraction], ...]:
        """Every result with its chance."""
        return _throws(tuple(len(list(together)) for _, together in groupby(self.hands)), self.faces)

    def __contains__(self, answer: object) -> bool:
        return (
            isinstance(answer, tuple)
            and len(answer) == len(self.hands)
            and all(type(die) is int and die in self.faces for die in answer)
        )

    def check(self, answer: object) -> None:
        """Refuse what is no throw of these dice."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """The dice expected: 2 dice of 1 to 6."""
        dice = "one die" if len(self.hands) == 1 else f"{len(self.hands)} dice"
        return f"{dice} of {min(self.faces)} to {max(self.faces)}"

    def at_random(self, randbelow: Randbelow) -> Dice:
        """A fair throw."""
        faces = self.faces
        return tuple([faces[randbelow(len(faces))] for _ in self.hands])


@cache
def _throws(together: tuple[int, ...], faces: tuple[int, ...]) -> tuple[tuple[Dice, Fraction], ...]:
    """The results of dice thrown in groups, each group highest first, with their chances."""
    sides = Counter(faces)
    groups = [
        [
            (dice, factorial(count) // prod(map(factorial, Counter(dice).values())) * prod(sides[die] for die in dice))
            for dice in combinations_with_replacement(sorted(sides, reverse=True), count)
        ]
        for count in together
    ]
    total = len(faces) ** sum(together)
    return tuple(
        (sum((dice for dice, _ in chosen), ()), Fraction(prod(ways for _, ways in chosen), total))
        for chosen in product(*groups)
    )


class Draw(Record, frozen=True, tag=True):
    """A blind draw of `count` tokens by a side from a bag whose contents, not order, are known."""

    rule: str
    side: Side
    bag: tuple[Token, ...]
    count: int = 1

    def outcomes(self) -> Iterator[tuple[tuple[Token, ...], Fraction]]:
        """Every hand that may come, in the order of the bag, with its chance."""
        kinds = list(Counter(self.bag).items())
        total = comb(len(self.bag), self.count)

        def drawn(at: int, left: int) -> Iterator[tuple[tuple[Token, ...], int]]:
            if left == 0:
                yield (), 1
            elif at < len(kinds):
                token, held = kinds[at]
                for taken in range(min(held, left), -1, -1):
                    for rest, ways in drawn(at + 1, left - taken):
                        yield (token,) * taken + rest, ways * comb(held, taken)

        return ((tokens, Fraction(ways, total)) for tokens, ways in drawn(0, self.count))

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, tuple) and len(answer) == self.count and not Counter(answer) - Counter(self.bag)

    def check(self, answer: object) -> None:
        """Refuse what cannot be drawn from this bag."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """The draw expected: 2 of 7, 7, 9."""
        return f"{self.count} of {', '.join(map(str, self.bag))}"

    def at_random(self, randbelow: Randbelow) -> tuple[Token, ...]:
        """A fair draw: one token after another, each an even pick from what is left of the bag."""
        bag = list(self.bag)
        return tuple([bag.pop(randbelow(len(bag))) for _ in range(self.count)])


class Group(Protocol):
    """Answers of one kind, in a fixed order, that need not be written out to be counted, tested or picked."""

    @property
    def kind(self) -> str: ...

    def __len__(self) -> int: ...

    def __getitem__(self, index: int, /) -> Any: ...

    def __contains__(self, action: object, /) -> bool: ...

    def __iter__(self) -> Iterator[Any]: ...


class Listed(Record, frozen=True):
    """A group so small that its answers are simply listed."""

    kind: str
    actions: tuple[Action, ...]

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)


class Choose(Record, frozen=True, tag=True):
    """A decision of one side (or of the clock) among groups of answers."""

    rule: str
    side: Who
    groups: tuple[Group, ...]

    def __len__(self) -> int:
        return sum(map(len, self.groups))

    def __iter__(self) -> Iterator[Any]:
        """Every answer, written out."""
        for group in self.groups:
            yield from group

    def __contains__(self, action: object) -> bool:
        return any(action in group for group in self.groups)

    def check(self, answer: object) -> None:
        """Refuse what is not offered."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """What is offered, by kind and number."""
        return ", ".join(group.kind if len(group) == 1 else f"{len(group)} {group.kind}" for group in self.groups)

    def group(self, kind: str) -> Group:
        """The answers of one kind; none when the kind is not offered."""
        return next((group for group in self.groups if group.kind == kind), Listed(kind, ()))

    def at_random(self, randbelow: Randbelow) -> Any:
        """An answer, even over the kinds and then over the answers of the kind."""
        groups = self.groups
        group = groups[randbelow(len(groups))] if len(groups) > 1 else groups[0]
        return group[randbelow(len(group))]


Request = Roll | Draw | Choose
Answer = Dice | tuple[Token, ...] | Action
