"""The compiled rules of the Stratego family: small pure functions over one record (see docs/decisions/0003)."""
