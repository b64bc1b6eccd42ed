"""The largest number of pairs in a graph (J. Edmonds, Paths, trees and flowers): can the rest of a field still be paired?"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

Graph = Mapping[str, Collection[str]]
"""Name -> those it may be paired with; symmetric."""


def largest_matching(graph: Graph, among: Collection[str]) -> dict[str, str]:
    """Name -> partner, both ways, of as many pairs as there can be among these names."""
    inside = {name: [other for other in graph[name] if other in among] for name in among}
    mate: dict[str, str] = {}
    for name, others in inside.items():
        if name not in mate:
            partner = next((other for other in others if other not in mate), None)
            if partner is not None:
                mate[name], mate[partner] = partner, name
    for name in inside:
        if name not in mate:
            _Search(inside, mate).augment(name)
    return mate


def can_all_be_paired(graph: Graph, among: Collection[str]) -> bool:
    """Can everybody among these names have a partner?"""
    return len(among) % 2 == 0 and len(largest_matching(graph, set(among))) == len(among)


class _Search:
    """One search for an augmenting path, with blossoms shrunk to their base."""

    def __init__(self, graph: Mapping[str, list[str]], mate: dict[str, str]) -> None:
        self.graph, self.mate = graph, mate
        self.parent: dict[str, str] = {}
        self.base = {name: name for name in graph}

    def augment(self, root: str) -> bool:
        """Give `root` a partner, if one more pair is possible. Mutates: mate."""
        reached, waiting = {root}, deque([root])
        while waiting:
            name = waiting.popleft()
            for other in self.graph[name]:
                if self.base[name] == self.base[other] or self.mate.get(name) == other:
                    continue
                if other == root or self.mate.get(other, other) in self.parent:
                    self._shrink(name, other, reached, waiting)
                elif other not in self.parent:
                    self.parent[other] = name
                    if other not in self.mate:
                        self._turn(other)
                        return True
                    reached.add(self.mate[other])
                    waiting.append(self.mate[other])
        return False

    def _turn(self, name: str) -> None:
        """Change the pairs along the path that ends here."""
        end: str | None = name
        while end is not None:
            before = self.parent[end]
            following = self.mate.get(before)
            self.mate[end], self.mate[before] = before, end
            end = following

    def _shrink(self, name: str, other: str, reached: set[str], waiting: deque[str]) -> None:
        """Make one vertex of the odd circle that this edge closes."""
        base = self._common_base(name, other)
        circle: set[str] = set()
        self._mark(name, base, other, circle)
        self._mark(other, base, name, circle)
        for vertex in self.graph:
            if self.base[vertex] in circle:
                self.base[vertex] = base
                if vertex not in reached:
                    reached.add(vertex)
                    waiting.append(vertex)

    def _common_base(self, one: str, other: str) -> str:
        passed: set[str] = set()
        vertex = one
        while True:
            vertex = self.base[vertex]
            passed.add(vertex)
            if vertex not in self.mate:
                break
            vertex = self.parent[self.mate[vertex]]
        vertex = other
        while self.base[vertex] not in passed:
            vertex = self.parent[self.mate[self.base[vertex]]]
        return self.base[vertex]

    def _mark(self, vertex: str, base: str, child: str, circle: set[str]) -> None:
        while self.base[vertex] != base:
            circle.add(self.base[vertex])
            circle.add(self.base[self.mate[vertex]])
            self.parent[vertex] = child
            child = self.mate[vertex]
            vertex = self.parent[child]
