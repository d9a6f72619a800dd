"""What only a server says: the bodies of its HTTP API, and why a WebSocket ends."""
