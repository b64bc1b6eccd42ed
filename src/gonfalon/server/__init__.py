"""Tables, rooms, the archive and the match socket, over HTTP."""
