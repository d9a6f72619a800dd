"""A decision of Counter Attack: pitch, question, options with their meaning, typed answers."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from touchline.cli.presenters.counter_attack import cards
from touchline.cli.presenters.counter_attack.board import Lit, Pitch
from touchline.cli.presenters.counter_attack.reading import Reader, aims, calls, movers, short, words_of
from touchline.cli.presenters.counter_attack.wording import brief, called, say
from touchline.cli.table import screen
from touchline.cli.table.screen import QUIET, STYLES, Line, percent, show_rule
from touchline.cli.table.terminal import Terminal
from touchline.counter_attack import game
from touchline.counter_attack.formations import FORMATIONS, shirts
from touchline.counter_attack.model import (
    ELEVEN,
    NOBODY,
    Form,
    LineUp,
    Name,
    Nutmeg,
    Pick,
    Reckless,
    Shoot,
    State,
    Substitute,
    each,
    label,
    shirt,
    side_of,
)
from touchline.counter_attack.notation import format_hex
from touchline.counter_attack.outcomes import goal_chance
from touchline.counter_attack.pitch import bits
from touchline.counter_attack.rules import setup
from touchline.counter_attack.step import awaited
from touchline.counter_attack.targets import Passes, Shots, Targets
from touchline.i18n import counter_attack as i18n
from touchline.kernel import AWAY, HOME, SIDES, BadNotation, Choose, Group, Roll, Side, other

_LEGEND: Final = """\
Hexes: . and ' (half a row up); H home, A away, * with the ball, @ a free ball.
Lit: o for sure, ! by dice. squads shows the players, ? what else may be typed."""


class CounterAttackQuestion:
    """One decision, shown to the side that makes it."""

    def __init__(self, terminal: Terminal, state: State, side: Side, request: Choose) -> None:
        self._terminal, self._state, self._side, self._request = terminal, state, side, request
        self._reader = Reader(state, side, request)
        self._movers, self._aims = movers(request), aims(request)

    # Showing

    def show(self, time: str, *, first: bool) -> None:
        """Show the pitch or the cards of a draft, then the question and the options."""
        self._terminal.show("")
        if awaited(self._state).traits.draft:
            self._show_draft()
        else:
            self._terminal.show(self._score(time), self._pitch(self._lit()))
            if first:
                self._terminal.show(Text(_LEGEND, QUIET))
            if told := self._marks():
                self._terminal.show(Text(told, QUIET))
        self._terminal.show(self._asked())
        self._terminal.show(screen.menu(self._offers()), self.hint())

    def _asked(self) -> Text:
        """The side, its decision with the rule, and the explanation."""
        question, why = i18n.question(self._state, self._request)
        name, rule = self._state.setup.name(self._side), self._request.rule
        asked = Text.assemble((name, STYLES[self._side]), (f" · {say(question)}", "bold"), (f"  {rule}", QUIET))
        return asked.append(f"\n{say(why)}") if why else asked

    def _pitch(self, lit: Lit) -> Text:
        return Pitch(self._state, self._terminal.width, lit).drawn()

    def _score(self, time: str) -> Text:
        state, names = self._state, self._state.setup
        home = Text(f"{'► ' if state.right == HOME else '◄ '}{names.home} {state.score[0]}", STYLES[HOME])
        away = Text(f"{state.score[1]} {names.away}{' ►' if state.right == AWAY else ' ◄'}", STYLES[AWAY])
        if state.half == 5:
            time = f"shoot-out {state.shoot_out[0]}–{state.shoot_out[1]}"
        middle = f"{time} · {names.name(state.attack)} attack"
        room = min(self._terminal.width, 80) - len(home) - len(away)
        if room >= len(middle) + 2:
            return Text.assemble(home, middle.center(room), away)
        return Text.assemble(home, " – ", away, "\n", middle)

    def _marks(self) -> str:
        """The players' marks, which the pitch does not show."""
        told = cards.marked(self._state).items()
        return " · ".join(f"{say(i18n.mark(mark))}: {cards.labels(each(who))}" for mark, who in told if who)

    def _lit(self) -> Lit:
        """The hexes of the only group that is aimed or moved."""
        groups: list[Targets] = [*self._movers.values(), *self._aims.values()]
        return self._lights(groups[0]) if len(groups) == 1 else Lit()

    def _lights(self, group: Targets) -> Lit:
        """The hexes of a group, certain or with dice."""
        risky = 0
        for hex in bits(group.board):
            if self._needs_dice(group.action(hex)):
                risky |= 1 << hex
        return Lit(group.board & ~risky, risky)

    def _needs_dice(self, answer: Any) -> bool:
        after, _ = game.step(self._state, answer)
        return isinstance(game.request(after), Roll)

    def _show_draft(self) -> None:
        """The cards on the table, the choosing side's last."""
        state, side = self._state, self._side
        if awaited(state).traits.draft == "line_up":
            self._terminal.show(cards.offered(setup.to_line_up(state), state, "Your squad", side))
            return
        table = setup.on_the_table(state)
        assert table is not None
        if table.face_up:
            self._terminal.show(cards.offered(table.of(other(side)), state, "Their squad", other(side)), "")
            self._terminal.show(cards.offered(table.of(side), state, "Your squad", side), "")
            self._terminal.show(cards.offered(table.face_up, state, "On offer", side))
        elif table.of(side):
            self._terminal.show(cards.offered(table.of(side), state, "Your squad", side))

    # Options

    def _offers(self) -> Iterator[Line]:
        """The options by group, one line each."""
        if self._movers:
            yield self._moves()
        for aim, targets in self._aims.items():
            yield self._aim(aim, targets)
        for group in self._request.groups:
            if not isinstance(group, Targets):
                yield from self._listed(group)

    def _moves(self) -> Line:
        if len(self._movers) > 1:
            return Line("", "N X,Z", f"a player to a hex: {cards.players(self._movers)}")
        ((player, hexes),) = self._movers.items()
        many = f"one of {len(hexes)} hexes" if len(hexes) > 1 else format_hex(next(bits(hexes.board)))
        return Line("", f"{shirt(player)} X,Z", f"{called(player, self._state)} to {many}")

    def _aim(self, aim: str, group: Targets) -> Line:
        match group:
            case Shots():
                return Line("", f"{aim} X,Z", self._chances_of(group))
            case Passes(kind=kind):
                _, fact = i18n.pass_call(kind)
            case _:
                _, fact = i18n.aim("head")
        teammates = [player for player in each(self._state.on(group.board)) if side_of(player) == self._side]
        risks = [self._needs_dice(group.action(self._state.hexes[player])) for player in teammates]
        to = " ".join(f"{shirt(one)}{'!' if risk else ''}" for one, risk in zip(teammates, risks, strict=True))
        return Line("", f"{aim} {'N or ' if teammates else ''}X,Z", f"{say(fact)}{f'; to {to}' if to else ''}")

    def _chances_of(self, group: Shots) -> str:
        """The hexes of the goal with their chances."""
        return "goal: " + ", ".join(
            f"{format_hex(hex)} {percent(goal_chance(self._state, Shoot(hex)))}" for hex in bits(group.board)
        )

    def _listed(self, group: Group) -> Iterator[Line]:
        state, first = self._state, group[0]
        match first:
            case Name():
                players = [player for answer in group for player in answer.players]
                yield Line("", "N", f"one of {cards.players(players)}")
            case Pick() if awaited(state).traits.draft == "face_down":
                yield Line("", "N", f"a place: {', '.join(str(pick.card) for pick in group)}")
            case Pick():
                yield Line("", "N", f"a card: {', '.join(cards.benched(pick.card, state) for pick in group)}")
            case LineUp():
                yield Line("", "auto", f"for {state.formations[self._side == AWAY]}: {self._told(self._best())}")
                yield Line("", "line-up …", "eleven cards by number, that of shirt 1 first")
            case Form():
                yield Line("", "form NAME", ", ".join(form.name for form in group))
            case Substitute():
                bench = dict.fromkeys(substitute.card for substitute in group)
                yield Line("", "sub N CARD", ", ".join(cards.benched(card, state) for card in bench))
            case Nutmeg() | Reckless():
                for answer in group:
                    told = i18n.headline(state, answer)
                    meaning = brief(told) if told else f"on {called(answer.player, state)}"
                    yield Line("", f"{group.kind} {shirt(answer.player)}", meaning)
            case _ if group.kind == "collect":
                collectors = [answer.player for answer in group]
                yield Line("", "collect N", f"get to the ball: {cards.players(collectors)}")
            case _:
                yield self._call(first.word)

    def _call(self, word: Any) -> Line:
        answer = calls(self._request)[word]
        told = i18n.headline(self._state, answer)
        _, fact = i18n.call(word, awaited(self._state))
        return Line(short(word, self._request), word, f"{say(fact)}: {brief(told)}" if told else say(fact))

    def hint(self) -> Text:
        """What to type."""
        if len(self._movers) > 1:
            how = "Type 8 5,0 or 8 ne ne; 8 alone shows where it may go."
        elif self._movers:
            how = "Type a hex like 5,0, a direction like ne, or the word."
        elif self._aims:
            aim = next(iter(self._aims))
            how = f"Type {aim} 9 or {aim} 5,0; where {aim} lights it."
            if aim == "shoot":
                how = "Type shoot and a hex of the goal."
        elif calls(self._request):
            how = "Type the word or its letters."
        else:
            how = "Type the number." if not isinstance(self._request.groups[0][0], LineUp) else "Type auto, or line-up."
        return Text(f"{how} ? helps, q leaves.", QUIET)

    def explain(self) -> None:
        """All options, with the text of the question's rule."""
        self._terminal.show(Text(_LEGEND, QUIET), screen.menu(self._offers()))
        show_rule(self._terminal, self._request.rule)

    # Reading

    def answers(self, line: str) -> list[str]:
        """The answers in a line."""
        return self._reader.answers(line)

    def read(self, words: list[str]) -> Any:
        """The answer in a line; None if it asked to see something, which is now shown."""
        said = words_of(" ".join(words))
        match said:
            case ["auto"] if isinstance(self._request.groups[0], setup.LineUps):
                return self._best()
            case ["pitch"]:
                self._terminal.show(self._pitch(self._lit()))
            case ["squad" | "squads"]:
                for side in SIDES:
                    self._terminal.show(cards.squad(side, self._state))
            case ["where" | "who", *what]:
                self._where(what)
            case _ if (player := self._reader.player(said)) != NOBODY and not self._names_players():
                self._where([label(player).lower()])
            case _:
                return self._reader.read(said)
        return None

    def asked_about(self, words: list[str]) -> Any:
        """The answer a command is about, typed as an answer: words and numbers keep their meaning."""
        return self.read(words)

    def _names_players(self) -> bool:
        return any(isinstance(group[0], (Name, Pick)) for group in self._request.groups)

    def _where(self, what: list[str]) -> None:
        """Light the hexes of a player or a call, and describe the player."""
        player = self._reader.player(what)
        if player != NOBODY:
            if player in self._movers:
                self._terminal.show(self._pitch(self._lights(self._movers[player])))
            self._terminal.show(cards.line(player, self._state))
            return
        meant = [aim for aim in self._aims if aim.startswith(" ".join(what))]
        if not meant:
            on_offer = [*map(label, self._movers), *self._aims]
            raise BadNotation(f"where takes one of {', '.join(on_offer)}" if on_offer else "no hex is asked for here")
        self._terminal.show(self._pitch(self._lights(self._aims[meant[0]])))

    # Line-ups

    def _best(self) -> LineUp:
        """The best line-up for the formation."""
        deck, formation = self._state.setup.cards, FORMATIONS[self._state.formations[self._side == AWAY]]
        best = shirts([deck.player(card) for card in setup.to_line_up(self._state)], formation)
        return LineUp(tuple(deck.number(card) for card in best[:ELEVEN]))

    def _told(self, line_up: LineUp) -> str:
        deck = self._state.setup.cards
        return ", ".join(f"{number} {deck.player(card).name}" for number, card in enumerate(line_up.cards, start=1))

    # Odds

    def odds(self, answer: Any) -> None:
        """The rolls on the way, and their outcomes."""
        told = i18n.odds(self._state, answer)
        if not told:
            self._terminal.show("No dice come of it at once.")
            return
        for roll in told.rolls:
            needed = f": {say(roll.needed)}" if roll.needed else ""
            self._terminal.show(Text.assemble(f"  {say(roll.what)}", (needed, QUIET)))
        self._terminal.show(screen.chances([(brief(end.said), end.chance) for end in told.ends]))
        if told.undisturbed:
            self._terminal.show(Text("As long as nobody moves in between.", QUIET))
