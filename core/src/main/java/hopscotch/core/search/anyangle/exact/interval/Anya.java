package hopscotch.core.search.anyangle.exact.interval;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GridSearch;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.DeadEnds;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;

/**
 * Anya (Harabor, Grastien, Oz and Aksakalli, "Optimal Any-Angle Pathfinding In Practice", JAIR
 * 2016). A node is an interval of a line between two rows of cells, and a root that sees it; it is
 * expanded into the run of free cells beyond, found in the bits of that row ({@link
 * RunSuccessors}). {@link IntervalQueue} says which node is next.
 *
 * <p>Where we deviate:
 *
 * <ul>
 *   <li>An interval's ends are rays through points of the grid, so that all sides are told in whole
 *       numbers.
 *   <li>An interval is no longer than what is free beyond it.
 *   <li>The paper leaves out culs-de-sac: runs with no other neighbour. We leave out all cells that
 *       {@link RelevantCells} tells, which are whole parts of the map behind a run that is the only
 *       way there, or else {@link DeadEnds}. These are found when the planner is prepared, in
 *       linear time; the paper prepares nothing.
 * </ul>
 *
 * <p>Guarantee: a shortest path. Space: 20 bytes a corner, and 48 to 56 a node. For one thread.
 */
public final class Anya extends GridSearch {
  private final IntervalQueue queue;
  private final RunSuccessors successors;

  /**
   * A search that enters no cell which is left out.
   *
   * @param checkComponents whether components answer unreachable goals
   * @param observer who watches, or {@code null}
   */
  public Anya(
      GridGraph graph,
      Corners corners,
      Pruning pruning,
      boolean checkComponents,
      SearchObserver observer) {
    super(graph, checkComponents, observer, 0);
    queue = new IntervalQueue(graph, observer);
    successors = new RunSuccessors(graph, corners, pruning, queue, observer);
  }

  @Override
  protected void stay(int at, PathBuffer path) {
    queue.stay(at, path);
  }

  @Override
  protected Outcome search(int start, int goal, PathBuffer path, Budget budget) {
    long expanded = 0;
    meter.start(budget);

    queue.begin(start, goal);
    successors.addOfStart(start, goal);
    for (int node = queue.next(); node >= 0; node = queue.next()) {
      if (meter.stops(expanded)) {
        break;
      }
      expanded++;
      if (observer != null) {
        queue.tellExpanded(node, successors.cellBeyond(node));
      }
      successors.addOf(node);
    }
    queue.count(counters, expanded);
    return meter.stopped() == null ? queue.trace(path) : meter.stopped();
  }
}
