"""Scenes: what a page draws, as one side sees it."""

from touchline.kernel import Record


class SceneRecord(Record, frozen=True):
    """What every scene has. The rest follows from its type, the name of the game: each game has its own."""

    type: str
    home: str
    away: str
    score: tuple[int, int]
    half: int
