"""A match at a terminal: people asked in turn, coaches and dice answering in between, the record kept.

What every game has in common is here; `touchline.cli.presenters` holds what each game adds.
"""
