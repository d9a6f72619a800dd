"""What a match waits for: a roll of dice, a draw from a bag, or a decision.

Each request tests an answer (`in`), raises on an illegal one (`check`) and picks one at random (`at_random`). Rolls and
draws also list every result with its chance (`outcomes`). The answers to a `Choose` are grouped by kind; a group can be
counted, tested and picked from without being listed.
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
"""A source of chance: `randbelow(n)` is a uniform number from 0 to n - 1."""

DIE: Final = (1, 2, 3, 4, 5, 6)
"""The faces of an ordinary die."""


class Roll(Record, frozen=True, tag=True):
    """A roll of dice: `hands` holds, for each die, the side that rolls it.

    Adjacent dice of one side are rolled together: their order means nothing, and outcomes list the highest first.
    """

    rule: str
    hands: tuple[Side, ...]
    faces: tuple[int, ...] = DIE
    """The numbers on each die."""

    @property
    def side(self) -> Side:
        """The side that rolls (first)."""
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
        """Raise unless the answer is a roll of these dice."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """The dice expected: 2 dice of 1 to 6."""
        dice = "one die" if len(self.hands) == 1 else f"{len(self.hands)} dice"
        return f"{dice} of {min(self.faces)} to {max(self.faces)}"

    def at_random(self, randbelow: Randbelow) -> Dice:
        """A fair roll."""
        faces = self.faces
        return tuple([faces[randbelow(len(faces))] for _ in self.hands])


@cache
def _throws(together: tuple[int, ...], faces: tuple[int, ...]) -> tuple[tuple[Dice, Fraction], ...]:
    """The results of dice rolled in groups, each group highest first, with their chances."""
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
    """A blind draw of `count` tokens by a side from a bag whose contents are known, but not their order."""

    rule: str
    side: Side
    bag: tuple[Token, ...]
    count: int = 1

    def outcomes(self) -> Iterator[tuple[tuple[Token, ...], Fraction]]:
        """Every possible hand, in the order of the bag, with its chance."""
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
        """Raise unless the answer can be drawn from this bag."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """The draw expected: 2 of 7, 7, 9."""
        return f"{self.count} of {', '.join(map(str, self.bag))}"

    def at_random(self, randbelow: Randbelow) -> tuple[Token, ...]:
        """A fair draw: one token after another, each picked uniformly from the rest of the bag."""
        bag = list(self.bag)
        return tuple([bag.pop(randbelow(len(bag))) for _ in range(self.count)])


class Group(Protocol):
    """Answers of one kind, in a fixed order, that can be counted, tested and picked without listing them."""

    @property
    def kind(self) -> str: ...

    @property
    def count(self) -> int:
        """How many answers there are: any number, where `len` ends at 2^31 - 1 on a machine of 32 bits."""
        ...

    def __getitem__(self, index: int, /) -> Any: ...

    def __contains__(self, action: object, /) -> bool: ...

    def __iter__(self) -> Iterator[Any]: ...


class Listed(Record, frozen=True):
    """A group small enough to list its answers."""

    kind: str
    actions: tuple[Action, ...]

    @property
    def count(self) -> int:
        """How many answers there are."""
        return len(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)


class Choose(Record, frozen=True, tag=True):
    """A decision by a side (or the clock) among groups of answers."""

    rule: str
    side: Who
    groups: tuple[Group, ...]

    @property
    def count(self) -> int:
        """How many answers are on offer."""
        return sum([group.count for group in self.groups])

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Any]:
        """All answers, group by group."""
        for group in self.groups:
            yield from group

    def __contains__(self, action: object) -> bool:
        return any(action in group for group in self.groups)

    def check(self, answer: object) -> None:
        """Raise if the answer is not offered."""
        if answer not in self:
            raise IllegalAnswer(self.rule, self.summary(), answer)

    def summary(self) -> str:
        """The answers on offer, by kind and number."""
        return ", ".join(group.kind if group.count == 1 else f"{group.count} {group.kind}" for group in self.groups)

    def group(self, kind: str) -> Group:
        """The answers of one kind; an empty group if the kind is not offered."""
        return next((group for group in self.groups if group.kind == kind), Listed(kind, ()))

    @property
    def only(self) -> Any | None:
        """The answer if there is no other; None if there is a choice."""
        groups = [group for group in self.groups if group.count]
        return groups[0][0] if len(groups) == 1 and groups[0].count == 1 else None

    def at_random(self, randbelow: Randbelow) -> Any:
        """A random answer: first the kind, then an answer of it, both uniform."""
        groups = self.groups
        group = groups[randbelow(len(groups))] if len(groups) > 1 else groups[0]
        return group[randbelow(group.count)]


Request = Roll | Draw | Choose
Answer = Dice | tuple[Token, ...] | Action
