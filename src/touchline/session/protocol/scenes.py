"""Scenes: what a page draws, as one side sees it."""

from touchline.kernel import Record


class SceneRecord(Record, frozen=True):
    """The fields that every scene has. The rest depends on its type, the name of the game."""

    type: str
    home: str
    away: str
    score: tuple[int, int]
    half: int
