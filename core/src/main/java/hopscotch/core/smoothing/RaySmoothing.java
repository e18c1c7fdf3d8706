package hopscotch.core.smoothing;

import hopscotch.core.grid.ArrayLength;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import java.util.Arrays;

/**
 * The smoothing of HPA* (Botea, Mueller and Schaeffer, "Near Optimal Hierarchical Path-Finding",
 * Journal of Game Development 1, 2004, section 3.3). From each cell of the path rays go out in the
 * compass directions. If a ray meets a later cell of the path by legal moves at a lower cost, the
 * run of moves replaces the piece between. The answer is a path of single moves, never costlier
 * than before.
 *
 * <p>Where we deviate: the farthest later cell along the path wins, not the first that a ray meets.
 * It goes on any number of moves before the landing, where the authors' code goes on two: from
 * farther back other rays land (figures in docs/notebook/smoothing.md).
 *
 * <p>No ray is walked. Cells of the path on one row, column or diagonal are chained, later ones
 * first; a ray meets those of its own {@linkplain LineRuns run} of legal moves. On uniform terrain,
 * where the path takes no longer to the last of these than the ray, it takes no longer to any of
 * them. On weighted terrain a path around heavy ground may come back to the ray's line at less cost
 * than along it, so each of them is looked at. Of cells that the path visits one after another
 * along a line only the last is chained: from anywhere on the line all or none are met, and the
 * last at the most profit.
 *
 * <p>With a horizon of N a ray lands only on the next N cells of the path, counted from the first
 * that is not read yet. What is lost is a landing farther on: the path is never costlier than it
 * was, but it may keep a detour of more than N cells, and cross itself. Where a ray's own cell
 * comes again within the horizon, the loop is cut out.
 *
 * <p>With a window of N a ray ends after N moves (Jansen and Buro, "HPA* Enhancements", 2007).
 *
 * <p>Time: linear in the path, plus the cells met on a line. Space: 28 bytes for each cell of the
 * longest path.
 */
final class RaySmoothing implements Smoother {
  private final LineRuns runs;
  private final int stride;
  private final int rows;
  private final int families;
  private final int[] steps;
  private final int[] moveCosts;

  /** The terrain characters by cell, and their weights; {@code null} on uniform terrain. */
  private final byte[] terrain;

  private final int[] weights;
  private final int window;
  private final int back;
  private final int ahead;

  /** For each line, {@code base} + the last cell of the path on it; below {@code base} for none. */
  private final int[] heads;

  private int base = 1;
  private int nextBase = 1;

  /** For each cell of the path and family, the previous chained cell on that line, or -1. */
  private int[] chain = {};

  /** For each cell of the path, the cost from the start. */
  private long[] costs = {};

  /** For each cell of the path, its row, the border counted. */
  private int[] ys = {};

  /** The family of the ray that last landed. */
  private int winner;

  /** The family of the move to the last chained cell. */
  private int lastFamily;

  private int size;

  /** The last chained cell of the path. */
  private int seen;

  /** The cost of the given path up to there. */
  private long costToSeen;

  private int read;
  private int kept;
  private long saved;
  private long sightTests;

  /**
   * A smoother for paths on a graph.
   *
   * @param runs of the graph
   * @param window the most moves of a ray; 0 for any number
   * @param back how many moves before a landing to go on
   * @param ahead how many cells from the first unread one on a ray may land on; 0 for any number
   */
  RaySmoothing(GridGraph graph, LineRuns runs, int window, int back, int ahead) {
    this.runs = runs;
    stride = graph.map().stride();
    rows = graph.map().height() + 2;
    families = runs.families();
    steps = new int[] {1, stride, stride + 1, stride - 1};
    moveCosts =
        new int[] {
          graph.straightCost(), graph.straightCost(), graph.diagonalCost(), graph.diagonalCost()
        };
    terrain = graph.terrain();
    weights = graph.isWeighted() ? graph.weightsByTerrain() : null;
    this.window = window == 0 ? Integer.MAX_VALUE : window;
    this.back = back;
    this.ahead = ahead == 0 ? Integer.MAX_VALUE : ahead;
    heads = new int[3 * (rows + stride)];
  }

