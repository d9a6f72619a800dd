"""Counter Attack at a terminal: the hex pitch drawn, calls and hexes typed, chances worked out."""
