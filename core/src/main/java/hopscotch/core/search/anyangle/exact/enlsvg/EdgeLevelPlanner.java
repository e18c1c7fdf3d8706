package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Indexed;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import hopscotch.core.search.anyangle.exact.pruning.DeadEnds;
import hopscotch.core.search.anyangle.exact.pruning.Pruning;
import hopscotch.core.search.anyangle.exact.pruning.RelevantCells;
import java.io.IOException;
import java.util.Arrays;

/** {@code enlsvg} prepared for a graph: its sparse visibility graph, and what is left out. */
public final class EdgeLevelPlanner implements Planner, Indexed {
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

  /**
   * {@inheritDoc} The arrays of {@link SparseVisibilityGraph}, all of ints:
   *
   * <ol>
   *   <li>where the edges of the top level of each side begin, and at last their number
   *   <li>the same of the lower edges
   *   <li>by edge, those of the top level first: its exit, a side of its target
   *   <li>the first edge of the top level that may follow it
   *   <li>the first lower edge that may follow it
   *   <li>by lower edge the one back
   *   <li>its level
   * </ol>
   *
   * Vertices are numbered row by row and found again on the map.
   */
  @Override
  public void writeIndex(IndexWriter out) throws IOException {
    visibility.write(out);
  }

  /** Reads what {@link #writeIndex} wrote. */
  public static EdgeLevelPlanner read(Arguments arguments, GridGraph graph, IndexReader in)
      throws IOException {
    Corners corners = Corners.of(graph, "enlsvg");
    return new EdgeLevelPlanner(
        graph,
        corners,
        SparseVisibilityGraph.read(graph, corners, in),
        arguments.flag("blocks"),
        arguments.components(graph));
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
