"""The server that brings the games to the browser: rooms, seats, connections, storage and limits."""
