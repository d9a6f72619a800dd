"""A decision put to a person: field, hand and question, what may be answered with its odds, and the rules behind it."""

from typing import Any, Final

from rich.markdown import Markdown
from rich.text import Text

from touchline import rulebook
from touchline.cli.table import screen, words
from touchline.cli.table.odds import Outcome, odds, odds_if_cleared_out
from touchline.cli.table.screen import QUIET, Line, Strip
from touchline.cli.table.terminal import Terminal
from touchline.cli.table.trials import Trial, best_first, one_of_each_ending, samples, try_out
from touchline.french_flair import Call, Contest, FrenchFlair, Play, State, Throw
from touchline.french_flair.telling import KINDS, counted
from touchline.kernel import Choose, Side

DECLINE: Final = Call("decline")
LAYING: Final = {"tackle", "contest", "clear"}
_LETTERS: Final = "abcdefgijkmnorstvwxyz"  # less the keys h, l, p, u and q; digits are always cards or dice
_ROOMY: Final = 28  # rows of a terminal that has room for what is known by now
_MOST: Final = 15  # rows of a list, however much room there is

# The rules behind what is on offer, by its kind; the rule that asks comes first.
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "single": ("FF-CARD-4", "FF-CARD-2"),
    "line": ("FF-LINE-1",),
    "forwards": ("FF-FORWARDS-1", "FF-FORWARDS-2"),
    "backs": ("FF-BACKS-1",),
    "counter": ("FF-COUNTER-2", "FF-COUNTER-3"),
    "maul": ("FF-MAUL-1", "FF-MAUL-2"),
    "pick": ("FF-PICKGO-1", "FF-PICKGO-2"),
    "8-9": ("FF-EIGHTNINE-1", "FF-EIGHTNINE-2"),
    "tackle": ("FF-TACKLE-3", "FF-TACKLE-4", "FF-TACKLE-5"),
    "contest": ("FF-RUCK-1", "FF-CONTEST-2", "FF-CONTEST-3"),
    "clear": ("FF-CLEAR-2", "FF-CONTEST-3"),
    "FF-RUN-2": ("FF-RUN-3", "FF-RUN-4"),
    "FF-KICK-1": ("FF-KICK-3", "FF-KICK-4", "FF-KICK-5"),
    "FF-KICKOFF-1": ("FF-KICK-3", "FF-KICK-4", "FF-KICK-5"),
    "FF-DROPOUT22-1": ("FF-KICK-3", "FF-KICK-4", "FF-KICK-5"),
    "FF-TOUCHKICK-1": ("FF-TOUCHKICK-2", "FF-TOUCHKICK-4", "FF-TOUCHKICK-5"),
    "FF-DROP-1": ("FF-DROP-3",),
    "FF-PENALTY-3": ("FF-PENALTY-4",),
    "FF-SCRUM-1": ("FF-DICE-1", "FF-DICE-2", "FF-SCRUM-2"),
    "FF-LINEOUT-1": ("FF-DICE-1", "FF-DICE-2", "FF-LINEOUT-3"),
    "FF-CONVERSION-1": ("FF-DICE-1", "FF-DICE-2"),
}


