package hopscotch.core.search.realtime;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.GrowingTree;

/**
 * TBA* (Bj&ouml;rnsson, Bulitko and Sturtevant, "TBA*: Time-Bounded A*", IJCAI 2009): one A* from
 * the start to the goal, cut into slices, with a move after each slice. The path to the cell that
 * A* expands next is traced back. If the unit is on the path that was traced last, it follows it.
 * Else it goes back towards the start by the tree of A*, until it meets that path.
 *
 * <p>Guarantee: the unit arrives wherever a path exists. A* ends, and then the path to the goal is
 * traced. That path begins at the start, and steps back lead the unit there. If one slice is enough
 * for all of A*, the walk is the path of A*.
 *
 * <p>A slice traces at most as many cells as it may expand. A trace that is not done goes on in the
 * next slice, while the unit follows the one before. The first trace is always done in its slice:
 * its path has no more moves than cells were expanded.
 *
 * <p>Where this deviates: the paper divides a limit of time between expansions and tracing. Here
 * the limit is of expansions. When A* has found the goal, it writes down its whole path, once a
 * walk, and this is not in any limit.
 *
 * <p>Space: 16 bytes for each cell and 16 for each open entry. For one thread.
 */
final class TimeBoundedAStar extends RealTimeWalk {
  private final GrowingTree tree;
  private final Budget slice;
  private final PathBuffer found = new PathBuffer();

  /** The path that the unit follows, and the one that is being traced. */
  private TracedPath followed;

  private TracedPath traced;
  private int start;
  private int before;
  private boolean isBegun;
  private boolean isSolved;
  private boolean isTraced;

  TimeBoundedAStar(GridGraph graph, int most, SearchObserver observer) {
    super(graph, most, observer);
    SearchObserver ofTree = observer == null ? null : observer.withoutEnds();
    tree =
        (GrowingTree)
            Planners.prepare("astar(open=heap,components=false)", graph).newSearch(ofTree);
    slice = Budget.expansions(most);
    followed = new TracedPath(graph.map().cellCount());
    traced = new TracedPath(graph.map().cellCount());
  }

  @Override
  protected void depart(int from) {
    start = from;
    before = from;
    isBegun = false;
    isSolved = false;
    isTraced = true;
    followed.clear();
  }

  @Override
  protected Outcome walk(PathBuffer path) {
    Outcome stopped = isSolved ? null : grow();
    if (stopped != null) {
      return stopped;
    }
    trace();
    int next = followed.next(at);
    if (next < 0) {
      next = at == start ? before : tree.parent(at);
    }
    before = at;
    at = next;
    path.add(next);
    return null;
  }

  private Outcome grow() {
    long expanded = counters.expanded;
    Budget rest = meter.remaining(expanded);
    Budget budget = rest == Budget.UNLIMITED ? slice : rest.atMost(most);
    Outcome outcome = isBegun ? tree.resume(found, budget) : tree.find(at, goal, found, budget);
    isBegun = true;
    isSolved = outcome == Outcome.FOUND;
    count();
    boolean isCut = outcome == Outcome.OUT_OF_EXPANSIONS && counters.expanded - expanded == most;
    return isSolved || isCut ? null : outcome;
  }

  private void count() {
    SearchCounters of = tree.counters();
    counters.set(
        of.expanded, of.generated, of.reopened, of.touched, of.heapOperations, of.openPeak);
  }

  /** Goes on with the trace, or begins one; once it is done, its path is followed. */
  private void trace() {
    if (isSolved && isTraced && followed.end() == goal) {
      return;
    }
    if (isTraced) {
      traced.clear();
      traced.add(isSolved ? goal : tree.mostPromising());
    }
    int cell = traced.last();
    for (int i = 0; i < most && cell != at && cell != start; i++) {
      cell = tree.parent(cell);
      traced.add(cell);
    }
    isTraced = cell == at || cell == start;
    if (isTraced) {
      TracedPath done = traced;
      traced = followed;
      followed = done;
    }
  }
}
