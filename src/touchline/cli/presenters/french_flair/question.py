"""A decision of French Flair: field, hand, question, options with odds, typed answers."""

import re
from itertools import islice
from typing import Any, Final, get_args

from rich.text import Text

from touchline.cli.presenters.french_flair import board, wording
from touchline.cli.presenters.french_flair.board import Strip
from touchline.cli.refusals import refusal_text
from touchline.cli.table import screen as shared
from touchline.cli.table.screen import QUIET, Line, counted, show_rule
from touchline.cli.table.terminal import Terminal
from touchline.french_flair import Call, Contest, Play, State, Throw, game
from touchline.french_flair.model import Kind, Property
from touchline.french_flair.outcomes import Outcome, odds, odds_if_cleared_out, throws
from touchline.french_flair.play_previews import (
    KINDS,
    PlayPreview,
    best_first,
    best_of_each_kind,
    plays_of,
    preview_play,
    samples,
)
from touchline.i18n import french_flair
from touchline.kernel import BadNotation, Choose, Refusal, Roll, Side, replace

DECLINE: Final = Call("decline")
LAYING: Final = {"tackle", "contest", "clear"}
_LETTERS: Final = "abcdefgijkmnorstvwxyz"  # without the keys h, l, p, u and q; digits are always cards or dice
_ROOMY: Final = 28  # terminal rows needed to repeat the legend
_MOST: Final = 15  # rows of a list, at most
_LISTED: Final = 12  # plays of some cards, at most
_CARD: Final = re.compile(r"([jJ]?)(1[0-5]|[1-9])(?:\.([a-z]+))?")
_HEADS: Final = {*KINDS, *LAYING, "dice"}  # the first words of a full answer

# The rules behind the options, by kind.
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
}


