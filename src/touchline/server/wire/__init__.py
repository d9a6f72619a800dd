"""The server's own part of the protocol: bodies of the HTTP API and WebSocket close codes."""
