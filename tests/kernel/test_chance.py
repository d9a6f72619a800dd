"""Sources of dice and draws. The vectors of the seeded source are fixed for ever: records rest on them."""

from collections import Counter

import pytest

from touchline.kernel import Draw, Fair, IllegalAnswer, OutOfScript, Roll, Scripted, Seeded

DIE = Roll("R-1", ("home",))
TWO_DICE = Roll("R-2", ("home", "home"))
DUEL = Roll("R-3", ("home", "away"))
BAG = (1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10, 10, 10, 11, 12, 13, 14, 15, 15)


# The seeded source


@pytest.mark.parametrize(
    ("seed", "dice"),
    [
        (1, "3525151243135312121252634425441231224315"),
        ("kick-off", "3362366621636222143324246413655446564411"),
        ("mêlée", "5136264142"),
    ],
)
def test_dice_of_a_seed(seed, dice):
    chance = Seeded(seed)
    assert "".join(str(chance.answer(DIE)[0]) for _ in dice) == dice


def test_dice_thrown_together_are_thrown_one_after_another():
    chance = Seeded(1)
    assert [chance.answer(request) for request in (TWO_DICE, DUEL, DIE)] == [(3, 5), (2, 5), (1,)]


def test_draws_of_a_seed():
    chance = Seeded(1)
    hands = [chance.answer(Draw("R-4", "home", BAG, 6)) for _ in range(3)]
    assert hands == [(3, 6, 9, 7, 9, 10), (14, 6, 10, 3, 9, 10), (10, 13, 2, 3, 5, 9)]
    assert chance.answer(TWO_DICE) == (1, 2)


def test_numbers_of_a_seed():
    chance = Seeded(1)
    numbers = [448, 326, 896, 197, 472, 378, 16, 613, 383, 39, 735, 130, 347, 574, 517, 31, 646, 839, 26, 878]
    assert [chance.randbelow(1000) for _ in numbers] == numbers


@pytest.mark.parametrize(
    ("sizes", "numbers"),
    [
        ((2**40,) * 4, [423068369322, 720379436878, 618452146023, 368715675514]),
        ((1, 2, 256, 257, 65536, 65537), [0, 0, 215, 169, 42937, 56921]),
    ],
)
def test_large_and_small_numbers_of_a_seed(sizes, numbers):
    chance = Seeded("kick-off")
    assert [chance.randbelow(size) for size in sizes] == numbers


def test_a_seed_is_its_text_and_labels_part_the_streams():
    assert [Seeded("1").randbelow(2**64)] == [Seeded(1).randbelow(2**64)]
    coach = Seeded(1, "coach")
    assert [coach.randbelow(6) + 1 for _ in range(12)] == [3, 1, 2, 5, 2, 2, 5, 5, 4, 1, 4, 1]
    assert len({Seeded(seed, label).randbelow(2**64) for seed in range(50) for label in ("dice", "coach")}) == 100


def fed(data: bytes) -> Seeded:
    """A source whose bytes are given rather than made from its seed."""
    chance = Seeded(0)
    chance._bytes = iter(data)
    return chance


@pytest.mark.parametrize("n", [*range(1, 22), 100, 127, 128, 129, 200, 255, 256])
def test_every_byte_counts_once_so_small_numbers_are_even(n):
    chance = fed(bytes(range(256)))
    drawn = Counter(chance.randbelow(n) for _ in range(256 - 256 % n))
    assert drawn == dict.fromkeys(range(n), 256 // n)
    assert all(byte >= 256 - 256 % n for byte in chance._bytes)


@pytest.mark.parametrize("n", [257, 1000, 65535])
def test_every_pair_of_bytes_counts_once_so_larger_numbers_are_even(n):
    chance = fed(b"".join(value.to_bytes(2, "big") for value in range(65536)))
    drawn = Counter(chance.randbelow(n) for _ in range(65536 - 65536 % n))
    assert drawn == dict.fromkeys(range(n), 65536 // n)


@pytest.mark.parametrize(("n", "width"), [(256, 1), (257, 2), (65536, 2), (65537, 3), (2**24, 3), (2**24 + 1, 4)])
def test_as_few_bytes_as_hold_the_number_highest_first(n, width):
    chance = fed(bytes(range(1, 33)))
    assert chance.randbelow(n) == int.from_bytes(bytes(range(1, width + 1)), "big") % n
    assert next(chance._bytes) == width + 1


# Fair, over any even source


def test_fair_takes_any_even_source():
    highest = Fair(lambda n: n - 1)
    assert highest.answer(TWO_DICE) == (6, 6)
    assert highest.answer(Draw("R-4", "home", ("red", "blue", "white"), 2)) == ("white", "blue")
    lowest = Fair(lambda n: 0)
    assert lowest.answer(DUEL) == (1, 1)
    assert lowest.answer(Draw("R-4", "home", BAG, 3)) == (1, 2, 3)


def test_fair_asks_for_each_token_from_what_is_left():
    asked = []

    def randbelow(n: int) -> int:
        asked.append(n)
        return 0

    Fair(randbelow).answer(Draw("R-4", "home", BAG, 6))
    Fair(randbelow).answer(TWO_DICE)
    assert asked == [21, 20, 19, 18, 17, 16, 6, 6]


# Scripts


def test_a_script_answers_in_order():
    script = Scripted([[5, 2], (3,), [9, 9]])
    assert script.answer(DUEL) == (5, 2)
    assert script.answer(DIE) == (3,)
    assert script.answer(Draw("R-4", "home", BAG, 2)) == (9, 9)


def test_a_script_that_has_ended_says_what_is_waited_for():
    script = Scripted([(3,)])
    script.answer(DIE)
    with pytest.raises(OutOfScript, match="the script has run out, but R-1 waits for a roll"):
        script.answer(DIE)
    with pytest.raises(OutOfScript, match="R-4 waits for a draw"):
        Scripted([]).answer(Draw("R-4", "home", BAG, 2))


@pytest.mark.parametrize(
    ("line", "request_", "words"),
    [
        ((7,), DIE, "R-1 offers one die of 1 to 6; (7,) is not among them"),
        ((3,), DUEL, "R-3 offers 2 dice of 1 to 6; (3,) is not among them"),
        ((16,), Draw("R-4", "home", (1, 2)), "R-4 offers 1 of 1, 2; (16,) is not among them"),
        ((15, 15, 15), Draw("R-4", "home", BAG, 3), "(15, 15, 15) is not among them"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_and_stays(line, request_, words):
    script = Scripted([line])
    for _ in range(2):
        with pytest.raises(IllegalAnswer) as refusal:
            script.answer(request_)
        assert words in str(refusal.value)
