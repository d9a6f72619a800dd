"""Both games in the browser: rooms, seats, storage and the messages between server and browser."""
