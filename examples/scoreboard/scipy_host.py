"""scipy.sparse.csgraph.dijkstra: from the start to all cells, since it takes no goal."""

import numpy
import scipy
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

import hopscotch_guest


class Scipy:
    """A sparse matrix of every move."""

    def __init__(self, grid):
        self.grid = grid
        size = grid.width * grid.height
        moves = [
            (y * grid.width + x, ny * grid.width + nx, cost)
            for y in range(grid.height)
            for x in range(grid.width)
            if grid.is_free(x, y)
            for nx, ny, cost in grid.moves(x, y)
        ]
        rows, columns, costs = zip(*moves) if moves else ((), (), ())
        self.matrix = csr_matrix((costs, (rows, columns)), shape=(size, size), dtype=float)

    def find(self, start, goal, limit_seconds, expansions):
        (sx, sy), (gx, gy), width = start, goal, self.grid.width
        begin, cell = sy * width + sx, gy * width + gx
        lengths, parents = dijkstra(self.matrix, indices=begin, return_predecessors=True)
        if not numpy.isfinite(lengths[cell]):
            return None, None
        path = [cell]
        while cell != begin:
            cell = int(parents[cell])
            path.append(cell)
        return [(cell % width, cell // width) for cell in reversed(path)], None


hopscotch_guest.serve(
    "SciPy",
    scipy.__version__,
    "COMPLETE",
    Scipy,
    "directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted",
)
