"""The Stratego family: rules, ruleset files and the compiled kernel."""
