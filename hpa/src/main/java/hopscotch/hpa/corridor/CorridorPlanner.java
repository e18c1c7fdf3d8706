package hopscotch.hpa.corridor;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.ChangingGraph;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.ChangingPlanner;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.ChangingGraphPlanner;
import hopscotch.core.planner.capability.Changeable;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.List;
import java.util.Optional;

/**
 * Finds a path over regions, then one over the cells of these regions. Guarantee: complete, since
 * regions are connected and adjacent ones are joined by a move. Immutable, shared by threads.
 */
final class CorridorPlanner implements Planner {
  private final GridGraph graph;
  private final RegionLevels regionLevels;

  /** The sectors; {@code null} where regions are none. */
  private final Sectors sectors;

  private final boolean checkComponents;

  private CorridorPlanner(
      GridGraph graph, RegionLevels regionLevels, Sectors sectors, boolean checkComponents) {
    this.graph = graph;
    this.regionLevels = regionLevels;
    this.sectors = sectors;
    this.checkComponents = checkComponents;
    if (checkComponents) {
      regionLevels.components();
    }
  }

  /**
   * PRA*: Sturtevant and Buro, "Partial Pathfinding Using Map Abstraction and Refinement", AAAI
   * 2005, in its unbounded form. It starts half-way up to the lowest level on which start and goal
   * are in one region, and lets each level's path confine the search of the next lower one.
   */
  static CorridorPlanner partialRefinement(GridGraph graph, boolean checkComponents) {
    return new CorridorPlanner(graph, RegionLevels.ofCliques(graph), null, checkComponents);
  }

  /**
   * Sectors: Sturtevant, "Memory-Efficient Abstractions for Pathfinding", AIIDE 2007. Where the
   * paper walks from the middle of one region to that of the next and trims the result, this
   * searches all regions on the way at once, so that its paths compare with those of PRA*.
   *
   * @param side of a sector, in cells
   */
  static CorridorPlanner sectors(GridGraph graph, int side, boolean checkComponents) {
    return of(graph, Sectors.of(graph, side), checkComponents);
  }

  private static CorridorPlanner of(GridGraph graph, Sectors sectors, boolean checkComponents) {
    return new CorridorPlanner(graph, sectors.levels(), sectors, checkComponents);
  }

  /** Sectors can be repaired; cliques cannot, since one change may group all of them otherwise. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    if (sectors != null && type == Changeable.class) {
      return Optional.of(type.cast((Changeable) this::changing));
    }
    return sectors != null && type == Repairable.class
        ? Optional.of(type.cast((Repairable) this::withChanges))
        : Planner.super.capability(type);
  }

  private ChangingPlanner changing() {
    return new ChangingGraphPlanner<>(
        graph,
        own -> sectors(own, sectors.side(), checkComponents),
        (planner, changed) -> {
          planner.sectors.repair(changed);
          return true;
        });
  }

  /** The planner for the map after some cells changed: a copy, repaired in place. */
  private CorridorPlanner withChanges(CellChanges changes) {
    ChangingGraph own = new ChangingGraph(graph);
    Sectors copy = sectors.copy(own.graph());
    own.apply(changes);
    copy.repair(own);
    return of(own.graph(), copy, checkComponents);
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
    return regionLevels.bytes() + (checkComponents ? 4L * regionLevels.components().length : 0);
  }

  @Override
  public List<String> extraCounters() {
    return QueryMeter.EXTRA_COUNTERS;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new CorridorSearch(graph, regionLevels, checkComponents, observer);
  }
}
