"""Typed answers to Counter Attack: the notation, and short forms.

8 5,0            your 8 goes to a hex; also `move 8 to 5,0`
8 ne ne, ne      compass steps; several answers for a carrier, who goes hex by hex
standard 9       a pass to your 9; `st 9` if no other call begins like that, `pass 9` for the first kind on offer
9, 17, 4-3-3     to name a player, pick a card, or choose a formation
nutmeg 4         on their 4
m, e, no         calls by their first letters
"""

import re
from collections.abc import Mapping
from typing import Any, Final, get_args

from touchline.counter_attack import game
from touchline.counter_attack.model import (
    NOBODY,
    Call,
    Form,
    Move,
    Name,
    Nutmeg,
    Pass,
    PassKind,
    Pick,
    Player,
    Reckless,
    State,
    Substitute,
    label,
    wearing,
)
from touchline.counter_attack.notation import format_hex, parse_hex, parse_player
from touchline.counter_attack.pitch import KICK_OFF, NE, NW, SE, SW, Direction, Hex, N, S, step
from touchline.counter_attack.targets import Headers, Moves, Passes, Shots, Targets
from touchline.kernel import Action, BadNotation, Choose, Side, other


def _said(kind: PassKind) -> str:
    """A kind of pass as typed."""
    return game.format_answer(Pass(kind, KICK_OFF)).rpartition(" ")[0]


COMPASS: Final[Mapping[str, Direction]] = {"n": N, "ne": NE, "se": SE, "s": S, "sw": SW, "nw": NW}
KEYS: Final = {"h", "l", "p", "u", "q"}  # reserved in every game
_FILLER: Final = re.compile(r"\b(?:to|at) (?=[-0-9]|[ha][0-9])")
_HEX: Final = re.compile(r"-?[0-9]{1,2},-?[0-9]{1,2}")
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_SHIRT: Final = re.compile(r"[1-9]|1[01]")
_LABEL: Final = re.compile(r"[ha]([1-9]|1[01])")
_AIMED: Final = {_said(kind) for kind in get_args(PassKind)} | {"head"}
_PLAYERS: Final[Mapping[str, type[Nutmeg | Reckless]]] = {"nutmeg": Nutmeg, "reckless": Reckless}


def words_of(line: str) -> list[str]:
    """The words of a line; a hex counts as one, and filler before a hex or player is dropped."""
    return _FILLER.sub("", re.sub(r"\s*,\s*", ",", " ".join(line.split()))).split()


def calls(request: Choose) -> dict[str, Call]:
    """The one-word answers on offer."""
    listed = (answer for group in request.groups if group.count == 1 for answer in group)
    return {answer.word: answer for answer in listed if isinstance(answer, Call)}


def aims(request: Choose) -> dict[str, Targets]:
    """The aimed answers on offer, by the word before the hex."""
    found: dict[str, Targets] = {}
    for group in request.groups:
        match group:
            case Passes(kind=kind):
                found[_said(kind)] = group
            case Shots():
                found["shoot"] = group
            case Headers(board=board):  # passes and shots are parsed alike
                found["head"] = Headers(board | (found["head"].board if "head" in found else 0))
    return found


def movers(request: Choose) -> dict[Player, Moves]:
    """The players who may move, with their hexes."""
    return {group.player: group for group in request.groups if isinstance(group, Moves)}


def short(word: str, request: Choose) -> str:
    """The shortest abbreviation of a call on offer."""
    taken = {*KEYS, *(() if "no" in calls(request) or len(movers(request)) != 1 else COMPASS)}
    rivals = [*(other for other in calls(request) if other != word), *aims(request)]
    starts = (word[:length] for length in range(1, len(word)) if word[length - 1] != " ")
    plain = (start for start in starts if start not in taken and not any(rival.startswith(start) for rival in rivals))
    return next(plain, word)


