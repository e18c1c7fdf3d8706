"""Guests that speak well and plan wrongly, in the way that their argument names.

The module hopscotch_guest and the example planner come from examples/guests, by PYTHONPATH.
"""

import sys

import astar
import hopscotch_guest

how = sys.argv[1]


class Wrong(astar.AStar):
    """An A* with one mistake."""

    def __init__(self, grid):
        super().__init__(grid)
        self.asked = 0
        if how == "last-column":
            for row in grid.weights:
                row[-1] = 0
        if how == "swamp":
            with open(grid.path_of_file, encoding="latin-1") as file:
                rows = file.read().splitlines()[4:]
            grid.weights = [[int(letter == ".") for letter in row] for row in rows]
        if how == "corners":
            grid.corners = "one-free"

    def distance(self, x, y, goal):
        return (3 if how == "greedy" else 1) * super().distance(x, y, goal)

    def find(self, start, goal, limit_seconds, expansions):
        if how == "standing" and start == goal:
            return None, 0
        if how == "stale" and self.asked > 0 and start != goal:
            return None, 0
        if how == "tireless":
            expansions = None
        self.asked += 1
        return super().find(start, goal, limit_seconds, expansions)


class Grid(hopscotch_guest.Grid):
    """A grid that knows its file."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.path_of_file = arguments[-1]


hopscotch_guest.Grid = Grid
hopscotch_guest.serve("wrong", "1", "OPTIMAL", Wrong)
