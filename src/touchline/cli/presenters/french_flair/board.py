"""Drawings of French Flair: field, hand and odds, as one side sees them."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from rich.console import Group as Rows
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from touchline.cli.presenters.french_flair.wording import say
from touchline.cli.table.screen import QUIET, STYLES, bar, dice_faces, percent
from touchline.french_flair import View, field
from touchline.french_flair.model import PROPERTIES, Card, Group, Property, group_of
from touchline.french_flair.outcomes import Outcome, Throws
from touchline.french_flair.play_previews import PlayPreview
from touchline.i18n import french_flair as i18n
from touchline.kernel import AWAY, HOME, Side, other

GROUPS: Final[Mapping[Group, str]] = {"forward": "■", "playmaker": "◆", "back": "▶"}
SIGNS: Final[Mapping[Property, str]] = {"advance": "→", "run": "»", "kick": "↷", "touch": "⇥", "drop": "H"}
_STEPS: Final = (field.LENGTH + 2 * field.IN_GOAL) // 5  # from one dead-ball line to the other


# The field


class Strip:
    """The field to scale, with this many columns per 5 m."""

    def __init__(self, view: View, width: int) -> None:
        self.view = view
        self.scale = next((scale for scale in (4, 3) if width > _STEPS * scale), 2)
        self.span = _STEPS * self.scale + 1
        self.goals = self.column(0), self.column(field.LENGTH)

    def column(self, x: int) -> int:
        """Where a spot is drawn; the halves mirror each other."""
        if x > field.HALFWAY:
            return self.span - 1 - self.column(field.LENGTH - x)
        return (max(x, -field.IN_GOAL) + field.IN_GOAL) * self.scale // 5

    def drawn(self, clock: str) -> Text:
        """Score, named lines, grass, and the ball with its side."""
        return Text("\n").join([self._score(clock), self._names(), *self._grass(), self._caption()])

    def _score(self, clock: str) -> Text:
        view, setup = self.view, self.view.setup
        home = Text(f"{setup.home} {view.home.points}", STYLES[HOME])
        away = Text(f"{view.away.points} {setup.away}", STYLES[AWAY])
        arrow = "►" if view.attack == HOME else "◄"
        middle = f"{say(i18n.half(view))} · {clock} · {setup.name(view.attack)} attack {arrow}"
        room = self.span - len(home) - len(away)
        if room >= len(middle) + 2:
            return Text.assemble(home, middle.center(room), away)
        return Text.assemble(home, " " * max(room, 1), away, "\n", middle)

    def _names(self) -> Text:
        row = [" "] * self.span
        halfway = "halfway" if self.scale > 2 else "half"
        for metres, name in ((0, "goal"), (10, "10"), (22, "22"), (40, "40"), (field.HALFWAY, halfway)):
            for x in (metres, field.LENGTH - metres):
                start = self.column(x) - (len(name) - 1) // 2
                row[start : start + len(name)] = name
        return Text("".join(row).rstrip(), QUIET)

    def _grass(self) -> list[Text]:
        """Three rows: the mark of an advantage, the ball with its direction, and the tackle zones."""
        view = self.view
        rows = [self._lines() for _ in range(3)]
        if zone := self._hatched():
            start = zone.start + (len(zone) - len("tackles")) // 2
            rows[2][start : start + len("tackles")] = "tackles"
        if view.advantage:
            _flag(rows[0], self.column(view.advantage.mark), "▼", "advantage mark")
        ball = self.column(view.x)
        arrow = "●─►" if view.attack == HOME else "◄─●"
        start = min(max(ball if view.attack == HOME else ball - 2, 0), self.span - 3)
        rows[1][start : start + 3] = arrow
        drawn = [Text("".join(row), "green") for row in rows]
        for row in drawn:
            row.stylize(STYLES[HOME], 0, self.goals[0])
            row.stylize(STYLES[AWAY], self.goals[1] + 1)
        drawn[1].stylize("bold white", start, start + 3)
        return drawn

    def _lines(self) -> list[str]:
        row = [" "] * self.span
        hatched = self._hatched()
        row[hatched.start : hatched.stop] = "/" * len(hatched)
        for metres, line in ((5, "·"), (22, "│"), (40, "┊"), (field.HALFWAY, "│"), (0, "┃")):
            for x in (metres, field.LENGTH - metres):
                row[self.column(x)] = line
        left, right = self.goals
        row[:left] = "░" * left
        row[right + 1 :] = "░" * left
        return row

    def _hatched(self) -> range:
        """The 22, in which every carrying card of a combination may be tackled, if relevant."""
        view = self.view
        if view.origin is None and (view.frame is None or view.frame.tackled != "zone"):
            return range(0)
        line, edge = sorted(self.column(field.spot(other(view.attack), metres)) for metres in (0, 22))
        return range(line, edge)

    def _caption(self) -> Text:
        view = self.view
        row = [" "] * self.span
        whose = "your" if view.attack == view.side else "their"
        _flag(row, self.column(view.x), "▲", f"{whose} ball {say(i18n.places.spot_at(view.x, view.side))}")
        return Text("".join(row).rstrip(), STYLES[view.attack])


def _flag(row: list[str], at: int, sign: str, word: str) -> None:
    """Put a sign at a place of a row, and a word on the side where there is room."""
    said = f"{sign} {word}" if at + len(word) + 2 <= len(row) else f"{word} {sign}"
    start = at if said.startswith(sign) else max(at - len(word) - 1, 0)
    row[start : start + len(said)] = said


# Cards


def hand(cards: Sequence[Card]) -> Text:
    """The cards in hand, side by side: number, group and powers."""
    if not cards:
        return Text("Your hand is empty.", "bold")
    tops, middles, bottoms = [], [], []
    for card in cards:
        number, group = str(card), GROUPS[group_of(card)]
        tops.append(f"╭ {number} {'─' * (4 - len(number))}{group}╮")
        middles.append(f"│ {''.join(SIGNS[power] for power in PROPERTIES[card]):<6}│")
        bottoms.append("╰───────╯")
    return Text("\n".join(" ".join(row) for row in (tops, middles, bottoms)), "bold")


def legend() -> Text:
    """What the signs on the cards mean."""
    groups = "  ".join(f"{sign} {say(i18n.plays.group(group))}" for group, sign in GROUPS.items())
    powers = "  ".join(f"{sign} {say(i18n.plays.power(power))}" for power, sign in SIGNS.items())
    return Text(f"{groups}   {powers}", QUIET)


def piles(view: View) -> Text:
    """The sizes of hands, piles and discards."""
    rivals = view.setup.name(other(view.side))
    mine, theirs = view.mine, view.theirs
    return Text(
        f"You: {len(view.hand)} in hand, pile {mine.pile}, discard {len(mine.discard)} · "
        f"{rivals}: {theirs.held} in hand, pile {theirs.pile}, discard {len(theirs.discard)}",
        QUIET,
    )


# Dice


def zone(view: View) -> Text:
    """The six faces of the die; those inside the zone win the ball."""
    assert view.zone is not None
    low, high = view.zone
    faces, verdicts = Text(), Text()
    for face in range(1, 7):
        inside = low <= face <= high
        mark = f"[{dice_faces((face,))} {face}]" if inside else f" {dice_faces((face,))} {face} "
        faces.append(mark.center(10), "bold" if inside else QUIET)
        verdicts.append(("ball won" if inside else "offside").center(10), "bold" if inside else QUIET)
    return Text("\n").join([faces, verdicts])


def rows(outcomes: Iterable[Outcome], view: View) -> list[tuple[str, Fraction]]:
    """Outcomes in words, with their chances."""
    return [(say(i18n.odds.outcome(told, view)), told.chance) for told in outcomes]


def one_die_or_two(thrown: Throws, view: View) -> RenderableType:
    """The odds of one die and of two, side by side and on one scale."""
    rows = i18n.odds.one_die_or_two(thrown, view)
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=26)
    for _ in range(2):
        table.add_column(min_width=18)
    table.add_row("", Text("one die", "bold"), Text("two dice", "bold"))
    longest = max(max(row.one, row.two) for row in rows)
    for row in rows:
        table.add_row(say(row.said), _scaled(row.one, longest), _scaled(row.two, longest))
    if landings := _landings(thrown, view):
        table.add_row("where it comes down", *landings, style=QUIET)
    note = i18n.odds.note(thrown)
    return Rows(table, Text(say(note), QUIET)) if note else table


def _scaled(chance: Fraction, longest: Fraction) -> Text:
    return Text.assemble((bar(chance / longest, 12), "bold"), f" {percent(chance)}" if chance else "–")


def _landings(thrown: Throws, view: View) -> list[str]:
    """The landings of a kick: nearest and furthest spot for one die and for two."""
    assert view.frame is not None
    throw = view.frame.subject.traits
    if throw.purpose not in ("kick", "touch") and throw.situation != "penalty":
        return []
    landed = [tuple(sorted({x for told in odds for x in told.spots})) for odds in thrown[:2]]
    return [say(i18n.places.spots(xs, view.side)) for xs in landed]


# Plays


def leads_to(preview: PlayPreview, thrown: Throws | None, side: Side) -> str:
    """A play in a few words: certain ground, dice, possible tackles."""
    fact = i18n.plays.fact(preview)
    if preview.scores:
        assert fact is not None
        return say(fact)
    told = [i18n.plays.ground(preview, side)]
    if thrown:
        # A run that may score only says that.
        headlines = i18n.plays.headlines(preview.play.ending or "", thrown)
        told += headlines[:1] if preview.play.ending == "run" else headlines
    return ", ".join(say(part) for part in (*told, fact) if part)
