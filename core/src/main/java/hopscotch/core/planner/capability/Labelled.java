package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;

/**
 * The hub labels of a planner, lists that a lesson can show. Ask {@link Planner#capability} for it.
 */
public interface Labelled {
  /** The cells of the nodes that have a label, in ascending order. */
  int[] nodes();

  /** The cells of the hubs in the label of a node, in the order of their ranks. */
  int[] hubs(int node);

  /** The exact cost from a node to each of its hubs, in the same order. */
  long[] costs(int node);

  /** The rank of a hub, from 0: the order in which every label lists its hubs. */
  int rank(int hub);
}
