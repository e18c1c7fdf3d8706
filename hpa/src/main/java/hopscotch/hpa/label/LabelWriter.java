package hopscotch.hpa.label;

import hopscotch.hpa.contraction.UpwardGraph;
import java.util.Arrays;

/**
 * Makes the labels of one node after another, as {@link HubLabelling} says. It writes them into
 * arrays of its own, and begins a new array when one is full. For one thread; others may read the
 * labels of nodes above at the same time.
 */
final class LabelWriter {
  private static final int COUNT_BITS = Short.SIZE;
  private static final long COUNT_MASK = HubLabels.MAX_OF_NODE;
  private static final long NONE = Long.MAX_VALUE / 2 & ~COUNT_MASK;

  /** The number of entries of an array, unless one label has more. */
  private static final int ROOM = 1 << 12;

  private final HubLabelling labelling;
  private final UpwardGraph upward;
  private long[] entries = {};
  private int[] links = {};
  private int count;

  /**
   * For each hub, its cost as a candidate, and in the low bits the number of arcs whose targets
   * have it.
   */
  private final long[] candidates;

  private final int[] via;
  private int[] hubs = new int[64];
  private int hubCount;

  LabelWriter(HubLabelling labelling, UpwardGraph upward, int nodes) {
    this.labelling = labelling;
    this.upward = upward;
    candidates = new long[nodes];
    via = new int[nodes];
    Arrays.fill(candidates, NONE);
  }

  /** Makes the label of a node. The labels of the targets of its arcs must have been made. */
  void make(int node) {
    gather(node);
    keepNeeded(node);
  }

  /** Collects the candidates for the label of a node, in the order of rank. */
  private void gather(int node) {
    int own = labelling.rank(node);
    hubs[0] = own;
    hubCount = 1;
    candidates[own] = 0;
    via[own] = HubLabels.OWN;
    int first = upward.starts()[node];
    int end = upward.starts()[node + 1];
    requireFew(end - first, "arcs");
    for (int arc = first; arc < end; arc++) {
      int target = upward.targets()[arc];
      long cost = upward.costs()[arc];
      int size = labelling.size(target);
      if (hubs.length < hubCount + size) {
        hubs = Arrays.copyOf(hubs, 2 * (hubCount + size));
      }
      offer(
          labelling.entries(target),
          labelling.begin(target),
          size,
          cost,
          HubLabels.link(arc - first, 0));
    }
    Arrays.sort(hubs, 0, hubCount);
  }

  /**
   * Offers the entries of the label of a target, each farther by the arc. The array {@link #hubs}
   * must be long enough.
   */
  private void offer(long[] above, int begin, int size, long cost, int link) {
    final long[] candidates = this.candidates;
    final int[] via = this.via;
    final int[] hubs = this.hubs;
    int found = hubCount;
    for (int i = 0; i < size; i++) {
      long entry = above[begin + i];
      int hub = HubLabels.hub(entry);
      long sum = cost + HubLabels.cost(entry);
      long candidate = candidates[hub];
      hubs[found] = hub;
      found += candidate == NONE ? 1 : 0;
      if (sum < cost(candidate)) {
        candidate = sum << COUNT_BITS | candidate & COUNT_MASK;
        via[hub] = link + i;
      }
      candidates[hub] = candidate + 1;
    }
    hubCount = found;
  }

  private static long cost(long candidate) {
    return candidate >>> COUNT_BITS;
  }

  /** Makes the label from the candidates that are needed, and removes all candidates. */
  private void keepNeeded(int node) {
    int arcs = upward.starts()[node + 1] - upward.starts()[node];
    int own = labelling.rank(node);
    reserve(hubCount);
    int begin = count;
    for (int i = 0; i < hubCount; i++) {
      int hub = hubs[i];
      long cost = cost(candidates[hub]);
      boolean isInAll = (candidates[hub] & COUNT_MASK) == arcs;
      if (isInAll || hub == own || !isNeedless(hub, cost)) {
        entries[count] = HubLabels.entry(hub, cost);
        links[count++] = via[hub];
      }
    }
    requireFew(count - begin, "entries");
    labelling.keep(node, entries, links, begin, count - begin);
    for (int i = 0; i < hubCount; i++) {
      candidates[hubs[i]] = NONE;
    }
  }

  /** Whether a way to a hub through another hub above it costs no more. */
  private boolean isNeedless(int hub, long cost) {
    int owner = labelling.node(hub);
    final long[] above = labelling.entries(owner);
    int begin = labelling.begin(owner);
    int own = begin + labelling.size(owner) - 1;
    for (int i = begin; i < own; i++) {
      if (cost(candidates[HubLabels.hub(above[i])]) + HubLabels.cost(above[i]) <= cost) {
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

  /** Begins new arrays if the present ones have no room for {@code more} entries. */
  private void reserve(int more) {
    if (more > entries.length - count) {
      int length = Math.max(more, ROOM);
      entries = new long[length];
      links = new int[length];
      count = 0;
    }
  }
}
