package hopscotch.papers.bidirectional;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.search.Heuristic;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The targeted bound searches of Siag, Shperberg, Felner and Sturtevant (IJCAI 2023). A search
 * raises one bound. The two sides take turns, and each expands the open cell with the least key of
 * that bound. The search ends when a path costs no more than the greatest of all 17 bounds. A cell
 * that the other side has expanded is not expanded. A cell whose f is at least the cost of a known
 * path is not opened. Among cells of equal keys the latest comes first.
 *
 * <p>Keys of a bound never fall along a path, so each side expands a cell at most once, at its
 * least g. For uniform terrain; for one thread.
 */
final class TargetedBoundSearch {
  private static final int UNREACHED = Integer.MAX_VALUE;

  private final GridGraph graph;
  private final int stride;
  private final int[] offsets;
  private final int[] moveCosts;
  private final int cheapest;
  private final long perMax;
  private final long perMin;
  private final Side[] sides;
  private PairBound target;
  private int cost;

  /** The lower bound at each expansion. It never falls. */
  private int[] proved = new int[1024];

  private int expanded;

  TargetedBoundSearch(GridGraph graph) {
    if (graph.isWeighted()) {
      throw new IllegalArgumentException("targeted bounds: expected uniform terrain");
    }
    this.graph = graph;
    stride = graph.map().stride();
    offsets = Directions.offsets(stride);
    moveCosts = graph.moveCosts();
    cheapest = Math.toIntExact(graph.leastStraightCost());
    perMax = Heuristic.AUTO.perMax(graph);
    perMin = Heuristic.AUTO.perMin(graph);
    sides = new Side[] {new Side(0), new Side(1)};
  }

  /** One of the two directions. */
  private final class Side {
    private final int number;
    private final int[] costs = new int[graph.map().cellCount()];
    private final boolean[] isClosed = new boolean[costs.length];
    private final LeastKey[] leasts = new LeastKey[PairBound.ALL.size()];
    private final List<IntArrayList> buckets = new ArrayList<>();
    private final IntArrayList reached = new IntArrayList();
    private int origin;
    private int base;
    private int open;

    Side(int number) {
      this.number = number;
      Arrays.fill(costs, UNREACHED);
      Arrays.setAll(leasts, i -> new LeastKey());
    }

    void begin(int cell, int estimate) {
      for (int i = 0; i < reached.size(); i++) {
        costs[reached.getInt(i)] = UNREACHED;
        isClosed[reached.getInt(i)] = false;
      }
      reached.clear();
      buckets.forEach(IntArrayList::clear);
      origin = cell;
      open = 1;
      costs[cell] = 0;
      reached.add(cell);
      for (int i = 0; i < leasts.length; i++) {
        leasts[i].begin(PairBound.ALL.get(i).key(number, 0, estimate, 0));
      }
      base = target.key(number, 0, estimate, 0);
      bucket(base).add(cell);
    }

    private IntArrayList bucket(int key) {
      while (buckets.size() <= key - base) {
        buckets.add(new IntArrayList());
      }
      return buckets.get(key - base);
    }

    /** Adds an open cell to the counts of each bound, or removes it. */
    private void count(int cell, int g, boolean isIn) {
      int h = estimate(cell, sides[1 - number].origin);
      int back = estimate(cell, origin);
      for (int i = 0; i < leasts.length; i++) {
        int key = PairBound.ALL.get(i).key(number, g, h, back);
        if (isIn) {
          leasts[i].add(key);
        } else {
          leasts[i].remove(key);
        }
      }
    }

    private int key(int cell) {
      int h = estimate(cell, sides[1 - number].origin);
      return target.key(number, costs[cell], h, estimate(cell, origin));
    }

    /** Opens a cell, or lowers its g. */
    void open(int cell, int g) {
      if (costs[cell] == UNREACHED) {
        reached.add(cell);
        open++;
      } else {
        count(cell, costs[cell], false);
      }
      costs[cell] = g;
      count(cell, g, true);
      bucket(key(cell)).add(cell);
    }

    /** Takes the open cell with the least key of the target bound. There must be an open cell. */
    int take() {
      int least = leasts[PairBound.ALL.indexOf(target)].get();
      IntArrayList bucket = bucket(least);
      while (true) {
        int cell = bucket.popInt();
        if (!isClosed[cell] && key(cell) == least) {
          isClosed[cell] = true;
          open--;
          count(cell, costs[cell], false);
          return cell;
        }
      }
    }
  }

  /**
   * The cost of a shortest path between two cells, or {@link Integer#MAX_VALUE} if there is none.
   */
  int find(int start, int goal, PairBound newTarget) {
    target = newTarget;
    cost = start == goal ? 0 : UNREACHED;
    expanded = 0;
    sides[0].origin = start;
    sides[1].origin = goal;
    sides[0].begin(start, estimate(start, goal));
    sides[1].begin(goal, estimate(start, goal));
    for (int turn = 0; sides[0].open > 0 && sides[1].open > 0; turn ^= 1) {
      int bound = bound();
      if (bound >= cost) {
        break;
      }
      expand(sides[turn], bound);
    }
    return cost;
  }

  private int bound() {
    int greatest = 0;
    for (int i = 0; i < PairBound.ALL.size(); i++) {
      int forward = sides[0].leasts[i].get();
      int backward = sides[1].leasts[i].get();
      greatest = Math.max(greatest, PairBound.ALL.get(i).of(forward, backward, cheapest));
    }
    return greatest;
  }

  /** Expands the next cell of a side that the other side has not expanded. */
  private void expand(Side side, int bound) {
    Side other = sides[1 - side.number];
    int cell = side.take();
    while (other.isClosed[cell]) {
      if (side.open == 0) {
        return;
      }
      cell = side.take();
    }
    if (expanded == proved.length) {
      proved = Arrays.copyOf(proved, 2 * expanded);
    }
    proved[expanded++] = bound;
    for (int left = graph.moves(cell); left != 0; left &= left - 1) {
      int d = Integer.numberOfTrailingZeros(left);
      int next = cell + offsets[d];
      int g = side.costs[cell] + moveCosts[d];
      if (g < side.costs[next] && g + estimate(next, other.origin) < cost) {
        side.open(next, g);
        if (other.costs[next] != UNREACHED) {
          cost = Math.min(cost, g + other.costs[next]);
        }
      }
    }
  }

  private int estimate(int from, int to) {
    int dx = from % stride - to % stride;
    int dy = from / stride - to / stride;
    return (int) Heuristic.estimate(dx, dy, perMax, perMin);
  }

  /** The number of cells that the last search expanded. */
  int expanded() {
    return expanded;
  }

  /** The number of these while its lower bound was below the cost that it found. */
  int necessary() {
    int count = 0;
    while (count < expanded && proved[count] < cost) {
      count++;
    }
    return count;
  }
}
