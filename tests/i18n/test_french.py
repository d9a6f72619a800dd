"""French: every English message with the same information, over whole matches, in French typography."""

import re
from functools import cache
from typing import Any, Final, get_args

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.i18n.test_localization import Parts, asked, messages
from tests.support.counter_attack_table import DECISIONS, ROLLS, place, samples
from tests.support.football_positions import POSITIONS, played
from tests.support.matches import moments
from tests.support.sayings import said_in
from touchline import french_flair as ff
from touchline.counter_attack import events, game
from touchline.counter_attack.cards import Attribute
from touchline.counter_attack.model import EditionName, PassKind, Variant, Word
from touchline.counter_attack.rules.setup import KickOffPlacement
from touchline.counter_attack.rules.tackles import TackleChoice
from touchline.french_flair import events as rugby_events
from touchline.french_flair.outcomes import throws
from touchline.french_flair.play_previews import preview_play
from touchline.i18n import Message, Person
from touchline.i18n import counter_attack as football
from touchline.i18n import french_flair as rugby
from touchline.i18n.counter_attack import calls
from touchline.i18n.french_flair import odds, plays
from touchline.i18n.localization import Localization
from touchline.kernel import CLOCK, HOME, SIDES, Choose, Event, replace

SAY: Final = Localization("fr").format
SPACE: Final = "\N{NO-BREAK SPACE}"
THIN: Final = "\N{NARROW NO-BREAK SPACE}"
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
PROPER: Final = re.compile(r"(club|game)-.*")  # names that no language translates
RULE: Final = re.compile(r"\b[A-Z]+(-[A-Z0-9]+)+\b")
ENGLISH: Final = re.compile(
    r"\b(the|of|and|or|with|for|from|to|at|your|you|their|they|is|are|ball|goal|pass|shot|throw|kick|play|player|side"
    r"|half|dice|die|hex|hexes|tackle|header|keeper|choose|move|scrum|lineout|try|run|win|draw|home|away)\b",
    re.IGNORECASE,
)


def plain(text: str) -> str:
    """The text with plain spaces, as expectations are written."""
    return text.replace(SPACE, " ").replace(THIN, " ")


