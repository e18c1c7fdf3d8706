package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.hpa.subgoal.SubgoalGraph;

/** Contraction hierarchies on a subgoal graph; see {@link Contraction}. Guarantee: optimal. */
public final class ContractionPlanner implements Planner {
  private final SubgoalGraph subgoals;
  private final UpwardGraph upward;
  private final boolean components;

  ContractionPlanner(SubgoalGraph subgoals, UpwardGraph upward, boolean components) {
    this.subgoals = subgoals;
    this.upward = upward;
    this.components = components;
  }

  /** How many nodes were contracted, or are left in the core. */
  public int nodeCount() {
    return subgoals.nodeCount();
  }

  /** How many arcs lead upwards: one for each edge or shortcut that is left. */
  public int arcCount() {
    return upward.targets().length;
  }

  UpwardGraph upward() {
    return upward;
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
    return subgoals.bytes() + upward.bytes();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new ContractionSearch(subgoals, upward, components, observer);
  }
}
