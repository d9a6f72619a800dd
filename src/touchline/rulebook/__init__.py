"""The rules of every game, by id and by word.

>>> rule("FF-RUCK-2").text
'A ruck on a goal line is no try for anybody.'
>>> rule("MOVE-14").editions
('living',)
"""

from touchline.rulebook.catalogue import Catalogue, Decision, Entry, Option, Rule, Switch, Term
from touchline.rulebook.catalogues import (
    UnknownEntry,
    catalogue,
    find,
    games,
    nearest,
    rule,
    rule_id,
    rules,
    search,
    vocabulary,
)

__all__ = [
    "Catalogue",
    "Decision",
    "Entry",
    "Option",
    "Rule",
    "Switch",
    "Term",
    "UnknownEntry",
    "catalogue",
    "find",
    "games",
    "nearest",
    "rule",
    "rule_id",
    "rules",
    "search",
    "vocabulary",
]
