"""The Stratego family: Stratego (docs/rules/stratego.md), its three games of Middle-earth, and any ruleset a user writes."""
