"""Deployments: as people make them, in lines, and for the quest."""
