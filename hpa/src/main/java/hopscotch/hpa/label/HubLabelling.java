package hopscotch.hpa.label;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.BudgetMeter;
import hopscotch.core.planner.Outcome;
import hopscotch.hpa.contraction.Hierarchy;
import hopscotch.hpa.contraction.UpwardGraph;
import java.util.Arrays;

/**
 * Makes the hub labels of a contraction hierarchy (Abraham, Delling, Goldberg and Werneck,
 * "Hierarchical Hub Labelings for Shortest Paths", ESA 2012, section 4), from the node contracted
 * last down to the first: the candidates for a node's label are itself and, for each of its upward
 * arcs, the entries of the target, farther by the arc.
 *
 * <p>A candidate is dropped if a hub above it that both labels have, the node's and the hub's own,
 * proves that the way through that other hub is no longer. What stays has its exact distance, and
 * came by an entry that stayed at the arc's target: so each entry's way can be followed arc by arc.
 *
 * <p>A hub that the labels of all targets hold is kept without a check, and most are. For were there
 * hubs above it on shortest paths from the node, the way to the highest of them would begin with an
 * arc; but the label of that arc's target does not hold the hub, since it has the higher one on a
 * shortest path.
 */
final class HubLabelling {
  private static final int COUNT_BITS = Short.SIZE;
  private static final long COUNT_MASK = HubLabels.MAX_OF_NODE;
  private static final long NONE = Long.MAX_VALUE / 2 & ~COUNT_MASK;

  private final UpwardGraph upward;
  private final int[] order;
  private final int[] ranks;
  private final int[] begins;
  private final int[] sizes;
  private long[] entries;
  private int[] links;
  private int count;

  /** By hub the cost as a candidate, and in the low bits how many arcs lead on to it. */
  private final long[] candidates;

  private final int[] via;
  private int[] hubs = new int[64];
  private int hubCount;

  private HubLabelling(Hierarchy hierarchy) {
    upward = hierarchy.upward();
    order = hierarchy.order();
    int nodes = order.length;
    ranks = new int[nodes];
    begins = new int[nodes];
    sizes = new int[nodes];
    entries = new long[8 * nodes + 1];
    links = new int[8 * nodes + 1];
    candidates = new long[nodes];
    via = new int[nodes];
    Arrays.fill(candidates, NONE);
    for (int i = 0; i < nodes; i++) {
      ranks[order[i]] = nodes - 1 - i;
    }
  }

  /**
   * Makes the labels.
   *
   * @throws BudgetExhaustedException if the budget ran out; a label counts as an expansion
   * @throws IllegalArgumentException if the graph is too large to have labels
   */
  static HubLabels of(Hierarchy hierarchy, Budget budget) {
    if (hierarchy.order().length > HubLabels.MAX_NODES) {
      throw new IllegalArgumentException(
          "planner 'hl' serves up to %d subgoals; this map has %d, which 'ch' serves"
              .formatted(HubLabels.MAX_NODES, hierarchy.order().length));
    }
    HubLabelling labelling = new HubLabelling(hierarchy);
    labelling.run(budget);
    return labelling.byNode();
  }

  private void run(Budget budget) {
    BudgetMeter meter = new BudgetMeter();
    long nextCheck = meter.start(budget);
    int[] sorted = byLevel();
    for (int i = 0; i < sorted.length; i++) {
      if (i >= nextCheck) {
        Outcome stopped = meter.exhausted(i);
        if (stopped != null) {
          throw new BudgetExhaustedException("the hub labels", stopped);
        }
        nextCheck = meter.nextCheck(i);
      }
      gather(sorted[i]);
      keepNeeded(sorted[i]);
    }
  }

  /**
   * The nodes by level, one more than the highest that an arc leads to, and in a level as they are
   * numbered: nodes that lie together read the same labels.
   */
  private int[] byLevel() {
    int[] levels = new int[order.length];
    int[] ends = new int[order.length + 1];
    for (int rank = 0; rank < order.length; rank++) {
      int node = node(rank);
      for (int arc = upward.starts()[node]; arc < upward.starts()[node + 1]; arc++) {
        levels[node] = Math.max(levels[node], levels[upward.targets()[arc]] + 1);
      }
      ends[levels[node] + 1]++;
    }
    for (int level = 1; level <= order.length; level++) {
      ends[level] += ends[level - 1];
    }
    int[] sorted = new int[order.length];
    for (int node = 0; node < order.length; node++) {
      sorted[ends[levels[node]]++] = node;
    }
    return sorted;
  }

