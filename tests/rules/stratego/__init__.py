"""A scenario for each rule of docs/rules/stratego.md; one file for each of its sections."""
