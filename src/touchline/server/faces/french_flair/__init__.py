"""French Flair in the browser: how its matches are made, drawn, asked, told and looked at."""

from touchline.server.faces.french_flair.face import FrenchFlairFace

__all__ = ["FrenchFlairFace"]
