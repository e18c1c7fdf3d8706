package hopscotch.core.smoothing;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The smoothing of HPA* (Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1, 2004, section 3.3): from each cell of the path rays in the compass
 * directions; where a ray meets a later cell of the path by legal moves at a lower cost, the run of
 * moves replaces the piece between. It goes on two cells before the landing, as the authors' code
 * does. Answers a path of single moves, never costlier than before.
 *
 * <p>Where we deviate: the farthest later cell along the path wins, not the first that a ray meets;
 * and no ray is walked that meets nothing or gains nothing. Cells of the path on one row, column or
 * diagonal are chained, later ones first, and a ray is walked only towards a chained cell to which
 * the run of moves would be cheaper than the path is. Of cells that the path visits one after
 * another along a line only the last is chained: from anywhere on the line all or none are met.
 *
 * <p>With a window of N a ray ends after N moves (Jansen and Buro, "HPA* Enhancements", 2007).
 *
 * <p>Time: linear in the path, plus the rays. Space: 24 bytes a cell of the longest path.
 */
final class RaySmoothing implements Smoother {
  private final byte[] moves;
  private final int stride;
  private final int rows;
  private final int families;
  private final int[] directions = {Directions.E, Directions.S, Directions.SE, Directions.SW};
  private final int[] steps;
  private final int[] moveCosts;
  private final int window;

  /** By line, {@code base} + the last cell of the path on it; below {@code base} for none. */
  private final int[] heads;

  private int base = 1;
  private int nextBase = 1;

  /** By cell of the path and family, the previous chained cell on that line, or -1. */
  private int[] chain = {};

  /** By cell of the path, the cost from the start. */
  private long[] costs = {};

  private int size;
  private int read;
  private int kept;
  private long saved;
  private long sightTests;

  /** A smoother for paths on a graph; {@code window} 0 is no window. */
  RaySmoothing(GridGraph graph, int window) {
    moves = graph.moves();
    stride = graph.map().stride();
    rows = graph.map().height() + 2;
    families = graph.movement().directions() == 4 ? 2 : 4;
    steps = new int[] {1, stride, stride + 1, stride - 1};
    moveCosts =
        new int[] {
          graph.straightCost(), graph.straightCost(), graph.diagonalCost(), graph.diagonalCost()
        };
    this.window = window == 0 ? Integer.MAX_VALUE : window;
    heads = new int[3 * (rows + stride)];
  }

  /** Cells before {@code kept} are done with; those from {@code read} on are still to come. */
  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.expand(path, stride);
    chain(path);
    kept = 1;
    read = 1;
    saved = 0;
    for (int anchor = 0; read < size; anchor++) {
      int landing = landing(path, anchor);
      if (landing >= read) {
        replace(path, anchor, landing);
        anchor = Math.max(anchor, kept - 4);
      } else if (anchor == kept - 1) {
        costs[kept] = costs[read] - saved;
        path.set(kept++, path.cell(read++));
      }
    }
    path.truncate(kept);
  }

  /** Chains the cells of each line and sums up costs. */
  private void chain(PathBuffer path) {
    size = path.size();
    if (costs.length < size) {
      costs = new long[2 * size];
      chain = new int[2 * size * families];
    }
    if (nextBase > Integer.MAX_VALUE - size) {
      Arrays.fill(heads, 0);
      nextBase = 1;
    }
    base = nextBase;
    nextBase += size;
    costs[0] = 0;
    for (int i = 0; i < size; i++) {
      int cell = path.cell(i);
      int step = i == size - 1 ? 0 : Math.abs(path.cell(i + 1) - cell);
      for (int family = 0; family < families; family++) {
        if (step == steps[family]) {
          costs[i + 1] = costs[i] + moveCosts[family];
        } else {
          int line = line(family, cell);
          chain[i * families + family] = heads[line] - base;
          heads[line] = base + i;
        }
      }
    }
  }

  private int line(int family, int cell) {
    int y = cell / stride;
    int x = cell - y * stride;
    return switch (family) {
      case 0 -> y;
      case 1 -> rows + x;
      case 2 -> 2 * rows + stride + x - y;
      default -> 2 * (rows + stride) + x + y;
    };
  }

  /** The last cell to come that a ray from cell {@code anchor} meets with profit, or less. */
  private int landing(PathBuffer path, int anchor) {
    int cell = path.cell(anchor);
    int best = read - 1;
    for (int family = 0; family < families; family++) {
      int step = steps[family];
      int i = heads[line(family, cell)] - base;
      for (; i > best; i = chain[i * families + family]) {
        int signed = (path.cell(i) - cell) / step;
        int count = Math.min(Math.abs(signed), window);
        int landing = i - (Math.abs(signed) - count);
        int target = cell + Integer.signum(signed) * count * step;
        boolean pays =
            landing > best
                && path.cell(landing) == target
                && costs[landing] - saved - costs[anchor] > (long) count * moveCosts[family];
        if (pays && isClear(cell, target, family)) {
          best = landing;
          break;
        }
      }
    }
    return best;
  }

  /** Whether the moves along a line from one cell to another are legal. */
  private boolean isClear(int from, int to, int family) {
    sightTests++;
    int d = to < from ? Directions.reverse(directions[family]) : directions[family];
    int offset = to < from ? -steps[family] : steps[family];
    for (int cell = from; cell != to; cell += offset) {
      if ((moves[cell] >>> d & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Goes straight from cell {@code anchor} to cell {@code landing}. */
  private void replace(PathBuffer path, int anchor, int landing) {
    int cell = path.cell(anchor);
    int target = path.cell(landing);
    long oldCost = costs[landing];
    int family = 0;
    while (line(family, cell) != line(family, target)) {
      family++;
    }
    int offset = target < cell ? -steps[family] : steps[family];
    kept = anchor + 1;
    while (cell != target) {
      cell += offset;
      costs[kept] = costs[kept - 1] + moveCosts[family];
      path.set(kept++, cell);
    }
    saved = oldCost - costs[kept - 1];
    read = landing + 1;
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
