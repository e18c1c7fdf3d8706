package hopscotch.hpa.subgoal;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code subgoal}. The arrays, after the head that every index file has:
 *
 * <ol>
 *   <li>ints: where the edges of each node begin, and at the end the number of edges
 *   <li>ints: the targets of the edges, by node
 * </ol>
 *
 * With more than one level, or with landmarks, those edges of each node that have a middle come
 * last, and these arrays follow:
 *
 * <ol start="3">
 *   <li>ints: where the middles of each node begin, and at the end the number of middles
 *   <li>ints: the middles
 *   <li>longs: the nodes of the highest level, one bit for each node: node n is bit n &amp; 63 of
 *       word n / 64
 *   <li>with landmarks, ints: the distances to them, by node
 * </ol>
 *
 * Nodes are numbered row by row and found again on the map.
 */
final class SubgoalIndex implements IndexFormat {
  @Override
  public int version() {
    return 1;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(SubgoalPlanner.LEVELS, SubgoalPlanner.LANDMARKS);
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    SubgoalPlanner subgoal = (SubgoalPlanner) planner;
    if (subgoal.levels() == null) {
      subgoal.subgoals().writeEdges(out);
    } else {
      subgoal.levels().write(out);
      if (subgoal.landmarks() != null) {
        subgoal.landmarks().write(out);
      }
    }
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    SubgoalGraph nodes = SubgoalGraph.ofNodes(graph, "subgoal");
    boolean components = arguments.components(graph);
    int landmarks = SubgoalPlanner.landmarks(arguments);
    if (SubgoalPlanner.isPlain(arguments)) {
      return new SubgoalPlanner(nodes.readEdges(in), null, null, components);
    }
    SubgoalLevels levels = SubgoalLevels.read(nodes.nodeCount(), in);
    LandmarkTable table =
        landmarks == 0 ? null : LandmarkTable.read(nodes.nodeCount(), landmarks, in);
    return new SubgoalPlanner(nodes, levels, table, components);
  }
}
