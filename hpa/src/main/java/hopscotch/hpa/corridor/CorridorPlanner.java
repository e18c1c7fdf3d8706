package hopscotch.hpa.corridor;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.hpa.effort.Effort;
import java.util.List;

/**
 * Finds a path over regions, then one over the cells of these regions. Guarantee: complete, since
 * regions are connected and adjacent ones are joined by a move. Immutable, shared by threads.
 */
public final class CorridorPlanner implements Planner {
  private final GridGraph graph;
  private final RegionTower tower;
  private final boolean checkComponents;

  private CorridorPlanner(GridGraph graph, RegionTower tower, boolean checkComponents) {
    this.graph = graph;
    this.tower = tower;
    this.checkComponents = checkComponents;
    if (checkComponents) {
      graph.components();
    }
  }

  /**
   * PRA*: Sturtevant and Buro, "Partial Pathfinding Using Map Abstraction and Refinement", AAAI
   * 2005, in its unbounded form. Starts half-way up to the lowest level on which start and goal are
   * in one region, and lets each level's path confine the search of the next lower one.
   */
  public static CorridorPlanner partialRefinement(GridGraph graph, boolean checkComponents) {
    return new CorridorPlanner(graph, RegionTower.ofCliques(graph), checkComponents);
  }

  /**
   * Sectors: Sturtevant, "Memory-Efficient Abstractions for Pathfinding", AIIDE 2007. Where the
   * paper walks from the middle of one region to that of the next and trims the result, this
   * searches all regions on the way at once, so that its paths compare with those of PRA*.
   *
   * @param side of a sector, in cells
   */
  public static CorridorPlanner sectors(GridGraph graph, int side, boolean checkComponents) {
    return new CorridorPlanner(graph, RegionTower.ofSectors(graph, side), checkComponents);
  }

  @Override
  public GridGraph graph() {
    return graph;
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.COMPLETE;
  }

  @Override
  public long indexBytes() {
    return tower.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return Effort.EXTRA_COUNTERS;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new CorridorSearch(graph, tower, checkComponents, observer);
  }
}
