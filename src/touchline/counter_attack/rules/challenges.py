"""Challenges for a header: HEAD-02 to -08, -15 and -21. Eligibility, declarations, rolls."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.editions import Edition
from touchline.counter_attack.events import Challenged, Duelled, Jumped
from touchline.counter_attack.match import Match
from touchline.counter_attack.model import NOBODY, OFF, Call, Head, Name, Player, Players, State, each, side_of
from touchline.counter_attack.paths import header_targets
from touchline.counter_attack.refs import HexRef, PlayerRef
from touchline.counter_attack.rules import control, dice, heading, loose_ball, offside
from touchline.counter_attack.rules.aerial import Challenge, catches, eligible, named, refuses_name, strength
from touchline.counter_attack.step import Counted, Frame, Traits
from touchline.counter_attack.targets import Headers, word
from touchline.kernel import Choose, Dice, Facts, Group, Refusal, Roll, replace

# Declarations


def declare(match: Match, challenge: Challenge) -> None:
    """Both sides declare, the attack first; some editions ask it for pass or shot beforehand (HEAD-05)."""
    if match.edition.header_declaration == "before_rolling" and header_targets(match.state.ball, match.state.goal):
        match.then(HeaderType(challenge))
    else:
        _attack_names(match, challenge)


class HeaderType(Frame, frozen=True):
    """The attack declares a headed pass, or a headed shot with its target (HEAD-05, HEAD-16)."""

    traits = Traits(undisturbed="first")

    challenge: Challenge

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball)}

    def asks(self, state: State) -> Choose:
        goals = Headers(header_targets(state.ball, state.goal), "head at goal")
        return Choose("HEAD-05", state.attack, (word("head pass"), goals))

    def takes(self, match: Match, action: Call | Head) -> None:
        target = action.hex if isinstance(action, Head) else OFF
        _attack_names(match, replace(self.challenge, target=target))

    def refuses(self, state: State, action: object) -> Refusal | None:
        match action:
            case Head():
                return heading.refuses_shot(state, action.hex)
        return Refusal("HEAD-05", "header-kind-first")


def _attack_names(match: Match, challenge: Challenge) -> None:
    """The attack names another player, unless there is no choice left (HEAD-04, HEAD-05)."""
    state = match.state
    candidates = _attack_candidates(state, challenge)
    if candidates.bit_count() == 1 and not _attack_may_end(state, challenge):
        challenge, candidates = replace(challenge, attackers=tuple(each(candidates))), 0
    if candidates:
        match.then(AttackDeclares(challenge))
    else:
        _attack_is_done(match, challenge)


def _attack_candidates(state: State, challenge: Challenge) -> Players:
    """The players the attack may still name (HEAD-02, HEAD-04)."""
    if _is_full(state, len(challenge.attackers)):
        return 0
    return eligible(state, state.attack, challenge.passer) & ~_mask(challenge.attackers)


def _attack_may_end(state: State, challenge: Challenge) -> bool:
    """The attack names at least one player, unless all are offside (OFFSIDE-06) or a defender has claimed the ball."""
    if challenge.attackers or challenge.headed_away:
        return True
    return not _attack_candidates(state, challenge) & ~offside.offenders(state, direct=True)


def _declared(players: tuple[Player, ...]) -> Facts:
    """The players declared so far, and how many."""
    return {"who": tuple(map(PlayerRef, players)), "count": len(players)}


class AttackDeclares(Frame, frozen=True):
    """The attack names a player for the header, in rolling order, or ends its list (HEAD-05)."""

    traits = Traits(jumps=True, undisturbed="all")

    challenge: Challenge

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball), **_declared(self.challenge.attackers)}

    def chosen(self) -> tuple[Player, ...]:
        """The players declared so far."""
        return self.challenge.attackers + self.challenge.defenders

    def listed(self) -> int:
        """How many this side has declared so far."""
        return len(self.challenge.attackers)

    def asks(self, state: State) -> Choose:
        groups: tuple[Group, ...] = (named(_attack_candidates(state, self.challenge)),)
        if _attack_may_end(state, self.challenge):
            groups = (*groups, word("done"))
        return Choose("HEAD-05", state.attack, groups)

    def takes(self, match: Match, action: Name | Call) -> None:
        challenge = self.challenge
        if isinstance(action, Name):
            (player,) = action.players
            if not offside.caught(match, player, direct=True):  # OFFSIDE-06: to be declared is the offence
                _attack_names(match, replace(challenge, attackers=(*challenge.attackers, player)))
        else:
            _attack_is_done(match, challenge)

    def refuses(self, state: State, action: object) -> Refusal | None:
        if action == Call("done"):
            return Refusal("HEAD-05", "attack-must-name")
        return refuses_name(state, self.challenge, state.attack, action)


def _attack_is_done(match: Match, challenge: Challenge) -> None:
    """The defence is next, and has the ball if the attack named nobody (HEAD-09, OFFSIDE-06)."""
    if challenge.attackers:
        match.note(Challenged("HEAD-05", match.attack, challenge.attackers))
        _defence_names(match, challenge)
    else:
        heading.left_to_defence(match, challenge)


def _defence_names(match: Match, challenge: Challenge) -> None:
    """The defence names another player, unless nobody is left (HEAD-04)."""
    if _defence_candidates(match.state, challenge):
        match.then(DefenceDeclares(challenge))
    else:
        _defence_is_done(match, challenge)


def _defence_candidates(state: State, challenge: Challenge) -> Players:
    """The players the defence may still name; the goalkeeper is extra and need not rush (HEAD-04, HEAD-07)."""
    goalkeeper = 1 << state.keeper(state.defence)
    declared = _mask(challenge.defenders)
    players = eligible(state, state.defence, challenge.passer) & ~declared
    return players & goalkeeper if _is_full(state, (declared & ~goalkeeper).bit_count()) else players


class DefenceDeclares(Frame, frozen=True):
    """The defence names a player for the header, goalkeeper included, or ends its list, even empty (HEAD-05)."""

    traits = Traits(jumps=True, undisturbed="all")

    challenge: Challenge

    def facts(self, state: State) -> Facts:
        return {"hex": HexRef(state.ball), **_declared(self.challenge.defenders)}

    def chosen(self) -> tuple[Player, ...]:
        """The players declared so far."""
        return self.challenge.attackers + self.challenge.defenders

    def listed(self) -> int:
        """How many this side has declared so far."""
        return len(self.challenge.defenders)

    def asks(self, state: State) -> Choose:
        groups = (named(_defence_candidates(state, self.challenge)), word("done"))
        return Choose("HEAD-05", state.defence, groups)

    def takes(self, match: Match, action: Name | Call) -> None:
        challenge = self.challenge
        if isinstance(action, Name):
            goalkeeper = match.state.keeper(match.defence)  # rolls last (HEAD-08)
            players = sorted((*challenge.defenders, *action.players), key=lambda player: player == goalkeeper)
            _defence_names(match, replace(challenge, defenders=tuple(players)))
        else:
            _defence_is_done(match, challenge)

    def refuses(self, state: State, action: object) -> Refusal | None:
        return refuses_name(state, self.challenge, state.defence, action)


def _defence_is_done(match: Match, challenge: Challenge) -> None:
    """All declared players jump; without a defender there is no challenge (HEAD-10, HEAD-21)."""
    if not challenge.defenders:
        control.free_ball(match, challenge)
        return
    match.note(Challenged("HEAD-05", match.defence, challenge.defenders))
    match.change(jumped=_mask(challenge.attackers) | _mask(challenge.defenders))
    match.then(Jump(challenge))


def _is_full(state: State, outfielders: int) -> bool:
    """Whether a side has its maximum of challengers (HEAD-04)."""
    limit = state.edition.header_challengers
    return limit != "unlimited" and outfielders >= limit


def _mask(players: tuple[Player, ...]) -> Players:
    mask = 0
    for player in players:
        mask |= 1 << player
    return mask


# Rolls


def jumps_left(state: State) -> int:
    """The number of players still to roll for a header."""
    top = state.stack[-1] if state.stack else None
    return len(top.challenge.attackers + top.challenge.defenders) - len(top.rolled) if isinstance(top, Jump) else 0


def alike(state: State) -> State:
    """The same challenge with the lowest die for everybody whom a teammate has beaten: it is the best that counts."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Jump) or len(top.rolled) < 2:
        return state
    kept = top.without_beaten(state)
    return state if kept == top else replace(state, stack=(*state.stack[:-1], kept))


