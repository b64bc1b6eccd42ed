"""A look-ahead over expected values (expectimax): no board is drawn, every hidden piece is its chances (docs/tried/stratego.md)."""
