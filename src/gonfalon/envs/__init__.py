"""Environments for training: the games behind the usual research interfaces."""
