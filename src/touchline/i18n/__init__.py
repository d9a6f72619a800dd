"""What people are told: a key with arguments, and the catalogues that say it in a language.

Only those who render text import `touchline.i18n.localization`: it brings Fluent along.
"""

from touchline.i18n.message import LANGUAGES, Arg, Language, Message, Person

__all__ = ["LANGUAGES", "Arg", "Language", "Message", "Person"]
