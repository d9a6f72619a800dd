"""Competitions played by people: who takes part, what happens by itself, and what each may see.

Nothing here opens a file, a database or a socket: store, clock and the processes that play matches are passed in, so
that a page without a server can run a season too. `http` alone knows of requests.
"""