class Jump(Frame, frozen=True):
    """One challenger rolls: attackers in order, then defenders, goalkeeper last (HEAD-08, DICE-03)."""

    challenge: Challenge
    rolled: Dice = ()

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self._players[len(self.rolled)])}

    def asks(self, state: State) -> Roll:
        return dice.test("HEAD-08", side_of(self._players[len(self.rolled)]), state)

    def takes(self, match: Match, rolled: Dice) -> None:
        players, faces = self._players, self.rolled + rolled
        player = players[len(self.rolled)]
        match.note(Jumped("HEAD-08", player, rolled[0], _total(match.state, self.challenge, player, rolled[0])))
        if len(faces) < len(players):
            match.then(Jump(self.challenge, faces))
            return
        attackers = len(self.challenge.attackers)
        attacker, attack = _best(match.state, self.challenge, players[:attackers], faces[:attackers])
        defender, defence = _best(match.state, self.challenge, players[attackers:], faces[attackers:])
        _compare(match, self.challenge, attacker, defender, (attack, defence))

    def counted(self, state: State) -> tuple[Counted, ...]:
        player = self._players[len(self.rolled)]
        return (_counted(state, self.challenge, player),)

    def without_beaten(self, state: State) -> "Jump":
        """The jump with a 1 for everybody whom a teammate has beaten (HEAD-08)."""
        first = len(self.challenge.attackers)
        teams = (self._players[:first], self.rolled[:first]), (self._players[first:], self.rolled[first:])
        faces: Dice = ()
        for players, rolled in teams:
            best = _best(state, self.challenge, players[: len(rolled)], rolled)[0] if rolled else NOBODY
            faces += tuple(die if player == best else 1 for player, die in zip(players, rolled, strict=False))
        return Jump(self.challenge, faces)

    @property
    def _players(self) -> tuple[Player, ...]:
        return self.challenge.attackers + self.challenge.defenders


