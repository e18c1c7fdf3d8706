package hopscotch.hpa.contraction;

import hopscotch.core.planner.capability.NodeGraph;
import java.util.stream.IntStream;

/**
 * The nodes and arcs of a contraction hierarchy whose arcs lead both ways, with nodes named by
 * their cells.
 */
record UpwardNodes(GraphNodes all, UpwardGraph upward) implements NodeGraph {
  @Override
  public int[] nodes() {
    return IntStream.range(0, all.count()).map(all::cell).toArray();
  }

  @Override
  public int[] edges(int node) {
    return arcs(node).map(arc -> all.cell(upward.targets[arc])).sorted().toArray();
  }

  @Override
  public boolean isShortcut(int from, int to) {
    return arcs(from)
        .anyMatch(arc -> all.cell(upward.targets[arc]) == to && upward.parts[2 * arc] >= 0);
  }

  private IntStream arcs(int cell) {
    int node = all.nodeOn(cell);
    return IntStream.range(upward.starts[node], upward.starts[node + 1]);
  }
}