class Text(Visitor):
    """The text of a message, piece by piece."""

    def __init__(self, message: fluent.Message) -> None:
        self.pieces: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (the parser's name)
        self.pieces.append(node.value)


@cache
def pieces() -> list[tuple[str, str]]:
    """Every piece of French text, with the key of its message."""
    return [(key, piece) for key, message in messages("fr").items() for piece in Text(message).pieces]


def offenders(pattern: str) -> list[tuple[str, str]]:
    """The pieces of text in which something is found."""
    return [(key, piece) for key, piece in pieces() if re.search(pattern, piece)]


# The same messages


def test_the_keys_are_those_of_english() -> None:
    assert sorted(set(messages("en")) - set(messages("fr"))) == [], "missing"
    assert sorted(set(messages("fr")) - set(messages("en"))) == [], "unknown in English"


def test_a_message_tells_as_much_as_in_english() -> None:
    for key, message in messages("fr").items():
        english, french = Parts(messages("en")[key]), Parts(message)
        assert french.variables == english.variables, key
        assert french.references == english.references, key
        assert set(french.variants) >= set(english.variants), key
        for variable, values in french.variants.items():
            assert values - PLURALS == english.variants.get(variable, set()) - PLURALS, (key, variable)


# The letters


def test_double_punctuation_has_its_space() -> None:
    assert offenders(f"(?<!{SPACE})[:;?»]|«(?!{SPACE})") == []


def test_a_percent_sign_has_its_thin_space() -> None:
    assert offenders(f"(?<!{THIN})%") == []


def test_a_unit_stays_with_its_number() -> None:
    assert offenders(r"(^|\d) [ms](?![\w’])") == []


def test_other_spaces_may_break() -> None:
    assert offenders(f"(?<!«){SPACE}(?![:;?»]|[ms](?![\\w’]))|{THIN}(?!%)") == []


def test_apostrophes_are_curly_and_nobody_cheers() -> None:
    assert offenders(r"'|!|\.\.|…") == []


def test_no_word_is_english() -> None:
    translated = [(key, RULE.sub("", piece)) for key, piece in pieces() if not PROPER.fullmatch(key)]
    assert [(key, piece) for key, piece in translated if ENGLISH.search(piece)] == []


def test_readers_are_addressed_politely() -> None:
    assert offenders(r"(?i)\b(tu|te|toi|ton|ta|tes)\b") == []


def test_nothing_that_may_be_elided_stands_before_a_name() -> None:
    """«De Garonne», but «d’Orléans»; and articles would need the gender of a name."""
    before = re.compile(r"\b(de|du|le|la|que) \{ \$(who|on|off|rivals?|team|side|name|player|home|away) \}")
    write = FluentSerializer().serialize_entry
    assert [key for key, message in messages("fr").items() if before.search(write(message))] == []


# The messages of real matches


def check(thing: Any) -> None:
    """Every message can be formatted and reads as a French sentence."""
    for said in said_in(thing):
        text = SAY(said)
        assert text
        assert not re.search(r"\s[,.]|  | [:;?%]|\{|\bNone\b", text), text


def test_counter_attack_is_asked() -> None:
    for state in samples():
        check(tuple(asked(state, game.request(state))))
        check((football.time(state), football.ball(state)))
    for frame in DECISIONS:
        check(tuple(asked(replace(place(), stack=(frame,)), Choose("MOVE-02", HOME, ()))))
    for frame in ROLLS:
        check(football.roll(replace(place(), stack=(frame,))))


def test_counter_attack_is_told() -> None:
    for begins in POSITIONS:
        for moment in played(2, begins(2)):
            check(tuple(football.event_message(event, moment.state) for event in moment.events))
            check(football.time(moment.state))


def test_the_chances_of_counter_attack_are_told() -> None:
    for state in samples():
        request = game.request(state)
        if isinstance(request, Choose) and request.side != CLOCK:
            if told := football.odds(state, request.groups[0][0]):
                check((tuple(roll.what for roll in told.rolls), tuple(roll.needed for roll in told.rolls)))
                check(tuple((end.word, end.said, end.detail) for end in told.ends))
            check(football.headline(state, request.groups[0][0]))


def test_the_names_of_counter_attack() -> None:
    check(
        tuple(
            part
            for word in get_args(Word)
            for frame in (TackleChoice(0), KickOffPlacement(HOME))
            for part in football.call(word, frame)
        )
    )
    check(tuple(part for kind in get_args(PassKind) for part in football.pass_call(kind)))
    check(tuple(part for kind in get_args(calls.Aim) for part in football.aim(kind)))
    check(tuple(football.choose(kind) for kind in get_args(calls.Choice)))
    check(tuple(football.mark(mark) for mark in get_args(football.Mark)))
    check(tuple(football.variant(variant) for variant in get_args(Variant)))
    check(tuple(football.edition(edition) for edition in get_args(EditionName)))
    check(tuple(football.restart(restart) for restart in get_args(events.Restart)))
    check(tuple(football.half(half) for half in range(1, 6)))
    short = [SAY(football.attribute(name, short=True)) for name in get_args(Attribute)]
    assert all(len(name) <= 3 for name in short)
    assert len(set(short)) == len(short)


@pytest.mark.parametrize("clock", ["phases:60", "minutes:10"])
def test_french_flair_is_told_and_asked(clock: str) -> None:
    setup = ff.Setup("Garonne", "Causse", ff.Options(clock=clock))
    for moment in moments(ff.game, f"en français {clock}", setup):
        for side in SIDES:
            seen = [ff.view_event(event, side) for event in moment.events]
            check(tuple(rugby.event_message(event, setup) for event in seen if event is not None))
        state, request = moment.state, ff.game.request(moment.state)
        check(rugby.time(state))
        if isinstance(request, Choose):
            check(rugby.waiting(state, request))
            if request.side != CLOCK:
                view = ff.game.view(state, request.side)
                check(rugby.question(state, request))
                check(tuple(remark.said for remark in rugby.remarks(view, request)))


@pytest.mark.parametrize(
    "position",
    [
        "KICKOFF x50 1.12 7-3 home:1,2,9 away:3,4",
        "SCRUM x60 1.12 7-3 home:1,2,9 away:3,4",
        "LINEOUT x60 1.12 7-3 home:1,2,9 away:3,4 advantage:home@60",
    ],
)
def test_the_throws_of_french_flair(position: str) -> None:
    state = ff.game.parse_position(ff.Setup("Garonne", "Causse"), f"FF1 home {position}")
    check(tuple(row.said for row in odds.one_die_or_two(throws(ff.game, state), ff.game.view(state, HOME))))


def test_every_play_of_a_hand_is_told() -> None:
    position = "FF1 home OPEN FREE x60 1.12 7-3 home:1,6,7,9,10,15 away:3,4,9"
    state = ff.game.parse_position(ff.Setup("Garonne", "Causse"), position)
    request = ff.game.request(state)
    assert isinstance(request, Choose)
    for play in request:
        preview = preview_play(ff.game, state, play)
        check((plays.kind(play), plays.name(play), plays.carries(play, ff.Options())))
        check((plays.ground(preview, HOME), plays.fact(preview)))
        if preview.throws:
            headlines = plays.headlines(play.ending or "", throws(ff.game, preview.state))
            check((tuple(headlines), plays.together(headlines)))


# How it sounds

SCORER: Final = Person("Josué Chimaltepec", 8, "home")


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (
            Message("ca-ask-step-choice-why", {"dead": "no", "step": 3, "left": 1}),
            "Étape 3 sur 3 : chacun de 2 cases au plus ; qui a déjà bougé reste en place.",
        ),
        (Message("ca-ask-substitution-choice-why", {"left": 0}), "Encore 0 remplacement."),
        (Message("ca-ask-substitution-choice-why", {"left": 2}), "Encore 2 remplacements."),
        (football.call("snapshot", TackleChoice(0))[0], "Tir en première intention"),
        (football.pass_call("first_time")[0], "Passe en une touche"),
        (football.choose("reckless"), "Tacle assassin"),
        (
            Message("ca-event-ball-won", {"who": SCORER, "how": "tackle"}),
            "Josué Chimaltepec (H8) gagne le ballon par un tacle.",
        ),
        (
            Message("ca-event-goal-scored", {"team": "Orléans", "who": SCORER, "own": "no"}),
            "But pour Orléans : Josué Chimaltepec (H8).",
        ),
        (
            Message(
                "ca-event-scattered",
                {"direction": 5, "distance": 3, "at": Message("ca-at", {"place": "box", "hexes": 4})},
            ),
            "Le ballon part de 3 cases vers le nord-est et s’arrête dans la surface.",
        ),
        (Message("ca-percent", {"size": "plain", "percent": 17}), "17 %"),
        (Message("state-lost", {"seconds": 4}), "Connexion perdue. Rien n’est perdu, nouvel essai dans 4 s"),
    ],
)
def test_a_saying(said: Message, text: str) -> None:
    assert plain(SAY(said)) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (rugby_events.HalfBegan("r", 1, "home"), "La première mi-temps commence : engagement pour Garonne."),
        (rugby_events.Drawn("r", "home", 2, (9, 10)), "Garonne pioche 2 cartes : 9 et 10."),
        (
            rugby_events.Declared("r", "home", ff.game.parse_answer("forwards J3 6 7.run")),
            "Garonne choisit une suite d’avants : 3 en relayeur, 6 et 7 pour une course.",
        ),
        (rugby_events.Carried("r", "home", 10, 60), "Garonne avance de 10 m jusqu’aux 40 m côté Causse."),
        (rugby_events.Kicked("r", "home", 80, 140), "Garonne joue au pied, 60 m en ballon mort côté Causse."),
        (rugby_events.Intercepted("r", "away", 40, 20), "Causse intercepte et court 40 m jusqu’aux 20 m côté Garonne."),
        (rugby_events.RuckFormed("r", "home", (2, 5)), "Ruck, ballon pour Garonne ; la zone de contest va de 2 à 5."),
        (rugby_events.ClearedOut("r", "home"), "Garonne déblaie et reprend le ballon."),
        (rugby_events.KnockedOn("r", "home", 35), "Garonne commet un en-avant aux 35 m côté Garonne."),
        (rugby_events.LineoutSet("r", "away", 5), "Touche aux 5 m côté Garonne, lancer pour Causse."),
        (rugby_events.DropOutTaken("r", "away"), "Causse frappe le renvoi aux 22."),
        (rugby_events.BroughtBack("r", "home", 60), "Le jeu revient jusqu’aux 40 m côté Causse, pour Garonne."),
        (rugby_events.TryScored("r", "home"), "Garonne marque un essai, 5 points."),
        (rugby_events.TryScored("r", "home", 15), "Garonne marque un essai depuis les 15 m, 5 points."),
        (rugby_events.MatchEnded("r", 10, 17), "Causse gagne 17 à 10."),
    ],
)
def test_a_sentence_of_rugby(event: Event, text: str) -> None:
    assert plain(SAY(rugby.event_message(event, ff.Setup("Garonne", "Causse")))) == text
