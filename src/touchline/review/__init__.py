"""After the match: statistics, the ledger of luck and play, turning points and mistakes, worked out from its record."""

from touchline.review.analysis import Analysis, Figure, Ledger, Mistake, Moment, Shot, Statistics
from touchline.review.match import Followed, analyse, analysing, follow

__all__ = [
    "Analysis",
    "Figure",
    "Followed",
    "Ledger",
    "Mistake",
    "Moment",
    "Shot",
    "Statistics",
    "analyse",
    "analysing",
    "follow",
]
