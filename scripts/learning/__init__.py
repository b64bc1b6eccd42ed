"""Reports of the coach, puzzles and the studio, as pictures for the guides to them."""