  /** Cells before {@code kept} are final; those from {@code read} on have not been read. */
  @Override
  public void smooth(PathBuffer path) {
    sightTests = 0;
    Segments.expand(path, stride);
    begin(path);
    for (int anchor = 0; read < size; anchor++) {
      see(path, (int) Math.min(size - 1, read - 1L + ahead));
      int landing = landing(path, anchor);
      if (landing >= read) {
        replace(path, anchor, landing);
        anchor = Math.min(kept - 2, Math.max(anchor, kept - 2 - back));
      } else if (anchor == kept - 1) {
        keepNext(path);
      }
    }
    path.truncate(kept);
  }

  private void begin(PathBuffer path) {
    size = path.size();
    if (costs.length < size) {
      int room = ArrayLength.grown((long) size * families, "the rays of a path") / families;
      costs = new long[room];
      ys = new int[room];
      chain = new int[room * families];
    }
    if (nextBase > Integer.MAX_VALUE - size) {
      Arrays.fill(heads, 0);
      nextBase = 1;
    }
    base = nextBase;
    nextBase += size;
    saved = 0;
    seen = 0;
    costToSeen = 0;
    costs[0] = 0;
    ys[0] = path.cell(0) / stride;
    chainOnLines(0, 0, path.cell(0) - ys[0] * stride, ys[0]);
    kept = 1;
    read = 1;
  }

  private void keepNext(PathBuffer path) {
    costs[kept] = costs[read] - saved;
    ys[kept] = ys[read];
    path.set(kept++, path.cell(read++));
  }

  /** Chains the cells of the path up to {@code end} and sums up their costs. */
  private void see(PathBuffer path, int end) {
    while (seen < end) {
      int cell = path.cell(++seen);
      int step = cell - path.cell(seen - 1);
      int y = row(cell, step, ys[seen - 1]);
      ys[seen] = y;
      chainOnLines(seen, Math.abs(step), cell - y * stride, y);
      costToSeen += units(path.cell(seen - 1), cell) * moveCosts[lastFamily];
      costs[seen] = costToSeen;
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

  /** Chains cell {@code i} of the path, entered by a step, on each of its lines. */
  private void chainOnLines(int i, int step, int x, int y) {
    chain(i, step, 0, y);
    chain(i, step, 1, rows + x);
    if (families == 4) {
      chain(i, step, 2, 2 * rows + stride + x - y);
      chain(i, step, 3, 2 * (rows + stride) + x + y);
    }
  }

  /** Chains cell {@code i} on a line, in place of the cell before if the path came along it. */
  private void chain(int i, int step, int family, int line) {
    int at = i * families + family;
    if (step == steps[family]) {
      chain[at] = chain[at - families];
      lastFamily = family;
    } else {
      chain[at] = heads[line] - base;
    }
    heads[line] = base + i;
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
   * best}.
   */
  private int landing(PathBuffer path, int anchor, int family, int line, int best) {
    int last = heads[line] - base;
    if (last <= best) {
      return best;
    }
    int cell = path.cell(anchor);
    int y = ys[anchor];
    long spent = saved + costs[anchor];
    int place = runs.place(family, cell - y * stride, y);
    sightTests++;
    int forward = runs.after(family, place);
    int backward = runs.before(family, place);
    if ((forward | backward) == 0) {
      return best;
    }
    for (int i = last; i > best; i = chain[i * families + family]) {
      int signed = family == 0 ? path.cell(i) - cell : ys[i] - y;
      if (signed > forward || -signed > backward) {
        continue;
      }
      int away = Math.abs(signed);
      int count = Math.min(away, window);
      int landing = i - (away - count);
      int met = place + Integer.signum(signed) * count;
      boolean pays =
          landing > best
              && costs[landing] - spent > runs.units(family, place, met) * moveCosts[family]
              && (count == away
                  || path.cell(landing) == cell + Integer.signum(signed) * count * steps[family]);
      if (pays) {
        winner = family;
        return landing;
      } else if (window == Integer.MAX_VALUE && weights == null) {
        return best;
      }
    }
    return best;
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
      costs[kept] = costs[kept - 1] + units(cell, cell + offset) * moveCosts[winner];
      cell += offset;
      y += down;
      ys[kept] = y;
      path.set(kept++, cell);
    }
    saved = oldCost - costs[kept - 1];
    read = landing + 1;
  }

  /** The cost of a move between two cells, in units of its base cost. */
  private long units(int from, int to) {
    return weights == null ? 1 : weights[terrain[from]] + weights[terrain[to]];
  }

  @Override
  public long sightTests() {
    return sightTests;
  }
}
