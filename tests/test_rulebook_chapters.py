"""The chapters for players: every rule in one place, alike in every language, with figures that the engine confirms."""

import re
from functools import cache

import pytest

from tests.i18n.test_french import ENGLISH, SPACE, THIN
from touchline import rulebook
from touchline.games import GAMES
from touchline.i18n import LANGUAGES
from touchline.rulebook.book import BadChapter, Book, Figure, book, chapter, home_of, languages, read
from touchline.rulebook.exact import exact
from touchline.rulebook.finder import find_passages
from touchline.rulebook.option_words import option_words
from touchline.rulebook.option_words import read as read_options
from touchline.rulebook.told import Block, Chapter
from touchline.session.drawings import drawing
from touchline.session.presenters import PRESENTERS
from touchline.session.presenters.counter_attack.protocol import AnswerOutcome, ReachNotes
from touchline.session.presenters.french_flair.protocol import AnswerOutcome as PlayOutcome

ABROAD = tuple(language for language in LANGUAGES if language != "en")
EVERYWHERE = [(game, name) for game in rulebook.games() for name in book(game).chapters]
FIGURES = [(game, name) for game in rulebook.games() for name in book(game).figures]


@cache
def outcome(game: str, name: str) -> object:
    """The engine's verdict on the answer of a figure."""
    return drawing(game, name).preview


def texts(language: str) -> list[tuple[str, str]]:
    """Every piece of text in a language, with its chapter."""
    found = []
    for game, name in EVERYWHERE:
        here = chapter(game, name, language)
        pieces = [here.title, here.lead, *(section.title for section in here.sections)]
        pieces += [part.text for block in here.blocks for part in (*block.parts, *block.instead)]
        found += [(f"{game}/{name}", piece) for piece in pieces]
    return found


def shape(told: Chapter) -> list[object]:
    """The shape of a chapter, the same in all languages."""

    def block(one: Block) -> object:
        cells = len(one.parts) if one.kind in ("row", "heading") else 0
        told, instead = ([part.ids for part in parts if part.ids] for parts in (one.parts, one.instead))
        return one.kind, one.editions, one.figure, told, instead, cells

    return [(section.name, [block(one) for one in section.blocks]) for section in told.sections]


class TestContents:
    def test_there_are_fifteen_and_eleven(self) -> None:
        assert [len(book(game).chapters) for game in rulebook.games()] == [15, 11]

    @pytest.mark.parametrize("game", rulebook.games())
    def test_every_rule_belongs_to_exactly_one_chapter(self, game: str) -> None:
        told = [id for ids in book(game).chapters.values() for id in ids]
        assert sorted(told) == sorted(rule.id for rule in rulebook.rules(game))

    @pytest.mark.parametrize(("game", "name"), EVERYWHERE)
    def test_a_chapter_tells_all_its_rules(self, game: str, name: str) -> None:
        told = {id for block in chapter(game, name).blocks for id in block.ids}
        assert set(book(game).chapters[name]) <= told

    @pytest.mark.parametrize("game", rulebook.games())
    def test_every_figure_is_shown_once(self, game: str) -> None:
        shown = [block.figure for name in book(game).chapters for block in chapter(game, name).blocks if block.figure]
        assert sorted(shown) == sorted(book(game).figures)

    def test_a_rule_leads_to_its_chapter(self) -> None:
        assert home_of("PASS-06") == ("counter-attack", "passing")
        assert home_of("FF-RUCK-1") == ("french-flair", "tackle-and-ruck")


