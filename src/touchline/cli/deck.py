"""`touchline deck`: decks of invented players."""

from pathlib import Path

from touchline.chance import system
from touchline.cli import BadInput
from touchline.counter_attack.deck import read_tables, with_cards
from touchline.kernel import BadSetup
from touchline.league.counter_attack.decks import make_deck, write_deck


def make(*, clubs: int = 20, seed: int | str | None = None, save: Path | None = None, force: bool = False) -> None:
    """Make a deck of invented players for many clubs of Counter Attack, as CSV to edit.

    The players have the means, spreads and correlations of the bundled deck. A match and a league take the
    file with --deck.

    Parameters
    ----------
    clubs
        The number of clubs.
    seed
        A word or number that determines the deck; by default it is random.
    save
        The file for the deck; by default it is printed.
    force
        Overwrite the file if it exists.
    """
    try:
        text = write_deck(make_deck(clubs, system().randbelow(2**32) if seed is None else seed))
    except BadSetup as error:
        raise BadInput(error) from None
    if save is None:
        print(text, end="")
        return
    try:
        with save.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{save} exists; name another file, or add --force to write over it") from None
    except OSError as error:
        raise BadInput(f"{save} cannot be written: {error.strerror}") from None
    deck = with_cards(read_tables(text.encode()))
    counts = len(deck.outfielders), len(deck.goalkeepers), len(deck.referees)
    print("{}: {} outfielders, {} goalkeepers, {} referees".format(save, *counts))
