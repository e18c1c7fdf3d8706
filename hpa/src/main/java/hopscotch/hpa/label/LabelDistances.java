package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;

/**
 * Distances by hub labels. If there are many goals, the labels around the start are spread once,
 * and each goal is joined to them (Delling, Goldberg and Werneck, "Faster Batched Shortest Paths in
 * Road Networks", ATMOS 2011). Goals that are near each other have the same seeds, so the distances
 * of the last seeds are kept, as long as the start is the same. For one thread.
 */
final class LabelDistances implements DistanceSearch {
  private static final int SLOTS = 64;
  private static final int NONE = -1;

  private final GridGraph graph;
  private final LabelSearch search;
  private final Seeds fromStart;
  private final Seeds fromGoal;
  private final HubTable table;

  /** Seeds of goals that were joined to the start, each at the slot of its low bits. */
  private final int[] joined = new int[SLOTS];

  /** For each slot, the distance of that seed from the start. */
  private final long[] distancesOfJoined = new long[SLOTS];

  LabelDistances(SubgoalGraph subgoals, HubLabels labels, SeedTable seeds, LabelSearch search) {
    this.graph = subgoals.graph();
    this.search = search;
    this.fromStart = new Seeds(subgoals, seeds);
    this.fromGoal = new Seeds(subgoals, seeds);
    this.table = new HubTable(labels);
  }

  @Override
  public long distance(int start, int goal) {
    graph.requireFree(start, "start");
    graph.requireFree(goal, "goal");
    return start == goal ? 0 : known(search.distance(start, goal));
  }

  @Override
  public void distances(int start, int[] goals, int count, long[] distances) {
    graph.requireFree(start, "start");
    for (int i = 0; i < count; i++) {
      graph.requireFree(goals[i], "goal");
    }
    fromStart.place(start);
    fromStart.find(fromStart);
    table.clear();
    Arrays.fill(joined, NONE);
    for (int i = 0; i < fromStart.size(); i++) {
      table.spread(fromStart.node(i), fromStart.cost(i));
    }
    for (int i = 0; i < count; i++) {
      distances[i] = start == goals[i] ? 0 : known(toGoal(goals[i]));
    }
  }

  private static long known(long distance) {
    return distance == HubTable.UNREACHED ? UNREACHABLE : distance;
  }

  /**
   * Like {@code LabelSearch}, except that the labels of all seeds of the start have been spread
   * already.
   */
  private long toGoal(int goal) {
    fromGoal.place(goal);
    if (fromStart.sees(fromGoal)) {
      return fromStart.octile(fromGoal);
    }
    fromGoal.find(fromStart);
    long mu = HubTable.UNREACHED;
    for (int i = 0; i < fromGoal.size(); i++) {
      if (fromGoal.bound(i) < mu) {
        mu = Math.min(mu, fromGoal.cost(i) + toSeed(fromGoal.node(i)));
      }
    }
    for (int i = 0; i < fromStart.size(); i++) {
      long bound = fromStart.bound(i, fromGoal);
      if (bound < mu && fromGoal.sees(fromStart.node(i))) {
        mu = bound;
      }
    }
    return mu;
  }

  /** The distance from the start to a seed of a goal. */
  private long toSeed(int node) {
    int slot = node & SLOTS - 1;
    if (joined[slot] != node) {
      joined[slot] = node;
      distancesOfJoined[slot] = table.join(node, 0, HubTable.UNREACHED);
    }
    return distancesOfJoined[slot];
  }
}
