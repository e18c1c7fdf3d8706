"""networkx, of which the argument names a search."""

import sys

import networkx

import hopscotch_guest


class Networkx:
    """A graph of every cell and move."""

    def __init__(self, grid):
        self.grid = grid
        self.graph = networkx.Graph()
        for y in range(grid.height):
            for x in range(grid.width):
                self.link(x, y)

    def link(self, x, y):
        if self.grid.is_free(x, y):
            self.graph.add_node((x, y))
            for nx, ny, cost in self.grid.moves(x, y):
                self.graph.add_edge((x, y), (nx, ny), weight=cost)

    def distance(self, a, b):
        dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
        if self.grid.directions == 4:
            return dx + dy
        return max(dx, dy) + (self.grid.diagonal - 1) * min(dx, dy)

    def search(self, start, goal):
        if sys.argv[1] == "astar":
            return networkx.astar_path(self.graph, start, goal, self.distance)
        if sys.argv[1] == "bidirectional-dijkstra":
            return networkx.bidirectional_dijkstra(self.graph, start, goal)[1]
        return networkx.dijkstra_path(self.graph, start, goal)

    def find(self, start, goal, limit_seconds, expansions):
        try:
            return self.search(start, goal), None
        except networkx.NetworkXNoPath:
            return None, None

    def change(self, cells):
        """All edges around a changed cell are made anew."""
        near = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        self.graph.remove_nodes_from(near)
        for x, y in near:
            self.link(x, y)


hopscotch_guest.serve(
    "networkx-" + sys.argv[1],
    networkx.__version__,
    "COMPLETE",
    Networkx,
    "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted",
)
