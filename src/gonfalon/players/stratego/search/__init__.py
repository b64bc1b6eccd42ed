"""Search over sampled boards, compiled: what the levels above the rules of thumb are made of."""
