"""Messages: a key with arguments, and the Fluent files of each language.

Import `touchline.i18n.localization` only to render text: it imports Fluent.
"""

from touchline.i18n.message import LANGUAGES, Arg, Language, Message, Person

__all__ = ["LANGUAGES", "Arg", "Language", "Message", "Person"]
