"""The contract that every game fulfils; it imports nothing else of ours."""
