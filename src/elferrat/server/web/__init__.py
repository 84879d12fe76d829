"""HTTP and WebSocket: the way into the rooms."""
