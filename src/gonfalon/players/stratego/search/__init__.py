"""The search of the seven levels, over boards sampled from what a seat knows."""
