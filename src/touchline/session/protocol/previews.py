"""Previews: what a page may ask about before it answers, and the replies common to all games."""

from typing import Annotated

from msgspec import Meta

from touchline.kernel import Record
from touchline.session.protocol.questions import LONGEST_ANSWER, Reason


class AnswerPreview(Record, frozen=True, tag="answer"):
    """What would an answer lead to, or why is it not allowed?"""

    answer: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class PreviewRecord(Record, frozen=True):
    """The field that every preview has. The rest depends on its type."""

    type: str


class NotAllowed(Record, frozen=True, tag="not_allowed"):
    """Why the answer of a preview is illegal."""

    why: Reason
