"""The computer's levels as people choose among them: their styles, and how strong they were measured to be."""

from functools import cache

from touchline.coaches.registry import names, strengths, styles
from touchline.session.protocol.games import CoachInfo, StrengthInfo


@cache
def coaches(game: str) -> tuple[CoachInfo, ...]:
    """The coaches of a game, the gentlest first."""
    return tuple(_info(game, name) for name in names(game))


def seats(info: CoachInfo) -> tuple[str, ...]:
    """The names by which a coach takes a seat: its own, and one for each style."""
    return (info.name, *(f"{info.name}/{style}" for style in info.styles))


def _info(game: str, name: str) -> CoachInfo:
    measured = strengths(game)[name]
    strength = StrengthInfo(measured.rating, measured.below) if measured else None
    return CoachInfo(name, styles(game, name), strength)
