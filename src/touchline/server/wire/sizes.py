"""Sizes of what browsers send: texts, numbers and lists are refused beyond these."""

from typing import Annotated, Final

from msgspec import Meta

MOST_CLUBS: Final = 24
MOST_OFFERS: Final = 20
LONGEST_NAME: Final = 24

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
Label = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(max_length=128)]
Text = Annotated[str, Meta(max_length=200)]
Id = Annotated[str, Meta(max_length=40)]
ClubName = Annotated[str, Meta(max_length=24)]
Place = Annotated[int, Meta(ge=0, lt=MOST_CLUBS)]
Card = Annotated[int, Meta(ge=0, lt=10_000)]
Goals = Annotated[int, Meta(ge=0, le=999)]
