"""A* of networkx as a guest of Hopscotch: a general graph library, and slow on grids."""

import networkx

import hopscotch_guest


class NetworkxAStar:
    """A graph of every cell and move, and networkx.astar_path with the octile distance."""

    def __init__(self, grid):
        self.grid = grid
        self.graph = networkx.Graph()
        for y in range(grid.height):
            for x in range(grid.width):
                if grid.is_free(x, y):
                    self.graph.add_node((x, y))
                    for nx, ny, cost in grid.moves(x, y):
                        self.graph.add_edge((x, y), (nx, ny), weight=cost)

    def distance(self, a, b):
        dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
        if self.grid.directions == 4:
            return dx + dy
        return max(dx, dy) + (self.grid.diagonal - 1) * min(dx, dy)

    def find(self, start, goal, limit_seconds, expansions):
        try:
            return networkx.astar_path(self.graph, start, goal, self.distance), None
        except networkx.NetworkXNoPath:
            return None, None


if __name__ == "__main__":
    hopscotch_guest.serve(
        "networkx",
        networkx.__version__,
        "OPTIMAL",
        NetworkxAStar,
        "directions=4,8 corners=never,one-free,always costs=any",
    )
