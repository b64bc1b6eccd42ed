"""Fluent messages in every language; knows no rules."""
