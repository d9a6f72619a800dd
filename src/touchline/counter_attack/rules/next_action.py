"""The attack's next action: ANYOTHER-01 to -39.

The end of an action names its row in the table below, which lists the calls that may follow.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from touchline.counter_attack.editions import Edition
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, Call, Pass, PassKind, Shoot, State
from touchline.counter_attack.refs import CallRef, PlayerRef
from touchline.counter_attack.rules import clock, final_thirds, keeper, movement, passing, shots
from touchline.counter_attack.step import Frame, Passage, Situation, Traits
from touchline.counter_attack.targets import Passes, Shots, word
from touchline.kernel import Choose, Facts, Group, Refusal

After = Literal[
    "kick_off", "movement", "movement_free", "standard", "space", "first_time", "short", "aos", "tackle", "landed_free",
    "headed", "headed_away", "drop", "long_free", "long", "loose", "loose_free", "corner_short", "free_kick",
]  # fmt: skip
Code = Literal["MP", "SP", "SP6", "FTP", "HP", "LP", "SH", "SN"]


Options = Mapping[str, bool | str]


class Row(NamedTuple):
    """A row of the table: its rule, its calls, and the options that some calls need."""

    rule: str
    listed: tuple[Code, ...]
    where: Mapping[Code, Options] = {}

    def missing(self, code: Code, edition: Edition) -> str | None:
        """The option that keeps a call off the list."""
        options = self.where.get(code, {})
        return next((option for option, value in options.items() if getattr(edition, option) != value), None)


_ANY_KICK_OFF: Final[Options] = {"kickoff_actions": "any_pass"}
_FIRST_TIME: Final[Options] = {"first_time_pass": True}
_HEADED_ON: Final[Options] = {"header_declaration": "before_rolling"}  # a declared one (CA-R-1)

ROWS: Final[Mapping[After, Row]] = {
    "kick_off": Row(
        "ANYOTHER-01",
        ("SP", "HP", "LP"),
        {"HP": _ANY_KICK_OFF, "LP": _ANY_KICK_OFF},
    ),
    "movement": Row("ANYOTHER-02", ("MP", "SP", "HP", "LP", "SH")),
    "movement_free": Row("ANYOTHER-03", ("MP",)),
    "standard": Row("ANYOTHER-05", ("MP", "SN", "FTP"), {"FTP": _FIRST_TIME}),
    "space": Row("ANYOTHER-06", ("MP",)),
    "first_time": Row("ANYOTHER-07", ("MP", "SN")),
    "short": Row("ANYOTHER-08", ("MP", "SN", "FTP"), {"FTP": _FIRST_TIME}),
    "aos": Row("ANYOTHER-09", ("MP", "SP6", "LP", "SN")),
    "tackle": Row("ANYOTHER-10", ("MP", "SP", "HP", "LP", "SN")),
    "landed_free": Row("ANYOTHER-12", ("MP",)),
    "headed": Row(
        "ANYOTHER-13",
        ("MP", "SN", "FTP", "LP"),
        {"FTP": {**_HEADED_ON, **_FIRST_TIME}, "LP": _HEADED_ON},
    ),
    "headed_away": Row(
        "ANYOTHER-32",
        ("MP", "SN", "FTP", "LP"),
        {"FTP": {**_HEADED_ON, **_FIRST_TIME}, "LP": _HEADED_ON},
    ),
    "drop": Row("ANYOTHER-15", ("MP", "SP", "HP", "LP")),
    "long_free": Row("ANYOTHER-16", ("MP",)),
    "long": Row("ANYOTHER-17", ("MP", "SN")),
    "loose": Row("ANYOTHER-19", ("MP", "SN"), {"SN": {"snapshot_on_loose_ball": True}}),
    "loose_free": Row("ANYOTHER-20", ("MP",)),
    "corner_short": Row(
        "ANYOTHER-22",
        ("MP", "SN", "FTP"),
        {"FTP": {**_FIRST_TIME, "corner_short_pass": "standard_pass"}},
    ),
    "free_kick": Row("ANYOTHER-25", ("SP", "HP", "LP", "SH")),
}  # fmt: skip

_PASSES: Final[Mapping[Code, PassKind]] = {
    "SP": "standard", "SP6": "short", "FTP": "first_time", "HP": "high", "LP": "long",
}  # fmt: skip
_BEGINNERS: Final = ("ANYOTHER-02", "ANYOTHER-10", "ANYOTHER-15", "ANYOTHER-25")


def goes_on(match: Match, after: After) -> None:
    """The action, and any Movement Phase, is over; the attack calls the next one if there is time.

    The final thirds come first (ANYOTHER-33), but not at set pieces, nor again after a ball in the air that nobody
    played (A-81).
    """
    phase, excluded = match.state.movement is not None, match.state.excluded
    if phase:
        movement.close(match)
    thirds = () if _set_piece(after) else final_thirds.offered(match.state, excluded, phase=phase)
    if thirds and after == "landed_free":
        match.corrected("HEAD-25", since=2)
        thirds = ()
    match.instead(clock.Whistle(), *thirds, NextAction(after))


def _set_piece(after: After) -> bool:
    return after in ("kick_off", "free_kick")


def after_phase(match: Match) -> None:
    """A Movement Phase ends normally (MOVE-10, ANYOTHER-02, ANYOTHER-03, ANYOTHER-33)."""
    goes_on(match, "movement" if match.state.carrier != NOBODY else "movement_free")


class GoesOn(Passage, frozen=True):
    """`goes_on`, deferred until the frames above are done."""

    after: After

    def runs(self, match: Match) -> None:
        goes_on(match, self.after)


class NextAction(Passage, frozen=True):
    """The goalkeeper may pick up a ball at its feet (GK-20, ANYOTHER-36); then the attack calls."""

    after: After

    def runs(self, match: Match) -> None:
        pick_up = keeper.pick_up_offer(match.state) if self.after == "movement" else ()
        match.then(*pick_up, ActionChoice(self.after))


_SITUATIONS: Final[Mapping[After, Situation]] = {
    "movement": "called",
    "drop": "called",
    "tackle": "won",
    "aos": "won",
    "free_kick": "free_kick",
    "kick_off": "kick_off",
}


class ActionChoice(Frame, frozen=True):
    """The attack calls an action, with its target, from a row of the table.

    The rows are ANYOTHER-01, ANYOTHER-05, ANYOTHER-06, ANYOTHER-07, ANYOTHER-08, ANYOTHER-09, ANYOTHER-10, ANYOTHER-12,
    ANYOTHER-13, ANYOTHER-15, ANYOTHER-16, ANYOTHER-17, ANYOTHER-19, ANYOTHER-20, ANYOTHER-22, ANYOTHER-25 and
    ANYOTHER-32. A First-Time Pass must directly follow a pass (ANYOTHER-34); the carrier may shoot after a phase even
    if it moved (ANYOTHER-35).
    """

    traits = Traits(waiting="calling")

    after: After

    def codes(self, state: State) -> list[Code]:
        """The calls of the row, with or without a target."""
        row, edition = ROWS[self.after], state.edition
        codes = [code for code in row.listed if code not in row.where or not row.missing(code, edition)]
        if self._for_beginners(state):
            codes = [code for code in codes if code != "HP"]
        return codes

    def _for_beginners(self, state: State) -> bool:
        """Whether beginners may not play a High Pass here (SETUP-19)."""
        return state.setup.beginner and ROWS[self.after].rule in _BEGINNERS

    def facts(self, state: State) -> Facts:
        return {"after": self.after}

    def situation(self, state: State) -> Situation:
        """The attack's situation: a free ball, or that of the row."""
        if state.carrier == NOBODY:
            return "free" if self.after != "free_kick" else "free_kick"
        return _SITUATIONS.get(self.after, "received")

    def usual(self, state: State) -> tuple[str, ...]:
        """What the attack may look for."""
        shot = "snapshot" if "SN" in self.codes(state) else "shoot"
        return ("movement phase", *passing.OPEN_PLAY, shot)

    def asks(self, state: State) -> Choose:
        groups: list[Group] = []
        for code in self.codes(state):
            if code == "MP":
                groups.append(word("movement phase"))
            elif code == "SN":
                if shots.in_range(state):
                    groups.append(word("snapshot"))
            elif code == "SH":
                if board := shots.targets(state):
                    groups.append(Shots(board))
            elif board := passing.targets(state, _PASSES[code]):
                groups.append(Passes(board, _PASSES[code]))
        if not groups:  # ANYOTHER-39
            groups.append(word("movement phase"))
        return Choose(ROWS[self.after].rule, state.attack, tuple(groups))

    def takes(self, match: Match, action: Call | Pass | Shoot) -> None:
        match action:
            case Call("movement phase"):
                clock.spend(match)
                movement.begin(match)
            case Call():
                shots.snapshot(match)
            case Shoot():
                shots.shoot(match, action.hex, free_kick=self.after == "free_kick")
            case Pass():
                passing.call(match, action, set_piece=_set_piece(self.after))

    def refuses(self, state: State, action: object) -> Refusal | None:
        codes, code = self.codes(state), _code(action)
        if code is None or code not in codes:
            return self._refuses_code(state, code)
        match action:
            case Pass():
                return passing.refuses(state, action)
            case Shoot():
                return shots.refuses(state, action.hex)
        return Refusal("SHOT-02", "out-of-shooting-range", player=PlayerRef(state.carrier))

    def _refuses_code(self, state: State, code: Code | None) -> Refusal:
        """The refusal of a call that the row lacks, or that an option rules out."""
        row, edition = ROWS[self.after], state.edition
        listed = tuple([CallRef(_WORDS[code]) for code in self.codes(state)])
        if code is None:
            return Refusal(row.rule, "not-listed", listed=listed)
        if code == "HP" and self._for_beginners(state):
            return Refusal("SETUP-19", "no-beginner-high-pass", listed=listed)
        call, option = CallRef(_WORDS[code]), row.missing(code, edition)
        if option is None:
            return Refusal(row.rule, "call-not-listed", call=call, listed=listed)
        return Refusal(
            row.rule,
            "call-not-listed-by-option",
            call=call,
            listed=listed,
            option=option,
            value=_value(edition, option),
        )


_WORDS: Final[Mapping[Code, str]] = {
    "MP": "movement phase", "SP": "standard pass", "SP6": "short pass", "FTP": "first-time pass", "HP": "high pass",
    "LP": "long pass", "SH": "shot", "SN": "snapshot",
}  # fmt: skip


def _code(action: object) -> Code | None:
    """The code of a call, if the table has it."""
    match action:
        case Pass():
            return next((code for code, kind in _PASSES.items() if kind == action.kind), None)
        case Shoot():
            return "SH"
        case Call("movement phase"):
            return "MP"
        case Call("snapshot"):
            return "SN"
    return None


def _value(edition: Edition, option: str) -> str:
    value = getattr(edition, option)
    return value if isinstance(value, str) else "on" if value else "off"
