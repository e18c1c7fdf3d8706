package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;

/** Simple subgoal graphs; see {@link SubgoalGraph}. Guarantee: optimal. */
public final class SubgoalPlanner implements Planner {
  private final SubgoalGraph subgoals;
  private final boolean components;

  SubgoalPlanner(SubgoalGraph subgoals, boolean components) {
    this.subgoals = subgoals;
    this.components = components;
  }

  /** The abstract graph. */
  public SubgoalGraph subgoals() {
    return subgoals;
  }

  @Override
  public GridGraph graph() {
    return subgoals.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public long indexBytes() {
    return subgoals.bytes();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new SubgoalSearch(subgoals, components, observer);
  }
}
