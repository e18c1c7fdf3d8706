package hopscotch.hpa.label;

import hopscotch.core.planner.capability.Labelled;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The labels of subgoals, with nodes named by their cells. */
record LabelLists(SubgoalGraph subgoals, HubLabels labels) implements Labelled {
  @Override
  public int[] nodes() {
    return IntStream.range(0, subgoals.nodeCount()).map(subgoals::cell).toArray();
  }

  @Override
  public int[] hubs(int node) {
    return entries(node).mapToInt(entry -> subgoals.cell(node(HubLabels.hub(entry)))).toArray();
  }

  @Override
  public long[] costs(int node) {
    return entries(node).map(HubLabels::cost).toArray();
  }

  @Override
  public int rank(int hub) {
    return rankOf(subgoals.node(hub));
  }

  private LongStream entries(int cell) {
    int node = subgoals.node(cell);
    return IntStream.range(labels.starts[node], labels.starts[node + 1])
        .mapToLong(i -> labels.entries[i]);
  }

  /** The last entry of a node is its own. */
  private int rankOf(int node) {
    return HubLabels.hub(labels.entries[labels.starts[node + 1] - 1]);
  }

  private int node(int rank) {
    return IntStream.range(0, subgoals.nodeCount())
        .filter(node -> rankOf(node) == rank)
        .findFirst()
        .orElseThrow();
  }
}
