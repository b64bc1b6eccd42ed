"""What a seat knows for certain: the rules that hold now, what it has seen, where people deploy."""
