"""A* as a guest of Hopscotch, in Python."""

import heapq
import time

import hopscotch_guest

SERVES = "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted"


class AStar:
    """A* with the octile distance; of equal f the larger g first."""

    def __init__(self, grid):
        self.grid = grid

    def distance(self, x, y, goal):
        dx, dy = abs(goal[0] - x), abs(goal[1] - y)
        if self.grid.directions == 4:
            return dx + dy
        return max(dx, dy) + (self.grid.diagonal - 1) * min(dx, dy)

    def find(self, start, goal, limit_seconds, expansions):
        deadline = time.monotonic() + limit_seconds
        g, parents, closed = {start: 0.0}, {start: None}, set()
        opened = [(self.distance(*start, goal), 0.0, start)]
        while opened:
            _, _, cell = heapq.heappop(opened)
            if cell in closed:
                continue
            if cell == goal:
                return self.path(parents, goal), len(closed)
            if expansions is not None and len(closed) >= expansions:
                raise hopscotch_guest.OutOfExpansions
            closed.add(cell)
            if len(closed) % 1024 == 0 and time.monotonic() > deadline:
                raise hopscotch_guest.OutOfTime
            for x, y, cost in self.grid.moves(*cell):
                reached = g[cell] + cost
                if reached < g.get((x, y), float("inf")) - 1e-9:
                    g[x, y], parents[x, y] = reached, cell
                    f = reached + self.distance(x, y, goal)
                    heapq.heappush(opened, (f, -reached, (x, y)))
        return None, len(closed)

    def change(self, cells):
        """Nothing: it looks at the grid alone."""

    @staticmethod
    def path(parents, cell):
        path = []
        while cell is not None:
            path.append(cell)
            cell = parents[cell]
        return path[::-1]


if __name__ == "__main__":
    hopscotch_guest.serve("python-astar", "1", "OPTIMAL", AStar, SERVES)
