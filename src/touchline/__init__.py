"""touchline: board games of sport, played by their rules."""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if not TYPE_CHECKING:  # or every name would pass for one of this module

    def __getattr__(name: str) -> None:
        from touchline.renamed import missing

        raise missing(__name__, name)
