"""Dice from the system's random source, for matches that need not be reproducible."""

from secrets import randbelow

from touchline.kernel import Fair


def system() -> Fair:
    """Fair dice and draws from the operating system."""
    return Fair(randbelow)
