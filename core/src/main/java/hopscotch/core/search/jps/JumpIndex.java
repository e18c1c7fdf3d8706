package hopscotch.core.search.jps;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.core.search.jps.bounds.GoalBounds;
import hopscotch.core.search.jps.graph.JumpGraph;
import hopscotch.core.search.jps.scan.JumpStops;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code jpsplus}. The arrays, after the head that every index file has:
 *
 * <ol>
 *   <li>bytes: the stops of {@link JumpStops}, those of straight jumps before those of diagonal
 *       ones, if these are prepared
 *   <li>where a {@link JumpGraph} is searched, its vertices, ints
 *   <li>with {@code bounds=true} shorts, the boxes of {@link GoalBounds}: for each jump point in
 *       the order of cells and each of the 8 directions the least column and row, then the largest
 * </ol>
 */
final class JumpIndex implements IndexFormat {
  @Override
  public int version() {
    return 5;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(JumpPlanners.PRUNE, JumpPlanners.GRAPH, JumpPlanners.BOUNDS);
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    ((PreparedJumpPlanner) planner).write(out);
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    return PreparedJumpPlanner.read(graph, arguments, in);
  }
}
