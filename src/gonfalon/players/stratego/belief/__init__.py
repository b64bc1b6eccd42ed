"""What each hidden piece of the enemy may be."""