class HeaderReRoll(Frame, frozen=True):
    """The two best roll again after a tie, attack first, until one wins (HEAD-15)."""

    challenge: Challenge
    attacker: Player
    defender: Player

    def facts(self, state: State) -> Facts:
        return {"who": PlayerRef(self.attacker), "rival": PlayerRef(self.defender)}

    def counted(self, state: State) -> tuple[Counted, ...]:
        return _counted(state, self.challenge, self.attacker), _counted(state, self.challenge, self.defender)

    def asks(self, state: State) -> Roll:
        return dice.duel("HEAD-15", side_of(self.attacker), side_of(self.defender), state)

    def takes(self, match: Match, rolled: Dice) -> None:
        _compare(match, self.challenge, self.attacker, self.defender, rolled)


def _counted(state: State, challenge: Challenge, player: Player) -> Counted:
    attribute: Attribute = "aerial" if catches(state, challenge, player) else "heading"
    return Counted(player, attribute, strength(state, challenge, player))


def _total(state: State, challenge: Challenge, player: Player, die: int) -> int:
    return strength(state, challenge, player) + min(6, die)


def _merit(adds: int, die: int) -> tuple[bool, int]:
    """The rank of a roll among teammates: a star first, then the total (HEAD-08, DICE-06)."""
    return die == dice.STAR, adds + min(6, die)