  private int node(int rank) {
    return order[order.length - 1 - rank];
  }

  /** Collects the candidates of a node, by increasing rank. */
  private void gather(int node) {
    hubCount = 0;
    offer(ranks[node], 0, HubLabels.OWN);
    int first = upward.starts()[node];
    int end = upward.starts()[node + 1];
    requireFew(end - first, "arcs");
    for (int arc = first; arc < end; arc++) {
      int target = upward.targets()[arc];
      long cost = upward.costs()[arc];
      for (int i = begins[target]; i < begins[target] + sizes[target]; i++) {
        long sum = cost + HubLabels.cost(entries[i]);
        int link = HubLabels.link(arc - first, i - begins[target]);
        offer(HubLabels.hub(entries[i]), sum, link);
      }
    }
    Arrays.sort(hubs, 0, hubCount);
  }

  private void offer(int hub, long cost, int link) {
    long candidate = candidates[hub];
    if (candidate == NONE) {
      if (hubCount == hubs.length) {
        hubs = Arrays.copyOf(hubs, 2 * hubCount);
      }
      hubs[hubCount++] = hub;
    }
    if (cost < cost(candidate)) {
      candidate = cost << COUNT_BITS | candidate & COUNT_MASK;
      via[hub] = link;
    }
    candidates[hub] = candidate + 1;
  }

  private static long cost(long candidate) {
    return candidate >>> COUNT_BITS;
  }

  /** Makes the label of the candidates that are needed, and forgets all of them. */
  private void keepNeeded(int node) {
    int arcs = upward.starts()[node + 1] - upward.starts()[node];
    reserve(hubCount);
    begins[node] = count;
    for (int i = 0; i < hubCount; i++) {
      int hub = hubs[i];
      long cost = cost(candidates[hub]);
      boolean isInAll = (candidates[hub] & COUNT_MASK) == arcs;
      if (isInAll || hub == ranks[node] || !isNeedless(hub, cost)) {
        entries[count] = HubLabels.entry(hub, cost);
        links[count++] = via[hub];
      }
    }
    sizes[node] = count - begins[node];
    requireFew(sizes[node], "entries");
    for (int i = 0; i < hubCount; i++) {
      candidates[hubs[i]] = NONE;
    }
  }

  /** Whether the way to a hub that leads through one above it costs no more. */
  private boolean isNeedless(int hub, long cost) {
    int owner = node(hub);
    int own = begins[owner] + sizes[owner] - 1;
    for (int i = begins[owner]; i < own; i++) {
      if (cost(candidates[HubLabels.hub(entries[i])]) + HubLabels.cost(entries[i]) <= cost) {
        return true;
      }
    }
    return false;
  }

  private static void requireFew(int count, String what) {
    if (count > HubLabels.MAX_OF_NODE) {
      throw new IllegalArgumentException(
          "planner 'hl' serves up to %d %s a subgoal; one has %d"
              .formatted(HubLabels.MAX_OF_NODE, what, count));
    }
  }

  private void reserve(int more) {
    long needed = (long) count + more;
    if (needed > entries.length) {
      int most = Integer.MAX_VALUE - 8;
      if (needed > most) {
        throw new IllegalArgumentException(
            "the hub labels of this map have more than %d entries; 'ch' serves it".formatted(most));
      }
      int length = (int) Math.min(most, Math.max(needed, 2L * entries.length));
      entries = Arrays.copyOf(entries, length);
      links = Arrays.copyOf(links, length);
    }
  }

  /** The labels in the order of nodes: labels of subgoals that lie together stand together. */
  private HubLabels byNode() {
    int nodes = order.length;
    int[] starts = new int[nodes + 1];
    long[] entriesByNode = new long[count];
    int[] linksByNode = new int[count];
    for (int node = 0; node < nodes; node++) {
      System.arraycopy(entries, begins[node], entriesByNode, starts[node], sizes[node]);
      System.arraycopy(links, begins[node], linksByNode, starts[node], sizes[node]);
      starts[node + 1] = starts[node] + sizes[node];
    }
    return new HubLabels(starts, entriesByNode, linksByNode);
  }
}
