"""Competitions: clubs, leagues, cups and seasons, as plain data in and out.

No clock, file, network or database: callers pass the time and the executor in and keep the text of the file.
"""
