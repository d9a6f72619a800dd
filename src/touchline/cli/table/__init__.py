"""A match in the terminal: people and coaches answer, dice roll, and the record is kept.

Shared by all games; `touchline.cli.presenters` has each game's part.
"""
