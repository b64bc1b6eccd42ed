"""The compiled part of the search. It imports nothing of the other modules of the search, so only edits in here compile anew."""