class TestLanguages:
    def test_there_is_a_book_in_every_language(self) -> None:
        assert set(languages()) == set(LANGUAGES)

    @pytest.mark.parametrize("language", ABROAD)
    @pytest.mark.parametrize(("game", "name"), EVERYWHERE)
    def test_a_chapter_has_the_same_shape(self, game: str, name: str, language: str) -> None:
        assert shape(chapter(game, name, language)) == shape(chapter(game, name))

    @pytest.mark.parametrize("language", ABROAD)
    @pytest.mark.parametrize(("game", "name"), EVERYWHERE)
    def test_an_example_has_the_same_numbers(self, game: str, name: str, language: str) -> None:
        def numbers(told: Chapter) -> list[list[str]]:
            texts = [block.text for block in told.blocks if block.kind == "example"]
            return [sorted(number for number in re.findall(r"\d+", text) if int(number) > 6) for text in texts]

        assert numbers(chapter(game, name, language)) == numbers(chapter(game, name))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_markup_identifier_or_place_is_shown(self, language: str) -> None:
        leaks = re.compile(r"[`*_#\[\]{}|<>\\]|\b[A-Z]{2,}-\d|\(-?\d+, ?-?\d+\)|\bs00\d|\bopt:|'|\"| {2}")
        assert [(where, text) for where, text in texts(language) if leaks.search(text)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_nobody_cheers(self, language: str) -> None:
        assert [(where, text) for where, text in texts(language) if re.search(r"!|\.\.|…", text)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_sentences_end(self, language: str) -> None:
        for game, name in EVERYWHERE:
            for block in chapter(game, name, language).blocks:
                if block.kind in ("paragraph", "example", "difference", "figure"):
                    assert block.parts[-1].text[-1] in ".:?", (game, name, block.text)


class TestFrench:
    @pytest.mark.parametrize(
        "pattern",
        [
            f"(?<!{SPACE})[:;?»]|«(?!{SPACE})",
            f"(?<!{THIN})%",
            r"(^|\d) [ms](?![\w’])",
            f"(?<!«){SPACE}(?![:;?»]|[ms](?![\\w’]))|{THIN}(?!%)",
            r"(?i)\b(tu|te|toi|ton|ta|tes)\b",
        ],
    )
    def test_spaces_and_politeness(self, pattern: str) -> None:
        assert [(where, text) for where, text in texts("fr") if re.search(pattern, text)] == []

    def test_no_word_is_english(self) -> None:
        assert [(where, text) for where, text in texts("fr") if ENGLISH.search(text)] == []


class TestFigures:
    @pytest.mark.parametrize(("game", "name"), FIGURES)
    def test_a_figure_is_a_legal_position_and_its_answer_is_offered(self, game: str, name: str) -> None:
        figure = book(game).figures[name]
        played = GAMES[game]
        state = played.parse_position(played.read_setup({}), figure.position)
        assert played.request(state) is not None
        if figure.answer:
            assert played.explain(state, played.parse_answer(figure.answer)) is None
            assert isinstance(outcome(game, name), AnswerOutcome | PlayOutcome)
        if figure.reach:
            assert isinstance(outcome(game, name), ReachNotes)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_chances_of_the_passing_figure_are_told(self, language: str) -> None:
        told = outcome("counter-attack", "cut-out")
        assert isinstance(told, AnswerOutcome)
        assert told.good == pytest.approx(25 / 36)
        assert len(told.rollers) == 2
        caption = next(block for block in chapter("counter-attack", "passing", language).blocks if block.figure)
        assert re.search(r"69.?%", caption.text)

    def test_a_receiver_shuts_a_defender_out(self) -> None:
        told = outcome("counter-attack", "shut-out")
        assert isinstance(told, AnswerOutcome)
        assert (told.rollers, len(told.shut_out)) == ((), 1)

    def test_the_shot_of_the_example(self) -> None:
        told = outcome("counter-attack", "shot")
        assert isinstance(told, AnswerOutcome)
        assert told.good == pytest.approx(20 / 36)

    def test_a_five_steals_with_tackling_five(self) -> None:
        told = outcome("counter-attack", "steal")
        assert isinstance(told, ReachNotes)
        assert {round(note.chance, 3) for note in told.notes} == {0.333}


class TestReader:
    CONTENTS = Book("counter-attack", {"passing": ("PASS-01",)}, {"drawn": Figure("CA1 …")})

    @pytest.mark.parametrize(
        ("text", "line", "reason"),
        [
            ("Passing", 1, "begins with its title"),
            ("# Passing\nAbout.\nText.", 3, "before the first section"),
            ("# Passing\nAbout.\n## Playing", 3, "«## name: Title»"),
            ("# Passing\nAbout.\n## a: A\nText.\n## a: B", 5, "two sections called 'a'"),
            ("# Passing\nAbout.\n## a: A\nText. {PASS-99}", 4, "no rule has the id 'PASS-99'"),
            ("# Passing\nAbout.\n## a: A\nText. {passing}", 4, "no rule or range"),
            ("# Passing\nAbout.\n## a: A\n{PASS-01}", 4, "behind the text"),
            ("# Passing\nAbout.\n## a: A\nA *star*.", 4, "markup"),
            ("# Passing\nAbout.\n## a: A\n≠ basic: Less.", 4, "«≠ core, advanced: …»"),
            ("# Passing\nAbout.\n## a: A\nText.\n= Less.", 5, "below its difference"),
            ("# Passing\nAbout.\n## a: A\nText.\n≠ core: Less. {PASS-01}\n=", 6, "no text above"),
            ("# Passing\nAbout.\n## a: A\n! painted: A caption.", 4, "the figures are drawn"),
            ("# Passing\nAbout.\n## a: A\n| a | b |\n| c |", 5, "a row of 1 cells in a table of 2"),
        ],
    )
    def test_a_bad_line_is_named(self, text: str, line: int, reason: str) -> None:
        with pytest.raises(BadChapter, match=rf"07-passing\.md, line {line}: .*{re.escape(reason)}"):
            read(text, file="en/counter-attack/07-passing.md", contents=self.CONTENTS)

    def test_a_chapter_needs_sections(self) -> None:
        with pytest.raises(BadChapter, match="sections with text"):
            read("# Passing\nAbout.", file="en/counter-attack/07-passing.md", contents=self.CONTENTS)

    def test_an_unknown_chapter(self) -> None:
        with pytest.raises(rulebook.UnknownEntry, match="no chapter 'pasing'"):
            chapter("counter-attack", "pasing")
        with pytest.raises(rulebook.UnknownEntry, match="no rulebook in 'de'"):
            chapter("counter-attack", "passing", "de")


class TestOptions:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(("game", "count"), [("counter-attack", 82), ("french-flair", 21)])
    def test_every_option_and_each_value_has_its_words(self, game: str, count: int, language: str) -> None:
        words = {one.name: one for one in option_words(game, language)}
        options = PRESENTERS[game].info.options
        assert set(words) == {option.name for option in options}
        assert len(words) == count
        for option in options:
            one = words[option.name]
            assert one.chapter in book(game).chapters
            said = [one.said(value) for value in (*option.values, option.default)]
            assert all((one.title, *said))
            assert one.sentence.endswith(".")
            assert len(set(said[:-1])) == len(option.values), option.name
            for text in (one.title, one.sentence, *said):
                assert not re.search(r"[_`*{}|'\"]|!|\w:\w", text), (option.name, text)

    @pytest.mark.parametrize("game", rulebook.games())
    def test_the_chapters_and_values_are_those_of_english(self, game: str) -> None:
        english = [(one.name, one.chapter, list(one.values)) for one in option_words(game)]
        for language in ABROAD:
            assert [(one.name, one.chapter, list(one.values)) for one in option_words(game, language)] == english

    def test_french_spaces(self) -> None:
        for game in rulebook.games():
            for one in option_words(game, "fr"):
                for text in (one.title, one.sentence, *one.values.values()):
                    assert not re.search(f"(?<!{SPACE})[:;?»]|«(?!{SPACE})|(^|\\d) [ms](?![\\w’])", text), text
                    assert not ENGLISH.search(text), text

    def test_a_number_and_a_length_in_words(self) -> None:
        words = {one.name: one for one in option_words("counter-attack")}
        assert words["clock"].said("actions:30") == "30 actions"
        assert words["clock"].said("real:20") == "20 minutes"
        assert words["difficult_angle"].said(-3) == "\N{MINUS SIGN}3"
        assert words["max_substitutions"].said("3+1") == "3, and 1 in extra time"
        assert words["nutmeg"].said(True) == "On"

    @pytest.mark.parametrize(
        ("text", "line", "reason"),
        [
            ("nutmeg | Nutmegs | A try. | on = On", 1, "below «# chapter»"),
            ("# passing\nnutmeg | Nutmegs | A try.", 2, "value = word"),
            ("# pasing", 1, "no chapter 'pasing'"),
            ("# passing\na | A | A. | on = On\na | A | A. | on = On", 3, "a is told twice"),
        ],
    )
    def test_a_bad_line_is_named(self, text: str, line: int, reason: str) -> None:
        with pytest.raises(BadChapter, match=rf"options\.txt, line {line}: .*{re.escape(reason)}"):
            read_options(text, file="en/counter-attack/options.txt", chapters=("passing",))


class TestExact:
    @pytest.mark.parametrize("game", rulebook.games())
    def test_no_markup_source_or_shorthand_is_left(self, game: str) -> None:
        leaks = re.compile(
            r"[`*_]|\bs00\d|\bw/|\bopt\b|\[[CAL]\]|\bE\d\d\b|\[?\bA-\d|own\(|left\(|<=|==|\.md\b|\bAOS\b|\bZOI\b"
        )
        assert [rule.id for rule in rulebook.rules(game) if leaks.search(exact(rule.id))] == []

    def test_tags_are_editions(self) -> None:
        assert exact("MOVE-11").endswith("one die. (Living) mandatory; (Core, Advanced) the defence chooses.")

    def test_a_table_is_read_row_by_row(self) -> None:
        assert "\n15: run yes, kick yes, touch kick yes, drop –" in exact("FF-CARD-2")


class TestFinder:
    @pytest.mark.parametrize(
        ("game", "query", "language", "place"),
        [
            ("counter-attack", "nutmge", "en", ("steals-and-tackles", "nutmegs")),
            ("counter-attack", "offisde", "en", ("loose-balls", "offside")),
            ("counter-attack", "hors-jeux", "fr", ("loose-balls", "offside")),
            ("counter-attack", "fuorigoco", "it", ("loose-balls", "offside")),
            ("french-flair", "plaqage", "fr", ("tackle-and-ruck", "tackle")),
            ("french-flair", "conversoin", "en", ("scoring", "conversion")),
            ("counter-attack", "pass-06", "en", ("passing", "cut-out")),
        ],
    )
    def test_a_mistyped_word_is_found(self, game: str, query: str, language: str, place: tuple[str, str]) -> None:
        first = find_passages(game, query, language)[0]
        assert (first.chapter, first.section) == place

    @pytest.mark.parametrize("query", ["", "  ", "zzzzz", "keeper zzzzz"])
    def test_nothing_is_found(self, query: str) -> None:
        assert find_passages("counter-attack", query) == ()