class FrenchFlairQuestion:
    """One decision, shown to the side that makes it. `letters`: the answers of the last list."""

    def __init__(self, terminal: Terminal, state: State, side: Side, request: Choose) -> None:
        self._terminal, self._state, self._side, self._request = terminal, state, side, request
        self._view = game.view(state, side)
        self._kinds = {group.kind for group in request.groups}
        self.letters: dict[str, Any] = {}

    # Showing

    def show(self, time: str, *, first: bool) -> None:
        """Show everything, on one screen if possible; the legend if there is room, or the first time."""
        view, terminal = self._view, self._terminal
        roomy = terminal.height >= _ROOMY
        above = [Strip(view, terminal.width).drawn(time), board.hand(view.hand)]
        above += [board.legend()] if roomy or first else []
        above += [board.piles(view), Text()] if roomy else [board.piles(view)]
        prompt = wording.prompt(self._state, view, self._request)
        above.append(shared.question(view.setup.name(self._side), self._side, prompt))
        above += [Text(remark, "italic") for remark in wording.remarks(view, self._request)]
        terminal.show("", *above)
        if "dice" in self._kinds:
            terminal.show(board.one_die_or_two(throws(game, self._state), view))
        elif view.zone:
            self._show_zone()
        elif DECLINE in self._request:
            terminal.show(self._chances(self._odds()))
        elif not self._kinds & LAYING:
            used = sum(text.plain.count("\n") + 1 for text in above) + len(("chances", "hint", "answer"))
            self._show_options(min(terminal.height - used, _MOST))
        terminal.show(self.hint())

    def _odds(self) -> tuple[Outcome, ...]:
        """The odds of laying any card."""
        return odds(game, self._state, next(iter(self._request)))

    def _chances(self, outcomes: tuple[Outcome, ...]) -> Text:
        return shared.chances(board.rows(outcomes, self._view))

    def _show_zone(self) -> None:
        self._terminal.show(board.zone(self._view), self._chances(self._odds()))
        lay = next(iter(self._request))
        if isinstance(lay, Contest):
            after = odds_if_cleared_out(game, self._state, lay)
            if after != self._odds():
                self._terminal.show(Text("If they then clear out:", QUIET), self._chances(after))

    def _show_options(self, rows: int) -> None:
        """The best few plays of each kind, and the calls, in this many rows."""
        self.letters = {}
        calls = [group[0] for group in self._request.groups if group.kind not in KINDS]
        best = best_of_each_kind(game, self._state, self._request, rows - len(calls))
        lines: list[Line] = []
        for kind, previews in best.items():
            count = self._request.group(kind).count
            lines += self._lines(previews, kind if len(previews) == count else f"{kind} ({count})")
        self._list([*lines, *[self._call(call) for call in calls]])

    def _list_kind(self, kind: str, *, choose: bool) -> None:
        """Plays of one kind, with or without letters: one per number of cards, opening and conclusion."""
        previews = self._tried(samples(self._request.group(kind), self._view.hand))
        self._list_previews(previews[: len(_LETTERS)], choose=choose)

    def _list_plays(self, plays: list[Play], *, choose: bool) -> None:
        """Some plays, kind by kind."""
        self._list_previews([self._try_out(play) for play in plays], choose=choose)

    def _list_previews(self, previews: list[PlayPreview], *, choose: bool) -> None:
        """List plays; `choose` assigns new letters, otherwise existing letters keep their meaning."""
        if choose:
            self.letters = {}
        lines: list[Line] = []
        for kind in dict.fromkeys(preview.play.kind for preview in previews):
            lines += self._lines([preview for preview in previews if preview.play.kind == kind], kind, choose=choose)
        self._list(lines)

    def _list(self, lines: list[Line]) -> None:
        self._terminal.show(shared.menu(lines))
        if any("%" in line.meaning for line in lines):
            self._terminal.show(Text("The chances are those of one die or of two.", QUIET))

    def _try_out(self, play: Play) -> PlayPreview:
        return preview_play(game, self._state, play)

    def _tried(self, plays: list[Play]) -> list[PlayPreview]:
        return best_first(game, (self._try_out(play) for play in plays))

    def _lines(self, previews: list[PlayPreview], kind: str, *, choose: bool = True) -> list[Line]:
        lines: list[Line] = []
        for preview in previews:
            text = game.format_answer(preview.play).removeprefix(f"{preview.play.kind} ")
            meaning = board.leads_to(preview, throws(game, preview.state) if preview.throws else None, self._side)
            letter = self._letter(preview.play) if choose else self._letter_of(preview.play)
            lines.append(Line(letter, text, meaning, "" if lines else kind))
        return lines

    def _call(self, call: Call) -> Line:
        parts = [self._called(call)]
        if call.word in ("goal", "touch", "kick"):
            state, _ = game.step(self._state, call)
            parts += [wording.say(chance) for chance in french_flair.plays.headlines(call.word, throws(game, state))]
        return Line(self._letter(call), call.word, ", ".join(parts))

    def _called(self, call: Call) -> str:
        """What a call means."""
        label, fact, _ = french_flair.call(call.word, self._view, self._request)
        return f"{wording.say(label)}: {wording.say(fact)}"

    def _letter(self, answer: Any) -> str:
        letter = _LETTERS[len(self.letters)]
        self.letters[letter] = answer
        return letter

    def _letter_of(self, answer: Any) -> str:
        """The current letter of an answer, if any."""
        return next((letter for letter, meant in self.letters.items() if meant == answer), "")

    def hint(self) -> Text:
        """What to type."""
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
        """All options, with the texts of their rules."""
        frame = self._view.frame
        ids = [french_flair.rule_of(self._view, self._request), self._request.rule]
        ids += [rule for _, rule in frame.subject.traits.needs] if frame else []
        for group in self._request.groups:
            ids += _RULES.get(group.kind, ())
            if group.kind in KINDS:
                like = game.format_answer(group[0])
                kind = wording.say(french_flair.plays.kind(group[0]))
                self._terminal.show(f"{group.kind}: {kind}, {counted(group.count, 'play')}, like {like}")
                continue
            for call in (answer for answer in group if isinstance(answer, Call)):
                self._terminal.show(f"{call.word}: {self._called(call)}")
                ids.append(french_flair.call(call.word, self._view, self._request).rule)
        for id in dict.fromkeys(ids):
            show_rule(self._terminal, id)

    # Reading

    def answers(self, line: str) -> list[str]:
        """One answer per line."""
        return [line]

    def read(self, words: list[str]) -> Any:
        """The answer in a line; None if it asked for a list, which is now shown."""
        return self._read(words, choose=True)

    def asked_about(self, words: list[str]) -> Any:
        """The answer a command is about; None if ambiguous, with the candidates shown. Letters stay."""
        return self._read(words, choose=False)

    def _read(self, words: list[str], *, choose: bool) -> Any:
        match words:
            case [letter] if letter in self.letters:
                return self.letters[letter]
        try:
            return self._answer([_in_full(word) for word in words], choose=choose)
        except BadNotation as error:
            if words[0] in _HEADS or words[0][0].isdigit():
                raise
            raise BadNotation(f"{words[0]!r} is no answer here; ? tells what is") from error

    def _answer(self, words: list[str], *, choose: bool) -> Any:
        kinds = self._kinds
        match words:
            case [("1" | "2") as count] if "dice" in kinds:
                return Throw(1 if count == "1" else 2)
            case [card] if card.isdecimal() and (laying := kinds & LAYING):
                return game.parse_answer(f"{laying.pop()} {card}")
            case ["n" | "no"] if DECLINE in self._request:
                return DECLINE
            case [kind] if kind in kinds.intersection(KINDS):
                self._list_kind(kind, choose=choose)
                return None
            case cards if kinds.intersection(KINDS) and all(_CARD.fullmatch(word) for word in cards):
                return self._play_of(_loose(cards), choose=choose)
        return game.parse_answer(" ".join(words))

    def _play_of(self, loose: Play, *, choose: bool) -> Play | None:
        """The only play of some cards with the typed conclusion; a list if there are several."""
        plays = plays_of(self._request, loose.cards)
        if loose.ending or loose.relay:
            plays = (play for play in plays if _fits(play, loose))
        found = list(islice(plays, _LISTED + 1))
        if len(found) == 1 and loose.ending:
            return found[0]
        if found:
            self._list_plays(found[:_LISTED], choose=choose)
            if len(found) > _LISTED:
                self._terminal.show(Text("There are more: type the cards in the order you want them.", QUIET))
        else:
            self._say_why_not(loose)
        return None

    def _say_why_not(self, loose: Play) -> None:
        refusals: dict[Refusal, Kind] = {}
        kinds = [kind for kind in KINDS if kind in self._kinds]
        if len(loose.cards) == 1:
            kinds = [kind for kind in kinds if kind in ("single", "counter")] or kinds
        for kind in kinds:
            ending = None if kind in ("maul", "pick") else loose.ending or "advance"
            refusal = game.explain(self._state, replace(loose, kind=kind, ending=ending))
            if refusal:
                refusals.setdefault(refusal, kind)
        self._terminal.show("These cards make no play here:")
        for refusal, kind in refusals.items():
            why = refusal_text(game.name, self._state, refusal)
            self._terminal.show(f"  {f'{kind}: ' if len(refusals) > 1 else ''}{why}")

    # Odds

    def odds(self, answer: Any) -> None:
        """The odds of an answer followed by dice."""
        if isinstance(answer, Play):
            self._list_plays([answer], choose=False)
            state = self._try_out(answer).state
        else:
            state, _ = game.step(self._state, answer)
        request = game.request(state)
        if isinstance(request, Roll):
            self._terminal.show(self._chances(odds(game, self._state, answer)))
        elif isinstance(request, Choose) and request.group("dice").count:
            self._terminal.show(board.one_die_or_two(throws(game, state), game.view(state, self._side)))
        elif not isinstance(answer, Play):
            self._terminal.show("No dice come of it.")


def _in_full(word: str) -> str:
    """A card in full notation: j9.r is J9.run."""
    card = _CARD.fullmatch(word)
    if not card:
        return word
    relay, number, ending = card.groups()
    if ending:
        ending = next((known for known in get_args(Property) if known.startswith(ending)), ending)
    return f"{relay.upper()}{number}{f'.{ending}' if ending else ''}"


def _fits(play: Play, loose: Play) -> bool:
    """Whether a play matches the cards, relay and conclusion of a loose one."""
    same = play.cards == loose.cards and play.relay == loose.relay
    return same and loose.ending in (None, play.ending)


def _loose(words: list[str]) -> Play:
    """Cards without a kind: 9 10 12, or J3 6 7.run."""
    parts = [card.groups() for word in words if (card := _CARD.fullmatch(word))]
    if any(joker for joker, _, _ in parts[1:]) or any(ending for _, _, ending in parts[:-1]):
        raise BadNotation("only the first card may be a relay (J), and only the last says how it concludes")
    ending: Any = parts[-1][2]  # an unknown conclusion is refused with the play
    return Play("counter", tuple(int(number) for _, number, _ in parts), ending, bool(parts[0][0]))
