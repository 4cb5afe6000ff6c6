"""The routes of the server, one module for each sort of page; what they answer is described in `wire`."""