class Question:
    """One decision, shown to the side that makes it. `letters` are the answers of the list last shown."""

    def __init__(self, terminal: Terminal, game: FrenchFlair, state: State, side: Side, request: Choose) -> None:
        self._terminal, self._game, self._state, self._side, self._request = terminal, game, state, side, request
        self._view = game.view(state, side)
        self._kinds = {group.kind for group in request.groups}
        self.letters: dict[str, Any] = {}

    # Showing

    def show(self, time: str, *, legend: bool) -> None:
        """Everything, if possible to be seen at once; the legend of the cards where there is room, or if asked for."""
        view, terminal = self._view, self._terminal
        roomy = terminal.height >= _ROOMY
        above = [Strip(view, terminal.width).drawn(time), screen.hand(view.hand)]
        above += [screen.legend()] if roomy or legend else []
        above += [screen.piles(view), Text()] if roomy else [screen.piles(view)]
        above.append(screen.question(view.setup.name(self._side), self._side, words.prompt(view, self._request)))
        above += [Text(remark, "italic") for remark in words.remarks(view, self._request)]
        terminal.show("", *above)
        if "dice" in self._kinds:
            terminal.show(screen.one_die_or_two(*self._throws(self._state), view))
        elif view.zone:
            self._show_zone()
        elif DECLINE in self._request:
            terminal.show(screen.chances(self._odds(), view))
        elif not self._kinds & LAYING:
            used = sum(text.plain.count("\n") + 1 for text in above) + len(("chances", "hint", "answer"))
            self._show_options(min(terminal.height - used, _MOST))
        terminal.show(self.hint())

    def _odds(self) -> tuple[Outcome, ...]:
        """The odds of laying a card, whichever."""
        return odds(self._game, self._state, next(iter(self._request)))

    def _throws(self, state: State) -> tuple[tuple[Outcome, ...], tuple[Outcome, ...]]:
        return odds(self._game, state, Throw(1)), odds(self._game, state, Throw(2))

    def _show_zone(self) -> None:
        self._terminal.show(screen.zone(self._view), screen.chances(self._odds(), self._view))
        lay = next(iter(self._request))
        if isinstance(lay, Contest):
            after = odds_if_cleared_out(self._game, self._state, lay)
            if after != self._odds():
                self._terminal.show(Text("If they then clear out:", QUIET), screen.chances(after, self._view))

    def _show_options(self, rows: int) -> None:
        """The best few plays of each kind, and the calls: in so many rows, or one for each kind."""
        self.letters = {}
        groups = self._request.groups
        lines: list[Line] = []
        for at, group in enumerate(groups):
            if group.kind in KINDS:
                few = one_of_each_ending(self._tried(samples(group, self._view.hand)))
                few = few[: max((rows - len(lines)) // (len(groups) - at), 1)]
                lines += self._lines(few, group.kind if len(few) == len(group) else f"{group.kind} ({len(group)})")
            else:
                lines.append(self._call(group[0]))
        self._list(lines)

    def list_kind(self, kind: str) -> None:
        """Plays of one kind: for each number of cards, opening and conclusion one."""
        self.letters = {}
        trials = self._tried(samples(self._request.group(kind), self._view.hand))
        self._list(self._lines(trials[: len(_LETTERS)], kind))

    def list_plays(self, plays: list[Play]) -> None:
        """Some plays, kind by kind."""
        self.letters = {}
        lines: list[Line] = []
        for kind in dict.fromkeys(play.kind for play in plays):
            lines += self._lines([self._try_out(play) for play in plays if play.kind == kind], kind)
        self._list(lines)

    def _list(self, lines: list[Line]) -> None:
        self._terminal.show(screen.menu(lines))
        if any("%" in line.meaning for line in lines):
            self._terminal.show(Text("The chances are those of one die / of two.", QUIET))

    def _try_out(self, play: Play) -> Trial:
        return try_out(self._game, self._state, play)

    def _tried(self, plays: list[Play]) -> list[Trial]:
        return best_first(self._try_out(play) for play in plays)

    def _lines(self, trials: list[Trial], kind: str) -> list[Line]:
        lines: list[Line] = []
        for trial in trials:
            text = self._game.write(trial.play).removeprefix(f"{trial.play.kind} ")
            meaning = screen.leads_to(trial, self._throws(trial.state) if trial.throws else (), self._side)
            lines.append(Line(self._letter(trial.play), text, meaning, "" if lines else kind))
        return lines

    def _call(self, call: Call) -> Line:
        meaning, _ = words.call(call.word, self._request.rule)
        if call.word in screen.HEADLINES:
            state, _ = self._game.step(self._state, call)
            meaning += f": {screen.headline(call.word, self._throws(state))}"
        return Line(self._letter(call), call.word, meaning)

    def _letter(self, answer: Any) -> str:
        letter = _LETTERS[len(self.letters)]
        self.letters[letter] = answer
        return letter

    def hint(self) -> Text:
        """What may be typed."""
        if "dice" in self._kinds:
            how = "Type 1 or 2."
        elif self._kinds & LAYING:
            how = "Type a card to lay, or n for no." if DECLINE in self._request else "Type a card to lay."
        elif "single" in self._kinds:
            how = "Type a letter, cards (9 10), a kind or a play (12.advance)."
        else:
            how = "Type a letter or the word."
        return Text(f"{how} ? helps, q leaves.", QUIET)

    # Explaining

    def explain(self) -> None:
        """Everything on offer, with the texts of its rules."""
        asked = self._request.rule
        ids = [words.prompt(self._view, self._request).rule, asked, *_RULES.get(asked, ())]
        for group in self._request.groups:
            ids += _RULES.get(group.kind, ())
            if group.kind in KINDS:
                like = self._game.write(group[0])
                self._terminal.show(f"{group.kind}: {KINDS[group.kind]}, {counted(len(group), 'play')}, like {like}")
                continue
            for call in (answer for answer in group if isinstance(answer, Call)):
                meaning, rule = words.call(call.word, asked)
                self._terminal.show(f"{call.word}: {meaning}")
                ids.append(rule)
        for id in dict.fromkeys(ids):
            show_rule(self._terminal, id)


def show_rule(terminal: Terminal, id: str) -> None:
    """The text of a rule, laid out."""
    terminal.show(Markdown(f"**{id}** {rulebook.rule(id).text}"))