class Reader:
    """Parses one side's typed answers to one request."""

    def __init__(self, state: State, side: Side, request: Choose) -> None:
        self._state, self._side, self._request = state, side, request
        self._calls, self._aims, self._movers = calls(request), aims(request), movers(request)

    # Lines of several answers

    def answers(self, line: str) -> list[str]:
        """The answers in a line: separated by semicolons, a carrier's steps one by one."""
        return [answer for part in line.split(";") for answer in self._steps(part.strip())]

    def _steps(self, part: str) -> list[str]:
        words = [word for word in words_of(part) if word != "move"]
        match words:
            case [player, *path] if self._is_player(player) and len(path) > 1 and all(map(_is_step, path)):
                if self._player(player) == self._state.carrier:
                    return [f"{player} {path[0]}", *path[1:]]
            case [_, _, *_] if all(map(_is_step, words)):
                return words
        return [part]

    # One answer

    def read(self, words: list[str]) -> Any:
        """The answer for some words."""
        line = " ".join(words)
        if line in self._calls:
            return self._calls[line]
        match words:
            case [("move" | "pass" | "name" | "sub" | "collect") as head, *rest] if rest:
                return self._headed(head, rest)
        answer = self._bare(words) or self._called(line) or self._aimed(words)
        return game.parse_answer(self._with_side(words)) if answer is None else answer

    def _headed(self, head: str, rest: list[str]) -> Any:
        """An answer that starts with its keyword."""
        match head, rest:
            case "pass", [target] if self._aims:
                return self._aim(next(iter(self._aims)), target)
            case (("pass" | "move"), _):
                return self.read(rest)
            case "collect", [player] if self._is_player(player):
                return Move(self._player(player), self._state.ball)
            case "sub", [player, card] if self._is_player(player) and _NUMBER.fullmatch(card):
                return Substitute(self._player(player), int(card))
            case "name", _ if all(map(self._is_player, rest)):
                return Name(tuple(map(self._player, rest)))
        return game.parse_answer(" ".join([head, *rest]))

    def _bare(self, words: list[str]) -> Action | None:
        """A player, card, formation or hex alone, if it can only mean one thing."""
        kinds = {type(answer) for group in self._request.groups if group.count for answer in [group[0]]}
        match words:
            case [player, *path] if path and self._is_player(player) and all(map(_is_step, path)):
                return self._move(self._player(player), path)
            case [player] if self._is_player(player) and Name in kinds:
                return Name((self._player(player),))
            case [number] if _NUMBER.fullmatch(number) and Pick in kinds:
                return Pick(int(number))
            case [player, card] if self._is_player(player) and _NUMBER.fullmatch(card) and Substitute in kinds:
                return Substitute(self._player(player), int(card))
            case [name] if Form in kinds and re.fullmatch(r"\d(-\d)+", name):
                return Form(name)
            case path if all(map(_is_step, path)) and not (path == ["n"] and "no" in self._calls):  # n is no
                return self._hex_alone(path)
            case [("nutmeg" | "reckless") as word, player] if _SHIRT.fullmatch(player):
                return _PLAYERS[word](wearing(other(self._side), int(player)))
        return None

    def _hex_alone(self, path: list[str]) -> Action | None:
        """A hex alone: for the only player who may move, or the only call that may be aimed."""
        if len(self._movers) == 1 and not self._aims:
            return self._move(next(iter(self._movers)), path)
        if len(self._aims) == 1 and not self._movers and len(path) == 1 and _HEX.fullmatch(path[0]):
            return self._aim(next(iter(self._aims)), path[0])
        if not _HEX.fullmatch(path[-1]):
            return None
        if len(self._movers) > 1:
            raise BadNotation(f"a player goes to a hex, as in '{label(next(iter(self._movers)))} {path[-1]}'")
        if len(self._aims) > 1:
            raise BadNotation(f"a call is aimed at a hex, as in '{next(iter(self._aims))} {path[-1]}'")
        return None

    def _called(self, line: str) -> Call | None:
        """A call by its first letters."""
        if any(map(str.isdigit, line)):
            return None
        meant = [word for word in self._calls if word.startswith(line)]
        if len(meant) > 1:
            raise BadNotation(f"{line!r} may be {' or '.join(meant)}")
        if meant and any(aim.startswith(line) for aim in self._aims):
            raise BadNotation(f"{line!r} may be {meant[0]}, or a call with a target, as in '{line}… 9'")
        return self._calls[meant[0]] if meant else None

    def _aimed(self, words: list[str]) -> Action | None:
        """A pass, shot or header with its target, the call by its first letters."""
        *head, target = words
        start = " ".join(head)
        if not head or not (_HEX.fullmatch(target) or self._is_player(target)):
            return None
        if start in self._aims:
            return self._aim(start, target)
        meant = [aim for aim in self._aims if aim.startswith(start)]
        if len(meant) > 1:
            raise BadNotation(f"{start!r} may be {' or '.join(meant)}")
        return self._aim(meant[0], target) if meant else None

    # Parts

    def _aim(self, call: str, target: str) -> Action:
        if not self._is_player(target):
            return self._aims[call].action(parse_hex(target, target))
        hex = self._state.hexes[self._player(target)]
        if not hex:
            raise BadNotation(f"{label(self._player(target))} is not on the pitch")
        return self._aims[call].action(hex)

    def _move(self, player: Player, path: list[str]) -> Move:
        """A player's path, by hexes or directions."""
        hex: Hex = self._state.hexes[player]
        for word in path:
            hex = step(hex, COMPASS[word]) if word in COMPASS else parse_hex(word, " ".join(path))
        return Move(player, hex)

    def _is_player(self, word: str) -> bool:
        return bool(_SHIRT.fullmatch(word) or _LABEL.fullmatch(word))

    def _player(self, word: str) -> Player:
        """A player by label, or by shirt for this side."""
        return wearing(self._side, int(word)) if _SHIRT.fullmatch(word) else parse_player(word, word)

    def player(self, words: list[str]) -> Player:
        """The player if the words name nothing else; otherwise nobody."""
        return self._player(words[0]) if len(words) == 1 and self._is_player(words[0]) else NOBODY

    def _with_side(self, words: list[str]) -> str:
        """The words in notation: a teammate's shirt as target becomes its hex."""
        *head, target = words
        if " ".join(head) in _AIMED and _SHIRT.fullmatch(target):
            hex = self._state.hexes[self._player(target)]
            return " ".join([*head, format_hex(hex)]) if hex else " ".join(words)
        return " ".join(words)


def _is_step(word: str) -> bool:
    return word in COMPASS or bool(_HEX.fullmatch(word))
