"""The system's own source of chance, for matches that nobody needs to play again."""

from secrets import randbelow

from touchline.kernel import Fair


def system() -> Fair:
    """Fair dice and draws that follow from nothing."""
    return Fair(randbelow)