def _best(state: State, challenge: Challenge, players: tuple[Player, ...], faces: Dice) -> tuple[Player, int]:
    """The best player of a team with its die; among equals the first to roll (HEAD-08)."""
    return max(
        zip(players, faces, strict=True),
        key=lambda jumper: _merit(strength(state, challenge, jumper[0]), jumper[1]),
    )


def _compare(match: Match, challenge: Challenge, attacker: Player, defender: Player, rolled: Dice) -> None:
    """Compare the best of both teams; a tie is rolled again, or the ball runs loose (HEAD-15).

    The header of a declared shot has played the ball on purpose, even after a tie (LOOSE-18).
    """
    state = match.state
    attack, defence = rolled
    duel = dice.Duel(strength(state, challenge, attacker), strength(state, challenge, defender))
    totals, outcome = duel.totals(rolled), duel.outcome(rolled)
    winner = attacker if outcome == "won" else defender if outcome == "lost" else NOBODY
    match.note(Duelled("HEAD-08", "header", attacker, defender, rolled, totals, winner))
    if winner == attacker:
        heading.attack_wins(match, challenge, attacker, attack, totals[0])
    elif winner == defender:
        heading.defence_wins(match, challenge, defender, defence, totals[1])
    elif match.edition.duel_tie == "re_roll":
        match.then(HeaderReRoll(challenge, attacker, defender))
    else:
        if challenge.target:
            match.corrected("LOOSE-18", since=2)
            match.change(played=attacker)
        loose_ball.runs_loose(match, "HEAD-15", defender, state.hexes[defender], side_of(defender), header=True)


# Chances

Header = tuple[int, int]
"""What a player adds to its die, and its die."""


@lru_cache(maxsize=1 << 12)
def chances(edition: Edition, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> dice.Chances:
    """The chances of a challenge, by what both sides' players add to their dice (HEAD-15)."""
    if not defenders:
        return dice.Chances(1.0, 0.0, 0.0)
    won = sum(winning(edition, attackers, defenders).values())
    lost = sum(winning(edition, defenders, attackers).values())
    return dice.Chances(won, max(0.0, 1 - won - lost), lost)


@lru_cache(maxsize=1 << 12)
def winning(edition: Edition, team: tuple[int, ...], rivals: tuple[int, ...]) -> Mapping[Header, float]:
    """The winning rolls of a team, each with its chance; a tie may be rolled again (HEAD-15)."""
    faces = dice.faces(edition)
    found: dict[Header, float] = defaultdict(float)
    for (best, likely), (rival, chance) in product(_best_of(team, faces).items(), _best_of(rivals, faces).items()):
        duel = dice.Duel(best[0], rival[0])
        outcome = duel.outcome((best[1], rival[1]))
        if outcome == "won":
            found[best] += likely * chance
        elif outcome == "tie" and edition.duel_tie == "re_roll":
            ends = [(first, duel.outcome((first, second))) for first, second in product(faces, faces)]
            decided = sum(end != "tie" for _, end in ends)
            for first, end in ends:
                found[best[0], first] += (end == "won") * likely * chance / decided
    return found


@lru_cache(maxsize=1 << 10)
def _best_of(team: tuple[int, ...], faces: tuple[int, ...]) -> Mapping[Header, float]:
    """The chance of each best roll of a team, by what its players add, in rolling order (HEAD-08)."""
    best: dict[Header, float] = {(team[0], die): faces.count(die) / len(faces) for die in faces}
    for adds in team[1:]:
        both: dict[Header, float] = defaultdict(float)
        for (known, chance), die in product(best.items(), faces):
            both[(adds, die) if _merit(adds, die) > _merit(*known) else known] += chance / len(faces)
        best = both
    return best
