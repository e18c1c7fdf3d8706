package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.DeadEnds;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;
import java.util.Arrays;

/** {@code enlsvg} prepared for a graph: its sparse visibility graph, and what is left out. */
public final class EdgeLevelPlanner implements Planner {
  private final GridGraph graph;
  private final Corners corners;
  private final Pruning pruning;

  /**
   * For each vertex, the stretch of a cell that a path enters which bends there; without blocks
   * none.
   */
  private final int[] stretches;

  private final SparseVisibilityGraph visibility;
  private final boolean checkComponents;

  /**
   * A planner on a visibility graph that is there.
   *
   * @param blocks whether to leave out what lies behind the only way there, where it is worth it
   * @param checkComponents whether components answer unreachable goals
   */
  public EdgeLevelPlanner(
      GridGraph graph,
      Corners corners,
      SparseVisibilityGraph visibility,
      boolean blocks,
      boolean checkComponents) {
    this.graph = graph;
    this.corners = corners;
    this.visibility = visibility;
    this.checkComponents = checkComponents;
    pruning = pruning(graph, corners, blocks);
    Vertices vertices = visibility.vertices();
    if (pruning instanceof RelevantCells relevant) {
      stretches = new int[vertices.count()];
      Arrays.setAll(stretches, vertex -> relevant.stretch(vertices.freeCell(vertex)));
    } else {
      stretches = new int[0];
    }
  }

  /**
   * In a maze without loops dead ends leave out nearly as much as blocks, and are told in less time
   * than the few vertices beyond them are expanded.
   */
  private static Pruning pruning(GridGraph graph, Corners corners, boolean blocks) {
    Pruning pruning = Pruning.of(graph, corners, blocks);
    boolean isMaze = pruning instanceof RelevantCells relevant && relevant.isWithoutLoops();
    return isMaze ? new DeadEnds(graph, corners) : pruning;
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
    return visibility.bytes() + pruning.bytes() + 4L * stretches.length;
  }

  @Override
  public PathSearch newSearch(SearchObserver observer) {
    return new EdgeLevelSearch(
        graph, visibility, corners, pruning, stretches, checkComponents, observer);
  }
}
