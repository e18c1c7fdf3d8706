"""A planner that goes from cell to cell in the order of their numbers, on the module for Python."""

import hopscotch_guest


class Numbered:
    def __init__(self, grid):
        if grid.width > 2:
            raise ValueError("too wide\nfor it")
        self.width = grid.width

    def find(self, start, goal, limit_seconds, expansions):
        first, last = (y * self.width + x for x, y in (start, goal))
        if first == last:
            raise ValueError("no way\nto itself")
        return [(cell % self.width, cell // self.width) for cell in range(first, last + 1)], None


hopscotch_guest.serve("numbered", "1", "COMPLETE", Numbered)
