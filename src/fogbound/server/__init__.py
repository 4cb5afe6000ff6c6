"""The table in the browser: pages, pictures and a live line for each seat, over HTTP and WebSocket."""
