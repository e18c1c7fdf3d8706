package hopscotch.core.search.anyangle.exact;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;

/** {@code enlsvg} prepared for a graph: its sparse visibility graph and its blocks of runs. */
final class EdgeLevelPlanner implements Planner {
  private final GridGraph graph;
  private final Corners corners;
  private final RelevantCells relevant;
  private final SparseVisibilityGraph visibility;
  private final boolean checkComponents;

  EdgeLevelPlanner(
      GridGraph graph, Corners corners, SparseVisibilityGraph visibility, boolean checkComponents) {
    this.graph = graph;
    this.corners = corners;
    this.visibility = visibility;
    this.checkComponents = checkComponents;
    relevant = new RelevantCells(graph, corners);
  }

  SparseVisibilityGraph visibility() {
    return visibility;
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public LengthMetric metric() {
    return LengthMetric.EUCLIDEAN;
  }

  @Override
  public boolean answersPoints() {
    return true;
  }

  @Override
  public long indexBytes() {
    return visibility.bytes() + relevant.bytes();
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new EdgeLevelSearch(graph, visibility, corners, relevant, checkComponents, observer);
  }
}
