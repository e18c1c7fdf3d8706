package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.core.planner.IndexFormat;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.parameter.Arguments;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.io.IOException;
import java.util.List;

/**
 * The index file of {@code hl}. The arrays, after the head that every index file has:
 *
 * <ol>
 *   <li>ints: where the upward arcs of each node begin, and at the end the number of arcs
 *   <li>longs: the arcs in the order of their nodes, each with its target, where its runs begin,
 *       and how many there are, packed as {@link LabelArcs} says
 *   <li>bytes: the runs, each with its direction in the 3 low bits and the number of its moves
 *       above them
 *   <li>ints: where the label of each node begins, and at the end the number of entries
 *   <li>longs: the entries, each with the rank of its hub in the 24 high bits and its cost in the
 *       40 low ones
 *   <li>ints: the links of the entries; in the high half the arc of its node by which an entry
 *       came, in the low half the entry of that arc's target; -1 for the entry of a node for itself
 *   <li>ints: for each cell of the padded map, where its list of seeds begins; the list of a
 *       subgoal is empty. There are no ints if queries scan for seeds
 *   <li>ints: the lists, each with its length and then its seeds
 * </ol>
 *
 * Nodes are the subgoals, numbered row by row and found again on the map.
 */
final class LabelIndex implements IndexFormat {
  @Override
  public int version() {
    return 4;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(LabelPlanner.SEEDS);
  }

  @Override
  public void write(Planner planner, IndexWriter out) throws IOException {
    LabelPlanner label = (LabelPlanner) planner;
    label.arcs().write(out);
    label.labels().write(out);
    label.seeds().write(out);
  }

  @Override
  public Planner read(Arguments arguments, List<Planner> inner, GridGraph graph, IndexReader in)
      throws IOException {
    SubgoalGraph nodes = SubgoalGraph.ofNodes(graph, "hl");
    boolean components = arguments.components(graph);
    LabelArcs arcs = LabelArcs.read(nodes.nodeCount(), in);
    HubLabels labels = HubLabels.read(arcs, in);
    return new LabelPlanner(nodes, arcs, labels, SeedTable.read(nodes, in), components);
  }
}
