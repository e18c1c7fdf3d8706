package hopscotch.core.testkit;

import hopscotch.core.contract.GridCase;
import hopscotch.core.planner.Planners;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The contract of a planner whose nodes are the cells of the map: what it counts is what an
 * observer sees.
 */
public abstract class CellSearchContract extends PlannerContract {
  @Property(seed = "20261")
  void cellsAreCountedAsObserved(@ForAll("queries") GridCase query) {
    ObservedCounts.agreeOnQueuedCells(graph -> Planners.prepare(spec(), graph), query);
  }
}
