"""A scenario for each rule of docs/rules/middle-earth.md; one file for each group of its sections."""
