package hopscotch.hpa.corridor;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Repairable;
import hopscotch.core.planner.SearchObserver;
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

  /** The side of a sector; 0 where regions are no sectors. */
  private final int side;

  /** For each region of the top level its component; {@code null} where these are not checked. */
  private final int[] components;

  private CorridorPlanner(
      GridGraph graph, RegionLevels regionLevels, int side, boolean checkComponents) {
    this.graph = graph;
    this.regionLevels = regionLevels;
    this.side = side;
    this.components =
        checkComponents ? regionLevels.graph(regionLevels.levels()).components() : null;
  }

  /**
   * PRA*: Sturtevant and Buro, "Partial Pathfinding Using Map Abstraction and Refinement", AAAI
   * 2005, in its unbounded form. It starts half-way up to the lowest level on which start and goal
   * are in one region, and lets each level's path confine the search of the next lower one.
   */
  static CorridorPlanner partialRefinement(GridGraph graph, boolean checkComponents) {
    return new CorridorPlanner(graph, RegionLevels.ofCliques(graph), 0, checkComponents);
  }

  /**
   * Sectors: Sturtevant, "Memory-Efficient Abstractions for Pathfinding", AIIDE 2007. Where the
   * paper walks from the middle of one region to that of the next and trims the result, this
   * searches all regions on the way at once, so that its paths compare with those of PRA*.
   *
   * @param side of a sector, in cells
   */
  static CorridorPlanner sectors(GridGraph graph, int side, boolean checkComponents) {
    return new CorridorPlanner(graph, RegionLevels.ofSectors(graph, side), side, checkComponents);
  }

  /** Sectors can be repaired; cliques cannot, since one change may group all of them otherwise. */
  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Repairable.class && side > 0
        ? Optional.of(type.cast((Repairable) this::repaired))
        : Planner.super.capability(type);
  }

  /**
   * The planner for the map after some cells changed; this one stays as it is. Only the sectors
   * near a change are looked at again. What grows with the map is a copy of its arrays and of the
   * regions of cells, and one pass over the regions and their edges.
   */
  private CorridorPlanner repaired(CellChanges changes) {
    GridGraph changed = graph.with(changes);
    RegionLevels repaired = new SectorRepair(regionLevels, changed, side).repaired(changes);
    return new CorridorPlanner(changed, repaired, side, components != null);
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
    return regionLevels.bytes() + (components == null ? 0 : 4L * components.length);
  }

  @Override
  public List<String> extraCounters() {
    return QueryMeter.EXTRA_COUNTERS;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new CorridorSearch(graph, regionLevels, components, observer);
  }
}
