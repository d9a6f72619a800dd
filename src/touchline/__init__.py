"""touchline: board games of sport, played by their rules."""

__version__ = "0.1.0"
