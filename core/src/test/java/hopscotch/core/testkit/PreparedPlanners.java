package hopscotch.core.testkit;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import java.util.IdentityHashMap;

/**
 * The planners of one spec, one a graph. A planner may be shared by any number of queries and
 * threads, so the properties of a contract ask the same one, whatever was asked of it before.
 */
final class PreparedPlanners {
  private final IdentityHashMap<GridGraph, PreparedPlanner> made = new IdentityHashMap<>();
  private String spec = "";

  /** The planner of that spec for the graph. Planners of another spec are given up. */
  synchronized PreparedPlanner get(String wanted, GridGraph graph) {
    if (!wanted.equals(spec)) {
      made.clear();
      spec = wanted;
    }
    return made.computeIfAbsent(graph, key -> Planners.prepare(wanted, key));
  }
}
