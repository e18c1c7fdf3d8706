package hopscotch.bidirectional.frontier;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.CellStates;
import hopscotch.core.search.Heuristic;
import hopscotch.core.search.HeuristicSearch;
import hopscotch.core.search.SkipTable;
import hopscotch.core.search.open.BucketQueue;
import java.util.List;

/**
 * A bidirectional search without its loop: the graph's arrays, the states of both sides, the
 * heuristic, and the steps by which a query begins and ends. What happens at each expansion stands
 * in each loop, over locals: shared as methods over fields it made BAE* a sixth slower
 * (docs/notebook, two frontiers).
 *
 * <p>Moves are symmetric, so the frontier from the goal reads the same tables as the one from the
 * start. Space: 16 bytes for each cell, two states, and 8 for each open entry. For one thread.
 */
public abstract class BidirectionalSearch extends HeuristicSearch {
  /** The names of the extra counters. */
  public static final List<String> EXTRA_COUNTERS =
      List.of(
          "expanded-forward",
          "expanded-backward",
          "necessary",
          "meeting-cell",
          "mu-updates",
          "expanded-after-mu");

  /** The most buckets of an open list that is one array: 8 bytes for each bucket reached. */
  public static final int MAX_BUCKETS = 1 << 29;

  /** The state of a cell on a side is at {@code 2 * cell + side}. */
  protected final CellStates states;

  /** The moves that cannot improve anything; see {@link SkipTable}. */
  protected final byte[] skip;

  /** The best meeting: its cost and its cell. */
  protected final Meeting meeting = new Meeting();

  /** The lower bound at each expansion. */
  protected final BoundLog bounds = new BoundLog();

  /** A search on a graph. */
  protected BidirectionalSearch(
      GridGraph graph, Heuristic heuristic, boolean checkComponents, SearchObserver observer) {
    super(graph, heuristic, checkComponents, observer, EXTRA_COUNTERS.size());
    states = new CellStates(2 * graph.map().cellCount());
    skip = SkipTable.of(graph);
  }

  /**
   * The binary logarithm of the width of a bucket, for buckets that lie in one array and may have
   * any width. It is that of {@link BucketQueue#shiftFor}. On a graph with very long paths it is
   * larger, so that {@value #MAX_BUCKETS} buckets are enough for every f.
   */
  public static int bucketShift(GridGraph graph) {
    int shift = BucketQueue.shiftFor(graph.leastStraightCost());
    while (2 * maxPathCost(graph) >>> shift > MAX_BUCKETS) {
      shift++;
    }
    return shift;
  }

  /** An upper bound on the cost of a path that visits no cell twice. */
  private static long maxPathCost(GridGraph graph) {
    return graph.freeCount() * graph.maxMoveCost();
  }

  /**
   * Refuses a graph that would need more than {@value #MAX_BUCKETS} buckets, each as wide as the
   * largest power of two up to the cheapest move.
   *
   * @throws IllegalArgumentException naming the planner and the number
   */
  public static void requireBuckets(String id, GridGraph graph) {
    long width = Long.highestOneBit(graph.leastStraightCost());
    if (maxPathCost(graph) / width > MAX_BUCKETS) {
      throw new IllegalArgumentException(
          ("%s keeps a bucket for each multiple of the cheapest move: the longest possible"
                  + " path on this map needs %d of them, expected at most %d; use baestar, or"
                  + " smaller weights")
              .formatted(id, maxPathCost(graph) / width, MAX_BUCKETS));
    }
  }

  /** The largest change of h by one move. */
  protected static long maxChangeOfH(GridGraph graph, Heuristic heuristic) {
    return heuristic.perMax(graph) + heuristic.perMin(graph);
  }

  /** Begins a query: both ends are reached at g = 0. Returns the base of its states. */
  protected final long begin(int start, int goal, Budget budget) {
    meter.start(budget);
    meeting.clear();
    bounds.clear();
    long base = states.begin();
    states.array()[2 * start] = base;
    states.array()[2 * goal + 1] = base;
    return base;
  }

  /** Ends a query: stores what the frontiers did and traces the path over the meeting cell. */
  protected final Outcome finish(Frontier forward, Frontier backward, PathBuffer path) {
    counters.setExtra(0, forward.expanded);
    counters.setExtra(1, backward.expanded);
    counters.setExtra(2, bounds.countBelow(meeting.mu));
    counters.setExtra(3, meeting.cell);
    counters.setExtra(4, meeting.updates);
    counters.setExtra(5, forward.expanded + backward.expanded - meeting.expandedBefore);
    Outcome outcome = meter.outcome(meeting.cell != 0);
    if (outcome == Outcome.FOUND) {
      trace(meeting.cell, forward.origin, backward.origin, path);
    }
    return outcome;
  }

  private void trace(int meetingCell, int start, int goal, PathBuffer path) {
    addHalf(0, meetingCell, start, path);
    path.reverse(0);
    path.add(meetingCell);
    addHalf(1, meetingCell, goal, path);
  }

  /** Appends a side's half of the path, from the cell after the meeting cell to its origin. */
  private void addHalf(int side, int meetingCell, int origin, PathBuffer path) {
    long[] array = states.array();
    for (int cell = meetingCell; cell != origin; ) {
      cell -= offsets[CellStates.direction(array[2 * cell + side])];
      path.add(cell);
    }
  }
}
