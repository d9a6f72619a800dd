"""The game in a page alone: rooms over the storage of the browser, served to the app by messages."""
