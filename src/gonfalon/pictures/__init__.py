"""Pictures of games: previews, boards, animations. What is drawn is an observation as on the wire, never a state.

The general modules know no family. `gonfalon.pictures.<family>` draws the games of a family; `plain` draws all others.
"""
