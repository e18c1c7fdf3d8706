package hopscotch.hpa.contraction;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.search.jps.graph.JumpVertices;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code ch} and {@code chjp}. The arrays, after the head that every index file
 * has:
 *
 * <ol>
 *   <li>ints: where the arcs of each node begin, and at the end the number of arcs; with {@code
 *       chjp} first for the arcs that lead from each node, then for those that lead to it
 *   <li>ints: the targets of the arcs, in the order of their nodes
 *   <li>ints: the two parts of each arc, as {@link UpwardGraph} has them
 *   <li>longs: the costs of the arcs
 * </ol>
 *
 * Nodes are the subgoals, or the vertices of the jump point graph, numbered row by row and found
 * again on the map.
 */
record ContractionIndex(String planner) implements IndexFormat {
  @Override
  public int version() {
    return 2;
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    ((ContractionPlanner) planner).upward().write(out);
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    boolean components = arguments.components(graph);
    if (planner.equals(ContractionPlanner.ON_JUMP_POINTS)) {
      JumpVertices vertices = JumpVertices.of(graph, planner);
      GraphNodes nodes = GraphNodes.of(vertices);
      return ContractionPlanner.of(vertices, nodes, UpwardGraph.read(nodes, in), components);
    }
    SubgoalGraph subgoals = SubgoalGraph.ofNodes(graph, planner);
    UpwardGraph upward = UpwardGraph.read(GraphNodes.of(subgoals), in);
    return ContractionPlanner.of(subgoals, upward, components);
  }
}
