"""igraph: get_shortest_paths with weights, which is Dijkstra."""

import igraph

import hopscotch_guest


class Igraph:
    """A vertex for each cell, an edge for each move and its way back."""

    def __init__(self, grid):
        self.grid = grid
        edges, self.weights = [], []
        for y in range(grid.height):
            for x in range(grid.width):
                if grid.is_free(x, y):
                    for nx, ny, cost in grid.moves(x, y):
                        if (ny, nx) > (y, x):
                            edges.append((y * grid.width + x, ny * grid.width + nx))
                            self.weights.append(cost)
        self.graph = igraph.Graph(n=grid.width * grid.height, edges=edges)

    def find(self, start, goal, limit_seconds, expansions):
        (sx, sy), (gx, gy), width = start, goal, self.grid.width
        cells = self.graph.get_shortest_paths(
            sy * width + sx, to=gy * width + gx, weights=self.weights
        )[0]
        return [(cell % width, cell // width) for cell in cells] or None, None


hopscotch_guest.serve(
    "igraph",
    igraph.__version__,
    "COMPLETE",
    Igraph,
    "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted",
)
