"""What people are told, in their language: things said, and the catalogues that say them.

>>> Catalogue("en").say(Said("language-name"))
'English'
"""

from touchline.words.catalogue import Catalogue
from touchline.words.said import LANGUAGES, Arg, Language, Person, Said

__all__ = ["LANGUAGES", "Arg", "Catalogue", "Language", "Person", "Said"]
