"""A scenario for each rule of docs/rules/fortress.md; one file for each group of its sections."""
