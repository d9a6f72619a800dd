"""Drawing shared by all games: questions, lists, chances, log, statistics.

Colour is never the only sign, and nothing exceeds the terminal's width.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from touchline import rulebook
from touchline.cli.presenter import Presenter, Prompt
from touchline.cli.table.story import ToldLine
from touchline.cli.table.terminal import Terminal
from touchline.i18n.localization import Localization
from touchline.kernel import AWAY, HOME, Side

STYLES: Final[Mapping[Side, str]] = {HOME: "bold cyan", AWAY: "bold yellow"}
QUIET: Final = "dim"
say: Final = Localization("en").format
_FACES: Final = "⚀⚁⚂⚃⚄⚅"
_EIGHTHS: Final = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


# Words


def counted(number: int, thing: str) -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def question(name: str, side: Side, prompt: Prompt) -> Text:
    """The side, its decision with the rule, and the explanation."""
    asked = Text.assemble((name, STYLES[side]), (f", {prompt.question}", "bold"), (f"  {prompt.rule}", QUIET))
    return asked.append(f"\n{prompt.why}") if prompt.why else asked


def show_rule(terminal: Terminal, id: str) -> None:
    """The text of a rule, laid out."""
    terminal.show(Markdown(f"**{id}** {rulebook.rule(id).text}"))


# What happened


def log(news: Iterable[ToldLine], secrets: Iterable[tuple[str, str]] = ()) -> Text:
    """The lines of the log: minute, sentence, figures and rule; then what one side alone may see."""
    lines = []
    for line, _, rule in news:
        told = Text(f"  {say(line.time)}  ")
        told.append(say(line.sentence), "bold" if line.weight in ("bold", "great") else "")
        if line.figures:
            told.append(f" {say(line.figures)}", QUIET)
        told.append(f" {rule}", QUIET)
        lines.append(told)
    lines += [Text.assemble(f"  {sentence}", (f" {rule}", QUIET)) for sentence, rule in secrets]
    return Text("\n").join(lines)


def sheet(counted_up: Any, presenter: Presenter, setup: Any) -> Table:
    """The statistics of both sides, side by side."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column("")
    table.add_column(setup.home, justify="right", header_style=STYLES[HOME])
    table.add_column(setup.away, justify="right", header_style=STYLES[AWAY])
    for row in presenter.sheet:
        figures = []
        for tally in (counted_up.home, counted_up.away):
            value = getattr(tally, row.made)
            figure = str(value) if isinstance(value, int) else f"{value:.1f}"
            figures.append(f"{figure} of {getattr(tally, row.tried)}" if row.tried else figure)
        table.add_row(row.label, *figures)
    return table


# Chances


def dice_faces(thrown: Iterable[int]) -> str:
    """Dice as faces."""
    return "".join(_FACES[die - 1] for die in thrown)


def percent(chance: Fraction) -> str:
    """A chance in whole percent; a dash for impossible."""
    if not chance:
        return "–"
    rounded = round(100 * chance)
    return "<1%" if rounded == 0 else ">99%" if rounded == 100 and chance < 1 else f"{rounded}%"


def bar(chance: Fraction, width: int) -> str:
    """A chance as a bar; any chance shows at least a sliver."""
    eighths = max(round(chance * width * 8), 1 if chance else 0)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8]


def chances(rows: Sequence[tuple[str, Fraction]]) -> Text:
    """The outcomes, one per line, with bars."""
    width = max(28, *(len(label) + 1 for label, _ in rows))
    return Text("\n").join(
        Text.assemble(f"  {label:<{width}}", (bar(chance, 24), "bold"), f" {percent(chance)}") for label, chance in rows
    )


# Lists


class Line(NamedTuple):
    """A line of a menu: key, label, meaning, and the kind if a new one begins."""

    letter: str
    text: str
    meaning: str
    kind: str = ""


def menu(lines: Iterable[Line]) -> RenderableType:
    """A menu."""
    table = Table.grid(padding=(0, 1))
    for line in lines:
        table.add_row(
            Text(line.kind, QUIET), Text(line.letter, "bold green"), Text(line.text, "bold"), Text(line.meaning)
        )
    return table
