"""The contract that every game fulfils. It imports no other part of gonfalon."""
