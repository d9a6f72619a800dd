"""Prompts and remarks for the deciding person, in the table's language."""

from typing import Final

from touchline.cli.presenter import Prompt
from touchline.french_flair import State, View
from touchline.i18n import french_flair
from touchline.i18n.localization import Localization
from touchline.kernel import Choose

say: Final = Localization("en").format


def prompt(state: State, view: View, request: Choose) -> Prompt:
    """The question of a request, to follow the side's name."""
    question, why = french_flair.question(state, request)
    asked = say(question)
    return Prompt(asked[0].lower() + asked[1:], say(why), french_flair.rule_of(view, request))


def remarks(view: View, request: Choose) -> list[str]:
    """Other facts that matter for the decision, each with its rule."""
    return [f"{say(remark.said).removesuffix('.')} ({remark.rule})." for remark in french_flair.remarks(view, request)]
