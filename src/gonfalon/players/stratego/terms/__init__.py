"""What a position is worth, a file for each subject: its weights, how it is built, and how it is explained."""
