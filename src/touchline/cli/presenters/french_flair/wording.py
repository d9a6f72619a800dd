"""What the table says to the person who must decide, in the language of the table."""

from typing import Final

from touchline.cli.presenter import Prompt
from touchline.french_flair import State, View
from touchline.i18n import french_flair
from touchline.i18n.localization import Localization
from touchline.kernel import Choose

say: Final = Localization("en").format


def prompt(state: State, view: View, request: Choose) -> Prompt:
    """The question that a request puts to the side of the view, to be read after its name."""
    question, why = french_flair.question(state, request)
    asked = say(question)
    return Prompt(asked[0].lower() + asked[1:], say(why), french_flair.rule_of(view, request))


def remarks(view: View, request: Choose) -> list[str]:
    """What else bears on the decision, each with its rule."""
    return [f"{say(remark.said).removesuffix('.')} ({remark.rule})." for remark in french_flair.remarks(view, request)]
