"""Previews: what a page may ask about before it answers, and the replies that every game may give."""

from typing import Annotated

from msgspec import Meta

from touchline.kernel import Record
from touchline.session.protocol.questions import LONGEST_ANSWER, Reason


class AnswerPreview(Record, frozen=True, tag="answer"):
    """What would an answer lead to, or why is it not allowed?"""

    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class PreviewRecord(Record, frozen=True):
    """What every preview has. The rest follows from its type: each game has its own."""

    type: str


class NotAllowed(Record, frozen=True, tag="not_allowed"):
    """Why the answer of a preview is illegal."""

    why: Reason
