package hopscotch.core.search.anyangle.exact.enlsvg;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.search.anyangle.exact.corner.Corners;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code enlsvg}: the edges of {@link SparseVisibilityGraph}. The arrays, all of
 * ints, after the head that every index file has:
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
public final class VisibilityIndex implements IndexFormat {
  @Override
  public int version() {
    return 1;
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    ((EdgeLevelPlanner) planner).visibility().write(out);
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    Corners corners = Corners.of(graph, "enlsvg");
    return new EdgeLevelPlanner(
        graph,
        corners,
        SparseVisibilityGraph.read(graph, corners, in),
        arguments.flag("blocks"),
        arguments.components(graph));
  }
}
