"""What people are told: a key with arguments, and the catalogues that say it in a language.

Only those who render text import `touchline.words.catalogue`: it brings Fluent along.
"""

from touchline.words.said import LANGUAGES, Arg, Language, Person, Said

__all__ = ["LANGUAGES", "Arg", "Language", "Person", "Said"]
