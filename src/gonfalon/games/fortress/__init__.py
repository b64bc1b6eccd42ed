"""Stratego Fortress: two mazes of three floors, each built by one side and explored by the other (docs/rules/fortress.md)."""
