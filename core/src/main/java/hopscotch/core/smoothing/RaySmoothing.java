package hopscotch.core.smoothing;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The smoothing of HPA* (Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1, 2004, section 3.3): from each cell of the path rays in the compass
 * directions; where a ray meets a later cell of the path by legal moves at a lower cost, the run of
 * moves replaces the piece between. Answers a path of single moves, never costlier than before.
 *
 * <p>Where we deviate: the farthest later cell along the path wins, not the first that a ray meets;
 * and no ray is walked that meets nothing or gains nothing. Cells of the path on one row, column or
 * diagonal are chained, later ones first, and a ray is walked only towards a chained cell to which
 * the run of moves would be cheaper than the path is. Of cells that the path visits one after
 * another along a line only the last is chained: from anywhere on the line all or none are met. It
 * goes on any number of moves before the landing, where the authors' code goes on two: from farther
 * back other rays land (figures in docs/results/rays-back.md).
 *
 * <p>With a window of N a ray ends after N moves (Jansen and Buro, "HPA* Enhancements", 2007).
 *
 * <p>Time: linear in the path, plus the rays. Space: 28 bytes a cell of the longest path.
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
  private final int back;

  /** By line, {@code base} + the last cell of the path on it; below {@code base} for none. */
  private final int[] heads;

  private int base = 1;
  private int nextBase = 1;

  /** By cell of the path and family, the previous chained cell on that line, or -1. */
  private int[] chain = {};

  /** By cell of the path, the cost from the start. */
  private long[] costs = {};

  /** By cell of the path, its row, the border counted. */
  private int[] ys = {};

  /** The family of the ray that last landed. */
  private int winner;

  private int size;
  private int read;
  private int kept;
  private long saved;
  private long sightTests;

  /**
   * A smoother for paths on a graph.
   *
   * @param window the most moves of a ray; 0 for any number
   * @param back how many moves before a landing to go on
   */
  RaySmoothing(GridGraph graph, int window, int back) {
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
    this.back = back;
    heads = new int[3 * (rows + stride)];
  }

  /** Cells before {@code kept} are final; those from {@code read} on have not been read. */
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
        anchor = Math.max(anchor, kept - 2 - back);
      } else if (anchor == kept - 1) {
        costs[kept] = costs[read] - saved;
        ys[kept] = ys[read];
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
      ys = new int[2 * size];
      chain = new int[2 * size * families];
    }
    if (nextBase > Integer.MAX_VALUE - size) {
      Arrays.fill(heads, 0);
      nextBase = 1;
    }
    base = nextBase;
    nextBase += size;
    costs[0] = 0;
    int before = path.cell(0);
    int y = before / stride;
    for (int i = 0; i < size; i++) {
      int cell = path.cell(i);
      y = row(cell, cell - before, y);
      before = cell;
      int x = cell - y * stride;
      ys[i] = y;
      int step = i == size - 1 ? 0 : Math.abs(path.cell(i + 1) - cell);
      chain(i, step, 0, y);
      chain(i, step, 1, rows + x);
      if (families == 4) {
        chain(i, step, 2, 2 * rows + stride + x - y);
        chain(i, step, 3, 2 * (rows + stride) + x + y);
      }
    }
  }

  /**
   * The row of a cell that is a step away from one on row {@code y}; a division where it is far.
   */
  private int row(int cell, int step, int y) {
    int length = Math.abs(step);
    if (length <= 1) {
      return y;
    } else if (length - stride >= -1 && length - stride <= 1) {
      return y + Integer.signum(step);
    }
    return cell / stride;
  }

  /** Chains cell {@code i} of the path on a line, unless the path goes on along it. */
  private void chain(int i, int step, int family, int line) {
    if (step == steps[family]) {
      costs[i + 1] = costs[i] + moveCosts[family];
    } else {
      chain[i * families + family] = heads[line] - base;
      heads[line] = base + i;
    }
  }

  /** The last cell to come that a ray from cell {@code anchor} meets with profit, or less. */
  private int landing(PathBuffer path, int anchor) {
    int y = ys[anchor];
    int x = path.cell(anchor) - y * stride;
    int best = landing(path, anchor, 0, y, read - 1);
    best = landing(path, anchor, 1, rows + x, best);
    if (families == 4) {
      best = landing(path, anchor, 2, 2 * rows + stride + x - y, best);
      best = landing(path, anchor, 3, 2 * (rows + stride) + x + y, best);
    }
    return best;
  }

  /**
   * The last cell after {@code best} that the two rays of a family meet with profit, else {@code
   * best}. A ray that met a wall is not walked again beyond it.
   */
  private int landing(PathBuffer path, int anchor, int family, int line, int best) {
    int last = heads[line] - base;
    if (last <= best) {
      return best;
    }
    int cell = path.cell(anchor);
    int step = steps[family];
    int y = ys[anchor];
    long spent = saved + costs[anchor];
    int forward = Integer.MAX_VALUE;
    int backward = Integer.MAX_VALUE;
    for (int i = last; i > best; i = chain[i * families + family]) {
      int signed = family == 0 ? path.cell(i) - cell : ys[i] - y;
      if (signed > forward || -signed > backward) {
        continue;
      }
      int away = Math.abs(signed);
      int count = Math.min(away, window);
      int landing = i - (away - count);
      boolean pays =
          landing > best
              && costs[landing] - spent > (long) count * moveCosts[family]
              && (count == away
                  || path.cell(landing) == cell + Integer.signum(signed) * count * step);
      if (!pays) {
        continue;
      }
      int clear = clear(cell, family, signed > 0, count);
      if (clear == count) {
        winner = family;
        return landing;
      } else if (signed > 0) {
        forward = clear;
      } else {
        backward = clear;
      }
    }
    return best;
  }

  /** How many moves along a line are legal, of {@code count}. */
  private int clear(int from, int family, boolean forward, int count) {
    sightTests++;
    int d = forward ? directions[family] : Directions.reverse(directions[family]);
    int offset = forward ? steps[family] : -steps[family];
    int cell = from;
    for (int i = 0; i < count; i++) {
      if ((moves[cell] >>> d & 1) == 0) {
        return i;
      }
      cell += offset;
    }
    return count;
  }

  /** Goes straight from cell {@code anchor} to cell {@code landing}. */
  private void replace(PathBuffer path, int anchor, int landing) {
    int cell = path.cell(anchor);
    int target = path.cell(landing);
    long oldCost = costs[landing];
    int offset = target < cell ? -steps[winner] : steps[winner];
    int y = ys[anchor];
    int down = winner == 0 ? 0 : Integer.signum(offset);
    kept = anchor + 1;
    while (cell != target) {
      cell += offset;
      y += down;
      ys[kept] = y;
      costs[kept] = costs[kept - 1] + moveCosts[winner];
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
