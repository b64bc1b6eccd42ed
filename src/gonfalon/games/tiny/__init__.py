"""Two teaching games that prove the contract."""
