"""After the match: statistics, the ledger of luck and play, turning points and mistakes, worked out from its record."""

from touchline.review.analysis import Analysis, Figure, Judged, Ledger, Mistake, Moment, Shot, Statistics
from touchline.review.match import Followed, Review, analyse, analysing, follow, follow_answers
from touchline.review.verdict import points

__all__ = [
    "Analysis",
    "Figure",
    "Followed",
    "Judged",
    "Ledger",
    "Mistake",
    "Moment",
    "Review",
    "Shot",
    "Statistics",
    "analyse",
    "analysing",
    "follow",
    "follow_answers",
    "points",
]
